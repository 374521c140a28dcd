import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLedgerClient, ParameterError } from '../../src/ledger.js';
import { turn } from '../virtual-time.js';
import { KeysetService } from './keyset-service.js';
import type { Row } from './list.js';
import { listOf } from './lists.js';
import { ask, askRanged, names } from './reading.js';
import { property } from './runs.js';

const contracts = listOf('getContracts');

function rows(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({ first: BigInt(1000 + index), second: 0n, tag: 0 }));
}

describe('toArray with a limit', () => {
  it('sends 12 requests for 300 items in pages of 25', async () => {
    const service = new KeysetService(contracts, rows(1000));
    expect(await ask(service, {}).toArray({ limit: 300 })).toHaveLength(300);
    expect(service.requests).toBe(12);
  });

  const worlds = fc.record({
    count: fc.integer({ min: 1, max: 400 }),
    limit: fc.integer({ min: 1, max: 400 }),
    size: fc.integer({ min: 1, max: 100 }),
  });
  property('sends as many requests as its items need', worlds, 50, async ({ count, limit, size }) => {
    const service = new KeysetService(contracts, rows(count));
    expect(await ask(service, { limit: size }).toArray({ limit })).toHaveLength(Math.min(count, limit));
    // A full last page also has a next link, so only the page after it shows the end.
    const needed = limit <= count ? Math.ceil(limit / size) : Math.floor(count / size) + 1;
    expect(service.requests).toBe(needed);
  });
});

describe('a scan that ends early', () => {
  it.each([1, 8, 16])(
    'sends few requests for 10 items of the first page, %i at once',
    async (concurrency) => {
      const service = new KeysetService(contracts, rows(5000));
      expect(await names(service, askRanged(service, {}).scan({ concurrency }), 10)).toHaveLength(10);
      expect(service.requests).toBeLessThanOrEqual(3);
    },
  );
});

/** Lets all ready code run, and returns whether the work is done. */
async function isSettled(work: Promise<unknown>): Promise<boolean> {
  let done = false;
  const note = (): void => {
    done = true;
  };
  work.then(note, note);
  for (let count = 0; count < 20 && !done; count++) await turn();
  return done;
}

/** A list whose pages, except the first ones, are returned only when their requests are aborted. */
function stuck(pages: number) {
  const service = new KeysetService(contracts, rows(1000));
  const signals: AbortSignal[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const { signal } = init;
    if (service.requests < pages || !signal) return service.fetch(url, init);
    signals.push(signal);
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  };
  const client = createLedgerClient({
    baseUrl: 'https://ledger.test',
    fetch,
    retry: false,
    validation: 'off',
  });
  return { list: client.getContracts({ limit: 10 }), signals };
}

describe('return() while a page is under way', () => {
  const ways = [
    ['items', 0, (list: ReturnType<typeof stuck>['list']) => list[Symbol.asyncIterator]()],
    ['items', 1, (list: ReturnType<typeof stuck>['list']) => list[Symbol.asyncIterator]()],
    ['pages', 0, (list: ReturnType<typeof stuck>['list']) => list.pages()],
    ['pages', 2, (list: ReturnType<typeof stuck>['list']) => list.pages({ prefetch: 3 })],
    ['a scan', 0, (list: ReturnType<typeof stuck>['list']) => list.scan()],
    ['a scan', 1, (list: ReturnType<typeof stuck>['list']) => list.scan({ concurrency: 8 })],
  ] as const;

  it.each(ways)('of %s aborts it and settles, after %i pages', async (_, pages, open) => {
    const { list, signals } = stuck(pages);
    const iterator = open(list);
    let next = iterator.next();
    while (await isSettled(next)) next = iterator.next();
    const end = iterator.return?.() ?? Promise.resolve();
    expect(await isSettled(Promise.allSettled([next, end]))).toBe(true);
    expect(signals.length).toBeGreaterThan(0);
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
    expect(await iterator.next()).toMatchObject({ done: true });
  });

  it('destroys a stream of the list', async () => {
    const { list, signals } = stuck(1);
    const stream = Readable.from(list);
    const closed = new Promise((resolve) => stream.once('close', resolve));
    stream.on('error', () => undefined);
    stream.resume();
    await isSettled(closed);
    expect(signals).toHaveLength(1);
    stream.destroy();
    expect(await isSettled(closed)).toBe(true);
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });
});

describe('the number of requests ahead', () => {
  const refused = async (read: () => AsyncIterable<unknown>): Promise<unknown> => {
    try {
      for await (const _ of read()) break;
      return undefined;
    } catch (error) {
      return error;
    }
  };

  it.each([100_000, 1_000_000, Infinity, Number.NaN, -1, 1.5])('is not %d pages', async (prefetch) => {
    const service = new KeysetService(contracts, rows(30));
    expect(await refused(() => ask(service, {}).pages({ prefetch }))).toBeInstanceOf(ParameterError);
    expect(service.requests).toBe(0);
  });

  it.each([100_000, 1_000_000, Infinity, Number.NaN, 0, 1.5])('is not %d slices', async (concurrency) => {
    const service = new KeysetService(contracts, rows(30));
    expect(await refused(() => askRanged(service, {}).scan({ concurrency }))).toBeInstanceOf(ParameterError);
    expect(service.requests).toBe(0);
  });

  it('may have the allowed maximum', async () => {
    const service = new KeysetService(contracts, rows(500));
    expect(await refused(() => ask(service, {}).pages({ prefetch: 8 }))).toBeUndefined();
    expect(await refused(() => askRanged(service, {}).scan({ concurrency: 32 }))).toBeUndefined();
  });
});
