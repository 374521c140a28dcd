import { nanoseconds, readTimestamp, toOrdinal } from '../values/values.js';
import { type ItemKey, isSameKey } from './item-key.js';
import type { ListQuery } from './list-query.js';
import type { PageRequest, ReadPage } from './page.js';
import { queryFromItem } from './query-after-item.js';

// Several clusters may stand behind one host name, and one of them may lag by minutes. If it answers the request after item 56
// of a list that is read newest first, its page begins with its own newest item, 50. That is true and complete for this
// cluster, but 55 to 51 are missing. So a page has to show that its cluster has the item before it:
//
// - In a list whose numbers have no gaps, a page begins with the number after that item. That takes no request and no item.
// - In other lists, the query includes that item. The page begins with it, and it is left out.
// - After an old item, a page shows enough: each cluster has had that item for long.
//
// Read oldest first, a page of such a cluster is only short, and the list ends early.

/** In nanoseconds. A cluster was seen to stand still for an hour; twice as much is the margin. */
const longestStandstill = nanoseconds(3 * 3_600_000);

/**
 * The query of a request with the item that it starts after. Undefined if its page needs no such item: the numbers have no
 * gaps, the item is old, or items may leave the list.
 */
export function overlapping(list: ListQuery, request: PageRequest, now: bigint): ListQuery | undefined {
  const { startsAfter, time, query } = request;
  if (!startsAfter || list.order === 'asc' || isGapless(list)) return undefined;
  if (!mayBeMissing(list, startsAfter, now, time)) return undefined;
  return queryFromItem(query, list, startsAfter);
}

/** Whether an item that was read belongs to a list for good, but a cluster may not have it yet. */
export function mayBeMissing(list: ListQuery, item: ItemKey, now: bigint, time?: bigint): boolean {
  if (!keepsItems(list)) return false;
  const moment = isByTime(list) ? readTimestamp(item.first) : time;
  return moment === undefined || isYoung(moment, now);
}

/** A page without the item that it shares with the page before it; undefined if its cluster does not have that item. */
export function withoutOverlap<Page extends object>(
  page: ReadPage<Page>,
  list: ListQuery,
  shared: ItemKey,
): ReadPage<Page> | undefined {
  if (!isSameKey(page.keys[0], shared)) return undefined;
  const items = page.items.slice(1);
  const data = { ...page.data, [list.operation.items ?? '']: items };
  return { ...page, data, items, keys: page.keys.slice(1) };
}

/** Why a page does not show all that its cluster should have. */
export type Doubt =
  /** The cluster does not have an item that is known to exist. */
  | 'lagging cluster'
  /** A number is missing before a later one: its row may become visible a moment later. */
  | 'late row';

/**
 * Holds a page of a list without gaps against the number before it.
 *
 * @param last The last number that the list is known to have, in its order.
 */
export function doubtOf(
  page: Pick<ReadPage<object>, 'keys' | 'next'>,
  list: ListQuery,
  startsAfter: ItemKey | undefined,
  last: bigint | undefined,
): Doubt | undefined {
  if (!isGapless(list)) return undefined;
  const step = BigInt(list.sign);
  const before = numberOf(list, startsAfter);
  const first = numberOf(list, page.keys[0]);
  const hasGap = before !== undefined && first !== undefined && first !== before + step;
  // Read upwards, a later number is there. Read downwards, the page begins with the newest item of its cluster.
  if (hasGap) return list.order === 'asc' ? 'late row' : 'lagging cluster';
  const isEnd = page.next === null;
  if (last === undefined || !isEnd) return undefined;
  const end = numberOf(list, page.keys.at(-1)) ?? before;
  const reachesLast = end !== undefined && (last - end) * step <= 0n;
  if (!reachesLast) return 'lagging cluster';
  return undefined;
}

/** Whether a cluster that stands still may lack what was there at a moment. */
export function isYoung(moment: bigint, now: bigint): boolean {
  return now - moment <= longestStandstill;
}

/** The moment up to which each cluster has all items, as a key of a list by time; undefined for other lists. */
export function oldEnd(list: ListQuery, now: bigint): bigint | undefined {
  if (!list.operation.rangeKey?.appendOnly || !isByTime(list)) return undefined;
  return now - longestStandstill;
}

/** Whether the numbers of its items follow each other without gaps. A range on number or time leaves none inside of it. */
export function isGapless(list: ListQuery): boolean {
  if (!list.operation.rangeKey?.appendOnly?.contiguous) return false;
  return list.filterNames().every((name) => {
    if (name !== list.key && name !== 'timestamp') return false;
    const { equal, unequal } = list.range(name);
    return equal.length + unequal.length === 0;
  });
}

/**
 * Whether an item stays in the list once it is there. Rows by time and numbered ones never change. An entity may leave a
 * list that filters another field of it.
 */
function keepsItems(list: ListQuery): boolean {
  const appendOnly = list.operation.rangeKey?.appendOnly;
  if (!appendOnly) return false;
  if (isByTime(list) || appendOnly.contiguous) return true;
  return list.filterNames().every((name) => list.keys.includes(name));
}

function isByTime({ rules, key }: ListQuery): boolean {
  return rules[key]?.kind.name === 'timestamp';
}

function numberOf(list: ListQuery, key: ItemKey | undefined): bigint | undefined {
  if (!key) return undefined;
  return toOrdinal(key.first, list.rules[list.key]?.kind);
}
