import type { Begin } from './key-axis.js';
import { type Forecast, forecast, fullReach, MeanPace, type Pace, paceAfter } from './pace.js';
import {
  type Filled,
  type Filling,
  type Gap,
  isFilled,
  isWalkedGap,
  type Slice,
  type SliceBegin,
  type SliceSettings,
} from './slice.js';
import { chooseCut } from './slice-choice.js';

/** Until the end of the list is known, only this many slices are cut from its tail: they may be behind the end. */
const maxBlind = 2;

/** Slices begin earlier than forecast, by this part of a page: a late begin costs another page. */
const margin = 1 / 16;

/**
 * The unread part of a key range, in order, as slices and gaps.
 *
 * - A slice is a part of the range that one request reads.
 * - A gap is what a page left unread before the next slice. It is read next, from the last item before it.
 * - If no gap is left, a running slice is split some pages ahead. Items that its last page returns beyond the split are
 *   discarded, so splits are rare and far apart.
 * - A failed slice is requested again when the consumer reaches it.
 */
export class SliceQueue<Item> {
  /** Whether the end of the list was read, and not only searched before. */
  isOver = false;
  readonly settings: SliceSettings;
  readonly #parts: (Slice<Item> | Gap)[];
  /** Where the items begin that were not yielded yet. */
  #begin: Begin;
  #end: bigint;
  #isEndKnown = false;
  /** Whether a page has come beside the first. */
  #hasLearnt = false;
  #isTailWalked = false;
  /** Whether the service returned no next page when the consumer had reached a slice. */
  #isEndConfirmed = false;
  /** How many slices were cut from the tail before the end was known. */
  #blind = 0;
  readonly #mean: MeanPace;

  /** @param reach How far the first page came. */
  constructor(rest: Begin, end: bigint, reach: number, settings: SliceSettings) {
    this.settings = settings;
    const { size, concurrency } = settings;
    this.#mean = new MeanPace(reach, size, size * Math.max(8, 4 * concurrency));
    this.#begin = rest;
    this.#end = end;
    this.#parts =
      rest.from > end ? [] : [{ ...rest, state: 'uncut', isWalked: false, pace: { reach, row: 1 } }];
  }

  /** The first part. */
  get head(): (Begin & Pick<Slice<Item>, 'delivered'>) | undefined {
    return this.#parts[0];
  }

  /** The end of the list; undefined if it is not known. */
  get end(): bigint | undefined {
    return this.#isEndKnown || this.settings.isBounded ? this.#end : undefined;
  }

  /** The number of gaps. Each takes at least one request. */
  get gaps(): number {
    return this.#parts.filter(({ state }) => state === 'uncut').length;
  }

  /**
   * The next slice to request; undefined if enough is requested, or nothing is left.
   *
   * @param spare How many requests may be sent that a walk would not send.
   * @param running How many requests are running.
   * @param useful How many concurrent requests use up the rate.
   */
  cut(spare: number, running: number, useful: number): Slice<Item> | undefined {
    const cut = chooseCut({
      parts: this.#parts,
      concurrency: this.settings.concurrency,
      spare,
      running,
      useful,
      forecast: (slice, index) => this.#forecast(slice, index),
      mayCutTail: this.#knowsEnd ? undefined : this.#blind < maxBlind && !this.#isTailWalked,
    });
    if (!cut) return undefined;
    if ('gap' in cut) {
      const { isWalked, pace } = cut.gap;
      // When the consumer reaches a gap, all items before it were yielded.
      const { from, after } = isWalked ? this.#begin : cut.gap;
      return this.#insert({ from, after, isWalked, pace, isGuess: false }, cut.index, 1);
    }
    const { slice, index, pages, reach } = cut;
    const { size, isCompound } = this.settings;
    const early = isCompound || reach > size ? reach * margin : 0;
    const ahead = BigInt(Math.max(1, Math.floor(reach * pages - early)));
    const from = (slice.comesTo ?? slice.from) + ahead;
    return this.#insert({ from, isWalked: false, pace: slice.pace, isGuess: true }, index + 1, 0);
  }

