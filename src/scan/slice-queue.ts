import { type Begin, earlier, type KeyAxis } from './key-axis.js';
import { AveragePage, type Forecast, forecast, fullSpan, spanAfter } from './page-forecast.js';
import {
  isArrived,
  isPending,
  type PageSpan,
  type PendingRange,
  type RangePage,
  type Slice,
} from './slice.js';
import { chooseCut, type RequestLimits, type TailRule } from './slice-choice.js';

type RangeTraits = Pick<KeyAxis, 'end' | 'isCompound' | 'isWindowed' | 'isBounded' | 'isGapless'>;

/**
 * The state of the search for the last item of the list.
 *
 * - `unknown`: it was not read yet. Slices that start behind it would be wasted requests.
 * - `found`: its key was read, and no slice starts behind it.
 * - `unreadable`: no reply showed it. The tail, which is the last part, is read page by page.
 */
type LastItem = 'unknown' | 'found' | 'unreadable';

/**
 * How certain the end of the list is, by the replies so far.
 *
 * - `open`: each page of the tail and of a sequential request had a next page.
 * - `reported`: the page of the tail had no next page.
 * - `confirmed`: a sequential request had no next page. Slices behind it must be empty: their items would contradict it.
 */
type ListEnd = 'open' | 'reported' | 'confirmed';

/** The effect of a page on its slice. */
interface FillResult {
  /** How many of its items belong to the slice. */
  readonly count: number;
  /** Whether a part of the range is left to be read. */
  readonly isUnfinished: boolean;
  /** Whether the list has items behind a confirmed end. */
  readonly isContradicted: boolean;
}

/** The part of the range that a slice stands for, up to the next slice. Only pending ranges are between both. */
interface SliceRange {
  readonly index: number;
  readonly nextSlice: number;
  /** The last key. */
  readonly end: bigint;
  /** Whether no slice follows. Then all items of its page belong to it. */
  readonly isTail: boolean;
}

/**
 * As long as the last item is not known, a request ahead of the pages that have arrived is a bet that the list goes on.
 * A short list loses these two. The last item is requested first, so a long list has to wait for one reply only.
 */
const maxSpeculativeTailSlices = 2;

/**
 * Slices start earlier than forecast by this share of a page. A start that is late costs another page for the items in
 * between; one that is early repeats this share of its page.
 */
const earlyShareOfPage = 1 / 16;

/**
 * The unread part of a key range, in the order of the list: slices, which were requested, and pending ranges, which their
 * pages did not reach. `SliceLoader` requests what `cut` returns, and reports each reply to `fill`, `requestAgain` or `fail`. The
 * consumer gets slices from `ready`, and gives them back to `drop`.
 *
 * A request has no far bound, as the requests of a walk have none, so a page may end before the next slice or reach beyond
 * its start. Items beyond it are dropped: the next slice has them. Missing items before it become a pending range. So each
 * key belongs to exactly one part, and items are neither lost nor repeated.
 *
 * Replies may come from clusters that lag. A page that ends the list too early is believed only if it was requested
 * sequentially; otherwise the range behind it is pending, and requested again when the consumer gets there. A sequential
 * range is requested when it is the first of the queue, from behind the last item of the consumer: a walk would send the same
 * request, with its retries, and end there, too.
 *
 * Lengths are counted in keys: numbers, or nanoseconds. A page covers as many keys as it has items, or more; fewer, if several
 * items share a key.
 */
export class SliceQueue<Item> {
  readonly #parts: (Slice<Item> | PendingRange)[] = [];
  /** Behind the last item that the consumer got. */
  #resumeAt: Begin;
  /** The last key of the range; that of the last item, once it is found. */
  #end: bigint;
  #lastItem: LastItem = 'unknown';
  #listEnd: ListEnd = 'open';
  #speculativeTailSlices = 0;
  #hasPages = false;
  readonly #averagePage: AveragePage;

  constructor(
    rest: Begin,
    readonly axis: RangeTraits,
    /** The keys that a page of this list covers: an estimate until pages arrive. */
    keys: number,
    readonly settings: { readonly size: number; readonly concurrency: number },
  ) {
    this.#averagePage = new AveragePage(keys, settings);
    this.#resumeAt = rest;
    this.#end = axis.end;
    if (rest.from <= axis.end) this.#parts.push({ ...rest, start: 'continued', span: { keys, pages: 1 } });
  }

