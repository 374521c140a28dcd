import type { LedgerData } from '../data/ledger-data.js';
import { fromTimestamp } from '../wire/timestamps.js';
import type { Path } from './list.js';
import { compare, conditionsOn, type ServiceQuery } from './query.js';
import { notFound } from './service-error.js';

export interface Body {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

export interface LookupRequest {
  readonly path: Path;
  readonly query: ServiceQuery;
  readonly body: Body;
}

export type Lookup = (ledger: LedgerData, request: LookupRequest) => object;

export type Lookups = Readonly<Record<string, Lookup>>;

export function orNotFound<Value>(value: Value | undefined): Value {
  if (value === undefined) throw notFound();
  return value;
}

/** Whether an object that is valid from `from` until `to` matches the timestamp filters of a query. */
export function isAt(query: ServiceQuery, from: string | null | undefined, to?: string | null): boolean {
  const begin = fromTimestamp(from ?? '0');
  const end = typeof to === 'string' ? fromTimestamp(to) : undefined;
  return conditionsOn(query, 'timestamp').every(({ operator, value }) => {
    const isOver = end !== undefined && compare(end, value) <= 0;
    if (operator === 'eq') return compare(begin, value) <= 0 && !isOver;
    if (operator === 'lt') return compare(begin, value) < 0;
    if (operator === 'lte') return compare(begin, value) <= 0;
    return !isOver;
  });
}
