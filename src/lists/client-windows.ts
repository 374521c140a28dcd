import type { Operation, Transport, TransportCall } from '../client/client.js';
import { ApiError, NetworkError } from '../errors/errors.js';
import { fromOrdinal, nanoseconds, nanosecondsPerSecond, readTimestamp } from '../values/values.js';
import { ListQuery } from './list-query.js';
import { followable, type NextQuery, type PageRequest, type ReadPage } from './page.js';
import { firstChunk } from './query-chunk.js';

/** In nanoseconds. No list has wider windows: those of time are 60 days. */
const longestWindow = nanoseconds(60 * 24 * 3_600_000);

/**
 * In nanoseconds, how far the present of the service may be after the clock here. A machine with the wrong time zone is hours
 * behind. An end that is too early would lose items; one that is too late costs a request at most.
 */
const longestDelay = nanoseconds(24 * 3_600_000);

type ReadOnce = (request: PageRequest) => Promise<ReadPage<object> | undefined>;

/** Not before the service's present, of which the clock here is only an estimate. */
export function latestPresent({ effects }: Transport): bigint {
  return nanoseconds(effects.now()) + longestDelay;
}

/** Facts about a service that the readings of one client share. They stay true as long as the client is used. */
interface Known {
  /** The first transaction of the ledger. */
  first?: bigint;
  /** Whether an item was found after an empty window that was returned as the end of a list. */
  hidesItems?: boolean;
}

/** The ends of the ledger that a range may be beyond. */
interface LedgerEnds {
  readonly first?: bigint;
  readonly latest?: bigint;
}

const knownOf = new WeakMap<Transport, Known>();

/** The end of a list, as a request in the opposite order has shown it. */
type ListEnd =
  | { readonly state: 'found'; readonly time: bigint | undefined }
  /** The whole list was searched, and has no items. */
  | { readonly state: 'no items' }
  /** An empty window ended the search. */
  | { readonly state: 'unknown' };

/**
 * The windows of a list in which one request searches only a part of the range.
 *
 * Some lists end, or fail, at each empty window, although older or newer items may exist. After such a window, the last
 * item of the list is looked up in the opposite order, and the range up to it is read in windows of the client. Without a
 * last item, the range ends at the first transaction of the ledger or at the present.
 *
 * A range may begin in 1970 or end in 2100: there, one window after another is empty. So after an empty window, a list
 * continues at the first transaction, or ends there. This is looked up once for a client, and only if the range has a lower
 * bound that may be before it.
 */
export class ClientWindows {
  readonly #call: TransportCall;
  readonly #read: ReadOnce;
  readonly #known: Known;
  readonly #farEnds = new Map<string, bigint>();
  #firstMoment: Promise<bigint> | undefined;

