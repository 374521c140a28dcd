import {
  anyValue,
  type CallOptions,
  checkOptions,
  contextOf,
  countFromZero,
  integerWithin,
  LazyRequest,
  type LedgerRequest,
  newCall,
  type Operation,
  type RulesOf,
  type Transport,
  type WithResponse,
} from '../client/client.js';
import type { ListPage, PagesOptions } from './list-pages.js';
import type { ListCall } from './list-proof.js';
import { stoppable } from './stoppable.js';

/**
 * A list. Awaited, it is the first page; iterated, all items, page by page. Each iteration sends its own requests, and
 * throws for bad input when its first item is requested.
 */
export interface ListRequest<Page, Item> extends LedgerRequest<Page>, AsyncIterable<Item> {
  /**
   * One page: the first, or the one at a cursor. A cursor is the `next` or `previous` of a page of the same call, read
   * in this process or another.
   *
   * @throws ParameterError for a cursor of another call.
   */
  page(cursor?: string): Promise<ListPage<Page, Item>>;
  /** All pages, one after the other. */
  pages(options?: PagesOptions): AsyncGenerator<ListPage<Page, Item>, void, undefined>;
  /**
   * The first `count` items of a page of this list, for a caller that has no room for more. Its `next` is the cursor behind
   * them, so no request is needed to read on there. Fewer items are kept if the next one has the same key. Undefined if
   * there is no such place: the list has no key, or all items up to there have the same.
   */
  shorten(page: ListPage<Page, Item>, count: number): Promise<ListPage<Page, Item> | undefined>;
  /** All items, or the first `limit` of them, in as few requests as possible. */
  toArray(options?: ArrayOptions): Promise<Item[]>;
  /**
   * The fields beside the items in the first reply of the last reading, such as the `timestamp` of balances. Undefined before
   * that reply, and if the list was only awaited, as the reply itself has all of them then.
   *
   * @example
   * const list = ledger.getBalances();
   * const balances = await list.toArray();
   * console.log(balances.length, list.reply?.timestamp);
   */
  readonly reply: Partial<Page> | undefined;
}

interface ArrayOptions {
  readonly limit?: number | undefined;
}

/** Called by the generated function of each list. */
export function list<Page extends object, Item>(
  transport: Transport,
  operation: Operation,
  params?: object,
  options?: CallOptions,
): ListRequest<Page, Item> {
  return new LazyList(newCall(transport, operation, params, options));
}

const arrayRules: RulesOf<ArrayOptions> = { limit: countFromZero };
const pagesRules: RulesOf<PagesOptions> = {
  // A prefetched page stays in memory.
  prefetch: /*#__PURE__*/ integerWithin(0, 100),
  from: anyValue,
};

/**
 * A list before it is read: awaited, it is one reply; its methods read on. Each of them loads `list-pages.js`, and makes
 * a reading of its own, so one list can be read many times. The first page of most lists is sent as the call is, without
 * that code: a bundle that only reads first pages stays small.
 */
export class LazyList<Page extends object, Item>
  extends LazyRequest<Page, ListCall>
  implements ListRequest<Page, Item>
{
  constructor(call: ListCall) {
    super(sendFirst<Page>, call.first ? call : { ...call, first: {} });
  }

  get reply(): Partial<Page> | undefined {
    return this.call.first?.reply;
  }

  /** The part of the list that the last reading has proven. */
  get proven(): object | undefined {
    return this.call.proof?.last?.proven;
  }

  async page(cursor?: string): Promise<ListPage<Page, Item>> {
    return (await listPages()).pageAt(this.call, cursor);
  }

  pages(options: PagesOptions = {}): AsyncGenerator<ListPage<Page, Item>, void, undefined> {
    checkOptions(options, pagesRules, contextOf(this.call.operation));
    const own = { ...options };
    return stoppable([this.call.options], async (signal) =>
      (await listPages()).pagesOf<Page, Item>(this.call, own, signal),
    );
  }

  async shorten(page: ListPage<Page, Item>, count: number): Promise<ListPage<Page, Item> | undefined> {
    return (await listPages()).shortPage(this.call, page, count);
  }

  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    const load = async (signal: AbortSignal) => (await listPages()).itemsOf<Item>(this.call, signal);
    return stoppable([this.call.options], load, this.call.operation.filter);
  }

  async toArray(options: ArrayOptions = {}): Promise<Item[]> {
    checkOptions(options, arrayRules, contextOf(this.call.operation));
    return (await listPages()).firstItems<Item>(this.call, options.limit);
  }
}

async function sendFirst<Page>(call: ListCall): Promise<WithResponse<Page>> {
  const { transport, operation, params, proof } = call;
  const mayHaveBounds = Object.keys(params).some((name) => name !== 'limit' && name !== 'order');
  // Services misread bounds over two keys, so the client writes them in another way.
  const needsQuery = mayHaveBounds && (operation.rangeKey?.second || operation.window);
  if (!needsQuery && !proof && !operation.filter) return transport.send<Page>(call);
  return (await listPages()).firstReply<Page>(call, needsQuery);
}

// The first page of most lists does not need it.
const listPages = () => import('./list-pages.js');
