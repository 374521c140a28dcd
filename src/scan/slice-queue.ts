import type { Begin, KeyAxis } from './key-axis.js';
import type { Gap, PageSpan, RangePage, Slice } from './slice.js';
import {
  chooseCut,
  type Forecast,
  forecast,
  fullSpan,
  type RequestLimits,
  spanAfter,
} from './slice-choice.js';

type RangeTraits = Pick<KeyAxis, 'end' | 'isCompound' | 'isWindowed' | 'isBounded'>;

const maxBlind = 2;

/** The unread part of a key range: slices that are requested, and gaps that their pages left before the next slice. */
export class SliceQueue<Item> {
  isOver = false;
  readonly #parts: (Slice<Item> | Gap)[];
  #begin: Begin;
  #end: bigint;
  #isEndKnown = false;
  #hasPages = false;
  #isTailWalked = false;
  /** Whether the service returned no next page when the consumer had reached a slice. */
  #isEndConfirmed = false;
  #blind = 0;
  #average: { readonly keys: number; readonly items: number };

  constructor(
    rest: Begin,
    readonly axis: RangeTraits,
    keys: number,
    readonly settings: { readonly size: number; readonly concurrency: number },
  ) {
    this.#average = { keys, items: settings.size };
    this.#begin = rest;
    this.#end = axis.end;
    const span = { keys, pages: 1 };
    this.#parts = rest.from > axis.end ? [] : [{ ...rest, state: 'uncut', isWalked: false, span }];
  }

  get head(): (Begin & Pick<Slice<Item>, 'delivered'>) | undefined {
    return this.#parts[0];
  }

  get end(): bigint | undefined {
    return this.#isEndKnown || this.axis.isBounded ? this.#end : undefined;
  }

  get gaps(): number {
    return this.#parts.filter(({ state }) => state === 'uncut').length;
  }

  cut(limits: RequestLimits): Slice<Item> | undefined {
    const cut = chooseCut({
      ...limits,
      parts: this.#parts,
      concurrency: this.settings.concurrency,
      forecast: (slice, index) => this.#forecast(slice, index),
      mayCutTail: this.#knowsEnd ? undefined : this.#blind < maxBlind && !this.#isTailWalked,
    });
    if (!cut) return undefined;
    if ('gap' in cut) {
      const { isWalked, span } = cut.gap;
      const { from, after } = isWalked ? this.#begin : cut.gap;
      return this.#insert({ from, after, isWalked, span }, cut.index, 1);
    }
    const { slice, index, pages, keys } = cut;
    // A late begin costs another page.
    const early = this.axis.isCompound || keys > this.settings.size ? keys / 16 : 0;
    const from = (slice.coveredTo ?? slice.from) + BigInt(Math.max(1, Math.floor(keys * pages - early)));
    return this.#insert({ from, isWalked: false, span: slice.span }, index + 1, 0);
  }

