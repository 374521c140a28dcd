import { direction, formatQuery, makeCall, type Operation, type QueryPair } from '../client/client.js';
import { ApiError } from '../errors/errors.js';
import { fromOrdinal, toOrdinal } from '../values/values.js';
import type { ItemKey } from './item-key.js';
import { keyRange } from './key-range.js';
import type { ListCall } from './list-call.js';
import type { PageRequest, ReadPage } from './list-reader.js';
import { partOf } from './next-query.js';
import { bound } from './one-key.js';
import { asksForNothing, lastAlone } from './query-after.js';

interface Ends {
  readonly low: bigint | undefined;
  readonly high: bigint | undefined;
}

type Read = (request: PageRequest) => Promise<ReadPage<object> | undefined>;

// Clocks of the caller and of the service may differ by this much, in nanoseconds.
const clockError = 600_000_000_000n;

/**
 * Reads on where the service does not say what follows an empty window. The client then cuts the range into windows
 * itself. For that the range needs both ends: a missing lower bound becomes the ledger's first transaction, a missing
 * upper bound the present.
 */
export class OwnWindows {
  readonly #call: ListCall;
  readonly #signal: AbortSignal | undefined;
  readonly #read: Read;
  /** The last item in walking direction, by direction; undefined if the service does not show it. */
  readonly #last = new Map<string, Promise<ItemKey | undefined>>();
  /** The far end of the range that is cut into windows, by direction. */
  readonly #far = new Map<string, Ends>();
  #firstMoment: Promise<bigint> | undefined;

  constructor(call: ListCall, signal: AbortSignal | undefined, read: Read) {
    this.#call = call;
    this.#signal = signal;
    this.#read = read;
  }

  /** Whether an answer without items may be that of one window instead of the whole range. */
  mayHideItems(sent: readonly QueryPair[]): boolean {
    const { rangeKey, serviceWindow, window } = this.#call.operation;
    if (!rangeKey || !serviceWindow) return false;
    // Such a query has no window, or is bounded to a narrower one anyway.
    const unwindowed = [...(serviceWindow.unless ?? []), ...(window?.when ?? [])];
    if (sent.some(({ name }) => unwindowed.includes(name))) return false;
    const { low, high, equal } = this.#ends(sent);
    return equal.length === 0 && (low === undefined || !this.#fitsWindow(low, high ?? this.#now));
  }

  /** Whether an error is how the service answers an empty window. */
  isEmptyWindow(error: unknown): boolean {
    const { serviceWindow } = this.#call.operation;
    return serviceWindow?.empty === 'error' && error instanceof ApiError && error.status === 500;
  }

  /**
   * What is left of a list behind a place, with both bounds; undefined if nothing is left. One request in the other
   * order shows the last item. If it shows none either, each window up to the far end of the range has to be read.
   */
  async rest(
    list: readonly QueryPair[],
    sent: readonly QueryPair[],
  ): Promise<readonly QueryPair[] | undefined> {
    const { operation } = this.#call;
    const order = direction(operation, list);
    const last = await this.#lastKey(list);
    const far = last && this.#ordinal(last.first);
    const ends = this.#ends(sent);
    const low = (order === 'desc' ? far : undefined) ?? ends.low ?? (await this.#first());
    const high = (order === 'asc' ? far : undefined) ?? ends.high ?? this.#now + clockError;
    const rest = this.#between(sent, low, high);
    if (asksForNothing(operation, rest)) return undefined;
    this.#far.set(order, order === 'asc' ? { low: undefined, high } : { low, high: undefined });
    return rest;
  }

  /** A list with its far end, if its range is cut into windows. */
  bounded(list: readonly QueryPair[]): readonly QueryPair[] {
    const far = this.#far.get(direction(this.#call.operation, list));
    return far ? this.#between(list, far.low, far.high) : list;
  }

  /** The call, with windows in its operation as soon as a range is cut. */
  get call(): ListCall {
    const { operation } = this.#call;
    const { rangeKey, serviceWindow } = operation;
    if (this.#far.size === 0 || operation.window || !rangeKey || !serviceWindow) return this.#call;
    const window = { parameter: rangeKey.parameter, seconds: serviceWindow.seconds, when: [] };
    return { ...this.#call, operation: { ...operation, window } };
  }

  get #now(): bigint {
    return BigInt(Math.trunc(this.#call.transport.effects.now())) * 1_000_000n;
  }

  #fitsWindow(low: bigint, high: bigint): boolean {
    const { seconds = 0 } = this.#call.operation.serviceWindow ?? {};
    return high - low < BigInt(seconds) * 1_000_000_000n;
  }

  #ordinal(value: string): bigint | undefined {
    const { operation } = this.#call;
    return toOrdinal(value, operation.parameters?.[operation.rangeKey?.parameter ?? '']?.kind);
  }

  #ends(query: readonly QueryPair[]): Ends & { readonly equal: readonly string[] } {
    const { rangeKey, parameters = {} } = this.#call.operation;
    const parameter = rangeKey?.parameter ?? '';
    const { equal, low, high } = keyRange(query, parameter, parameters[parameter]);
    return { equal, low: low && this.#ordinal(low.value), high: high && this.#ordinal(high.value) };
  }

  /** A query with other bounds. An equal one stays as it is. */
  #between(
    query: readonly QueryPair[],
    low: bigint | undefined,
    high: bigint | undefined,
  ): readonly QueryPair[] {
    const { rangeKey, parameters = {} } = this.#call.operation;
    const { parameter = '', second } = rangeKey ?? {};
    const ends = this.#ends(query);
    let pairs = query;
    for (const [operator, end, value] of [
      ['gte', ends.low, low],
      ['lte', ends.high, high],
    ] as const) {
      if (value === undefined || end === value) continue;
      // A bound of the second key belongs to the bound that goes.
      const isReplaced = ({ name, operator: other }: QueryPair): boolean =>
        (name === parameter || name === second?.parameter) && other[0] === operator[0];
      pairs = [
        ...pairs.filter((pair) => !isReplaced(pair)),
        bound(parameter, operator, fromOrdinal(value, parameters[parameter]?.kind, '')),
      ];
    }
    return pairs;
  }

  #lastKey(list: readonly QueryPair[]): Promise<ItemKey | undefined> {
    const order = direction(this.#call.operation, list);
    const last = this.#last.get(order) ?? this.#readLast(list);
    this.#last.set(order, last);
    return last;
  }

  async #readLast(list: readonly QueryPair[]): Promise<ItemKey | undefined> {
    const { operation } = this.#call;
    const other = lastAlone(operation, list);
    let query = formatQuery(partOf(operation, other));
    for (;;) {
      const page = await this.#readOther({ query, list: other });
      if (!page || page.items.length > 0) return page?.keys[0];
      if (!page.next || !('query' in page.next)) return undefined;
      query = page.next.query;
    }
  }

  async #readOther(request: PageRequest): Promise<ReadPage<object> | undefined> {
    try {
      return await this.#read(request);
    } catch (error) {
      if (this.isEmptyWindow(error)) return undefined;
      throw error;
    }
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
    const lookup = makeCall(operation, {}, { ...options, signal: this.#signal ?? options.signal });
    try {
      const { data } = await this.#call.transport.send<unknown>({ ...lookup, query });
      const moment = pointer.reduce<unknown>((value, name) => Object(value)[name], data);
      return (typeof moment === 'string' ? this.#ordinal(moment) : undefined) ?? 0n;
    } catch (error) {
      if (error instanceof ApiError) return 0n;
      throw error;
    }
  }
}
