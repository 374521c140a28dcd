import { createTransport, systemClock } from '../../src/client/client.js';
import * as operations from '../../src/ledger.js';
import type { ListPage, ListRequest } from '../../src/lists/lists.js';
import type { RangedListRequest } from '../../src/scan/scan.js';
import { type List, type ListCall, nameOfItem } from '../keyset/list.js';
import type { KeysetService } from '../keyset/service.js';
import { Consumer, itemsOfPage } from './consumer.js';
import type { World } from './worlds.js';

type AnyList = (transport: operations.Transport, params: object) => ListRequest<object, object>;

/** The function of a list, without its parameter types: some calls have equalities that cannot all hold. */
function functionOf({ name }: List): AnyList {
  const found: unknown = Reflect.get(operations, name);
  return found as AnyList;
}

/** Months after the rows of most lists, so that a range without an upper bound is wider than a window. */
const present = Date.UTC(2026, 5, 1);

/** Calls a list of a service through a client without validation and retries. */
export function ask({ fetch, list, nature }: KeysetService, call: ListCall): ListRequest<object, object> {
  const now = nature.window ? Number(nature.window.now / 1_000_000n) : present;
  const transport = createTransport({
    baseUrl: 'https://ledger.test',
    fetch,
    retry: false,
    validation: { request: 'throw', response: 'off' },
    clock: { ...systemClock, now: () => now },
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

export function namesOfPage(service: KeysetService, page: ListPage<object, object>): string[] {
  return itemsOfPage(service, page).map((item) => nameOfItem(service.list, item));
}

/** The names of the first items, or of all if there is no `most`. */
export async function names(
  { list }: KeysetService,
  items: AsyncIterable<object>,
  most = Infinity,
): Promise<string[]> {
  const found: string[] = [];
  for await (const item of items) {
    found.push(nameOfItem(list, item));
    if (found.length >= most) break;
  }
  return found;
}

type Way = (service: KeysetService, world: World, consumer: Consumer) => Promise<unknown>;

/** The ways to read all items of a call. */
const ways = {
  async array(service, { call }, consumer) {
    for (const item of await ask(service, call).toArray()) consumer.take(item);
  },
  async iteration(service, { call }, consumer) {
    await consumer.takeFirst(Infinity, ask(service, call));
  },
  async 'walks from cursors'(service, { call, stops, concurrency }, consumer) {
    const prefetch = Math.min(3, concurrency - 1);
    let from: string | null | undefined;
    for (const stop of [...stops, Infinity]) {
      if (from === null) return;
      const pages = ask(service, call).pages(from === undefined ? { prefetch } : { prefetch, from });
      from = await consumer.takePages(service, stop === Infinity ? stop : 1 + (stop % 4), pages);
    }
  },
  async scan(service, { call, concurrency }, consumer) {
    const scan = askRanged(service, call).scan({ concurrency });
    await consumer.takeFirst(Infinity, scan);
    const from = scan.cursor;
    if (from !== undefined)
      await consumer.takeFirst(Infinity, askRanged(service, call).scan({ concurrency, from }));
  },
  async 'scans from cursors, and a walk'(service, { call, concurrency, stops }, consumer) {
    let from: string | undefined;
    for (const stop of stops) {
      const scan = askRanged(service, call).scan({ concurrency, from });
      await consumer.takeFirst(1 + stop, scan);
      from = scan.cursor;
    }
    if (stops.length % 2 === 0)
      await consumer.takePages(service, Infinity, ask(service, call).pages({ from }));
    else await consumer.takeFirst(Infinity, askRanged(service, call).scan({ concurrency, from }));
  },
  /** The items before the cursor of an unordered scan are complete. Some behind it may come twice. */
  async 'unordered scans'(service, { call, concurrency, stops: [stop = 40], expected }, consumer) {
    const { found } = consumer;
    const scan = askRanged(service, call).scan({ concurrency, ordered: false });
    const mayRepeat = await consumer.takeFirst(1 + stop, scan);
    await consumer.takeFirst(Infinity, askRanged(service, call).scan({ from: scan.cursor }));
    const all = mayRepeat ? [...new Set(found)] : [...found];
    const places = new Map(expected.map((name, index) => [name, index]));
    found.splice(0, found.length, ...all.sort((a, b) => (places.get(a) ?? -1) - (places.get(b) ?? -1)));
  },
  async parts(service, { call, stops: [stop = 1] }, consumer) {
    for (const part of await askRanged(service, call).split(1 + (stop % 5)))
      await consumer.takeFirst(Infinity, askRanged(service, call).part(part));
  },
} satisfies Record<string, Way>;

export type WayName = keyof typeof ways;
export const wayNames = Object.keys(ways) as WayName[];

/** Reads all items of a call, and returns their names. */
export async function read(service: KeysetService, world: World, way: WayName): Promise<string[]> {
  const consumer = new Consumer(service.list, world.habits);
  await ways[way](service, world, consumer);
  return consumer.found;
}
