import type { TransportCall } from '../client/client.js';
import { ResponseError } from '../errors/errors.js';
import {
  completeKey,
  firstChunk,
  followable,
  type ItemKey,
  isGapless,
  isYoung,
  itemOrder,
  type ListCall,
  ListQuery,
  ListReader,
  type NextQuery,
  type PageRequest,
  queryAfterItem,
  type ReadPage,
  walk,
} from '../lists/lists.js';
import { readTimestamp } from '../values/values.js';
import { KeyAxis } from './key-axis.js';
import { fullSpan } from './page-forecast.js';
import { SliceLoader } from './slice-loader.js';
import { SliceQueue } from './slice-queue.js';

/** How a list is scanned. */
export interface ScanOptions {
  /** How many requests are sent at the same time, 100 at most, within the rate of the transport. 1 is a walk. @default 8 */
  readonly concurrency?: number | undefined;
  /** Whether items come in the order of the list. If false, they come in the order of the replies. @default true */
  readonly ordered?: boolean | undefined;
  /** The `cursor` of an earlier scan of the same call, or the cursor of a page. @default before the first item */
  readonly from?: string | undefined;
}

/** Starts a scan, which shows its state from now on. It is verified if the list has a proof. */
export async function startScan<Item>(
  call: ListCall,
  options: ScanOptions,
  signal: AbortSignal,
  scan: object,
): Promise<AsyncGenerator<Item, void, undefined>> {
  const proof = await call.proof?.start(call, signal, options.ordered === false);
  if (!proof) {
    const scanner = new Scanner<Item>(call, options, signal);
    Object.defineProperties(scan, {
      cursor: { get: () => scanner.cursor() },
      progress: { get: () => scanner.progress() },
    });
    return scanner.items();
  }
  const from = proof.placeOf(options.from);
  const scanner = new Scanner<Item>(proof.call, { ...options, from }, signal);
  Object.defineProperties(scan, {
    cursor: { get: () => proof.cursor },
    progress: { get: () => scanner.progress() },
    proven: { get: () => proof.proven },
  });
  return proof.items(scanner.items(), () => scanner.cursor());
}

/**
 * Reads one list with many requests at the same time, in up to four steps:
 *
 * 1. The first page, alone. It shows what keys the list has and how dense it is.
 * 2. If the list is read newest first, its young end, page by page: a cluster may lack these items, and only a page that is
 *    held against the one before it shows that its cluster has them.
 * 3. The rest in slices, which a `SliceLoader` requests. If the keys cannot be cut, it is walked.
 * 4. The items that were added behind the last slice meanwhile, page by page.
 *
 * `cursor` and `progress` are functions that each step replaces, so that they cost nothing if nobody reads them.
 */
export class Scanner<Item> {
  cursor: () => string | undefined;
  progress: () => number | undefined = () => undefined;
  readonly #reader: ListReader<object>;
  /** The furthest item that was yielded, or is behind none of those. */
  #last: ItemKey | undefined;

  constructor(
    call: TransportCall,
    readonly options: ScanOptions,
    signal: AbortSignal,
  ) {
    this.#reader = new ListReader(call, signal);
    this.cursor = () => options.from;
  }

  async *items(): AsyncGenerator<Item, void, undefined> {
    const begin = this.#reader.begin(this.options.from);
    if (begin && !this.#reader.query.isEmpty) yield* this.#all(begin);
    this.progress = () => 1;
  }

  async *#all(begin: PageRequest): AsyncGenerator<Item, void, undefined> {
    let pageCursor = this.options.from;
    let page = await this.#reader.read(begin);
    let next = followable(page);
    while (page?.items.length === 0 && next) {
      pageCursor = this.#behind(page);
      page = await this.#reader.read(next);
      next = followable(page);
    }
    if (page && next && this.#isYoung(next)) {
      yield* this.#each(page, pageCursor);
      const isOld = (each: ReadPage<object>): boolean => !this.#isYoung(followable(each));
      page = yield* this.#walk({ ...next, after: page.keys.at(-1) }, isOld);
      pageCursor = this.cursor();
    }
    if (!page) return;
    let loader: SliceLoader<Item> | undefined;
    let count = 0;
    // A consumer that stops in the first half of the first page needs no other page.
    const half = Math.floor(page.items.length / 2);
    for (const item of this.#each(page, pageCursor)) {
      if (count === half) {
        loader = this.#loader(page);
        loader?.send();
      }
      count += 1;
      yield item;
    }
    if (loader) return yield* this.#slices(loader, page.keys);
    if (page.next instanceof ResponseError) throw page.next;
    next = followable(page);
    if (next) yield* this.#walk({ ...next, after: page.keys.at(-1) });
  }

