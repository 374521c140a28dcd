import { isRecord } from '../../generated-code.js';
import { stringifyJson } from '../../index.js';
import { fieldOf } from './fields.js';
import { visible } from './visible.js';
import type { Shape, Writer } from './writer.js';

// Longer texts are cut, so that more columns fit. Integers, IDs and timestamps are shorter.
const maxCell = 44;
const gap = '  ';

export function table(shape: Shape): Writer {
  return shape.isSingle ? lines(shape) : rows(shape);
}

function lines({ fields, width }: Shape): Writer {
  const entriesOf = (item: unknown): [string, unknown][] =>
    fields ? fields.map((field) => [field, fieldOf(item, field)]) : entriesAtPaths(item);
  const text = (item: unknown): string => {
    const entries = entriesOf(item).map(([name, value]) => [visible(name), textOf(value)] as const);
    const column = Math.max(...entries.map(([name]) => name.length));
    const room = width - column - gap.length;
    return entries.map(([name, value]) => `${name.padEnd(column)}${gap}${cut(value, room)}\n`).join('');
  };
  return { head: '', batch: (items) => items.map(text).join('\n'), tail: '' };
}

function entriesAtPaths(item: unknown, path = ''): [string, unknown][] {
  if (!isRecord(item)) return [[path || 'value', item]];
  return Object.entries(item).flatMap(([name, value]): [string, unknown][] => {
    const inner = path ? `${path}.${name}` : name;
    return isRecord(value) && Object.keys(value).length > 0 ? entriesAtPaths(value, inner) : [[inner, value]];
  });
}

interface Column {
  readonly field: string;
  readonly isNumber: boolean;
  width: number;
}

/** The first batch selects the columns. Later batches only widen them. */
function rows({ fields, declared, width }: Shape): Writer {
  let columns: Column[] = [];
  return {
    head: '',
    batch(items) {
      const isFirst = columns.length === 0;
      if (isFirst) columns = columnsFor(items, fields ?? declared, fields ? Number.POSITIVE_INFINITY : width);
      const cells = items.map((item) => columns.map(({ field }) => cellOf(item, field, width)));
      if (isFirst) cells.unshift(columns.map(({ field }) => visible(field)));
      for (const [at, column] of columns.entries())
        column.width = Math.max(column.width, ...cells.map(({ [at]: text = '' }) => text.length));
      return cells.map((row) => `${align(row, columns)}\n`).join('');
    },
    tail: '',
  };
}

function align(cells: readonly string[], columns: readonly Column[]): string {
  const padded = cells.map((text, at) => {
    const { width = 0, isNumber } = columns[at] ?? {};
    return isNumber ? text.padStart(width) : text.padEnd(width);
  });
  return padded.join(gap).trimEnd();
}

/** Flat fields are preferred to nested ones. Fields without values are last. */
function columnsFor(items: readonly unknown[], fields: readonly string[], room: number): Column[] {
  const candidates = fields.map((field) => {
    const values = items
      .map((item) => fieldOf(item, field))
      .filter((value) => value !== undefined && value !== null);
    const isNested = values.some((value) => typeof value === 'object');
    const isNumber = values.length > 0 && values.every((value) => /^(bigint|number)$/.test(typeof value));
    const width = Math.max(visible(field).length, ...items.map((item) => cellOf(item, field, room).length));
    return { field, isNumber, rank: isNested ? 1 : values.length === 0 ? 2 : 0, width };
  });
  let left = room + gap.length;
  const fitting = new Set<string>();
  for (const { field, width } of [...candidates].sort((a, b) => a.rank - b.rank)) {
    if (fitting.size > 0 && width + gap.length > left) break;
    left -= width + gap.length;
    fitting.add(field);
  }
  return candidates.filter(({ field }) => fitting.has(field));
}

function cellOf(item: unknown, field: string, width: number): string {
  const text = textOf(fieldOf(item, field));
  return Number.isFinite(width) ? cut(text, maxCell) : text;
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return visible(typeof value === 'object' ? stringifyJson(value) : String(value));
}

function cut(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, Math.max(1, maxLength - 1))}…` : text;
}
