import { fittingWidth, greater } from './density.js';

/** A part of a list's range, from one place to another, both included. */
export interface Slice<Item> {
  readonly from: bigint;
  readonly to: bigint;
  /** It begins after this item: inside of a key, or where it was yielded before. */
  after?: Item | undefined;
  state: 'sent' | 'read' | 'failed';
  items: readonly Item[];
  error?: unknown;
  /** What it was cut from. */
  readonly gap: Gap<Item>;
  /** Into how many slices the rest of it is cut if it holds more than a page. */
  readonly pieces: number;
}

/** A part that is not cut yet. */
interface Gap<Item> {
  from: bigint;
  to: bigint;
  after?: Item | undefined;
  readonly state: 'uncut';
  /** How wide the slices are that are cut from it. */
  width: bigint;
  /** Into how many slices it is cut; the last of them takes all that is left. */
  pieces: number;
  /** Into how many the rest of that last one is cut. */
  readonly morePieces: number;
}

/** Where the rest of a slice begins of which a page has come. */
export type Overflow<Item> = Pick<Slice<Item>, 'from' | 'after'>;

/** What a queue has to know of a list. */
export interface SliceSettings {
  /** How many items a page has. */
  readonly size: number;
  /** How many requests are under way at once. */
  readonly concurrency: number;
  /** Whether a key may have several items. */
  readonly isCompound: boolean;
}

/**
 * What is left of a range, in its order: slices, and the gaps from which none are cut yet. The last gap is cut into
 * slices of about a page each, three times the concurrency ahead. A slice that holds more leaves a gap right behind it.
 * That is asked for as a whole first, and if it holds more again, in twice as many slices each time: a burst soon has
 * all requests that may be under way, and few of them go beyond its end.
 */
export class SliceQueue<Item> {
  readonly #parts: (Slice<Item> | Gap<Item>)[];
  readonly #settings: SliceSettings;
  readonly #last: Gap<Item>;

  /** `width` is how wide the first slices are. */
  constructor(rest: Overflow<Item>, end: bigint, width: bigint, settings: SliceSettings) {
    this.#settings = settings;
    this.#last = {
      ...rest,
      to: end,
      state: 'uncut',
      width,
      pieces: Number.POSITIVE_INFINITY,
      morePieces: 1,
    };
    this.#parts = rest.from > end ? [] : [this.#last];
  }

  /** The last place of the range. */
  get end(): bigint {
    return this.#last.to;
  }

  /** What comes first. */
  get head(): Overflow<Item> | undefined {
    return this.#parts[0];
  }

  /** The next slice to ask for; undefined if there are enough ahead, or nothing is left to cut. */
  cut(): Slice<Item> | undefined {
    const slices = this.#parts.filter(({ state }) => state !== 'uncut').length;
    const enough = 3 * this.#settings.concurrency;
    // What a burst has left is needed first: it finds room where others do not, and always if all wait for it.
    let most = 2 * enough;
    for (const [index, part] of this.#parts.entries()) {
      if (part.state === 'failed') return undefined;
      if (part.state !== 'uncut') continue;
      if (part === this.#last) most = enough;
      if (index === 0 || slices < most) return this.#cut(part, index);
      most = enough;
    }
    return undefined;
  }

  /** Notes what a slice has brought, and where the rest of it begins, if there may be one. */
  fill(slice: Slice<Item>, items: readonly Item[], overflow?: Overflow<Item>): void {
    const { from, to, gap, pieces } = slice;
    const { size, concurrency } = this.#settings;
    const width = to - from + 1n;
    slice.state = 'read';
    slice.items = items;
    if (!overflow) {
      gap.width =
        items.length > 0 ? fittingWidth(width, items.length, size) : greater(8n * width, 2n * gap.width);
      return;
    }
    const denser = fittingWidth(greater(overflow.from - from, 1n), items.length, size);
    gap.width = greater(denser, width / 2n);
    const morePieces = Math.min(2 * pieces, 3 * concurrency);
    const rest: Gap<Item> = { ...overflow, to, state: 'uncut', width: denser, pieces, morePieces };
    this.#parts.splice(this.#parts.indexOf(slice) + 1, 0, rest);
  }

  /** The slice to yield: the first, or any that is here. What failed comes after what did not. */
  ready(ordered: boolean): Slice<Item> | undefined {
    const candidates = ordered ? this.#parts.slice(0, 1) : this.#parts;
    for (const state of ['read', 'failed'])
      for (const part of candidates) if (part.state === state) return part as Slice<Item>;
    return undefined;
  }

  drop(slice: Slice<Item>): void {
    this.#parts.splice(this.#parts.indexOf(slice), 1);
  }

  /** Nothing more is cut beyond a place. */
  endAt(place: bigint): void {
    const last = this.#last;
    if (place >= last.to || this.#parts.at(-1) !== last) return;
    last.to = greater(place, last.from - 1n);
    if (last.from > last.to) this.#parts.pop();
  }

  #cut(gap: Gap<Item>, index: number): Slice<Item> {
    const { size, isCompound } = this.#settings;
    const span = gap.to - gap.from + 1n;
    // Where a key has one item, so many keys as a page has items cannot hold more.
    const width = isCompound ? gap.width : greater(gap.width, BigInt(size));
    // Into equal parts, rather than with a small one at the end.
    const count = (span + width - 1n) / width;
    const to = gap.pieces === 1 ? gap.to : gap.from + (span + count - 1n) / count - 1n;
    const { from, after } = gap;
    const pieces = to === gap.to ? gap.morePieces : 1;
    const slice: Slice<Item> = { from, to, after, state: 'sent', items: [], gap, pieces };
    gap.pieces -= 1;
    gap.from = to + 1n;
    gap.after = undefined;
    this.#parts.splice(index, to === gap.to ? 1 : 0, slice);
    return slice;
  }
}
