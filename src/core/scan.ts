import { fittingWidth } from './density.js';
import { ResponseError } from './errors.js';
import { itemsOf } from './list-request.js';
import { cursorAfter } from './next-query.js';
import { onAbort } from './on-abort.js';
import type { Operation } from './operation.js';
import type { CallOptions } from './options.js';
import { formatQuery, parseQuery, type QueryPair } from './query.js';
import { rangeLine } from './range-line.js';
import { sliceLoader } from './slice-loader.js';
import { type Ask, firstItems, lastPlace, limitOf, type SlicePage } from './slice-page.js';
import { SliceQueue } from './slice-queue.js';
import { lastKey, queryFrom, readSlice, restAfter, type SliceSource } from './slice-source.js';
import type { Transport } from './transport.js';
import { walk } from './walk.js';

/** How a list is scanned. */
export interface ScanOptions {
  /** How many requests are under way at once, within the rate of the transport; 1 is a walk. @default 8 */
  readonly concurrency?: number | undefined;
  /** Whether items come in the order of the list; false for as their pages come. @default true */
  readonly ordered?: boolean | undefined;
  /** The `rest` of an earlier scan, or the `next` of a page, to go on from there. @default the first page */
  readonly from?: string | undefined;
}

/** The items of a list, asked for in many slices of its range at once. It can be iterated once. */
export interface Scan<Item> extends AsyncIterableIterator<Item> {
  /**
   * The query of what was not yielded yet, for `scan({ from })` or `pages({ from })`: null if that is nothing,
   * undefined as long as it is everything. Where no order is kept, a part of it may have been yielded.
   */
  readonly rest: string | null | undefined;
}

/** Yields what a walk yields, from many places at once. Ending it early aborts what is under way. */
export function scan<Item>(
  transport: Transport,
  operation: Operation,
  params: object,
  options: CallOptions,
  { from, concurrency = 8, ordered = true }: ScanOptions,
): Scan<Item> {
  let rest = (): string | null | undefined => from;
  /** The query that the parameters make. */
  let first: readonly QueryPair[] = [];

  async function* items(): AsyncGenerator<Item, void, undefined> {
    const controller = new AbortController();
    const { signal } = controller;
    const stopWatching = onAbort(options.signal, () => controller.abort(options.signal?.reason));
    const ask: Ask = (query, others) =>
      transport.page(operation, params, { ...options, ...others, signal }, query);
    try {
      const page = await firstItems<Item>(operation, ask, from);
      first = parseQuery(page.firstQuery) ?? [];
      const line = rangeLine(operation, first, page.items.at(-1));
      const isCut = page.next !== null && concurrency > 1 && page.items.every((item) => line?.place(item));
      if (line && isCut) yield* sliced(page, { operation, line, first, ask }, signal);
      else yield* whole(page);
      rest = () => null;
    } finally {
      stopWatching();
      controller.abort();
    }
  }

  /** What is not cut: the only page, one request at a time, or keys that are no numbers. */
  async function* whole({ items, next }: SlicePage<Item>): AsyncGenerator<Item, void, undefined> {
    yield* each(items, from);
    if (next instanceof ResponseError) throw next;
    yield* sequence(next);
  }

  async function* sequence(query: string | null | undefined): AsyncGenerator<Item, void, undefined> {
    let here = query;
    if (typeof query === 'string')
      for await (const page of walk<object>(transport, operation, params, options, { from: query })) {
        yield* each(itemsOf<Item>(operation, page), here);
        here = page.next;
      }
  }

  /** `here` is the query of these items, for those that do not tell their own. */
  function* each(items: readonly Item[], here: string | null | undefined): Generator<Item, void, undefined> {
    for (const item of items) {
      rest = () => after(item, here);
      yield item;
    }
  }

  /** The query of what comes after an item. */
  function after(item: Item | undefined, otherwise?: string | null): string | null | undefined {
    const cursor = cursorAfter(operation, first, item);
    return cursor === undefined ? otherwise : cursor && formatQuery(cursor);
  }

  async function* sliced(
    page: SlicePage<Item>,
    source: SliceSource,
    signal: AbortSignal,
  ): AsyncGenerator<Item, void, undefined> {
    const { line } = source;
    const { items, firstQuery } = page;
    const keyOf = (item: Item | undefined): bigint => line.place(item)?.key ?? line.end;
    let last = items.at(-1) as Item;
    const [begin, end] = [keyOf(items[0]), keyOf(last)];
    lastPlace(operation, line, page, { from: begin, to: end });

    const limit = limitOf(firstQuery);
    const size = Number.isFinite(limit) ? limit : items.length;
    const queue = new SliceQueue(
      restAfter(operation, end, last),
      line.end,
      fittingWidth(end - begin + 1n, items.length, size),
      { size, concurrency, isCompound: operation.rangeKey?.second !== undefined },
    );
    const loader = sliceLoader(queue, concurrency, signal, async (slice) =>
      queue.fill(slice, ...(await readSlice<Item>(source, slice))),
    );
    void loader.run(async () => queue.endAt((await lastKey(source)) ?? line.end));
    loader.send();

    yield* each(items, undefined);
    rest = () => {
      const { head } = queue;
      return !head || head.after ? after(head?.after ?? last) : queryFrom(source, head.from);
    };
    for (let slice = await loader.next(ordered); slice; slice = await loader.next(ordered)) {
      for (const item of slice.items) {
        slice.after = item;
        yield item;
        signal.throwIfAborted();
      }
      const end = slice.items.at(-1);
      if (end !== undefined && keyOf(end) >= keyOf(last)) last = end;
      queue.drop(slice);
    }
    // What came meanwhile comes too, as it would in a walk.
    if (queue.end < line.end || line.isOpen) yield* sequence(after(last));
  }

  const scanned = items();
  return Object.defineProperty(scanned, 'rest', { get: () => rest() }) as typeof scanned & Scan<Item>;
}
