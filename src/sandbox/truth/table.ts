import type { LedgerData } from '../data/ledger-data.js';
import type { Kind } from './spelling.js';

export type Params = Readonly<Record<string, unknown>>;

/** A field of a row: dots lead into it, and of an array all values count. */
export type Field = readonly [path: string, kind: Kind];

/** What is true of one list. */
export interface Table {
  /** All rows of the list, each as it goes over the wire, in any order. */
  readonly rows: (ledger: LedgerData, params: Params) => readonly object[];
  /** What sorts the list, most significant first, by the parameter of each. */
  readonly sort: Readonly<Record<string, Field>>;
  readonly fields?: Readonly<Record<string, Field>>;
  readonly order?: 'desc';
  /** Several equalities on what sorts the list have to hold all at once. */
  readonly isStrict?: boolean;
}
