import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLedgerClient, toNanoseconds } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox.js';
// It loads the modules of the client that are loaded when they are used.
import '../setup/virtual-time.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('follow yields a minute of transactions in no time', async () => {
  const sandbox = createSandbox({ live: { rate: 2 } });
  const { clock, fetch, ledgerUrl: baseUrl } = sandbox;
  const ledger = createLedgerClient({ baseUrl, fetch, clock });
  // The record file of the last two seconds is still open.
  const begin = BigInt(clock.now() - 2000) * 1_000_000n;
  const stop = new AbortController();
  const times: bigint[] = [];
  const reading = (async () => {
    for await (const { consensus_timestamp } of ledger
      .getTransactions({}, { signal: stop.signal })
      .follow({ from: 'now' }))
      times.push(toNanoseconds(consensus_timestamp));
  })().catch((error: unknown) => error);
  while (times.length < 100) await clock.advance(1000);
  stop.abort();
  expect(await reading).toBe(stop.signal.reason);
  expect(times[0]).toBeGreaterThanOrEqual(begin);
  expect(times).toEqual(times.toSorted((a, b) => (a < b ? -1 : 1)));
});

it('a timeout and a retry need no real time', async () => {
  const { clock, faults, fetch, ledgerUrl: baseUrl } = createSandbox();
  const ledger = createLedgerClient({ baseUrl, fetch, clock, timeout: 1000 });
  faults.next({ delay: 5000 });
  faults.next({ status: 503, retryAfter: 7 });
  const page = ledger.getBlocks({ limit: 1 }, { retry: { retries: 3 } });
  let isDone = false;
  void page.finally(() => {
    isDone = true;
  });
  while (!isDone) await clock.advance(100);
  expect((await page).blocks).toHaveLength(1);
  expect(clock.elapsed()).toBeGreaterThanOrEqual(8000);
});
