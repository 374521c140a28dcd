import { type Clock, onAbort } from './time.js';

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
  readonly #clock: Clock;
  // A set keeps the order in which they came, and forgets one that was aborted at once.
  readonly #waiting = new Set<() => void>();
  #cancelTimer: (() => void) | undefined;
  /** When the next request may pass if none had a burst to use. */
  #next = -Infinity;
  #pausedUntil = -Infinity;

  constructor(requestsPerSecond: number, clock: Clock) {
    this.#interval = 1000 / requestsPerSecond;
    this.#allowance = (burst - 1) * this.#interval;
    this.#clock = clock;
  }

  /** Milliseconds until the pause ends, negative or 0 if there is none. */
  get paused(): number {
    return this.#pausedUntil - this.#clock.elapsed();
  }

  /** How many requests may be sent at once. */
  get spare(): number {
    const wait = this.#delay();
    if (this.#waiting.size > 0 || wait > 0) return 0;
    return this.#interval > 0 ? Math.floor(1 - wait / this.#interval) : Infinity;
  }

  /** Whether a request may be sent now. It then counts as sent. */
  take(): boolean {
    if (this.#waiting.size > 0 || this.#delay() > 0) return false;
    this.#count();
    return true;
  }

  /** Waits until a request may be sent. Undefined if that is now. */
  pass(signal: AbortSignal | undefined): Promise<void> | undefined {
    signal?.throwIfAborted();
    return this.take() ? undefined : this.wait(signal);
  }

  /** Resolves when a request may be sent. If the signal is aborted, the next one takes its place in the queue. */
  async wait(signal: AbortSignal | undefined): Promise<void> {
    let stopWatching: (() => void) | undefined;
    let go: (() => void) | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        go = resolve;
        this.#waiting.add(resolve);
        stopWatching = onAbort(signal, () => reject(signal?.reason));
        this.#schedule();
      });
    } finally {
      stopWatching?.();
      if (go && this.#waiting.delete(go) && this.#waiting.size === 0) this.#stopTimer();
    }
  }

  /** Holds every request back for some milliseconds, as the service has asked for fewer. */
  pause(delay: number): void {
    const now = this.#clock.elapsed();
    this.#pausedUntil = Math.max(this.#pausedUntil, now + delay);
    // After the pause requests come one by one, not in a burst.
    this.#next = Math.max(this.#next, this.#pausedUntil + this.#allowance);
    this.#stopTimer();
    this.#schedule();
  }

  #delay(): number {
    const now = this.#clock.elapsed();
    return Math.max(this.#pausedUntil, this.#next - this.#allowance) - now;
  }

  #count(): void {
    const now = this.#clock.elapsed();
    const left = this.#pausedUntil + spread - now;
    const gap = this.#waiting.size > 0 ? Math.max(this.#interval, left / this.#waiting.size) : this.#interval;
    this.#next = Math.max(this.#next, now) + gap;
  }

  #schedule(): void {
    if (this.#cancelTimer || this.#waiting.size === 0) return;
    // A timer may fire early by a part of a millisecond; it is then set again.
    this.#cancelTimer = this.#clock.setTimer(Math.max(0, this.#delay()), () => {
      this.#cancelTimer = undefined;
      for (const go of this.#waiting) {
        if (this.#delay() > 0) break;
        this.#waiting.delete(go);
        this.#count();
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
