import type { PageReply } from '../call/exchange.js';
import { ApiError } from '../errors/api-error.js';
import { type CallContext, ParameterError, ResponseError } from '../errors/errors.js';
import type { Operation } from '../operation/operation.js';
import type { CallOptions } from '../operation/options.js';
import type { Call } from '../request/call.js';
import { pathNames } from '../request/parameters.js';
import { compare, direction, formatQuery, parseQuery, type QueryPair } from '../request/query.js';
import { asksForNothing } from './cursor.js';
import { type ItemKey, MisplacedItem, orderedKeys } from './item-key.js';
import { canonical } from './key-range.js';
import type { ListCall } from './list-call.js';
import { targetOf, withinMax } from './many-values.js';
import { BrokenNext, nextOf, nextQuery } from './next-query.js';
import { asOneKey } from './one-key.js';
import { isRestOf } from './rest-query.js';
import { SentQueries } from './sent-queries.js';

/** Which page is asked for. */
export interface PageRequest {
  readonly query: string;
  /** What is asked for, where that is a part of the list or another order of it. @default the whole list */
  readonly list?: readonly QueryPair[] | undefined;
  /** The key of the last item before the page. */
  readonly after?: ItemKey | undefined;
  readonly options?: CallOptions | undefined;
  /** Whether other pages of the list are read at the same time. */
  readonly isPart?: boolean | undefined;
}

/** A page that has been read and found to be in its place. */
export interface ListPage<Page> {
  readonly data: Page;
  readonly items: readonly unknown[];
  /** Keys of the items, as they came; none where the list has no range key. */
  readonly keys: readonly (ItemKey | undefined)[];
  /** The query that follows, null at the end of the list, or why there is none. */
  readonly next: string | null | ResponseError;
  /** Says what is wrong with it. */
  readonly fail: Fail;
}

type Fail = (message: string, instancePath: string, expected: string, got: unknown) => ResponseError;

/** Reads pages of one list, and holds each against what was asked for and what came before. */
export class ListReader<Page extends object> {
  readonly call: ListCall;
  /** Ends what is under way. */
  readonly #signal: AbortSignal | undefined;
  /** What the whole list is asked for by. */
  readonly first: readonly QueryPair[];
  /** Whether the call is checked before it is sent. */
  readonly isChecked: boolean;
  readonly #start: string;
  readonly #path: string;
  /** What makes the path: all else stands in each query, and has been checked. */
  readonly #params: Call['params'];
  readonly #seen = new SentQueries();
  #hasAnswered = false;

  /** @throws ParameterError for bad input. */
  constructor(call: ListCall, signal?: AbortSignal) {
    const { operation } = call;
    const { path, query, isChecked } = targetOf(call);
    const given = parseQuery(query) ?? [];
    this.call = call;
    this.#signal = signal;
    this.first = asOneKey(operation, given);
    const start = withinMax(operation, this.first);
    this.#start = start === given ? query : formatQuery(start);
    this.#path = path;
    const params: Readonly<Record<string, unknown>> = { ...call.params };
    this.#params = Object.fromEntries(pathNames(operation).map((name) => [name, params[name]]));
    this.isChecked = isChecked;
  }

  /** Whether the bounds of the call leave nothing, so that nothing has to be asked for. */
  get isEmpty(): boolean {
    return asksForNothing(this.call.operation, this.first);
  }

