import type { Clock } from '../../src/index.js';

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly callback: () => void;
}

/** 2026-07-01T00:00:00Z. A simulation begins here. */
export const beginning = 1_782_864_000_000;

/** Milliseconds. A shorter wait would vanish in the rounding of a large sum, so that the time would stand still. */
const shortestWait = 0.001;

/**
 * The clock of a simulation. Time passes only when no code is ready to run: the next timer then fires. So a run takes no
 * real time, and one seed always gives the same order of events.
 */
export class VirtualClock implements Clock {
  readonly #timers = new Map<object, Timer>();
  readonly #random: () => number;
  #elapsed = 0;
  #asleep = 0;
  #order = 0;
  /** Milliseconds by which the clock of the client's machine is wrong. */
  error = 0;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** The true time, in whole milliseconds since 1970. */
  get time(): number {
    return beginning + Math.floor(this.#elapsed);
  }

  get pending(): number {
    return this.#timers.size;
  }

  now = (): number => this.time + this.error;
  /** The monotonic clock, which stands still while the machine sleeps, as on Linux. */
  elapsed = (): number => this.#elapsed - this.#asleep;
  random = (): number => this.#random();

  setTimer = (delay: number, callback: () => void): (() => void) => {
    const key = {};
    const wait = delay > 0 ? Math.max(shortestWait, delay) : 0;
    this.#timers.set(key, { at: this.#elapsed + wait, order: this.#order++, callback });
    return () => {
      this.#timers.delete(key);
    };
  };

  /** The machine of the client sleeps. The timers that are due meanwhile fire when it wakes up. */
  suspend(length: number): void {
    this.#elapsed += length;
    this.#asleep += length;
  }

  sleep(delay: number): Promise<void> {
    return new Promise((resolve) => this.setTimer(delay, resolve));
  }

  /**
   * Runs until `work` is done. Returns false if it hangs: no timer is left, or `most` milliseconds have passed. `ready` waits
   * until all code has run that can.
   */
  async run(work: Promise<unknown>, most: number, ready = settled): Promise<boolean> {
    let isDone = false;
    const done = (): void => {
      isDone = true;
    };
    work.then(done, done);
    for (;;) {
      await ready();
      if (isDone) return true;
      const next = this.#next();
      if (!next || next[1].at > most) return false;
      const [key, { at, callback }] = next;
      this.#timers.delete(key);
      this.#elapsed = Math.max(this.#elapsed, at);
      callback();
    }
  }

  #next(): [object, Timer] | undefined {
    let first: [object, Timer] | undefined;
    for (const entry of this.#timers) {
      const [, { at, order }] = entry;
      if (!first || at < first[1].at || (at === first[1].at && order < first[1].order)) first = entry;
    }
    return first;
  }
}

/** Lets all code run that is ready: promises first, then what Node queues behind them. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
