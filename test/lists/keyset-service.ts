import { type Bounds, boundsOf, isBounded, isCrossed, rangeOf } from './bound.js';
import { timestamp } from './key.js';
import { type List, type Row, writeRow } from './list.js';
import { type Edge, nextQuery } from './next-link.js';
import { lastOf, type Order, type Pair, readPairs } from './query.js';
import { refusal } from './refusal.js';
import { served } from './selection.js';
import { type WindowSettings, windowOf } from './window.js';

/** Variable behaviour of a service. */
export interface Nature {
  /** The width of a request's window, if the list has windows. @default unlimited */
  readonly window?: WindowSettings | undefined;
  /** The account's creation time. The service has no data before it. */
  readonly birth?: bigint | undefined;
  /** The first timestamp that is too late for the service. @default beyond 64 bits */
  readonly tooLate?: bigint | undefined;
  /** Changes a reply before it is sent. */
  readonly fault?: Fault | undefined;
  /** The number of turns that each request takes. The list is repeated. */
  readonly turns?: readonly number[] | undefined;
  /** More requests than this are a loop. @default 2,000 more than there are rows */
  readonly patience?: number | undefined;
}

/** An answer before it is sent. */
export interface Answer {
  readonly rows: readonly Row[];
  /** The query of the next page; null at the end. */
  readonly next: string | null;
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
export type Fault = (answer: Answer, request: Question) => string | null | undefined;

const outOfRange = 2n ** 63n;

/**
 * A service of one list with rows in memory, which replies as the deployed one does, with its flaws. It shares no code
 * with the client, so that it can find the client's mistakes.
 */
export class KeysetService {
  /** Requested queries, without their question marks. */
  readonly queries: string[] = [];
  readonly signals: AbortSignal[] = [];
  /** The number of running requests, and its maximum. */
  underWay = 0;
  mostUnderWay = 0;
  readonly #rows: readonly Row[];

  constructor(
    readonly list: List,
    rows: readonly Row[],
    readonly nature: Nature = {},
  ) {
    this.#rows = rows;
  }

  get requests(): number {
    return this.queries.length;
  }

  readonly fetch = async (address: string, { signal }: RequestInit = {}): Promise<Response> => {
    const url = new URL(address);
    const { turns = [], patience = 2000 + this.#rows.length } = this.nature;
    const turn = turns[this.requests % turns.length] ?? 0;
    this.queries.push(url.search.slice(1));
    if (signal) this.signals.push(signal);
    // Fail on a loop instead of running out of memory.
    if (this.requests > patience) throw new Error('requests without end');
    this.mostUnderWay = Math.max(this.mostUnderWay, ++this.underWay);
    for (let count = 0; count < turn; count++) await undefined;
    this.underWay -= 1;
    const { window } = this.nature;
    if (window && url.pathname === '/api/v1/transactions' && url.search === '?limit=1&order=asc')
      return reply(`{"transactions":[{"consensus_timestamp":"${timestamp.write(window.begin)}"}]}`);
    if (url.origin !== 'https://ledger.test' || url.pathname !== this.list.path)
      return refused(404, 'Not found');
    return this.#answer(readPairs(url.search));
  };

  #answer(pairs: readonly Pair[]): Response {
    const { list, nature } = this;
    const reason = refusal(list, pairs);
    if (reason !== undefined) return refused(400, reason);
    const bounds = boundsOf(pairs, list.first);
    const failure = this.#failure(bounds);
    if (failure) return failure;
    const order: Order = (lastOf(pairs, 'order') ?? list.order) === 'asc' ? 'asc' : 'desc';
    const limit = Math.min(100, Number(lastOf(pairs, 'limit') ?? 25));
    const isWindowed = list.emptyWindow !== undefined && bounds.equal.length === 0;
    const window = nature.window && isWindowed ? windowOf(bounds, order, nature.window) : undefined;
    const found = served(list, this.#rows, pairs).filter(
      ({ first }) => !window || (first >= window.begin && first <= window.end),
    );
    if (order === 'desc') found.reverse();
    const rows = found.slice(0, limit);
    const row = rows.at(-1);
    const isFull = rows.length === limit;
    if (!row && window?.edge !== undefined && list.emptyWindow === 'failure' && order === 'desc')
      return refused(500, 'Internal error');
    const hasNext =
      isFull || (window?.edge !== undefined && (row !== undefined || list.emptyWindow !== 'end'));
    const edge: Edge = { row, window: isFull ? undefined : window?.edge };
    const next = hasNext ? nextQuery(list, pairs, order, edge) : null;
    return this.#page({ rows, next }, { list, pairs, order, limit, all: this.#rows });
  }

  #page(answer: Answer, request: Question): Response {
    const { list, nature } = this;
    const { rows, next } = answer;
    const fault = nature.fault?.(answer, request);
    const good = JSON.stringify({ next: next === null ? null : `${list.path}?${next}` });
    const links = fault === null ? '' : `,"links":${fault ?? good}`;
    const items = rows.map((row) => writeRow(list, row)).join(',');
    return reply(`{${list.beside ?? ''}"${list.items}":[${items}]${links}}`);
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

function reply(body: string, status = 200): Response {
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}

function refused(status: number, message: string): Response {
  return reply(JSON.stringify({ _status: { messages: [{ message }] } }), status);
}
