import type { Operation, Transport, TransportCall } from '../client/client.js';
import { ApiError } from '../errors/errors.js';
import {
  clockError,
  fromOrdinal,
  nanoseconds,
  nanosecondsPerSecond,
  readTimestamp,
} from '../values/values.js';
import { ListQuery } from './list-query.js';
import { followable, type NextQuery, type PageRequest, type ReadPage } from './page.js';
import { firstChunk } from './query-chunk.js';

/** No list has wider windows. */
const longestWindow = nanoseconds(60 * 24 * 3_600_000);

type ReadOnce = (request: PageRequest) => Promise<ReadPage<object> | undefined>;

/** Facts about a service that the readings of one client share. They stay true as long as the client is used. */
interface Known {
  /** The first transaction of the ledger. */
  first?: bigint;
  /** Whether an item was found behind an empty window that was returned as the end of a list. */
  hidesItems?: boolean;
}

const knownOf = new WeakMap<Transport, Known>();

/** The end of a list, as a request in the opposite order has shown it. */
interface Last {
  /** The time of the last item; undefined if none was found. */
  readonly time: bigint | undefined;
  /** Whether the whole list was searched: then it has no items. */
  readonly isWhole: boolean;
}

/**
 * The windows of a list in which one request searches only a part of the range.
 *
 * Some lists end, or fail, at each empty window, although older or newer items may exist. Behind such a window, the last
 * item of the list is looked up in the opposite order, and the range up to it is read in windows of the client. Without a
 * last item, the range ends at the first transaction of the ledger or at the present.
 *
 * A range may begin in 1970 or end in 2100: there, one window after another is empty. So behind an empty window, a list
 * goes on at the first transaction, or ends there. This is looked up once for a client, and only if the range has a lower
 * bound that may be before it.
 */
export class OwnWindows {
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

  isEmptyWindow(error: unknown): boolean {
    const { serviceWindow } = this.#call.operation;
    return serviceWindow?.empty === 'error' && error instanceof ApiError && error.status === 500;
  }

  /** An item was found behind a window that looked like the end. The last item need not be looked up again. */
  showItems(): void {
    this.#known.hidesItems = true;
  }

  /** The query that continues a list behind an empty window that has a next one. Null if the ledger has nothing there. */
  async skip(list: ListQuery, { after }: PageRequest, next: NextQuery): Promise<NextQuery | null> {
    const isUp = list.order === 'asc';
    const begin = next.query.range(list.key)[list.near]?.key;
    const isWithin = this.#farEnds.has(list.order);
    if (begin === undefined || isWithin) return next;
    const { first, latest } = await this.#ends(list, after !== undefined);
    const [nearEnd, farEnd] = isUp ? [first, latest] : [latest, first];
    const isBehind = (a: bigint, b: bigint): boolean => (isUp ? a > b : a < b);
    if (farEnd !== undefined && isBehind(begin, farEnd)) return null;
    if (nearEnd === undefined || !isBehind(nearEnd, begin)) return next;
    const rest = isUp ? between(list, nearEnd, undefined) : between(list, undefined, nearEnd);
    return rest.isEmpty ? null : { query: firstChunk(rest), startsAfter: undefined };
  }

  /** The rest of a list behind an empty window that looks like its end; undefined if it is the end. */
  async rest(list: ListQuery, { query: sent, after }: PageRequest): Promise<ListQuery | undefined> {
    const { order } = list;
    const isUp = order === 'asc';
    const { first, latest } = await this.#ends(list, after !== undefined);
    const narrow = within(sent, first, latest);
    if (narrow.isEmpty) return undefined;
    const range = narrow.range(sent.key);
    const isLastUseful = this.mayHideItems(narrow) && !this.#known.hidesItems;
    const last = isLastUseful ? await this.#readLast(within(list, first, latest).lastItem()) : undefined;
    if (last?.isWhole) return undefined;
    const far = last?.time;
    const low = (isUp ? undefined : far) ?? range.low?.key ?? (await this.#first());
    const high = (isUp ? far : undefined) ?? range.high?.key ?? this.#present;
    const rest = between(narrow, low, high);
    if (rest.isEmpty) return undefined;
    this.#farEnds.set(order, isUp ? high : low);
    return this.bounded(rest);
  }

  bounded(list: ListQuery): ListQuery {
    if (this.#farEnds.size === 0) return list;
    const { operation } = this.#call;
    const window = { parameter: list.key, seconds: operation.serviceWindow?.seconds ?? 0, when: [] };
    const cut = new ListQuery({ window, ...operation }, list.pairs);
    const far = this.#farEnds.get(list.order);
    return list.order === 'asc' ? between(cut, undefined, far) : between(cut, far, undefined);
  }

  get #size(): bigint {
    return BigInt(this.#call.operation.serviceWindow?.seconds ?? 0) * nanosecondsPerSecond;
  }

  /** The service's present, of which the clock here is only an estimate. */
  get #present(): bigint {
    return nanoseconds(this.#call.transport.effects.now()) + nanoseconds(clockError);
  }

  /**
   * The ends of the ledger, each one only if the range has a bound that may be beyond it. A wrong clock must not cut off
   * items, so a bound is beyond the present only if it is later by a whole window.
   */
  async #ends(list: ListQuery, isBehindItem: boolean): Promise<{ first?: bigint; latest?: bigint }> {
    const { low, high } = list.range(list.key);
    // In ascending order, an item shows that the ledger has begun.
    const mayBeBefore = low?.key !== undefined && !(isBehindItem && list.order === 'asc');
    return {
      ...(mayBeBefore && { first: await this.#first() }),
      ...(high?.key !== undefined && { latest: this.#present + longestWindow }),
    };
  }

  async #readLast(list: ListQuery): Promise<Last> {
    try {
      for (let query: ListQuery | undefined = firstChunk(list); query; ) {
        const page = await this.#read({ query, list });
        if (!page || page.items.length > 0)
          return { time: readTimestamp(page?.keys[0]?.first), isWhole: false };
        query = followable(page)?.query;
        const isProven = page.next === null && this.#call.operation.serviceWindow?.empty !== 'end';
        if (isProven) return { time: undefined, isWhole: true };
      }
    } catch (error) {
      if (!this.isEmptyWindow(error)) throw error;
    }
    return { time: undefined, isWhole: false };
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
      // Some hosts refuse this list. One that fails may have it.
      if (error instanceof ApiError && error.status < 500 && error.status !== 429) return 0n;
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

function between(query: ListQuery, low: bigint | undefined, high: bigint | undefined): ListQuery {
  const range = query.range(query.key);
  const text = (key: bigint): string => fromOrdinal(key, query.rules[query.key]?.kind, '');
  const begun = low === undefined || low === range.low?.key ? query : query.withBound('gte', text(low));
  return high === undefined || high === range.high?.key ? begun : begun.withBound('lte', text(high));
}
