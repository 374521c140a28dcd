import { fullReach, MeanPace, type Pace, paceAfter } from './pace.js';
import type { Begin, Filled, Filling, Gap, Slice } from './slice.js';

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

// As long as nobody knows where the list ends, a few slices are enough: they may be beyond.
const maxBlind = 2;

// For each request that may be under way: how many pages may be before a slice, and how many may be held in all. The
// difference is room for what turns out to be in front.
const pagesAhead = 6;
const pagesHeld = 8;

// Where so many pages follow each other, what is lost with the last of them is little.
const longestRow = 24;

// What has as many pages as this is worth a second slice.
const leastDivided = 2;

// So many pages of one pace are no chance.
const steadyRow = 4;

// By which part of a page slices begin earlier than the pace says: a page more is asked for where they begin too late.
const margin = 1 / 16;

/**
 * What is left of a range, in its order: slices, and the gaps behind those that did not come as far as the next one.
 * A gap is asked for behind the last item before it, as a walk would, which brings nothing twice. Only where no gap is
 * left to ask for, a slice that is under way is given less to do: another begins some pages ahead of it. What the last
 * page before that brings beyond is lost, so there are as few such places as keep all requests busy, and as far from
 * each other as the pages that may be held allow. What a slice that fails would have brought is asked for again in its
 * turn.
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
  /** Whether a page has told more of the list than the first. */
  #hasLearnt = false;
  #isTailWalked = false;
  /** Whether the service said in the turn of a slice that nothing is behind it. */
  #isEndSaid = false;
  /** How many slices were cut from the tail before the end was known. */
  #blind = 0;
  readonly #mean: MeanPace;

  /** `reach` is how far the first page came. */
  constructor(rest: Begin, end: bigint, reach: number, settings: SliceSettings) {
    this.#settings = settings;
    const { size, concurrency } = settings;
    this.#mean = new MeanPace(reach, size, size * Math.max(8, 4 * concurrency));
    this.#begin = rest;
    this.#end = end;
    this.#parts =
      rest.from > end ? [] : [{ ...rest, state: 'uncut', isWalked: false, pace: { reach, row: 1 } }];
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
    return this.#count(({ state }) => state === 'uncut');
  }

  /**
   * The next slice to ask for; undefined if there are enough ahead, or nothing is left to cut. `spare` is how many may
   * be asked for that a walk would not, `underWay` how many are, and `useful` how many at once use up the rate: where so
   * many are under way, only what follows a page is asked for.
   */
  cut(spare: number, underWay: number, useful: number): Slice<Item> | undefined {
    const { concurrency } = this.#settings;
    const most = pagesAhead * concurrency;
    const hasRoom = this.#count(isHeld) < pagesHeld * concurrency;
    const here = this.#parts.findIndex(({ state }) => state !== 'read' && state !== 'done');
    // One who has as much before him is in no hurry.
    const mayDivide = underWay < useful && hasRoom && spare > 0 && here < concurrency;
    const mayTry =
      this.#count((part) => part.state === 'sent' && part.isGuess) < Math.min(concurrency, useful) / 2;
    const row = Math.max(leastDivided, Math.min(Math.floor(most / (underWay + 1)), longestRow));
    let longest: Division<Item> | undefined;
    // How many pages are before a part, held or still to come.
    let ahead = 0;
    for (const [index, part] of this.#parts.entries()) {
      if (part.state === 'uncut' && index > 0 && (part.isWalked || !hasRoom || spare < 0 || ahead >= most))
        break;
      if (part.state === 'uncut') return this.#take(part, index);
      // Nothing is asked for behind what has failed.
      if (part.state === 'failed' || (part.state === 'sent' && part.isWalked)) break;
      if (part.state === 'read') ahead += 1;
      if (part.state !== 'sent') continue;
      const { pages, reach, isSteady } = this.#rest(part, index);
      const isEndless = index === this.#parts.length - 1 && !this.#knowsEnd;
      const isWorthIt = isEndless ? this.#blind < maxBlind && !this.#isTailWalked : isSteady || mayTry;
      if (mayDivide && isWorthIt && ahead < most) {
        const wanted = isEndless ? 1 : row;
        if (pages >= 2 * wanted && ahead + wanted <= most)
          return this.#divide({ slice: part, index, pages: wanted, reach });
        if (pages >= leastDivided && pages / 2 > (longest?.pages ?? 0))
          longest = { slice: part, index, pages: pages / 2, reach };
      }
      ahead += Math.max(1, pages);
    }
    return longest && this.#divide({ ...longest, pages: Math.floor(longest.pages) });
  }

  /**
   * Notes what a slice has brought. Answers how many of its items are not those of the next slice as well, whether it
   * has not come as far as that, and whether the list cannot be over where it was said to be.
   */
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
    // Where an empty page has looked until; what is beyond the list may not be asked for again.
    if (items.length === 0 && !slice.isBlind) slice.behind = rest;
    const isCut = count < items.length;
    this.#hasLearnt = true;
    const isUnfinished = rest !== undefined && rest.from <= end;
    const reached = rest && rest.from <= end ? rest.from : end + 1n;
    if (!isTail || rest) this.#mean.add(Number(reached - slice.from), count);
    const gaps = this.#parts.slice(index + 1, isTail ? undefined : next);
    const pace = rest ? this.#learn(slice, rest, items.length, index) : slice.pace;
    const isWalked = (isTail && this.#isTailWalked) || gaps.some((gap) => gap.isWalked);
    const left: Gap[] = isUnfinished ? [{ ...rest, state: 'uncut', isWalked, pace }] : [];
    const isLast = !rest && !isCut;
    if (isLast && !slice.isWalked) left.push(...this.#doubted(slice, places.at(-1), end, isTail));
    this.#parts.splice(index + 1, gaps.length, ...left);
    const isOver = isLast && left.length === 0;
    const others = isOver ? this.#parts.slice(index + 1) : [];
    const isContradicted = (count > 0 && this.#isEndSaid) || others.some(isFilled);
    this.isOver ||= isOver && isTail;
    if (isOver && slice.isWalked) this.#endHere(index);
    return { count, isUnfinished, isContradicted };
  }

  /**
   * Nothing is behind a slice, said in its turn: what was to be asked for again from the same place would be told the same,
   * once for each slice that had been sent beyond the end.
   */
  #endHere(index: number): void {
    this.#isEndSaid = true;
    const isAskedAlready = (part: Slice<Item> | Gap): boolean => part.state === 'uncut' && part.isWalked;
    const others = this.#parts.splice(index + 1).filter((part) => !isAskedAlready(part));
    this.#parts.push(...others);
    // What is left is under way or here, and tells if there is more after all.
    if (others.every(({ state }) => state !== 'uncut')) this.isOver = true;
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
    const isWalkedGap = (at: number): boolean => {
      const part = this.#parts[at];
      return part?.state === 'uncut' && part.isWalked;
    };
    // Neighbours that failed as well are asked for as one.
    const first = isWalkedGap(index - 1) ? index - 1 : index;
    const last = isWalkedGap(index + 1) ? index + 1 : index;
    const { from, after } = this.#parts[first] ?? slice;
    const failed: Gap = { from, after, state: 'uncut', isWalked: true, pace: slice.pace };
    this.#parts.splice(first, last - first + 1, failed);
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
    if (tail?.state === 'uncut' && tail.from > place) this.#parts.pop();
  }

  /** Nobody knows where the list ends: what is not cut yet is walked. */
  walkTail(): void {
    this.#isTailWalked = true;
    const tail = this.#parts.at(-1);
    if (tail?.state === 'uncut') this.#parts.splice(-1, 1, { ...tail, isWalked: true });
  }

  #count(isCounted: (part: Slice<Item> | Gap) => boolean): number {
    return this.#parts.filter(isCounted).length;
  }

  get #knowsEnd(): boolean {
    return this.#settings.isWindowed || (this.#isEndKnown && this.#hasLearnt);
  }

  /**
   * What is behind the last item of a list that is said to be over although there is more, as one says who answers from
   * an older state: in its turn it is asked for again.
   */
  #doubted(slice: Slice<Item>, last: bigint | undefined, end: bigint, isTail: boolean): Gap[] {
    const { from, after, keys, pace } = slice;
    const least = this.#isEndKnown && this.#end < end ? this.#end : end;
    if ((isTail && !this.#isEndKnown) || (last ?? from - 1n) >= least) return [];
    const behind = last !== undefined && !this.#settings.isCompound ? last + 1n : last;
    const begin = behind === undefined ? { from, after } : { from: behind, after: keys.at(-1) };
    return [{ ...begin, state: 'uncut', isWalked: true, pace }];
  }

  /** What a page tells of how far pages come: slices that begin where it has been come as far, at least. */
  #learn({ from, pace }: Slice<Item>, rest: Begin, items: number, index: number): Pace {
    const reach = fullReach(Number(rest.from - from), items, this.#settings.size);
    const learnt = paceAfter(pace, reach);
    for (const part of this.#parts.slice(index + 1)) {
      if (part.from >= rest.from) break;
      if (part.state !== 'sent') continue;
      part.comesTo = rest.from;
      part.pace = learnt;
    }
    return learnt;
  }

  /**
   * How many pages a slice and what follows it take, up to the next one, and how far each comes: by the pages that lead
   * there if they are many, or else by the mean of all. Where a key has one item, so many keys as a page has items
   * cannot hold more.
   */
  #rest({ from, comesTo = from, pace }: Slice<Item>, index: number): Rest {
    const { size, isCompound } = this.#settings;
    const span = Number((this.#parts[index + 1]?.from ?? this.#end + 1n) - comesTo);
    const least = isCompound ? 1 : size;
    const mean = Math.max(least, this.#mean.reach(size));
    const reach = Math.max(least, pace.reach);
    const isSteady = pace.row >= steadyRow && (pace.row >= span / mean || mean <= 2 * reach);
    if (!isSteady) return { pages: span / mean, reach: mean, isSteady };
    // What has gone on for so long may go on as long again.
    return { pages: Math.min(span / reach, Math.max(span / mean, pace.row)), reach, isSteady };
  }

  /** A slice some pages ahead of one that is under way, which has no more to do than those. */
  #divide({ slice, index, pages, reach }: Division<Item>): Slice<Item> {
    const { size, isCompound } = this.#settings;
    const early = isCompound || reach > size ? reach * margin : 0;
    const ahead = BigInt(Math.max(1, Math.floor(reach * pages - early)));
    const from = (slice.comesTo ?? slice.from) + ahead;
    return this.#insert({ from, isWalked: false, pace: slice.pace, isGuess: true }, index + 1, 0);
  }

  /** The slice of a gap. In its turn, nothing is before it but what has been yielded. */
  #take(gap: Gap, index: number): Slice<Item> {
    const { isWalked, pace } = gap;
    const { from, after } = isWalked ? this.#begin : gap;
    return this.#insert({ from, after, isWalked, pace, isGuess: false }, index, 1);
  }

  #insert(
    begin: Pick<Slice<Item>, 'from' | 'after' | 'isWalked' | 'pace' | 'isGuess'>,
    index: number,
    gaps: 0 | 1,
  ): Slice<Item> {
    const isTail = index + gaps === this.#parts.length;
    const isBlind = !begin.isWalked && isTail && !this.#knowsEnd;
    if (isBlind && gaps === 0) this.#blind += 1;
    const slice: Slice<Item> = { ...begin, isBlind, state: 'sent', items: [], keys: [] };
    this.#parts.splice(index, gaps, slice);
    return slice;
  }
}

interface Rest {
  readonly pages: number;
  /** How far each comes. */
  readonly reach: number;
  /** Whether the pages that lead there tell. */
  readonly isSteady: boolean;
}

interface Division<Item> {
  readonly slice: Slice<Item>;
  readonly index: number;
  readonly pages: number;
  readonly reach: number;
}

function isHeld({ state }: Slice<unknown> | Gap): boolean {
  return state === 'sent' || state === 'read';
}

function isFilled(part: Slice<unknown> | Gap): boolean {
  return part.state !== 'uncut' && (part.count ?? 0) > 0;
}
