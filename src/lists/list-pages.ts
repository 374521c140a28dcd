// One page, all pages or all items of a list. Loaded when a list is read.

import type { Operation, TransportCall } from '../client/client.js';
import { ResponseError } from '../errors/errors.js';
import type { ListPage, PagesOptions } from './list-page.js';
import { ListReader } from './list-reader.js';
import { refusal } from './refusal.js';
import { type WalkedPage, walk } from './walk.js';

/** The first page of a list, or the page at a cursor. */
export async function readPage<Page extends object, Item>(
  call: TransportCall,
  cursor: string | undefined,
): Promise<ListPage<Page, Item>> {
  const reader = new ListReader<Page>(call);
  const request = reader.begin(cursor);
  const page = request && !reader.query.isEmpty ? await reader.read(request) : undefined;
  if (!request || !page) {
    const isBehind = cursor !== undefined && request && !request.isBack;
    return emptyPage(call.operation, isBehind ? reader.cursorBefore(request.query) : null);
  }
  if (page.next instanceof ResponseError) throw page.next;
  return listPage<Page, Item>(reader, { ...page, request }, cursor === undefined);
}

/** All pages. */
export function pagesOf<Page extends object, Item>(
  call: TransportCall,
  signal: AbortSignal,
  options: PagesOptions,
): AsyncGenerator<ListPage<Page, Item>, void, undefined> {
  const reader = new ListReader<Page>(call, signal);
  return pages();

  async function* pages(): AsyncGenerator<ListPage<Page, Item>, void, undefined> {
    let isFirst = options.from === undefined;
    for await (const page of walk(reader, reader.begin(options.from), options)) {
      yield listPage(reader, page, isFirst);
      isFirst = false;
    }
  }
}

/** All items. */
export function itemsOf<Item>(
  call: TransportCall,
  signal: AbortSignal,
): AsyncGenerator<Item, void, undefined> {
  const reader = new ListReader<object>(call, signal);
  return each();

  async function* each(): AsyncGenerator<Item, void, undefined> {
    for await (const { items } of walk(reader, reader.begin(), {}))
      for (const item of items as readonly Item[]) yield item;
  }
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
    const { rangeKey, window } = operation;
    const refuse = (parameter = '', allowed = ''): never => {
      throw refusal(operation, parameter, params[parameter], allowed);
    };
    if (reader.query.isEmpty) refuse(rangeKey?.parameter, 'a range that leaves something');
    if (tooWide !== undefined) refuse(window?.parameter, tooWide);
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

/** A page for which no reply has items. */
function emptyPage<Page, Item>(
  { items: name = '' }: Operation,
  previous: string | null,
): ListPage<Page, Item> {
  const items: Item[] = [];
  return { data: { [name]: items, links: { next: null } } as Page, items, next: null, previous };
}
