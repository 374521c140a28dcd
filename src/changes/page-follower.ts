import { isTransientError, sleep, type Transport } from '../client/client.js';
import { ApiError, ResponseError } from '../errors/errors.js';
import { newChanges, newestTime, type PageChange, skipAll } from './new-changes.js';
import { type ChangingLists, type PageState, readPage } from './page-state.js';
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

/** Milliseconds. A reply that says that it is fresh for days must not end the reading. */
const maxPause = 600_000;

/**
 * Follows the changes of a status page: reads its three lists again and again, and yields what no earlier look has shown.
 * The lists are separate replies, which a cache may have at different ages. So changes are yielded up to the moment that
 * all of them show, and later ones at the next look. A look that fails for a passing reason is skipped; the next one shows
 * what it missed.
 */
export class PageFollower {
  cursor: string | undefined;
  readonly #seen: SeenChanges;
  /** The next replies show all changes until then. */
  #newest = 0;

  constructor(
    readonly transport: Transport,
    readonly lists: ChangingLists,
    readonly options: ChangesOptions,
    readonly signal: AbortSignal,
  ) {
    this.cursor = options.from === 'now' ? undefined : (options.from ?? undefined);
    this.#seen = new SeenChanges(() => transport.effects.now(), this.cursor);
  }

  async *changes(): AsyncGenerator<PageChange, void, undefined> {
    const { effects } = this.transport;
    const { interval = 60_000 } = this.options;
    for (;;) {
      this.signal.throwIfAborted();
      let pause = 0;
      let page: PageState | undefined;
      try {
        page = await readPage(this.transport, this.lists, this.signal);
        pause = page.freshFor;
      } catch (error) {
        const isTransient = isTransientError(error) || error instanceof ResponseError;
        if (this.signal.aborted || !isTransient) throw error;
        if (error instanceof ApiError) pause = error.retryAfter ?? 0;
      }
      const next = effects.elapsed() + Math.max(interval, Math.min(maxPause, pause));
      if (page) yield* this.#changesOf(page);
      await sleep(Math.max(0, next - effects.elapsed()), this.signal, effects);
    }
  }

  *#changesOf(page: PageState): Generator<PageChange, void, undefined> {
    if (this.options.from === 'now' && this.cursor === undefined) skipAll(page, this.#seen);
    // A change that is newer than one of the replies may follow another that the other replies do not show yet.
    const until = Math.max(page.completeUntil, this.#newest);
    for (const change of newChanges(page, until, this.#seen)) {
      this.cursor = String(this.#seen);
      yield { ...change, cursor: this.cursor };
    }
    this.cursor = String(this.#seen);
    this.#newest = Math.max(this.#newest, newestTime(page));
  }
}
