/** How far pages come, in keys, and how many pages in a row came about as far. */
export interface Pace {
  readonly reach: number;
  readonly row: number;
}

/** A page with few items shows little: a full one is assumed to come at most this many times as far. */
const growth = 8;

/** Pages of one pace come at most this many times as far as those before, or as little. */
const similar = 4;

/** This many pages of one pace are no coincidence. */
const steadyRow = 4;

/** How far a full page would have come, if one with this many items has come this far. */
export function fullReach(reach: number, items: number, size: number): number {
  return items === 0 ? reach : reach * Math.min(growth, size / items);
}

/** The pace after another page. */
export function paceAfter({ reach, row }: Pace, next: number): Pace {
  if (next > similar * reach || similar * next < reach) return { reach: next, row: 1 };
  return { reach: reach + (next - reach) / Math.min(row + 1, 8), row: row + 1 };
}

/** The average of the last items of a list: how many keys they cover. */
export class MeanPace {
  #keys: number;
  #items: number;
  readonly #most: number;

  constructor(keys: number, items: number, most: number) {
    this.#keys = keys;
    this.#items = items;
    this.#most = most;
  }

  add(keys: number, items: number): void {
    const kept = Math.min(1, this.#most / (this.#items + items));
    this.#keys = kept * (this.#keys + keys);
    this.#items = kept * (this.#items + items);
  }

  /** How far a page of this many items comes. */
  reach(size: number): number {
    return (this.#keys / Math.max(1, this.#items)) * size;
  }
}

/** The pages that a part of the range will take. */
export interface Forecast {
  readonly pages: number;
  /** How far each page comes. */
  readonly reach: number;
  /** Whether the pages before it show that. */
  readonly isSteady: boolean;
}

/**
 * Forecasts the pages of a part of the range: by the pages before it if these are many, or else by the average.
 *
 * @param span The keys of the part.
 * @param average How far a page comes on average.
 * @param least A page comes at least as far as this.
 */
export function forecast(span: number, pace: Pace, average: number, least: number): Forecast {
  const mean = Math.max(least, average);
  const reach = Math.max(least, pace.reach);
  const isSteady = pace.row >= steadyRow && (pace.row >= span / mean || mean <= 2 * reach);
  if (!isSteady) return { pages: span / mean, reach: mean, isSteady };
  // A long row of pages may continue for as long again.
  return { pages: Math.min(span / reach, Math.max(span / mean, pace.row)), reach, isSteady };
}
