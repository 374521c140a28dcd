import type { LedgerData } from '../data/ledger-data.js';
import type { Kind } from './spelling.js';

export type Params = Readonly<Record<string, unknown>>;

/** A field of a row. Dots separate the parts of its path. All elements of an array match. */
export type Field = readonly [path: string, kind: Kind];

/** The rows of a list, and how it is sorted and filtered. */
export interface Table {
  /** All rows of the list as in the reply, in any order. */
  readonly rows: (ledger: LedgerData, params: Params) => readonly object[];
  /** The fields of the sort key by parameter, most significant first. */
  readonly sort: Readonly<Record<string, Field>>;
  readonly fields?: Readonly<Record<string, Field>>;
  readonly order?: 'desc';
  /** A row must match all equalities on the sort key, not only one of them. */
  readonly isStrict?: boolean;
}
