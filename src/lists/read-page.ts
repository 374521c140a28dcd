import type { PageReply } from '../client/client.js';
import { preview, ResponseError } from '../errors/errors.js';
import { isRecord } from '../values/values.js';
import { countUpToEnd, countWithin, type ItemKey, type Misplaced, orderedKeys } from './item-key.js';
import type { ListQuery } from './list-query.js';
import { nextQuery } from './next-query.js';
import type { PageItems, PageRequest, ReadPage } from './page.js';
import { queryAfterItem } from './query-after-item.js';
import { firstChunk, queryAfterWindow } from './query-chunk.js';

/**
 * Reads a reply as a page of a list: its items, their keys, and what follows them. A reply is true for its service at best, and
 * may be wrong in each of its parts, so keys are held against the last item, the request and the range of the call.
 *
 * @param seen The queries that were sent before. A list whose keys are unknown ends if none is sent twice.
 */
export function readPage<Page extends object>(
  reply: PageReply<Page>,
  request: PageRequest,
  list: ListQuery,
  seen: Set<string>,
): ReadPage<Page> {
  const { data } = reply;
  const { query: sent, after } = request;
  const fail = failureOf(reply);
  const misplaced: Misplaced = (index, expected, got) => {
    const path = `/${list.operation.items}/${index}`;
    return fail(`${path} should be ${expected}`, path, expected, got);
  };
  const items = itemsOf(list, data);
  if (!items) throw withoutItems(list, data, fail);
  const next = nextOf(data);
  const keys = keysOf(items, request, list, { isLast: next === null, misplaced });
  const page = { data, items, keys, fail };
  if (keys.length === 0) return { ...page, next: nextQuery({ page, next }, list, sent, seen) };
  const isForward = sent.order === list.order;
  // After an empty window no item is known, so the query has the place that the page must not begin before.
  if (isForward && !after) countWithin(sent, keys, misplaced);
  const countInList = countWithin(list, keys, misplaced);
  if (countInList < items.length) return { ...keepFirst(page, countInList), next: null };
  const later = isForward ? queryAfterWindow(list, sent) : undefined;
  const countInWindow = later ? countUpToEnd(sent, keys) : items.length;
  // A service that ignores the far bound of a window returns the items behind it, and returns them again for the windows
  // that they are in. A scan reads these at the same time, so each item would come twice.
  if (later && countInWindow < items.length)
    return { ...keepFirst(page, countInWindow), next: { query: firstChunk(later), startsAfter: undefined } };
  if (list.operation.rangeKey?.mayRepeatKey && next !== null) return withoutLastKey(page, list);
  return { ...page, next: nextQuery({ page, next }, list, sent, seen) };
}

function failureOf({ response, context, redact }: PageReply<object>): ReadPage<object>['fail'] {
  return (message, instancePath, expected, got) =>
    new ResponseError(
      `the list cannot be followed: ${message}`,
      { status: response.status, text: '', issues: [{ instancePath, expected, got: preview(got, redact) }] },
      context,
    );
}

/** In a list that the description does not know, the items are the only array. */
function itemsOf({ operation: { items } }: ListQuery, page: object): unknown[] | undefined {
  if (items !== undefined) return (page as Record<string, unknown[] | undefined>)[items];
  if (Array.isArray(page)) return page;
  const arrays: unknown[][] = Object.values(page).filter(Array.isArray);
  if (arrays.length > 1) return undefined;
  return arrays[0];
}

function withoutItems({ operation }: ListQuery, page: object, fail: ReadPage<object>['fail']): ResponseError {
  const { items: name } = operation;
  if (name !== undefined) return fail(`the reply has no ${name}`, `/${name}`, 'an array', undefined);
  return fail('the reply has no array, or several', '', 'one array, or the option items', Object.keys(page));
}

function keysOf(
  items: readonly unknown[],
  { after, isReadInParallel }: PageRequest,
  list: ListQuery,
  { isLast, misplaced }: { readonly isLast: boolean; readonly misplaced: Misplaced },
): (ItemKey | undefined)[] {
  try {
    return orderedKeys(list, items, after, misplaced);
  } catch (error) {
    // The only page of a list cannot repeat items of another page. Without order, it does not show which items a bound leaves out.
    const isOnlyPage = isLast && !isReadInParallel && !after;
    const { low, high } = list.range(list.key);
    if (isOnlyPage && !low && !high && error instanceof ResponseError) return [];
    throw error;
  }
}

/** A page without the items of its last key. More items with that key may be on the next page, so all are read there. */
function withoutLastKey<Page>(page: PageItems<Page>, list: ListQuery): ReadPage<Page> {
  const { items, keys, fail } = page;
  const lastKey = keys.at(-1);
  const count = keys.findIndex((key) => key?.first === lastKey?.first);
  const startsAfter = keys[count - 1];
  const query = queryAfterItem(list, startsAfter);
  const path = `/${list.operation.items}`;
  if (!query) return { ...page, next: fail('one key fills a page', path, 'several keys', items.length) };
  // An item without a key is on no page that a bound begins.
  const keyless = keys.indexOf(undefined);
  if (keyless >= 0)
    return { ...page, next: fail('an item has no key', `${path}/${keyless}`, 'a key', items[keyless]) };
  return { ...keepFirst(page, count), next: { query: firstChunk(query), startsAfter } };
}

function keepFirst<Page>({ data, items, keys, fail }: PageItems<Page>, count: number): PageItems<Page> {
  return { data, items: items.slice(0, count), keys: keys.slice(0, count), fail };
}

function nextOf(page: unknown): unknown {
  if (!isRecord(page) || !isRecord(page.links)) return undefined;
  return page.links.next;
}
