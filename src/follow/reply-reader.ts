import { type CallOptions, type Transport, type TransportCall, withParameter } from '../client/client.js';
import {
  firstChunk,
  followable,
  type ItemKey,
  isGapless,
  type ListPlace,
  ListQuery,
  ListReader,
  type PageRequest,
  type ReadPage,
} from '../lists/lists.js';
import {
  Comparison,
  clockError,
  isRecord,
  nanoseconds,
  readTimestamp,
  toOrdinal,
  toTimestamp,
} from '../values/values.js';
import type { Polling } from './polling.js';
import type { Visibility } from './visibility.js';

/** An item of a reply with its key, and its time in nanoseconds if the list has times. */
export interface FollowedItem<Item> {
  readonly item: Item;
  readonly key: ItemKey;
  readonly time: bigint | undefined;
}

/**
 * Reads the replies of one follow, page by page. It is apart from the follower because the newest item and the next page
 * need the same care: replies that cannot be read are requested again, empty pages are passed at a limited rate, and items
 * whose time cannot be true are left out.
 */
export class ReplyReader<Item> {
  readonly #transport: Transport;

  constructor(
    readonly call: TransportCall,
    readonly query: ListQuery,
    readonly visibility: Visibility,
    readonly polling: Polling,
  ) {
    const { transport } = call;
    const send: Transport['send'] = (own) => polling.untilReadable(() => transport.send(own));
    this.#transport = Object.create(transport, { send: { value: send } });
  }

  listFrom(place: ListPlace | undefined, after: CallOptions['after']): ListReader<object> {
    const { options } = this.call;
    const { newest } = this.visibility;
    // The reader needs the latest time only if the list is read in windows of time.
    let latest = newest;
    const begin = firstKeyAt(this.query, place);
    if (begin !== undefined && begin > newest) latest = begin;
    const call = { ...this.call, transport: this.#transport, options: { ...options, after } };
    return new ListReader<object>(call, options.signal, latest + nanoseconds(clockError));
  }

  /** Reads a page. Empty pages are skipped before the newest item, and in a list that is not by time. */
  async read(list: ListReader<object>, first: PageRequest) {
    for (let request = first; ; ) {
      const page = await list.read(request);
      if (!page) return undefined;
      const items = this.#plausible(page);
      const next = followable(page);
      if (!next || this.#hasItems(page, items, request)) return { page, items };
      request = { query: next.query, list: request.list };
      await this.polling.afterEmptyPage();
    }
  }

  /** Whether a page is worth returning. At the edge of a window, an empty page is too: the follower decides what it shows. */
  #hasItems(page: ReadPage<object>, plausible: readonly object[], { list }: PageRequest): boolean {
    // Only the request for the newest item names a list: it is a list of its own, in descending order.
    const isForNewestItem = list !== undefined;
    if (isForNewestItem) return plausible.length > 0;
    return page.items.length > 0 || this.edgeOf(page) !== undefined;
  }

  /** The key of the newest item, behind which `from: 'now'` begins. */
  async newest(after: CallOptions['after']): Promise<ItemKey | undefined> {
    const reader = this.listFrom(undefined, after);
    const list = reader.query.lastItem();
    const reply = await this.read(reader, { query: firstChunk(list), list });
    return reply?.items[0]?.key;
  }

  /** The begin of the next page, in nanoseconds; undefined if the list is not by time. */
  edgeOf(page: ReadPage<object>): bigint | undefined {
    if (!isByTime(this.query)) return undefined;
    return followable(page)?.query.range(this.query.key).low?.key;
  }

  /** Leaves out items in the far future: a cursor behind one would hide all items before it. */
  #plausible({ items, keys, fail }: ReadPage<object>): readonly FollowedItem<Item>[] {
    const { time: field, contiguous } = this.call.operation.rangeKey?.appendOnly ?? {};
    const plausible: FollowedItem<Item>[] = [];
    for (const [index, item] of items.entries()) {
      const key = keys[index];
      if (!key) throw fail('an item has no key', `/${index}`, 'an item with its key', item);
      let time: bigint | undefined;
      if (field !== undefined && isRecord(item)) time = readTimestamp(item[field]);
      if (contiguous || this.visibility.isPlausible(time)) plausible.push({ item: item as Item, key, time });
    }
    return plausible;
  }
}

function isByTime({ rules, key }: ListQuery): boolean {
  return rules[key]?.kind.name === 'timestamp';
}

/** The latest time that the bounds of a call allow, which ends a follow. */
export function endTime(query: ListQuery): bigint | undefined {
  const name = isByTime(query) ? query.key : 'timestamp';
  const { high, equal } = query.range(name);
  let end = high?.key;
  for (const value of equal) {
    const time = toOrdinal(value, query.rules[name]?.kind);
    if (time !== undefined && (end === undefined || time > end)) end = time;
  }
  return end;
}

/** The lowest key that an item behind a place can have. */
export function firstKeyAt(query: ListQuery, place: ListPlace | undefined): bigint | undefined {
  const kind = query.rules[query.key]?.kind;
  if (place && 'key' in place) {
    const last = toOrdinal(place.key.first, kind);
    if (last === undefined) return undefined;
    return last + 1n;
  }
  const rest = query.plus(...ListQuery.parse(query.operation, place?.query ?? '').pairs);
  const begin = rest.range(query.key).low?.key;
  if (begin !== undefined) return begin;
  // Another filter may leave out the first items.
  if (rest.filterNames().length > 0) return undefined;
  return toOrdinal(query.operation.rangeKey?.min ?? '', kind);
}

/** The part of a list to which no items are added: up to `until` in a list by time. Numbers without gaps need no bound. */
export function finishedPart(
  call: TransportCall,
  query: ListQuery,
  until: bigint | undefined,
): TransportCall | undefined {
  const { parameter = '', field, appendOnly } = call.operation.rangeKey ?? {};
  if (isGapless(query)) return call;
  if (appendOnly?.time !== field || until === undefined) return undefined;
  const { equal, unequal, low, high } = query.range(parameter);
  if (high || equal.length + unequal.length > 0) return undefined;
  const isBeforeRange = low?.key !== undefined && low.key >= until;
  if (isBeforeRange) return undefined;
  const filters = [call.params[parameter] ?? [], new Comparison('lte', toTimestamp(until))].flat();
  return withParameter(call, parameter, filters);
}
