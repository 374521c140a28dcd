import { describe, expect, it } from 'vitest';
import { createTransport } from '../src/client/client.js';
import { getContracts } from '../src/ledger.js';
import { collectYoung, heapInUse } from './heap.js';
import { turn, VirtualTime } from './virtual-time.js';

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
