import {
  type Call,
  type CallOptions,
  direction,
  formatQuery,
  type Operation,
  type PageReply,
  parseQuery,
  pathNames,
  type QueryPair,
} from '../client/client.js';
import { ApiError, type CallContext, ParameterError, ResponseError } from '../errors/errors.js';
import { digestOf } from '../values/values.js';
import { changesOf, type ListPlace, readCursor, restAt, writeCursor } from './cursor.js';
import { countWithin, type ItemKey, MisplacedItem, orderedKeys } from './item-key.js';
import { canonical } from './key-range.js';
import type { ListCall } from './list-call.js';
import { refusal } from './list-request.js';
import { targetOf } from './many-values.js';
import { BrokenNext, type NextQuery, nextOf, nextQuery, partOf } from './next-query.js';
import { asOneKey } from './one-key.js';
import { OwnWindows } from './own-windows.js';
import { asksForNothing, queryAfter, reversed } from './query-after.js';
import { isRestOf } from './rest-query.js';
import { SentQueries } from './sent-queries.js';
import { behindWindow, widerThanWindow, withEnd } from './window.js';

/** Which page is asked for. */
export interface PageRequest {
  readonly query: string;
  /** What is asked for, where that is a part of the list or another order of it. @default the whole list */
  readonly list?: readonly QueryPair[] | undefined;
  /** The key of the last item before the page. */
  readonly after?: ItemKey | undefined;
  /** Whether the page is the one before a place, read in the other order. */
  readonly isBack?: boolean | undefined;
  readonly options?: CallOptions | undefined;
  /** Whether other pages of the list are read at the same time. */
  readonly isPart?: boolean | undefined;
  /** Whether the rate has let it pass already. */
  readonly hasPassed?: boolean | undefined;
}

/** A page that has been read and found to be in its place. */
export interface ReadPage<Page> {
  readonly data: Page;
  readonly items: readonly unknown[];
  /** Keys of the items, as they came; none where the list has no range key. */
  readonly keys: readonly (ItemKey | undefined)[];
  /** What follows, null at the end of the list, or why that cannot be asked for. */
  readonly next: NextQuery | null | ResponseError;
  /** Whether something is before it; undefined where that was not asked. */
  readonly hasPrevious?: boolean | undefined;
  /** Says what is wrong with it. */
  readonly fail: Fail;
}

type Fail = (message: string, instancePath: string, expected: string, got: unknown) => ResponseError;

/** Reads pages of one list, and holds each against what was asked for and what came before. */
export class ListReader<Page extends object> {
  readonly #first: readonly QueryPair[];
  /** Whether the call is checked before it is sent. */
  readonly isChecked: boolean;
  /** Ends what is under way. */
  readonly #signal: AbortSignal | undefined;
  readonly #start: string;
  /** What makes the path: all else stands in each query, and has been checked. */
  readonly #params: Call['params'];
  /** Tells cursors of this call from those of others. */
  readonly #digest: string;
  readonly #seen = new SentQueries();
  readonly #windows: OwnWindows;
  #hasAnswered = false;
  #requests = 0;

