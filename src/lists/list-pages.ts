import type { Operation } from '../client/client.js';
import { ResponseError } from '../errors/errors.js';
import { endable } from './endable.js';
import type { ListCall } from './list-call.js';
import { ListReader, type ReadPage } from './list-reader.js';
import { type ListPage, refusal } from './list-request.js';
import { type PagesOptions, type WalkedPage, walk, walkFrom } from './walk.js';

/** The first page of a list, or the one at a cursor. */
export async function readPage<Page extends object, Item>(
  call: ListCall,
  cursor: string | undefined,
): Promise<ListPage<Page, Item>> {
  const reader = new ListReader<Page>(call);
  const request = reader.begin(cursor);
  const page = request && !reader.isEmpty ? await reader.read(request) : undefined;
  if (!request || !page) {
    const isBehind = cursor !== undefined && request && !request.isBack;
    return emptyPage(call.operation, isBehind ? reader.cursorBefore(request.query) : null);
  }
  if (page.next instanceof ResponseError) throw page.next;
  return recordOf<Page, Item>(reader, { ...page, request }, cursor === undefined);
}

/** Page after page. */
export function pagesOf<Page extends object, Item>(
  call: ListCall,
  options: PagesOptions,
): AsyncGenerator<ListPage<Page, Item>, void, undefined> {
  const controller = new AbortController();
  const reader = new ListReader<Page>(call, controller.signal);
  const pages = walkFrom(reader, reader.begin(options.from), options, controller);
  return endable(records<Page, Item>(reader, pages, options.from === undefined), () => void pages.return());
}

/** Item after item. */
export function itemsOf<Item>(call: ListCall): AsyncGenerator<Item, void, undefined> {
  const pages = walk<object>(call, {});
  return endable(each<Item>(pages), () => void pages.return());
}

/** As many items as are wanted, in as few requests as these take. */
export async function firstItems<Item>(call: ListCall, limit = Infinity): Promise<Item[]> {
  const items: Item[] = [];
  if (limit === 0) return items;
  for await (const page of walk<object>(call, { enough: limit }))
    for (const item of page.items) items.push(item as Item);
  return items.length > limit ? items.slice(0, limit) : items;
}

/**
 * What asks for the first page of a list with two keys or a window; undefined for what the call says itself.
 *
 * @throws ParameterError for bounds that leave nothing, or more than one request can ask for.
 */
export function firstQuery(call: ListCall): string | undefined {
  const { operation, params } = call;
  const { rangeKey, window } = operation;
  const reader = new ListReader<object>(call);
  const refuse = (parameter: string, allowed: string): never => {
    throw refusal(operation, parameter, params[parameter], allowed);
  };
  if (reader.isChecked) {
    if (reader.isEmpty) refuse(rangeKey?.parameter ?? '', 'a range that leaves something');
    const reason = reader.tooWide;
    if (reason !== undefined) refuse(window?.parameter ?? '', reason);
  }
  // Who has checks turned off gets what the service says to all of the range.
  return reader.tooWide === undefined ? reader.begin()?.query : undefined;
}

async function* each<Item>(
  pages: AsyncGenerator<ReadPage<object>, void, undefined>,
): AsyncGenerator<Item, void, undefined> {
  for await (const page of pages) yield* page.items as readonly Item[];
}

async function* records<Page extends object, Item>(
  reader: ListReader<Page>,
  pages: AsyncGenerator<WalkedPage<Page>, void, undefined>,
  fromStart: boolean,
): AsyncGenerator<ListPage<Page, Item>, void, undefined> {
  let isFirst = fromStart;
  for await (const page of pages) {
    yield recordOf(reader, page, isFirst);
    isFirst = false;
  }
}

function recordOf<Page extends object, Item>(
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
