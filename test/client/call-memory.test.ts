import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createTransport } from '../../src/client/client.js';
import { type Fetch, getBlock, getContracts, waitFor } from '../../src/ledger.js';
import { collectYoung, heapInUse } from '../setup/heap.js';
import { turn, VirtualTime } from '../setup/virtual-time.js';

const text = JSON.stringify({
  contracts: Array.from({ length: 100 }, (_, index) => ({
    contract_id: `0.0.${index}`,
    memo: 'x'.repeat(500),
  })),
  links: { next: null },
});

describe('the result of a call', () => {
  it('is collected with the young generation when nothing refers to it', async () => {
    const transport = createTransport({
      baseUrl: 'https://ledger.test',
      fetch: async () => new Response(text),
      validation: 'off',
      clock: new VirtualTime(),
    });
    const bytesOf = async (calls: number): Promise<number> => {
      const before = await heapInUse();
      for (let count = 0; count < calls; count++) {
        await getContracts(transport);
        await turn();
        collectYoung();
        collectYoung();
      }
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external - before;
    };
    await bytesOf(20);
    expect(await bytesOf(100)).toBeLessThan(20 * text.length);
  });
});

describe('many calls with one signal', () => {
  it('leave no listener, no timer and no memory, however they end', async () => {
    // 22,000 with CALL_RUNS=10.
    const rounds = 100 * Number(process.env.CALL_RUNS ?? 1);
    const { signal } = new AbortController();
    const time = new VirtualTime();
    const attempts: AbortSignal[] = [];
    const fetch: Fetch = async (url, init) => {
      attempts.push(init.signal as AbortSignal);
      const kind = Number(url.slice(-1));
      if (kind === 1) return new Response('{}', { status: 404 });
      if (kind === 2) return new Response('', { status: 503, headers: { 'retry-after': '1' } });
      if (kind === 3) throw new TypeError('fetch failed');
      if (kind === 4)
        await new Promise((_, reject) => init.signal?.addEventListener('abort', reject, { once: true }));
      return Response.json({ number: kind, contracts: [{ contract_id: '0.0.9' }], links: { next: null } });
    };
    const options = { baseUrl: 'https://ledger.test', fetch, clock: time, maxConcurrency: 5 };
    const transport = createTransport({ ...options, onInvalidResponse: () => undefined });
    const round = async (): Promise<void> => {
      const all = Array.from({ length: 20 }, (_, index) =>
        // Kinds 5 to 9 are data. Of the equal calls among them, one is aborted.
        getBlock(
          transport,
          { hashOrNumber: index % 10 },
          index === 5 ? { signal: AbortSignal.abort() } : { signal, timeout: 900 },
        ),
      );
      const lists = [
        getContracts(transport, {}, { signal }).toArray(),
        getContracts(transport, {}, { signal }),
        waitFor(() => getBlock(transport, { hashOrNumber: 15 }, { signal })),
        waitFor(() => getBlock(transport, { hashOrNumber: 15 }, { signal }), { signal }),
      ];
      await time.run(Promise.allSettled([...all, ...lists]));
    };
    const listeners = (): number =>
      [signal, ...attempts].reduce((sum, each) => sum + getEventListeners(each, 'abort').length, 0);
    for (let count = 0; count < 10; count++) await round();
    const before = await heapInUse();
    for (let count = 0; count < rounds; count++) {
      attempts.length = 0;
      await round();
      expect([listeners(), time.pending]).toEqual([0, 0]);
    }
    attempts.length = 0;
    expect((await heapInUse()) - before).toBeLessThan(2 ** 20);
  });
});
