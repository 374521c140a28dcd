// A made-up service with lists of other kinds than ours: sorted by text, and by a time that several items share. The
// client is generated from its description alone.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { generate } from '../../scripts/generate/generate.js';
import { allItems } from '../setup/all-items.js';
import { fetching } from '../setup/fetching.js';
import { typeErrors } from '../setup/type-errors.js';
import { parseDescription } from './description.js';
import { codeFolders, core } from './generated-folder.js';

const names = ['Århus', 'a:1', 'B:2', 'b:10', 'b:9', 'eip155:1', 'eip155:10', 'hiero:mainnet', 'z', 'ö'];
// A database may sort without regard to case, which the client cannot know.
const collator = new Intl.Collator('en');
const routes = names.toSorted(collator.compare).map((harbour, index) => ({ harbour, fare: index }));
const crossings = Array.from({ length: 200 }, (_, ship) => ({
  created_timestamp: `17000000${String(Math.floor(ship / 3)).padStart(2, '0')}.000000000`,
  ship,
}));

const compareKeys = {
  'harbour.id': collator.compare,
  // All have ten digits before the point.
  timestamp: (a: string, b: string) => (a < b ? -1 : Number(a > b)),
};

/** Filters, sorts and cuts rows. Its `next` skips items that share the last key, as a careless service does. */
function page(
  url: URL,
  rows: readonly object[],
  list: string,
  filter: keyof typeof compareKeys,
  field: string,
): Response {
  const { searchParams } = url;
  const limit = Number(searchParams.get('limit') ?? 25);
  const isUp = (searchParams.get('order') ?? 'asc') === 'asc';
  const key = (row: object): string => Reflect.get(row, field);
  const fits = (row: object): boolean =>
    searchParams.getAll(filter).every((text) => {
      const [, operator = 'eq', value = ''] = /^(?:(eq|gte?|lte?):)?(.*)$/.exec(text) ?? [];
      const by = compareKeys[filter](key(row), value);
      return { eq: by === 0, gt: by > 0, gte: by >= 0, lt: by < 0, lte: by <= 0 }[operator] ?? false;
    });
  const found = (isUp ? rows : rows.toReversed()).filter(fits);
  const items = found.slice(0, limit);
  const last = items.at(-1);
  const next =
    last && found.length > limit ? `${url.pathname}?${filter}=${isUp ? 'gt' : 'lt'}:${key(last)}` : null;
  return Response.json({ [list]: items, links: { next } });
}

const urls: string[] = [];
const service = fetching(async (request) => {
  const url = new URL(request.url);
  urls.push(request.url);
  if (url.pathname === '/v1/routes') return page(url, routes, 'routes', 'harbour.id', 'harbour');
  if (url.pathname === '/v1/crossings')
    return page(url, crossings, 'crossings', 'timestamp', 'created_timestamp');
  if (url.pathname === '/v1/routes/price')
    return new Response((await request.text()).replace('"fare":5', '"fare":9007199254740993'));
  if (url.pathname.endsWith(`/routes/0x${'ab'.repeat(32)}`))
    return new Response('{"reason":"too slow","waited":9007199254740993}', { status: 408 });
  return new Response('{}', { status: 404 });
});

const use = `
import { createLedgerClient } from './client.js';
import type { Ferry, FerryInput } from './types.js';
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
export const fare: Same<Ferry['fare'], bigint> = true;
export const leg: Same<NonNullable<Ferry['legs']>[number], Ferry> = true;
const input: FerryInput = { harbour: 'a', fare: 5, legs: [{ harbour: 'b', fare: 6n }] };
export const priced = createLedgerClient().priceRoute({ body: input });
`;

// biome-ignore lint/suspicious/noExplicitAny: the types of the generated client exist only once it is generated
let ledger: any;
let folder = '';
const written = codeFolders();
beforeAll(async () => {
  const file = new URL('../fixtures/descriptions/ferries.yaml', import.meta.url);
  const code = await generate(parseDescription(await readFile(file, 'utf8')), 'ledger', core);
  folder = await written(new Map([...code, ['use.ts', use]]));
  const { createLedgerClient } = await import(join(folder, 'client.ts'));
  ledger = createLedgerClient({ fetch: service, coalesce: false, retry: { retries: 0 } });
});

const exact = (rows: readonly object[], name: string): object[] =>
  rows.map((row) => ({ ...row, [name]: BigInt(Reflect.get(row, name)) }));

