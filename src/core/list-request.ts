import { checkCallOptions } from './check-options.js';
import { copyOptions } from './copy-options.js';
import { copyParams } from './copy-params.js';
import { ParameterError } from './errors.js';
import { withSignal } from './joined-signal.js';
import { LazyRequest, type LedgerRequest, type WithResponse } from './lazy-request.js';
import type { Operation } from './operation.js';
import type { CallOptions } from './options.js';
import type { Transport } from './transport.js';
import { type Paged, type PagesOptions, walk } from './walk.js';

/** A list: awaited, its first page; iterated, every item, page after page. Each iteration is a walk of its own. */
export interface ListRequest<Page, Item> extends LedgerRequest<Page>, AsyncIterable<Item> {
  /** Page after page. */
  pages(options?: PagesOptions): AsyncIterableIterator<Page & Paged>;
  /** All items, or the first `limit` of them. */
  toArray(options?: { readonly limit?: number | undefined }): Promise<Item[]>;
}

/** What every generated function of a list does. */
export function list<Page extends object, Item>(
  transport: Transport,
  operation: Operation,
  params: object = {},
  options: CallOptions = {},
): ListRequest<Page, Item> {
  transport.told?.(operation);
  return new LazyList(transport, operation, copyParams(params), copyOptions(options));
}

export class LazyList<Page extends object, Item>
  extends LazyRequest<Page>
  implements ListRequest<Page, Item>
{
  readonly #walk: (options: PagesOptions) => AsyncGenerator<Page & Paged, void, undefined>;
  readonly #operation: Operation;

  constructor(transport: Transport, operation: Operation, params: object, options: CallOptions) {
    super(
      (signal): Promise<WithResponse<Page>> =>
        transport
          .page<Page>(operation, params, withSignal(options, signal))
          .then(({ data, response }) => ({ data, response })),
      operation.operationId,
    );
    this.#operation = operation;
    this.#walk = (pages) => {
      checkListOptions(operation, options);
      return walk<Page>(transport, operation, params, options, pages);
    };
  }

  pages(options: PagesOptions = {}): AsyncIterableIterator<Page & Paged> {
    const { from, prefetch } = options;
    if (prefetch !== undefined && !(Number.isInteger(prefetch) && prefetch >= 0))
      throw refusal(this.#operation, 'prefetch', prefetch, 'an integer from 0');
    return this.#walk({ ...options, from: checkedFrom(this.#operation, from) });
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) yield* itemsOf<Item>(this.#operation, page);
  }

  async toArray({
    limit = Number.POSITIVE_INFINITY,
  }: {
    readonly limit?: number | undefined;
  } = {}): Promise<Item[]> {
    if (!(limit >= 0)) throw refusal(this.#operation, 'limit', limit, 'a number from 0');
    const items: Item[] = [];
    if (limit === 0) return items;
    for await (const page of this.pages()) {
      for (const item of itemsOf<Item>(this.#operation, page)) {
        items.push(item);
        if (items.length >= limit) return items;
      }
    }
    return items;
  }
}

/** The items of a page. One without its list does not get here. */
export function itemsOf<Item>({ items = '' }: Operation, page: object): Item[] {
  return (page as Record<string, unknown>)[items] as Item[];
}

/** The query to begin with, without what may stand in front of it: a whole `links.next` does as well. */
export function checkedFrom(operation: Operation, from: string | undefined): string | undefined {
  if (from !== undefined && (typeof from !== 'string' || from === '' || /[\s#]/.test(from)))
    throw refusal(operation, 'from', from, 'the next of a page');
  return from?.slice(from.indexOf('?') + 1);
}

/** Checks what a walk or scan uses before its first request is made. */
export function checkListOptions({ operationId, method, path }: Operation, options: CallOptions): void {
  checkCallOptions(options, { operationId, method, url: path });
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
