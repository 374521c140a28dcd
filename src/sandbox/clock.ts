import { preview } from './wire/preview.js';

/** What the sandbox knows of time; a client takes the same as its effects. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** Milliseconds that have passed since some moment. */
  elapsed(): number;
  /** A number from 0 up to, but not including, 1. */
  random(): number;
  /** Calls back after some milliseconds, and answers how to call that off. */
  setTimer(delay: number, callback: () => void): () => void;
}

interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

/**
 * A clock that stands until it is moved on, or until it is set running. While nobody has moved it yet it moves on by
 * itself to what a reply waits for, so that a slow reply takes no time and hangs no test.
 */
export class VirtualClock implements Clock {
  #now: number;
  #passed = 0;
  #isDriven = false;
  /** When it was last looked at what a running clock has to follow. */
  #followed: number | undefined;
  readonly #timers = new Set<Timer>();
  readonly random: () => number;

  constructor(start: number, random: () => number) {
    this.#now = start;
    this.random = random;
  }

  now = (): number => {
    this.#follow();
    return this.#now;
  };

  elapsed = (): number => {
    this.#follow();
    return this.#passed;
  };

  setTimer = (delay: number, callback: () => void): (() => void) => {
    if (this.#followed !== undefined) {
      const timer = setTimeout(callback, delay);
      return () => clearTimeout(timer);
    }
    const timer = { at: this.elapsed() + Math.max(0, delay), callback };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  /** How many timers are set and have not fired. */
  get pending(): number {
    return this.#timers.size;
  }

  /** Moves on by so many milliseconds, and runs what is due on the way, in its order. */
  async advance(milliseconds: number): Promise<void> {
    if (!(milliseconds >= 0 && milliseconds < Infinity))
      throw new RangeError(`a clock moves on by milliseconds from 0, got ${preview(milliseconds)}`);
    this.#isDriven = true;
    // What was begun before may yet set a timer.
    await turn();
    await this.#moveTo(this.elapsed() + milliseconds);
  }

  /** From now on the clock goes as fast as others, and can still be moved on. */
  run(): void {
    this.#followed ??= performance.now();
  }

  /** Waits on this clock. An aborted signal ends the wait with its reason. */
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
    if (!this.#isDriven && this.#followed === undefined) void this.#moveAlong(this.elapsed() + milliseconds);
    return slept;
  }

  async #moveAlong(end: number): Promise<void> {
    await turn();
    if (!this.#isDriven) await this.#moveTo(end);
  }

  async #moveTo(end: number): Promise<void> {
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#timers.delete(next);
      this.#pass(next.at);
      next.callback();
      await turn();
    }
    this.#pass(end);
  }

  /** The timer that is due first, up to some moment. */
  #next(end: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.#timers) if (timer.at <= end && (!first || timer.at < first.at)) first = timer;
    return first;
  }

  #pass(moment: number): void {
    const step = Math.max(0, moment - this.#passed);
    this.#passed += step;
    this.#now += step;
  }

  #follow(): void {
    if (this.#followed === undefined) return;
    const moment = performance.now();
    this.#pass(this.#passed + moment - this.#followed);
    this.#followed = moment;
  }
}

/** Lets everything run that is ready. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
