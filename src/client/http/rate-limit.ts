import { type Clock, onAbort } from './time.js';

export const burst = 10;

/** Milliseconds over which waiting requests are sent after a pause, also without a rate limit. */
const spread = 1000;

/** Sends requests at an even rate, in the order of their arrival. A second has at most the rate and one burst. */
export class RateLimit {
  readonly #interval: number;
  readonly #allowance: number;
  readonly #clock: Clock;
  readonly #waiting = new Set<() => void>();
  #cancelTimer: (() => void) | undefined;
  /** When the next request may be sent. */
  #next = -Infinity;
  #pausedUntil = -Infinity;

  constructor(requestsPerSecond: number, clock: Clock) {
    this.#interval = 1000 / requestsPerSecond;
    this.#allowance = (burst - 1) * this.#interval;
    this.#clock = clock;
  }

  get paused(): number {
    return this.#pausedUntil - this.#clock.elapsed();
  }

  get spare(): number {
    const wait = this.#next - this.#clock.elapsed();
    if (this.#waiting.size > 0 || wait > 0) return 0;
    return this.#interval > 0 ? Math.floor(1 - wait / this.#interval) : Infinity;
  }

  take(): boolean {
    const now = this.#clock.elapsed();
    if (this.#waiting.size > 0 || this.#next > now) return false;
    this.#next = Math.max(this.#next, now - this.#allowance) + this.#interval;
    return true;
  }

  pass(signal: AbortSignal | undefined): Promise<void> | undefined {
    signal?.throwIfAborted();
    return this.take() ? undefined : this.wait(signal);
  }

  wait(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = (): void => {
        stopWatching();
        resolve();
      };
      this.#waiting.add(go);
      const stopWatching = onAbort(signal, () => {
        this.#waiting.delete(go);
        if (this.#waiting.size === 0) this.#stopTimer();
        reject(signal?.reason);
      });
      this.#schedule();
    });
  }

  pause(delay: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#clock.elapsed() + delay);
    this.#next = Math.max(this.#next, this.#pausedUntil);
    this.#stopTimer();
    this.#schedule();
  }

  #schedule(): void {
    if (this.#cancelTimer || this.#waiting.size === 0) return;
    // A timer may fire a fraction of a millisecond early. It is then set again.
    const delay = Math.max(0, this.#next - this.#clock.elapsed());
    this.#cancelTimer = this.#clock.setTimer(delay, () => {
      this.#cancelTimer = undefined;
      for (const go of this.#waiting) {
        const now = this.#clock.elapsed();
        if (this.#next > now) break;
        this.#waiting.delete(go);
        const { size } = this.#waiting;
        const gap = size > 0 ? (this.#pausedUntil + spread - now) / size : 0;
        this.#next = Math.max(this.#next, now - this.#allowance) + Math.max(this.#interval, gap);
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
