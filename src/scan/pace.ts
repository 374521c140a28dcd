// A page with little in it says little of what follows: a full one is taken to come at most this much farther.
const growth = 8;

// Pages of one pace come no more than this much farther, or less far, than those before them.
const similar = 4;

/** How far pages come, in keys, and how many in a row came about as far. */
export interface Pace {
  readonly reach: number;
  readonly row: number;
}

/** How far a full page would have come, where one with so many items has come so far. */
export function fullReach(reach: number, items: number, size: number): number {
  return items === 0 ? reach : reach * Math.min(growth, size / items);
}

/** The pace behind another page. */
export function paceAfter({ reach, row }: Pace, next: number): Pace {
  if (next > similar * reach || similar * next < reach) return { reach: next, row: 1 };
  return { reach: reach + (next - reach) / Math.min(row + 1, 8), row: row + 1 };
}

/** The pace of a whole stretch of the list: how many keys the last items lie in. */
export class MeanPace {
  #keys: number;
  #items: number;
  readonly #most: number;

  constructor(keys: number, items: number, most: number) {
    this.#keys = keys;
    this.#items = items;
    this.#most = most;
  }

  /** So many items have come of so many keys. */
  add(keys: number, items: number): void {
    const kept = Math.min(1, this.#most / (this.#items + items));
    this.#keys = kept * (this.#keys + keys);
    this.#items = kept * (this.#items + items);
  }

  /** How far a page of so many items comes. */
  reach(size: number): number {
    return (this.#keys / Math.max(1, this.#items)) * size;
  }
}
