import type { ResponseError } from '../errors/errors.js';
import { isRecord, readTimestamp } from '../values/values.js';
import { isContinuation, progressOf } from './continuation.js';
import { ListQuery } from './list-query.js';
import type { NextQuery, PageItems, ReadPage } from './page.js';
import { queryAfterItem } from './query-after-item.js';
import { firstChunk, nextChunk, queryAfterWindow, whyTooWide } from './query-chunk.js';
import { formatQuery, parseQuery } from './query-pairs.js';

interface LinkedPage {
  readonly page: PageItems<object>;
  /** The `links.next` of the reply, whatever it is. */
  readonly next: unknown;
}

/**
 * The query of the page behind a page. After an item, the client's own query is sent, or a link that asks for the same. After an empty page,
 * the link is followed if it keeps the filters and advances.
 */
export function nextQuery(
  { page, next }: LinkedPage,
  list: ListQuery,
  sent: ListQuery,
  seen: Set<string>,
): ReadPage<object>['next'] {
  const { items, keys, fail } = page;
  const isFull = items.length >= sent.limit;
  if (next === undefined && list.rules.limit && isFull)
    return fail('a full page has no links', '/links', 'an object with next, a text or null', next);
  if (next === null || next === undefined) {
    const query = nextChunk(list, sent);
    if (!query) return null;
    return { query, startsAfter: undefined };
  }
  const own = queryAfterItem(list, keys.at(-1));
  if (own === null) return null;
  const link = linkQuery(list, next);
  // If the request was a window of the list, the service knows only that window.
  const requested = queryAfterWindow(list, sent) ? sent : list;
  if (own) {
    // The order of text is the service's, so only a repeated query shows that a list does not advance.
    if (list.rules[list.key]?.kind.name === 'string' && !isNew(own.text, seen))
      return fail('it repeats its items', '/links/next', 'a query that advances', next);
    if (link && !isFull && isWindowEdge(requested, own, link)) return { query: link, startsAfter: undefined };
    return afterLastItem(own, link, list, page);
  }
  const linkError = (reason: string): ResponseError => {
    const message = `links.next ${reason}, and the last item makes no cursor`;
    return fail(message, '/links/next', 'a query that continues with the same filters', next);
  };
  if (!link) return linkError('is no query');
  if (!isContinuation(requested, link, items.length === 0))
    return linkError('does not keep the filters of the call');
  const reason = whyNoProgress(sent, link, seen);
  if (reason !== undefined) return linkError(reason);
  return { query: link, startsAfter: undefined };
}

/** The own query after the last item. A link that asks for the same items is sent as the service has written it. */
function afterLastItem(
  own: ListQuery,
  link: ListQuery | undefined,
  list: ListQuery,
  { items, keys }: PageItems<object>,
): NextQuery {
  const query = firstChunk(own);
  const place = { startsAfter: keys.at(-1), time: timeOf(list, items.at(-1)) };
  if (link && asksForSame(query, link)) return { query: link, ...place };
  return { query, ...place };
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

/**
 * Whether a link leads to the edge of a window. A short page shows that the range between its last item and the edge is empty.
 * The window after the last item may be empty too, and some lists answer that as if they were over.
 */
function isWindowEdge(list: ListQuery, own: ListQuery, link: ListQuery): boolean {
  // The service refuses its own link if the range has two bounds and is too wide.
  if (!list.operation.serviceWindow || whyTooWide(link) !== undefined) return false;
  return isContinuation(list, link, false) && progressOf(own, link) === 'tighter';
}

function asksForSame(own: ListQuery, link: ListQuery): boolean {
  const filters = ({ pairs }: ListQuery): number =>
    pairs.filter(({ name }) => name !== 'order' && name !== 'limit').length;
  // Some lists refuse a bound that is repeated.
  return own.keepsLimit(link) && filters(link) <= filters(own) && own.canonical === link.canonical;
}

/** Why a link must not be followed, in words; undefined if it leads on. A list without keys must not send a query twice. */
function whyNoProgress(sent: ListQuery, link: ListQuery, seen: Set<string>): string | undefined {
  if (sent.keys.length === 0 && isNew(link.canonical, seen)) return undefined;
  if (sent.keys.length === 0) return 'was sent before';
  const progress = progressOf(sent, link);
  if (progress === 'tighter') return undefined;
  // The same place in another spelling is no progress. It is followed once.
  if (progress === 'same' && isNew(`again ${sent.canonical}`, seen)) {
    const isOtherSpelling = formatQuery(sent.pairs) !== formatQuery(link.pairs);
    if (isOtherSpelling) return undefined;
  }
  return 'leads nowhere';
}

/** Whether a query was not seen before. From now on, it was. */
function isNew(query: string, seen: Set<string>): boolean {
  const { size } = seen;
  return seen.add(query).size > size;
}
