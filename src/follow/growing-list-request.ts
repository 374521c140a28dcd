import {
  aboveZero,
  anyValue,
  type CallOptions,
  callable,
  checkOptions,
  contextOf,
  flag,
  fromZero,
  newCall,
  type Operation,
  parameterErrorFor,
  type RulesOf,
  signal,
  type Transport,
} from '../client/client.js';
import { type Batch, type BatchOptions, inBatches, type ListCall, stoppable } from '../lists/lists.js';
import { type RangedListRequest, rangedListOf } from '../scan/scan.js';
import type { FollowOptions } from './follow-options.js';

/** The items of a list as they are added, in order, each once. */
export interface Follow<Item> extends AsyncGenerator<Item, void, undefined> {
  /** The place behind the last item that was yielded, for `follow({ from })`, here or in another process. */
  readonly cursor: string | undefined;
  /**
   * Milliseconds by which the newest record file of the service is behind the clock or, if that is more, the first item
   * that is held back.
   */
  readonly behind: number | undefined;
  /** The missing number that it waits for, of messages and blocks, whose numbers have no gaps. */
  readonly missing: bigint | undefined;
  /**
   * The items in batches, each with its cursor: a transaction of a database stores many items and one cursor.
   *
   * @param options The size of a batch, and how long it waits for more items.
   * @throws ParameterError for a bad option.
   * @example
   * const follow = ledger.getTransactions().follow({ from: 'now' });
   * for await (const { items, cursor } of follow.batches({ size: 500, wait: 2000 })) console.log(items.length, cursor);
   */
  batches(options?: BatchOptions): AsyncGenerator<Batch<Item>, void, undefined>;
}

/** A list that grows at its end. */
export interface GrowingListRequest<Page, Item> extends RangedListRequest<Page, Item> {
  /**
   * All items of the call, oldest first, and then those that are added, without end. No item is lost, out of order or
   * repeated, whichever cluster of the service answers. Transient failures do not end it. Filters and lower bounds hold;
   * an upper bound ends it.
   *
   * @throws ParameterError for a bad option, or a call in descending order; for a cursor of another call, when it is
   *   iterated.
   */
  follow(options?: FollowOptions): Follow<Item>;
}

/**
 * Called by the generated function of each list that grows at its end. The follower is loaded when the first item is
 * requested; options are checked at once, so that a mistake is found where it was made.
 */
export function growingList<Page extends object, Item>(
  transport: Transport,
  operation: Operation,
  params?: object,
  options?: CallOptions,
): GrowingListRequest<Page, Item> {
  return growingListOf(newCall(transport, operation, params, options));
}

export function growingListOf<Page extends object, Item>(call: ListCall): GrowingListRequest<Page, Item> {
  const { operation } = call;
  return Object.assign(rangedListOf<Page, Item>(call), {
    follow: (options: FollowOptions = {}): Follow<Item> => {
      checkOptions(options, rules, contextOf(operation));
      const { order = 'asc' } = call.params;
      if (String(order).toLowerCase() !== 'asc')
        throw parameterErrorFor(operation, 'order', order, 'asc, or left out');
      // A copy, because the caller may change its options later.
      const own = { ...options };
      const load = async (stop: AbortSignal, started: object) => {
        const [{ startFollow }, afterRules] = await Promise.all([
          import('./follower.js'),
          operation.after?.(),
        ]);
        return startFollow<Item>({ ...call, isFresh: true }, own, afterRules, stop, started);
      };
      const items = stoppable([call.options, own], load, operation.filter);
      const started = Object.assign(items, {
        cursor: own.from === 'now' ? undefined : (own.from ?? undefined),
        batches: (choices: BatchOptions = {}) => inBatches(call, started, choices),
      });
      return started as typeof started & Follow<Item>;
    },
  });
}

const rules: RulesOf<FollowOptions> = {
  from: anyValue,
  signal,
  interval: aboveZero,
  settle: (value) => (value === Infinity ? 'finite' : fromZero(value)),
  waitForList: flag,
  giveUpAfter: aboveZero,
  onGap: callable,
};
