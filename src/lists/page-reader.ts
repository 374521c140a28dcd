import { type CallOptions, type PageReply, pathNames, type TransportCall } from '../client/client.js';
import { ApiError, ResponseError } from '../errors/errors.js';
import { countWithin, type ItemKey, MisplacedItem, orderedKeys } from './item-key.js';
import type { ListQuery } from './list-query.js';
import { BrokenNext, type NextQuery, nextOf, nextQuery, SentQueries } from './next-query.js';
import { behindWindow, partOf } from './query-part.js';

/** A request for one page of a list. */
export interface PageRequest {
  readonly query: ListQuery;
  /** The list, if it is a part of the whole list or its other order. @default the whole list */
  readonly list?: ListQuery | undefined;
  /** The key of the last item before the page. */
  readonly after?: ItemKey | undefined;
  /** Whether it is the page before a place, read in the other order. */
  readonly isBack?: boolean | undefined;
  readonly options?: CallOptions | undefined;
  /** Whether other pages of the list are read at the same time. */
  readonly isPart?: boolean | undefined;
  /** Whether the rate limit was already applied. */
  readonly hasPassed?: boolean | undefined;
}

/** A page whose items are checked to be in order and in the list. */
export interface ReadPage<Page> {
  readonly data: Page;
  readonly items: readonly unknown[];
  /** The keys of the items; empty if the list has no range key. */
  readonly keys: readonly (ItemKey | undefined)[];
  /** The query of the next page, null at the end of the list, or the error if no query continues the list. */
  readonly next: NextQuery | null | ResponseError;
  /** Whether items are before it; undefined if that is unknown. */
  readonly hasPrevious?: boolean | undefined;
  readonly fail: Fail;
}

/** Makes the error for a page that does not fit its list. */
type Fail = (message: string, instancePath: string, expected: string, got: unknown) => ResponseError;

/** Sends the requests of one list, and checks each page. */
export class PageReader<Page extends object> {
  /** How many requests were sent. */
  requests = 0;
  readonly #call: TransportCall;
  /** Only the parameters of the path: all others are in each query, and were checked. */
  readonly #params: TransportCall['params'];
  readonly #seen = new SentQueries();
  /** Whether the list is known to exist. */
  #exists = false;

  /** The signal of the call ends each request. */
  constructor(call: TransportCall) {
    this.#call = call;
    this.#params = Object.fromEntries(pathNames(call.operation).map((name) => [name, call.params[name]]));
  }

  /** Notes where a walk begins. `exists` if it continues an earlier one. */
  begin(list: ListQuery, query: ListQuery, exists: boolean): void {
    this.#exists ||= exists;
    if (list.keys.length === 0) for (const { canonical } of [list, query]) this.#seen.add(canonical);
  }

  /** Reads a page of a list; undefined if the list has no more items. */
  async read(request: PageRequest, list: ListQuery): Promise<ReadPage<Page> | undefined> {
    let reply: PageReply<Page>;
    try {
      reply = await this.#send(request);
    } catch (error) {
      if (!this.#exists || !isBeforeBirth(list, error)) throw error;
      if (list.order === 'desc') return undefined;
      const later = behindWindow(list, request.query);
      if (!later) throw error;
      return this.read({ ...request, query: partOf(later) }, list);
    }
    this.#exists = true;
    return this.#checked(reply, request, list);
  }

  #send({ query, options, hasPassed }: PageRequest): Promise<PageReply<Page>> {
    const { transport, operation, options: common } = this.#call;
    this.requests += 1;
    return transport.send<Page>({
      operation,
      params: this.#params,
      options: { ...common, ...options },
      query: query.text,
      hasPassed,
    });
  }

  #checked(reply: PageReply<Page>, request: PageRequest, list: ListQuery): ReadPage<Page> {
    const { data, response, context, preview } = reply;
    const fail: Fail = (message, instancePath, expected, got) =>
      new ResponseError(
        `the list cannot be followed: ${message}`,
        { status: response.status, text: '', issues: [{ instancePath, expected, got: preview(got) }] },
        context,
      );
    const items = itemsOf(list, data);
    if (!items)
      throw fail('its items cannot be told', '', 'one array, or the option items', Object.keys(data));
    const { query: sent, after, isPart } = request;
    let keys: (ItemKey | undefined)[] = [];
    let count = items.length;
    try {
      keys = orderedKeys(list, items, after);
      if (list.keys.length > 0) count = countWithin(list, keys);
    } catch (error) {
      if (!(error instanceof MisplacedItem)) throw error;
      const path = `/${list.operation.items}/${error.index}`;
      const isOutOfOrder = keys.length === 0;
      // The only page of a list cannot repeat items of another page.
      if (!isOutOfOrder || isPart || after || nextOf(data) !== null)
        throw fail(`${path} should be ${error.expected}`, path, error.expected, error.got);
    }
    if (count < items.length)
      return { data, items: items.slice(0, count), keys: keys.slice(0, count), fail, next: null };
    try {
      const next = nextQuery(list, { data, count, last: keys.at(-1), sent }, this.#seen);
      return { data, items, keys, fail, next };
    } catch (error) {
      if (!(error instanceof BrokenNext)) throw error;
      const { message, instancePath, expected, got } = error;
      return { data, items, keys, fail, next: fail(message, instancePath, expected, got) };
    }
  }
}

/** The query of the next page; undefined at the end of a list, and if none continues it. */
export function followable(page: Pick<ReadPage<object>, 'next'> | undefined): NextQuery | undefined {
  const next = page?.next;
  return next && !(next instanceof ResponseError) ? next : undefined;
}

/** A list by time answers 404 if its range ends before its owner existed. */
function isBeforeBirth(list: ListQuery, error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status === 404 &&
    // Proxies answer without messages.
    error.messages.length > 0 &&
    list.rules[list.key]?.kind.name === 'timestamp'
  );
}

/** The items of a page. In a list that the description does not know, they are the only array; undefined without one. */
function itemsOf({ operation: { items } }: ListQuery, page: object): unknown[] | undefined {
  if (items !== undefined) return (page as Record<string, unknown>)[items] as unknown[];
  const [only, another] = Array.isArray(page) ? [page] : Object.values(page).filter(Array.isArray);
  return another ? undefined : only;
}
