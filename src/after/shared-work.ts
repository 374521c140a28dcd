import { onAbort } from '../client/client.js';

/** Work that several wait for at once. It is ended when none of them does any more. */
export class SharedWork<Result> {
  readonly #controller = new AbortController();
  readonly #result: Promise<Result>;
  #waiting = 0;

  constructor(work: (signal: AbortSignal) => Promise<Result>) {
    this.#result = work(this.#controller.signal);
  }

  /** Whether one who comes now can still wait for it. */
  get isOpen(): boolean {
    return !this.#controller.signal.aborted;
  }

  /** What it comes to, or the signal's reason. */
  async join(signal: AbortSignal): Promise<Result> {
    this.#waiting += 1;
    let stopWatching: (() => void) | undefined;
    try {
      return await new Promise((resolve, reject) => {
        stopWatching = onAbort(signal, () => reject(signal.reason));
        this.#result.then(resolve, reject);
      });
    } finally {
      stopWatching?.();
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#controller.abort();
    }
  }
}
