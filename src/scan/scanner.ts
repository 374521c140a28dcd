import type { TransportCall } from '../client/client.js';
import { ResponseError } from '../errors/errors.js';
import {
  completeKey,
  distance,
  followable,
  type ItemKey,
  isGapless,
  isYoung,
  type ListCall,
  ListQuery,
  ListReader,
  type PageRequest,
  partOf,
  queryBehind,
  type ReadPage,
  walk,
} from '../lists/lists.js';
import { nanoseconds, readTimestamp } from '../values/values.js';
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
  const from = proof ? proof.placeOf(options.from) : options.from;
  const scanner = new Scanner<Item>(proof?.call ?? call, { ...options, from }, signal);
  const cursor = (): string | undefined => scanner.cursor();
  Object.defineProperties(scan, {
    cursor: { get: () => (proof ? proof.cursor : cursor()) },
    progress: { get: () => scanner.progress() },
    proven: { get: () => proof?.proven },
    compared: { get: () => proof?.compared },
  });
  return proof ? proof.items(scanner.items(), cursor) : scanner.items();
}

export class Scanner<Item> {
  cursor: () => string | undefined;
  progress: () => number | undefined = () => undefined;
  readonly #reader: ListReader<object>;
  /** The furthest item that was yielded, or is behind none of those. */
  #last: ItemKey | undefined;

  constructor(
    call: TransportCall,
    readonly options: ScanOptions,
    readonly signal: AbortSignal,
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
    for (let next = followable(page); page?.items.length === 0 && next; next = followable(page)) {
      pageCursor = this.#behind(page);
      page = await this.#reader.read(next);
    }
    if (page && this.#isYoung(page)) {
      const pages = this.#youngPages(page, pageCursor);
      let step = await pages.next();
      for (; !step.done; step = await pages.next()) yield step.value;
      page = step.value;
      pageCursor = this.cursor();
    }
    if (!page) return;
    let loader: SliceLoader<Item> | undefined;
    let count = 0;
    for (const item of this.#each(page, pageCursor)) {
      // A consumer that stops in the first half of the first page needs no other page.
      if (count === page.items.length >> 1) {
        loader = this.#loader(page);
        loader?.send();
      }
      count += 1;
      yield item;
    }
    if (loader) return yield* this.#slices(loader, page.keys);
    if (page.next instanceof ResponseError) throw page.next;
    const next = followable(page);
    if (next) yield* this.#walk({ ...next, after: page.keys.at(-1) });
  }

