import type { Operation, TransportCall } from '../client/client.js';
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

// For a service without a link behind an empty window. A missing lower bound becomes the first transaction of the ledger,
// a missing upper bound the present.
export class OwnWindows {
  readonly #call: TransportCall;
  readonly #read: ReadOnce;
  readonly #lastTimes = new Map<string, Promise<bigint | undefined>>();
  readonly #farEnds = new Map<string, bigint>();
  #firstMoment: Promise<bigint> | undefined;

  constructor(call: TransportCall, read: ReadOnce) {
    this.#call = call;
    this.#read = read;
  }

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

  isEmptyWindow(error: unknown): boolean {
    const { serviceWindow } = this.#call.operation;
    return serviceWindow?.empty === 'error' && error instanceof ApiError && error.status === 500;
  }

  async rest(list: ListQuery, sent: ListQuery): Promise<ListQuery | undefined> {
    const { order } = list;
    const isUp = order === 'asc';
    const last = this.#lastTimes.get(order) ?? this.#readLast(list.lastItem());
    this.#lastTimes.set(order, last);
    const far = await last;
    const range = sent.range(sent.key);
    const low = (isUp ? undefined : far) ?? range.low?.key ?? (await this.#first());
    const high = (isUp ? far : undefined) ?? range.high?.key ?? this.#present;
    const rest = between(sent, low, high);
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

  async #readFirst(): Promise<bigint> {
    const rules = await this.#call.operation.after?.();
    if (!rules?.first) return 0n;
    const { operationId, path, query, pointer } = rules.first;
    const operation: Operation = { operationId, method: 'GET', path };
    const { query: _, validation: __, after: ___, ...options } = this.#call.options;
    try {
      const call = { operation, params: {}, options, query };
      const { data } = await this.#call.transport.send<unknown>(call);
      return readTimestamp(pointer.reduce<unknown>((value, name) => Object(value)[name], data)) ?? 0n;
    } catch (error) {
      if (error instanceof ApiError) return 0n;
      throw error;
    }
  }
}

function between(query: ListQuery, low: bigint | undefined, high: bigint | undefined): ListQuery {
  const range = query.range(query.key);
  const text = (key: bigint): string => fromOrdinal(key, query.rules[query.key]?.kind, '');
  const begun = low === undefined || low === range.low?.key ? query : query.withBound('gte', text(low));
  return high === undefined || high === range.high?.key ? begun : begun.withBound('lte', text(high));
}
