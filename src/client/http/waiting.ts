import type { RateLimit } from './rate-limit.js';
import { type Clock, onAbort } from './time.js';

export interface WaitingRequest {
  readonly isList: boolean;
  readonly signal: AbortSignal | undefined;
  /** Reserves a slot and a turn of the rate. Returns whether the request may be sent. */
  readonly reserve: () => boolean;
}

interface QueuedRequest {
  readonly reserve: () => boolean;
  readonly start: () => void;
}

/**
 * The queues of requests that wait for a slot and for the rate. A request reserves both at once and is sent then, so the rate
 * stays even. Single calls and lists have a queue each and take turns: a list of many pages would delay every lookup otherwise.
 * Within a queue, the order of arrival holds. A timer releases the next request when the rate allows it; `createRequests`
 * calls `releaseNext` when a slot becomes free. Loaded when the first request has to wait.
 */
export class Waiting {
  readonly #calls = new Set<QueuedRequest>();
  readonly #lists = new Set<QueuedRequest>();
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
  async wait({ isList, signal, reserve }: WaitingRequest): Promise<void> {
    signal?.throwIfAborted();
    let queue = this.#calls;
    if (isList) queue = this.#lists;
    await new Promise<void>((resolve, reject) => {
      const leaveQueue = (): void => {
        queue.delete(queued);
        stopWatching();
      };
      const start = (): void => {
        leaveQueue();
        resolve();
      };
      const queued = { reserve, start };
      queue.add(queued);
      const stopWatching = onAbort(signal, () => {
        leaveQueue();
        reject(signal?.reason);
        this.#setTimer();
      });
      this.releaseNext();
    });
  }

  /** Starts the next request if it may be sent now, then the one after it, and so on. */
  releaseNext(): void {
    for (;;) {
      const queue = this.#nextQueue();
      const [next] = queue;
      if (!next?.reserve()) break;
      this.#isListNext = queue === this.#calls;
      next.start();
    }
    this.#setTimer();
  }

  #nextQueue(): Set<QueuedRequest> {
    if (this.#calls.size === 0) return this.#lists;
    if (this.#isListNext && this.#lists.size > 0) return this.#lists;
    return this.#calls;
  }

  /** Sets the timer of the next request, or cancels that of the last one that has left. */
  #setTimer(): void {
    if (this.size === 0) {
      this.#cancelTimer?.();
      this.#cancelTimer = undefined;
      return;
    }
    // Without a free slot, the end of another request is awaited.
    if (this.#cancelTimer || !this.#hasSlot()) return;
    // A timer may fire a fraction of a millisecond early, or a pause may have begun since it was set. `releaseNext` sets it again then.
    const delay = Math.max(0, this.#rate.next - this.#clock.elapsed());
    this.#cancelTimer = this.#clock.setTimer(delay, () => {
      this.#cancelTimer = undefined;
      this.releaseNext();
    });
  }
}
