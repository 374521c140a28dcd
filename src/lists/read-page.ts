import type { CallOptions, PageReply } from '../client/client.js';
import { preview, ResponseError } from '../errors/errors.js';
import { isRecord, readTimestamp } from '../values/values.js';
import { isContinuation, progressOf } from './continuation.js';
import { countWithin, type ItemKey, type Misplaced, orderedKeys } from './item-key.js';
import { ListQuery } from './list-query.js';
import { queryAfterItem } from './query-after-item.js';
import { firstChunk, nextChunk, queryAfterWindow, whyTooWide } from './query-chunk.js';
import { formatQuery, parseQuery } from './query-pairs.js';

export interface PageRequest {
  readonly query: ListQuery;
  readonly list?: ListQuery | undefined;
  /** Each item comes after this one. */
  readonly after?: ItemKey | undefined;
  /** The item that the query starts after, and its time, if its key is another value. */
  readonly startsAfter?: ItemKey | undefined;
  readonly time?: bigint | undefined;
  /** The item that the page begins with. */
  readonly until?: ItemKey | undefined;
  /** Whether it is the page before a place, read in the other order. */
  readonly isBack?: boolean | undefined;
  readonly options?: CallOptions | undefined;
  /** Whether it must not share the reply of an equal call that is under way. */
  readonly isFresh?: boolean | undefined;
  /** Whether other pages of the list are read at the same time. */
  readonly isReadInParallel?: boolean | undefined;
  readonly hasPassed?: boolean | undefined;
}

export interface ReadPage<Page> {
  readonly data: Page;
  readonly items: readonly unknown[];
  readonly keys: readonly (ItemKey | undefined)[];
  readonly next: NextQuery | null | ResponseError;
  readonly hasPrevious?: boolean | undefined;
  /** Whether it does not begin with an item that is known to be in the list. */
  readonly lacksItem?: boolean | undefined;
  readonly fail: (message: string, instancePath: string, expected: string, got: unknown) => ResponseError;
}

export interface NextQuery {
  readonly query: ListQuery;
  /** The item that it starts after; undefined if it starts at another place, such as the edge of a window. */
  readonly startsAfter: ItemKey | undefined;
  /** The time of that item, if its key is another value. */
  readonly time?: bigint | undefined;
}

/** @param seen The queries that were sent before. A list whose keys are unknown ends if none is sent twice. */
export function readPage<Page extends object>(
  { data, response, context, redact }: PageReply<Page>,
  { query: sent, after, isReadInParallel }: PageRequest,
  list: ListQuery,
  seen: Set<string>,
): ReadPage<Page> {
  const fail: ReadPage<Page>['fail'] = (message, instancePath, expected, got) =>
    new ResponseError(
      `the list cannot be followed: ${message}`,
      { status: response.status, text: '', issues: [{ instancePath, expected, got: preview(got, redact) }] },
      context,
    );
  const misplaced: Misplaced = (index, expected, got) => {
    const path = `/${list.operation.items}/${index}`;
    return fail(`${path} should be ${expected}`, path, expected, got);
  };
  const items = itemsOf(list, data);
  if (!items) {
    const { items: name } = list.operation;
    throw name === undefined
      ? fail('its items cannot be told', '', 'one array, or the option items', Object.keys(data))
      : fail(`the reply has no ${name}`, `/${name}`, 'an array', undefined);
  }
  let keys: (ItemKey | undefined)[] = [];
  try {
    keys = orderedKeys(list, items, after, misplaced);
  } catch (error) {
    // The only page of a list cannot repeat items of another page.
    const isOnlyPage = !isReadInParallel && !after && nextOf(data) === null;
    if (!isOnlyPage || !(error instanceof ResponseError)) throw error;
  }
  // Behind an empty window no item is known, so the query has the place that the page must not begin before.
  const isFromPlace = !after && sent.order === list.order;
  if (isFromPlace && keys.length > 0) countWithin(sent, keys, misplaced);
  const count = keys.length === 0 ? items.length : countWithin(list, keys, misplaced);
  if (count < items.length)
    return { data, items: items.slice(0, count), keys: keys.slice(0, count), fail, next: null };
  const page = { data, items, keys, fail };
  const mayBeCut = list.operation.rangeKey?.mayRepeatKey && keys.length > 0 && nextOf(data) !== null;
  if (!mayBeCut) return { ...page, next: nextQuery(list, page, sent, seen) };
  // More items with the last key may be on the next page, so all of them are read there.
  const kept = keys.findIndex((key) => key?.first === keys.at(-1)?.first);
  const startsAfter = keys[kept - 1];
  const query = queryAfterItem(list, startsAfter);
  const path = `/${list.operation.items}`;
  if (!query) return { ...page, next: fail('one key fills a page', path, 'several keys', items.length) };
  return {
    ...page,
    items: items.slice(0, kept),
    keys: keys.slice(0, kept),
    next: { query: firstChunk(query), startsAfter },
  };
}

