import { describe, expect, it } from 'vitest';
import { createTransport } from '../../src/client/client.js';
import { getContracts } from '../../src/ledger.js';
import { heapInUse } from '../setup/heap.js';
import { sized } from '../setup/large.js';
import { turn, VirtualTime } from '../setup/virtual-time.js';

const pages = sized(1000, 10_000);
const size = 25;

describe(`a walk of ${pages} pages`, () => {
  it.each([
    ['with next as the service sends it', true],
    ['with own cursors, and long links', false],
  ])('holds no more memory at the end than at the beginning, %s', async (_, isGood) => {
    let requests = 0;
    let consumed = 0;
    let mostAhead = 0;
    const fetch = async (url: string): Promise<Response> => {
      if (requests >= pages) throw new Error('a walk without end');
      requests += 1;
      // Let the consumer take the ready items before the request is counted.
      await turn();
      mostAhead = Math.max(mostAhead, requests - consumed);
      const bound = new URL(url).searchParams.get('contract.id');
      const top = bound === null ? pages * size : Number(bound.slice(bound.lastIndexOf('.') + 1)) - 1;
      const contracts = Array.from({ length: size }, (_, index) => ({ contract_id: `0.0.${top - index}` }));
      const last = contracts.at(-1)?.contract_id;
      // Each link has a different text, so that no memory can be shared.
      const query = isGood ? `contract.id=lt:${last}` : `x=${String(requests).padStart(4000, 'x')}`;
      return Response.json({
        contracts,
        links: { next: last === '0.0.1' ? null : `/api/v1/contracts?${query}` },
      });
    };
    const transport = createTransport({
      baseUrl: 'https://ledger.test',
      fetch,
      validation: 'off',
      retry: false,
      clock: new VirtualTime(),
    });
    let before = 0;
    let items = 0;
    for await (const page of getContracts(transport).pages()) {
      consumed += 1;
      items += page.items.length;
      if (consumed === 100) before = await heapInUse();
      if (consumed === pages) expect((await heapInUse()) - before).toBeLessThan(2 ** 20);
    }
    expect(items).toBe(pages * size);
    expect(requests).toBe(pages);
    // One page is requested ahead, while the consumer reads the one before.
    expect(mostAhead).toBe(1);
  });
});
