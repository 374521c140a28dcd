import type { LedgerData } from '../data/ledger-data.js';
import { type Filter, filtersOf, type Kind, sortable } from './spelling.js';
import type { Params, Table } from './table.js';
import { tables } from './tables.js';

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

export function makeTruth(ledgerAt: LedgerAt): Truth {
  return Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [
      name,
      (params: Params = {}, { at }: Moment = {}) => items(ledgerAt(at), table, params),
    ]),
  );
}

function items(ledger: LedgerData, table: Table, params: Params): readonly object[] {
  const { sort, fields = {}, order = 'asc' } = table;
  const keys = Object.values(sort);
  const keyOf = (row: object): string => keys.map(([path, kind]) => all(row, path, kind)[0] ?? '').join(' ');
  const rows = table
    .rows(ledger, params)
    .filter((row) =>
      Object.entries(fields).every(([name, [path, kind, repeats]]) => {
        const filters = filtersOf(params[name], kind).filter(
          ({ value }) => name !== 'type' || value !== 'all',
        );
        return passes(
          all(row, path, kind),
          repeats === 'last' ? filters.slice(-1) : filters,
          repeats !== 'any',
        );
      }),
    )
    .filter((row) => isInRange(row, table, params))
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  if (String(params.order ?? order).toLowerCase() === 'desc') return rows.reverse();
  return rows;
}

function all(row: unknown, path: string, kind: Kind): string[] {
  return path.split('|').flatMap((one) => valuesAt(row, one, kind));
}

function valuesAt(row: unknown, path: string, kind: Kind): string[] {
  let found: unknown[] = [row];
  for (const name of path.split('.'))
    found = found
      .flatMap((one) => (Array.isArray(one) && !/^\d/.test(name) ? one : [one]))
      .map((one) => Object.entries(one ?? {}).find(([own]) => own === name)?.[1]);
  return found.filter((value) => value !== null && value !== undefined).map((value) => sortable(value, kind));
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
function isInRange(row: object, { sort, isStrict = false }: Table, params: Params): boolean {
  const parts = Object.entries(sort).map(([name, [path, kind]]) => ({
    own: all(row, path, kind)[0] ?? '',
    filters: filtersOf(params[name], kind),
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
