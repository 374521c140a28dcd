import type { RateLimit } from './rate-limit.js';
import { type Clock, onAbort } from './time.js';

export interface WaitingRequest {
  readonly isList: boolean;
  readonly signal: AbortSignal | undefined;
  /** Takes a slot and a turn of the rate. Returns whether the request may be sent. */
  readonly take: () => boolean;
}

interface Place {
  readonly take: () => boolean;
  readonly go: () => void;
}

/**
 * Lets requests wait for a slot and for the rate. They take both at once and are sent then, so the rate stays even. Those of
 * single calls and those of lists take turns, each in the order of their arrival. Loaded when the first request has to wait.
 */
export class Waiting {
  readonly #calls = new Set<Place>();
  readonly #lists = new Set<Place>();
  readonly #rate: RateLimit;
  readonly #clock: Clock;
  readonly #hasSlot: () => boolean;
  #isListNext = true;
  #cancelTimer: (() => void) | undefined;

  constructor(rate: RateLimit, clock: Clock, hasSlot: () => boolean) {
    this.#rate = rate;
    this.#clock = clock;
    this.#hasSlot = hasSlot;
  }

  get size(): number {
    return this.#calls.size + this.#lists.size;
  }

  /** Resolves when the request may be sent. */
  async wait({ isList, signal, take }: WaitingRequest): Promise<void> {
    signal?.throwIfAborted();
    const line = isList ? this.#lists : this.#calls;
    await new Promise<void>((resolve, reject) => {
      const leave = (): void => {
        line.delete(place);
        stopWatching();
      };
      const go = (): void => {
        leave();
        resolve();
      };
      const place = { take, go };
      line.add(place);
      const stopWatching = onAbort(signal, () => {
        leave();
        reject(signal?.reason);
        this.#setTimer();
      });
      this.letGo();
    });
  }

  /** Lets the requests go that may be sent now. */
  letGo(): void {
    for (;;) {
      const isList = this.#calls.size === 0 || (this.#isListNext && this.#lists.size > 0);
      const [next] = isList ? this.#lists : this.#calls;
      if (!next?.take()) break;
      this.#isListNext = !isList;
      next.go();
    }
    this.#setTimer();
  }

  #setTimer(): void {
    if (this.size === 0) {
      this.#cancelTimer?.();
      this.#cancelTimer = undefined;
    }
    // Without a free slot, the end of another request is awaited.
    if (this.#cancelTimer || this.size === 0 || !this.#hasSlot()) return;
    // A timer is too early by a fraction of a millisecond, or if a pause began after it was set. It is then set again.
    const delay = Math.max(0, this.#rate.next - this.#clock.elapsed());
    this.#cancelTimer = this.#clock.setTimer(delay, () => {
      this.#cancelTimer = undefined;
      this.letGo();
    });
  }
}