describe.each([
  ['a list sorted by text', 'getRoutes', routes, 'fare'],
  ['a list by a time that items share', 'getCrossings', crossings, 'ship'],
] as const)('%s', (_, operation, rows, number) => {
  const truth = (order: 'asc' | 'desc') => {
    const items = exact(rows, number);
    return order === 'asc' ? items : items.toReversed();
  };

  it.each(['asc', 'desc'] as const)('is walked with every page size, %s', async (order) => {
    for (const limit of [4, 5, 7, 25, 100])
      expect(await allItems(ledger[operation]({ order, limit }))).toEqual(truth(order));
  });

  it.each(['asc', 'desc'] as const)('is scanned and split, %s', async (order) => {
    expect(await allItems(ledger[operation]({ order, limit: 4 }).scan())).toEqual(truth(order));
    const list = ledger[operation]({ order, limit: 4 });
    const found: object[] = [];
    for (const part of await list.split(4)) found.push(...(await allItems<object>(list.part(part).scan())));
    expect(found).toEqual(truth(order));
  });

  it.each([4, 5, 7])('loses no item if a scan is continued after %i items', async (size) => {
    const found = new Set<unknown>();
    for (let cursor: string | undefined, count = 1; count > 0; ) {
      count = 0;
      const scan = ledger[operation]({ limit: 4 }).scan({ from: cursor });
      for await (const item of scan) {
        count += found.has(item[number]) ? 0 : 1;
        found.add(item[number]);
        // Items that share a key come again, unless all of them were returned.
        if (count === size) break;
      }
      cursor = scan.cursor;
    }
    expect(found).toEqual(new Set(truth('asc').map((item) => Reflect.get(item, number))));
  });

  it('continues at the cursor of each page', async () => {
    const list = ledger[operation]({ limit: 4 });
    const found: object[] = [];
    for (let cursor: string | undefined; ; ) {
      const { items, next } = await list.page(cursor);
      found.push(...items);
      if (next === null) break;
      cursor = next;
    }
    expect(found).toEqual(truth('asc'));
  });
});

describe('a made-up service', () => {
  it('is followed through keys that items share', async () => {
    const found: object[] = [];
    for await (const item of ledger.getCrossings({ limit: 7 }).follow({ settle: 0 })) {
      found.push(item);
      if (found.length === crossings.length) break;
    }
    expect(found).toEqual(exact(crossings, 'ship'));
  });

  it('is followed without loss by the cursors between items that share a key', async () => {
    const found = new Set<bigint>();
    for (let cursor: string | undefined; found.size < crossings.length; ) {
      const follow = ledger.getCrossings({ limit: 7 }).follow({ settle: 0, from: cursor });
      let count = 0;
      for await (const { ship } of follow) {
        found.add(ship);
        if (++count === 5 || found.size === crossings.length) break;
      }
      cursor = follow.cursor;
    }
    expect([...found]).toEqual(crossings.map(({ ship }) => BigInt(ship)));
  });

  it('compiles, with requests apart from replies', () => {
    expect(typeErrors([join(folder, 'use.ts')])).toEqual([]);
  });

  it('has its servers with the defaults of their variables', () => {
    expect(urls[0]).toMatch(/^https:\/\/north\.ferries\.example\/v1\/routes/);
  });

  it('refuses a page that one key fills, and a filter without the one it needs', async () => {
    await expect(allItems(ledger.getCrossings({ limit: 3 }))).rejects.toThrow('one key fills a page');
    const { length } = urls;
    await expect(ledger.getRoutes({ type: 'CAR' })).rejects.toThrow('getRoutes: type ');
    expect(urls).toHaveLength(length);
  });

  it('reads recursive replies exactly, and sends such bodies', async () => {
    const body = { harbour: 'a', fare: 2n ** 60n, legs: [{ harbour: 'b', fare: 5, legs: [] }] };
    expect(await ledger.priceRoute({ body })).toEqual({
      harbour: 'a',
      fare: 2n ** 60n,
      legs: [{ harbour: 'b', fare: 9007199254740993n, legs: [] }],
    });
    await expect(ledger.priceRoute({ body: { ...body, legs: [{ harbour: 'b' }] } })).rejects.toThrow(
      'body.legs',
    );
  });

  it('names the allowed form in its own words, or by the pattern if it has no words', async () => {
    const body = { harbour: 'a', fare: 5 };
    const refused = async (more: object): Promise<string> =>
      ledger.priceRoute({ body: { ...body, ...more } }).catch((error: Error) => error.message);
    expect(await refused({ flag: 'GB' })).toBe('priceRoute: body.flag must be two small letters, got "GB"');
    expect(await refused({ flag: 5 })).toBe('priceRoute: body.flag must be two small letters, got 5');
    expect(await refused({ sign: 'x' })).toBe(
      'priceRoute: body.sign must be text that matches /^[A-Z]{3}$/, got "x"',
    );
    expect(await refused({ speed: 5 })).toBe(
      'priceRoute: body.speed must be a known field; pass a field of a newer service in the option body, got 5',
    );
  });

  it('reads the body of a status that has its own', async () => {
    await expect(ledger.getRoute({ routeId: `0x${'ab'.repeat(32)}` })).rejects.toMatchObject({
      status: 408,
      body: { reason: 'too slow', waited: '9007199254740993' },
    });
    await expect(ledger.getRoute({ routeId: '0xab' })).rejects.toThrow(
      'routeId must be a string that matches /^(0x)?[0-9a-fA-F]{64}$/, got "0xab"',
    );
  });

  it('ends with an error if a list sorted by text repeats its pages', async () => {
    const { createLedgerClient } = await import(join(folder, 'client.ts'));
    const repeating = fetching((request) => {
      const items = routes.slice(0, 2);
      const next = `${new URL(request.url).pathname}?harbour.id=gt:${items[1]?.harbour}`;
      return Response.json({ routes: items, links: { next } });
    });
    const client = createLedgerClient({ fetch: repeating, retry: { retries: 0 } });
    await expect(allItems(client.getRoutes({ limit: 2 }))).rejects.toThrow('repeats its items');
  });
});
