import { stringifyJson } from '../../index.js';
import { picked } from './fields.js';
import type { Writer } from './writer.js';

type Fields = readonly string[] | undefined;

/** One JSON text: of one thing that thing, of a list an array with an item on each line. */
export function json(fields: Fields, isOne: boolean): Writer {
  if (isOne) return ndjson(fields);
  return {
    head: '[',
    batch: (items, at) =>
      items.map((item, index) => `${at + index > 0 ? ',' : ''}\n${textOf(item, fields)}`).join(''),
    tail: '\n]\n',
  };
}

/** JSON texts, one on each line. */
export function ndjson(fields: Fields): Writer {
  return { head: '', batch: (items) => items.map((item) => `${textOf(item, fields)}\n`).join(''), tail: '' };
}

function textOf(item: unknown, fields: Fields): string {
  return stringifyJson(fields ? picked(item, fields) : item) ?? 'null';
}