  /** Whether a cluster may lack the items behind a page, read newest first. Slices could not show that theirs has them. */
  #isYoung(page: ReadPage<object>): boolean {
    const { query, call } = this.#reader;
    const next = followable(page);
    if (query.order === 'asc' || !query.operation.rangeKey?.grows || isGapless(query) || !next?.behind)
      return false;
    const moment = next.time ?? readTimestamp(next.behind.first);
    return moment !== undefined && isYoung(moment, nanoseconds(call.transport.effects.now()));
  }

  /** Reads page by page until the items are old, and returns the first page that is followed by old ones. */
  async *#youngPages(
    first: ReadPage<object>,
    firstCursor: string | undefined,
  ): AsyncGenerator<Item, ReadPage<object> | undefined, undefined> {
    yield* this.#each(first, firstCursor);
    let pageCursor = this.cursor();
    const next = followable(first);
    if (!next) return undefined;
    for await (const page of walk(this.#reader, { ...next, after: first.keys.at(-1) }, {})) {
      if (!this.#isYoung(page)) return page;
      yield* this.#each(page, pageCursor);
      pageCursor = this.#behind(page) ?? pageCursor;
    }
    return undefined;
  }

  async *#walk(request: PageRequest): AsyncGenerator<Item, void, undefined> {
    let pageCursor = this.cursor();
    for await (const page of walk(this.#reader, request, {})) {
      yield* this.#each(page, pageCursor);
      pageCursor = this.#behind(page) ?? pageCursor;
    }
  }

  *#each(page: ReadPage<object>, pageCursor: string | undefined): Generator<Item, void, undefined> {
    for (const [index, item] of page.items.entries()) {
      const isLast = index === page.items.length - 1;
      this.cursor = () =>
        this.#after(completeKey(page.keys, index)) ?? (isLast ? this.#behind(page) : undefined) ?? pageCursor;
      this.#last = page.keys[index] ?? this.#last;
      yield item as Item;
      this.signal.throwIfAborted();
    }
  }

  #after(key: ItemKey | undefined): string | undefined {
    return key && this.#reader.cursor({ kind: 'after', key });
  }

  #behind(page: Pick<ReadPage<object>, 'next'>): string | undefined {
    return this.#reader.cursorOf(followable(page) ?? null) ?? undefined;
  }

  #loader(page: ReadPage<object>): SliceLoader<Item> | undefined {
    const { items, keys } = page;
    const { query } = this.#reader;
    const { concurrency = 8 } = this.options;
    const axis = KeyAxis.of(query, keys.at(-1), nanoseconds(this.#reader.call.transport.effects.now()));
    const next = followable(page);
    if (!axis || !next || concurrency === 1) return undefined;
    if (keys.some((key) => axis.at(key) === undefined)) return undefined;
    const edge = next.behind ? undefined : axis.beginOf(next.query);
    const behind = edge === undefined ? axis.behind(keys.at(-1)) : { from: edge };
    const size = Number.isFinite(query.limit) ? query.limit : items.length;
    const span = fullSpan(Number(behind.from - (axis.at(keys[0]) ?? axis.end)), items.length, size);
    const queue = new SliceQueue<Item>(behind, axis, span, { size, concurrency });
    return new SliceLoader(this.#reader, axis, queue, items.length);
  }

  async *#slices(
    loader: SliceLoader<Item>,
    keys: readonly (ItemKey | undefined)[],
  ): AsyncGenerator<Item, void, undefined> {
    const { reader, axis, queue } = loader;
    this.#last = keys.at(-1);
    const begin = axis.at(keys[0]) ?? axis.end;
    this.progress = () => {
      const { head } = queue;
      const at = axis.at(head ? head.lastYielded : this.#last) ?? head?.from ?? begin;
      const bound = axis.isBounded ? axis.last : undefined;
      const end = axis.isCut ? (loader.lastPlace ?? bound) : queue.end;
      if (end === undefined) return undefined;
      const [done, whole] = [Number(at - begin), Number(end - begin)];
      return done >= whole ? 1 : Math.max(0, done / whole);
    };
    this.cursor = () => {
      const { head } = queue;
      const key = head ? (head.lastYielded ?? head.after) : this.#last;
      const query = head && new ListQuery(reader.call.operation, [axis.bound('near', head.from)]).text;
      return this.#after(key) ?? (query && reader.cursor({ kind: 'query', query }));
    };
    const { ordered = true } = this.options;
    for (let slice = await loader.next(ordered); slice; slice = await loader.next(ordered)) {
      const { items, keys } = slice.state;
      for (const [index, item] of items.entries()) {
        slice.lastYielded = completeKey(keys, index);
        yield item;
        this.signal.throwIfAborted();
      }
      const end = keys.at(-1);
      if (end && (!this.#last || distance(reader.query, this.#last, end) > 0)) this.#last = end;
      queue.drop(slice, end && axis.behind(end));
    }
    const last = this.#last;
    const isAtBound = axis.isBounded && (axis.at(last) ?? axis.last) >= axis.last;
    // The greatest key of the description is not a bound: a service may have greater ones.
    const mayHaveGrown = axis.isOpen || (reader.query.order === 'asc' && !isAtBound);
    const rest = queue.isOver || !mayHaveGrown ? null : queryBehind(reader.query, last);
    if (rest) yield* this.#walk({ query: partOf(rest), after: last, behind: last });
  }
}
