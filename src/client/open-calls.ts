import type { CallContext } from '../errors/errors.js';
import { type Clock, onAbort } from './http/time.js';

/** The open calls of a transport, which it ends when it is closed. */
export class OpenCalls {
  readonly #contexts = new Map<AbortController, CallContext>();
  #closed: Promise<void> | undefined;
  #onIdle: (() => void) | undefined;

  /** Runs a call. The signal of `work` is aborted by the signal of the call, and when the transport is closed. */
  async run<Result>(
    context: CallContext,
    signal: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    if (this.#closed) throw (await import('./close.js')).closedError(context);
    const ending = new AbortController();
    const stopWatching = onAbort(signal, () => ending.abort(signal?.reason));
    this.#contexts.set(ending, context);
    try {
      return await work(ending.signal);
    } finally {
      stopWatching();
      this.#contexts.delete(ending);
      if (this.#contexts.size === 0) this.#onIdle?.();
    }
  }

  close(timeout: number, clock: Clock): Promise<void> {
    const idle = new Promise<void>((resolve) => {
      this.#onIdle ??= resolve;
    });
    this.#closed ??= import('./close.js').then(({ close }) => close(this.#contexts, idle, timeout, clock));
    return this.#closed;
  }
}
