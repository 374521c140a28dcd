// Lists: one page, every page, and where the next one begins.

import { LazyRequest, type LedgerRequest, type WithResponse } from '../call/lazy-request.js';
import type { Transport } from '../call/transport.js';
import { ParameterError } from '../errors/errors.js';
import type { Operation } from '../operation/operation.js';
import type { CallOptions } from '../operation/options.js';
import { endedBy, makeCall } from '../request/call.js';
import { endable } from './endable.js';
import type { ListCall } from './list-call.js';
import { type ListPage, ListReader } from './list-reader.js';
import { type Paged, type PagesOptions, walk } from './walk.js';

/** A list: awaited, its first page; iterated, every item, page after page. Each iteration is a walk of its own. */
export interface ListRequest<Page, Item> extends LedgerRequest<Page>, AsyncIterable<Item> {
  /** Page after page. */
  pages(options?: PagesOptions): AsyncGenerator<Page & Paged, void, undefined>;
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
    super((signal) => firstPage<Page>({ ...call, ...endedBy(call, signal) }), call.operation.operationId);
    this.#call = call;
  }

  pages(options: PagesOptions = {}): AsyncGenerator<Page & Paged, void, undefined> {
    const { prefetch = 0 } = options;
    if (!(Number.isInteger(prefetch) && prefetch >= 0 && prefetch <= maxPrefetch))
      throw refusal(this.#call.operation, 'prefetch', prefetch, `an integer from 0 to ${maxPrefetch}`);
    const pages = walk<Page>(this.#call, options);
    return endable(withNext(pages), () => void pages.return());
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
  pages: AsyncGenerator<ListPage<object>, void, undefined>,
): AsyncGenerator<Item, void, undefined> {
  for await (const page of pages) yield* page.items as readonly Item[];
}

async function* withNext<Page extends object>(
  pages: AsyncGenerator<ListPage<Page>, void, undefined>,
): AsyncGenerator<Page & Paged, void, undefined> {
  for await (const { data, next } of pages) {
    const property = { value: typeof next === 'string' ? next : null, configurable: true };
    yield Object.defineProperty(data, 'next', property) as Page & Paged;
  }
}

/** One page, as it is awaited. */
async function firstPage<Page extends object>(call: ListCall): Promise<WithResponse<Page>> {
  const { transport, operation, params } = call;
  // The service takes bounds over two keys for more than they say, and answers with what was not asked for.
  const reader = operation.rangeKey?.second && new ListReader<Page>(call);
  const parameter = operation.rangeKey?.parameter ?? '';
  if (reader?.isEmpty && reader.isChecked)
    throw refusal(operation, parameter, params[parameter], 'a range that leaves something');
  const { data, response } = await transport.send<Page>({ ...call, query: reader?.begin() });
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
