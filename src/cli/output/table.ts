import { isRecord } from '../../generated-code.js';
import { stringifyJson } from '../../index.js';
import { fieldOf } from './fields.js';
import { visible } from './visible.js';
import type { Shape, Writer } from './writer.js';

// What is longer is cut, so that more columns have room; integers, IDs and timestamps are not.
const longestCell = 44;
const gap = '  ';

/** Columns for a person: of a list a row for each item, of one thing a line for each field. */
export function table(shape: Shape): Writer {
  return shape.isOne ? things(shape) : rows(shape);
}

function things({ fields, width }: Shape): Writer {
  const lines = (item: unknown): [string, string][] =>
    fields
      ? fields.map((field) => [visible(field), textOf(fieldOf(item, field))])
      : flat(item).map(([name, value]) => [visible(name), textOf(value)]);
  return {
    head: '',
    batch: (items) =>
      items
        .map((item) => {
          const all = lines(item);
          const names = Math.max(...all.map(([name]) => name.length));
          const room = width - names - gap.length;
          return all.map(([name, text]) => `${name.padEnd(names)}${gap}${shortened(text, room)}\n`).join('');
        })
        .join('\n'),
    tail: '',
  };
}

/** The fields of a thing, with those of the things inside; lists stay whole. */
function flat(item: unknown, path = ''): [string, unknown][] {
  if (!isRecord(item)) return [[path || 'value', item]];
  return Object.entries(item).flatMap(([name, value]): [string, unknown][] => {
    const here = path ? `${path}.${name}` : name;
    return isRecord(value) && Object.keys(value).length > 0 ? flat(value, here) : [[here, value]];
  });
}

interface Column {
  readonly field: string;
  readonly isNumber: boolean;
  width: number;
}

/** The columns are chosen by what comes first, and become wider if they have to. */
function rows({ fields, known, width }: Shape): Writer {
  let columns: Column[] | undefined;
  return {
    head: '',
    batch(items) {
      const isFirst = columns === undefined;
      columns ??= chosen(items, fields ?? known, fields ? Number.POSITIVE_INFINITY : width);
      const cells = items.map((item) => (columns ?? []).map(({ field }) => cellOf(item, field, width)));
      if (isFirst) cells.unshift(columns.map(({ field }) => visible(field)));
      for (const [at, column] of columns.entries())
        column.width = Math.max(column.width, ...cells.map((row) => row[at]?.length ?? 0));
      return cells.map((row) => `${aligned(row, columns ?? [])}\n`).join('');
    },
    tail: '',
  };
}

function aligned(cells: readonly string[], columns: readonly Column[]): string {
  const padded = columns.map(({ width, isNumber }, at) => {
    const text = cells[at] ?? '';
    return isNumber ? text.padStart(width) : text.padEnd(width);
  });
  return padded.join(gap).trimEnd();
}

/** As many of the fields as have room, in their order: first those that are not nested. */
function chosen(items: readonly unknown[], fields: readonly string[], room: number): Column[] {
  const all = fields.map((field) => {
    const values = items
      .map((item) => fieldOf(item, field))
      .filter((value) => (value ?? undefined) !== undefined);
    const isNested = values.some((value) => typeof value === 'object');
    const isNumber = values.length > 0 && values.every((value) => /^(bigint|number)$/.test(typeof value));
    const width = Math.max(visible(field).length, ...items.map((item) => cellOf(item, field, room).length));
    return { field, isNumber, isNested, isEmpty: values.length === 0, width };
  });
  let left = room + gap.length;
  const fitting = new Set<string>();
  const ranked = [...all].sort((a, b) => rank(a) - rank(b));
  for (const { field, width } of ranked) {
    if (fitting.size > 0 && width + gap.length > left) break;
    left -= width + gap.length;
    fitting.add(field);
  }
  return all.filter(({ field }) => fitting.has(field));
}

function rank({ isNested, isEmpty }: { isNested: boolean; isEmpty: boolean }): number {
  return isNested ? 1 : isEmpty ? 2 : 0;
}

function cellOf(item: unknown, field: string, width: number): string {
  const text = textOf(fieldOf(item, field));
  return Number.isFinite(width) ? shortened(text, longestCell) : text;
}

/** A value on one line, in which nothing moves the cursor of a terminal. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return visible(typeof value === 'object' ? stringifyJson(value) : String(value));
}

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, Math.max(1, most - 1))}…` : text;
}