  /**
   * An open window ends now, or at another moment, in nanoseconds.
   *
   * @throws ParameterError for bad input.
   */
  constructor(call: ListCall, signal?: AbortSignal, end?: bigint) {
    const { operation, transport } = call;
    if (operation.method !== 'GET' && !operation.isRead)
      throw refusal(operation, 'method', operation.method, 'GET, as each page is a request of its own');
    const { path, query, isChecked } = targetOf(call);
    const given = parseQuery(query) ?? [];
    const asked = asOneKey(operation, given);
    this.#signal = signal;
    this.#windows = new OwnWindows(call, signal, (request) => this.#readOnce(request));
    this.#digest = digestOf(`${path}?${canonical(operation, asked)}`).toString(36);
    this.#first = isChecked
      ? withEnd(operation, asked, end ?? nanoseconds(transport.effects.now()), this.#context)
      : asked;
    const start = partOf(operation, this.first);
    this.#start = start === given ? query : formatQuery(start);
    this.#params = Object.fromEntries(pathNames(operation).map((name) => [name, call.params[name]]));
    this.isChecked = isChecked;
  }

  /** The call, with windows in its operation as soon as the client has to cut them. */
  get call(): ListCall {
    return this.#windows.call;
  }

  /** The query of the whole list, with its far end as soon as the client cuts windows. */
  get first(): readonly QueryPair[] {
    return this.#windows.bounded(this.#first);
  }

  /** How many requests it has sent. */
  get requests(): number {
    return this.#requests;
  }

  /** Whether the bounds of the call leave nothing, so that nothing has to be asked for. */
  get isEmpty(): boolean {
    return asksForNothing(this.call.operation, this.first);
  }

  /** Why one request cannot ask for all of the list, in words; undefined if it can. */
  get tooWide(): string | undefined {
    return widerThanWindow(this.call.operation, this.first);
  }

  /**
   * The page to begin with: the first, or the one at a cursor; null if nothing can be there.
   *
   * @throws ParameterError if that is no cursor of this call.
   */
  begin(from?: string | undefined): PageRequest | null {
    if (from === undefined) return { query: this.#goOn(this.#start) };
    const place = this.#placeOf(from);
    this.#hasAnswered = true;
    const { operation } = this.call;
    const isBack = place.kind === 'before' || place.kind === 'until';
    const list = isBack ? reversed(operation, this.first) : this.first;
    const rest = restAt(operation, list, place);
    if (rest === null) return null;
    if (!rest || !isRestOf(operation, list, rest)) throw this.#refusal('a cursor of this list', from);
    const query = this.#goOn(formatQuery(partOf(operation, rest)));
    const after = place.kind === 'after' || place.kind === 'before' ? place.key : undefined;
    return isBack ? { query, list, isBack, after } : { query, after };
  }

  /** A place as text, which any reader of the same call understands. */
  cursor(place: ListPlace): string {
    return writeCursor(this.call.operation, this.#digest, place);
  }

  /** The cursor of what comes before the page of a query; null if the list has no key to go back by. */
  cursorBefore(query: string): string | null {
    const { operation } = this.call;
    // Three keys cannot be bounded so that an item itself is the last.
    const begin = operation.rangeKey?.third ? '' : changesOf(operation, this.first, query);
    return begin && operation.rangeKey ? this.cursor({ kind: 'until', query: begin }) : null;
  }

  /** The cursor of what follows a page; null if nothing does. */
  cursorOf(next: NextQuery | null): string | null {
    if (!next) return null;
    const { behind, query } = next;
    if (behind) return this.cursor({ kind: 'after', key: behind });
    return this.cursor({ kind: 'query', query: changesOf(this.call.operation, this.first, query) });
  }

  /** Reads a page; undefined if it turns out that the list was over before. */
  async read(request: PageRequest): Promise<ReadPage<Page> | undefined> {
    if (!request.isBack) return this.#read(request);
    const page = await this.#readItems(request);
    if (!page) return undefined;
    const { next, keys } = page;
    // Behind the edge of a window there may be nothing.
    const isOpen = isQuery(next) && next.behind === undefined;
    const before = isOpen && (await this.#readItems({ ...request, query: next.query, after: keys.at(-1) }));
    return this.#turned(page, before ? before.items.length > 0 : !isOpen && next !== null);
  }

  /** The next page that has items; the last one if none has. */
  async #readItems(request: PageRequest): Promise<ReadPage<Page> | undefined> {
    for (let query = request.query; ; ) {
      const page = await this.#read({ ...request, query });
      if (!page || page.items.length > 0 || !isQuery(page.next)) return page;
      query = page.next.query;
    }
  }

  /** A page that was read backwards, in the order of the list. */
  #turned({ items, keys, next, data, fail }: ReadPage<Page>, hasPrevious: boolean): ReadPage<Page> {
    if (next instanceof ResponseError) throw next;
    const { operation } = this.call;
    const [last] = keys;
    const rest = last ? queryAfter(operation, this.first, last) : this.first;
    const inOrder = [...items].reverse();
    return {
      data: { ...data, [operation.items ?? '']: inOrder },
      items: inOrder,
      keys: [...keys].reverse(),
      next: rest ? { query: formatQuery(partOf(operation, rest)), behind: last } : null,
      hasPrevious,
      fail,
    };
  }

  /** A page. If an answer without items may be that of a window, it reads on in windows of the client. */
  async #read(request: PageRequest): Promise<ReadPage<Page> | undefined> {
    const sent = parseQuery(request.query) ?? [];
    if (!this.#windows.mayHideItems(sent)) return this.#readOnce(request);
    let page: ReadPage<Page> | undefined;
    try {
      page = await this.#readOnce(request);
    } catch (error) {
      if (!this.#windows.isEmptyWindow(error)) throw error;
      const rest = await this.#inOwnWindows(request, sent);
      return rest && this.#readOnce(rest);
    }
    if (!page || page.items.length > 0) return page;
    const isProven = page.next === null && this.call.operation.serviceWindow?.empty !== 'end';
    if (isProven || isQuery(page.next)) return page;
    const rest = await this.#inOwnWindows(request, sent);
    return rest ? this.#readOnce(rest) : { ...page, next: null };
  }

  /** The same request, for the first window of what is left; undefined if nothing is left. */
  async #inOwnWindows(request: PageRequest, sent: readonly QueryPair[]): Promise<PageRequest | undefined> {
    const rest = await this.#windows.rest(request.list ?? this.#first, sent);
    return rest && { ...request, query: formatQuery(partOf(this.call.operation, rest)) };
  }

  async #readOnce(request: PageRequest): Promise<ReadPage<Page> | undefined> {
    const { operation } = this.call;
    const { rangeKey } = operation;
    const { query, after } = request;
    const list = this.#windows.bounded(request.list ?? this.#first);
    const sent = parseQuery(query) ?? [];
    let reply: PageReply<Page>;
    try {
      reply = await this.#ask(request);
    } catch (error) {
      if (!this.#hasAnswered || !isBeforeBirth(operation, error)) throw error;
      if (direction(operation, list) === 'desc') return undefined;
      const later = behindWindow(operation, list, sent);
      if (!later) throw error;
      return this.#readOnce({ ...request, query: formatQuery(partOf(operation, later)) });
    }
    this.#hasAnswered = true;
    const { data, response, context, preview } = reply;
    const fail: Fail = (message, instancePath, expected, got) =>
      new ResponseError(
        `the list cannot be followed: ${message}`,
        { status: response.status, text: '', issues: [{ instancePath, expected, got: preview(got) }] },
        context,
      );
    const all = itemsOf<unknown>(operation, data);
    if (!all) throw fail('its items cannot be told', '', 'one array, or the option items', Object.keys(data));
    let keys: (ItemKey | undefined)[] = [];
    let count = all.length;
    try {
      keys = orderedKeys(operation, list, all, after);
      if (rangeKey) count = countWithin(operation, list, keys);
    } catch (error) {
      if (!(error instanceof MisplacedItem)) throw error;
      const path = `/${operation.items}/${error.index}`;
      const isOutOfOrder = keys.length === 0;
      // The only page of a list has no other that it could repeat.
      if (!isOutOfOrder || request.isPart || after || nextOf(data) !== null)
        throw fail(`${path} should be ${error.expected}`, path, error.expected, error.got);
    }
    if (count < all.length)
      return { data, items: all.slice(0, count), keys: keys.slice(0, count), fail, next: null };
    try {
      const page = { data, count, last: keys.at(-1), sent };
      return { data, items: all, keys, fail, next: nextQuery(operation, list, page, this.#seen) };
    } catch (error) {
      if (!(error instanceof BrokenNext)) throw error;
      const { message, instancePath, expected, got } = error;
      return { data, items: all, keys, fail, next: fail(message, instancePath, expected, got) };
    }
  }

  #ask({ query, options, hasPassed }: PageRequest): Promise<PageReply<Page>> {
    const { transport, operation, options: usual } = this.call;
    this.#requests += 1;
    return transport.send<Page>({
      operation,
      params: this.#params,
      options: { ...usual, signal: this.#signal ?? usual.signal, ...options },
      query,
      hasPassed,
    });
  }

  /** Notes a query that a walk begins with. */
  #goOn(query: string): string {
    for (const pairs of [this.first, parseQuery(query) ?? []])
      this.#seen.add(canonical(this.call.operation, pairs));
    return query;
  }

  #placeOf(from: string): ListPlace {
    const { operationId } = this.call.operation;
    const cursor = typeof from === 'string' ? readCursor(from) : undefined;
    if (!cursor) throw this.#refusal('a cursor, as the next of a page', from);
    if (cursor.operationId !== operationId)
      throw this.#refusal(`a cursor of ${operationId}, and not of ${cursor.operationId}`, from);
    if (cursor.digest !== this.#digest)
      throw this.#refusal('a cursor of the same call, with its order, path and filters', from);
    return cursor.place;
  }

  get #context(): CallContext {
    const { operationId, method, path } = this.call.operation;
    return { operationId, method, url: path };
  }

  #refusal(allowed: string, given: unknown): ParameterError {
    return new ParameterError({ parameter: 'from', given, allowed }, this.#context);
  }
}

function isQuery(next: NextQuery | ResponseError | null): next is NextQuery {
  return next !== null && 'query' in next;
}

function nanoseconds(milliseconds: number): bigint {
  return BigInt(Math.trunc(milliseconds)) * 1_000_000n;
}

/** A list by time is not found if its range ends before its owner existed. */
function isBeforeBirth(operation: Operation, error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status === 404 &&
    // A proxy answers without messages.
    error.messages.length > 0 &&
    operation.parameters?.[operation.rangeKey?.parameter ?? '']?.kind.name === 'timestamp'
  );
}

/**
 * The items of a page: one without its list does not get here. Where the description does not know the list, they are
 * the only array of the page; undefined if there are several, or none.
 */
function itemsOf<Item>({ items }: Operation, page: object): Item[] | undefined {
  if (items !== undefined) return (page as Record<string, unknown>)[items] as Item[];
  const [only, another] = Array.isArray(page) ? [page] : Object.values(page).filter(Array.isArray);
  return another ? undefined : only;
}
