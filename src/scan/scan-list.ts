// A list asked for at many places at once.

import { direction, formatQuery, limitOf, onAbort, parseQuery } from '../client/client.js';
import { ResponseError } from '../errors/errors.js';
import {
  endable,
  type ItemKey,
  Left,
  type ListCall,
  ListReader,
  type PageRequest,
  partOf,
  queryAfter,
  type ReadPage,
  walkFrom,
} from '../lists/lists.js';
import { KeyAxis } from './key-axis.js';
import { fullReach } from './pace.js';
import { RequestBudget } from './request-budget.js';
import { SliceLoader } from './slice-loader.js';
import { SliceQueue } from './slice-queue.js';
import { beginAfter } from './slice-reader.js';

/** How a list is scanned. */
export interface ScanOptions {
  /** How many requests are under way at once, 100 at most, within the rate of the transport; 1 is a walk. @default 8 */
  readonly concurrency?: number | undefined;
  /** Whether items come in the order of the list; false for as their pages come. @default true */
  readonly ordered?: boolean | undefined;
  /** The `cursor` of an earlier scan of the same call, or that of a page. @default before the first item */
  readonly from?: string | undefined;
}

/** The items of a list, asked for in many slices of its range at once. It can be iterated once. */
export interface Scan<Item> extends AsyncGenerator<Item, void, undefined> {
  /**
   * The place behind the last item that was yielded, for `scan({ from })` or `pages({ from })`, here or in another
   * process; undefined as long as that is the beginning. Where no order is kept, a part of what is behind it may have
   * been yielded.
   */
  readonly cursor: string | undefined;
  /**
   * How much of the range that this scan began with has been yielded, from 0 to 1, by the keys and not by how many items
   * they have: 1 once it is over, undefined as long as nobody knows where the list ends, as where it goes page after
   * page. Where no order is kept, it is what lies before the first item that is still to come.
   */
  readonly progress: number | undefined;
}

/**
 * Yields what a walk yields, from many places at once. Ending it early aborts what is under way.
 *
 * @throws ParameterError for bad input, before anything is sent.
 */
export function scan<Item>(call: ListCall, options: ScanOptions): Scan<Item> {
  const controller = new AbortController();
  const left = new Left();
  const scanner = new Scanner<Item>(call, options, controller);
  const items = endable(scanner.items(left), () => controller.abort(left));
  return Object.defineProperties(items, {
    cursor: { get: () => scanner.cursor() },
    progress: { get: () => scanner.progress() },
  }) as typeof items & Scan<Item>;
}

type Page<Item> = Omit<ReadPage<object>, 'items'> & { readonly items: readonly Item[] };

/** One scan on its way. */
class Scanner<Item> {
  /** The place behind the last item that was yielded. */
  cursor: () => string | undefined;
  /** How much of the range that is. */
  progress: () => number | undefined = () => undefined;
  readonly #reader: ListReader<object>;
  readonly #begin: PageRequest | null;
  readonly #signal: AbortSignal | undefined;
  readonly #options: ScanOptions;
  readonly #controller: AbortController;
  readonly #concurrency: number;
  readonly #budget: RequestBudget;

  constructor(call: ListCall, options: ScanOptions, controller: AbortController) {
    this.#reader = new ListReader(call, controller.signal);
    this.#begin = this.#reader.begin(options.from);
    this.#signal = call.options.signal;
    this.#options = options;
    this.#controller = controller;
    this.#concurrency = options.concurrency ?? 8;
    this.#budget = new RequestBudget(this.#concurrency, () => this.#reader.requests);
    this.cursor = () => options.from;
  }

  async *items(left: Left): AsyncGenerator<Item, void, undefined> {
    const stopWatching = onAbort(this.#signal, () => this.#controller.abort(this.#signal?.reason));
    try {
      if (!this.#reader.isEmpty) yield* this.#all();
      this.progress = () => 1;
    } catch (error) {
      if (error !== left) throw error;
    } finally {
      stopWatching();
      this.#controller.abort();
    }
  }

  async *#all(): AsyncGenerator<Item, void, undefined> {
    const reader = this.#reader;
    let here: string | undefined = this.#options.from;
    let page = this.#begin && (await this.#first(this.#begin));
    // An empty page may have a next.
    while (page?.items.length === 0 && page.next && !(page.next instanceof ResponseError)) {
      here = this.#behind(page);
      page = await this.#first({ query: page.next.query });
    }
    if (!page) return;
    const last = page.keys.at(-1);
    const axis = KeyAxis.of(reader.call.operation, reader.first, last);
    const isCut = axis && page.next && !(page.next instanceof ResponseError) && this.#concurrency > 1;
    if (isCut && page.keys.every((key) => axis.place(key))) return yield* this.#slices(axis, page);
    yield* this.#each(page, here);
    if (page.next instanceof ResponseError) throw page.next;
    if (page.next) yield* this.#walk({ query: page.next.query, after: last });
  }

  async #first(request: PageRequest): Promise<Page<Item> | undefined> {
    const page = await this.#reader.read(request);
    this.#budget.receive(page?.items.length ?? 0, page?.next !== null);
    return page as Page<Item> | undefined;
  }

