import { stringifyJson } from '../../index.js';
import { fieldOf, picked } from './fields.js';
import { table } from './table.js';
import { visible } from './visible.js';
import type { Shape, Writer } from './writer.js';

/** The writer of a format. */
export function writerOf(shape: Shape): Writer {
  const { format, fields, declared } = shape;
  const writer = format === 'table' ? table(shape) : format === 'csv' ? csv(fields ?? declared) : json(shape);
  if (!shape.onTerminal) return writer;
  return { ...writer, batch: (items, position) => visibleLines(writer.batch(items, position)) };
}

/** Escapes control characters except line breaks. JSON has them only in strings, so it keeps its meaning. */
function visibleLines(text: string): string {
  return text.replace(/[^\r\n]+|\r(?!\n)/g, visible);
}

/**
 * CSV as in RFC 4180, in UTF-8. A nested value is JSON in its cell. Null and missing values are an empty cell, an empty
 * text is a quoted one. No value is altered: a text may begin with a formula of a spreadsheet.
 */
function csv(fields: readonly string[]): Writer {
  return {
    head: csvLine(fields.map(csvText)),
    batch: (items) =>
      items.map((item) => csvLine(fields.map((field) => csvCell(fieldOf(item, field))))).join(''),
    tail: '',
  };
}

function csvLine(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`;
}

function csvCell(value: unknown): string {
  if (value === undefined || value === null) return '';
  return csvText(typeof value === 'object' ? stringifyJson(value) : String(value));
}

function csvText(text: string): string {
  return text === '' || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** JSON with an item on each line: an array for `json`, without brackets and commas for `ndjson` and for one thing. */
function json({ format, fields, isSingle }: Shape): Writer {
  const textOf = (item: unknown): string => stringifyJson(fields ? picked(item, fields) : item) ?? 'null';
  if (format === 'ndjson' || isSingle)
    return { head: '', batch: (items) => items.map((item) => `${textOf(item)}\n`).join(''), tail: '' };
  return {
    head: '[',
    batch: (items, position) =>
      items.map((item, index) => `${position + index > 0 ? ',' : ''}\n${textOf(item)}`).join(''),
    tail: '\n]\n',
  };
}
