import type { ResponseError } from '../errors/errors.js';
import { digestOf, isRecord } from '../values/values.js';
import type { ItemKey } from './item-key.js';
import { ListQuery } from './list-query.js';
import { queryBehind } from './query-behind.js';
import { formatQuery, parseQuery } from './query-pairs.js';
import { behindPart, behindWindow, partOf, tooWide } from './query-part.js';
import { advance, isRestOf } from './rest-query.js';

/**
 * The queries that were sent for a list whose keys are unknown. Such a list surely ends only if no query is sent twice.
 */
export class SentQueries {
  readonly #digests = new Set<number>();

  /** Returns false if the query was sent before. */
  add(query: string): boolean {
    const { size } = this.#digests;
    return this.#digests.add(digestOf(query)).size > size;
  }
}

/** Makes the error for a page that does not fit its list. */
export type Fail = (message: string, instancePath: string, expected: string, got: unknown) => ResponseError;

/** The end of a page, which determines the next page. */
export interface PageEnd {
  readonly data: unknown;
  readonly count: number;
  /** The key of its last item. */
  readonly last: ItemKey | undefined;
  /** The query that was sent for it. */
  readonly sent: ListQuery;
  readonly fail: Fail;
}

/** The query of the next page. */
export interface NextQuery {
  readonly query: ListQuery;
  /** The item that it begins behind; undefined if it begins at another place, such as the edge of a window. */
  readonly behind: ItemKey | undefined;
}

/**
 * The query of the next page; null at the end of the list, an error if no query surely continues the list. In a list with
 * a range key it begins exactly behind the last item: with the text of `links.next` if that asks for the same, or with
 * the client's own text. Without a key, such as behind an empty page, `links.next` is followed if it keeps the filters and
 * advances.
 */
export function nextQuery(
  list: ListQuery,
  page: PageEnd,
  seen: SentQueries,
): NextQuery | null | ResponseError {
  const { data, count, last, sent, fail } = page;
  const next = nextOf(data);
  if (next === null || next === undefined) {
    const isFull = next === undefined && list.rules.limit !== undefined && count >= sent.limit;
    if (isFull)
      return fail('a full page has no links', '/links', 'an object with next, a text or null', next);
    const query = behindPart(list, sent);
    return query ? { query, behind: undefined } : null;
  }
  const link = linkQuery(list, next);
  const own = queryBehind(list, last);
  if (own === null) return null;
  // If the request was a window of the list, the service knows only that window.
  const requested = behindWindow(list, sent) ? sent : list;
  if (own) {
    if (link && isWindowEdge(requested, page, own, link)) return { query: link, behind: undefined };
    const query = partOf(own);
    return { query: link && isSame(query, link) ? link : query, behind: last };
  }
  const reason = link ? reasonAgainst(requested, page, link, seen) : 'is no query';
  if (link && reason === undefined) return { query: link, behind: undefined };
  const message = `links.next ${reason}, and the last item makes no cursor`;
  return fail(message, '/links/next', 'a query that goes on with the same filters', next);
}

export function nextOf(page: unknown): unknown {
  return isRecord(page) && isRecord(page.links) ? page.links.next : undefined;
}

function linkQuery(list: ListQuery, next: unknown): ListQuery | undefined {
  if (typeof next !== 'string' || !next.includes('?')) return undefined;
  const text = next.slice(next.indexOf('?') + 1);
  const pairs = parseQuery(text);
  return pairs && new ListQuery(list.operation, pairs, text);
}

/**
 * Whether a link leads to the edge of the service's window. A short page shows that the range between its last item and
 * the edge is empty. The window behind the last item may be empty too, and some lists answer that as if they were over.
 */
function isWindowEdge(list: ListQuery, { count, sent }: PageEnd, own: ListQuery, link: ListQuery): boolean {
  if (!list.operation.serviceWindow || count >= sent.limit) return false;
  // The service refuses its own link if the range has two bounds and is too wide.
  return tooWide(link) === undefined && isRestOf(list, link, false) && advance(own, link) > 0;
}

function isSame(own: ListQuery, link: ListQuery): boolean {
  const filters = ({ pairs }: ListQuery): number =>
    pairs.filter(({ name }) => name !== 'order' && name !== 'limit').length;
  // Some lists refuse a bound that is repeated.
  return own.keepsLimit(link) && filters(link) <= filters(own) && own.canonical === link.canonical;
}

function reasonAgainst(
  list: ListQuery,
  { count, sent }: PageEnd,
  link: ListQuery,
  seen: SentQueries,
): string | undefined {
  if (!isRestOf(list, link, count === 0)) return 'does not keep what was asked for';
  if (list.keys.length === 0) return seen.add(link.canonical) ? undefined : 'was sent before';
  const by = advance(sent, link);
  if (by > 0) return undefined;
  // The same place in another spelling is no progress. It is followed once.
  const isFirst = by === 0 && seen.add(`again ${sent.canonical}`);
  return isFirst && formatQuery(sent.pairs) !== formatQuery(link.pairs) ? undefined : 'leads nowhere';
}
