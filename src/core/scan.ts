import { fittingWidth } from './density.js';
import { ResponseError } from './errors.js';
import { itemsOf } from './list-request.js';
import { cursorAfter } from './next-query.js';
import { onAbort } from './on-abort.js';
import type { Operation } from './operation.js';
import type { CallOptions } from './options.js';
import { formatQuery, parseQuery, type QueryPair } from './query.js';
import { RangeLine } from './range-line.js';
import { SliceLoader } from './slice-loader.js';
import { type Ask, firstItems, lastPlace, limitOf, type SlicePage } from './slice-page.js';
import { SliceQueue } from './slice-queue.js';
import { SliceSource } from './slice-source.js';
import type { Transport } from './transport.js';
import { walk } from './walk.js';

/** How a list is scanned. */
export interface ScanOptions {
  /** How many requests are under way at once, within the rate of the transport. @default 8 */
  readonly concurrency?: number | undefined;
  /** Whether items come in the order of the list; false for as their pages come. @default true */
  readonly ordered?: boolean | undefined;
  /** The `rest` of an earlier scan, or the `next` of a page, to go on from there. @default the first page */
  readonly from?: string | undefined;
}

/** The items of a list, asked for in many slices of its range at once. */
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
  scanOptions: ScanOptions,
): Scan<Item> {
  const scanner = new Scanner<Item>(transport, operation, params, options, scanOptions);
  const items = scanner.items();
  return Object.defineProperty(items, 'rest', { get: () => scanner.rest() }) as typeof items & Scan<Item>;
}

class Scanner<Item> {
  rest: () => string | null | undefined;
  readonly #operation: Operation;
  readonly #from: string | undefined;
  readonly #concurrency: number;
  readonly #ordered: boolean;
  readonly #signal: AbortSignal | undefined;
  readonly #ask: Ask;
  readonly #walk: (query: string) => ReturnType<typeof walk<object>>;
  /** The query that the parameters make. */
  #first: readonly QueryPair[] = [];

  constructor(
    transport: Transport,
    operation: Operation,
    params: object,
    options: CallOptions,
    { from, concurrency = 8, ordered = true }: ScanOptions,
  ) {
    this.rest = () => from;
    this.#operation = operation;
    this.#from = from;
    this.#concurrency = concurrency;
    this.#ordered = ordered;
    this.#signal = options.signal;
    this.#ask = (query, others) => transport.page(operation, params, { ...options, ...others }, query);
    this.#walk = (query) => walk(transport, operation, params, options, { from: query });
  }

  async *items(): AsyncGenerator<Item, void, undefined> {
    const controller = new AbortController();
    const { signal } = controller;
    const stopWatching = onAbort(this.#signal, () => controller.abort(this.#signal?.reason));
    const ask: Ask = (query, others) => this.#ask(query, { ...others, signal });
    try {
      const page = await firstItems<Item>(this.#operation, ask, this.#from);
      this.#first = parseQuery(page.firstQuery) ?? [];
      const line = RangeLine.of(this.#operation, this.#first, page.items.at(-1));
      if (page.next !== null && line && this.#concurrency > 1) yield* this.#sliced(page, line, ask, signal);
      else yield* this.#whole(page);
      this.rest = () => null;
    } finally {
      stopWatching();
      controller.abort();
    }
  }

  /** What is not cut: the only page, one request at a time, or keys that are no numbers. */
  async *#whole({ items, next }: SlicePage<Item>): AsyncGenerator<Item, void, undefined> {
    yield* this.#each(items, this.#from);
    if (next instanceof ResponseError) throw next;
    if (next !== null) yield* this.#sequence(next);
  }

  async *#sequence(query: string): AsyncGenerator<Item, void, undefined> {
    let here: string | null = query;
    for await (const page of this.#walk(query)) {
      yield* this.#each(itemsOf<Item>(this.#operation, page), here);
      here = page.next;
    }
  }

  /** `here` is the query of these items, for those that do not tell their own. */
  *#each(items: readonly Item[], here: string | null | undefined): Generator<Item, void, undefined> {
    for (const item of items) {
      this.rest = () => {
        const after = this.#after(item);
        return after === undefined ? here : after;
      };
      yield item;
    }
  }

  /** The query of what comes after an item; undefined if its key cannot be read. */
  #after(item: Item | undefined): string | null | undefined {
    const cursor = cursorAfter(this.#operation, this.#first, item);
    return cursor && formatQuery(cursor);
  }

  async *#sliced(
    page: SlicePage<Item>,
    line: RangeLine,
    ask: Ask,
    signal: AbortSignal,
  ): AsyncGenerator<Item, void, undefined> {
    const { items, firstQuery } = page;
    const operation = this.#operation;
    let last = items.at(-1);
    let end = line.place(last)?.key ?? line.low;
    const begin = line.place(items[0])?.key ?? line.low;
    lastPlace(operation, line, page, { from: begin, to: end });

    const source = new SliceSource<Item>(operation, line, this.#first, ask);
    const limit = limitOf(firstQuery);
    const size = BigInt(Number.isFinite(limit) ? limit : items.length);
    const queue = new SliceQueue<Item>(
      line.isCompound ? { from: end, after: last } : { from: end + 1n },
      line.high,
      fittingWidth(end - begin + 1n, items.length, size),
      { size, concurrency: this.#concurrency, isCompound: line.isCompound },
    );
    const loader = new SliceLoader(queue, source, this.#concurrency, signal);
    loader.findEnd(end);
    loader.send();

    yield* this.#each(items, undefined);
    this.rest = () => {
      const { head } = queue;
      if (!head || head.after) return this.#after(head?.after ?? last);
      return source.from(head.from);
    };
    for (let slice = await loader.next(this.#ordered); slice; slice = await loader.next(this.#ordered)) {
      for (const item of slice.items) {
        slice.after = item;
        yield item;
        signal.throwIfAborted();
      }
      if (slice.items.length > 0 && slice.from >= end) {
        end = slice.to;
        last = slice.items.at(-1);
      }
      queue.drop(slice);
    }
    // What came meanwhile comes too, as it would in a walk.
    const query = queue.end < line.high || line.isOpen ? this.#after(last) : null;
    if (query) yield* this.#sequence(query);
  }
}
