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
    const wait = this.next - this.#clock.elapsed();
    if (wait > 0) return 0;
    const interval = 1000 / this.requestsPerSecond;
    return interval > 0 ? Math.floor(1 - wait / interval) : Infinity;
  }

  take(): boolean {
    const now = this.#clock.elapsed();
    if (this.next > now) return false;
    const interval = this.learned ? 1000 / this.requestsPerSecond : this.#interval;
    // An unknown limit may allow no burst. A short one makes up for timers that are late by some milliseconds.
    const allowance = Math.min((burst - 1) * interval, this.learned ? 50 : Infinity);
    this.learned?.use(now, now - this.next);
    this.next = Math.max(this.next, now - allowance) + interval;
    return true;
  }
}
