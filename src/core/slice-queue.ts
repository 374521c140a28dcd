import { fittingWidth } from './density.js';

/** A part of a list's range, from one place to another, both included. */
export interface Slice<Item> {
  from: bigint;
  to: bigint;
  /** What is not cut yet, on its way, or here. */
  state: 'uncut' | 'sent' | 'read' | 'failed';
  /** How wide the slices are that are cut from it; how wide it is itself once cut. */
  width: bigint;
  /** It begins after this item: inside of a key, or where it is yielded already. */
  after?: Item | undefined;
  items: readonly Item[];
  error?: unknown;
}

/** Where the rest of a slice begins of which a page has come. */
export interface Overflow<Item> {
  from: bigint;
  after?: Item | undefined;
}

/**
 * What is left of a range, in its order: slices, and between and behind them what is not cut yet. It is cut from its
 * front, so wide as the newest page before it suggests.
 */
export class SliceQueue<Item> {
  readonly #parts: Slice<Item>[];
  readonly #ahead: number;
  readonly #size: bigint;
  readonly #narrowest: bigint;
  /** The last place of the range. */
  end: bigint;

  /** `size` is how many items a page has. */
  constructor(
    rest: Overflow<Item>,
    end: bigint,
    width: bigint,
    { size, concurrency, isCompound }: { size: bigint; concurrency: number; isCompound: boolean },
  ) {
    this.#parts = [];
    this.#ahead = concurrency;
    this.#size = size;
    // Where a key has one item, so many keys cannot hold more.
    this.#narrowest = isCompound ? 1n : size;
    this.end = end;
    if (rest.from <= end) this.#parts.push({ ...rest, to: end, width, state: 'uncut', items: [] });
  }

  /** The part that comes first. */
  get head(): Slice<Item> | undefined {
    return this.#parts[0];
  }

  /**
   * The slice to ask for next; undefined where enough are ahead. Of those that are cut at the end three times the
   * concurrency are enough, and as many again where what is cut is needed soon.
   */
  cut(): Slice<Item> | undefined {
    const before = this.#parts.findIndex(({ state }) => state === 'uncut' || state === 'failed');
    const part = this.#parts[before];
    if (part?.state !== 'uncut') return undefined;
    const cut = this.#parts.filter(({ state }) => state !== 'uncut').length;
    const limit = before < this.#ahead ? 6 : 3;
    if (before > 0 && cut >= limit * this.#ahead) return undefined;
    const span = part.to - part.from + 1n;
    const width = greater(part.width, this.#narrowest);
    // Into equal parts, rather than with a small rest.
    const pieces = (span + width - 1n) / width;
    const to = part.from + (span + pieces - 1n) / pieces - 1n;
    const slice: Slice<Item> = { ...part, to, width: to - part.from + 1n, state: 'sent' };
    part.from = to + 1n;
    part.after = undefined;
    this.#parts.splice(before, part.from > part.to ? 1 : 0, slice);
    return slice;
  }

  /** Notes what a slice has brought. What overflows is there to be cut again, right behind it. */
  fill(slice: Slice<Item>, items: readonly Item[], overflow: Overflow<Item> | undefined): void {
    const at = this.#parts.indexOf(slice);
    slice.state = 'read';
    slice.items = items;
    if (overflow) {
      const width = this.#fitting(overflow.from - slice.from, items);
      this.#parts.splice(at + 1, 0, { ...overflow, to: slice.to, width, state: 'uncut', items: [] });
      slice.to = overflow.from - 1n;
      return;
    }
    const next = this.#parts.find(({ state }, index) => index > at && state === 'uncut');
    if (next)
      next.width = this.#fitting(items.length > 0 ? slice.width : greater(slice.width, next.width), items);
  }

  /** The slice to yield: the head, or any that is here. One that failed only comes after those. */
  ready(ordered: boolean): Slice<Item> | undefined {
    if (!ordered) {
      const here = this.#parts.find(({ state }) => state === 'read');
      return here ?? this.#parts.find(({ state }) => state === 'failed');
    }
    return this.head?.state === 'read' || this.head?.state === 'failed' ? this.head : undefined;
  }

  drop(slice: Slice<Item>): void {
    this.#parts.splice(this.#parts.indexOf(slice), 1);
  }

  /** Cuts nothing beyond a place any more. */
  endAt(place: bigint): void {
    const last = this.#parts.at(-1);
    if (last?.state !== 'uncut' || last.to !== this.end || place >= this.end) return;
    this.end = greater(place, last.from - 1n);
    last.to = this.end;
    if (last.from > last.to) this.#parts.pop();
  }

  #fitting(width: bigint, items: readonly Item[]): bigint {
    return fittingWidth(greater(width, 1n), BigInt(items.length), this.#size);
  }
}

function greater(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
