import type { ItemKey } from '../lists/lists.js';
import type { Begin } from './key-axis.js';
import type { Pace } from './pace.js';

/** The properties of a list that its slices depend on. */
export interface SliceSettings {
  /** The number of items of a full page. */
  readonly size: number;
  /** How many requests are sent at the same time. */
  readonly concurrency: number;
  /** Whether a key may have several items. */
  readonly isCompound: boolean;
  /** Whether the whole range has to be read, window by window, wherever its last item is. */
  readonly isWindowed: boolean;
  /** Whether the range has a far bound. */
  readonly isBounded: boolean;
}

interface Stretch extends Begin {
  /** It is requested when the consumer reaches it, behind the last item before it. */
  readonly isWalked: boolean;
  /** How far the pages before it came. */
  pace: Pace;
}

/** A page that is requested somewhere in the range of a list. It has the items from there to the next slice. */
export interface Slice<Item> extends Stretch {
  /** Whether it was cut before the end of the list was known, and may be behind it. */
  readonly isBlind: boolean;
  /** Whether it begins ahead of all pages. */
  readonly isGuess: boolean;
  /** Its page comes at least up to here, as another page shows. */
  comesTo?: bigint;
  state: 'sent' | 'read' | 'failed' | 'done';
  items: readonly Item[];
  keys: readonly (ItemKey | undefined)[];
  /** How many items its page had. */
  count?: number;
  /** The last item of it that was yielded. */
  delivered?: ItemKey | undefined;
  /** The rest behind it, if its page was empty. */
  behind?: Begin | undefined;
  error?: unknown;
}

/** Where and how a slice begins. */
export type SliceBegin = Pick<Slice<unknown>, 'from' | 'after' | 'isWalked' | 'pace' | 'isGuess'>;

/** A part of the range before the next slice that was not requested yet. */
export interface Gap extends Stretch {
  readonly state: 'uncut';
}

/** The page of a slice. */
export interface Filling<Item> {
  readonly items: readonly Item[];
  readonly keys: readonly (ItemKey | undefined)[];
  /** The position of each item. */
  readonly places: readonly bigint[];
  /** The rest behind the page; undefined at the end of the list. */
  readonly rest?: Begin | undefined;
}

/** The effect of a page on the queue. */
export interface Filled {
  /** The number of its items before the next slice. */
  readonly count: number;
  /** Whether a gap is left before the next slice. */
  readonly isUnfinished: boolean;
  /** Whether it contradicts an earlier reply that the list was over. */
  readonly isContradicted: boolean;
}

/** Whether a gap is requested when the consumer reaches it. */
export function isWalkedGap(part: Slice<unknown> | Gap | undefined): boolean {
  return part?.state === 'uncut' && part.isWalked;
}

/** Whether a page with items was read. */
export function isFilled(part: Slice<unknown> | Gap): boolean {
  return part.state !== 'uncut' && (part.count ?? 0) > 0;
}
