import { toTimestamp } from '../wire/timestamps.js';
import type { Random } from './random.js';

export const second = 1_000_000_000n;
export const minute = 60n * second;
export const day = 24n * 60n * minute;

/** A network without transactions writes few blocks. */
const blockInterval = 10n * minute;

export const blockSpan = 2n * second;

const earliestNow = Date.UTC(2003, 0);
const latestNow = Date.UTC(2255, 0);

const history = 300n * day;

/** As a number of microseconds it is exact. */
const historyMicros = Number(history / 1000n);

/**
 * Times in nanoseconds. They are drawn from so many that two are equal only once in a billion worlds. Entities date from the
 * whole history, and most transactions from its last part.
 */
export class Calendar {
  readonly #blocks: number;
  readonly end: bigint;
  readonly opened: bigint;
  /** The time of the first transaction, in which the treasury fills the accounts of the network. */
  readonly began: bigint;

  constructor(now: number, blocks: number) {
    // The service supports ten digits of seconds. Timestamps of equal length sort as text.
    if (!(now >= earliestNow && now <= latestNow))
      throw new RangeError(`now: expected a time between the years 2003 and 2255, got ${now}`);
    this.#blocks = blocks;
    this.end = BigInt(Math.floor(now)) * 1_000_000n - second;
    this.opened = this.end - BigInt(blocks) * blockInterval;
    this.began = this.opened - history;
  }

  /** `from` and `to` are parts of the history: 0 is its start, 1 is its end. */
  earlier(random: Random, from: number, to: number): bigint {
    const micros = Math.floor((from + random.next() * (to - from)) * historyMicros);
    return this.began + BigInt(micros) * 1000n + BigInt(random.integer(0, 999));
  }

  between(random: Random, from: bigint, to: bigint): bigint {
    const micros = Math.floor(random.next() * Number((to - from) / 1000n));
    return from + BigInt(micros) * 1000n + BigInt(random.integer(0, 999));
  }

  blockStart(random: Random, index: number): bigint {
    const latest = this.end - blockSpan - BigInt(this.#blocks - 1 - index) * blockInterval;
    if (index === this.#blocks - 1) return latest;
    return latest - BigInt(random.integer(0, 400_000)) * 1_000_000n;
  }
}

export function since(time: bigint): { from: string; to: null } {
  return { from: toTimestamp(time), to: null };
}