  /** Adds the page of a slice. */
  fill(slice: Slice<Item>, { items, keys, places, rest }: Filling<Item>): Filled {
    const index = this.#parts.indexOf(slice);
    const next = this.#parts.findIndex(({ state }, at) => at > index && state !== 'uncut');
    const isTail = next < 0;
    const end = isTail ? this.#end : (this.#parts[next]?.from ?? 0n) - 1n;
    const count = places.filter((place) => place <= end || isTail).length;
    slice.state = 'read';
    slice.items = items.slice(0, count);
    slice.keys = keys.slice(0, count);
    slice.count = count;
    // The range of an empty page is read. A page behind the end of the list shows nothing.
    if (items.length === 0 && !slice.isBlind) slice.behind = rest;
    this.#hasLearnt = true;
    const isUnfinished = rest !== undefined && rest.from <= end;
    if (!isTail || rest) this.#mean.add(Number((isUnfinished ? rest.from : end + 1n) - slice.from), count);
    const gaps = this.#parts.slice(index + 1, isTail ? undefined : next);
    const pace = rest ? this.#learn(slice, rest, items.length, index) : slice.pace;
    const isWalked = (isTail && this.#isTailWalked) || gaps.some((gap) => gap.isWalked);
    const left: Gap[] = isUnfinished ? [{ ...rest, state: 'uncut', isWalked, pace }] : [];
    const isLast = !rest && count === items.length;
    if (isLast && !slice.isWalked) left.push(...this.#doubted(slice, places.at(-1), end, isTail));
    this.#parts.splice(index + 1, gaps.length, ...left);
    const isOver = isLast && left.length === 0;
    const hasMore = isOver && this.#parts.slice(index + 1).some(isFilled);
    const isContradicted = (count > 0 && this.#isEndConfirmed) || hasMore;
    this.isOver ||= isOver && isTail;
    if (isOver && slice.isWalked) this.#endHere(index);
    return { count, isUnfinished, isContradicted };
  }

  /** Ends the list with an error when the consumer reaches the slice. */
  reject(slice: Slice<Item>, error: unknown): void {
    slice.state = 'failed';
    slice.error = error;
  }

  /** Puts back a failed slice, to be requested when the consumer reaches it. If that was so, it has failed for good. */
  fail(slice: Slice<Item>, error: unknown): void {
    if (slice.isWalked) {
      this.reject(slice, error);
      return;
    }
    const index = this.#parts.indexOf(slice);
    // Neighbours that failed too are requested as one.
    const first = isWalkedGap(this.#parts[index - 1]) ? index - 1 : index;
    const last = isWalkedGap(this.#parts[index + 1]) ? index + 1 : index;
    const { from, after } = this.#parts[first] ?? slice;
    const gap: Gap = { from, after, state: 'uncut', isWalked: true, pace: slice.pace };
    this.#parts.splice(first, last - first + 1, gap);
  }

  /** The slice to yield: the first, or any that was read. A failed slice comes after those. */
  ready(ordered: boolean): Slice<Item> | undefined {
    const candidates = ordered ? this.#parts.slice(0, 1) : this.#parts;
    for (const state of ['read', 'failed'])
      for (const part of candidates) if (part.state === state) return part as Slice<Item>;
    return undefined;
  }

  /** Drops a slice that was yielded. `behind` is the rest behind its last item. */
  drop(slice: Slice<Item>, behind: Begin | undefined): void {
    Object.assign(slice, { state: 'done', items: [], keys: [], behind: slice.behind ?? behind });
    // A slice behind an unread one stays, because the unread one ends where it begins.
    for (let [first] = this.#parts; first?.state === 'done'; [first] = this.#parts) {
      this.#begin = first.behind ?? this.#begin;
      this.#parts.shift();
    }
  }

  /** Sets the last key of the list. */
  endAt(place: bigint): void {
    this.#isEndKnown = true;
    if (place >= this.#end) return;
    this.#end = place;
    const tail = this.#parts.at(-1);
    if (tail?.state === 'uncut' && tail.from > place) this.#parts.pop();
  }

  /** Walks the part that was not cut yet, because the end of the list was not found. */
  walkTail(): void {
    this.#isTailWalked = true;
    const tail = this.#parts.at(-1);
    if (tail?.state === 'uncut') this.#parts.splice(-1, 1, { ...tail, isWalked: true });
  }

  /**
   * Ends the list behind a slice that the consumer has reached. Gaps of failed slices behind it would get the same
   * answer. Slices that are running or read show whether there are more items after all.
   */
  #endHere(index: number): void {
    this.#isEndConfirmed = true;
    const others = this.#parts.splice(index + 1).filter((part) => !isWalkedGap(part));
    this.#parts.push(...others);
    if (others.every(({ state }) => state !== 'uncut')) this.isOver = true;
  }

  get #knowsEnd(): boolean {
    return this.settings.isWindowed || (this.#isEndKnown && this.#hasLearnt);
  }

  /**
   * The gap behind the last item, if the service ends the list before its known end. A lagging cluster does that. The
   * gap is requested when the consumer reaches it.
   */
  #doubted(slice: Slice<Item>, last: bigint | undefined, end: bigint, isTail: boolean): Gap[] {
    const { from, after, keys, pace } = slice;
    const least = this.#isEndKnown && this.#end < end ? this.#end : end;
    if ((isTail && !this.#isEndKnown) || (last ?? from - 1n) >= least) return [];
    const behind = last !== undefined && !this.settings.isCompound ? last + 1n : last;
    const begin = behind === undefined ? { from, after } : { from: behind, after: keys.at(-1) };
    return [{ ...begin, state: 'uncut', isWalked: true, pace }];
  }

  /** Learns from a page how far pages come: running slices in its range come at least as far. */
  #learn({ from, pace }: Slice<Item>, rest: Begin, items: number, index: number): Pace {
    const reach = fullReach(Number(rest.from - from), items, this.settings.size);
    const learnt = paceAfter(pace, reach);
    for (const part of this.#parts.slice(index + 1)) {
      if (part.from >= rest.from) break;
      if (part.state !== 'sent') continue;
      part.comesTo = rest.from;
      part.pace = learnt;
    }
    return learnt;
  }

  /** The pages of a slice and of the gap behind it. */
  #forecast({ from, comesTo = from, pace }: Slice<Item>, index: number): Forecast {
    const { size, isCompound } = this.settings;
    const span = Number((this.#parts[index + 1]?.from ?? this.#end + 1n) - comesTo);
    // If each key has one item, a page covers at least as many keys as it has items.
    return forecast(span, pace, this.#mean.reach(size), isCompound ? 1 : size);
  }

  #insert(begin: SliceBegin, index: number, gaps: 0 | 1): Slice<Item> {
    const isTail = index + gaps === this.#parts.length;
    const isBlind = !begin.isWalked && isTail && !this.#knowsEnd;
    if (isBlind && gaps === 0) this.#blind += 1;
    const slice: Slice<Item> = { ...begin, isBlind, state: 'sent', items: [], keys: [] };
    this.#parts.splice(index, gaps, slice);
    return slice;
  }
}
