import { toTimestamp } from '../wire/timestamps.js';
import type { Random } from './random.js';

export const second = 1_000_000_000n;
export const minute = 60n * second;
export const day = 24n * 60n * minute;

/** From the start of one block to that of the next. A quiet network writes blocks only when something happens. */
const blockInterval = 10n * minute;

/** Length of a block. */
export const blockSpan = 2n * second;

/** Bounds of the present, in milliseconds since the Unix epoch. */
const earliestNow = Date.UTC(2003, 0);
const latestNow = Date.UTC(2255, 0);

/** How long the ledger has been there before the first block that the service still has. */
const history = 300n * day;

/**
 * Times of the ledger in nanoseconds since the Unix epoch, none of them given out twice. Entities come from the
 * history; transactions and blocks are kept for the end of it alone.
 */
export class Calendar {
  readonly #taken = new Set<bigint>();
  readonly #blocks: number;
  /** End of the newest block. */
  readonly end: bigint;
  /** Start of the oldest block, and end of the history. */
  readonly opened: bigint;
  readonly #began: bigint;

  constructor(now: number, blocks: number) {
    // Timestamps with ten digits of seconds sort as text, and the service knows no longer ones.
    if (!(now >= earliestNow && now <= latestNow))
      throw new RangeError(`makeLedger: now must lie between the years 2003 and 2255, got ${now}`);
    this.#blocks = blocks;
    this.end = BigInt(Math.floor(now)) * 1_000_000n - second;
    this.opened = this.end - BigInt(blocks) * blockInterval;
    this.#began = this.opened - history;
  }

  /** A time in a part of the history, from 0 for its beginning to 1 for its end. */
  earlier(random: Random, from: number, to: number): bigint {
    const at = (share: number): bigint => this.#began + (history / 1000n) * BigInt(Math.round(share * 1000));
    return this.between(random, at(from), at(to));
  }

  /** A time from `from` up to, but not including, `to`. */
  between(random: Random, from: bigint, to: bigint): bigint {
    const thousands = Number((to - from) / 1000n);
    for (;;) {
      const offset = BigInt(Math.floor(random.next() * thousands)) * 1000n + BigInt(random.integer(0, 999));
      const time = from + offset;
      if (this.#taken.has(time)) continue;
      this.#taken.add(time);
      return time;
    }
  }

  /** Start of a block, counted from 0 for the oldest. The newest ends where the ledger does. */
  blockStart(random: Random, index: number): bigint {
    const latest = this.end - blockSpan - BigInt(this.#blocks - 1 - index) * blockInterval;
    return index === this.#blocks - 1 ? latest : latest - BigInt(random.integer(0, 400_000)) * 1_000_000n;
  }
}

/** The span of a state that holds from a time on. */
export function since(time: bigint): { from: string; to: null } {
  return { from: toTimestamp(time), to: null };
}
