import { csvColumns, expanded } from './expand.js';
import { fieldOf, pick } from './fields.js';
import { jsonText } from './json-text.js';
import { converted } from './readable.js';
import { table } from './table.js';
import { visible } from './visible.js';
import type { Shape, Writer } from './writer.js';

export function writerOf(shape: Shape): Writer {
  const writer = writerOfFormat(shape);
  const text = (items: readonly unknown[], position: number): string =>
    writer.batch(rowsOf(items, shape), position);
  if (!shape.onTerminal) return { ...writer, batch: text };
  return { ...writer, batch: (items, position) => visibleRows(text(items, position)) };
}

/** The rows that a format writes. A table has forms of its own for times and amounts. */
function rowsOf(items: readonly unknown[], { view, declared, format, asSent }: Shape): readonly unknown[] {
  const { expand, times, amounts } = view;
  const rows = expand === undefined ? items : items.flatMap((item) => expanded(item, expand));
  const isConverted = format !== 'table' && (times ?? amounts) !== undefined;
  return isConverted ? rows.map((row) => converted(row, declared, view, asSent)) : rows;
}

function writerOfFormat(shape: Shape): Writer {
  const { format, fields } = shape;
  switch (format) {
    case 'table':
      return table(shape);
    case 'csv':
      return csv(fields ?? csvColumns(shape));
    default:
      return json(shape);
  }
}

/** JSON has control characters only in strings, so their escapes do not change it. */
function visibleRows(text: string): string {
  const rowsAndEnds = text.split(/(\r?\n)/);
  return rowsAndEnds.map((part, at) => (at % 2 === 0 ? visible(part) : part)).join('');
}

/** RFC 4180 in UTF-8. Nested values are JSON. Null is an empty cell, and an empty text is quoted. */
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
  return csvText(typeof value === 'object' ? jsonText(value) : String(value));
}

function csvText(text: string): string {
  if (text === '' || /[",\r\n]/.test(text)) return `"${text.replaceAll('"', '""')}"`;
  return text;
}

function json({ format, fields, isSingle }: Shape): Writer {
  const textOf = (item: unknown): string => jsonText(fields ? pick(item, fields) : item);
  if (format === 'ndjson' || isSingle)
    return { head: '', batch: (items) => items.map((item) => `${textOf(item)}\n`).join(''), tail: '' };
  return {
    head: '[',
    batch: (items, position) =>
      items.map((item, index) => `${position + index > 0 ? ',' : ''}\n${textOf(item)}`).join(''),
    tail: '\n]\n',
  };
}
