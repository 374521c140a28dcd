import type { TransportCall } from '../client/client.js';
import { ResponseError } from '../errors/errors.js';
import {
  followable,
  type ItemKey,
  ListQuery,
  ListReader,
  type PageRequest,
  partOf,
  queryBehind,
  type ReadPage,
  walk,
} from '../lists/lists.js';
import { KeyAxis } from './key-axis.js';
import { RequestBudget } from './request-limits.js';
import { fullSpan } from './slice-choice.js';
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

type Page<Item> = Omit<ReadPage<object>, 'items'> & { readonly items: readonly Item[] };

export class Scanner<Item> {
  cursor: () => string | undefined;
  progress: () => number | undefined = () => undefined;
  readonly #reader: ListReader<object>;
  readonly #budget: RequestBudget;

  constructor(
    call: TransportCall,
    readonly options: ScanOptions,
    readonly signal: AbortSignal,
  ) {
    this.#reader = new ListReader(call, signal);
    this.#budget = new RequestBudget(options.concurrency ?? 8, this.#reader);
    this.cursor = () => options.from;
  }

  async *items(): AsyncGenerator<Item, void, undefined> {
    const begin = this.#reader.begin(this.options.from);
    if (begin && !this.#reader.query.isEmpty) yield* this.#all(begin);
    this.progress = () => 1;
  }

  async *#all(begin: PageRequest): AsyncGenerator<Item, void, undefined> {
    let pageCursor = this.options.from;
    let page = await this.#read(begin);
    for (let next = followable(page); page?.items.length === 0 && next; next = followable(page)) {
      pageCursor = this.#behind(page);
      page = await this.#read({ query: next.query });
    }
    if (!page) return;
    const last = page.keys.at(-1);
    const axis = KeyAxis.of(this.#reader.query, last);
    const next = followable(page);
    if (axis && next && this.#budget.concurrency > 1 && page.keys.every((key) => axis.at(key) !== undefined))
      return yield* this.#slices(axis, page);
    yield* this.#each(page, pageCursor);
    if (page.next instanceof ResponseError) throw page.next;
    if (next) yield* this.#walk({ query: next.query, after: last });
  }

  async #read(request: PageRequest): Promise<Page<Item> | undefined> {
    const page = await this.#reader.read(request);
    this.#budget.receive(page?.items.length ?? 0, page?.next !== null);
    return page as Page<Item> | undefined;
  }

  async *#walk(request: PageRequest): AsyncGenerator<Item, void, undefined> {
    let pageCursor = this.cursor();
    for await (const page of walk(this.#reader, request, {})) {
      yield* this.#each(page as Page<Item>, pageCursor);
      pageCursor = this.#behind(page) ?? pageCursor;
    }
  }

  *#each(page: Page<Item>, pageCursor: string | undefined): Generator<Item, void, undefined> {
    for (const [index, item] of page.items.entries()) {
      const isLast = index === page.items.length - 1;
      this.cursor = () =>
        this.#after(page.keys[index]) ?? (isLast ? this.#behind(page) : undefined) ?? pageCursor;
      yield item;
      this.signal.throwIfAborted();
    }
  }

  #after(key: ItemKey | undefined): string | undefined {
    return key && this.#reader.cursor({ kind: 'after', key });
  }

  #behind(page: Pick<ReadPage<object>, 'next'>): string | undefined {
    return this.#reader.cursorOf(followable(page) ?? null) ?? undefined;
  }

  async *#slices(axis: KeyAxis, page: Page<Item>): AsyncGenerator<Item, void, undefined> {
    const reader = this.#reader;
    const queue = this.#queue(axis, page);
    const loader = new SliceLoader(reader, axis, queue, this.#budget);
    const middle = page.items.length >> 1;
    const items = this.#each(page, undefined);
    for (let index = 0, item = items.next(); !item.done; index += 1, item = items.next()) {
      // A consumer that stops in the first half of the first page needs no other page.
      if (index === middle) loader.send();
      yield item.value;
    }
    let last = page.keys.at(-1);
    const begin = axis.at(page.keys[0]) ?? axis.end;
    this.progress = () => {
      const { head, end } = queue;
      const at = axis.at(head ? head.delivered : last) ?? head?.from ?? begin;
      return end === undefined ? undefined : share(at - begin, end - begin);
    };
    this.cursor = () => {
      const { head } = queue;
      const key = head ? (head.delivered ?? head.after) : last;
      const query = head && new ListQuery(reader.call.operation, [axis.from(head.from)]).text;
      return this.#after(key) ?? (query && reader.cursor({ kind: 'query', query }));
    };
    const ordered = this.options.ordered ?? true;
    for (let slice = await loader.next(ordered); slice; slice = await loader.next(ordered)) {
      for (const [index, item] of slice.items.entries()) {
        slice.delivered = slice.keys[index];
        yield item;
        this.signal.throwIfAborted();
      }
      const end = slice.keys.at(-1);
      if (axis.isBehind(end, last)) last = end;
      queue.drop(slice, end && axis.behind(end));
    }
    const rest = queue.isOver || !this.#mayHaveGrown(axis, last) ? null : queryBehind(reader.query, last);
    if (rest) yield* this.#walk({ query: partOf(rest), after: last });
  }

  #queue(axis: KeyAxis, { items, keys, next }: Page<Item>): SliceQueue<Item> {
    const { query } = this.#reader;
    const edge = next && 'query' in next && !next.behind ? axis.beginOf(next.query) : undefined;
    const behind = edge === undefined ? axis.behind(keys.at(-1)) : { from: edge };
    const size = Number.isFinite(query.limit) ? query.limit : items.length;
    const span = fullSpan(Number(behind.from - (axis.at(keys[0]) ?? axis.end)), items.length, size);
    this.#budget.size = size;
    return new SliceQueue(behind, axis.end, span, {
      size,
      concurrency: this.#budget.concurrency,
      isCompound: axis.isCompound,
      isWindowed: axis.isBounded && query.operation.window !== undefined,
      isBounded: axis.isBounded,
    });
  }

  #mayHaveGrown(axis: KeyAxis, last: ItemKey | undefined): boolean {
    if (axis.isOpen) return true;
    const end = axis.at(last) ?? axis.end;
    // The greatest key of the description is not a bound: a service may have greater ones.
    return this.#reader.query.order === 'asc' && (!axis.isBounded || end < axis.end);
  }
}

function share(part: bigint, whole: bigint): number {
  if (part >= whole) return 1;
  return part > 0n ? Number((part * 1_000_000n) / whole) / 1e6 : 0;
}