/** In a list that the description does not know, the items are the only array. */
function itemsOf({ operation: { items } }: ListQuery, page: object): unknown[] | undefined {
  if (items !== undefined) return (page as Record<string, unknown[] | undefined>)[items];
  const [only, another] = Array.isArray(page) ? [page] : Object.values(page).filter(Array.isArray);
  return another ? undefined : only;
}

function nextOf(page: unknown): unknown {
  return isRecord(page) && isRecord(page.links) ? page.links.next : undefined;
}

export function followable(page: Pick<ReadPage<object>, 'next'> | undefined): NextQuery | undefined {
  const next = page?.next;
  return next && !(next instanceof ResponseError) ? next : undefined;
}

// Behind an item, the client's own query is sent, or a link that asks for the same. Behind an empty page, the link is
// followed if it keeps the filters and advances.
function nextQuery(
  list: ListQuery,
  { data, items, keys, fail }: Omit<ReadPage<object>, 'next'>,
  sent: ListQuery,
  seen: Set<string>,
): ReadPage<object>['next'] {
  const next = nextOf(data);
  const isFull = items.length >= sent.limit;
  if (next === undefined && list.rules.limit && isFull)
    return fail('a full page has no links', '/links', 'an object with next, a text or null', next);
  if (next === null || next === undefined) {
    const query = nextChunk(list, sent);
    return query ? { query, startsAfter: undefined } : null;
  }
  const link = linkQuery(list, next);
  const last = keys.at(-1);
  const own = queryAfterItem(list, last);
  if (own === null) return null;
  // If the request was a window of the list, the service knows only that window.
  const requested = queryAfterWindow(list, sent) ? sent : list;
  if (own) {
    // The order of text is the service's, so only a repeated query shows that a list does not advance.
    if (list.rules[list.key]?.kind.name === 'string' && !isNew(own.text, seen))
      return fail('it repeats its items', '/links/next', 'a query that advances', next);
    if (link && !isFull && isWindowEdge(requested, own, link)) return { query: link, startsAfter: undefined };
    const query = firstChunk(own);
    return {
      query: link && isSame(query, link) ? link : query,
      startsAfter: last,
      time: timeOf(list, items.at(-1)),
    };
  }
  const isRest = link && isContinuation(requested, link, items.length === 0);
  const reason = isRest
    ? reasonAgainst(sent, link, seen)
    : link
      ? 'does not keep the filters of the call'
      : 'is no query';
  if (link && reason === undefined) return { query: link, startsAfter: undefined };
  const message = `links.next ${reason}, and the last item makes no cursor`;
  return fail(message, '/links/next', 'a query that continues with the same filters', next);
}

/** Servers accept a first line of about 8 kB. A link of many names would be compared name by name. */
const maxLinkLength = 16_384;

/** The time of an item of a list whose key is another value. Items without one are older than the ledger's record. */
function timeOf({ operation: { rangeKey } }: ListQuery, item: unknown): bigint | undefined {
  const { time } = rangeKey?.appendOnly ?? {};
  if (time === undefined || !isRecord(item)) return undefined;
  return readTimestamp(item[time]) ?? 0n;
}

function linkQuery(list: ListQuery, next: unknown): ListQuery | undefined {
  if (typeof next !== 'string' || next.length > maxLinkLength || !next.includes('?')) return undefined;
  const text = next.slice(next.indexOf('?') + 1);
  const pairs = parseQuery(text);
  return pairs && new ListQuery(list.operation, pairs, text);
}

// A short page shows that the range between its last item and the edge of the window is empty. The window behind the
// last item may be empty too, and some lists answer that as if they were over.
function isWindowEdge(list: ListQuery, own: ListQuery, link: ListQuery): boolean {
  // The service refuses its own link if the range has two bounds and is too wide.
  if (!list.operation.serviceWindow || whyTooWide(link) !== undefined) return false;
  return isContinuation(list, link, false) && progressOf(own, link) === 'tighter';
}

function isSame(own: ListQuery, link: ListQuery): boolean {
  const filters = ({ pairs }: ListQuery): number =>
    pairs.filter(({ name }) => name !== 'order' && name !== 'limit').length;
  // Some lists refuse a bound that is repeated.
  return own.keepsLimit(link) && filters(link) <= filters(own) && own.canonical === link.canonical;
}

function reasonAgainst(sent: ListQuery, link: ListQuery, seen: Set<string>): string | undefined {
  if (sent.keys.length === 0) return isNew(link.canonical, seen) ? undefined : 'was sent before';
  const progress = progressOf(sent, link);
  if (progress === 'tighter') return undefined;
  // The same place in another spelling is no progress. It is followed once.
  const isFirst = progress === 'same' && isNew(`again ${sent.canonical}`, seen);
  return isFirst && formatQuery(sent.pairs) !== formatQuery(link.pairs) ? undefined : 'leads nowhere';
}

function isNew(query: string, seen: Set<string>): boolean {
  const { size } = seen;
  return seen.add(query).size > size;
}
