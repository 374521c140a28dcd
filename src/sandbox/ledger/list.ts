import type { LedgerData } from '../data/ledger-data.js';
import { bytes32, entity, hash, integer, type Kind, timestamp, type Value } from './kinds.js';
import type { ServiceQuery } from './query.js';
import type { Filter, Selection } from './select.js';
import { type Key, Sorter } from './sorted.js';

type PathName =
  | 'contractIdOrAddress'
  | 'hashOrNumber'
  | 'hookId'
  | 'idOrAliasOrEvmAddress'
  | 'scheduleId'
  | 'sequenceNumber'
  | 'serialNumber'
  | 'timestamp'
  | 'tokenId'
  | 'topicId'
  | 'transactionId'
  | 'transactionIdOrHash';

/** The parameters in the path of a request. An operation reads only those of its own path, so none is ever missing. */
export type Path = Readonly<Record<PathName, string>>;

export interface List<Item> extends Selection<Item> {
  readonly operationId: string;
  readonly property: string;
  readonly items: (ledger: LedgerData, path: Path, query: ServiceQuery) => readonly Item[];
  readonly view?: (item: Item, ledger: LedgerData, query: ServiceQuery) => unknown;
  /** Fields beside the items of a page. */
  readonly around?: (ledger: LedgerData, path: Path, page: readonly Item[], query: ServiceQuery) => object;
  readonly check?: (query: ServiceQuery) => void;
  /** Returns true if the list has only one page. */
  readonly single?: (query: ServiceQuery) => boolean;
  /** One request searches a window of 60 days on public networks. */
  readonly window?: {
    /** The reply for an empty window: a link to the next window, no link, or an error in descending order. */
    readonly empty: 'next' | 'end' | 'failure';
    /** Parameters that select one block or one transaction. They need no window. */
    readonly exceptWith?: readonly string[];
  };
}

type Rest<Item> = Pick<List<Item>, 'items' | 'key'> & Partial<Omit<List<Item>, 'operationId' | 'property'>>;

/** Erases the type of the items, so that lists can be stored together. */
export function list<Item>(operationId: string, property: string, rest: Rest<Item>): List<unknown> {
  const sorter = new Sorter(rest.key);
  return { operationId, property, filters: {}, matching: 'any', sorter, ...rest } as List<unknown>;
}

const toText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const none = (): bigint => -1n;

/** A missing key is lower than all values. */
function reading<Item>(kind: Kind, field: (item: Item) => unknown): (item: Item) => Value {
  return (item) => kind.parse(toText(field(item)), none) ?? -1n;
}

export const keyOf =
  (kind: Kind) =>
  <Item>(parameter: string, field: (item: Item) => unknown): Key<Item> => ({
    parameter,
    read: reading(kind, field),
    write: kind.write,
  });

export const byId = keyOf(entity);
export const byTime = keyOf(timestamp);
export const byNumber = keyOf(integer());
export const byBytes32 = keyOf(bytes32);

/** The values of a kind, all of which must fit. No missing field fits, as null in SQL. */
const filterBy =
  (kind: Kind) =>
  <Item>(field: (item: Item) => unknown): Filter<Item> => ({
    read: (item) => kind.parse(toText(field(item)), none) ?? null,
    repeats: 'all',
  });

export const id = filterBy(entity);
export const time = filterBy(timestamp);
export const number = filterBy(integer());

export const hex = <Item>(field: (item: Item) => unknown): Filter<Item> => ({
  read: (item) => toText(field(item)).toLowerCase().replace(/^0x/, '') || null,
  repeats: 'all',
});

/** A hash matches as a whole or by its first 32 bytes. */
export const hashes = <Item>(field: (item: Item) => unknown): Filter<Item> => ({
  read: (item) => {
    const whole = hash.parse(toText(field(item)), none);
    if (typeof whole === 'string') return [whole, whole.slice(0, 64)];
    return null;
  },
  repeats: 'all',
});

/** Words, in any case. */
export const words = <Item>(field: (item: Item) => readonly unknown[]): Filter<Item> => ({
  read: (item) => field(item).map((word) => toText(word).toLowerCase()),
  repeats: 'all',
});

/** One of several equalities must fit. */
export const any = <Item>(filter: Filter<Item>): Filter<Item> => ({ ...filter, repeats: 'any' });

/** Only the last of several values counts. */
export const last = <Item>(filter: Filter<Item>): Filter<Item> => ({ ...filter, repeats: 'last' });

/** Operators are read as `eq`. */
export const alwaysEqual = <Item>(filter: Filter<Item>): Filter<Item> => ({ ...filter, isAlwaysEqual: true });
