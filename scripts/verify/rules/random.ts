/** Numbers that a seed determines, on every runtime. */
export class Random {
  #state = 0x811c9dc5;

  constructor(seed: string) {
    for (const letter of seed) this.#state = Math.imul(this.#state ^ letter.charCodeAt(0), 0x01000193);
  }

  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Both limits are inclusive. */
  integer(low: number, high: number): number {
    return low + Math.floor(this.#next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.#next() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.integer(0, items.length - 1)] as Item;
  }
}
