import type { ItemKey } from '../lists/lists.js';
import type { Begin } from './key-axis.js';

/** How many keys a page covers, as that many similar pages before it show. */
export interface PageSpan {
  readonly keys: number;
  readonly pages: number;
}

interface Part extends Begin {
  /** Whether it is requested when the consumer reaches it, behind the last item before it. */
  readonly isWalked: boolean;
  span: PageSpan;
}

/** One requested page. Its range ends where the next slice begins. */
export interface Slice<Item> extends Part {
  /** Whether it may be behind the end of the list. */
  readonly isBlind: boolean;
  /** Whether it begins ahead of all pages that were read. */
  readonly isAhead: boolean;
  /** Another page shows that this one covers at least the keys before this one. */
  coveredTo?: bigint;
  state: 'sent' | 'read' | 'failed' | 'done';
  hasItems?: boolean;
  items: readonly Item[];
  keys: readonly (ItemKey | undefined)[];
  /** The last item that was yielded. */
  delivered?: ItemKey | undefined;
  /** The rest behind it, if its page was empty. */
  behind?: Begin | undefined;
  error?: unknown;
}

/** A part of the range before the next slice that was not requested yet. */
export interface Gap extends Part {
  readonly state: 'uncut';
}

/** The items of a page that is read from a key on. */
export interface RangePage<Item> {
  readonly items: readonly Item[];
  readonly keys: readonly (ItemKey | undefined)[];
  readonly places: readonly bigint[];
  /** The rest behind the page; undefined at the end of the list. */
  readonly rest?: Begin | undefined;
}
