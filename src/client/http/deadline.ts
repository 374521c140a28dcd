import { type Clock, onAbort } from './effects.js';

/** The time that a call has. It needs no timer of its own where each wait has one anyway. */
export class Deadline {
  /** Makes the error of a call whose time is up. */
  readonly late: () => Error;
  readonly #end: number;
  readonly #effects: Clock;

  constructor(milliseconds: number, late: () => Error, effects: Clock) {
    this.late = late;
    this.#end = effects.elapsed() + milliseconds;
    this.#effects = effects;
  }

  /** Milliseconds until the time is up. */
  left(): number {
    return this.#end - this.#effects.elapsed();
  }

  /** Calls back with the error when the time is up, and answers how to call that off. */
  watch(callback: (error: Error) => void): () => void {
    const left = this.left();
    return left === Infinity ? () => undefined : this.#effects.setTimer(left, () => callback(this.late()));
  }

  /** What work comes to, or at once why it has to end: it gets a signal, but may not heed it. */
  async within<Result>(
    signal: AbortSignal | undefined,
    work: (signal: AbortSignal) => Result | PromiseLike<Result>,
  ): Promise<Result> {
    const controller = new AbortController();
    const stop: (() => void)[] = [];
    try {
      return await new Promise((resolve, reject) => {
        const end = (reason: unknown): void => {
          controller.abort(reason);
          reject(reason);
        };
        stop.push(onAbort(signal, () => end(signal?.reason)));
        // A request is on its way while the timer is set.
        const done = Promise.resolve(work(controller.signal));
        stop.push(this.watch(end));
        done.then(resolve, reject);
      });
    } finally {
      for (const each of stop) each();
    }
  }
}
