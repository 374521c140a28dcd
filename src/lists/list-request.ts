// Lists: one page, every page, and where the next one begins.

import {
  type CallOptions,
  checkOptions,
  endedBy,
  fromZero,
  integerWithin,
  LazyRequest,
  type LedgerRequest,
  makeCall,
  type Operation,
  place,
  type RulesOf,
  type Transport,
  type WithResponse,
} from '../client/client.js';
import { type CallContext, ParameterError } from '../errors/errors.js';
import type { ListCall } from './list-call.js';
import { onDemand } from './on-demand.js';
import type { PagesOptions } from './walk.js';

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

/**
 * A list: awaited, its first page; iterated, every item, page after page. Each iteration is a walk of its own, which
 * tells of input that cannot be meant when it is first asked for something.
 */
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
  toArray(options?: ArrayOptions): Promise<Item[]>;
}

interface ArrayOptions {
  /** How many items at most. @default all */
  readonly limit?: number | undefined;
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

const arrayRules: RulesOf<ArrayOptions> = { limit: fromZero };
const pagesRules: RulesOf<PagesOptions> = {
  // A page that is asked for ahead waits in memory.
  prefetch: /*#__PURE__*/ integerWithin(0, 100),
  from: place,
};

export class LazyList<Page extends object, Item>
  extends LazyRequest<Page>
  implements ListRequest<Page, Item>
{
  readonly #call: ListCall;

  constructor(call: ListCall) {
    super((signal) => sendFirst<Page>(endedBy(call, signal)), call);
    this.#call = call;
  }

  async page(cursor?: string): Promise<ListPage<Page, Item>> {
    return (await listPages()).readPage(this.#call, cursor);
  }

  pages(options: PagesOptions = {}): AsyncGenerator<ListPage<Page, Item>, void, undefined> {
    checkOptions(options, pagesRules, unsent(this.#call.operation));
    // What the caller changes later is none of this walk.
    const given = { ...options };
    return onDemand(async () => (await listPages()).pagesOf<Page, Item>(this.#call, given));
  }

  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    return onDemand(async () => (await listPages()).itemsOf<Item>(this.#call));
  }

  async toArray(options: ArrayOptions = {}): Promise<Item[]> {
    checkOptions(options, arrayRules, unsent(this.#call.operation));
    return (await listPages()).firstItems<Item>(this.#call, options.limit);
  }
}

/** Sends the call of a list for its first page. */
async function sendFirst<Page>(call: ListCall): Promise<WithResponse<Page>> {
  const { transport, operation, params } = call;
  const mayBeBounded = Object.keys(params).some((name) => name !== 'limit' && name !== 'order');
  // The service takes bounds over two keys for more than they say, and answers with what was not asked for.
  const asked =
    mayBeBounded && (operation.rangeKey?.second || operation.window)
      ? { ...call, query: (await listPages()).firstQuery(call) }
      : call;
  return transport.send<Page>(asked);
}

let loaded: typeof import('./list-pages.js') | undefined;

/** Who wants one page as it comes does not load what reads many. Node takes long to find again what it has loaded. */
async function listPages(): Promise<typeof import('./list-pages.js')> {
  loaded ??= await import('./list-pages.js');
  return loaded;
}

/** What an error tells of a list that is not asked for yet. */
export function unsent({ operationId, method, path }: Operation): CallContext {
  return { operationId, method, url: path };
}

/** What a list is not to be asked for. */
export function refusal(
  operation: Operation,
  parameter: string,
  given: unknown,
  allowed: string,
): ParameterError {
  return new ParameterError({ parameter, given, allowed }, unsent(operation));
}
