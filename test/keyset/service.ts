import { type Bounds, boundsOf, isBounded, isCrossed, rangeOf } from './bound.js';
import { timestamp } from './key.js';
import { type List, type Row, writeRow } from './list.js';
import { type Edge, nextQuery } from './next-link.js';
import { lastOf, type Order, type Pair, readPairs } from './query.js';
import { refusal } from './refusal.js';
import { served } from './selection.js';
import { type Window, type WindowSettings, windowOf } from './window.js';

/** Variable behaviour and weaknesses of a service. */
export interface Nature {
  /** The width of a request's window, if the list has windows. @default unlimited */
  readonly window?: WindowSettings | undefined;
  /** The account's creation time. The service has no data before it. */
  readonly birth?: bigint | undefined;
  /** The first timestamp that is too late for the service. @default beyond 64 bits */
  readonly tooLate?: bigint | undefined;
  /** Replaces the links of a reply. */
  readonly links?: WrongLinks | undefined;
  /** Replaces a reply. `request` counts from 0. */
  readonly fault?: ((request: number, page: Page, url: URL) => Page | Response | undefined) | undefined;
  /** The clock of the client, and the milliseconds that each reply takes on it. @default 50 with a clock */
  readonly time?: Clock | undefined;
  readonly latency?: (() => number) | undefined;
  /** The number of turns that each request takes. The list is repeated. */
  readonly turns?: readonly number[] | undefined;
  /** The path of a hosted service. Its `next` does not contain it. */
  readonly prefix?: string | undefined;
  /** Whether it replies at every host and path. */
  readonly isAnywhere?: boolean | undefined;
  /** The host in `next`. @default none */
  readonly nextOrigin?: string | undefined;
  /** More requests than this are a loop. @default 2,000 more than there are rows */
  readonly patience?: number | undefined;
}

interface Clock {
  now(): number;
  setTimer(delay: number, callback: () => void): unknown;
}

/** An answer before it is sent. */
export interface Answer {
  readonly rows: readonly Row[];
  /** The query of the next page; null at the end. */
  readonly next: string | null;
}

/** A reply as JSON that a test changes. */
export interface Page {
  items: Record<string, unknown>[];
  next: string | null;
}

/** One parsed request. */
export interface Question {
  readonly list: List;
  readonly pairs: readonly Pair[];
  readonly order: Order;
  readonly limit: number;
  /** All rows, in ascending order. */
  readonly all: readonly Row[];
}

/** Replaces `links`, as JSON. Undefined keeps them, `null` removes them. */
export type WrongLinks = (answer: Answer, request: Question) => string | null | undefined;

const outOfRange = 2n ** 63n;

/**
 * A service of one list with rows in memory, which replies as the deployed one does, with its flaws. It shares no code
 * with the client, so that it can find the client's mistakes.
 */
export class KeysetService {
  /** The requests, with the time and the signal of each. */
  readonly sent: { url: URL; query: string; at: number; signal: AbortSignal | null | undefined }[] = [];
  /** The number of running requests, and its maximum. */
  underWay = 0;
  mostUnderWay = 0;
  /** The number of items that were sent. */
  items = 0;

  constructor(
    readonly list: List,
    /** In ascending order. A test may add rows. */
    readonly rows: readonly Row[],
    readonly nature: Nature = {},
  ) {}

  get requests(): number {
    return this.sent.length;
  }

  /** Requested queries, without their question marks. */
  get queries(): string[] {
    return this.sent.map(({ query }) => query);
  }

  readonly fetch = async (address: string, { signal }: RequestInit = {}): Promise<Response> => {
    const url = new URL(address);
    const { time, turns = [], patience = 2000 + this.rows.length } = this.nature;
    const request = this.requests;
    this.sent.push({ url, query: url.search.slice(1), at: time?.now() ?? 0, signal });
    // Fail on a loop instead of running out of memory.
    if (request >= patience) throw new Error('requests without end');
    this.mostUnderWay = Math.max(this.mostUnderWay, ++this.underWay);
    for (let count = turns[request % turns.length] ?? 0; count > 0; count--) await undefined;
    if (time) await new Promise<void>((resolve) => time.setTimer(this.nature.latency?.() ?? 50, resolve));
    this.underWay -= 1;
    return this.#reply(url, request);
  };

