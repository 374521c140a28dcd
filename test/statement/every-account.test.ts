import { expect, it } from 'vitest';
import { createLedgerClient, statement } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox.js';
import { isLarge, sized } from '../setup/large.js';

// The sandbox lists its accounts, and the client says of each month of each of them whether the service shows all that has
// changed its balances. One hidden receipt, and a statement does not balance.

const seeds = isLarge ? [1, 2, 3] : [1];

it.each(seeds)(
  'each account of the sandbox with seed %i has statements that balance',
  async (seed) => {
    const sandbox = createSandbox({ seed, size: sized(0.05, 1) });
    const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });
    const months: string[] = [];
    const day = new Date(Number(sandbox.ledger.began / 1_000_000n));
    // The ledger has no moment before its first month.
    for (
      day.setUTCMonth(day.getUTCMonth() + 1, 1);
      day.getTime() < sandbox.clock.now();
      day.setUTCMonth(day.getUTCMonth() + 1)
    )
      months.push(day.toISOString().slice(0, 'yyyy-mm'.length));
    expect(months.length).toBeGreaterThan(8);
    const accounts = await ledger.getAccounts({ balance: false }).toArray();
    let entries = 0;
    for (const { account } of accounts)
      for (const month of isLarge ? months : [months.at(-1) ?? '', months[seed + 2] ?? '']) {
        const read = statement(ledger, String(account), { from: month, to: month });
        for await (const _ of read) entries += 1;
        expect(read.totals, `${account} in ${month}`).toBeDefined();
      }
    expect(entries).toBeGreaterThan(accounts.length);
  },
  7_200_000,
);