  /** Whether a cluster may lack the items from a place on, read newest first. Slices could not show that theirs has them. */
  #isYoung(next: NextQuery | undefined): boolean {
    const { query, present } = this.#reader;
    if (
      query.order === 'asc' ||
      !query.operation.rangeKey?.appendOnly ||
      isGapless(query) ||
      !next?.startsAfter
    )
      return false;
    const moment = next.time ?? readTimestamp(next.startsAfter.first);
    return moment !== undefined && isYoung(moment, present);
  }

  /** Reads page by page, up to the first page that `isEnd`. It is returned, and its items are not yielded. */
  async *#walk(
    request: PageRequest,
    isEnd?: (page: ReadPage<object>) => boolean,
  ): AsyncGenerator<Item, ReadPage<object> | undefined, undefined> {
    let pageCursor = this.cursor();
    for await (const page of walk(this.#reader, request, {})) {
      if (isEnd?.(page)) return page;
      yield* this.#each(page, pageCursor);
      pageCursor = this.#behind(page) ?? pageCursor;
    }
    return undefined;
  }

  *#each(page: ReadPage<object>, pageCursor: string | undefined): Generator<Item, void, undefined> {
    for (const [index, item] of page.items.entries()) {
      this.cursor = () => this.#cursorOnPage(page, index) ?? pageCursor;
      this.#last = page.keys[index] ?? this.#last;
      yield item as Item;
    }
  }

  /** Undefined if no place on the page is known to be behind all that was yielded, and before all that was not. */
  #cursorOnPage(page: ReadPage<object>, index: number): string | undefined {
    const cursor = this.#after(completeKey(page.keys, index));
    if (cursor !== undefined || index < page.items.length - 1) return cursor;
    return this.#behind(page);
  }

  #after(key: ItemKey | undefined): string | undefined {
    return key && this.#reader.cursor({ kind: 'after', key });
  }

  #behind(page: Pick<ReadPage<object>, 'next'>): string | undefined {
    return this.#reader.cursorOf(followable(page) ?? null) ?? undefined;
  }

  /** Undefined if the rest of the list behind a page is not read in slices. */
  #loader(page: ReadPage<object>): SliceLoader<Item> | undefined {
    const { items, keys } = page;
    const { query } = this.#reader;
    const { concurrency = 8 } = this.options;
    const axis = KeyAxis.of(query, keys.at(-1), this.#reader.present);
    const next = followable(page);
    if (!axis || !next || concurrency === 1) return undefined;
    if (keys.some((key) => axis.at(key) === undefined)) return undefined;
    let rest = axis.behind(keys.at(-1));
    // A link that begins at no item begins at the edge of a window. Up to there, the list has no items.
    const edge = axis.beginOf(next.query);
    if (!next.startsAfter && edge !== undefined) rest = { from: edge };
    const size = Number.isFinite(query.limit) ? query.limit : items.length;
    const span = fullSpan(Number(rest.from - (axis.at(keys[0]) ?? axis.end)), items.length, size);
    const queue = new SliceQueue<Item>(rest, axis, span, { size, concurrency });
    return new SliceLoader(this.#reader, axis, queue, items.length);
  }

  async *#slices(
    loader: SliceLoader<Item>,
    keys: readonly (ItemKey | undefined)[],
  ): AsyncGenerator<Item, void, undefined> {
    const { reader, axis, queue } = loader;
    this.#last = keys.at(-1);
    const begin = axis.at(keys[0]) ?? axis.end;
    this.progress = () => this.#progressOf(loader, begin);
    this.cursor = () => this.#cursorOf(loader);
    const { ordered = true } = this.options;
    for (let slice = await loader.next(ordered); slice; slice = await loader.next(ordered)) {
      const { items, keys } = slice.state;
      for (const [index, item] of items.entries()) {
        slice.lastYielded = completeKey(keys, index);
        yield item;
      }
      const end = keys.at(-1);
      if (end && (!this.#last || itemOrder(reader.query, end, this.#last) === 'after')) this.#last = end;
      queue.drop(slice, end && axis.behind(end));
    }
    const last = this.#last;
    const isAtBound = axis.isBounded && (axis.at(last) ?? axis.last) >= axis.last;
    // The greatest key of the description is not a bound: a service may have greater ones.
    const mayHaveGrown = axis.isOpen || (reader.query.order === 'asc' && !isAtBound);
    const isOver = queue.isOver || !mayHaveGrown;
    if (isOver && !reader.knowsMoreAfter(last)) return;
    const rest = queryAfterItem(reader.query, last);
    if (rest) yield* this.#walk({ query: firstChunk(rest), after: last, startsAfter: last });
  }

  /** The share of the keys before the first slice that was not yielded. */
  #progressOf({ axis, queue, end }: SliceLoader<Item>, begin: bigint): number | undefined {
    if (end === undefined) return undefined;
    const { head } = queue;
    const lastKey = head ? head.lastYielded : this.#last;
    const place = axis.at(lastKey) ?? head?.from ?? begin;
    if (place >= end) return 1;
    return Math.max(0, Number(place - begin) / Number(end - begin));
  }

  /** The place before the first slice that was not yielded: behind an item, or at a key if no item before it is known. */
  #cursorOf({ reader, axis, queue }: SliceLoader<Item>): string | undefined {
    const { head } = queue;
    if (!head) return this.#after(this.#last);
    const query = new ListQuery(reader.call.operation, [axis.bound('near', head.from)]).text;
    return this.#after(head.lastYielded ?? head.after) ?? reader.cursor({ kind: 'query', query });
  }
}
