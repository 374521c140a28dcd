import {
  anyValue,
  type CallOptions,
  checkOptions,
  contextOf,
  flag,
  integerWithin,
  newCall,
  type Operation,
  parameterErrorFor,
  type RulesOf,
  serialise,
  type Transport,
  type TransportCall,
  withParameter,
} from '../client/client.js';
import {
  type Batch,
  type BatchOptions,
  inBatches,
  LazyList,
  type ListCall,
  type ListRequest,
  stoppable,
} from '../lists/lists.js';
import type { ScanOptions } from './scanner.js';
import type { ListPart } from './split.js';

/** The items of a list, read with many requests at the same time. It can be iterated once. */
export interface Scan<Item> extends AsyncGenerator<Item, void, undefined> {
  /**
   * The place behind the last item that was yielded, for `scan({ from })` or `pages({ from })`, here or in another
   * process; undefined at the beginning. If `ordered` is false, some of the items behind it may have been yielded.
   */
  readonly cursor: string | undefined;
  /**
   * The share of the range that was yielded, from 0 to 1. It counts keys, not items, and starts at `from`. It is 1 at the
   * end, and undefined if the end of the list is not known, such as in a list that is read page by page. If `ordered` is
   * false, it is the share before the first item that was not yielded yet.
   */
  readonly progress: number | undefined;
  /**
   * The items in batches, each with its cursor: a transaction of a database stores many items and one cursor.
   *
   * @param options The size of a batch, and how long it waits for more items.
   * @throws ParameterError for a bad option.
   * @example
   * for await (const { items, cursor } of ledger.getBlocks().scan().batches({ size: 500 })) console.log(items.length, cursor);
   */
  batches(options?: BatchOptions): AsyncGenerator<Batch<Item>, void, undefined>;
}

/** A list with a sort key that has ranges, so that many parts of it can be requested at the same time. */
export interface RangedListRequest<Page, Item> extends ListRequest<Page, Item> {
  /**
   * All items, faster than page by page: the range of the list is cut into slices of some pages each, and several are
   * requested at the same time. The items are those of an iteration, in the same order unless `ordered` is false. It
   * sends at most twice as many requests, and `concurrency` more. Lists that public networks read in windows may take
   * `concurrency` and two more on top of that. Pages are as large as the service allows, unless the call has a `limit`.
   * If the keys cannot be cut, such as with `ne` or an alias in their filter, it reads page by page.
   *
   * @throws ParameterError for a bad option; for a cursor of another call, when it is iterated.
   */
  scan(options?: ScanOptions): Scan<Item>;
  /**
   * Cuts the list into `count` parts of about equal size, 1,000 at most, for several processes. Parts are plain records,
   * each of which `part` turns into a list again, in any process. Together they are exactly the list. There are fewer if
   * the list has too few items, and one if its keys cannot be cut.
   *
   * @throws ParameterError for a bad count.
   */
  split(count: number): Promise<ListPart[]>;
  /**
   * A part that `split` of the same call made, in this process or another: same parameters, apart from `limit`. It has
   * the options of this call.
   *
   * @throws ParameterError if it is not a part, or is a part of another call.
   */
  part(part: ListPart): RangedListRequest<Page, Item>;
}

/** Called by the generated function of each list with a range key. */
export function rangedList<Page extends object, Item>(
  transport: Transport,
  operation: Operation,
  params?: object,
  options?: CallOptions,
): RangedListRequest<Page, Item> {
  return rangedListOf(newCall(transport, operation, params, options));
}

/**
 * Adds the readings of a range to a list: `scan`, `split` and `part`. They are functions of one object and not a class,
 * so that a list can grow by them and by `follow` without a class for each combination. Their code is loaded when they
 * are used.
 */
export function rangedListOf<Page extends object, Item>(given: ListCall): RangedListRequest<Page, Item> {
  const call: ListCall = { ...given, first: {} };
  return Object.assign(new LazyList<Page, Item>(call), {
    scan: (options: ScanOptions = {}) => {
      checkOptions(options, rules, contextOf(call.operation));
      return scan<Item>(inLargestPages(call), { ...options });
    },
    split: async (count: number) => {
      const list = inLargestPages(call);
      return (await import('./split.js')).split(list, callText(list), count);
    },
    part: (part: ListPart) => rangedListOf<Page, Item>(callOfListPart(call, part)),
  });
}

export function inLargestPages<Call extends TransportCall>(call: Call): Call {
  const { limit = call.operation.parameters?.limit?.maximum } = call.params;
  return withParameter(call, 'limit', limit);
}

/** The text that identifies a call: its path, and its filters with those of the option `query`. The page size may differ. */
function callText({ operation, params: { limit: _, ...params }, options }: TransportCall): string {
  const { path, query } = serialise({ operation, params }, false, contextOf(operation));
  const more = Object.entries(options.query ?? {}).map((pair) => pair.join('='));
  const filters = [...query.split('&'), ...more].sort();
  return JSON.stringify([operation.operationId, path, filters, operation.filter?.text]);
}

function callOfListPart(whole: ListCall, part: ListPart): ListCall {
  const call = inLargestPages(whole);
  const { operation, params, proof } = call;
  if (part?.call !== callText(call))
    throw parameterErrorFor(operation, 'part', part, 'a part of the same call');
  // Parameters without operators, such as those of the path, are those of the whole call.
  const others = Object.entries(params).filter(([name]) => !operation.parameters?.[name]?.operators);
  return {
    ...call,
    params: { ...part.params, ...Object.fromEntries(others) },
    proof: proof?.ofPart(),
    whole: call,
  };
}

const rules: RulesOf<ScanOptions> = {
  concurrency: /*#__PURE__*/ integerWithin(1, 100),
  ordered: flag,
  from: anyValue,
};

/** A scan that starts with its first item. `startScan` replaces `cursor` then. */
export function scan<Item>(call: ListCall, options: ScanOptions): Scan<Item> {
  const load = async (signal: AbortSignal, started: object) =>
    (await import('./scanner.js')).startScan<Item>(call, options, signal, started);
  const items = stoppable([call.options], load, call.operation.filter);
  const started = Object.assign(items, {
    cursor: options.from,
    batches: (choices: BatchOptions = {}) => inBatches(call, started, choices),
  });
  return started as typeof started & Scan<Item>;
}
