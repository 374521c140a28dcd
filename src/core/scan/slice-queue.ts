import type { ItemKey } from '../pages/item-key.js';

/** Where a part of a list begins. */
export interface Begin {
  /** The first key that may be in it. */
  readonly from: bigint;
  /** It begins behind this item, which may be inside of its key. */
  readonly after?: ItemKey | undefined;
}

/**
 * A page that is asked for at some place of a list's range. It takes what comes from there to where the next slice
 * begins, as far as it fits into a page.
 */
export interface Slice<Item> extends Begin {
  /** It was cut when nobody knew where the list ends, and may be beyond. */
  readonly isBlind: boolean;
  /** It begins behind the last item before it, as the page of a walk does. */
  readonly isWalked: boolean;
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
  /** What it was cut from. */
  readonly gap: Gap;
  /** Into how many slices the rest of it is cut if it holds more than a page. */
  readonly pieces: number;
}

/** A part that is not cut yet. */
interface Gap {
  from: bigint;
  to: bigint;
  after?: ItemKey | undefined;
  readonly state: 'uncut';
  readonly isTail: boolean;
  /** It is asked for in its turn alone, behind the last item before it. */
  readonly isWalked: boolean;
  /** How far the slices that are cut from it are apart. */
  width: bigint;
  /** Into how many slices it is cut; the last of them takes all that is left. */
  pieces: number;
  /** Into how many the rest of that last one is cut. */
  readonly morePieces: number;
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

/** What a queue has to know of a list. */
export interface SliceSettings {
  /** How many items a page has. */
  readonly size: number;
  /** How many requests are under way at once. */
  readonly concurrency: number;
  /** Whether a key may have several items. */
  readonly isCompound: boolean;
  /** Whether all of the range has to be asked for, window by window, wherever its last item is. */
  readonly isWindowed: boolean;
  /** Whether it ends at a bound of the call, if not before. */
  readonly isBounded: boolean;
}

// As long as nobody knows where the list ends, nor how dense it is behind its first page, a few slices are enough: they
// may be beyond, or bring the same.
const maxBlind = 3;

/**
 * What is left of a range, in its order: slices, and the gaps from which none are cut yet. The last gap, the tail, is
 * cut into slices about a page apart, three times the concurrency ahead. A slice before the next one that holds more
 * than a page leaves a gap. That is asked for as a whole first, and if it holds more again, in twice as many slices each
 * time: a burst soon has all requests that may be under way, and few of them go beyond its end. What a slice that fails
 * would have brought is asked for again in its turn.
 */
export class SliceQueue<Item> {
  /** Whether the end of the list has come, and not only what was its end when it was looked for. */
  isOver = false;
  readonly #parts: (Slice<Item> | Gap)[];
  readonly #settings: SliceSettings;
  /** Where what was not yielded yet begins. */
  #begin: Begin;
  #end: bigint;
  #isEndKnown = false;
  #isTailWalked = false;
  /** Whether the service said in the turn of a slice that nothing is behind it. */
  #isEndSaid = false;
  /**
   * How far the last pages came that were cut from the tail. Items come in bursts as often as evenly: the farthest tells
   * how far bursts are apart, where two slices would bring the same one.
   */
  readonly #reaches: bigint[] = [];
  /** How many slices were cut from the tail before the end was known and one of them had come. */
  #blind = 0;

  /** `width` is how far the first slices are apart. */
  constructor(rest: Begin, end: bigint, width: bigint, settings: SliceSettings) {
    this.#settings = settings;
    this.#begin = rest;
    this.#end = end;
    this.#parts = rest.from > end ? [] : [this.#tailFrom(rest, width)];
  }

  /** What comes first. */
  get head(): (Begin & Pick<Slice<Item>, 'delivered'>) | undefined {
    return this.#parts[0];
  }

  /** Where the list ends, as far as that is known; undefined where nobody knows. */
  get end(): bigint | undefined {
    return this.#isEndKnown || this.#settings.isBounded ? this.#end : undefined;
  }

  /** How many gaps there are; each takes one request at least. */
  get gaps(): number {
    return this.#parts.filter(({ state }) => state === 'uncut').length;
  }

