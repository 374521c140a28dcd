import { preview } from './wire/preview.js';

/** Clock, timers and random numbers. Pass it to a client as the option `clock`. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** Milliseconds since an arbitrary start. Never decreases. */
  elapsed(): number;
  random(): number;
  /** Calls `callback` after `delay` milliseconds. Returns a function that cancels the timer. */
  setTimer(delay: number, callback: () => void): () => void;
}

// Node and browsers fire a timer with a longer delay at once.
const longestTimer = 2 ** 31 - 1;

interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

/**
 * A clock that stands still until `advance` or `run` is called. Before the first `advance`, it jumps to the time
 * of a delayed reply, so that a test without a clock never hangs.
 */
export class VirtualClock implements Clock {
  #now: number;
  #elapsed = 0;
  #isAdvanced = false;
  /** The system time at the last update of a running clock. Undefined if the clock is not running. */
  #syncedAt: number | undefined;
  readonly #timers = new Set<Timer>();
  readonly random: () => number;

  constructor(start: number, random: () => number) {
    this.#now = start;
    this.random = random;
  }

  now = (): number => {
    this.#sync();
    return this.#now;
  };

  elapsed = (): number => {
    this.#sync();
    return this.#elapsed;
  };

  setTimer = (delay: number, callback: () => void): (() => void) => {
    if (this.#syncedAt !== undefined) {
      const timer = setTimeout(callback, Math.min(delay, longestTimer));
      return () => clearTimeout(timer);
    }
    const timer = { at: this.elapsed() + Math.max(0, delay), callback };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  /** The number of pending timers. */
  get pending(): number {
    return this.#timers.size;
  }

  /** Advances the clock by this many milliseconds, and runs due timers in order. */
  async advance(milliseconds: number): Promise<void> {
    if (!(milliseconds >= 0 && milliseconds < Infinity))
      throw new RangeError(
        `advance: expected a finite number of milliseconds, 0 or more, got ${preview(milliseconds)}`,
      );
    this.#isAdvanced = true;
    // Code that already started may still set a timer.
    await turn();
    await this.#runUntil(this.elapsed() + milliseconds);
  }

  /** Makes the clock run in real time. `advance` still works. */
  run(): void {
    this.#syncedAt ??= performance.now();
  }

  /** Waits on this clock. If the signal is aborted, the promise rejects with its reason. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
    const slept = new Promise<void>((resolve, reject) => {
      const onAbort = (): void => {
        cancel();
        reject(signal?.reason);
      };
      const cancel = this.setTimer(milliseconds, () => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      });
      if (signal?.aborted) onAbort();
      else signal?.addEventListener('abort', onAbort, { once: true });
    });
    if (!this.#isAdvanced && this.#syncedAt === undefined)
      void this.#runUnlessAdvanced(this.elapsed() + milliseconds);
    return slept;
  }

  async #runUnlessAdvanced(end: number): Promise<void> {
    await turn();
    if (!this.#isAdvanced) await this.#runUntil(end);
  }

  async #runUntil(end: number): Promise<void> {
    for (let next = this.#firstDue(end); next; next = this.#firstDue(end)) {
      this.#timers.delete(next);
      this.#setElapsed(next.at);
      next.callback();
      await turn();
    }
    this.#setElapsed(end);
  }

  #firstDue(end: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.#timers) if (timer.at <= end && (!first || timer.at < first.at)) first = timer;
    return first;
  }

  #setElapsed(moment: number): void {
    const step = Math.max(0, moment - this.#elapsed);
    this.#elapsed += step;
    this.#now += step;
  }

  #sync(): void {
    if (this.#syncedAt === undefined) return;
    const moment = performance.now();
    this.#setElapsed(this.#elapsed + moment - this.#syncedAt);
    this.#syncedAt = moment;
  }
}

/** Waits for what has already begun. Test runners replace timers by their own, which stand still, but not messages. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
