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
  /** Whether the last answer of all had it. */
  isShown: boolean;
}

/** What was known before an answer was asked for. */
export interface Evidence {
  /** Milliseconds by which rows of one moment may become visible apart. */
  readonly settle: number;
  /** Milliseconds then, by the clock that nobody sets. */
  readonly asked: number;
  /** Everything up to here was visible to whoever answers, in nanoseconds; undefined where that is not known. */
  readonly visible: bigint | undefined;
}

const nanosecondsPerMillisecond = 1_000_000n;

/**
 * Two clusters stand behind a public name. One that has just begun to show an item may lack what comes before it; of
 * three answers that had it, far enough apart, two are of one cluster.
 */
export const answersEnough = 3;

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

  /** Notes an answer's items, which are in their order, and when they came. */
  add(
    items: readonly { item: Item; key: ItemKey; time: bigint | undefined }[],
    { settle, asked }: Evidence,
    came: number,
  ): void {
    for (const held of this.#held) held.isShown = false;
    const merged: Held<Item>[] = [];
    let next = 0;
    for (const { item, key, time } of items) {
      let known = this.#held[next];
      for (; known && this.#compare(known.key, key) < 0; known = this.#held[++next]) merged.push(known);
      if (known && this.#compare(known.key, key) === 0) {
        next += 1;
        known.isShown = true;
        if (asked - known.counted >= settle) {
          known.answers += 1;
          known.counted = came;
        }
        merged.push(known);
      } else merged.push({ item, key, time, answers: 1, counted: came, isShown: true });
    }
    this.#held = [...merged, ...this.#held.slice(next)];
    this.#settleWithin(items, settle);
  }

  /**
   * Takes the first items as far as nothing can come before them: an answer that was asked for when all up to them was
   * visible has them, and would have had what is before them.
   */
  take({ settle, visible }: Evidence): { item: Item; key: ItemKey }[] {
    const isSettled = ({ time, answers, isShown }: Held<Item>): boolean =>
      settle === 0 ||
      answers >= answersEnough ||
      (isShown && time !== undefined && visible !== undefined && time <= visible);
    const count = this.#held.findIndex((held) => !isSettled(held));
    return this.#held.splice(0, count < 0 ? this.#held.length : count);
  }

  /** Who shows what happened so much later has long shown all that happened before. */
  #settleWithin(items: readonly { key: ItemKey; time: bigint | undefined }[], settle: number): void {
    const newest = items.findLast(({ time }) => time !== undefined)?.time;
    if (newest === undefined) return;
    const until = newest - BigInt(Math.ceil(settle)) * nanosecondsPerMillisecond;
    const last = items.findLast(({ time }) => time !== undefined && time <= until);
    if (!last) return;
    for (const held of this.#held) {
      if (this.#compare(held.key, last.key) > 0) break;
      held.answers = answersEnough;
    }
  }
}
