import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTransport, systemClock } from '../../src/client/client.js';
import { getContracts, getTransactions, ResponseError } from '../../src/ledger.js';
import { heapInUse } from '../heap.js';

function transportOf(answer: (request: number) => string) {
  let requests = 0;
  return createTransport({
    baseUrl: 'https://ledger.test',
    fetch: async () => {
      if (requests > 3000) throw new Error('requests without end');
      return new Response(answer(requests++), { headers: { 'content-type': 'application/json' } });
    },
    retry: false,
    validation: 'off',
    clock: { ...systemClock, now: () => Date.UTC(2026, 5, 1) },
  });
}

type Transactions = ReturnType<typeof getTransactions>;

describe('a key of 300,000 digits', () => {
  const digits = '9'.repeat(300_000);

  /** Records texts that are converted to numbers: with so many digits, that takes long. */
  function noteNumbers(): string[] {
    const long: string[] = [];
    const real = BigInt;
    const noting = (value: bigint | boolean | number | string): bigint => {
      if (typeof value === 'string' && value.length > 10_000) long.push(`${value.slice(0, 20)}…`);
      return real(typeof value === 'string' ? value.slice(0, 10_000) : value);
    };
    vi.stubGlobal('BigInt', Object.assign(noting, { asIntN: real.asIntN, asUintN: real.asUintN }));
    return long;
  }

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const readers = [
    ['a walk', (list: Transactions) => list],
    ['a scan', (list: Transactions) => list.scan()],
  ] as const;

  describe.each(readers)('%s', (_, read) => {
    it.each([
      ['seconds', `${digits}.000000000`],
      ['nanoseconds', `1767225600.${digits}`],
    ])('ends in a ResponseError and is not converted to a number: %s', async (_, key) => {
      const items = ['1767225600.000000000', key].map((time) => `{"consensus_timestamp":"${time}"}`);
      const next = '/api/v1/transactions?limit=2&timestamp=lt:1767225600.000000000';
      const page = `{"transactions":[${items}],"links":{"next":"${next}"}}`;
      const long = noteNumbers();
      const all = async (): Promise<void> => {
        for await (const item of read(
          getTransactions(
            transportOf(() => page),
            { limit: 2 },
          ),
        ))
          expect(item).toBeTypeOf('object');
      };
      await expect(all()).rejects.toBeInstanceOf(ResponseError);
      expect(long).toEqual([]);
    });
  });
});

describe('next links of 100 kB', () => {
  it('are not kept: 250 pages take no more memory at the end than at the beginning', async () => {
    const pages = 250;
    // Each page has a different text, so that no memory can be shared.
    const padding = (page: number): string => `&x=${String(page).padStart(100_000, 'x')}`;
    const answer = (page: number): string => {
      const [top, last] = [2 * (pages - page), 2 * (pages - page) - 1];
      const next =
        page + 1 < pages ? `"/api/v1/contracts?limit=2&contract.id=lt:0.0.${last}${padding(page)}"` : 'null';
      return `{"contracts":[{"contract_id":"0.0.${top}"},{"contract_id":"0.0.${last}"}],"links":{"next":${next}}}`;
    };
    let consumed = 0;
    let before = 0;
    for await (const page of getContracts(transportOf(answer), { limit: 2 }).pages()) {
      expect(page.items).toHaveLength(2);
      consumed += 1;
      if (consumed === 20) before = await heapInUse();
      if (consumed === pages) expect((await heapInUse()) - before).toBeLessThan(10 * 2 ** 20);
    }
    expect(consumed).toBe(pages);
  });
});
