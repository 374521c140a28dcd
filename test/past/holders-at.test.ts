import { expect, it } from 'vitest';
import { createLedgerClient } from '../../src/ledger.js';
import { holdersAt } from '../../src/past/past.js';
import { makeLedger } from './made-ledger.js';

const clockOf = (now: number) => ({
  now: () => now,
  elapsed: () => 0,
  random: () => 0.5,
  setTimer: () => () => undefined,
});

it.each([
  [1, true, true, false],
  [2, true, true, true],
  [3, false, false, false],
  [4, true, false, false],
] as const)(
  'holders, seed %i, snapshots %s, with tokens %s, checked %s',
  async (seed, snapshots, tokenSnapshots, check) => {
    const made = makeLedger(seed, { accounts: 260, transactions: 1500 });
    Object.assign(made.faults, { snapshots, tokenSnapshots });
    const now = Number(made.end / 1_000_000n) + 10 * 3_600_000;
    const ledger = createLedgerClient({
      baseUrl: 'http://made.invalid',
      fetch: made.fetch,
      clock: clockOf(now),
      validation: 'off',
    });
    const counts: number[] = [];
    for (let at = 0; at < 60; at += 1) {
      const token = made.tokens[at % made.tokens.length] ?? '';
      const time = made.begin + (BigInt(at) * (made.end - made.begin)) / 60n;
      const before = made.requests.length;
      const found: unknown[] = [];
      for await (const { account, balance } of holdersAt(ledger, token, time, { check }))
        found.push([account, balance]);
      counts.push(made.requests.length - before);
      const held = made.accounts
        .map((account) => [account, made.sum(account, token, time)] as const)
        .filter(([, balance]) => balance > 0n);
      expect(found).toEqual(held);
    }
    counts.sort((a, b) => a - b);
    console.log(counts[30], counts.at(-1));
  },
);
