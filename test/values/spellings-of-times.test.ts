import { describe, expect, it } from 'vitest';
import { createLedgerClient, gt, gte, lt, lte } from '../../src/index.js';
import { now, type Spelling, spellings } from './spellings-of-times.js';

const operators = { gte, gt, lt, lte };

/** The value of the filter that is sent, or the message of its refusal. */
async function sent(operation: 'getTransactions' | 'getBalances', timestamp: unknown): Promise<string> {
  const queries: string[] = [];
  const ledger = createLedgerClient({
    baseUrl: 'http://ledger.test',
    onInvalidResponse: () => undefined,
    clock: {
      now: () => now,
      elapsed: () => 0,
      random: () => 0,
      setTimer: () => () => undefined,
    },
    async fetch(url) {
      queries.push(String(url));
      return new Response('{"transactions":[],"balances":[],"timestamp":null,"links":{"next":null}}');
    },
  });
  try {
    await ledger[operation]({ timestamp: timestamp as string });
  } catch (error) {
    expect(queries).toEqual([]);
    return (error as Error).message;
  }
  const values = new URL(queries[0] ?? '').searchParams.getAll('timestamp');
  return values.join(' ');
}

function textOf({ input }: Spelling): string {
  return typeof input === 'object' ? JSON.stringify(input) : `${typeof input} ${String(input)}`;
}

function expectMeaning(actual: string, meaning: string | RegExp): void {
  if (typeof meaning === 'string') expect(actual).toBe(meaning);
  else expect(actual).toMatch(meaning);
}

describe.each(spellings.map((spelling) => [textOf(spelling), spelling] as const))(
  'the time %s',
  (_, spelling) => {
    it('alone is the time of items', async () => {
      expectMeaning(await sent('getTransactions', spelling.input), spelling.list);
    });

    it('alone is the moment of a state', async () => {
      expectMeaning(await sent('getBalances', spelling.input), spelling.moment);
    });

    it.each(['gte', 'gt', 'lt', 'lte'] as const)(
      'with %s is an edge, as a function and as text',
      async (name) => {
        const { input } = spelling;
        expectMeaning(await sent('getTransactions', operators[name](input)), spelling[name]);
        if (typeof input === 'string')
          expectMeaning(await sent('getTransactions', `${name}:${input}`), spelling[name]);
      },
    );
  },
);
