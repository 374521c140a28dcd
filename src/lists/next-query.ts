import { formatQuery, limitOf, type Operation, parseQuery, type QueryPair } from '../client/client.js';
import { isRecord } from '../values/values.js';
import type { ItemKey } from './item-key.js';
import { canonical } from './key-range.js';
import { behindAsked, withinMax } from './many-values.js';
import { asksForNothing, queryAfter } from './query-after.js';
import { advance, isRestOf, keepsLimit } from './rest-query.js';
import type { SentQueries } from './sent-queries.js';
import { behindSecondKey } from './three-keys.js';
import { behindWindow, widerThanWindow, withinWindow } from './window.js';

/** Why a walk cannot go on. */
export class BrokenNext extends Error {
  override readonly name = 'BrokenNext';

  constructor(
    message: string,
    readonly instancePath: string,
    readonly expected: string,
    readonly got: unknown,
  ) {
    super(message);
  }
}

/** A page of a list, as far as its next page hangs on it. */
export interface PageEnd {
  readonly data: unknown;
  readonly count: number;
  /** The key of the last item. */
  readonly last: ItemKey | undefined;
  /** The query that brought it. */
  readonly sent: readonly QueryPair[];
}

/** What follows a page. */
export interface NextQuery {
  readonly query: string;
  /** The item that it is exactly behind; undefined where there is none to tell. */
  readonly behind: ItemKey | undefined;
}

/**
 * The query of the page that follows: exactly behind the last item where the list has a range key, verbatim from
 * `links.next` if that asks for it, else one of our own. Where there is no such key, as behind an empty page,
 * `links.next` is followed if it keeps what the call asks for and leads on. Null at the end of the list.
 *
 * @throws BrokenNext if there is no query that surely goes on.
 */
export function nextQuery(
  operation: Operation,
  first: readonly QueryPair[],
  page: PageEnd,
  seen: SentQueries,
): NextQuery | null {
  const next = nextOf(page.data);
  if (next === null) return behindPart(operation, first, page);
  if (next === undefined) {
    const isFull = operation.parameters?.limit !== undefined && page.count >= limitOf(operation, page.sent);
    if (!isFull) return behindPart(operation, first, page);
    throw new BrokenNext('a full page has no links', '/links', 'an object with next, a text or null', next);
  }
  const { query, pairs } = queryOf(next);
  const own = queryAfter(operation, first, page.last);
  if (own === null) return null;
  if (own) {
    const part = partOf(operation, own);
    if (pairs && isWindowEdge(operation, partFor(operation, first, page), page, own, pairs))
      return { query, behind: undefined };
    const isTheirs = pairs && asksTheSame(operation, part, pairs);
    return { query: isTheirs ? query : formatQuery(part), behind: page.last };
  }
  const reason = reasonAgainst(operation, partFor(operation, first, page), page, pairs, seen);
  if (reason === undefined) return { query, behind: undefined };
  throw new BrokenNext(
    `links.next ${reason}, and the last item makes no cursor`,
    '/links/next',
    'a query that goes on with the same filters',
    next,
  );
}

/**
 * Whether a link leads to the edge of the service's window. A short page says that nothing is between its last item and
 * the edge. The window behind the last item alone may be empty, which some lists answer as if they were over.
 */
function isWindowEdge(
  operation: Operation,
  first: readonly QueryPair[],
  { count, sent }: PageEnd,
  own: readonly QueryPair[],
  pairs: readonly QueryPair[],
): boolean {
  if (!operation.serviceWindow || count >= limitOf(operation, sent)) return false;
  // The service refuses its own link if the range has two bounds and is too wide.
  if (widerThanWindow(operation, pairs) !== undefined) return false;
  return isRestOf(operation, first, pairs, false) && advance(operation, own, pairs) > 0;
}

/** As much of a query as one request may ask for. */
export function partOf(operation: Operation, query: readonly QueryPair[]): readonly QueryPair[] {
  return withinWindow(operation, withinMax(operation, query));
}

/** The query of what the last request could not ask for as well; null if that is nothing. */
function behindPart(operation: Operation, first: readonly QueryPair[], { sent }: PageEnd): NextQuery | null {
  const rest =
    behindAsked(operation, first, sent) ??
    behindSecond(operation, first, sent) ??
    behindWindow(operation, first, sent);
  return rest ? { query: formatQuery(partOf(operation, rest)), behind: undefined } : null;
}

/** What the last request has asked for a part of: where that was a window, the window. */
function partFor(operation: Operation, first: readonly QueryPair[], { sent }: PageEnd): readonly QueryPair[] {
  return behindWindow(operation, first, sent) ? sent : first;
}

/** What is behind a second key that was asked for by itself; undefined if there is nothing. */
function behindSecond(
  operation: Operation,
  first: readonly QueryPair[],
  sent: readonly QueryPair[],
): readonly QueryPair[] | undefined {
  const query = behindSecondKey(operation, first, sent);
  return query && !asksForNothing(operation, query) ? query : undefined;
}

function asksTheSame(operation: Operation, own: readonly QueryPair[], next: readonly QueryPair[]): boolean {
  const count = (pairs: readonly QueryPair[]): number =>
    pairs.filter(({ name }) => name !== 'order' && name !== 'limit').length;
  // A bound that stands twice is refused by some lists.
  return (
    keepsLimit(operation, own, next) &&
    count(next) <= count(own) &&
    canonical(operation, own) === canonical(operation, next)
  );
}

/** What a page says that follows. */
export function nextOf(page: unknown): unknown {
  return isRecord(page) && isRecord(page.links) ? page.links.next : undefined;
}

function queryOf(next: unknown): { query: string; pairs?: readonly QueryPair[] | undefined } {
  const question = typeof next === 'string' ? next.indexOf('?') : -1;
  if (typeof next !== 'string' || question < 0) return { query: '' };
  const query = next.slice(question + 1);
  return { query, pairs: parseQuery(query) };
}

function reasonAgainst(
  operation: Operation,
  first: readonly QueryPair[],
  { count, sent }: PageEnd,
  pairs: readonly QueryPair[] | undefined,
  seen: SentQueries,
): string | undefined {
  if (!pairs) return 'is no query';
  if (!isRestOf(operation, first, pairs, count === 0)) return 'does not keep what was asked for';
  if (!operation.rangeKey) return seen.add(canonical(operation, pairs)) ? undefined : 'was sent before';
  const by = advance(operation, sent, pairs);
  if (by > 0) return undefined;
  // The same place may be spelled otherwise, which is no progress: once is enough.
  const isFirst = by === 0 && seen.add(`again ${canonical(operation, sent)}`);
  return isFirst && formatQuery(sent) !== formatQuery(pairs) ? undefined : 'leads nowhere';
}
