import type { RateLimit } from './rate-limit.js';
import { type Clock, onAbort } from './time.js';

export interface WaitingRequest {
  readonly isList: boolean;
  readonly signal: AbortSignal;
  hasSlot: boolean;
  /** Returns whether the rate allows the request now. */
  readonly mayGo: () => boolean;
}

/** Waiting requests. Those of single calls and those of lists take turns, each in the order of their arrival. */
class WaitingLine {
  readonly #calls = new Set<() => void>();
  readonly #lists = new Set<() => void>();
  #isListNext = true;

  get size(): number {
    return this.#calls.size + this.#lists.size;
  }

  /** Resolves when `letNext` selects this request. Either function is called before the promise settles. */
  wait(
    isList: boolean,
    signal: AbortSignal | undefined,
    { onGo, onLeave }: { readonly onGo?: () => void; readonly onLeave?: () => void },
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const line = isList ? this.#lists : this.#calls;
      const go = (): void => {
        line.delete(go);
        stopWatching();
        onGo?.();
        resolve();
      };
      line.add(go);
      const stopWatching = onAbort(signal, () => {
        line.delete(go);
        onLeave?.();
        reject(signal?.reason);
      });
    });
  }

  letNext(): void {
    const isList = this.#calls.size === 0 || (this.#isListNext && this.#lists.size > 0);
    this.#isListNext = !isList;
    const [go] = isList ? this.#lists : this.#calls;
    go?.();
  }
}

/** Lets requests wait for a slot and for the rate. Loaded when the first request has to wait. */
export class Waiting {
  readonly #rate: RateLimit;
  readonly #clock: Clock;
  readonly #takeSlot: () => boolean;
  readonly #forSlot = new WaitingLine();
  readonly #forRate = new WaitingLine();
  #cancelTimer: (() => void) | undefined;

  constructor(rate: RateLimit, clock: Clock, takeSlot: () => boolean) {
    this.#rate = rate;
    this.#clock = clock;
    this.#takeSlot = takeSlot;
  }

  get isForRate(): boolean {
    return this.#forRate.size > 0;
  }

  /** First a slot, then the rate: a request that has both is sent at once, so the rate stays even. */
  async admit(request: WaitingRequest): Promise<void> {
    const { isList, signal } = request;
    signal.throwIfAborted();
    request.hasSlot ||= this.#takeSlot();
    const onGo = (): void => {
      request.hasSlot = true;
    };
    if (!request.hasSlot) await this.#forSlot.wait(isList, signal, { onGo });
    signal.throwIfAborted();
    if (!request.mayGo()) await this.pass(isList, signal);
  }

  pass(isList: boolean, signal: AbortSignal | undefined): Promise<void> {
    const turn = this.#forRate.wait(isList, signal, { onLeave: () => this.#setTimer() });
    this.#setTimer();
    return turn;
  }

  /** Returns whether a waiting request takes over a slot. */
  takeOver(): boolean {
    const isWaiting = this.#forSlot.size > 0;
    if (isWaiting) this.#forSlot.letNext();
    return isWaiting;
  }

  #setTimer(): void {
    if (!this.isForRate) {
      this.#cancelTimer?.();
      this.#cancelTimer = undefined;
    }
    if (this.#cancelTimer || !this.isForRate) return;
    // A timer is too early by a fraction of a millisecond, or if a pause began after it was set. It is then set again.
    const delay = Math.max(0, this.#rate.next - this.#clock.elapsed());
    this.#cancelTimer = this.#clock.setTimer(delay, () => {
      this.#cancelTimer = undefined;
      while (this.isForRate && this.#rate.take()) this.#forRate.letNext();
      this.#setTimer();
    });
  }
}