  /** Where the consumer is. */
  get head(): (Begin & Pick<Slice<Item>, 'lastYielded'>) | undefined {
    return this.#parts[0];
  }

  /** The last key, if it is known: slices show what share of the range lies before them. */
  get end(): bigint | undefined {
    const isKnown = this.#lastItem === 'found' || this.axis.isBounded;
    return isKnown ? this.#end : undefined;
  }

  get pendingRanges(): number {
    return this.#parts.filter(isPending).length;
  }

  /** Whether a reply has shown that nothing follows. If not, the list may have more items than its range had at first. */
  get isOver(): boolean {
    return this.#listEnd !== 'open';
  }

  /** Chooses the next request, and puts its slice into the queue. */
  cut(limits: RequestLimits): Slice<Item> | undefined {
    const cut = chooseCut({
      ...limits,
      parts: this.#parts,
      concurrency: this.settings.concurrency,
      forecast: (slice, index) => this.#forecast(slice, index),
      tail: this.#tailRule(),
    });
    if (!cut) return undefined;
    if ('pending' in cut) return this.#request(cut.pending, cut.index);
    return this.#divide(cut.slice, cut.index, cut.pages * cut.keys, cut.keys);
  }

  /** Stores the page of a slice. The rest of the range before the next slice is pending. */
  fill(slice: Slice<Item>, page: RangePage<Item>): FillResult {
    const { items, keys, places, rest } = page;
    const range = this.#rangeOf(slice);
    const { index, end, isTail } = range;
    const count = isTail ? places.length : places.filter((place) => place <= end).length;
    slice.state = { name: 'arrived', items: items.slice(0, count), keys: keys.slice(0, count) };
    slice.itemCount = count;
    // The keys before the link of an empty page have no items. Behind the end of the list, they may still get some.
    if (items.length === 0 && !slice.mayStartAfterEnd) slice.resumeAt = rest;
    this.#hasPages = true;

    const isUnfinished = rest !== undefined && rest.from <= end;
    const unreadFrom = isUnfinished ? rest.from : end + 1n;
    // The last page says nothing about the length of pages, because the items behind it are not known.
    const isLastPage = isTail && !rest;
    if (!isLastPage) this.#averagePage.add(Number(unreadFrom - slice.from), count);
    const span = this.#learnSpan(slice, index, page);

    const claimsEnd = !rest && count === items.length;
    let unread: PendingRange | undefined;
    if (isUnfinished) unread = { ...rest, start: this.#startOfRest(range), span };
    else if (claimsEnd) unread = this.#unconfirmedTail(slice, places.at(-1), range);
    // It replaces the pending ranges before the next slice, which the page has reached, or which lie within it.
    this.#parts.splice(index + 1, range.nextSlice - index - 1, ...(unread ? [unread] : []));

    const isBehindEnd = count > 0 && this.#listEnd === 'confirmed';
    const isEndBelieved = claimsEnd && !unread;
    const hasItemsBehind = isEndBelieved && this.#noteEnd(slice, range);
    if (count > 0) this.#reopenGapBefore(slice, index);
    return { count, isUnfinished, isContradicted: isBehindEnd || hasItemsBehind };
  }

  /**
   * In a list without gaps, items of a slice show that the range before it is full. If the page of that range has ended the list
   * earlier, its cluster is behind, and what it lacks is read when the consumer gets there.
   */
  #reopenGapBefore({ from, span }: Slice<Item>, index: number): void {
    const before = this.#parts[index - 1];
    if (!this.axis.isGapless || (before && isPending(before))) return;
    if (before && (before.state.name === 'requested' || before.state.name === 'failed')) return;
    let end = this.#resumeAt.from;
    if (before) end = before.from + BigInt(before.itemCount);
    if (end < from) this.#parts.splice(index, 0, { from: end, start: 'sequential', span });
  }

  /**
   * Notes that a page ends the list. Only a sequential one confirms it: another one may have its whole range, but come from a
   * cluster that lags. Returns whether slices behind have items.
   */
  #noteEnd(slice: Slice<Item>, { index, isTail }: SliceRange): boolean {
    if (slice.start === 'sequential') {
      const hasItemsBehind = this.#hasItemsBehind(index);
      this.#confirmEnd(index);
      return hasItemsBehind;
    }
    if (isTail && this.#listEnd === 'open') this.#listEnd = 'reported';
    return false;
  }

