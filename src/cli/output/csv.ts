import { stringifyJson } from '../../index.js';
import { fieldOf } from './fields.js';
import type { Writer } from './writer.js';

/**
 * CSV as in RFC 4180, in UTF-8. What is nested is JSON in its cell. Null and what is not there are an empty cell, an
 * empty text is one in quotes. Nothing is altered: a text may begin with what a spreadsheet takes for a formula.
 */
export function csv(fields: readonly string[]): Writer {
  return {
    head: line(fields.map(quoted)),
    batch: (items) => items.map((item) => line(fields.map((field) => cell(fieldOf(item, field))))).join(''),
    tail: '',
  };
}

function line(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`;
}

function cell(value: unknown): string {
  if (value === undefined || value === null) return '';
  return quoted(typeof value === 'object' ? stringifyJson(value) : String(value));
}

function quoted(text: string): string {
  return text === '' || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