  fill(slice: Slice<Item>, { items, keys, places, rest }: RangePage<Item>) {
    const index = this.#parts.indexOf(slice);
    const next = this.#parts.findIndex(({ state }, at) => at > index && state !== 'uncut');
    const isTail = next < 0;
    const end = isTail ? this.#end : (this.#parts[next]?.from ?? 0n) - 1n;
    const count = places.filter((place) => place <= end || isTail).length;
    slice.state = 'read';
    slice.items = items.slice(0, count);
    slice.keys = keys.slice(0, count);
    slice.hasItems = count > 0;
    if (items.length === 0 && !slice.isBlind) slice.behind = rest;
    this.#hasPages = true;
    const isUnfinished = rest !== undefined && rest.from <= end;
    if (!isTail || rest)
      this.#addToAverage(Number((isUnfinished ? rest.from : end + 1n) - slice.from), count);
    const gaps = this.#parts.slice(index + 1, isTail ? undefined : next);
    const span = rest ? this.#spanBehind(slice, rest, items.length, index) : slice.span;
    const isWalked = (isTail && this.#isTailWalked) || gaps.some((gap) => gap.isWalked);
    const left: Gap[] = isUnfinished ? [{ ...rest, state: 'uncut', isWalked, span }] : [];
    const isLast = !rest && count === items.length;
    if (isLast && !slice.isWalked) left.push(...this.#doubted(slice, places.at(-1), end, isTail));
    this.#parts.splice(index + 1, gaps.length, ...left);
    const isOver = isLast && left.length === 0;
    const hasMore =
      isOver && this.#parts.slice(index + 1).some((part) => part.state !== 'uncut' && part.hasItems);
    // An earlier reply has ended the list before this one.
    const isContradicted = (count > 0 && this.#isEndConfirmed) || hasMore;
    this.isOver ||= isOver && isTail;
    if (isOver && slice.isWalked) this.#endHere(index);
    return { count, isUnfinished, isContradicted };
  }

  reject(slice: Slice<Item>, error: unknown): void {
    Object.assign(slice, { state: 'failed', error });
  }

  /** A failed slice is requested again when the consumer reaches it. */
  fail(slice: Slice<Item>): void {
    const index = this.#parts.indexOf(slice);
    const first = isWalkedGap(this.#parts[index - 1]) ? index - 1 : index;
    const last = isWalkedGap(this.#parts[index + 1]) ? index + 1 : index;
    const { from, after } = this.#parts[first] ?? slice;
    const gap: Gap = { from, after, state: 'uncut', isWalked: true, span: slice.span };
    this.#parts.splice(first, last - first + 1, gap);
  }

  ready(ordered: boolean): Slice<Item> | undefined {
    const candidates = ordered ? this.#parts.slice(0, 1) : this.#parts;
    for (const state of ['read', 'failed'])
      for (const part of candidates) if (part.state === state) return part as Slice<Item>;
    return undefined;
  }

  drop(slice: Slice<Item>, behind: Begin | undefined): void {
    Object.assign(slice, { state: 'done', items: [], keys: [], behind: slice.behind ?? behind });
    // A slice behind an unread one stays, because the unread one ends where it begins.
    for (let [first] = this.#parts; first?.state === 'done'; [first] = this.#parts) {
      this.#begin = first.behind ?? this.#begin;
      this.#parts.shift();
    }
  }

  endAt(place: bigint): void {
    this.#isEndKnown = true;
    if (place >= this.#end) return;
    this.#end = place;
    const tail = this.#parts.at(-1);
    if (tail?.state === 'uncut' && tail.from > place) this.#parts.pop();
  }

  walkTail(): void {
    this.#isTailWalked = true;
    const tail = this.#parts.at(-1);
    if (tail?.state === 'uncut') tail.isWalked = true;
  }

  /** Gaps of failed slices behind the end would get the same answer. Other slices show whether there are more items. */
  #endHere(index: number): void {
    this.#isEndConfirmed = true;
    const others = this.#parts.splice(index + 1).filter((part) => !isWalkedGap(part));
    this.#parts.push(...others);
    if (others.every(({ state }) => state !== 'uncut')) this.isOver = true;
  }

  get #knowsEnd(): boolean {
    return this.axis.isWindowed || (this.#isEndKnown && this.#hasPages);
  }

  /** The gap behind the last item, if a lagging cluster ends the list before its known end. */
  #doubted(slice: Slice<Item>, last: bigint | undefined, end: bigint, isTail: boolean): Gap[] {
    const { from, after, keys, span } = slice;
    const least = this.#isEndKnown && this.#end < end ? this.#end : end;
    if ((isTail && !this.#isEndKnown) || (last ?? from - 1n) >= least) return [];
    const behind = last !== undefined && !this.axis.isCompound ? last + 1n : last;
    const begin = behind === undefined ? { from, after } : { from: behind, after: keys.at(-1) };
    return [{ ...begin, state: 'uncut', isWalked: true, span }];
  }

  #spanBehind({ from, span }: Slice<Item>, rest: Begin, items: number, index: number): PageSpan {
    const next = spanAfter(span, fullSpan(Number(rest.from - from), items, this.settings.size));
    for (const part of this.#parts.slice(index + 1)) {
      if (part.from >= rest.from) break;
      if (part.state !== 'sent') continue;
      part.coveredTo = rest.from;
      part.span = next;
    }
    return next;
  }

  #addToAverage(keys: number, items: number): void {
    const { size, concurrency } = this.settings;
    const all = { keys: this.#average.keys + keys, items: this.#average.items + items };
    const kept = Math.min(1, (size * Math.max(8, 4 * concurrency)) / all.items);
    this.#average = { keys: kept * all.keys, items: kept * all.items };
  }

  #forecast({ from, coveredTo = from, span }: Slice<Item>, index: number): Forecast {
    const { size } = this.settings;
    const keys = Number((this.#parts[index + 1]?.from ?? this.#end + 1n) - coveredTo);
    const average = (this.#average.keys / Math.max(1, this.#average.items)) * size;
    // If each key has one item, a page covers at least as many keys as it has items.
    return forecast(keys, span, average, this.axis.isCompound ? 1 : size);
  }

  #insert(begin: Omit<Gap, 'state'>, index: number, gaps: 0 | 1): Slice<Item> {
    const isTail = index + gaps === this.#parts.length;
    const isBlind = !begin.isWalked && isTail && !this.#knowsEnd;
    const isAhead = gaps === 0;
    if (isBlind && isAhead) this.#blind += 1;
    const slice: Slice<Item> = { ...begin, isBlind, isAhead, state: 'sent', items: [], keys: [] };
    this.#parts.splice(index, gaps, slice);
    return slice;
  }
}

function isWalkedGap(part: Slice<unknown> | Gap | undefined): boolean {
  return part?.state === 'uncut' && part.isWalked;
}
