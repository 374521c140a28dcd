import type { LedgerData } from '../data/ledger-data.js';
import { entity, hash, integer, type Kind, timestamp, type Value, word } from './kinds.js';
import type { ServiceQuery } from './query.js';
import type { Read, Selection } from './select.js';
import { type Key, Sorter } from './sorted.js';

export type Path = Readonly<Record<string, string>>;

/** One list of the service: where its items are, what it is sorted by, and which field each filter reads. */
export interface List<Item> extends Selection<Item> {
  readonly operationId: string;
  /** The property of the reply that holds the page. */
  readonly property: string;
  /** The items of this path, in any order. */
  readonly items: (ledger: LedgerData, path: Path, query: ServiceQuery) => readonly Item[];
  /** What goes over the wire for an item, where that is not the item itself. */
  readonly view?: (item: Item, ledger: LedgerData, query: ServiceQuery) => unknown;
  /** What the reply has beside page and links. */
  readonly around?: (ledger: LedgerData, path: Path) => object;
  /** Refuses combinations of parameters that the service refuses. */
  readonly check?: (query: ServiceQuery) => void;
  /** Whether the list has a single page. */
  readonly single?: (query: ServiceQuery) => boolean;
  /** Set if one request searches a window of 60 days on public networks. */
  readonly window?: {
    /** The answer to an empty window: a link to the next one, no link, or a failure of descending requests. */
    readonly empty: 'next' | 'end' | 'failure';
    /** Parameters that search one block or one transaction, and so need no window. */
    readonly unless?: readonly string[];
  };
}

type Rest<Item> = Pick<List<Item>, 'items' | 'key'> & Partial<Omit<List<Item>, 'operationId' | 'property'>>;

/** A list, among lists of other items. */
export function list<Item>(operationId: string, property: string, rest: Rest<Item>): List<unknown> {
  const sorter = new Sorter(rest.key);
  return { operationId, property, filters: {}, repeats: 'any', sorter, ...rest } as List<unknown>;
}

const toText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const none = (): bigint => -1n;

/** A field as filters compare it; what is not there is smaller than anything. */
export function reading<Item>(kind: Kind, field: (item: Item) => unknown): (item: Item) => Value {
  return (item) => kind.parse(toText(field(item)), none) ?? -1n;
}

/** A key of this kind. */
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
export const byWord = keyOf(word);

export const id = <Item>(field: (item: Item) => unknown): Read<Item> => reading(entity, field);
export const time = <Item>(field: (item: Item) => unknown): Read<Item> => reading(timestamp, field);
export const number = <Item>(field: (item: Item) => unknown): Read<Item> => reading(integer(), field);

/** Hexadecimal text in small letters, without 0x. */
export const hex =
  <Item>(field: (item: Item) => unknown): Read<Item> =>
  (item) =>
    toText(field(item)).toLowerCase().replace(/^0x/, '');

/** A hash is found by the whole of it, or by its first 32 bytes. */
export const hashes =
  <Item>(field: (item: Item) => unknown): Read<Item> =>
  (item) => {
    const whole = hash.parse(toText(field(item)), none);
    return typeof whole === 'string' ? [whole, whole.slice(0, 64)] : null;
  };

/** A word of a few, in small letters. */
export const lower =
  <Item>(field: (item: Item) => unknown): Read<Item> =>
  (item) =>
    toText(field(item)).toLowerCase();
