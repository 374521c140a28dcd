import { isTransient, onAbort, sleep, type Transport } from '../client/client.js';
import { ApiError, NetworkError, ResponseError, TimeoutError } from '../errors/errors.js';
import type { Left } from '../lists/lists.js';
import { type Look, lookAt } from './look.js';
import { newestOf, newsOf, type PageChange, skipAll } from './news.js';
import type { ChangesOptions, ChangingLists } from './page-changes.js';
import { Told } from './told.js';

// No reply is worth more trust than that it says to be fresh for so long.
const longestRest = 600_000;

/** One page whose changes are told. */
export class PageFollower {
  readonly #transport: Transport;
  readonly #lists: ChangingLists;
  readonly #controller: AbortController;
  readonly #signal: AbortSignal | undefined;
  readonly #interval: number;
  readonly #told: Told;
  #isSkipping: boolean;
  #cursor: string | undefined;
  /** The newest moment that an earlier look has shown: all that happened until then is in the next. */
  #newest = 0;

  constructor(
    transport: Transport,
    lists: ChangingLists,
    { from, interval = 60_000, signal }: Omit<ChangesOptions, 'from'> & { from: string | undefined },
    controller: AbortController,
  ) {
    this.#transport = transport;
    this.#lists = lists;
    this.#controller = controller;
    this.#signal = signal;
    this.#interval = interval;
    this.#isSkipping = from === 'now';
    this.#cursor = this.#isSkipping ? undefined : from;
    this.#told = new Told(() => transport.effects.now(), this.#cursor);
  }

  get cursor(): string | undefined {
    return this.#cursor;
  }

  async *changes(left: Left): AsyncGenerator<PageChange, void, undefined> {
    const stop = onAbort(this.#signal, () => this.#controller.abort(this.#signal?.reason));
    try {
      for (;;) {
        this.#controller.signal.throwIfAborted();
        const look = await this.#look();
        const replied = this.#transport.effects.elapsed();
        if (typeof look === 'object') yield* this.#changesIn(look);
        const rest = Math.min(longestRest, typeof look === 'object' ? look.freshFor : look);
        await this.#sleepUntil(replied + Math.max(this.#interval, rest));
      }
    } catch (error) {
      if (error !== left) throw error;
    } finally {
      stop();
      this.#controller.abort();
    }
  }

  /** What the page shows; after a failure that passes, the milliseconds that the service asks to wait. */
  async #look(): Promise<Look | number> {
    try {
      return await lookAt(this.#transport, this.#lists, this.#controller.signal);
    } catch (error) {
      if (this.#controller.signal.aborted || !isPassing(error)) throw error;
      return (error instanceof ApiError ? error.retryAfter : undefined) ?? 0;
    }
  }

  *#changesIn(look: Look): Generator<PageChange, void, undefined> {
    if (this.#isSkipping) skipAll(look, this.#told);
    // What is newer than one of the replies may have come after another that the others do not show yet.
    const until = Math.max(look.wholeUntil, this.#newest);
    for (const news of newsOf(look, until, this.#told)) {
      const cursor = String(this.#told);
      this.#cursor = cursor;
      yield { ...news, cursor };
      this.#controller.signal.throwIfAborted();
    }
    this.#isSkipping = false;
    this.#cursor = String(this.#told);
    this.#newest = Math.max(this.#newest, newestOf(look));
  }

  #sleepUntil(moment: number): Promise<void> {
    const { effects } = this.#transport;
    return sleep(Math.max(0, moment - effects.elapsed()), this.#controller.signal, effects);
  }
}

/** Whether the next look may be answered. */
function isPassing(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 500 || isTransient(error.status);
  return [NetworkError, ResponseError, TimeoutError].some((kind) => error instanceof kind);
}
