import type { CallOptions, TransportCall } from '../client/client.js';
import {
  followable,
  type ListPlace,
  type ListQuery,
  ListReader,
  type PageRequest,
  partOf,
  type ReadPage,
} from '../lists/lists.js';
import { clockError, nanoseconds } from '../values/values.js';
import { type Arrived, arrivedOf } from './arrivals.js';
import { ownBegin } from './own-bounds.js';
import type { Patience } from './patience.js';
import type { Visibility } from './visibility.js';

/** A page, and its items. */
export interface Answer<Item> {
  readonly page: ReadPage<object>;
  readonly arrived: readonly Arrived<Item>[];
}

/** Reads the pages of a follow. */
export class AnswerReader<Item> {
  /** The option `after` of the call. Only the first answer needs it: the next ones begin behind that one. */
  after: CallOptions['after'];
  readonly #call: TransportCall;
  readonly #query: ListQuery;
  readonly #visibility: Visibility;
  readonly #patience: Patience;

  /** The signal of the call ends each request. */
  constructor(call: TransportCall, query: ListQuery, visibility: Visibility, patience: Patience) {
    this.#call = call;
    this.#query = query;
    this.#visibility = visibility;
    this.#patience = patience;
  }

  /** A reader with an open window that does not end before the items behind a place. */
  listFrom(place: ListPlace | undefined): ListReader<object> {
    const { operation, options } = this.#call;
    const isWindowed = this.#query.key === operation.window?.parameter;
    const begin = isWindowed ? ownBegin(this.#query, place) : undefined;
    const { newest } = this.#visibility;
    const latest = begin !== undefined && begin > newest ? begin : newest;
    const call = { ...this.#call, options: { ...options, after: this.after } };
    return new ListReader<object>(call, options.signal, latest + nanoseconds(clockError));
  }

  /** Reads an answer. In a list that is not by time, an empty page and the page behind it are one answer. */
  async read(list: ListReader<object>, request: PageRequest): Promise<Answer<Item> | undefined> {
    for (let own = request; ; ) {
      const page = await list.read(own);
      if (!page) return undefined;
      const hasItems = page.items.length > 0;
      if (hasItems) this.#patience.endEmptyPages();
      const next = followable(page);
      if (hasItems || !next || this.edgeOf(page) !== undefined)
        return { page, arrived: this.#credible(page) };
      own = { query: next.query };
      await this.#patience.afterEmptyPage();
    }
  }

  /** The place behind the newest item. */
  async newest(): Promise<ListPlace> {
    const reader = this.listFrom(undefined);
    const list = reader.query.lastItem();
    for (let query = partOf(list); ; ) {
      const page = await reader.read({ query, list });
      const [item] = page ? this.#credible(page) : [];
      const next = followable(page);
      if (item) return { kind: 'after', key: item.key };
      if (!next) return { kind: 'query', query: '' };
      query = next.query;
      await this.#patience.afterEmptyPage();
    }
  }

  /** The begin of the next page, in nanoseconds; undefined if the list is not by time. */
  edgeOf(page: ReadPage<object>): bigint | undefined {
    const { key, rules } = this.#query;
    const isByTime = rules[key]?.kind.name === 'timestamp';
    return isByTime ? followable(page)?.query.range(key).low?.key : undefined;
  }

  /** The items of a page without those far in the future: a cursor behind one would hide all items before it. */
  #credible(page: ReadPage<object>): readonly Arrived<Item>[] {
    const arrived = arrivedOf<Item>(this.#query, page);
    const { latest } = this.#visibility;
    // Numbers without gaps prove themselves.
    if (this.#query.operation.rangeKey?.grows?.contiguous || latest === undefined) return arrived;
    return arrived.filter(({ time }) => time === undefined || time <= latest + nanoseconds(clockError));
  }
}