  /**
   * The next slice to ask for; undefined if there are enough ahead, or nothing is left to cut. `spare` is how many may
   * be asked for that a walk would not: if none, what is first is asked for as a whole.
   */
  cut(spare: number): Slice<Item> | undefined {
    const slices = this.#parts.filter(({ state }) => state !== 'uncut' && state !== 'done').length;
    const enough = 3 * this.#settings.concurrency;
    // What a burst has left is needed first: it finds room where others do not, and always if all wait for it.
    let max = 2 * enough;
    for (const [index, part] of this.#parts.entries()) {
      if (part.state === 'failed') return undefined;
      if (part.state !== 'uncut') continue;
      const isKnown = this.#settings.isWindowed || (this.#isEndKnown && this.#reaches.length >= maxBlind);
      const isBlind = part.isTail && !isKnown;
      // Nothing is asked for behind what has failed.
      if (part.isWalked || spare <= 0 || (isBlind && this.#blind >= maxBlind))
        return index === 0 ? this.#take(part, 0, part.to) : undefined;
      if (part.isTail) max = enough;
      if (index === 0 || slices < max) {
        if (isBlind) this.#blind += 1;
        return this.#take(part, index, this.#endOfSlice(part, spare));
      }
      max = enough;
    }
    return undefined;
  }

  /**
   * Notes what a slice has brought. Answers how many of its items are not those of the next slice as well, whether it
   * has not come as far as that, and whether the list cannot be over where it was said to be.
   */
  fill(slice: Slice<Item>, { items, keys, places, rest }: Filling<Item>): Filled {
    const index = this.#parts.indexOf(slice);
    const next = this.#parts.findIndex(({ state }, at) => at > index && state !== 'uncut');
    const end = next < 0 ? this.#end : (this.#parts[next]?.from ?? 0n) - 1n;
    const count = places.filter((place) => place <= end || next < 0).length;
    slice.state = 'read';
    slice.items = items.slice(0, count);
    slice.keys = keys.slice(0, count);
    slice.count = count;
    // Where an empty page has looked until; what is beyond the list may not be asked for again.
    if (items.length === 0 && !slice.isBlind) slice.behind = rest;
    const isCut = count < items.length;
    const isUnfinished = rest !== undefined && !isCut && rest.from <= end;
    if (rest) this.#learn(slice, rest, items.length);
    const gaps = this.#parts.slice(index + 1, next < 0 ? undefined : next) as Gap[];
    const left = isUnfinished ? this.#gapsFrom(rest, end, gaps, slice, next < 0) : [];
    const isLast = !rest && !isCut;
    if (isLast && !slice.isWalked) left.push(...this.#doubted(slice, places.at(-1), end, next < 0));
    this.#parts.splice(index + 1, gaps.length, ...left);
    const isOver = isLast && left.length === 0;
    const others = isOver ? this.#parts.slice(index + 1) : [];
    const isContradicted = (count > 0 && this.#isEndSaid) || others.some(isFilled);
    this.#isEndSaid ||= isOver && slice.isWalked;
    this.isOver ||= isOver && next < 0;
    return { count, isUnfinished, isContradicted };
  }

  /** Ends the list with an error in the turn of a slice. */
  reject(slice: Slice<Item>, error: unknown): void {
    slice.state = 'failed';
    slice.error = error;
  }

  /** Puts back a slice that failed, to be asked for in its turn; one whose turn it was has failed for good. */
  fail(slice: Slice<Item>, error: unknown): void {
    if (slice.isWalked) {
      this.reject(slice, error);
      return;
    }
    const index = this.#parts.indexOf(slice);
    const [before, behind] = [this.#parts[index - 1], this.#parts[index + 1]];
    const { from, after, gap } = slice;
    const to = behind ? behind.from - 1n : this.#end;
    const failed: Gap = {
      ...gap,
      from,
      after,
      to,
      isTail: !behind,
      isWalked: true,
      pieces: 1,
      morePieces: 1,
    };
    // Neighbours that failed as well are asked for as one.
    const joinsBefore = before?.state === 'uncut' && before.isWalked;
    const joinsBehind = behind?.state === 'uncut' && behind.isWalked;
    const joined: Gap = {
      ...failed,
      ...(joinsBefore ? { from: before.from, after: before.after } : {}),
      ...(joinsBehind ? { to: behind.to, isTail: behind.isTail } : {}),
    };
    const first = joinsBefore ? index - 1 : index;
    this.#parts.splice(first, 1 + Number(joinsBefore) + Number(joinsBehind), joined);
  }

  /** The slice to yield: the first, or any that is here. What failed comes after what did not. */
  ready(ordered: boolean): Slice<Item> | undefined {
    const candidates = ordered ? this.#parts.slice(0, 1) : this.#parts;
    for (const state of ['read', 'failed'])
      for (const part of candidates) if (part.state === state) return part as Slice<Item>;
    return undefined;
  }

  /** Notes that a slice has been yielded; `behind` is where what comes behind its last item begins. */
  drop(slice: Slice<Item>, behind: Begin | undefined): void {
    slice.state = 'done';
    slice.items = [];
    slice.keys = [];
    slice.behind ??= behind;
    // What is behind another slice that is not here yet is kept: that one ends where this one began.
    for (let [first] = this.#parts; first?.state === 'done'; [first] = this.#parts) {
      this.#begin = first.behind ?? this.#begin;
      this.#parts.shift();
    }
  }

  /** Nothing more is cut beyond a place. */
  endAt(place: bigint): void {
    this.#isEndKnown = true;
    if (place >= this.#end) return;
    this.#end = place;
    const tail = this.#parts.at(-1);
    if (tail?.state !== 'uncut') return;
    tail.to = place;
    if (tail.from > place) this.#parts.pop();
  }

  /** Nobody knows where the list ends: what is not cut yet is walked. */
  walkTail(): void {
    this.#isTailWalked = true;
    const tail = this.#parts.at(-1);
    if (tail?.state === 'uncut') this.#parts.splice(-1, 1, { ...tail, isWalked: true });
  }

  #tailFrom(begin: Begin, width: bigint): Gap {
    const { from, after } = begin;
    const pieces = Number.POSITIVE_INFINITY;
    const isWalked = this.#isTailWalked;
    return {
      from,
      after,
      to: this.#end,
      state: 'uncut',
      isTail: true,
      isWalked,
      width,
      pieces,
      morePieces: 1,
    };
  }

  /** What is left up to a place: of the gaps there, or a new one. */
  #gapsFrom(rest: Begin, end: bigint, gaps: readonly Gap[], slice: Slice<Item>, isTail: boolean): Gap[] {
    const [first, ...others] = gaps.filter(({ to }) => to >= rest.from);
    const { from, after } = rest;
    if (first) {
      first.from = from;
      first.after = after;
      return [first, ...others];
    }
    const { width } = slice.gap;
    if (isTail) return [this.#tailFrom(rest, width)];
    const { pieces } = slice;
    const morePieces = Math.min(2 * pieces, 3 * this.#settings.concurrency);
    return [{ from, after, to: end, state: 'uncut', isTail, isWalked: false, width, pieces, morePieces }];
  }

  /**
   * What is behind the last item of a list that is said to be over although there is more, as one says who answers from
   * an older state: in its turn it is asked for again.
   */
  #doubted(
    { from, after, keys, gap }: Slice<Item>,
    last: bigint | undefined,
    end: bigint,
    isTail: boolean,
  ): Gap[] {
    const least = this.#isEndKnown && this.#end < end ? this.#end : end;
    if ((isTail && !this.#isEndKnown) || (last ?? from - 1n) >= least) return [];
    const behind = last !== undefined && !this.#settings.isCompound ? last + 1n : last;
    const begin = behind === undefined ? { from, after } : { from: behind, after: keys.at(-1) };
    return [{ ...this.#tailFrom(begin, gap.width), to: end, isTail, isWalked: true }];
  }

  /** How far apart slices have to be is learnt from each page: how far it came. */
  #learn({ from, gap }: Slice<Item>, rest: Begin, items: number): void {
    const covered = greater(rest.from - from, 1n);
    const reach = items > 0 ? fittingWidth(covered, items, this.#settings.size) : covered;
    if (!gap.isTail) {
      gap.width = reach;
      return;
    }
    this.#reaches.push(reach);
    if (this.#reaches.length > 5) this.#reaches.shift();
    const farthest = this.#reaches.reduce(greater);
    gap.width = greater((farthest * 92n) / 100n, 1n);
  }

  #endOfSlice(gap: Gap, spare: number): bigint {
    if (gap.pieces === 1) return gap.to;
    const { size, isCompound, concurrency } = this.#settings;
    const span = gap.to - gap.from + 1n;
    // Slices that are farther apart bring less twice.
    const stretch = gap.isTail && 2 * spare < concurrency ? 2n : 1n;
    // Where a key has one item, so many keys as a page has items cannot hold more.
    const least = isCompound || gap.width > BigInt(size) ? gap.width : BigInt(size);
    const width = stretch * least;
    // Into equal parts, rather than with a small one at the end.
    const count = (span + width - 1n) / width;
    return gap.from + (span + count - 1n) / count - 1n;
  }

  /** Puts the slice of a gap up to a place in front of what is left of it. */
  #take(gap: Gap, index: number, to: bigint): Slice<Item> {
    // In its turn, nothing is before it but what has been yielded.
    const isWalked = gap.isWalked || (index === 0 && to === gap.to);
    const { from, after } = isWalked ? this.#begin : gap;
    const isBlind = !isWalked && gap.isTail && !this.#isEndKnown && !this.#settings.isWindowed;
    const isAll = to === gap.to;
    const pieces = isAll ? gap.morePieces : 1;
    const slice: Slice<Item> = {
      from,
      after,
      isBlind,
      isWalked,
      state: 'sent',
      items: [],
      keys: [],
      gap,
      pieces,
    };
    gap.pieces -= 1;
    gap.from = to + 1n;
    gap.after = undefined;
    this.#parts.splice(index, isAll ? 1 : 0, slice);
    return slice;
  }
}

function isFilled(part: Slice<unknown> | Gap): boolean {
  return part.state !== 'uncut' && (part.count ?? 0) > 0;
}

// A page with little in it says little of what follows: the next slice is at most this much wider.
const growth = 8n;

/** How far slices may be apart to hold about 0.9 page, where a page has come so far with so many items. */
export function fittingWidth(width: bigint, items: number, size: number): bigint {
  const fitting = (width * BigInt(9 * size)) / BigInt(10 * items);
  const widest = width * growth;
  return fitting > widest ? widest : greater(fitting, 1n);
}

function greater(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
