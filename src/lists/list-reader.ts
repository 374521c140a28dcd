import {
  type PageReply,
  parameterErrorFor,
  pathNames,
  type Transport,
  type TransportCall,
} from '../client/client.js';
import { ApiError, isoTime, ResponseError } from '../errors/errors.js';
import { nanoseconds } from '../values/values.js';
import { ClientWindows, latestPresent } from './client-windows.js';
import { isContinuation } from './continuation.js';
import { isGapless, mayBeMissing, needsEnd, numberOf, overlapping, withoutOverlap } from './continuity.js';
import {
  type CursorOwner,
  changesOf,
  differenceOf,
  type ListPlace,
  ownerOf,
  queryAt,
  readCursor,
  writeCursor,
} from './cursor.js';
import { type ItemKey, isSameKey } from './item-key.js';
import type { Side } from './key-range.js';
import { KnownNumbers, type Missing, numberRange } from './known-numbers.js';
import type { ListCall } from './list-proof.js';
import { ListQuery } from './list-query.js';
import { targetOf } from './list-target.js';
import { followable, type NextQuery, type PageRequest, type ReadPage } from './page.js';
import { Patience } from './patience.js';
import { queryAfterItem } from './query-after-item.js';
import { firstChunk, queryAfterWindow, withUpperBound } from './query-chunk.js';
import { bound, equality, type QueryPair } from './query-pairs.js';
import { readPage } from './read-page.js';

/**
 * Reads the pages of one list, for every way to read it: page by page, in parallel, backwards, by cursor, and without end. It
 * sends one request at a place, holds the reply against the list, and reads again, elsewhere or later, if the reply may hide
 * items: `read` does both, through `#read` for clusters that lag, `#readWindow` for windows that are empty, and `#readOnce` for
 * the request itself. It keeps what all pages of a reading share: the query, its windows and its cursors.
 */
export class ListReader<Page extends object> {
  readonly call: ListCall;
  readonly isChecked: boolean;
  requests = 0;
  #query: ListQuery;
  readonly #owner: CursorOwner;
  readonly #pathParams: TransportCall['params'];
  readonly #windows: ClientWindows | undefined;
  /** The queries that were sent, which a list without known keys must not send again. */
  readonly #sent = new Set<string>();
  /** The numbers that this reading has shown; undefined for a list that may have gaps. */
  #numbers: KnownNumbers | undefined;
  /** The item of the cursor, until it is known to be within the times of the call: a range of time may have moved on since. */
  #cursorItem: ItemKey | undefined;
  /** The ends of the list whose first and last item were looked up. */
  readonly #shownEnds = new Set<Side>();
  /** The pages of `#lookUp`, by their queries. */
  readonly #lookups = new Map<string, ReadPage<Page>>();
  /** In milliseconds, how far the clock here was ahead of a reply at most. */
  #clockLead = 0;
  /** Whether a reply or a cursor has shown that the owner of the list exists, so that a 404 is about a range. */
  #exists = false;

