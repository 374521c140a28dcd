// Lists: one page, every page, and where the next one begins.

import { LazyRequest, type LedgerRequest, type WithResponse } from '../call/lazy-request.js';
import type { Transport } from '../call/transport.js';
import { ParameterError, ResponseError } from '../errors/errors.js';
import type { Operation } from '../operation/operation.js';
import type { CallOptions } from '../operation/options.js';
import { endedBy, makeCall } from '../request/call.js';
import { endable } from './endable.js';
import type { ListCall } from './list-call.js';
import { ListReader, type ReadPage } from './list-reader.js';
import { type PagesOptions, type WalkedPage, walk, walkFrom } from './walk.js';

/** One page of a list, a plain record that survives copying and JSON. */
export interface ListPage<Page, Item> {
  /** The reply as it came; of a page that was read backwards, its items are in the order of the list. */
  readonly data: Page;
  /** The items of the page. */
  readonly items: Item[];
  /** The cursor of what follows; null at the end of the list. */
  readonly next: string | null;
  /** The cursor of the page before; null where nothing is before it, or the list has no key to go back by. */
  readonly previous: string | null;
}

/** A list: awaited, its first page; iterated, every item, page after page. Each iteration is a walk of its own. */
export interface ListRequest<Page, Item> extends LedgerRequest<Page>, AsyncIterable<Item> {
  /**
   * One page: the first, or the one at a cursor, which is the `next` or `previous` of a page of the same call, read in
   * this process or another.
   *
   * @throws ParameterError for a cursor of another call.
   */
  page(cursor?: string): Promise<ListPage<Page, Item>>;
  /** Page after page. */
  pages(options?: PagesOptions): AsyncGenerator<ListPage<Page, Item>, void, undefined>;
  /** All items, or the first `limit` of them, in as few requests as these take. */
  toArray(options?: { readonly limit?: number | undefined }): Promise<Item[]>;
}

/** What every generated function of a list does. */
export function list<Page extends object, Item>(
  transport: Transport,
  operation: Operation,
  params?: object,
  options?: CallOptions,
): ListRequest<Page, Item> {
  return new LazyList({ transport, ...makeCall(operation, params, options) });
}

// A page that is asked for ahead waits in memory.
const maxPrefetch = 100;

export class LazyList<Page extends object, Item>
  extends LazyRequest<Page>
  implements ListRequest<Page, Item>
{
  readonly #call: ListCall;

  constructor(call: ListCall) {
    super((signal) => firstPage<Page>({ ...call, ...endedBy(call, signal) }), call);
    this.#call = call;
  }

  async page(cursor?: string): Promise<ListPage<Page, Item>> {
    const reader = new ListReader<Page>(this.#call);
    const request = reader.begin(cursor);
    const page = request && !reader.isEmpty ? await reader.read(request) : undefined;
    if (!request || !page) return nothing(this.#call.operation);
    if (page.next instanceof ResponseError) throw page.next;
    return recordOf<Page, Item>(reader, { ...page, request }, cursor === undefined);
  }

  pages(options: PagesOptions = {}): AsyncGenerator<ListPage<Page, Item>, void, undefined> {
    const { prefetch = 0 } = options;
    if (!(Number.isInteger(prefetch) && prefetch >= 0 && prefetch <= maxPrefetch))
      throw refusal(this.#call.operation, 'prefetch', prefetch, `an integer from 0 to ${maxPrefetch}`);
    const controller = new AbortController();
    const reader = new ListReader<Page>(this.#call, controller.signal);
    const pages = walkFrom(reader, reader.begin(options.from), options, controller);
    return endable(records<Page, Item>(reader, pages, options.from === undefined), () => void pages.return());
  }

  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    const pages = walk<Page>(this.#call, {});
    return endable(itemsOf<Item>(pages), () => void pages.return());
  }

  async toArray({
    limit = Number.POSITIVE_INFINITY,
  }: {
    readonly limit?: number | undefined;
  } = {}): Promise<Item[]> {
    if (!(limit >= 0)) throw refusal(this.#call.operation, 'limit', limit, 'a number from 0');
    const items: Item[] = [];
    if (limit === 0) return items;
    for await (const page of walk<Page>(this.#call, { enough: limit }))
      for (const item of page.items) items.push(item as Item);
    return items.length > limit ? items.slice(0, limit) : items;
  }
}

async function* itemsOf<Item>(
  pages: AsyncGenerator<ReadPage<object>, void, undefined>,
): AsyncGenerator<Item, void, undefined> {
  for await (const page of pages) yield* page.items as readonly Item[];
}

async function* records<Page extends object, Item>(
  reader: ListReader<Page>,
  pages: AsyncGenerator<WalkedPage<Page>, void, undefined>,
  fromStart: boolean,
): AsyncGenerator<ListPage<Page, Item>, void, undefined> {
  let isFirst = fromStart;
  for await (const page of pages) {
    yield recordOf(reader, page, isFirst);
    isFirst = false;
  }
}

function recordOf<Page extends object, Item>(
  reader: ListReader<Page>,
  page: WalkedPage<Page>,
  isFirst: boolean,
): ListPage<Page, Item> {
  const { data, items, next } = page;
  return {
    data,
    items: items as Item[],
    next: next instanceof ResponseError ? null : reader.cursorOf(next),
    previous: isFirst ? null : previousOf(reader, page),
  };
}

function previousOf<Page extends object>(
  reader: ListReader<Page>,
  { keys, hasPrevious = true, request }: WalkedPage<Page>,
): string | null {
  if (!hasPrevious) return null;
  const [key] = keys;
  if (key) return reader.cursor({ kind: 'before', key });
  // Three keys cannot be bounded so that an item itself is the last.
  const isTold = request.after && !reader.call.operation.rangeKey?.third;
  return isTold ? reader.cursor({ kind: 'until', key: request.after }) : null;
}

/** A page of a list that has nothing. */
function nothing<Page, Item>({ items: property = '' }: Operation): ListPage<Page, Item> {
  const items: Item[] = [];
  return { data: { [property]: items, links: { next: null } } as Page, items, next: null, previous: null };
}

/** One page, as it is awaited. */
async function firstPage<Page extends object>(call: ListCall): Promise<WithResponse<Page>> {
  const { transport, operation, params } = call;
  const { rangeKey, window } = operation;
  // The service takes bounds over two keys for more than they say, and answers with what was not asked for.
  const reader = rangeKey?.second || window ? new ListReader<Page>(call) : undefined;
  const refuse = (parameter: string, allowed: string): never => {
    throw refusal(operation, parameter, params[parameter], allowed);
  };
  if (reader?.isChecked) {
    if (reader.isEmpty) refuse(rangeKey?.parameter ?? '', 'a range that leaves something');
    const reason = reader.tooWide;
    if (reason !== undefined) refuse(window?.parameter ?? '', reason);
  }
  // Who has checks turned off gets what the service says to all of the range.
  const query = reader?.tooWide === undefined ? reader?.begin()?.query : undefined;
  const { data, response } = await transport.send<Page>({ ...call, query });
  return { data, response };
}

/** Says that an option of a list cannot be meant. */
export function refusal(
  { operationId, method, path }: Operation,
  parameter: string,
  given: unknown,
  allowed: string,
): ParameterError {
  return new ParameterError({ parameter, given, allowed }, { operationId, method, url: path });
}
