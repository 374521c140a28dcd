// A list that never ends: what it has, and then what comes.

import type { Transport } from '../call/transport.js';
import {
  aboveZero,
  checkOptions,
  flag,
  fromZero,
  place,
  type RulesOf,
  signal,
} from '../operation/check-options.js';
import type { Operation } from '../operation/operation.js';
import type { CallOptions } from '../operation/options.js';
import type { ListCall } from '../pages/list-call.js';
import { refusal, unsent } from '../pages/list-request.js';
import { onDemand } from '../pages/on-demand.js';
import { makeCall } from '../request/call.js';
import { inLargestPages, type RangedListRequest, rangedListOf } from '../scan/ranged-list-request.js';
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
  /** Milliseconds without any answer after which the last failure ends it. @default Infinity */
  readonly giveUpAfter?: number | undefined;
}

/** The items of a list as they come, in order, each once. */
export interface Follow<Item> extends AsyncGenerator<Item, void, undefined> {
  /** The place behind the last item that was yielded, for `follow({ from })`, here or in another process. */
  readonly cursor: string | undefined;
  /** Milliseconds between the newest record file that the service is known to have and the clock. */
  readonly behind: number | undefined;
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
  settle: fromZero,
  waitForList: flag,
  giveUpAfter: aboveZero,
};

function follow<Item>(call: ListCall, options: FollowOptions = {}): Follow<Item> {
  const { operation, params } = call;
  checkOptions(options, rules, unsent(operation));
  const { order = 'asc' } = params;
  if (String(order).toLowerCase() !== 'asc')
    throw refusal(operation, 'order', order, 'asc, or left out, for a list that is followed');
  const asked = inLargestPages({ ...call, params: { ...params, order: 'asc' } });
  // What the caller changes later is none of this list.
  const given = { ...options, from: options.from ?? undefined };
  let follower: Follower<Item> | undefined;
  const items = onDemand<Item>(async () => {
    // Who does not follow does not load what it takes.
    const [{ followerOf }, rules] = await Promise.all([import('./follower.js'), operation.after?.()]);
    follower = followerOf<Item>(asked, given, rules?.watermark);
    return follower.follow();
  });
  return Object.defineProperties(items, {
    cursor: { get: () => (follower ? follower.cursor : given.from === 'now' ? undefined : given.from) },
    behind: { get: () => follower?.behind },
  }) as typeof items & Follow<Item>;
}
