import { nanoseconds, readTimestamp, toOrdinal } from '../values/values.js';
import { type ItemKey, isSameKey } from './item-key.js';
import { numberRange } from './known-numbers.js';
import type { ListQuery } from './list-query.js';
import type { PageRequest, ReadPage } from './page.js';
import { queryFromItem } from './query-after-item.js';

// Several clusters may stand behind one host name, and one of them may lag by minutes. If it answers the request after item 56
// of a list that is read newest first, its page begins with its own newest item, 50. That is true and complete for this
// cluster, but 55 to 51 are missing. So a page has to show that its cluster has the item before it:
//
// - In a list whose numbers have no gaps, a page has all numbers that are known to exist (`KnownNumbers`), the first of which is
//   behind that item. An empty or short page may have to look up where the list ends (`needsEnd`).
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

/**
 * Whether it has to be looked up where a list without gaps ends, because a page says that nothing follows and does not show it
 * by itself. `last` is the last item that was read.
 *
 * - Newest first, all numbers down to the bound exist, unless the service has only the later items. With a bound in time, no
 *   number is known down to which they exist, but a page that has items, or begins after an old one, is not of a cluster
 *   that is behind.
 * - Oldest first, a cluster that is behind ends the list early. That is allowed, but not before a time in the past.
 */
export function needsEnd(
  list: ListQuery,
  page: Pick<ReadPage<object>, 'keys' | 'next'>,
  { startsAfter, time }: Pick<PageRequest, 'startsAfter' | 'time'>,
  now: bigint,
): boolean {
  if (page.next !== null) return false;
  const bound = list.range('timestamp')[list.far]?.key;
  if (list.order === 'asc') return bound !== undefined && bound < now && isYoung(bound, now);
  const hasItems = page.keys.length > 0;
  if (bound !== undefined)
    return !hasItems && startsAfter !== undefined && mayBeMissing(list, startsAfter, now, time);
  const last = numberOf(list, page.keys.at(-1) ?? startsAfter);
  const { min = '' } = list.operation.rangeKey ?? {};
  const lowest = numberRange(list).low ?? toOrdinal(min, list.rules[list.key]?.kind);
  return last !== undefined && lowest !== undefined && last > lowest;
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

export function numberOf(list: ListQuery, key: ItemKey | undefined): bigint | undefined {
  if (!key) return undefined;
  return toOrdinal(key.first, list.rules[list.key]?.kind);
}
