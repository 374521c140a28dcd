// One page, all pages or all items of a list. Loaded when a list is read.

import type { TransportCall } from '../client/client.js';
import { ResponseError } from '../errors/errors.js';
import { ListReader } from './list-reader.js';
import { refusal } from './refusal.js';
import { type WalkedPage, walk } from './walk.js';

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

/** The first page of a list, or the page at a cursor. */
export async function pageAt<Page extends object, Item>(
  call: TransportCall,
  cursor: string | undefined,
): Promise<ListPage<Page, Item>> {
  const reader = new ListReader<Page>(call);
  const request = reader.begin(cursor);
  const page = request && !reader.query.isEmpty ? await reader.read(request) : undefined;
  if (!request || !page) {
    const items: Item[] = [];
    const data = { [call.operation.items ?? '']: items, links: { next: null } } as Page;
    const isBehind = cursor !== undefined && request && !request.isBack;
    return { data, items, next: null, previous: isBehind ? reader.cursorBefore(request.query) : null };
  }
  if (page.next instanceof ResponseError) throw page.next;
  return listPage<Page, Item>(reader, { ...page, request }, cursor === undefined);
}

export async function* pagesOf<Page extends object, Item>(
  call: TransportCall,
  signal: AbortSignal,
  options: PagesOptions,
): AsyncGenerator<ListPage<Page, Item>, void, undefined> {
  const reader = new ListReader<Page>(call, signal);
  let isFirst = options.from === undefined;
  for await (const page of walk(reader, reader.begin(options.from), options)) {
    yield listPage(reader, page, isFirst);
    isFirst = false;
  }
}

export async function* itemsOf<Item>(
  call: TransportCall,
  signal: AbortSignal,
): AsyncGenerator<Item, void, undefined> {
  const reader = new ListReader<object>(call, signal);
  for await (const { items } of walk(reader, reader.begin(), {}))
    for (const item of items as readonly Item[]) yield item;
}

/** The first `limit` items, in as few requests as possible. */
export async function firstItems<Item>(call: TransportCall, limit = Infinity): Promise<Item[]> {
  const found: Item[] = [];
  if (limit === 0) return found;
  const reader = new ListReader<object>(call);
  for await (const { items } of walk(reader, reader.begin(), { enough: limit }))
    for (const item of items as readonly Item[]) found.push(item);
  return found.length > limit ? found.slice(0, limit) : found;
}

/**
 * The query of the first page of a list with two keys or with windows; undefined if that is the query of the call.
 *
 * @throws ParameterError for bounds that leave no key, or a range that is too wide for one request.
 */
export function firstQuery(call: TransportCall): string | undefined {
  const { operation, params } = call;
  const reader = new ListReader<object>(call);
  const { tooWide } = reader;
  if (reader.isChecked) {
    const refuse = (parameter = '', allowed = ''): Error =>
      refusal(operation, parameter, params[parameter], allowed);
    if (reader.query.isEmpty) throw refuse(operation.rangeKey?.parameter, 'a range that leaves something');
    if (tooWide !== undefined) throw refuse(operation.window?.parameter, tooWide);
  }
  // Without checks, the service answers for the whole range.
  return tooWide === undefined ? reader.begin()?.query.text : undefined;
}

function listPage<Page extends object, Item>(
  reader: ListReader<Page>,
  page: WalkedPage<Page>,
  isFirst: boolean,
): ListPage<Page, Item> {
  const { data, items, next } = page;
  return {
    data,
    items: items as Item[],
    next: next instanceof ResponseError ? null : reader.cursorOf(next),
    previous: isFirst ? null : previousOf(reader, page),
  };
}

function previousOf<Page extends object>(
  reader: ListReader<Page>,
  { keys, hasPrevious = true, request }: WalkedPage<Page>,
): string | null {
  if (!hasPrevious) return null;
  const [key] = keys;
  return key ? reader.cursor({ kind: 'before', key }) : reader.cursorBefore(request.query);
}
