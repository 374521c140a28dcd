import type { LearnedRate } from './learned-rate.js';
import type { Clock } from './time.js';

/** Requests that may be sent at once after a pause. */
export const burst = 10;

/**
 * Milliseconds without requests that a learned rate makes up for at once. The service may allow no burst, so this only makes
 * up for timers that are late by some milliseconds.
 */
const learnedAllowance = 50;

/**
 * The rate of all requests of a transport: an even one, so that a second has at most the rate and one burst. The state is one
 * moment, `next`. Each request moves it on by the interval between two requests, and time that passed without requests may be
 * made up for, up to the burst. A 429 adds a learned rate and may pause all requests, which `slowDown` does.
 */
export class RateLimit {
  /** Set by the first 429. */
  learned: LearnedRate | undefined;
  readonly #interval: number;
  readonly #clock: Clock;
  /** When the next request may be sent. */
  next = -Infinity;
  /** Until then, a 429 has paused all requests. `next` is not before it. */
  pausedUntil = -Infinity;

  constructor(requestsPerSecond: number, clock: Clock) {
    this.#interval = 1000 / requestsPerSecond;
    this.#clock = clock;
  }

  /** The rate in force. `Infinity`: no limit. */
  get requestsPerSecond(): number {
    return Math.min(1000 / this.#interval, this.learned?.requestsPerSecond ?? Infinity);
  }

  /** How many requests may be sent now. `Infinity`: no limit. */
  get spare(): number {
    const unused = this.#clock.elapsed() - this.next;
    if (unused < 0) return 0;
    const interval = 1000 / this.requestsPerSecond;
    if (interval === 0) return Infinity;
    return Math.floor(1 + Math.min(unused, this.#allowance(interval)) / interval);
  }

  /** JSON has no `Infinity`: null stands for no limit. */
  toJSON(): object {
    const { spare, requestsPerSecond } = this;
    return { spare, requestsPerSecond };
  }

  /** Milliseconds without requests that may be made up for at once. */
  #allowance(interval: number): number {
    const ofBurst = (burst - 1) * interval;
    if (!this.learned) return ofBurst;
    return Math.min(ofBurst, learnedAllowance);
  }

  /** Reserves the turn of one request. Returns false if its time has not come. */
  reserve(): boolean {
    const now = this.#clock.elapsed();
    if (this.next > now) return false;
    let interval = this.#interval;
    if (this.learned) {
      interval = 1000 / this.requestsPerSecond;
      this.learned.use(now, now - this.next);
    }
    this.next = Math.max(this.next, now - this.#allowance(interval)) + interval;
    return true;
  }
}
