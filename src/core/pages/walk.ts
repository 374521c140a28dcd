import { ResponseError } from '../errors/errors.js';
import { onAbort } from '../http/effects.js';
import { endable, Left } from './endable.js';
import type { ItemKey } from './item-key.js';
import type { ListCall } from './list-call.js';
import { type ListPage, ListReader } from './list-reader.js';

/** How a list is walked. */
export interface PagesOptions {
  /** The `next` of a page, to go on where an earlier walk of the same call ended. @default the first page */
  readonly from?: string | undefined;
  /** How many pages are requested ahead of the one that is consumed, 100 at most; 0 for none. @default 1 */
  readonly prefetch?: number | undefined;
}

/** What a page has beside its data. */
export interface Paged {
  /** The query of the page that follows, for `pages({ from })`; null if this is the last. Not part of the JSON. */
  readonly next: string | null;
}

/** How a list is walked, by one who may have enough before its end. */
export interface WalkOptions extends PagesOptions {
  /** After how many items no further page is asked for. */
  readonly enough?: number | undefined;
  /** A query of our own to begin with. */
  readonly query?: string | undefined;
  /** The key of the last item before the first page. */
  readonly after?: ItemKey | undefined;
}

/**
 * Yields page after page. Ending it early aborts what is under way.
 *
 * @throws ParameterError for bad input, before anything is sent.
 */
export function walk<Page extends object>(
  call: ListCall,
  options: WalkOptions,
): AsyncGenerator<ListPage<Page>, void, undefined> {
  const controller = new AbortController();
  const left = new Left();
  const reader = new ListReader<Page>(call, controller.signal);
  const query = options.query === undefined ? reader.begin(options.from) : reader.goOn(options.query);
  return endable(pages(reader, query, options, controller, left), () => controller.abort(left));
}

/** The pages of one walk, each asked for when the one before it has come. */
class Steps<Page extends object> {
  readonly #reader: ListReader<Page>;
  readonly #enough: number;
  #after: ItemKey | undefined;
  #count = 0;

  constructor(reader: ListReader<Page>, { enough = Number.POSITIVE_INFINITY, after }: WalkOptions) {
    this.#reader = reader;
    this.#enough = enough;
    this.#after = after;
  }

  async to(query: string): Promise<ListPage<Page> | undefined> {
    const page = await this.#reader.read({ query, after: this.#after });
    this.#after = page?.keys.findLast((key) => key !== undefined) ?? this.#after;
    this.#count += page?.items.length ?? 0;
    return page;
  }

  async behind(page: Promise<ListPage<Page> | undefined>): Promise<ListPage<Page> | undefined> {
    const next = (await page)?.next;
    if (this.#count >= this.#enough) return undefined;
    // The page before was good, so it is yielded before it is said that none can follow.
    if (next instanceof ResponseError) throw next;
    return typeof next === 'string' ? this.to(next) : undefined;
  }
}

async function* pages<Page extends object>(
  reader: ListReader<Page>,
  first: string,
  options: WalkOptions,
  controller: AbortController,
  left: Left,
): AsyncGenerator<ListPage<Page>, void, undefined> {
  const { prefetch = 1 } = options;
  const { signal } = reader.call.options;
  const stopWatching = onAbort(signal, () => controller.abort(signal?.reason));
  try {
    if (reader.isEmpty) return;
    const steps = new Steps(reader, options);
    const ahead: Promise<ListPage<Page> | undefined>[] = [];
    let last = steps.to(first);
    for (;;) {
      const current = await (ahead.shift() ?? last);
      controller.signal.throwIfAborted();
      if (!current) return;
      while (ahead.length < prefetch) {
        last = steps.behind(last);
        // What fails ahead is told when its turn comes.
        last.catch(() => undefined);
        ahead.push(last);
      }
      yield current;
      if (prefetch === 0) last = steps.behind(last);
    }
  } catch (error) {
    if (error !== left) throw error;
  } finally {
    stopWatching();
    controller.abort();
  }
}
