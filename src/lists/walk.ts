import { onAbort } from '../client/client.js';
import { ResponseError } from '../errors/errors.js';
import { endable, Left } from './endable.js';
import type { ItemKey } from './item-key.js';
import type { ListCall } from './list-call.js';
import { ListReader, type PageRequest, type ReadPage } from './list-reader.js';

/** How a list is walked. */
export interface PagesOptions {
  /** A cursor of the same call, to go on from there. @default before the first item */
  readonly from?: string | undefined;
  /** How many pages are requested ahead of the one that is consumed, 100 at most; 0 for none. @default 1 */
  readonly prefetch?: number | undefined;
}

/** How a list is walked, by one who may have enough before its end. */
export interface WalkOptions extends PagesOptions {
  /** After how many items no further page is asked for. */
  readonly enough?: number | undefined;
}

/** A page of a walk, with what it was asked for by. */
export interface WalkedPage<Page> extends ReadPage<Page> {
  readonly request: PageRequest;
}

/**
 * Yields page after page. Ending it early aborts what is under way.
 *
 * @throws ParameterError for bad input, before anything is sent.
 */
export function walk<Page extends object>(
  call: ListCall,
  options: WalkOptions,
): AsyncGenerator<WalkedPage<Page>, void, undefined> {
  const controller = new AbortController();
  const reader = new ListReader<Page>(call, controller.signal);
  return walkFrom(reader, reader.begin(options.from), options, controller);
}

/** The same from a page on, with a reader whose signal the controller aborts. */
export function walkFrom<Page extends object>(
  reader: ListReader<Page>,
  first: PageRequest | null,
  options: WalkOptions,
  controller: AbortController,
): AsyncGenerator<WalkedPage<Page>, void, undefined> {
  const left = new Left();
  return endable(pages(reader, first, options, controller, left), () => controller.abort(left));
}

type Step<Page> = Promise<WalkedPage<Page> | undefined>;

/** The pages of one walk, each asked for when the one before it has come. */
class Steps<Page extends object> {
  readonly #reader: ListReader<Page>;
  readonly #enough: number;
  #after: ItemKey | undefined;
  #count = 0;

  constructor(reader: ListReader<Page>, { enough = Infinity }: WalkOptions) {
    this.#reader = reader;
    this.#enough = enough;
  }

  async to(request: PageRequest): Step<Page> {
    const after = request.after ?? this.#after;
    const page = await this.#reader.read(request.isBack ? request : { ...request, after });
    // Where nothing is before an item, the list begins anew.
    this.#after = page?.keys.findLast((key) => key !== undefined) ?? (request.isBack ? undefined : after);
    this.#count += page?.items.length ?? 0;
    return page && { ...page, request };
  }

  async behind(step: Step<Page>): Step<Page> {
    const next = (await step)?.next;
    if (this.#count >= this.#enough) return undefined;
    // The page before was good, so it is yielded before it is said that none can follow.
    if (next instanceof ResponseError) throw next;
    return next ? this.to({ query: next.query }) : undefined;
  }
}

async function* pages<Page extends object>(
  reader: ListReader<Page>,
  first: PageRequest | null,
  options: WalkOptions,
  controller: AbortController,
  left: Left,
): AsyncGenerator<WalkedPage<Page>, void, undefined> {
  const { prefetch = 1 } = options;
  const { signal } = reader.call.options;
  const stopWatching = onAbort(signal, () => controller.abort(signal?.reason));
  try {
    if (reader.isEmpty || !first) return;
    const steps = new Steps(reader, options);
    const ahead: Step<Page>[] = [];
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
    controller.abort(left);
  }
}