  /** What is not cut comes page after page: keys that are no numbers, or what came while the scan was on its way. */
  async *#walk(request: PageRequest): AsyncGenerator<Item, void, undefined> {
    let here = this.cursor();
    for await (const page of walkFrom(this.#reader, request, {}, this.#controller)) {
      yield* this.#each(page as Page<Item>, here);
      here = this.#behind(page) ?? here;
    }
  }

  /** `here` is where the page begins, for items that do not tell their own place. */
  *#each(page: Page<Item>, here: string | undefined): Generator<Item, void, undefined> {
    for (const [index, item] of page.items.entries()) {
      const isLast = index === page.items.length - 1;
      this.cursor = () => this.#after(page.keys[index]) ?? (isLast ? this.#behind(page) : undefined) ?? here;
      yield item;
      this.#controller.signal.throwIfAborted();
    }
  }

  #after(key: ItemKey | undefined): string | undefined {
    return key && this.#reader.cursor({ kind: 'after', key });
  }

  /** The cursor of what follows a page. */
  #behind({ next }: Pick<ReadPage<object>, 'next'>): string | undefined {
    return next instanceof ResponseError ? undefined : (this.#reader.cursorOf(next) ?? undefined);
  }

  async *#slices(axis: KeyAxis, page: Page<Item>): AsyncGenerator<Item, void, undefined> {
    const reader = this.#reader;
    const { signal } = this.#controller;
    const concurrency = this.#concurrency;
    const queue = this.#queue(axis, page);
    const hasEnd = !this.#isWindowed(axis);
    const loader = new SliceLoader({
      reader,
      axis,
      queue,
      budget: this.#budget,
      concurrency,
      signal,
      hasEnd,
    });
    const middle = page.items.length >> 1;
    const items = this.#each(page, undefined);
    for (let index = 0, item = items.next(); !item.done; index += 1, item = items.next()) {
      // One who leaves early has not asked for more than this page.
      if (index === middle) loader.send();
      yield item.value;
    }
    let last = page.keys.at(-1);
    const begin = axis.place(page.keys[0])?.key ?? axis.end;
    this.progress = () => {
      const { head, end } = queue;
      const at = axis.place(head ? head.delivered : last)?.key ?? head?.from ?? begin;
      return end === undefined ? undefined : shareOf(at - begin, end - begin);
    };
    this.cursor = () => {
      const { head } = queue;
      const key = head ? (head.delivered ?? head.after) : last;
      const query = head && formatQuery([axis.from(head.from)]);
      return this.#after(key) ?? (query && reader.cursor({ kind: 'query', query }));
    };
    const ordered = this.#options.ordered ?? true;
    for (let slice = await loader.next(ordered); slice; slice = await loader.next(ordered)) {
      for (const [index, item] of slice.items.entries()) {
        slice.delivered = slice.keys[index];
        yield item;
        signal.throwIfAborted();
      }
      const end = slice.keys.at(-1);
      if (isBehind(axis, end, last)) last = end;
      queue.drop(slice, end && beginAfter(reader.call.operation, axis, end));
    }
    const { operation } = reader.call;
    const rest =
      queue.isOver || !mayHaveGrown(reader, axis, last) ? null : queryAfter(operation, reader.first, last);
    if (rest) yield* this.#walk({ query: formatQuery(partOf(operation, rest)), after: last });
  }

  /** Whether a walk too would ask for all of the range. */
  #isWindowed({ isBounded }: KeyAxis): boolean {
    return isBounded && this.#reader.call.operation.window !== undefined;
  }

  #queue(axis: KeyAxis, { items, keys, next }: Page<Item>): SliceQueue<Item> {
    const { first, call } = this.#reader;
    const { operation } = call;
    const keyOf = (key: ItemKey | undefined): bigint => axis.place(key)?.key ?? axis.end;
    const limit = limitOf(operation, first);
    const edge =
      next && 'query' in next && !next.behind ? axis.begin(parseQuery(next.query) ?? []) : undefined;
    const behind = edge === undefined ? beginAfter(operation, axis, keys.at(-1)) : { from: edge };
    const size = Number.isFinite(limit) ? limit : items.length;
    const reach = fullReach(Number(behind.from - keyOf(keys[0])), items.length, size);
    const isCompound = operation.rangeKey?.second !== undefined;
    this.#budget.size = size;
    return new SliceQueue(behind, axis.end, reach, {
      size,
      concurrency: this.#concurrency,
      isCompound,
      isWindowed: this.#isWindowed(axis),
      isBounded: axis.isBounded,
    });
  }
}

/** A part of a whole, to a millionth. */
function shareOf(part: bigint, whole: bigint): number {
  if (part >= whole) return 1;
  return part > 0n ? Number((part * 1_000_000n) / whole) / 1e6 : 0;
}

function isBehind(axis: KeyAxis, key: ItemKey | undefined, other: ItemKey | undefined): boolean {
  const [a, b] = [axis.place(key), axis.place(other)];
  return a !== undefined && (!b || a.key > b.key || (a.key === b.key && a.second > b.second));
}

/** Whether something may have come behind the end meanwhile: no list grows at its old end. */
function mayHaveGrown(
  { first, call }: ListReader<object>,
  axis: KeyAxis,
  last: ItemKey | undefined,
): boolean {
  if (axis.isOpen) return true;
  const end = axis.place(last)?.key ?? axis.end;
  // What the description holds for the greatest key there can be is no reason to lose a greater one.
  return direction(call.operation, first) === 'asc' && (!axis.isBounded || end < axis.end);
}
