import type { LearnedRate } from './learned-rate.js';
import type { Clock } from './time.js';

export const burst = 10;

/** An even rate. A second has at most the rate and one burst. */
export class RateLimit {
  /** Set by the first 429. */
  learned: LearnedRate | undefined;
  readonly #interval: number;
  readonly #clock: Clock;
  /** When the next request may be sent. */
  next = -Infinity;
  pausedUntil = -Infinity;

  constructor(requestsPerSecond: number, clock: Clock) {
    this.#interval = 1000 / requestsPerSecond;
    this.#clock = clock;
  }

  /** The rate in force. `Infinity`: no limit. */
  get requestsPerSecond(): number {
    return Math.min(1000 / this.#interval, this.learned?.requestsPerSecond ?? Infinity);
  }

  get spare(): number {
    const unused = this.#clock.elapsed() - this.next;
    if (unused < 0) return 0;
    const interval = 1000 / this.requestsPerSecond;
    return interval > 0 ? Math.floor(1 + Math.min(unused, this.#allowance(interval)) / interval) : Infinity;
  }

  /**
   * Milliseconds without requests that may be made up for at once. An unknown limit may allow no burst, and then a short
   * allowance makes up for timers that are late by some milliseconds.
   */
  #allowance(interval: number): number {
    return Math.min((burst - 1) * interval, this.learned ? 50 : Infinity);
  }

  take(): boolean {
    const now = this.#clock.elapsed();
    if (this.next > now) return false;
    const interval = this.learned ? 1000 / this.requestsPerSecond : this.#interval;
    this.learned?.use(now, now - this.next);
    this.next = Math.max(this.next, now - this.#allowance(interval)) + interval;
    return true;
  }
}
