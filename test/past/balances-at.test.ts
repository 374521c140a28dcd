import { expect, it } from 'vitest';
import { createLedgerClient } from '../../src/ledger.js';
import { balancesAt } from '../../src/past/past.js';
import { makeLedger } from './made-ledger.js';

const clockOf = (now: number) => ({
  now: () => now,
  elapsed: () => 0,
  random: () => 0.5,
  setTimer: () => () => undefined,
});

it.each([1, 2, 3])('a balance equals the sum of transfers, seed %i', async (seed) => {
  const made = makeLedger(seed);
  const now = Number(made.end / 1_000_000n) + 10 * 3_600_000;
  const ledger = createLedgerClient({
    baseUrl: 'http://made.invalid',
    fetch: made.fetch,
    clock: clockOf(now),
    validation: 'off',
  });
  const counts: number[] = [];
  for (let at = 0; at < 200; at += 1) {
    const account = made.accounts[at % made.accounts.length] ?? '';
    const time = made.begin + (BigInt(at) * (made.end - made.begin)) / 200n;
    const before = made.requests.length;
    const state = await balancesAt(ledger, account, time);
    counts.push(made.requests.length - before);
    expect(state.balance).toBe(made.sum(account, 'hbars', time));
    const held = made.tokens
      .map((token) => [token, made.sum(account, token, time)] as const)
      .filter(([, balance]) => balance > 0n);
    expect([...state.tokens].sort()).toEqual(held.sort());
  }
  counts.sort((a, b) => a - b);
  console.log(counts[100], counts.at(-1));
});