  /**
   * The query to begin with: of the first page, or the one that is given.
   *
   * @throws ParameterError if that is none of this call's.
   */
  begin(from?: string | undefined): string {
    return this.goOn(from === undefined ? this.#start : this.#own(from), from !== undefined);
  }

  /** The same for a query of our own. Whoever goes on has had an answer before. */
  goOn(query: string, hasAnswered = true): string {
    this.#hasAnswered = hasAnswered;
    for (const pairs of [this.first, parseQuery(query) ?? []])
      this.#seen.add(canonical(this.call.operation, pairs));
    return query;
  }

  /** Reads a page; undefined if it turns out that the list was over before. */
  async read(request: PageRequest): Promise<ListPage<Page> | undefined> {
    const { operation } = this.call;
    const { query, after, list = this.first } = request;
    const reply = await this.#ask(request);
    if (!reply) return undefined;
    const { data, response, context, preview } = reply;
    const fail: Fail = (message, instancePath, expected, got) =>
      new ResponseError(
        `the list cannot be followed: ${message}`,
        { status: response.status, text: '', issues: [{ instancePath, expected, got: preview(got) }] },
        context,
      );
    const items = itemsOf<unknown>(operation, data);
    let keys: (ItemKey | undefined)[] = [];
    try {
      keys = orderedKeys(operation, list, items, after);
    } catch (error) {
      if (!(error instanceof MisplacedItem)) throw error;
      const path = `/${operation.items}/${error.index}`;
      // The only page of a list has no other that it could repeat.
      if (request.isPart || after || nextOf(data) !== null)
        throw fail(`${path} should be ${error.expected}`, path, error.expected, error.got);
    }
    try {
      const page = { data, count: items.length, last: keys.at(-1), sent: parseQuery(query) ?? [] };
      return { data, items, keys, fail, next: nextQuery(operation, list, page, this.#seen) };
    } catch (error) {
      if (!(error instanceof BrokenNext)) throw error;
      const { message, instancePath, expected, got } = error;
      return { data, items, keys, fail, next: fail(message, instancePath, expected, got) };
    }
  }

  async #ask({ query, list, options }: PageRequest): Promise<PageReply<Page> | undefined> {
    const { transport, operation, options: usual } = this.call;
    try {
      const reply = await transport.send<Page>({
        operation,
        params: this.#params,
        options: { ...usual, signal: this.#signal ?? usual.signal, ...options },
        query,
      });
      this.#hasAnswered = true;
      return reply;
    } catch (error) {
      if (this.#hasAnswered && isBeforeBirth(operation, list ?? this.first, error)) return undefined;
      throw error;
    }
  }

  #own(from: string): string {
    const { operationId, method, path } = this.call.operation;
    const refuse = (allowed: string): never => {
      const context: CallContext = { operationId, method, url: path };
      throw new ParameterError({ parameter: 'from', given: from, allowed }, context);
    };
    if (typeof from !== 'string' || from === '' || /[\s#]/.test(from)) return refuse('the next of a page');
    const question = from.indexOf('?');
    const query = from.slice(question + 1);
    const pairs = parseQuery(query);
    if (!pairs || !this.#isOwnQuery(pairs) || !this.#isOwnPath(from.slice(0, Math.max(0, question))))
      refuse('the next of a page of the same call, with its order, limit and filters');
    return query;
  }

  /** Whether a query is one of the call, or of its scan, which asks for larger pages. */
  #isOwnQuery(pairs: readonly QueryPair[]): boolean {
    const { operation } = this.call;
    const max = String(operation.parameters?.limit?.maximum);
    const hasLimit = this.first.some(({ name }) => name === 'limit');
    const kept = pairs.filter(({ name, text }) => hasLimit || name !== 'limit' || text !== max);
    return isRestOf(operation, this.first, kept);
  }

  /** Whether a path is that of the call; the service may name an account by its number where the call has an alias. */
  #isOwnPath(path: string): boolean {
    const { parameters, path: template } = this.call.operation;
    const segments = template.split('/').slice(1);
    const [ours, theirs] = [this.#path, path].map((text) => text.split('/').slice(-segments.length));
    return segments.every((segment, index) => {
      const [own, other] = [ours?.[index], theirs?.[index]];
      if (path === '' || own === other) return true;
      const name = /^\{(.*)\}$/.exec(segment)?.[1];
      if (name === undefined || own === undefined || other === undefined) return false;
      const by = compare(own, other, parameters?.[name]);
      return by === 0 || Number.isNaN(by);
    });
  }
}

/** A list that goes back in time may be asked for what was before its owner was there. */
function isBeforeBirth(operation: Operation, list: readonly QueryPair[], error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status === 404 &&
    // What stands in front of the service answers otherwise.
    error.messages.length > 0 &&
    operation.parameters?.[operation.rangeKey?.parameter ?? '']?.kind === 'timestamp' &&
    direction(operation, list) === 'desc'
  );
}

/** The items of a page. One without its list does not get here. */
export function itemsOf<Item>({ items = '' }: Operation, page: object): Item[] {
  return (page as Record<string, unknown>)[items] as Item[];
}