  #reply(url: URL, request: number): Response {
    const { list, nature } = this;
    const { window, prefix = '', isAnywhere } = nature;
    if (window && url.pathname === '/api/v1/transactions' && url.search === '?limit=1&order=asc')
      return reply(`{"transactions":[{"consensus_timestamp":"${timestamp.write(window.begin)}"}]}`);
    const isHere = url.origin === 'https://ledger.test' && url.pathname === prefix + list.path;
    if (!isHere && !isAnywhere) return refused(404, 'Not found');
    const pairs = readPairs(url.search);
    const reason = refusal(list, pairs);
    if (reason !== undefined) return refused(400, reason);
    const answer = this.#answer(pairs);
    if (answer instanceof Response) return answer;
    const items = answer.rows.map((row) => writeRow(list, row));
    const next = answer.next === null ? null : `${nature.nextOrigin ?? ''}${list.path}?${answer.next}`;
    const changed =
      nature.fault?.(request, { items: items.map((item) => JSON.parse(item)), next }, url) ?? undefined;
    if (changed instanceof Response) return changed;
    this.items += changed?.items.length ?? items.length;
    if (changed) return reply(JSON.stringify({ [list.items]: changed.items, links: { next: changed.next } }));
    const links = nature.links?.(answer, answer);
    const written = links === null ? '' : `,"links":${links ?? JSON.stringify({ next })}`;
    return reply(`{${list.beside ?? ''}"${list.items}":[${items.join(',')}]${written}}`);
  }

  #answer(pairs: readonly Pair[]): (Answer & Question) | Response {
    const { list, nature, rows: all } = this;
    const bounds = boundsOf(pairs, list.first);
    const failure = this.#failure(bounds);
    if (failure) return failure;
    const order: Order = (lastOf(pairs, 'order') ?? list.order) === 'asc' ? 'asc' : 'desc';
    const { most = 100 } = list;
    const limit = Math.min(most, Number(lastOf(pairs, 'limit') ?? (most < 100 ? 10 : 25)));
    const isWindowed = list.emptyWindow !== undefined && bounds.equal.length === 0;
    const window = nature.window && isWindowed ? windowOf(bounds, order, nature.window) : undefined;
    const rows = this.#page(pairs, bounds, window, order, limit);
    const row = rows.at(-1);
    const isFull = rows.length === limit;
    if (!row && window?.edge !== undefined && list.emptyWindow === 'failure' && order === 'desc')
      return refused(500, 'Internal error');
    const hasNext =
      isFull || (window?.edge !== undefined && (row !== undefined || list.emptyWindow !== 'end'));
    const edge: Edge = { row, window: isFull ? undefined : window?.edge };
    const next = hasNext ? nextQuery(list, pairs, order, edge) : null;
    return { rows, next, list, pairs, order, limit, all };
  }

  /** The rows of a page, in its order. */
  #page(
    pairs: readonly Pair[],
    bounds: Bounds,
    window: Window | undefined,
    order: Order,
    limit: number,
  ): readonly Row[] {
    const { list, rows } = this;
    const range = isCrossed(bounds) ? {} : rangeOf(bounds);
    const { begin, end } = window ?? range;
    // A long list is not searched from its begin for each page.
    const from = begin === undefined ? 0 : placeOf(rows, begin);
    const to = end === undefined ? rows.length : Math.max(from, placeOf(rows, end + 1n));
    const isPlain =
      !isCrossed(bounds) &&
      pairs.every(
        ({ name, operator }) =>
          /^(limit|order)$/.test(name) || (name === list.first.parameter && /^[gl]/.test(operator)),
      );
    if (isPlain && order === 'asc') return rows.slice(from, Math.min(to, from + limit));
    if (isPlain) return rows.slice(Math.max(from, to - limit), to).reverse();
    const found = served(list, rows.slice(from, to), pairs);
    return (order === 'desc' ? found.reverse() : found).slice(0, limit);
  }

  /** The error for a time range that the service refuses before any lookup. */
  #failure(bounds: Bounds): Response | undefined {
    const { list, nature } = this;
    if (list.first.parameter !== 'timestamp') return undefined;
    const isOfAccount = list.crossed === 'not found';
    const { tooLate = outOfRange, birth = 0n } = nature;
    const values = [
      ...bounds.equal,
      ...bounds.unequal,
      ...[...bounds.lower, ...bounds.upper].map(({ value }) => value),
    ];
    if (values.some((value) => value >= tooLate)) return refused(503, 'Service unavailable');
    if (!isOfAccount) return undefined;
    const { end } = rangeOf(bounds);
    if (end !== undefined && end >= outOfRange - 1n) return refused(503, 'Service unavailable');
    const isBefore =
      (isBounded(bounds) && end !== undefined && end < birth) || bounds.equal.some((at) => at < birth);
    return isCrossed(bounds) || isBefore ? refused(404, 'Not found') : undefined;
  }
}

/** The number of rows whose key is less than a key. */
function placeOf(rows: readonly Row[], key: bigint): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.first ?? 0n) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

function reply(body: string, status = 200): Response {
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}

function refused(status: number, message: string): Response {
  return reply(JSON.stringify({ _status: { messages: [{ message }] } }), status);
}
