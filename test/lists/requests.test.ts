import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLedgerClient } from '../../src/ledger.js';
import type { Row } from '../keyset/list.js';
import { listOf } from '../keyset/lists.js';
import { KeysetService } from '../keyset/service.js';
import { turn } from '../setup/virtual-time.js';

const contracts = listOf('getContracts');

function rows(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({ first: BigInt(1000 + index), second: 0n, tag: 0 }));
}

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

describe('the end of a list while a page is under way', () => {
  type Open = (list: ReturnType<typeof stuck>['list']) => AsyncIterator<unknown>;
  it.each<[string, number, Open]>([
    ['items', 0, (list) => list[Symbol.asyncIterator]()],
    ['items', 1, (list) => list[Symbol.asyncIterator]()],
    ['pages', 2, (list) => list.pages({ prefetch: 3 })],
    ['a scan', 0, (list) => list.scan()],
    ['a scan', 1, (list) => list.scan({ concurrency: 8 })],
  ])('by return() of %s aborts it and settles, after %i pages', async (_, pages, open) => {
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

  it('by the end of a stream aborts it', async () => {
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
