import type { ItemKey } from '../pages/item-key.js';

/** An item that has come, and is held back until nothing can come before it any more. */
interface Held<Item> {
  readonly item: Item;
  readonly key: ItemKey;
  /** When it happened, in nanoseconds; undefined where it does not tell. */
  readonly time: bigint | undefined;
  /** How many answers had it, each so long after the one before that what shows late had come. */
  answers: number;
  /** When the last of these came, by the clock that nobody sets. */
  counted: number;
}

/** What is known when items are let go. */
export interface Evidence {
  /** Milliseconds by which rows of one moment may become visible apart. */
  readonly settle: number;
  /** Milliseconds now, by the clock that nobody sets. */
  readonly elapsed: number;
  /** Everything up to here is visible to whoever answers, in nanoseconds; undefined where that is not known. */
  readonly visible: bigint | undefined;
}

const nanosecondsPerMillisecond = 1_000_000n;

/**
 * Two clusters stand behind a public name. One that has just begun to show an item may lack what comes before it; of
 * three answers that had it, far enough apart, two are of one cluster.
 */
const answersEnough = 3;

/** Items behind the last one that was let go, in the order of their list, from however many answers. */
export class HeldItems<Item> {
  readonly #compare: (a: ItemKey, b: ItemKey) => number;
  #held: Held<Item>[] = [];

  /** `compare` is negative where `a` comes before `b`. */
  constructor(compare: (a: ItemKey, b: ItemKey) => number) {
    this.#compare = compare;
  }

  get size(): number {
    return this.#held.length;
  }

  /** Notes an answer's items, which are in their order. */
  add(items: readonly { item: Item; key: ItemKey; time: bigint | undefined }[], evidence: Evidence): void {
    const merged: Held<Item>[] = [];
    let next = 0;
    for (const { item, key, time } of items) {
      for (
        let known = this.#held[next];
        known && this.#compare(known.key, key) < 0;
        known = this.#held[++next]
      )
        merged.push(known);
      const known = this.#held[next];
      if (known && this.#compare(known.key, key) === 0) {
        next += 1;
        if (evidence.elapsed - known.counted >= evidence.settle) {
          known.answers += 1;
          known.counted = evidence.elapsed;
        }
        merged.push(known);
      } else merged.push({ item, key, time, answers: 1, counted: evidence.elapsed });
    }
    this.#held = [...merged, ...this.#held.slice(next)];
    this.#settleWithin(items, evidence);
  }

  /** Takes the first items as far as nothing can come before them. */
  take({ settle, visible }: Evidence): { item: Item; key: ItemKey }[] {
    let count = 0;
    for (const { time, answers } of this.#held) {
      const isVisible = time !== undefined && visible !== undefined && time <= visible;
      if (!(settle === 0 || isVisible || answers >= answersEnough)) break;
      count += 1;
    }
    return this.#held.splice(0, count);
  }

  /** Who shows what happened so much later has long shown all that happened before. */
  #settleWithin(items: readonly { key: ItemKey; time: bigint | undefined }[], { settle }: Evidence): void {
    const newest = items.findLast(({ time }) => time !== undefined)?.time;
    const first = items[0];
    if (newest === undefined || !first) return;
    const until = newest - BigInt(Math.ceil(settle)) * nanosecondsPerMillisecond;
    const last = items.findLast(({ time }) => time !== undefined && time <= until);
    if (!last) return;
    for (const held of this.#held) {
      if (this.#compare(held.key, last.key) > 0) break;
      held.answers = answersEnough;
    }
  }
}