  constructor(call: ListCall, signal?: AbortSignal | undefined, windowEnd?: bigint) {
    const { operation, transport, options, params } = call;
    if (operation.method !== 'GET' && !operation.isRead)
      throw parameterErrorFor(
        operation,
        'method',
        operation.method,
        'GET, as each page is a request of its own',
      );
    const { path, query, isChecked } = targetOf(call);
    const whole = ListQuery.parse(operation, query).withOnlyKey();
    const { continued } = call;
    const sent = continued ? whole.afterCursor(continued.keyBeforeRange) : whole;
    this.call = { ...call, options: { ...options, signal: signal ?? options.signal } };
    this.isChecked = isChecked;
    this.#query = sent;
    if (isChecked) this.#query = withUpperBound(sent, windowEnd ?? latestPresent(transport));
    this.#owner = ownerOf(path, sent);
    this.#pathParams = Object.fromEntries(pathNames(operation).map((name) => [name, params[name]]));
    if (isGapless(this.#query)) this.#numbers = numbersOfSplit(this.#query, call.whole);
    if (operation.serviceWindow || operation.window)
      this.#windows = new ClientWindows(this.call, (request) => this.#lookUp(request));
  }

  get query(): ListQuery {
    return this.#bounded(this.#query);
  }

  /**
   * In nanoseconds, the present by the clock here, or by the `Date` of the replies if that is earlier. A machine in the
   * wrong time zone would else take new items for old ones, which each cluster has. An item that is taken for newer than it
   * is costs some speed only. Browsers hide the `Date` of another origin.
   */
  get present(): bigint {
    return nanoseconds(this.call.transport.effects.now() - this.#clockLead);
  }

  /** From now on, pages are as large as possible, or as `enough` items need. */
  useLargestPages(enough?: number): void {
    this.#query = this.#query.withLargestPages(enough);
  }

  /** The key of a cursor that is before the range of the call; undefined if the cursor is within it. */
  keyBefore(from: string): string | undefined {
    const query = this.#query;
    const place = readCursor(from)?.place;
    const bound = query.range(query.key)[query.near];
    if (!bound || !place || !('key' in place)) return undefined;
    const { first } = place.key;
    if (query.keyOrder(first, bound.value) !== 'before') return undefined;
    return first;
  }

  /** The request of the first page, or of the one at a cursor. Null if no item can be there. */
  begin(from?: string | undefined, parameter = 'from'): PageRequest | null {
    if (from === undefined) {
      const list = this.query;
      return { query: this.#firstChunk(list, list) };
    }
    const place = this.#placeOf(from, parameter);
    const isBack = place.kind === 'before' || place.kind === 'until';
    const list = isBack ? this.query.reversed() : this.query;
    const queryAtPlace = queryAt(list, place);
    if (queryAtPlace === null) return null;
    if (!queryAtPlace || !isContinuation(list, queryAtPlace))
      throw parameterErrorFor(
        this.call.operation,
        parameter,
        from,
        `a cursor within the range of ${list.key}`,
      );
    this.#exists = true;
    const query = this.#firstChunk(list, queryAtPlace);
    const after = 'key' in place ? place.key : undefined;
    const until = place.kind === 'until' ? place.item : undefined;
    this.#cursorItem = after ?? until;
    this.#numbers?.see(numberOf(list, this.#cursorItem));
    if (!isBack) return { query, after, startsAfter: after };
    return { query, list, isBack, after, startsAfter: after, until };
  }

  /** The first chunk of a reading. A list whose keys are unknown remembers it, as it must not be sent twice. */
  #firstChunk(list: ListQuery, begin: ListQuery): ListQuery {
    const query = firstChunk(begin);
    if (list.keys.length === 0) {
      this.#sent.add(list.canonical);
      this.#sent.add(query.canonical);
    }
    return query;
  }

  /** Whether a reply has shown numbers behind an item, in a list without gaps. */
  knowsMoreAfter(item: ItemKey | undefined): boolean {
    const query = queryAfterItem(this.query, item);
    return query != null && this.#numbers?.missingIn(query, [], true) !== undefined;
  }

  cursor(place: ListPlace): string {
    return writeCursor(this.call.operation.operationId, this.#owner, place);
  }

  cursorBefore({ query, startsAfter }: PageRequest): string | null {
    // Three keys have no bounds that include the item itself.
    const canGoBack = query.keys.length > 0 && query.keys.length < 3;
    const begin = canGoBack && changesOf(this.query, query);
    if (!begin) return null;
    return this.cursor({ kind: 'until', query: begin, item: startsAfter });
  }

  cursorOf(next: NextQuery | null | undefined): string | null {
    if (!next) return null;
    const { startsAfter, query } = next;
    if (startsAfter) return this.cursor({ kind: 'after', key: startsAfter });
    return this.cursor({ kind: 'query', query: changesOf(this.query, query) });
  }

  async read(request: PageRequest): Promise<ReadPage<Page> | undefined> {
    if (request.isBack) return this.#readBack(request);
    return this.#read(request);
  }

  /**
   * Reads the page before a place. A service names a next page after each full one, also if nothing follows. So one more item
   * is requested, which shows whether there is a page before this one.
   */
  async #readBack(request: PageRequest): Promise<ReadPage<Page> | undefined> {
    const { limit } = request.query;
    const hasRoomForOneMore = limit < request.query.highestLimit;
    const query = hasRoomForOneMore ? request.query.withLimit(limit + 1) : request.query;
    const page = await this.readItems({ ...request, query });
    if (!page) return undefined;
    const { next } = page;
    if (next instanceof ResponseError) throw next;
    let hasPrevious = page.items.length > limit;
    // After the edge of a window, and after a page of the largest size, there may be no items.
    if (next !== null && !hasPrevious) {
      const last = page.keys.at(-1);
      const place = { after: last, startsAfter: last, time: next.time, until: undefined };
      const before = await this.readItems({ ...request, ...place, query: next.query.withLimit(1) });
      hasPrevious = before !== undefined && before.items.length > 0;
    }
    const keys = page.keys.slice(0, limit).reverse();
    const items = page.items.slice(0, limit).reverse();
    return {
      ...page,
      data: { ...page.data, [this.call.operation.items ?? '']: items },
      items,
      keys,
      next: this.#queryAfterBackPage(page.keys[0]),
      hasPrevious,
    };
  }

  /** The query after a page that was read backwards, whose first item is the last one of the list. */
  #queryAfterBackPage(last: ItemKey | undefined): NextQuery | null {
    const query = last ? queryAfterItem(this.query, last) : this.query;
    if (!query) return null;
    return { query: firstChunk(query), startsAfter: last };
  }

  /** Reads on while pages are empty. */
  async readItems(first: PageRequest): Promise<ReadPage<Page> | undefined> {
    for (let request = first; ; ) {
      const page = await this.#read(request);
      const next = followable(page);
      if (!page || page.items.length > 0 || !next) return page;
      request = { ...request, ...next, until: undefined, hasWaitedForRate: false };
    }
  }

  /**
   * Reads a page until it shows that its cluster has what is known to exist. A page of a cluster that lags is requested
   * again, so that another cluster may answer, or this one catches up, until the deadline of the call.
   */
  async #read(request: PageRequest): Promise<ReadPage<Page> | undefined> {
    const options = { ...this.call.options, ...request.options };
    const patience = new Patience({ ...this.call, options });
    for (;;) {
      const page = await patience.send((changes) => this.#readWindow({ ...request, ...changes }));
      if (!page) return undefined;
      const missing = this.#numbers && (await this.#missingIn(page, request, patience));
      const isWithheld = missing?.isSkipped && patience.hasOutwaitedLateRows;
      if (!page.lacksItem && (!missing || isWithheld)) return page;
      await this.#wait(patience, request, missing);
    }
  }

  #wait(
    patience: Patience,
    { list = this.#query, startsAfter, until }: PageRequest,
    missing: Missing | undefined,
  ): Promise<void> {
    let { first = '' } = startsAfter ?? until ?? {};
    if (missing) first = String(missing.number - BigInt(list.sign));
    return patience.wait(first, `what follows ${this.call.operation.rangeKey?.parameter} ${isoTime(first)}`);
  }

  /** The first number that is known to exist, and that a page of a list without gaps leaves out. */
  async #missingIn(
    page: ReadPage<Page>,
    request: PageRequest,
    patience: Patience,
  ): Promise<Missing | undefined> {
    const list = request.list ?? this.#query;
    const numbers = page.keys.map((key) => numberOf(list, key)).filter((number) => number !== undefined);
    if (!this.#numbers || numbers.length < page.items.length) return undefined;
    const missingNow = () => this.#numbers?.missingIn(request.query, numbers, page.next === null);
    let missing = missingNow();
    // The transport of a proof has judged the reply already.
    if (this.call.repeatsReplies) missing = undefined;
    if (missing && (await this.#isCursorOutside(list, patience))) {
      this.#numbers = new KnownNumbers();
      missing = missingNow();
    }
    if (missing) return missing;
    if (numbers.length > 0) this.#cursorItem = undefined;
    const isLookup = request.list !== undefined && !request.isBack;
    if (isLookup) {
      if (numbers.length > 0) this.#shownEnds.add(list.near);
      return undefined;
    }
    // A slice of a scan is one of many requests, another of which looks up the end.
    const isSlice = request.options?.retry === false;
    if (isSlice || this.#shownEnds.has(list.far) || !needsEnd(list, page, request, this.present))
      return undefined;
    await this.#lookUpEnd(list, request, patience);
    return missingNow();
  }

  /** Looks up the last item of a list without gaps, until it is not one of a cluster that lacks what was read already. */
  async #lookUpEnd(list: ListQuery, request: PageRequest, patience: Patience): Promise<void> {
    const last = list.lastItem();
    for (;;) {
      const lookup = { query: firstChunk(last), list: last };
      const page = await patience.send((changes) => this.#readOnce({ ...lookup, ...changes }));
      const missing = page && (await this.#missingIn(page, lookup, patience));
      if (!missing) return;
      await this.#wait(patience, request, missing);
    }
  }

  /**
   * Whether the item of the cursor is not within the times of the call, such as the last two minutes. Then it says nothing about
   * the numbers in it. A page that is empty for this reason looks like one of a cluster that is behind, so the item is
   * requested outside of these times.
   */
  async #isCursorOutside(list: ListQuery, patience: Patience): Promise<boolean> {
    const item = this.#cursorItem;
    const { low, high } = list.range('timestamp');
    if (!item) return false;
    const outside: QueryPair[] = [];
    if (low) outside.push(bound('timestamp', low.isIncluded ? 'lt' : 'lte', low.value));
    if (high) outside.push(bound('timestamp', high.isIncluded ? 'gt' : 'gte', high.value));
    for (const time of outside) {
      const other = list.filter(({ name }) => name !== 'timestamp' && name !== list.key).withLimit(1);
      const query = other.plus(equality(list.key, item.first), time);
      const page = await patience.send((changes) => this.#readOnce({ query, list: query, ...changes }));
      if (!page || page.items.length === 0) continue;
      this.#cursorItem = undefined;
      return true;
    }
    return false;
  }

  /** Reads a page. If it is an empty window that may hide items, the list is read on where the next item can be. */
  async #readWindow(request: PageRequest): Promise<ReadPage<Page> | undefined> {
    const windows = this.#windows;
    if (!windows) return this.#readOnce(request);
    const list = request.list ?? this.#query;
    let page: ReadPage<Page> | undefined;
    const isLookup = request.list !== undefined && !request.isBack;
    try {
      page = await (isLookup ? this.#lookUp(request) : this.#readOnce(request));
      if (!page || page.lacksItem || page.items.length > 0) return page;
    } catch (error) {
      if (!windows.mayHideItems(request.query) || !windows.isEmptyWindow(error)) throw error;
    }
    const next = followable(page);
    // One window after another may be empty before the ledger began and after the present.
    if (page && next) return { ...page, next: await windows.skip(list, request, next) };
    if (!windows.mayHideItems(request.query)) return page;
    const isProven = page?.next === null && this.call.operation.serviceWindow?.empty !== 'end';
    if (isProven) return page;
    const query = await windows.queryAfterEmptyWindow(list, request);
    if (!query) return page && { ...page, next: null };
    const following = atQuery(request, query);
    // Other slices of a scan read what is after the first window. A page by cursor would look up the last item again.
    const found = await (request.isReadInParallel ? this.#readOnce(following) : this.readItems(following));
    if (found && found.items.length > 0) windows.showItems();
    return found;
  }

  /** A scan looks up the last item of a list, and an empty window does. One request serves both. */
  async #lookUp(request: PageRequest): Promise<ReadPage<Page> | undefined> {
    const { text } = request.query;
    const page = this.#lookups.get(text) ?? (await this.#readOnce(request));
    if (page) this.#lookups.set(text, page);
    return page;
  }

  /** Sends the request of a page. Undefined if its owner did not exist there, as lists by time answer with 404. */
  async #readOnce(request: PageRequest): Promise<ReadPage<Page> | undefined> {
    const { transport, operation, options } = this.call;
    const { hasWaitedForRate, startsAfter, until } = request;
    const list = this.#bounded(request.list ?? this.#query);
    const overlap = overlapping(list, request, this.present);
    const query = overlap ?? request.query;
    let reply: PageReply<Page>;
    this.requests += 1;
    try {
      reply = await transport.send<Page>({
        operation,
        params: this.#pathParams,
        options: { ...options, ...request.options },
        query: query.text,
        hasWaitedForRate,
        isFresh: request.isFresh ?? this.call.isFresh,
      });
    } catch (error) {
      // A list by time answers 404 if its range ends before its owner existed. Proxies answer without messages.
      const isMissing = error instanceof ApiError && error.status === 404 && error.messages.length > 0;
      const isByTime = list.rules[list.key]?.kind.name === 'timestamp';
      if (!this.#exists || !isMissing || !isByTime) throw error;
      if (list.order === 'desc') return undefined;
      const later = queryAfterWindow(list, query);
      if (!later) throw error;
      return this.#readOnce(atQuery(request, later));
    }
    this.#exists = true;
    // It never gets smaller, so no page is read more than twice for it.
    this.#clockLead = Math.max(this.#clockLead, clockLeadOf(reply, transport));
    if (this.requests === 1 && this.call.first) this.call.first.reply = this.#withoutItems(reply.data);
    // By the reply, the item before the page is newer than the clock here had said.
    if (!overlap && overlapping(list, request, this.present))
      return this.#readOnce({ ...request, hasWaitedForRate: false });
    if (!overlap || !startsAfter) {
      const page = readPage(reply, request, list, this.#sent);
      const lacksItem = until && !isSameKey(page.keys[0], until) && mayBeMissing(list, until, this.present);
      if (!lacksItem) return page;
      return { ...page, lacksItem };
    }
    const whole = readPage(
      reply,
      { ...request, query: overlap, after: undefined },
      list.withLimitOf(overlap),
      this.#sent,
    );
    const page = withoutOverlap(whole, list, startsAfter);
    if (!page) return { ...whole, lacksItem: true };
    const next = followable(page);
    if (!next) return page;
    // The limit of the caller, and not that of the request for one more.
    return { ...page, next: { ...next, query: next.query.withLimitOf(list) } };
  }

  /** The fields of a reply beside its items. Items without a name are its only array, or the whole reply. */
  #withoutItems(data: Page): object {
    const itemsName = this.call.operation.items;
    if (Array.isArray(data)) return {};
    const isBeside = ([name, value]: [string, unknown]): boolean => {
      if (itemsName === undefined && Array.isArray(value)) return false;
      return name !== itemsName && name !== 'links';
    };
    return Object.fromEntries(Object.entries(data).filter(isBeside));
  }

  #bounded(list: ListQuery): ListQuery {
    return this.#windows?.bounded(list) ?? list;
  }

  #placeOf(from: unknown, parameter: string): ListPlace {
    const { operation } = this.call;
    const { operationId } = operation;
    const cursorError = (allowed: string): Error => parameterErrorFor(operation, parameter, from, allowed);
    const cursor = typeof from === 'string' && readCursor(from);
    if (!cursor) throw cursorError('a cursor: the next or previous of a page');
    if (cursor.operationId !== operationId)
      throw cursorError(`a cursor of ${operationId}, and not of ${cursor.operationId}`);
    const difference = differenceOf(cursor.owner, this.#owner);
    if (difference !== undefined) throw cursorError(`a cursor of the same call: ${difference}`);
    return cursor.place;
  }
}

/**
 * The numbers that a part of a split list has to begin and end with: a bound where it was split is the number of an item. A
 * bound of the whole call may be any.
 */
function numbersOfSplit(list: ListQuery, whole: TransportCall | undefined): KnownNumbers {
  const numbers = new KnownNumbers();
  if (!whole) return numbers;
  const bounds = numberRange(list);
  const boundsOfWhole = numberRange(new ListReader(whole).query);
  if (bounds.low !== boundsOfWhole.low) numbers.see(bounds.low);
  if (bounds.high !== boundsOfWhole.high) numbers.see(bounds.high);
  return numbers;
}

/** In milliseconds. 0 without a `Date`, or if the clock here is behind it. */
function clockLeadOf({ response }: PageReply<unknown>, { effects }: Transport): number {
  const sent = Date.parse(response.headers.get('date') ?? '');
  return Math.max(effects.now() - sent, 0) || 0;
}

/** The request at another place. The turn that its caller waited for was that of the first request. */
function atQuery(request: PageRequest, query: ListQuery): PageRequest {
  return { ...request, query: firstChunk(query), startsAfter: undefined, hasWaitedForRate: false };
}
