import type { Deadline } from './deadline.js';
import { type Clock, onAbort } from './effects.js';

/** How many requests may follow each other without a wait after a quiet time. */
export const burst = 10;

// Those who wait for the end of a pause come back over this many milliseconds, also where there is no other limit.
const spread = 1000;

/**
 * Lets requests pass at an even rate, first come first served. Any second sees no more than the rate and one burst.
 */
export class RateLimit {
  readonly #interval: number;
  /** By how much a burst may run ahead of an even rate, in milliseconds. */
  readonly #allowance: number;
  readonly #effects: Clock;
  // A set keeps the order in which they came, and forgets one that was aborted at once.
  readonly #waiting = new Set<() => void>();
  #cancelTimer: (() => void) | undefined;
  /** When the next request may pass if none had a burst to use. */
  #next = -Infinity;
  #pausedUntil = -Infinity;

  constructor(requestsPerSecond: number, effects: Clock) {
    this.#interval = 1000 / requestsPerSecond;
    this.#allowance = (burst - 1) * this.#interval;
    this.#effects = effects;
  }

  /** Milliseconds until the pause ends, negative or 0 if there is none. */
  get paused(): number {
    return this.#pausedUntil - this.#effects.elapsed();
  }

  /** How many requests may be sent at once. */
  get spare(): number {
    const wait = this.#wait();
    if (this.#waiting.size > 0 || wait > 0) return 0;
    return this.#interval > 0 ? Math.floor(1 - wait / this.#interval) : Infinity;
  }

  /** Resolves when a request may be sent. An aborted signal or a deadline gives the place in the queue to the next. */
  pass(signal: AbortSignal | undefined, deadline?: Deadline): Promise<void> | undefined {
    signal?.throwIfAborted();
    if (this.#waiting.size === 0 && this.#wait() <= 0) {
      this.#take();
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const go = (): void => {
        forget();
        resolve();
      };
      const leave = (reason: unknown): void => {
        forget();
        this.#waiting.delete(go);
        if (this.#waiting.size === 0) this.#stopTimer();
        reject(reason);
      };
      const stopWatching = onAbort(signal, () => leave(signal?.reason));
      const cancelTimer = deadline?.watch(leave);
      const forget = (): void => {
        stopWatching();
        cancelTimer?.();
      };
      this.#waiting.add(go);
      this.#schedule();
    });
  }

  /** Holds every request back for some milliseconds, as the service has asked for fewer. */
  pause(delay: number): void {
    const now = this.#effects.elapsed();
    this.#pausedUntil = Math.max(this.#pausedUntil, now + delay);
    // After the pause requests come one by one, not in a burst.
    this.#next = Math.max(this.#next, this.#pausedUntil + this.#allowance);
    this.#stopTimer();
    this.#schedule();
  }

  #wait(): number {
    const now = this.#effects.elapsed();
    return Math.max(this.#pausedUntil, this.#next - this.#allowance) - now;
  }

  #take(): void {
    const now = this.#effects.elapsed();
    const left = this.#pausedUntil + spread - now;
    const gap = this.#waiting.size > 0 ? Math.max(this.#interval, left / this.#waiting.size) : this.#interval;
    this.#next = Math.max(this.#next, now) + gap;
  }

  #schedule(): void {
    if (this.#cancelTimer || this.#waiting.size === 0) return;
    // A timer may fire early by a part of a millisecond; it is then set again.
    this.#cancelTimer = this.#effects.setTimer(Math.max(0, this.#wait()), () => {
      this.#cancelTimer = undefined;
      for (const go of this.#waiting) {
        if (this.#wait() > 0) break;
        this.#waiting.delete(go);
        this.#take();
        go();
      }
      this.#schedule();
    });
  }

  #stopTimer(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  }
}
