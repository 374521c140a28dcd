// One page, all pages or all items of a list. Loaded when a list is read.

import {
  type ClientFilter,
  parameterErrorFor,
  type TransportCall,
  type WithResponse,
} from '../client/client.js';
import { ResponseError } from '../errors/errors.js';
import { completeKey, type ItemKey, orderedKeys } from './item-key.js';
import type { ListCall, ProvenReading } from './list-proof.js';
import { ListReader } from './list-reader.js';
import { followable, type PageRequest, type ReadPage } from './page.js';
import { queryAfterItem } from './query-after-item.js';
import { whyTooWide } from './query-chunk.js';

/** One page of a list, a plain record that survives copying and JSON. */
export interface ListPage<Page, Item> {
  /** The reply as it came. If the page was read backwards, its items are in the order of the list. */
  readonly data: Page;
  /** The items of the page. */
  readonly items: Item[];
  /** The cursor of the next page; null at the end of the list. */
  readonly next: string | null;
  /** The cursor of the page before; null if nothing is before it, or if the list has no key to go back by. */
  readonly previous: string | null;
}

/** How a list is read page by page. */
export interface PagesOptions {
  /** A cursor of the same call, to continue there. @default before the first item */
  readonly from?: string | undefined;
  /** How many pages are requested ahead of the one that is consumed, 100 at most; 0 for none. @default 1 */
  readonly prefetch?: number | undefined;
}

/** Starts a reading, which is verified if the list has a proof. */
async function open<Page extends object>(
  call: ListCall,
  cursor?: string | undefined,
  signal?: AbortSignal,
): Promise<{ proof: ProvenReading | undefined; reader: ListReader<Page>; from: string | undefined }> {
  const proof = await call.proof?.start(call, signal);
  const reader = new ListReader<Page>(proof?.call ?? call, signal);
  if (!proof) return { proof, reader, from: cursor };
  return { proof, reader, from: proof.placeOf(cursor) };
}

export async function pageAt<Page extends object, Item>(
  call: ListCall,
  cursor: string | undefined,
): Promise<ListPage<Page, Item>> {
  const { proof, reader, from } = await open<Page>(call, cursor);
  const page = readPageAt<Page, Item>(reader, from);
  if (!proof) return page;
  return proof.page(page);
}

async function readPageAt<Page extends object, Item>(
  reader: ListReader<Page>,
  cursor: string | undefined,
): Promise<ListPage<Page, Item>> {
  const request = reader.begin(cursor, 'cursor');
  if (!request) return emptyPage(reader);
  const page = !reader.query.isEmpty && (await reader.read(request));
  if (!page) {
    const isAfterCursor = cursor !== undefined && !request.isBack;
    return emptyPage(reader, isAfterCursor ? reader.cursorBefore(request) : null);
  }
  if (page.next instanceof ResponseError) throw page.next;
  return listPage<Page, Item>(reader, { ...page, request }, cursor === undefined);
}

function emptyPage<Page extends object, Item>(
  reader: ListReader<Page>,
  previous: string | null = null,
): ListPage<Page, Item> {
  const items: Item[] = [];
  const data = { [reader.call.operation.items ?? '']: items, links: { next: null } } as Page;
  return { data, items, next: null, previous };
}

/**
 * A page is a plain record that may come from another process, so the keys are read from its items once more. Most callers
 * never need a cursor within a page, and a page with a cursor for each item would be longer.
 */
export async function shortPage<Page extends object, Item>(
  call: ListCall,
  page: ListPage<Page, Item>,
  count: number,
): Promise<ListPage<Page, Item> | undefined> {
  const { operation, proof } = call;
  const { items, data } = Object(page) as ListPage<Page, Item>;
  if (!Array.isArray(items)) throw parameterErrorFor(operation, 'page', page, 'a page of this list');
  if (!Number.isInteger(count) || count < 0)
    throw parameterErrorFor(operation, 'count', count, 'an integer from 0');
  if (count >= items.length) return page;
  const reader = new ListReader<Page>(call);
  const keys = readKeys(reader, items);
  const key = completeKey(keys, count - 1);
  // After some places, no query can ask for what follows.
  if (!key || !queryAfterItem(reader.query, key)) return undefined;
  const kept = items.slice(0, keys.lastIndexOf(key) + 1);
  const place = reader.cursor({ kind: 'after', key });
  const short = { ...page, data: { ...data, [operation.items ?? '']: kept }, items: kept };
  if (!proof) return { ...short, next: place };
  return { ...short, next: await proof.cursorBehind(call, place, kept.at(-1), items[kept.length]) };
}

