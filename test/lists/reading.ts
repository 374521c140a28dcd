import { createTransport, systemClock } from '../../src/client/client.js';
import * as operations from '../../src/ledger.js';
import type { ListPage, ListRequest } from '../../src/lists/lists.js';
import type { RangedListRequest } from '../../src/scan/scan.js';
import type { KeysetService } from './keyset-service.js';
import { type List, type ListCall, nameOfItem } from './list.js';

type AnyList = (transport: operations.Transport, params: object) => ListRequest<object, object>;

/** The function of a list, without its parameter types: some calls have equalities that cannot all hold. */
function functionOf({ name }: List): AnyList {
  const found: unknown = Reflect.get(operations, name);
  return found as AnyList;
}

/** Calls a list of a service through a client without validation and retries. */
export function ask({ fetch, list, nature }: KeysetService, call: ListCall): ListRequest<object, object> {
  const now = nature.window && Number(nature.window.now / 1_000_000n);
  const transport = createTransport({
    baseUrl: 'https://ledger.test',
    fetch,
    retry: false,
    validation: { request: 'throw', response: 'off' },
    clock: now === undefined ? systemClock : { ...systemClock, now: () => now },
  });
  const orUndefined = (texts: string[] | undefined): string[] | undefined =>
    texts?.length ? texts : undefined;
  const params = list.params({ ...call, first: orUndefined(call.first), second: orUndefined(call.second) });
  return functionOf(list)(transport, params);
}

/** Like `ask`, for lists that can be scanned. */
export function askRanged(service: KeysetService, call: ListCall): RangedListRequest<object, object> {
  const request = ask(service, call);
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

/** The names of the first items, or of all if there is no `most`. */
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

/** Reads some pages, and the rest in a new call from the cursor of the last page. */
export async function inTwoWalks(
  service: KeysetService,
  call: ListCall,
  { pages, prefetch }: { pages: number; prefetch?: number },
): Promise<string[]> {
  const found: string[] = [];
  let from: string | null | undefined;
  let count = 0;
  for await (const page of ask(service, call).pages({ prefetch })) {
    found.push(...itemsOfPage(service, page).map((item) => nameOfItem(service.list, item)));
    from = page.next;
    if (++count >= pages) break;
  }
  if (typeof from !== 'string') return found;
  for await (const page of ask(service, call).pages({ from, prefetch }))
    found.push(...itemsOfPage(service, page).map((item) => nameOfItem(service.list, item)));
  return found;
}

/** Scans some items, and the rest in a new call from the cursor. */
export async function inTwoScans(
  service: KeysetService,
  call: ListCall,
  { concurrency, items }: { concurrency: number; items: number },
): Promise<string[]> {
  const scan = askRanged(service, call).scan({ concurrency });
  const found = await names(service, scan, items);
  const from = scan.cursor;
  return [...found, ...(await names(service, askRanged(service, call).scan({ concurrency, from })))];
}
