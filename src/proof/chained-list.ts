import {
  type CallOptions,
  LazyRequest,
  makeCall,
  type Operation,
  onAbort,
  type Transport,
  type TransportCall,
} from '../client/client.js';
import { type Follow, type FollowOptions, type GrowingListRequest, growingListOf } from '../follow/follow.js';
import { type ListPage, type PagesOptions, stoppable } from '../lists/lists.js';
import {
  type ListPart,
  type RangedListRequest,
  rangedListOf,
  type Scan,
  type ScanOptions,
} from '../scan/scan.js';
import { isRecord } from '../values/values.js';
import type { Chain } from './chain.js';
import type { ProvenRange, Verify } from './verify-option.js';

/** Options of a call whose list has running hashes. */
export interface ChainedCallOptions extends CallOptions {
  /**
   * Recomputes the running hash of each message before it is returned, and compares it with the trusted hashes, if there
   * are any. A list that does not begin with message 1 requests the message before it, which is the base of its chain. A
   * hash that does not fit, a missing message and an anchor behind the end of the list are a `ProofError`.
   *
   * @default false
   */
  readonly verify?: Verify | undefined;
}

/** Options of a call whose items name the hash of the item before. */
export interface CheckedCallOptions extends CallOptions {
  /**
   * Checks each item before it is returned: numbers have no gaps, and each item names the hash of the one before it. If
   * not, the error is a `ProofError`. A list that does not begin at the first item requests the one before it. The hashes
   * cannot be computed from replies, so this shows only that the replies agree with each other.
   *
   * @default false
   */
  readonly verify?: boolean | undefined;
}

/** The part of a list that trusted hashes cover. */
export interface Proven {
  /**
   * The messages that a trusted hash covers; undefined until the message of one was read. A chain without trusted hashes
   * only shows that the service agrees with itself.
   */
  readonly proven: ProvenRange | undefined;
}

/** A list with a running hash, read with the option `verify`. Cursors carry the hash to the next reading. */
export interface ChainedListRequest<Page, Item> extends GrowingListRequest<Page, Item>, Proven {
  scan(options?: ScanOptions): Scan<Item> & Proven;
  part(part: ListPart): RangedListRequest<Page, Item> & Proven;
  follow(options?: FollowOptions): Follow<Item> & Proven;
}

/** Called by the generated function of each list with a running hash. */
export function chainedList<Page extends object, Item>(
  transport: Transport,
  operation: Operation,
  params?: object,
  options?: ChainedCallOptions,
): ChainedListRequest<Page, Item> {
  const { verify = false, ...others } = isRecord(options) ? (options as ChainedCallOptions) : {};
  const call = { transport, ...makeCall(operation, params, isRecord(options) ? others : options) };
  if (verify === false) {
    const plain = growingListOf<Page, Item>(call);
    return Object.assign(plain, { proven: undefined }) as ChainedListRequest<Page, Item>;
  }
  const own = { ...call, operation: hashedAhead(operation), isVerified: true };
  const list = growingListOf<Page, Item>(own);
  const reading = new Reading(own, verify);
  const follow = (own: FollowOptions = {}): Follow<Item> & Proven => {
    let source: Follow<Item> | undefined;
    // Bad options throw here. The list is read by the copy below.
    list.follow(own);
    const { items, proven, cursor } = new Reading(upwards(reading.call), verify).iterate(
      (chain) => {
        const from = own.from === 'now' ? own.from : chain.placeOf(own.from ?? undefined);
        source = list.follow({ ...own, from });
        return source;
      },
      false,
      own.from === 'now' ? undefined : (own.from ?? undefined),
    );
    return Object.defineProperties(items, {
      cursor,
      proven,
      behind: { get: () => source?.behind },
      missing: { get: () => source?.missing },
    }) as Follow<Item> & Proven;
  };
  return Object.defineProperties(rangedOf<Page, Item>(reading, list), {
    follow: { value: follow },
  }) as ChainedListRequest<Page, Item>;
}

/** Called by the generated function of each list whose items name the hash of the item before. */
export function checkedList<Page extends object, Item>(
  transport: Transport,
  operation: Operation,
  params?: object,
  options?: CheckedCallOptions,
): GrowingListRequest<Page, Item> {
  return chainedList<Page, Item>(transport, operation, params, options);
}