/** The keys of the items of a page. None if they are not in order, as in the only page of a list they may be. */
function readKeys(reader: ListReader<object>, items: readonly unknown[]): (ItemKey | undefined)[] {
  const unordered = new Error('not in order');
  try {
    return orderedKeys(reader.query, items, undefined, () => unordered);
  } catch (error) {
    if (error !== unordered) throw error;
    return [];
  }
}

export interface WalkedPage<Page> extends ReadPage<Page> {
  readonly request: PageRequest;
}

interface WalkOptions {
  readonly prefetch?: number | undefined;
  /** The number of items after which no page is requested. */
  readonly enough?: number;
  /**
   * Whether the pages after a full one are the largest. Many loops end on the first page, so that one has the default size;
   * one that reads on needs a fourth of the requests.
   */
  readonly enlargesPages?: boolean;
}

/**
 * Reads one page after the other. The request of a page needs the page before, so pages that are prefetched form a chain: each
 * is requested as soon as the one before it is there, and `prefetch` links of the chain exist ahead of the consumer. An error
 * is thrown at its place, after the pages before it.
 */
export async function* walk<Page extends object>(
  reader: ListReader<Page>,
  first: PageRequest | null,
  { prefetch = 1, enough = Infinity, enlargesPages = false }: WalkOptions,
): AsyncGenerator<WalkedPage<Page>, void, undefined> {
  if (!first || reader.query.isEmpty) return;
  let last: ItemKey | undefined;
  let count = 0;
  const read = async (request: PageRequest): Promise<WalkedPage<Page> | undefined> => {
    const after = request.after ?? last;
    const page = await reader.read(request.isBack ? request : { ...request, after });
    const lastOfPage = page?.keys.findLast((key) => key !== undefined);
    if (lastOfPage) last = lastOfPage;
    // If nothing is before an item, the list starts over.
    else last = request.isBack ? undefined : after;
    if (!page) return undefined;
    count += page.items.length;
    const isFull = page.items.length >= request.query.limit;
    if (enlargesPages && isFull) return { ...withLargestPages(reader, page), request };
    return { ...page, request };
  };
  const readNext = async (before: ReturnType<typeof read>): ReturnType<typeof read> => {
    const next = (await before)?.next;
    if (count >= enough) return undefined;
    // The page before is good, so it is yielded first.
    if (next instanceof ResponseError) throw next;
    if (!next) return undefined;
    return read(next);
  };
  const ahead: ReturnType<typeof read>[] = [];
  for (let newest = read(first); ; ) {
    const page = await (ahead.shift() ?? newest);
    reader.call.options.signal?.throwIfAborted();
    if (!page) return;
    while (ahead.length < prefetch) {
      newest = readNext(newest);
      // An error is thrown when its page is requested.
      newest.catch(() => undefined);
      ahead.push(newest);
    }
    yield page;
    if (prefetch === 0) newest = readNext(newest);
  }
}

/** The page, after which the largest pages follow. */
function withLargestPages<Page extends object>(
  reader: ListReader<Page>,
  page: ReadPage<Page>,
): ReadPage<Page> {
  reader.useLargestPages();
  const next = followable(page);
  if (!next) return page;
  return { ...page, next: { ...next, query: next.query.withLargestPages() } };
}

export async function pagesOf<Page extends object, Item>(
  call: ListCall,
  options: PagesOptions,
  signal: AbortSignal,
): Promise<AsyncGenerator<ListPage<Page, Item>, void, undefined>> {
  const { proof, reader, from } = await open<Page>(call, options.from, signal);
  const pages = walkedPages<Page, Item>(reader, { ...options, from });
  if (!proof) return pages;
  return proof.pages(pages);
}

