import type { ItemKey } from '../lists/lists.js';
import type { Arrived } from './arrivals.js';
import { type Evidence, SpacedAnswers } from './evidence.js';

interface Held<Item> extends Arrived<Item> {
  /** Answers that show this item or a later one: their clusters have its record file. */
  readonly answers: SpacedAnswers;
  /** Whether the last answer is one of them. */
  isReached: boolean;
}

/** Items behind the last one that was yielded, in order, each held back until no item can appear before it. */
export class HeldItems<Item> {
  readonly #compare: (a: ItemKey, b: ItemKey) => number;
  #held: Held<Item>[] = [];

  /** @param compare Negative if `a` comes before `b`. */
  constructor(compare: (a: ItemKey, b: ItemKey) => number) {
    this.#compare = compare;
  }

  get size(): number {
    return this.#held.length;
  }

  get first(): Arrived<Item> | undefined {
    return this.#held[0];
  }

  has(key: ItemKey): boolean {
    return this.#held.some((held) => this.#compare(held.key, key) === 0);
  }

  clear(): void {
    this.#held = [];
  }

  /**
   * Adds an answer: the first `limit` items behind `start`, in order. Returns the key behind which the next page of
   * items begins; undefined if there is no such page yet.
   */
  add(
    items: readonly Arrived<Item>[],
    { start, limit }: { readonly start: ItemKey | undefined; readonly limit: number },
    evidence: Evidence,
  ): ItemKey | undefined {
    const merged: Held<Item>[] = [];
    let next = 0;
    for (const item of items) {
      let held = this.#held[next];
      for (; held && this.#compare(held.key, item.key) < 0; held = this.#held[++next]) merged.push(held);
      if (held && this.#compare(held.key, item.key) === 0) {
        next += 1;
        merged.push(held);
      } else merged.push({ ...item, answers: new SpacedAnswers(), isReached: false });
    }
    this.#held = [...merged, ...this.#held.slice(next)];
    const last = items.at(-1)?.key;
    const isBehindStart = ({ key }: Held<Item>): boolean => !start || this.#compare(key, start) > 0;
    for (const held of this.#held) {
      held.isReached = last !== undefined && isBehindStart(held) && this.#compare(held.key, last) <= 0;
      if (held.isReached) held.answers.add(evidence);
      else if (isBehindStart(held) && items.length < limit) held.answers.addOpposite();
    }
    const first = this.#held.findIndex(isBehindStart);
    return first < 0 ? undefined : this.#held[first + limit - 1]?.key;
  }

  /** Removes and returns the first items, up to the first one that others may still precede. */
  take({ settle, visible }: Evidence): readonly Arrived<Item>[] {
    const isSettled = ({ time, answers, isReached }: Held<Item>): boolean =>
      settle === 0 ||
      answers.areEnough ||
      (isReached && time !== undefined && visible !== undefined && time <= visible);
    const count = this.#held.findIndex((held) => !isSettled(held));
    return this.#held.splice(0, count < 0 ? this.#held.length : count);
  }
}
