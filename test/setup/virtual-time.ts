// Import lazily loaded files now: loading takes real time, and this clock would advance meanwhile.
import '../../generated/ledger/after.js';
import '../../generated/ledger/rules.js';
import '../../scripts/load-validators.js';
import '../../src/after/reply-after.js';
import '../../src/changes/page-follower.js';
import '../../src/follow/follower.js';
import '../../src/lists/list-pages.js';
import '../../src/client/close.js';
import '../../src/client/http/waiting.js';
import '../../src/client/other-replies.js';
import '../../src/client/request/complete.js';
import '../../src/scan/scanner.js';
import '../../src/scan/split.js';
import type { Clock } from '../../src/client/client.js';

/** The defaults of an attempt's timeout and of a call's deadline. */
const untimed = new Set([30_000, 120_000]);

interface Timer {
  at: number;
  delay: number;
  callback: () => void;
}

/** A clock that a test advances, so that no test waits. */
export class VirtualTime implements Clock {
  #now = 1_767_225_600_000;
  /** The difference between the system clock and the elapsed time. */
  #set = 0;
  #random = 1;
  readonly #timers = new Map<object, Timer>();

  now = (): number => this.#now + this.#set;

  elapsed = (): number => this.#now;

  /** The next random number; the largest by default, so that a delay is its upper bound. */
  random = (): number => this.#random;

  setTimer = (delay: number, callback: () => void): (() => void) => {
    const key = {};
    this.#timers.set(key, { at: this.#now + delay, delay, callback });
    return () => {
      this.#timers.delete(key);
    };
  };

  setRandom(value: number): void {
    this.#random = value;
  }

  /** Sets the system clock forward or back, without elapsed time. */
  setClock(milliseconds: number): void {
    this.#set += milliseconds;
  }

  /** The number of pending timers. */
  get pending(): number {
    return this.#timers.size;
  }

  /** Advances the clock, and fires timers in order. */
  advance(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#first(); next && next[1].at <= end; next = this.#first()) this.#fire(next);
    this.#now = end;
  }

  /**
   * Advances to the next timer whenever no other code is ready, until the work is done. The default timeout of an
   * attempt and the default deadline do not fire: they wait for a real socket, which takes no time on this
   * clock.
   */
  async run<T>(work: Promise<T>): Promise<T> {
    let done = false;
    const settled = work.finally(() => {
      done = true;
    });
    settled.catch(() => undefined);
    while (!done) {
      await turn();
      const next = done ? undefined : this.#first(({ delay }) => !untimed.has(delay));
      if (next) this.#fire(next);
    }
    return settled;
  }

  #first(fires: (timer: Timer) => boolean = () => true): [object, Timer] | undefined {
    let first: [object, Timer] | undefined;
    for (const entry of this.#timers)
      if (fires(entry[1]) && (!first || entry[1].at < first[1].at)) first = entry;
    return first;
  }

  #fire([key, { at, callback }]: [object, Timer]): void {
    this.#timers.delete(key);
    this.#now = Math.max(this.#now, at);
    callback();
  }
}

/** Lets all ready code run, including sockets. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
