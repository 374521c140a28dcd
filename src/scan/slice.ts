import type { ItemKey } from '../lists/lists.js';
import type { Begin } from './key-axis.js';

/** How many keys a full page covers, as the average of so many similar pages. */
export interface PageSpan {
  readonly keys: number;
  readonly pages: number;
}

/** A range of keys. It ends where the next part of the queue begins. */
interface RangePart extends Begin {
  /** The keys that the pages before it covered. Its own pages are expected to be like them. */
  span: PageSpan;
}

/**
 * The start of the request of a part, and when it may be sent.
 *
 * - `continued`: where an earlier page ended, so that no item arrives twice. It is sent as soon as there is room.
 * - `speculative`: some pages further, inside of the range of another slice. If that one's page reaches beyond this start,
 *   items arrive twice, and the second ones are dropped.
 * - `sequential`: behind the last item that the consumer got, and when it has got there, as a walk would. This is how a
 *   range is read whose first request failed, or whose end is doubtful. It is retried; the others are not.
 */
export type SliceStart = 'continued' | 'speculative' | 'sequential';

/** A range that was not requested yet. */
export interface PendingRange extends RangePart {
  start: 'continued' | 'sequential';
}

/**
 * The life of a slice: `requested`, then `arrived` and `delivered`, or `failed`. A parallel request that fails does not get
 * there: its range is pending again.
 */
export type SliceState<Item> =
  | { readonly name: 'requested' }
  | {
      readonly name: 'arrived';
      readonly items: readonly Item[];
      readonly keys: readonly (ItemKey | undefined)[];
    }
  | { readonly name: 'failed'; readonly error: unknown }
  | { readonly name: 'delivered' };

/** A range that was requested as one page. The keys behind that page become a pending range. */
export interface Slice<Item> extends RangePart {
  readonly start: SliceStart;
  /** Whether nothing showed, when it was requested, that the list has items from there on. */
  readonly mayStartAfterEnd: boolean;
  state: SliceState<Item>;
  /** The first key that no page is known to cover: an earlier page may reach into the range of this slice. */
  coveredTo: bigint;
  /** The number of its items; 0 until they arrive. */
  itemCount: number;
  /** The last item that the consumer got. */
  lastYielded?: ItemKey | undefined;
  /** Where a sequential request continues when the consumer has got all of this slice. */
  resumeAt?: Begin | undefined;
}

/** A slice whose items can be yielded. */
export type ArrivedSlice<Item> = Slice<Item> & {
  readonly state: Extract<SliceState<Item>, { name: 'arrived' }>;
};

export function isPending<Item>(part: Slice<Item> | PendingRange): part is PendingRange {
  return !('state' in part);
}

export function isArrived<Item>(slice: Slice<Item>): slice is ArrivedSlice<Item> {
  return slice.state.name === 'arrived';
}

export interface RangePage<Item> {
  readonly items: readonly Item[];
  readonly keys: readonly (ItemKey | undefined)[];
  readonly places: readonly bigint[];
  readonly rest?: Begin | undefined;
}
