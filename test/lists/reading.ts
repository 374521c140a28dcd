import { systemClock } from '../../src/client/http/time.js';
import { createTransport } from '../../src/client/transport.js';
import * as operations from '../../src/ledger.js';
import type { ListPage } from '../../src/lists/list-page.js';
import type { ListRequest } from '../../src/lists/list-request.js';
import type { RangedListRequest } from '../../src/scan/ranged-list-request.js';
import type { KeysetService } from './keyset-service.js';
import { type Asked, type List, nameOfItem } from './list.js';

type AnyList = (transport: operations.Transport, params: object) => ListRequest<object, object>;

/** The function of a list, for calls that its types do not allow: several equalities that cannot all hold. */
function functionOf({ name }: List): AnyList {
  const found: unknown = Reflect.get(operations, name);
  return found as AnyList;
}

/** A list of a service, asked for by a client that trusts replies and sends nothing twice. */
export function ask({ fetch, list, nature }: KeysetService, asked: Asked): ListRequest<object, object> {
  const now = nature.window && Number(nature.window.now / 1_000_000n);
  const transport = createTransport({
    baseUrl: 'https://ledger.test',
    fetch,
    retry: false,
    validation: { request: 'throw', response: 'off' },
    clock: now === undefined ? systemClock : { ...systemClock, now: () => now },
  });
  const given = (texts: string[] | undefined): string[] | undefined => (texts?.length ? texts : undefined);
  const params = list.params({ ...asked, first: given(asked.first), second: given(asked.second) });
  return functionOf(list)(transport, params);
}

/** The same as something that can be scanned. */
export function askRanged(service: KeysetService, asked: Asked): RangedListRequest<object, object> {
  const request = ask(service, asked);
  if (!isRanged(request)) throw new Error(`${service.list.name} cannot be scanned`);
  return request;
}

function isRanged(request: ListRequest<object, object>): request is RangedListRequest<object, object> {
  return 'scan' in request;
}

/** The items of a page. */
export function itemsOfPage({ list }: KeysetService, page: ListPage<object, object>): object[] {
  const items: unknown = Object.getOwnPropertyDescriptor(page.data, list.items)?.value;
  if (items !== page.items) throw new Error('the items are not those of the reply');
  if (!Array.isArray(items)) throw new Error(`a page of ${list.name} has no ${list.items}`);
  return items;
}

/** The names of the first items, and of all where `most` is not given. */
export async function names(
  { list }: KeysetService,
  items: AsyncIterable<object>,
  most = Infinity,
): Promise<string[]> {
  const found: string[] = [];
  if (most === 0) return found;
  for await (const item of items) {
    found.push(nameOfItem(list, item));
    if (found.length >= most) break;
  }
  return found;
}

/** Reads some pages, and what is left from the last of them in a new call. */
export async function inTwoWalks(
  service: KeysetService,
  asked: Asked,
  { pages, prefetch }: { pages: number; prefetch?: number },
): Promise<string[]> {
  const found: string[] = [];
  let from: string | null | undefined;
  let count = 0;
  for await (const page of ask(service, asked).pages({ prefetch })) {
    found.push(...itemsOfPage(service, page).map((item) => nameOfItem(service.list, item)));
    from = page.next;
    if (++count >= pages) break;
  }
  if (typeof from !== 'string') return found;
  for await (const page of ask(service, asked).pages({ from, prefetch }))
    found.push(...itemsOfPage(service, page).map((item) => nameOfItem(service.list, item)));
  return found;
}

/** Scans some items, and what is left from there in a new call. */
export async function inTwoScans(
  service: KeysetService,
  asked: Asked,
  { concurrency, items }: { concurrency: number; items: number },
): Promise<string[]> {
  const scan = askRanged(service, asked).scan({ concurrency });
  const found = await names(service, scan, items);
  const from = scan.cursor;
  return [...found, ...(await names(service, askRanged(service, asked).scan({ concurrency, from })))];
}