async function* walkedPages<Page extends object, Item>(
  reader: ListReader<Page>,
  options: PagesOptions,
): AsyncGenerator<ListPage<Page, Item>, void, undefined> {
  let isFirst = options.from === undefined;
  for await (const page of walk(reader, reader.begin(options.from), options)) {
    yield listPage(reader, page, isFirst);
    isFirst = false;
  }
}

export async function itemsOf<Item>(
  call: ListCall,
  signal: AbortSignal,
): Promise<AsyncGenerator<Item, void, undefined>> {
  const { proof, reader } = await open(call, undefined, signal);
  const items = walkedItems<Item>(reader);
  if (!proof) return items;
  return proof.items(items);
}

async function* walkedItems<Item>(reader: ListReader<object>): AsyncGenerator<Item, void, undefined> {
  for await (const { items } of walk(reader, reader.begin(), { enlargesPages: true }))
    for (const item of items as readonly Item[]) yield item;
}

export async function firstItems<Item>(call: ListCall, limit = Infinity): Promise<Item[]> {
  const { proof, reader } = await open(call);
  const reading = readFirst<Item>(reader, limit);
  if (!proof) return reading;
  const page = reading.then((items) => ({ items, next: nextForProof(items.length < limit) }));
  return (await proof.page(page)).items;
}

/** A proof needs to know whether the list has ended. It does not read the cursor. */
function nextForProof(isEnd: boolean): string | null {
  return isEnd ? null : '';
}

async function readFirst<Item>(reader: ListReader<object>, limit: number): Promise<Item[]> {
  const found: Item[] = [];
  if (limit === 0) return found;
  const { filter } = reader.call.operation;
  // With a filter, it is unknown how many items are needed.
  const enough = filter ? Infinity : limit;
  reader.useLargestPages(enough);
  for await (const { items } of walk(reader, reader.begin(), { enough })) {
    for (const item of kept(items as readonly Item[], filter)) found.push(item);
    if (found.length >= limit) break;
  }
  if (found.length <= limit) return found;
  return found.slice(0, limit);
}

/** The reply that the list is, when it is awaited. */
export async function firstReply<Page>(call: ListCall, needsQuery: unknown): Promise<WithResponse<Page>> {
  const proof = await call.proof?.start(call);
  const own = proof?.call ?? call;
  const sent = needsQuery ? { ...own, query: firstQuery(own) } : own;
  const reply = await own.transport.send<Page>(sent);
  const { [own.operation.items ?? '']: items, links } = Object(reply.data);
  const next = nextForProof(links?.next === null);
  await proof?.page({ items: Array.isArray(items) ? items : [], next });
  const { filter, items: name = '' } = own.operation;
  if (!filter || !Array.isArray(items)) return reply;
  return { ...reply, data: { ...reply.data, [name]: kept(items, filter) } };
}

function firstQuery(call: TransportCall): string | undefined {
  const { operation, params } = call;
  const reader = new ListReader<object>(call);
  const reason = whyTooWide(reader.query);
  if (reader.isChecked) {
    const parameterError = (parameter = '', allowed = ''): Error =>
      parameterErrorFor(operation, parameter, params[parameter], allowed);
    if (reader.query.isEmpty)
      throw parameterError(operation.rangeKey?.parameter, 'a range that is not empty');
    if (reason !== undefined) throw parameterError(operation.window?.parameter, reason);
  }
  // Without checks, the service answers for the whole range.
  if (reason !== undefined) return undefined;
  return reader.begin()?.query.text;
}

function listPage<Page extends object, Item>(
  reader: ListReader<Page>,
  page: WalkedPage<Page>,
  isFirst: boolean,
): ListPage<Page, Item> {
  const { keys, hasPrevious = true, request } = page;
  const { operation } = reader.call;
  const items = kept(page.items as Item[], operation.filter);
  const data = items === page.items ? page.data : { ...page.data, [operation.items ?? '']: items };
  const next = reader.cursorOf(followable(page));
  if (isFirst || !hasPrevious) return { data, items, next, previous: null };
  const [key] = keys;
  if (!key) return { data, items, next, previous: reader.cursorBefore(request) };
  return { data, items, next, previous: reader.cursor({ kind: 'before', key }) };
}

function kept<Items extends readonly unknown[]>(items: Items, filter: ClientFilter | undefined): Items {
  if (!filter) return items;
  return items.filter(filter.keeps) as unknown as Items;
}
