import { describedOperations } from '../../../generated/sandbox/ledger.js';
import type { LedgerData } from '../data/ledger-data.js';
import type { DescribedFilter } from '../described-operation.js';
import type { Kind } from './spelling.js';

export type Params = Readonly<Record<string, unknown>>;

/** A row, with the fields that the service compares. */
export type Row = object;

/** The rows that a list starts from, and the fields that it shows of a row. The description says the rest. */
export interface Source {
  readonly rows: (ledger: LedgerData, params: Params) => readonly Row[];
  readonly view?: (row: never, ledger: LedgerData) => object;
}

/** A parameter and the fields that it is compared with. */
export interface Field extends Pick<DescribedFilter, 'fields' | 'joins' | 'unless'> {
  readonly name: string;
  readonly kind: Kind;
}

export interface Table extends Source {
  /** Most significant part first. */
  readonly sort: readonly Field[];
  readonly filters: readonly Field[];
  readonly order: 'asc' | 'desc';
  /** A row must match all equalities on the sort key, not only one of them. */
  readonly isStrict: boolean;
}

export function tableOf(operationId: string, source: Source): Table {
  const {
    list,
    order = 'asc',
    query,
  } = describedOperations.find((one) => one.operationId === operationId) ?? {};
  if (!list || !query) throw new Error(`the description has no list ${operationId}`);
  const kindOfName = (name: string): Kind => kindOf(query[name]?.value);
  const sort = list.key.map(({ parameter: name, field }) => ({
    name,
    fields: [`/${field}`],
    kind: kindOfName(name),
  }));
  const filters = Object.entries(list.filters)
    .filter(([, { fields, by }]) => fields.length > 0 && isPlain(by))
    .map(([name, facts]) => ({
      ...facts,
      name,
      kind: facts.by === 'success' ? 'success' : kindOfName(name),
    }));
  return { ...source, sort, filters, order, isStrict: list.matching === 'all' };
}

/** A sign and a part of a text are compared by `rows`. */
function isPlain(by: DescribedFilter['by']): boolean {
  return by === undefined || by === 'hash' || by === 'success';
}

/** By the name of a form in the description. Parameters of the path are IDs. */
function kindOf(form: string | undefined): Kind {
  if (form === 'timestamp') return 'time';
  if (form === 'words') return 'word';
  if (form === 'hex' || form === 'hash' || form === 'public-key') return 'hex';
  return form !== undefined && /integer|amount|index/.test(form) ? 'number' : 'id';
}

export function orderOf({ order }: Params, usual: 'asc' | 'desc'): 'asc' | 'desc' {
  if (order === undefined) return usual;
  return String(order).toLowerCase() === 'desc' ? 'desc' : 'asc';
}
