import { toOrdinal } from '../values/values.js';
import type { ListQuery } from './list-query.js';

/** The first number that a reply of a list without gaps should show, and does not. */
export interface Missing {
  readonly number: bigint;
  /** Whether the reply has a later number: then the row may be late. If not, its cluster may be behind. */
  readonly isSkipped: boolean;
}

/**
 * The numbers of a list without gaps that are known to exist: all from the lowest to the highest one that a reply, a cursor or
 * the caller has shown. Walks, scans and proofs hold each reply against them by one rule: a reply shows all known numbers within
 * its bounds, from the near bound on, up to its last number, or up to the far bound if it says that nothing follows. Numbers
 * that nothing has shown are not expected, so a bound above the newest item, or a service that has only the later items, is no
 * doubt.
 */
export class KnownNumbers {
  #lowest: bigint | undefined;
  #highest: bigint | undefined;

  constructor(lowest?: bigint, highest?: bigint) {
    this.#lowest = lowest;
    this.#highest = highest;
  }

  see(number: bigint | undefined): void {
    this.#lowest = lesser(this.#lowest, number);
    this.#highest = greater(this.#highest, number);
  }

  /** `numbers` are those of the reply, in the order of its query, and within its bounds. They are known from now on. */
  missingIn(query: ListQuery, numbers: readonly bigint[], saysNothingFollows: boolean): Missing | undefined {
    for (const number of numbers) this.see(number);
    const { low, high } = numberRange(query);
    const lowest = greater(low, this.#lowest);
    const highest = lesser(high, this.#highest);
    if (lowest === undefined || highest === undefined) return undefined;
    const isUpwards = query.order === 'asc';
    let expected = isUpwards ? lowest : highest;
    for (const [index, number] of numbers.entries()) {
      // In descending order, a cluster that is behind lacks the first numbers.
      if (number !== expected) return { number: expected, isSkipped: isUpwards || index > 0 };
      expected += BigInt(query.sign);
    }
    const exists = expected >= lowest && expected <= highest;
    if (!exists || !saysNothingFollows) return undefined;
    return { number: expected, isSkipped: false };
  }
}

/** The numbers that a query asks for. A side without a bound is undefined. */
export function numberRange(query: ListQuery): { low: bigint | undefined; high: bigint | undefined } {
  const { equal, low, high } = query.range(query.key);
  const number = toOrdinal(equal[0] ?? '', query.rules[query.key]?.kind);
  return { low: number ?? low?.key, high: number ?? high?.key };
}

function greater(a: bigint | undefined, b: bigint | undefined): bigint | undefined {
  if (a === undefined) return b;
  if (b === undefined) return a;
  return a > b ? a : b;
}

function lesser(a: bigint | undefined, b: bigint | undefined): bigint | undefined {
  if (a === undefined) return b;
  if (b === undefined) return a;
  return a < b ? a : b;
}
