import { makeCall, type Operation, type TransportCall } from '../client/client.js';
import { ApiError } from '../errors/errors.js';
import {
  clockError,
  fromOrdinal,
  nanoseconds,
  nanosecondsPerSecond,
  readTimestamp,
} from '../values/values.js';
import type { ItemKey } from './item-key.js';
import type { ListQuery } from './list-query.js';
import { followable, type PageReader } from './page-reader.js';
import { partOf } from './query-part.js';

/** The bounds of a range, in nanoseconds. */
interface Ends {
  readonly low: bigint | undefined;
  readonly high: bigint | undefined;
}

/**
 * Cuts a range into windows on the client, if the service has no link behind an empty window. The range needs both
 * ends for that: a missing lower bound becomes the ledger's first transaction, a missing upper bound the present.
 */
export class OwnWindows {
  readonly #call: TransportCall;
  readonly #pages: PageReader<object>;
  /** The operation with the windows of the client; undefined as long as it cuts none. */
  #windowed: Operation | undefined;
  /** The last item of each order; undefined if the service does not show it. */
  readonly #last = new Map<string, Promise<ItemKey | undefined>>();
  /** The far end of the range that is cut, for each order. */
  readonly #far = new Map<string, Ends>();
  #firstMoment: Promise<bigint> | undefined;

  constructor(call: TransportCall, pages: PageReader<object>) {
    this.#call = call;
    this.#pages = pages;
  }

  /** Whether an answer without items may be that of one window instead of the whole range. */
  mayHideItems(sent: ListQuery): boolean {
    const { rangeKey, serviceWindow, window } = this.#call.operation;
    if (!rangeKey || !serviceWindow) return false;
    // Such a query has no window, or has bounds of a narrower one anyway.
    const unwindowed = [...(serviceWindow.unless ?? []), ...(window?.when ?? [])];
    if (unwindowed.some((name) => sent.has(name))) return false;
    const { equal, low, high } = sent.range(rangeKey.parameter);
    if (equal.length > 0) return false;
    const size = BigInt(serviceWindow.seconds) * nanosecondsPerSecond;
    // The range ends at the service's present, of which the clock here is only an estimate.
    const end = high?.key ?? this.#now + nanoseconds(clockError);
    return low?.key === undefined || end - low.key >= size;
  }

  /** Whether an error is the service's answer for an empty window. */
  isEmptyWindow(error: unknown): boolean {
    const { serviceWindow } = this.#call.operation;
    return serviceWindow?.empty === 'error' && error instanceof ApiError && error.status === 500;
  }

  /**
   * The rest of a list behind a query, with both bounds; undefined if nothing is left. One request in the other order
   * shows the last item. If it shows none, every window up to the end of the range is read.
   */
  async rest(list: ListQuery, sent: ListQuery): Promise<ListQuery | undefined> {
    const { order } = list;
    const far = readTimestamp((await this.#lastKey(list))?.first);
    const { low: begin, high: end } = sent.range(sent.key);
    const low = (order === 'desc' ? far : undefined) ?? begin?.key ?? (await this.#first());
    const high = (order === 'asc' ? far : undefined) ?? end?.key ?? this.#now + nanoseconds(clockError);
    const rest = between(sent, { low, high });
    if (rest.isEmpty) return undefined;
    this.#far.set(order, order === 'asc' ? { low: undefined, high } : { low, high: undefined });
    return this.bounded(rest);
  }

  /** A list with its far end and with windows, if its range is cut. */
  bounded(list: ListQuery): ListQuery {
    if (this.#far.size === 0) return list;
    const { operation } = this.#call;
    const { rangeKey, serviceWindow } = operation;
    const window = { parameter: rangeKey?.parameter ?? '', seconds: serviceWindow?.seconds ?? 0, when: [] };
    this.#windowed ??= operation.window ? operation : { ...operation, window };
    const far = this.#far.get(list.order);
    const cut = list.of(this.#windowed);
    return far ? between(cut, far) : cut;
  }

  get #now(): bigint {
    return nanoseconds(this.#call.transport.effects.now());
  }

  #lastKey(list: ListQuery): Promise<ItemKey | undefined> {
    const last = this.#last.get(list.order) ?? this.#readLast(list.lastItem());
    this.#last.set(list.order, last);
    return last;
  }

  async #readLast(list: ListQuery): Promise<ItemKey | undefined> {
    for (let query: ListQuery | undefined = partOf(list); query; ) {
      try {
        const page = await this.#pages.read({ query }, this.bounded(list));
        if (!page || page.items.length > 0) return page?.keys[0];
        query = followable(page)?.query;
      } catch (error) {
        if (!this.isEmptyWindow(error)) throw error;
        return undefined;
      }
    }
    return undefined;
  }

  /** The ledger's first moment; 0 if the service does not show it. */
  #first(): Promise<bigint> {
    this.#firstMoment ??= this.#readFirst();
    return this.#firstMoment;
  }

  async #readFirst(): Promise<bigint> {
    const rules = await this.#call.operation.after?.();
    if (!rules?.first) return 0n;
    const { operationId, path, query, pointer } = rules.first;
    const operation: Operation = { operationId, method: 'GET', path };
    const { query: _, validation: __, after: ___, ...options } = this.#call.options;
    try {
      const call = { ...makeCall(operation, {}, options), query };
      const { data } = await this.#call.transport.send<unknown>(call);
      return readTimestamp(pointer.reduce<unknown>((value, name) => Object(value)[name], data)) ?? 0n;
    } catch (error) {
      if (error instanceof ApiError) return 0n;
      throw error;
    }
  }
}

/** A query with other bounds over its first key. A bound that is the same already keeps its text. */
function between(query: ListQuery, { low, high }: Ends): ListQuery {
  const range = query.range(query.key);
  const text = (key: bigint): string => fromOrdinal(key, query.rules[query.key]?.kind, '');
  const begun = low === undefined || low === range.low?.key ? query : query.withBound('gte', text(low));
  return high === undefined || high === range.high?.key ? begun : begun.withBound('lte', text(high));
}
