/** Random numbers of a seed. Each purpose has its own stream, so that a change of one leaves the others as they were. */
export class Random {
  #state: number;

  constructor(
    readonly seed: number,
    purpose = '',
  ) {
    let state = seed >>> 0;
    for (const character of purpose) state = Math.imul(state ^ character.charCodeAt(0), 0x01000193);
    this.#state = state ^ 0x9e3779b9;
  }

  /** From 0, included, to 1, excluded. The generator is mulberry32. */
  next = (): number => {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  /** An integer, both ends included. */
  from(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Choice>(choices: readonly Choice[]): Choice {
    return choices[Math.floor(this.next() * choices.length)] as Choice;
  }

  stream(purpose: string): Random {
    return new Random(this.seed, purpose);
  }
}
