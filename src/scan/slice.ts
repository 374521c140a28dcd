import type { ItemKey } from '../lists/lists.js';
import type { Pace } from './pace.js';

/** Where a part of a list begins. */
export interface Begin {
  /** The first key that may be in it. */
  readonly from: bigint;
  /** It begins behind this item, which may be inside of its key. */
  readonly after?: ItemKey | undefined;
}

interface Stretch extends Begin {
  /** It is asked for in its turn alone, behind the last item before it. */
  readonly isWalked: boolean;
  /** That of the pages that lead here. */
  pace: Pace;
}

/**
 * A page that is asked for at some place of a list's range. It takes what comes from there to where the next slice
 * begins, as far as it fits into a page.
 */
export interface Slice<Item> extends Stretch {
  /** It was cut when nobody knew where the list ends, and may be beyond. */
  readonly isBlind: boolean;
  /** It was begun where no page had come to. */
  readonly isGuess: boolean;
  /** Its page comes at least up to here, as what came of another shows. */
  comesTo?: bigint;
  state: 'sent' | 'read' | 'failed' | 'done';
  items: readonly Item[];
  keys: readonly (ItemKey | undefined)[];
  /** How many items it had. */
  count?: number;
  /** The last item of it that was yielded. */
  delivered?: ItemKey | undefined;
  /** Where what is behind it begins, as far as it has looked. */
  behind?: Begin | undefined;
  error?: unknown;
}

/** What a slice has left up to the next one. */
export interface Gap extends Stretch {
  readonly state: 'uncut';
}

/** What a slice has brought. */
export interface Filling<Item> {
  readonly items: readonly Item[];
  readonly keys: readonly (ItemKey | undefined)[];
  /** Where each item stands. */
  readonly places: readonly bigint[];
  /** Where what the page did not reach begins; undefined at the end of the list. */
  readonly rest?: Begin | undefined;
}

/** What that comes to. */
export interface Filled {
  readonly count: number;
  readonly isUnfinished: boolean;
  readonly isContradicted: boolean;
}
