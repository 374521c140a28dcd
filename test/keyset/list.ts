import type { Key } from './key.js';
import type { Order } from './query.js';

/** One list of the service. */
export interface List {
  /** The operation ID. */
  readonly name: string;
  readonly path: string;
  /** Property of a page that holds the items. */
  readonly items: string;
  readonly first: Key;
  /** The second sort key: orders items with equal first keys. */
  readonly second?: Key;
  readonly order: Order;
  /** How several values of the first key are read: one must match, all must match, or they are refused. */
  readonly repeats: 'any' | 'all' | 'refused';
  /** Whether each number has a row. */
  readonly isGapless?: boolean;
  /** Whether the first key takes `ne`. */
  readonly takesNe?: boolean;
  /** A filter beside the keys, and its words. */
  readonly tag?: Tag;
  /** The key that `links.next` has in place of the first key. */
  readonly nextBy?: Key;
  /** The reply for an empty window, if requests are limited to a window. */
  readonly emptyWindow?: 'next' | 'end' | 'failure';
  /** The reply for an empty range, if it is not an empty list. */
  readonly crossed?: 'everything' | 'not found';
  /** Upper bound of the limit; greater values are reduced to it. @default 100 */
  readonly most?: number;
  /** Further properties of a page, as JSON. */
  readonly beside?: string;
  /** The parameters of a call. */
  params(call: ListCall): object;
}

export interface Tag {
  readonly parameter: string;
  readonly field: string;
  readonly words: readonly string[];
}

/** A query of a list. */
export interface ListCall {
  readonly first?: string[] | undefined;
  readonly second?: string[] | undefined;
  readonly tag?: string | undefined;
  readonly limit?: number | undefined;
  readonly order?: Order | undefined;
}

/** One row of a list. */
export interface Row {
  readonly first: bigint;
  /** 0 if the list has one key. */
  readonly second: bigint;
  /** The index of its word of the tag. */
  readonly tag: number;
}

/** The value of the key in next links, if they do not use the first key. It grows with the first key. */
export function otherKey(row: Row): bigint {
  return 1_767_225_600_000_000_000n + row.first * 1_000_000_007n;
}

/** A row as JSON. */
export function writeRow({ first, second, tag, nextBy }: List, row: Row): string {
  const field = (name: string, json: string): string => `${JSON.stringify(name)}:${json}`;
  const fields = [field(first.field, first.kind.json(row.first))];
  if (second) fields.push(field(second.field, second.kind.json(row.second)));
  if (nextBy) fields.push(field(nextBy.field, nextBy.kind.json(otherKey(row))));
  if (tag) fields.push(field(tag.field, JSON.stringify(tag.words[row.tag % tag.words.length])));
  return `{${fields.join(',')}}`;
}

/** A text that identifies a row. */
export function nameOf({ first, second }: List, row: Row): string {
  const name = first.kind.write(row.first);
  return second ? `${name} ${second.kind.write(row.second)}` : name;
}

/** A text that identifies an item of a reply. */
export function nameOfItem({ first, second }: List, item: object): string {
  const value = ({ field }: Key): string => String(Object.getOwnPropertyDescriptor(item, field)?.value);
  return second ? `${value(first)} ${value(second)}` : value(first);
}

/** Rows of a list with one key. */
export function rowsOf(keys: readonly bigint[]): Row[] {
  return keys.map((first) => ({ first, second: 0n, tag: 0 }));
}

/** Numbers from 1. */
export function numbers(count: number): bigint[] {
  return Array.from({ length: count }, (_, index) => BigInt(index + 1));
}

/** Timestamps of transactions in bursts within a second, about an hour apart. */
export function bursts(count: number, size: number): bigint[] {
  const hour = 3_600_000_000_000n;
  const start = 1_767_225_600_000_000_000n;
  return Array.from({ length: count }, (_, index) => {
    const burst = BigInt(Math.floor(index / size));
    const within = BigInt(index % size) * (1_000_000_000n / BigInt(size));
    return start + burst * hour + ((burst * 7919n) % 60n) * (hour / 120n) + within;
  });
}
