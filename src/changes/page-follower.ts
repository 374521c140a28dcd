import { isTransientError, sleep, type Transport } from '../client/client.js';
import { ApiError, ResponseError } from '../errors/errors.js';
import { type ChangingLists, type Look, lookAt } from './look.js';
import { newestOf, newsOf, type PageChange, skipAll } from './news.js';
import { SeenChanges } from './seen-changes.js';

/** How the changes of a status page are followed. */
export interface ChangesOptions {
  /**
   * Where it begins: behind a cursor, such as that of an earlier change, or `'now'` for the changes after the first
   * look. @default the first change that the page's lists still show
   */
  readonly from?: string | null | undefined;
  /**
   * Milliseconds between two looks at the page, each with one request for incidents, maintenances and components. It is
   * longer if the replies say that they are fresh for longer. @default 60000
   */
  readonly interval?: number | undefined;
  /** Ends it, with the signal's own reason. */
  readonly signal?: AbortSignal | undefined;
}

/** The longest pause in milliseconds, even if a reply says that it is fresh for longer. */
const longestRest = 600_000;

/** Follows the changes of one status page. */
export class PageFollower {
  readonly #transport: Transport;
  readonly #lists: ChangingLists;
  readonly #signal: AbortSignal;
  readonly #interval: number;
  readonly #seen: SeenChanges;
  #isSkipping: boolean;
  #cursor: string | undefined;
  /** The newest moment of the earlier looks. The next look shows everything until then. */
  #newest = 0;

  /** @param signal Ends all requests and waits. */
  constructor(
    transport: Transport,
    lists: ChangingLists,
    { from, interval = 60_000 }: ChangesOptions,
    signal: AbortSignal,
  ) {
    this.#transport = transport;
    this.#lists = lists;
    this.#signal = signal;
    this.#interval = interval;
    this.#isSkipping = from === 'now';
    this.#cursor = this.#isSkipping ? undefined : (from ?? undefined);
    this.#seen = new SeenChanges(() => transport.effects.now(), this.#cursor);
  }

  get cursor(): string | undefined {
    return this.#cursor;
  }

  async *changes(): AsyncGenerator<PageChange, void, undefined> {
    for (;;) {
      this.#signal.throwIfAborted();
      const look = await this.#look();
      const replied = this.#transport.effects.elapsed();
      if (typeof look === 'object') yield* this.#changesIn(look);
      const pause = Math.min(longestRest, typeof look === 'object' ? look.freshFor : look);
      await this.#sleepUntil(replied + Math.max(this.#interval, pause));
    }
  }

  /** The state of the page or, after a transient failure, the milliseconds of its Retry-After. */
  async #look(): Promise<Look | number> {
    try {
      return await lookAt(this.#transport, this.#lists, this.#signal);
    } catch (error) {
      if (this.#signal.aborted || !(isTransientError(error) || error instanceof ResponseError)) throw error;
      return (error instanceof ApiError ? error.retryAfter : undefined) ?? 0;
    }
  }

  *#changesIn(look: Look): Generator<PageChange, void, undefined> {
    if (this.#isSkipping) skipAll(look, this.#seen);
    // A change that is newer than one of the replies may follow another that the other replies do not show yet.
    const until = Math.max(look.wholeUntil, this.#newest);
    for (const news of newsOf(look, until, this.#seen)) {
      const cursor = String(this.#seen);
      this.#cursor = cursor;
      yield { ...news, cursor };
      this.#signal.throwIfAborted();
    }
    this.#isSkipping = false;
    this.#cursor = String(this.#seen);
    this.#newest = Math.max(this.#newest, newestOf(look));
  }

  #sleepUntil(moment: number): Promise<void> {
    const { effects } = this.#transport;
    return sleep(Math.max(0, moment - effects.elapsed()), this.#signal, effects);
  }
}
