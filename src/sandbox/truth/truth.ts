import type { LedgerData } from '../data/ledger-data.js';
import { sources } from './sources.js';
import { type Filter, filtersOf, sortable } from './spelling.js';
import { type Field, orderOf, type Params, type Table, tableOf } from './table.js';

/**
 * The correct items of each list, by `operationId`, in order. They are computed from all rows at once, with no code of
 * the client and no filter or paging code of the service.
 */
export type Truth = Readonly<Record<string, (params?: Params, when?: Moment) => readonly object[]>>;

/** In milliseconds since the Unix epoch. @default now */
export interface Moment {
  readonly at?: number | undefined;
}

export type LedgerAt = (moment: number | undefined) => LedgerData;

const tables = Object.entries(sources).map(([name, source]) => [name, tableOf(name, source)] as const);

export function makeTruth(ledgerAt: LedgerAt): Truth {
  return Object.fromEntries(
    tables.map(([name, table]) => [
      name,
      (params: Params = {}, { at }: Moment = {}) => items(ledgerAt(at), table, params),
    ]),
  );
}

function items(ledger: LedgerData, table: Table, params: Params): readonly object[] {
  const { sort, filters, order, view } = table;
  const keyOf = (row: object): string => sort.map((part) => valuesOf(row, part)[0] ?? '').join(' ');
  const rows = table
    .rows(ledger, params)
    .filter((row) => filters.every((field) => fits(row, field, params)))
    .filter((row) => isInRange(row, table, params))
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const shown = view ? rows.map((row) => view(row as never, ledger)) : rows;
  return orderOf(params, order) === 'desc' ? shown.reverse() : shown;
}

function fits(row: object, field: Field, params: Params): boolean {
  const sent = filtersOf(params[field.name], field.kind).filter(
    ({ value }) => value !== field.unless?.toLowerCase(),
  );
  if (sent.length === 0) return true;
  const counted = field.joins === 'last' ? sent.slice(-1) : sent;
  return passes(valuesOf(row, field), counted, field.joins !== 'any');
}

/** The values of a row, in a form that sorts. `*` in a pointer stands for each item of an array. */
function valuesOf(row: object, { fields, kind }: Pick<Field, 'fields' | 'kind'>): string[] {
  const found = fields.flatMap((pointer) => valuesAt(row, pointer.split('/').slice(1)));
  return found.filter((value) => value !== null && value !== undefined).map((value) => sortable(value, kind));
}

function valuesAt(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (name === undefined) return [value];
  const inside = Object.entries(value ?? {}).filter(([own]) => name === '*' || own === name);
  return inside.flatMap(([, one]) => valuesAt(one, rest));
}

/** Whether one of the values fits all filters. A row without a value fits none. */
function passes(values: readonly string[], filters: readonly Filter[], isStrict: boolean): boolean {
  if (filters.length === 0) return true;
  const equal = filters.filter(({ operator }) => operator === 'eq').map(({ value }) => value);
  const others = filters.filter(({ operator }) => operator !== 'eq');
  return values.some((own) => {
    const isEqual = isStrict ? equal.every((value) => value === own) : equal.includes(own);
    if (equal.length > 0 && !isEqual) return false;
    return others.every(({ operator, value }) =>
      operator === 'ne' ? own !== value : isBeyond(own, value, operator),
    );
  });
}

function isBeyond(own: string, bound: string, operator: string): boolean {
  if (operator.startsWith('g')) return own > bound || (operator === 'gte' && own === bound);
  return own < bound || (operator === 'lte' && own === bound);
}

/** Bounds on several parts of a key form one bound on the whole key, if all earlier parts allow equality. */
function isInRange(row: object, { sort, isStrict }: Table, params: Params): boolean {
  const parts = sort.map((part) => ({
    own: valuesOf(row, part)[0] ?? '',
    filters: filtersOf(params[part.name], part.kind),
  }));
  const exact = parts.every(({ own, filters }) =>
    passes(
      [own],
      filters.filter(({ operator }) => operator.length === 2 && /^(eq|ne)$/.test(operator)),
      isStrict,
    ),
  );
  return exact && ['g', 'l'].every((side) => isOnSide(parts, side));
}

function isOnSide(parts: readonly { own: string; filters: readonly Filter[] }[], side: string): boolean {
  let own = '';
  let bound = '';
  let operator: string | undefined;
  for (const part of parts) {
    const bounds = part.filters.filter((one) => one.operator.startsWith(side));
    const tightest = bounds.sort((a, b) => (a.value < b.value ? 1 : -1)).at(side === 'g' ? 0 : -1);
    // If a bound excludes its own value, the later parts do not matter.
    if (!tightest || (operator !== undefined && !operator.endsWith('e'))) continue;
    own += part.own;
    bound += tightest.value;
    operator = tightest.operator;
  }
  return operator === undefined || isBeyond(own, bound, operator);
}