  /** @param read Reads a page. The same one is read once only. */
  constructor(call: TransportCall, read: ReadOnce) {
    this.#call = call;
    this.#read = read;
    this.#known = knownOf.get(call.transport) ?? {};
    knownOf.set(call.transport, this.#known);
  }

  mayHideItems(sent: ListQuery): boolean {
    const { serviceWindow, window } = this.#call.operation;
    // Windows are times, so they hide nothing where the key is a number.
    if (!serviceWindow || sent.rules[sent.key]?.kind.name !== 'timestamp') return false;
    // Such a query has no window, or has bounds of a narrower one anyway.
    const unwindowed = [...(serviceWindow.unless ?? []), ...(window?.when ?? [])];
    if (unwindowed.some((name) => sent.has(name))) return false;
    const { equal, low, high } = sent.range(sent.key);
    if (equal.length > 0) return false;
    return low?.key === undefined || (high?.key ?? this.#present) - low.key >= this.#size;
  }

  /** Some lists answer an empty window with 500. Other errors, such as the 503 of a proxy, say nothing about the window. */
  isEmptyWindow(error: unknown): boolean {
    const { serviceWindow } = this.#call.operation;
    return serviceWindow?.empty === 'error' && statusesOf(error).every(isInternalError);
  }

  /** An item was found after a window that looked like the end. The last item need not be looked up again. */
  showItems(): void {
    this.#known.hidesItems = true;
  }

  /** The query that continues a list after an empty window whose reply has a next one. Null if the ledger has nothing there. */
  async skip(list: ListQuery, { after }: PageRequest, next: NextQuery): Promise<NextQuery | null> {
    const begin = next.query.range(list.key)[list.near]?.key;
    const isBounded = this.#farEnds.has(list.order);
    if (begin === undefined || isBounded) return next;
    const { first, latest } = await this.#ends(list, after !== undefined);
    const ends = { low: first, high: latest };
    const nearEnd = ends[list.near];
    const farEnd = ends[list.far];
    const isAfter = (a: bigint, b: bigint): boolean => (a - b) * BigInt(list.sign) > 0n;
    if (farEnd !== undefined && isAfter(begin, farEnd)) return null;
    if (nearEnd === undefined || !isAfter(nearEnd, begin)) return next;
    const query = withNearEnd(list, nearEnd);
    if (query.isEmpty) return null;
    return { query: firstChunk(query), startsAfter: undefined };
  }

  /** The query that continues a list after an empty window that looks like its end; undefined if it is the end. */
  async queryAfterEmptyWindow(
    list: ListQuery,
    { query: sent, after }: PageRequest,
  ): Promise<ListQuery | undefined> {
    const { first, latest } = await this.#ends(list, after !== undefined);
    const narrow = within(sent, first, latest);
    if (narrow.isEmpty) return undefined;
    let end: ListEnd = { state: 'unknown' };
    const isEndUseful = this.mayHideItems(narrow) && !this.#known.hidesItems;
    if (isEndUseful) end = await this.#readEnd(within(list, first, latest).lastItem());
    if (end.state === 'no items') return undefined;
    const lastTime = end.state === 'found' ? end.time : undefined;
    const bounds = await this.#boundsUpTo(lastTime, narrow);
    const query = between(narrow, bounds.low, bounds.high);
    if (query.isEmpty) return undefined;
    this.#farEnds.set(list.order, bounds[list.far]);
    return this.bounded(query);
  }

  /** The bounds of a query up to the last item, or up to where the ledger ends. */
  async #boundsUpTo(last: bigint | undefined, query: ListQuery): Promise<{ low: bigint; high: bigint }> {
    const { low, high } = query.range(query.key);
    if (query.order === 'asc')
      return { low: low?.key ?? (await this.#first()), high: last ?? high?.key ?? this.#present };
    return { low: last ?? low?.key ?? (await this.#first()), high: high?.key ?? this.#present };
  }

  /** The list up to its far end, in windows of the client. The list itself as long as no empty window has ended it. */
  bounded(list: ListQuery): ListQuery {
    if (this.#farEnds.size === 0) return list;
    const { operation } = this.#call;
    const window = { parameter: list.key, seconds: operation.serviceWindow?.seconds ?? 0, when: [] };
    const windowed = new ListQuery({ window, ...operation }, list.pairs);
    const farEnd = this.#farEnds.get(list.order);
    if (list.order === 'asc') return between(windowed, undefined, farEnd);
    return between(windowed, farEnd, undefined);
  }

  get #size(): bigint {
    return BigInt(this.#call.operation.serviceWindow?.seconds ?? 0) * nanosecondsPerSecond;
  }

  get #present(): bigint {
    return latestPresent(this.#call.transport);
  }

  /**
   * The ends of the ledger, each one only if the range has a bound that may be beyond it. A wrong clock must not cut off
   * items, so a bound is beyond the present only if it is later by a whole window.
   */
  async #ends(list: ListQuery, isBehindItem: boolean): Promise<LedgerEnds> {
    const { low, high } = list.range(list.key);
    // In ascending order, an item shows that the ledger has begun.
    const mayBeBefore = low?.key !== undefined && !(isBehindItem && list.order === 'asc');
    return {
      ...(mayBeBefore && { first: await this.#first() }),
      ...(high?.key !== undefined && { latest: this.#present + longestWindow }),
    };
  }

  async #readEnd(list: ListQuery): Promise<ListEnd> {
    try {
      for (let query: ListQuery | undefined = firstChunk(list); query; ) {
        const page = await this.#read({ query, list });
        if (!page || page.items.length > 0)
          return { state: 'found', time: readTimestamp(page?.keys[0]?.first) };
        query = followable(page)?.query;
        const isProven = page.next === null && this.#call.operation.serviceWindow?.empty !== 'end';
        if (isProven) return { state: 'no items' };
      }
    } catch (error) {
      if (!this.isEmptyWindow(error)) throw error;
    }
    return { state: 'unknown' };
  }

  #first(): Promise<bigint> {
    this.#firstMoment ??= this.#readFirst();
    return this.#firstMoment;
  }

  async #readFirst(): Promise<bigint> {
    if (this.#known.first !== undefined) return this.#known.first;
    const rules = await this.#call.operation.after?.();
    if (!rules?.first) return 0n;
    const { operationId, path, query, pointer } = rules.first;
    const operation: Operation = { operationId, method: 'GET', path };
    const { query: _, validation: __, after: ___, ...options } = this.#call.options;
    try {
      const call = { operation, params: {}, options, query };
      const { data } = await this.#call.transport.send<unknown>(call);
      const [items = ''] = pointer;
      // A ledger without transactions has nothing before the present.
      if (Object(data)[items]?.length === 0) return this.#present;
      const moment = readTimestamp(pointer.reduce<unknown>((value, name) => Object(value)[name], data));
      if (moment !== undefined) this.#known.first = moment;
      // A proxy may have answered in place of the service. The next empty window asks again.
      else this.#firstMoment = undefined;
      return moment ?? 0n;
    } catch (error) {
      if (statusesOf(error).every(isRefusal)) return 0n;
      throw error;
    }
  }
}

/** The query without the times before and after two others. It keeps its bounds where they are narrower. */
function within(query: ListQuery, first: bigint | undefined, latest: bigint | undefined): ListQuery {
  const { low, high } = query.range(query.key);
  const isBefore = first !== undefined && low?.key !== undefined && low.key < first;
  const isAfter = latest !== undefined && high?.key !== undefined && high.key > latest;
  return between(query, isBefore ? first : undefined, isAfter ? latest : undefined);
}

/** The query with these bounds in place of its own. A bound that stays the same keeps its spelling. */
function between(query: ListQuery, low: bigint | undefined, high: bigint | undefined): ListQuery {
  const range = query.range(query.key);
  const text = (key: bigint): string => fromOrdinal(key, query.rules[query.key]?.kind, '');
  let bounded = query;
  if (low !== undefined && low !== range.low?.key) bounded = bounded.withBound('gte', text(low));
  if (high !== undefined && high !== range.high?.key) bounded = bounded.withBound('lte', text(high));
  return bounded;
}

function withNearEnd(list: ListQuery, end: bigint): ListQuery {
  if (list.order === 'asc') return between(list, end, undefined);
  return between(list, undefined, end);
}

/** The status that each host of a call answered with: of the only one, or of all if the call went to several. */
function statusesOf(error: unknown): readonly (number | undefined)[] {
  if (error instanceof ApiError) return [error.status];
  const { cause } = error instanceof NetworkError ? error : {};
  if (cause instanceof AggregateError) return cause.errors.flatMap(statusesOf);
  return [undefined];
}

function isInternalError(status: number | undefined): boolean {
  return status === 500;
}

/** Some hosts refuse a list. One that fails, or limits the rate, may have it. */
function isRefusal(status: number | undefined): boolean {
  return status !== undefined && status < 500 && status !== 429;
}
