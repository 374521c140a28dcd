import { ResponseError } from '../errors/errors.js';
import type { ItemKey } from './item-key.js';
import type { ListReader } from './list-reader.js';
import type { PageRequest, ReadPage } from './read-page.js';

/** How a list is walked. */
export interface WalkOptions {
  readonly prefetch?: number | undefined;
  /** After this many items, no further page is requested. */
  readonly enough?: number | undefined;
}

/** A page of a walk, and its request. */
export interface WalkedPage<Page> extends ReadPage<Page> {
  readonly request: PageRequest;
}

/** Yields page by page, from a request on. The signal of the reader ends it. */
export async function* walk<Page extends object>(
  reader: ListReader<Page>,
  first: PageRequest | null,
  { prefetch = 1, enough = Infinity }: WalkOptions,
): AsyncGenerator<WalkedPage<Page>, void, undefined> {
  if (!first || reader.query.isEmpty) return;
  let last: ItemKey | undefined;
  let count = 0;
  const read = async (request: PageRequest): Promise<WalkedPage<Page> | undefined> => {
    const after = request.after ?? last;
    const page = await reader.read(request.isBack ? request : { ...request, after });
    // If nothing is before an item, the list starts over.
    last = page?.keys.findLast((key) => key !== undefined) ?? (request.isBack ? undefined : after);
    count += page?.items.length ?? 0;
    return page && { ...page, request };
  };
  const readBehind = async (before: ReturnType<typeof read>): ReturnType<typeof read> => {
    const next = (await before)?.next;
    if (count >= enough) return undefined;
    // Thrown here, because the page before is good and is yielded first.
    if (next instanceof ResponseError) throw next;
    return next ? read({ query: next.query }) : undefined;
  };
  const ahead: ReturnType<typeof read>[] = [];
  for (let newest = read(first); ; ) {
    const page = await (ahead.shift() ?? newest);
    reader.call.options.signal?.throwIfAborted();
    if (!page) return;
    while (ahead.length < prefetch) {
      newest = readBehind(newest);
      // An error is thrown when its page is requested.
      newest.catch(() => undefined);
      ahead.push(newest);
    }
    yield page;
    if (prefetch === 0) newest = readBehind(newest);
  }
}
