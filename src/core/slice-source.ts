import { itemsOf } from './list-request.js';
import { cursorAfter } from './next-query.js';
import type { Operation } from './operation.js';
import { direction, formatQuery, type QueryPair } from './query.js';
import type { RangeLine } from './range-line.js';
import { type Ask, firstItems, lastPlace } from './slice-page.js';
import type { Overflow, Slice } from './slice-queue.js';

/** A list that can be cut. */
export interface SliceSource {
  readonly operation: Operation;
  readonly line: RangeLine;
  /** The query of the whole list. */
  readonly first: readonly QueryPair[];
  readonly ask: Ask;
}

/** What a slice holds, as much of it as fits into a page, and where the rest begins if there may be one. */
export async function readSlice<Item>(
  { operation, line, first, ask }: SliceSource,
  slice: Slice<Item>,
): Promise<[readonly Item[], Overflow<Item>?]> {
  const others = first.filter(({ name }) => name !== operation.rangeKey?.parameter);
  const bounds = [...others, line.from(slice.from), line.to(slice.to)];
  const query = formatQuery(cursorAfter(operation, bounds, slice.after) ?? bounds);
  const page = await firstItems<Item>(operation, ask, query, query);
  const { items, next } = page;
  const last = lastPlace(operation, line, page, slice);
  const rest = last && restAfter(operation, last.key, items.at(-1) as Item);
  // A full page has a next, also where no further key can follow in its slice.
  return next === null || !rest || rest.from > slice.to ? [items] : [items, rest];
}

/** What comes after an item: a key that may have further items is not over with it. */
export function restAfter<Item>({ rangeKey }: Operation, key: bigint, item: Item): Overflow<Item> {
  return rangeKey?.second ? { from: key, after: item } : { from: key + 1n };
}

/** The last key of the list, as far as one request can tell. A search that takes long is not repeated. */
export async function lastKey({ operation, line, first, ask }: SliceSource): Promise<bigint | undefined> {
  const order = direction(operation, first) === 'asc' ? 'desc' : 'asc';
  const query = formatQuery([
    ...first.filter(({ name }) => name !== 'order' && name !== 'limit'),
    { name: 'order', text: order },
    { name: 'limit', text: '1' },
  ]);
  try {
    const { data } = await ask(query, { retry: false });
    return line.place(itemsOf(operation, data)[0])?.key;
  } catch {
    return undefined;
  }
}

/** The query of what is at a key and after it. */
export function queryFrom({ line, first }: SliceSource, key: bigint): string {
  const bound = line.from(key);
  const kept = first.filter(({ name, operator }) => name !== bound.name || operator[0] !== bound.operator[0]);
  return formatQuery([...kept, bound]);
}
