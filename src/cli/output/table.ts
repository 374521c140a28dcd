import { isRecord } from '../../core.js';
import { cellText, pad, truncate, widthOf } from './cell.js';
import { fieldOf } from './fields.js';
import { meaningOf, readableText } from './readable.js';
import { type Meaning, ValuesAsSent } from './value-forms.js';
import { visible } from './visible.js';
import type { Shape, View, Writer } from './writer.js';

// Longer texts are cut, so that more columns fit. Integers, IDs and timestamps are shorter.
const maxCell = 44;
/** A column of sentences may be cut to this width. */
const minSentence = 16;
const gap = '  ';

export function table(shape: Shape): Writer {
  return shape.isSingle ? lines(shape) : rows(shape);
}

interface Line {
  readonly name: string;
  readonly value: unknown;
  readonly path: string;
  /** The item, or the part of it, that has the value. */
  readonly item: unknown;
}

function lines({ fields, declared, width, view, asSent }: Shape): Writer {
  const { columns, base64 } = declared;
  const ranks = new Map(columns.map((column, rank) => [column, rank]));
  const rankOf = ({ path }: Line): number => ranks.get(path) ?? columns.length;
  const linesOf = (item: unknown): Line[][] => {
    if (fields) return [fields.map((name) => ({ name, value: fieldOf(item, name), path: name, item }))];
    return partsOf(item).map((part) => part.sort((a, b) => rankOf(a) - rankOf(b)));
  };
  const text = (part: readonly Line[]): string => {
    const column = widestOf(
      part.map(({ name }) => visible(name)),
      0,
    );
    const room = width - column - gap.length;
    const texts = part.map(({ name, value, path, item }) => {
      const meaning = view.raw ? undefined : meaningOf(path, declared);
      const readable = readableText(item, name, meaning, view.timeZone, asSent);
      const cell = truncate(readable ?? cellText(value, base64.includes(path)), room);
      return `${pad(visible(name), column)}${gap}${cell}`.trimEnd();
    });
    return `${texts.join('\n')}\n`;
  };
  return { head: '', batch: (items) => items.flatMap(linesOf).map(text).join('\n'), tail: '' };
}

/** A reply that is only a list, such as the transactions with one ID, has a part for each item. */
function partsOf(item: unknown): Line[][] {
  const [[list, items] = ['', undefined], second] = isRecord(item) ? Object.entries(item) : [];
  const isList = !second && Array.isArray(items) && items.length > 0 && items.every(isRecord);
  const prefix = isList ? `${list}.` : '';
  return (isList ? items : [item]).map((part) =>
    entriesAtPaths(part).map(([name, value]) => ({ name, value, path: `${prefix}${name}`, item: part })),
  );
}

function entriesAtPaths(item: unknown, path = ''): [string, unknown][] {
  if (!isRecord(item)) return [[path || 'value', item]];
  return Object.entries(item).flatMap(([name, value]): [string, unknown][] => {
    const inner = path ? `${path}.${name}` : name;
    if (isRecord(value) && Object.keys(value).length > 0) return entriesAtPaths(value, inner);
    return [[inner, value]];
  });
}

interface Column {
  readonly field: string;
  readonly isNumber: boolean;
  readonly isEmpty: boolean;
  readonly isBase64: boolean;
  readonly meaning: Meaning;
  readonly hasSentences: boolean;
  width: number;
  /** Longer cells are cut. */
  maxWidth: number;
  readonly view: View;
}

/** The first batch selects the columns. Later batches only widen them. */
function rows(shape: Shape): Writer {
  const all = shape.fields ?? shape.declared.columns;
  let columns: Column[] | undefined;
  return {
    head: '',
    batch(items) {
      const isFirst = columns === undefined;
      columns ??= fitting(
        all.map((field) => columnOf(field, items, shape)),
        shape.fields ? Number.POSITIVE_INFINITY : shape.width,
      );
      const cells = items.map((item) => columns?.map((column) => cellOf(item, column, shape.asSent)) ?? []);
      if (isFirst) cells.unshift(columns.map(({ field }) => visible(field)));
      for (const [at, column] of columns.entries())
        column.width = widestOf(
          cells.map(({ [at]: text = '' }) => text),
          column.width,
        );
      const line = (row: readonly string[]): string =>
        columns?.map(({ width, isNumber }, at) => pad(row[at] ?? '', width, isNumber)).join(gap) ?? '';
      return cells.map((row) => `${line(row).trimEnd()}\n`).join('');
    },
    tail: '',
    leftOut: () => all.length - (columns?.length ?? all.length),
  };
}

function columnOf(field: string, items: readonly unknown[], shape: Shape): Column {
  const values = items.map((item) => fieldOf(item, field)).filter((value) => (value ?? '') !== '');
  const isNumber = values.length > 0 && values.every((value) => /^(bigint|number)$/.test(typeof value));
  const isBase64 = shape.declared.base64.includes(field);
  const meaning = shape.view.raw ? undefined : meaningOf(field, shape.declared);
  const maxWidth = Number.isFinite(shape.width) ? maxCell : shape.width;
  const isEmpty = values.length === 0;
  const { view } = shape;
  // These cells are not printed, so their values are not counted.
  const uncounted = new ValuesAsSent();
  const texts = items.map((item) => cellOf(item, { field, isBase64, meaning, maxWidth, view }, uncounted));
  const hasSentences = meaning === undefined && texts.some((text) => text.includes(' '));
  const width = widestOf(texts, widthOf(visible(field)));
  return { field, isNumber, isEmpty, isBase64, meaning, hasSentences, width, maxWidth, view };
}

/** `Math.max` takes no more arguments than fit on the stack, and a list of holders may be longer. */
function widestOf(texts: readonly string[], least: number): number {
  return texts.reduce((widest, text) => Math.max(widest, widthOf(text)), least);
}

/** Columns without values are last. Sentences are cut to the rest of the room. */
function fitting(columns: readonly Column[], room: number): Column[] {
  let rest = room;
  const chosen = new Set<Column>();
  for (const column of [...columns].sort((a, b) => Number(a.isEmpty) - Number(b.isEmpty))) {
    if (column.width > rest && column.hasSentences && rest >= minSentence)
      column.width = column.maxWidth = rest;
    if (column.width > rest && chosen.size > 0) continue;
    rest -= column.width + gap.length;
    chosen.add(column);
  }
  return columns.filter((column) => chosen.has(column));
}

function cellOf(
  item: unknown,
  {
    field,
    isBase64,
    meaning,
    maxWidth,
    view,
  }: Pick<Column, 'field' | 'isBase64' | 'meaning' | 'maxWidth' | 'view'>,
  asSent: ValuesAsSent,
): string {
  const readable = readableText(item, field, meaning, view.timeZone, asSent);
  if (readable !== undefined) return truncate(visible(readable), maxWidth);
  const value = fieldOf(item, field);
  const text = cellText(value, isBase64);
  const isLongList = Array.isArray(value) && widthOf(text) > maxCell && !view.raw;
  return isLongList ? `${value.length} items` : truncate(text, maxWidth);
}
