// A list that never ends: what it has, and then what comes.

import type { AfterRules } from '../after/after.js';
import {
  aboveZero,
  type CallOptions,
  callable,
  checkOptions,
  flag,
  fromZero,
  makeCall,
  type Operation,
  place,
  type RulesOf,
  signal,
  type Transport,
} from '../client/client.js';
import { type ListCall, onDemand, refusal, unsent } from '../lists/lists.js';
import { inLargestPages, type RangedListRequest, rangedListOf } from '../scan/scan.js';
import type { Follower } from './follower.js';

/** How a list is followed. */
export interface FollowOptions {
  /**
   * Where it begins: behind a cursor of the same call, such as that of an earlier follow, or `'now'` for behind the
   * newest item that the service knows at its first answer. @default before the first item
   */
  readonly from?: string | null | undefined;
  /** Ends it, with the signal's own reason. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds between two questions while nothing comes; fewer while something does. @default 5000 */
  readonly interval?: number | undefined;
  /**
   * By how many milliseconds rows of one moment may become visible apart: items are held back until nothing can come
   * before them any more. 0 for those who want speed, and may lose what shows late. Topic messages and blocks need
   * none, as their numbers have no gaps. @default 2000, a record file
   */
  readonly settle?: number | undefined;
  /** Whether a 404 means that the list is not there yet, as that of a topic about to be created. @default false */
  readonly waitForList?: boolean | undefined;
  /**
   * Milliseconds without progress after which it ends: with the last failure, or with a `ResponseError` that names the
   * number that is missing. An answer without new items is progress, unless a number is missing. @default Infinity
   */
  readonly giveUpAfter?: number | undefined;
  /** Called once for each missing number that is not merely late. It waits on, at most for `giveUpAfter`. */
  readonly onGap?: ((event: GapEvent) => void) | undefined;
}

/** A number is missing in a list whose numbers have no gaps. Three answers, `settle` apart, have later numbers. */
export interface GapEvent {
  readonly operationId: string;
  readonly missing: bigint;
  /** The next number that the service has. */
  readonly next: bigint;
}

/** The items of a list as they come, in order, each once. */
export interface Follow<Item> extends AsyncGenerator<Item, void, undefined> {
  /** The place behind the last item that was yielded, for `follow({ from })`, here or in another process. */
  readonly cursor: string | undefined;
  /**
   * Milliseconds by which the newest record file of the service is behind the clock or, if that is more, the first item
   * that is held back.
   */
  readonly behind: number | undefined;
  /** The number that it waits for, if the service has later ones: of messages and blocks, which have no gaps. */
  readonly missing: bigint | undefined;
}

/** A list that grows at its end. */
export interface GrowingListRequest<Page, Item> extends RangedListRequest<Page, Item> {
  /**
   * All that the call asks for, oldest first, and then what comes, without end: nothing is lost, out of order or yielded
   * twice, whichever of the service's clusters answers. Failures that pass do not end it. Filters and lower bounds hold;
   * an upper bound ends it.
   *
   * @throws ParameterError for an option that cannot be meant, or a call in descending order; for a cursor of another
   *   call, when it is iterated.
   */
  follow(options?: FollowOptions): Follow<Item>;
}

/** What every generated function of a list that grows at its end does. */
export function growingList<Page extends object, Item>(
  transport: Transport,
  operation: Operation,
  params?: object,
  options?: CallOptions,
): GrowingListRequest<Page, Item> {
  const call = { transport, ...makeCall(operation, params, options) };
  return Object.assign(rangedListOf<Page, Item>(call), {
    follow: (given?: FollowOptions) => follow<Item>(call, given),
  });
}

const rules: RulesOf<FollowOptions> = {
  from: place,
  signal,
  interval: aboveZero,
  settle: (value) => (value === Infinity ? 'finite' : fromZero(value)),
  waitForList: flag,
  giveUpAfter: aboveZero,
  onGap: callable,
};

function follow<Item>(call: ListCall, options: FollowOptions = {}): Follow<Item> {
  const { operation, params } = call;
  checkOptions(options, rules, unsent(operation));
  const { order = 'asc' } = params;
  if (String(order).toLowerCase() !== 'asc') throw refusal(operation, 'order', order, 'asc, or left out');
  const asked = inLargestPages({ ...call, params: { ...params, order: 'asc' } });
  // A copy: the caller may change its options later.
  const given = { ...options };
  let follower: Follower<Item> | undefined;
  const items = onDemand<Item>(async () => {
    // Who does not follow does not load what it takes.
    const [{ followerOf }, rules] = await Promise.all([import('./follower.js'), operation.after?.()]);
    follower = followerOf<Item>(asked, given, (rules as AfterRules | undefined)?.watermark);
    return follower.follow();
  });
  return Object.defineProperties(items, {
    cursor: {
      get: () => (follower ? follower.cursor : given.from === 'now' ? undefined : (given.from ?? undefined)),
    },
    behind: { get: () => follower?.behind },
    missing: { get: () => follower?.missing },
  }) as typeof items & Follow<Item>;
}
