import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listOf, lists } from '../keyset/lists.js';
import { KeysetService, type Nature } from '../keyset/service.js';
import { ask, askRanged, names, namesOfPage, read, wayNames } from './reading.js';
import { property } from './runs.js';
import { truth } from './truth.js';
import { windowedWorlds } from './windowed-worlds.js';

describe.each(lists.filter(({ emptyWindow }) => emptyWindow))('$name by windows of 60 days', (list) => {
  const worlds = windowedWorlds(list);
  const everyWay = fc.record({ world: worlds, way: fc.constantFrom(...wayNames) });

  property('has every item once, in order, in every way to read', everyWay, 45, async ({ world, way }) => {
    const service = new KeysetService(list, world.rows, world.nature);
    expect(await read(service, world, way)).toEqual(world.expected);
  });

  property('goes back over empty windows to the first page', worlds, 20, async (world) => {
    const { rows, nature, call, expected, stops } = world;
    const service = new KeysetService(list, rows, nature);
    const page = async (cursor?: string) => {
      const found = await ask(service, call).page(cursor);
      return { ...found, names: namesOfPage(service, found) };
    };
    let here = await page();
    expect(here.previous).toBeNull();
    let count = here.names.length;
    for (let left = (stops[0] ?? 0) % 9; here.next !== null && left > 0; left--) {
      here = await page(here.next);
      expect(here.previous).not.toBeNull();
      count += here.names.length;
    }
    const back = here.names;
    for (let isSure = false; here.previous !== null; ) {
      here = await page(here.previous);
      back.unshift(...here.names);
      // A full page may be the first. Before any other page, there is one with items.
      if (isSure) expect(here.names).not.toEqual([]);
      isSure = here.previous !== null && here.names.length < (call.limit ?? 25);
    }
    expect(back).toEqual(expected.slice(0, count));
  });

  property(
    'takes at most twice the requests of a walk for a scan, and two more for each at once',
    worlds,
    20,
    async (world) => {
      const { rows, nature, call, concurrency } = world;
      const walked = new KeysetService(list, rows, nature);
      await names(walked, ask(walked, call));
      const scanned = new KeysetService(list, rows, nature);
      await names(scanned, askRanged(scanned, call).scan({ concurrency }));
      // Each request beyond the list may read one more window. The lookup of both ends takes three.
      expect(scanned.requests).toBeLessThanOrEqual(2 * walked.requests + 2 * concurrency + 3);
    },
  );
});

describe('a scan beyond the creation of an account', () => {
  it.each([[[1]], [[0, 3]], [[1, 2, 3]]])(
    'sends one request behind the last item, not one for each slice there: %j',
    async (turns) => {
      const list = listOf('getAccount');
      const burst = 1_599_515_631_396_440_000n;
      const firsts = [...Array.from({ length: 40 }, (_, index) => burst + BigInt(index)), burst + 118n];
      const rows = firsts.map((first) => ({ first, second: 0n, tag: 0 }));
      const window = { width: 5_184_000_000_000_000n, begin: 1_568_411_631_396_440_000n, now: burst + 119n };
      const call = { first: undefined, limit: 6, order: 'desc' } as const;
      const scanned = new KeysetService(list, rows, { window, birth: burst - 1n, turns });
      const found = await names(scanned, askRanged(scanned, call).scan({ concurrency: 12 }));
      expect(found).toEqual(truth(list, rows, call));
      // The last slice before the creation is read once more by the walk that ends there.
      expect(scanned.queries.length - new Set(scanned.queries).size).toBeLessThanOrEqual(1);
    },
  );
});

describe('a range that is longer than a window only by the clock of the service', () => {
  it.each([['walk'], ['scan']])('is read to its end by a %s', async (way) => {
    const first = 1_568_411_631_396_440_003n;
    // The clock of the client has milliseconds: to it, the range is shorter than 60 days.
    const window = { width: 5_184_000_000_000_000n, begin: first - 3n, now: first + 5_184_000_000_000_001n };
    const rows = [{ first, second: 0n, tag: 0 }];
    const service = new KeysetService(listOf('getContractsResults'), rows, { window });
    const range = { first: ['gte:1568411631.396440003'], limit: 3 };
    const items = way === 'walk' ? ask(service, range) : askRanged(service, range).scan();
    expect(await names(service, items)).toEqual(['1568411631.396440003']);
  });
});

describe('a walk over windows that the service reports as the end, or as its failure', () => {
  const day = 86_400_000_000_000n;
  const begin = 1_568_411_631_396_440_000n;

  /** Walks items at these days of the ledger, in order. */
  function walked(
    name: string,
    order: 'asc' | 'desc',
    days: readonly bigint[],
    now: bigint,
    fault?: Nature['fault'],
  ) {
    const rows = days.map((at) => ({ first: begin + at * day, second: 0n, tag: 0 }));
    const window = { width: 60n * day, begin, now: begin + now * day };
    const service = new KeysetService(listOf(name), rows, { window, fault });
    const call = { first: undefined, limit: 10, order };
    return { service, items: names(service, ask(service, call)), expected: truth(listOf(name), rows, call) };
  }
  const failing = (status: number) =>
    Response.json({ _status: { messages: [{ message: 'No' }] } }, { status });

  it.each([
    ['getContractsResults', 'asc', [200n, 880n], 930n, 18],
    ['getContractsResults', 'desc', [10n, 200n], 400n, 9],
    ['getContractsLogs', 'desc', [70n, 100n], 170n, 18],
  ] as const)('ends at the last item: %s, %s', async (name, order, days, now, requests) => {
    const { service, items, expected } = walked(name, order, days, now);
    expect(await items).toEqual(expected);
    expect(service.requests).toBe(requests);
  });

  it('is complete if the search for the last item ends in an empty window', async () => {
    const fault: Nature['fault'] = (request) => (request === 0 ? failing(500) : undefined);
    const { items, expected } = walked('getContractsLogs', 'asc', [20n], 100n, fault);
    expect(await items).toEqual(expected);
  });

  it('ends with the failure of the search for the last item', async () => {
    const fault: Nature['fault'] = (_, __, url) =>
      url.search === '?order=desc&limit=1' ? failing(501) : undefined;
    const { items } = walked('getContractsResults', 'asc', [200n], 500n, fault);
    await expect(items).rejects.toMatchObject({ status: 501 });
  });
});