  /** The consumer gets the error when it gets to the slice. */
  fail(slice: Slice<Item>, error: unknown): void {
    slice.state = { name: 'failed', error };
  }

  /**
   * The request of a slice failed, or its reply cannot be right. Its range is requested again when the consumer gets there,
   * together with the sequential ranges beside it: one page may cover them all.
   */
  requestAgain(slice: Slice<Item>): void {
    const index = this.#parts.indexOf(slice);
    let [first, last] = [index, index];
    if (isSequentialRange(this.#parts[index - 1])) first -= 1;
    if (isSequentialRange(this.#parts[index + 1])) last += 1;
    const { from, after } = this.#parts[first] ?? slice;
    const pending: PendingRange = { from, after, start: 'sequential', span: slice.span };
    this.#parts.splice(first, last - first + 1, pending);
  }

  /** The next slice that can be yielded or has failed: the first of the queue, or any if the order does not matter. */
  ready(ordered: boolean): Slice<Item> | undefined {
    const candidates = ordered ? this.#parts.slice(0, 1) : this.#parts;
    const slices = candidates.filter((part) => !isPending(part)) as Slice<Item>[];
    const arrived = slices.find(isArrived);
    return arrived ?? slices.find(({ state }) => state.name === 'failed');
  }

  /** The consumer has got all items of a slice, and continues at `behind` if it had any. */
  drop(slice: Slice<Item>, behind: Begin | undefined): void {
    slice.state = { name: 'delivered' };
    slice.resumeAt ??= behind;
    // A slice behind an unread one stays, because the unread one ends where it begins.
    let [first] = this.#parts;
    while (first && !isPending(first) && first.state.name === 'delivered') {
      this.#resumeAt = first.resumeAt ?? this.#resumeAt;
      this.#parts.shift();
      [first] = this.#parts;
    }
  }

  /** The last item of the list was read, and has this key. A slice behind it was requested before, and has an empty page. */
  endAt(place: bigint): void {
    this.#lastItem = 'found';
    if (place >= this.#end) return;
    this.#end = place;
    const tail = this.#parts.at(-1);
    if (tail && isPending(tail) && tail.from > place) this.#parts.pop();
  }

  /** The last item cannot be read, so the tail may end anywhere, and slices in it would be wasted requests. */
  readTailSequentially(): void {
    this.#lastItem = 'unreadable';
    const tail = this.#parts.at(-1);
    if (tail && isPending(tail)) tail.start = 'sequential';
  }

  /**
   * Whether no slice can start behind the end of the list. Until a slice has arrived, the length of a page is an estimate,
   * by which all slices up to the end would be cut: the end does not count as known.
   */
  get #knowsEnd(): boolean {
    return this.axis.isWindowed || (this.#lastItem === 'found' && this.#hasPages);
  }

  #tailRule(): TailRule {
    if (this.#knowsEnd) return 'divisible';
    if (this.#lastItem === 'unreadable' || this.#speculativeTailSlices >= maxSpeculativeTailSlices)
      return 'whole';
    return 'speculative';
  }

  #rangeOf(slice: Slice<Item>): SliceRange {
    const index = this.#parts.indexOf(slice);
    const nextSlice = this.#parts.findIndex((part, at) => at > index && !isPending(part));
    const next = this.#parts[nextSlice];
    if (!next) return { index, nextSlice: this.#parts.length, end: this.#end, isTail: true };
    return { index, nextSlice, end: next.from - 1n, isTail: false };
  }

  #request({ from, after, start, span }: PendingRange, index: number): Slice<Item> {
    const mayStartAfterEnd = start !== 'sequential' && index === this.#parts.length - 1 && !this.#knowsEnd;
    const begin = start === 'sequential' ? this.#resumeAt : { from, after };
    const slice = requestedSlice<Item>({ ...begin, span }, start, mayStartAfterEnd);
    this.#parts[index] = slice;
    return slice;
  }

  /** Starts a slice so many keys behind what is covered of another. */
  #divide({ coveredTo, span }: Slice<Item>, index: number, keys: number, keysOfPage: number): Slice<Item> {
    let keysBehind = keys;
    // A page of as many keys as items begins exactly there. Otherwise keys have none or several, and it begins early.
    if (this.axis.isCompound || keysOfPage > this.settings.size) keysBehind -= keysOfPage * earlyShareOfPage;
    const from = coveredTo + BigInt(Math.max(1, Math.floor(keysBehind)));
    const mayStartAfterEnd = index === this.#parts.length - 1 && !this.#knowsEnd;
    if (mayStartAfterEnd) this.#speculativeTailSlices += 1;
    const slice = requestedSlice<Item>({ from, span }, 'speculative', mayStartAfterEnd);
    this.#parts.splice(index + 1, 0, slice);
    return slice;
  }

  /** The rest behind a page is read like the ranges that were pending there. */
  #startOfRest({ index, nextSlice, isTail }: SliceRange): PendingRange['start'] {
    if (isTail && this.#lastItem === 'unreadable') return 'sequential';
    return this.#parts.slice(index + 1, nextSlice).some(isSequentialRange) ? 'sequential' : 'continued';
  }

  /** The range behind the last item of a page, if the page ends the list before its known end. Its cluster may lag. */
  #unconfirmedTail(
    slice: Slice<Item>,
    last: bigint | undefined,
    range: SliceRange,
  ): PendingRange | undefined {
    if (slice.start === 'sequential') return undefined;
    // Lists without gaps are sliced up to their newest item, which a cluster may lack. Others are walked there.
    if (range.isTail && this.#lastItem !== 'found' && !this.axis.isGapless) return undefined;
    // A slice that was under way when the end was confirmed has nothing to add.
    if (this.#listEnd === 'confirmed') return undefined;
    // More items may share the first of two keys: only the known end of the list ends such a range.
    const mayEndWithinKey = this.axis.isCompound && range.end < this.#end;
    let end = earlier(this.#end, range.end);
    // The last item was that of a cluster that is behind, if another one shows more.
    if (this.axis.isGapless && this.#hasItemsBehind(range.index)) end = range.end;
    const reachesEnd = (last ?? slice.from - 1n) >= end;
    if (reachesEnd && !mayEndWithinKey) return undefined;
    return { ...this.#behindPage(slice, last), start: 'sequential', span: slice.span };
  }

  #behindPage({ from, after, state }: Slice<Item>, last: bigint | undefined): Begin {
    if (last === undefined || state.name !== 'arrived') return { from, after };
    // More items may share the first of two keys.
    return { from: this.axis.isCompound ? last : last + 1n, after: state.keys.at(-1) };
  }

  #hasItemsBehind(index: number): boolean {
    return this.#parts.slice(index + 1).some((part) => !isPending(part) && part.itemCount > 0);
  }

  /** Sequential ranges behind the end would get the same reply. Slices show whether there are more items. */
  #confirmEnd(index: number): void {
    this.#listEnd = 'confirmed';
    const others = this.#parts.splice(index + 1).filter((part) => !isSequentialRange(part));
    for (const part of others) this.#parts.push(part);
  }

  /** A page that reaches into slices behind shows how their pages will be, and what they need not cover. */
  #learnSpan({ from, span }: Slice<Item>, index: number, { rest, items }: RangePage<Item>): PageSpan {
    if (!rest) return span;
    const learned = spanAfter(span, fullSpan(Number(rest.from - from), items.length, this.settings.size));
    for (const part of this.#parts.slice(index + 1)) {
      if (part.from >= rest.from) break;
      if (isPending(part) || part.state.name !== 'requested') continue;
      part.coveredTo = rest.from;
      part.span = learned;
    }
    return learned;
  }

  #forecast({ coveredTo, span }: Slice<Item>, index: number): Forecast {
    const keys = Number((this.#parts[index + 1]?.from ?? this.#end + 1n) - coveredTo);
    // If each key has one item, a page covers at least as many keys as it has items.
    const leastKeys = this.axis.isCompound ? 1 : this.settings.size;
    return forecast(keys, span, this.#averagePage.keys, leastKeys);
  }
}

function requestedSlice<Item>(
  part: Begin & Pick<Slice<Item>, 'span'>,
  start: Slice<Item>['start'],
  mayStartAfterEnd: boolean,
): Slice<Item> {
  return {
    ...part,
    start,
    mayStartAfterEnd,
    state: { name: 'requested' },
    coveredTo: part.from,
    itemCount: 0,
  };
}

function isSequentialRange(part: Slice<unknown> | PendingRange | undefined): boolean {
  return part !== undefined && isPending(part) && part.start === 'sequential';
}
