import type { LedgerData } from '../data/ledger-data.js';
import type { Kind } from './spelling.js';

export type Params = Readonly<Record<string, unknown>>;

/**
 * Dots separate the parts of a path, and `|` separates paths. All elements of an array match. Of several values, all must
 * match, unless one of the equalities is enough, or only the last value counts.
 */
export type Field = readonly [path: string, kind: Kind, repeats?: 'any' | 'last'];

export interface Table {
  readonly rows: (ledger: LedgerData, params: Params) => readonly object[];
  /** Most significant part first. */
  readonly sort: Readonly<Record<string, Field>>;
  readonly fields?: Readonly<Record<string, Field>>;
  readonly order?: 'desc';
  /** A row must match all equalities on the sort key, not only one of them. */
  readonly isStrict?: boolean;
}

export function orderOf({ order }: Params, usual: 'asc' | 'desc'): 'asc' | 'desc' {
  if (order === undefined) return usual;
  return String(order).toLowerCase() === 'desc' ? 'desc' : 'asc';
}
