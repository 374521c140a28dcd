import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTransport, systemClock } from '../../src/client/client.js';
import { getTransactions, ResponseError } from '../../src/ledger.js';

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
