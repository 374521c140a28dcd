import { makeCall, type Operation, type TransportCall } from '../client/client.js';
import { ApiError } from '../errors/errors.js';
import {
  clockError,
  fromOrdinal,
  nanoseconds,
  nanosecondsPerSecond,
  readTimestamp,
} from '../values/values.js';
import { ListQuery } from './list-query.js';
import { partOf } from './query-part.js';
import { followable, type PageRequest, type ReadPage } from './read-page.js';

type ReadOnce = (request: PageRequest) => Promise<ReadPage<object> | undefined>;

/** The bounds of a range, in nanoseconds. */
interface Ends {
  readonly low?: bigint | undefined;
  readonly high?: bigint | undefined;
}

/**
 * Cuts a range into windows on the client, if the service has no link behind an empty window. The range needs both
 * ends for that: a missing lower bound becomes the ledger's first transaction, a missing upper bound the present.
 */
export class OwnWindows {
  readonly #call: TransportCall;
  readonly #read: ReadOnce;
  /** The time of the last item, by order; undefined if the service does not show it. */
  readonly #last = new Map<string, Promise<bigint | undefined>>();
  /** The far end of the range that is cut, by order. */
  readonly #far = new Map<string, Ends>();
  #firstMoment: Promise<bigint> | undefined;

  constructor(call: TransportCall, read: ReadOnce) {
    this.#call = call;
    this.#read = read;
  }

  /** Whether an answer without items may be that of one window instead of the whole range. */
  mayHideItems(sent: ListQuery): boolean {
    const { serviceWindow, window } = this.#call.operation;
    // Such a query has no window, or has bounds of a narrower one anyway.
    const unwindowed = [...(serviceWindow?.unless ?? []), ...(window?.when ?? [])];
    if (unwindowed.some((name) => sent.has(name))) return false;
    const { equal, low, high } = sent.range(sent.key);
    if (equal.length > 0) return false;
    const size = BigInt(serviceWindow?.seconds ?? 0) * nanosecondsPerSecond;
    return low?.key === undefined || (high?.key ?? this.#present) - low.key >= size;
  }

  /** Whether an error is the service's answer for an empty window. */
  isEmptyWindow(error: unknown): boolean {
    const { serviceWindow } = this.#call.operation;
    return serviceWindow?.empty === 'error' && error instanceof ApiError && error.status === 500;
  }

  /**
   * The rest of a list behind a query, with both bounds; undefined if it is empty. One request in the other order
   * shows the last item. If it shows none, every window up to the end of the range is read.
   */
  async rest(list: ListQuery, sent: ListQuery): Promise<ListQuery | undefined> {
    const { order } = list;
    const isUp = order === 'asc';
    const last = this.#last.get(order) ?? this.#readLast(list.lastItem());
    this.#last.set(order, last);
    const far = await last;
    const range = sent.range(sent.key);
    const low = (isUp ? undefined : far) ?? range.low?.key ?? (await this.#first());
    const high = (isUp ? far : undefined) ?? range.high?.key ?? this.#present;
    const rest = between(sent, { low, high });
    if (rest.isEmpty) return undefined;
    this.#far.set(order, isUp ? { high } : { low });
    return this.bounded(rest);
  }

  /** A list with its far end and with windows, if its range is cut. */
  bounded(list: ListQuery): ListQuery {
    if (this.#far.size === 0) return list;
    const { operation } = this.#call;
    const window = { parameter: list.key, seconds: operation.serviceWindow?.seconds ?? 0, when: [] };
    const cut = new ListQuery({ window, ...operation }, list.pairs);
    return between(cut, this.#far.get(list.order) ?? {});
  }

  /** The service's present, of which the clock here is only an estimate. */
  get #present(): bigint {
    return nanoseconds(this.#call.transport.effects.now()) + nanoseconds(clockError);
  }

  async #readLast(list: ListQuery): Promise<bigint | undefined> {
    try {
      for (let query: ListQuery | undefined = partOf(list); query; ) {
        const page = await this.#read({ query, list });
        if (!page || page.items.length > 0) return readTimestamp(page?.keys[0]?.first);
        query = followable(page)?.query;
      }
    } catch (error) {
      if (!this.isEmptyWindow(error)) throw error;
    }
    return undefined;
  }

  #first(): Promise<bigint> {
    this.#firstMoment ??= this.#readFirst();
    return this.#firstMoment;
  }

  /** The ledger's first moment; 0 if the service does not show it. */
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
