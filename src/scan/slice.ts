import type { ItemKey } from '../lists/lists.js';
import type { Begin } from './key-axis.js';

export interface PageSpan {
  readonly keys: number;
  readonly pages: number;
}

interface Part extends Begin {
  /** Whether it is requested when the consumer reaches it, behind the last item before it. */
  isWalked: boolean;
  span: PageSpan;
}

/** One requested page. Its range ends where the next slice begins. */
export interface Slice<Item> extends Part {
  readonly isBlind: boolean;
  readonly isAhead: boolean;
  /** Another page shows that its page covers all keys before this one. */
  coveredTo?: bigint;
  state: 'sent' | 'read' | 'failed' | 'done';
  hasItems?: boolean;
  items: readonly Item[];
  keys: readonly (ItemKey | undefined)[];
  delivered?: ItemKey | undefined;
  behind?: Begin | undefined;
  error?: unknown;
}

export interface Gap extends Part {
  readonly state: 'uncut';
}

export interface RangePage<Item> {
  readonly items: readonly Item[];
  readonly keys: readonly (ItemKey | undefined)[];
  readonly places: readonly bigint[];
  readonly rest?: Begin | undefined;
}