function upwards(call: TransportCall): TransportCall {
  return { ...call, params: { ...call.params, order: 'asc' } };
}

let links: typeof import('./links.js') | undefined;

/** The operation, whose messages are hashed when a reply arrives. */
function hashedAhead(operation: Operation): Operation {
  const { decode, items = '', rangeKey } = operation;
  if (!decode || rangeKey?.grows?.previous) return operation;
  return {
    ...operation,
    decode: (data, int64) => {
      const decoded = decode(data, int64);
      links?.hashAhead(operation, Object(decoded)[items]);
      return decoded;
    },
  };
}

/** Starts a chain for each reading of a list. */
class Reading {
  last: Chain | undefined;

  constructor(
    readonly call: TransportCall,
    readonly verify: unknown,
    readonly isPart = false,
  ) {}

  async start(isUnordered = false): Promise<Chain> {
    const { Chain } = await import('./chain.js');
    links ??= await import('./links.js');
    this.last = new Chain(this.call, this.verify, this.isPart, isUnordered);
    return this.last;
  }

  iterate<Item>(
    read: (chain: Chain) => AsyncGenerator<Item, void, undefined>,
    isUnordered = false,
    from?: string | undefined,
  ) {
    let chain: Chain | undefined;
    const items = stoppable([this.call.options], async (signal) => {
      chain = await this.start(isUnordered);
      const source = read(chain);
      onAbort(signal, () => void source.return().catch(() => undefined));
      return chain.items(source);
    });
    const cursor = { get: () => (chain ? (chain.cursor ?? from) : from) };
    return { items, cursor, proven: { get: () => chain?.proven } };
  }
}

function rangedOf<Page extends object, Item>(reading: Reading, list: RangedListRequest<Page, Item>) {
  const { call } = reading;
  const methods = {
    async page(cursor?: string): Promise<ListPage<Page, Item>> {
      const chain = await reading.start();
      return chain.page(await list.page(chain.placeOf(cursor)));
    },
    pages: (options: PagesOptions = {}) =>
      stoppable([call.options], async (signal) => {
        const chain = await reading.start();
        const pages = list.pages({ ...options, from: chain.placeOf(options.from) });
        onAbort(signal, () => void pages.return().catch(() => undefined));
        return chain.pages(pages);
      }),
    [Symbol.asyncIterator]: () => reading.iterate(() => itemsOf(list)).items,
    async toArray(options: { readonly limit?: number | undefined } = {}): Promise<Item[]> {
      const chain = await reading.start();
      const items = await list.toArray(options);
      await chain.verify(items, options.limit === undefined || items.length < options.limit);
      return items;
    },
    scan: (options: ScanOptions = {}) => {
      const isUnordered = options?.ordered === false;
      // Without an order, each slice is read upwards, so that its items follow each other.
      const scanned = isUnordered ? rangedListOf<Page, Item>(upwards(call)) : list;
      // Bad options throw here. The list is read by the copy below.
      scanned.scan(options);
      let source: Scan<Item> | undefined;
      const { items, cursor, proven } = reading.iterate(
        (chain) => {
          source = scanned.scan({ ...options, from: chain.placeOf(options.from) });
          return source;
        },
        isUnordered,
        options.from,
      );
      return Object.defineProperties(items, { cursor, proven, progress: { get: () => source?.progress } });
    },
    split: (count: number) => list.split(count),
    part: (part: ListPart) => {
      const inner = list.part(part);
      const own = LazyRequest.callOf(inner) ?? call;
      return rangedOf(new Reading({ ...own, isVerified: true }, reading.verify, true), inner);
    },
  };
  const request = new LazyRequest<Page>(async (own) => {
    const chain = await reading.start();
    const reply = await growingListOf<Page, Item>(own).withResponse();
    await chain.reply(reply.data);
    return reply;
  }, call);
  const proven = { get: () => reading.last?.proven };
  return Object.defineProperties(Object.assign(request, methods), { proven }) as unknown as RangedListRequest<
    Page,
    Item
  > &
    Proven;
}

async function* itemsOf<Item>(list: AsyncIterable<Item>): AsyncGenerator<Item, void, undefined> {
  yield* list;
}
