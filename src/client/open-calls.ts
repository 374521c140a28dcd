import type { CallContext } from '../errors/errors.js';
import { callRules, checkOptions } from './check-options.js';
import { Ending } from './http/ending.js';
import { type Clock, onAbort } from './http/time.js';
import type { CallOptions } from './options.js';

/**
 * The open calls of a transport. Each call runs within `run`, which gives it one `Ending` for both reasons to stop: the
 * signal of its caller, and `close` of the transport. `close` refuses later calls and waits until the last open one is
 * over. The code of closing is loaded then, as most programs end without it.
 */
export class OpenCalls {
  readonly #contexts = new Map<Ending, CallContext>();
  #closed: Promise<void> | undefined;
  #onIdle: (() => void) | undefined;

  /** Checks the options of a call and runs it. It is ended by its own signal, and when the transport is closed. */
  async run<Result>(
    context: CallContext,
    options: CallOptions,
    work: (ending: Ending) => Promise<Result>,
  ): Promise<Result> {
    checkOptions(options, callRules, context);
    if (this.#closed) throw (await import('./close.js')).closedError(context);
    const ending = new Ending();
    const stopWatching = onAbort(options.signal, () => ending.abort(options.signal?.reason));
    this.#contexts.set(ending, context);
    try {
      return await work(ending);
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
