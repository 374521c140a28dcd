import { describe, expect, it } from 'vitest';
import { createTransport, systemClock } from '../../src/client/client.js';
import { createLedgerClient, getContractsLogs, getContractsResults } from '../../src/ledger.js';
import { createSandbox } from '../../src/sandbox.js';

const day = 86_400;

/** A ledger with rows up to two years before the others, in a service with windows of 60 days. */
function publicNetwork() {
  const sandbox = createSandbox({ size: 0.05, windows: true });
  const now = Math.floor(sandbox.clock.now() / 1000);
  const { account } = sandbox.add.account({ created_timestamp: `${now - 700 * day}.000000000` });
  for (const days of [690, 400, 390, 150]) {
    const timestamp = `${now - days * day}.000000001`;
    sandbox.add.transaction({ consensus_timestamp: timestamp });
    const [execution] = sandbox.ledger.executions;
    const [log] = sandbox.ledger.logs;
    if (!execution || !log) throw new Error('the sandbox has no results or logs');
    sandbox.ledger.executions.push({ ...execution, result: { ...execution.result, timestamp } });
    sandbox.ledger.logs.push({ ...log, timestamp, index: 0 });
  }
  const requests: string[] = [];
  const transport = createTransport({
    baseUrl: sandbox.ledgerUrl,
    retry: false,
    fetch: (url, init) => {
      requests.push(url);
      return sandbox.fetch(url, init);
    },
    clock: { ...systemClock, now: sandbox.clock.now },
  });
  return { sandbox, transport, requests, account: account ?? '', now };
}

describe('a list on a public network', () => {
  it.each([-300_000, 300_000])(
    'has the newest items after a failure, if its clock is off by %d ms',
    async (off) => {
      const { sandbox } = publicNetwork();
      const at = `${Math.floor(sandbox.clock.now() / 1000) - 1}.000000001`;
      const [log] = sandbox.ledger.logs;
      if (!log) throw new Error('the sandbox has no logs');
      sandbox.ledger.logs.push({ ...log, timestamp: at, index: 0 });
      let hasFailed = false;
      const transport = createTransport({
        baseUrl: sandbox.ledgerUrl,
        retry: false,
        fetch: async (url, init) => {
          if (hasFailed) return sandbox.fetch(url, init);
          hasFailed = true;
          return Response.json({ _status: { messages: [{ message: 'Internal error' }] } }, { status: 500 });
        },
        clock: { ...systemClock, now: () => sandbox.clock.now() + off },
      });
      const [newest] = await getContractsLogs(transport).toArray({ limit: 1 });
      expect(newest?.timestamp).toBe(at);
    },
  );

  // If all hosts fail, a call throws one error for all of them.
  it('has items behind windows to which both hosts answer with a failure', async () => {
    const { sandbox } = publicNetwork();
    const ledger = createLedgerClient({
      hosts: ['one', 'two'].map((name) => ({ baseUrl: `https://${name}.test` })),
      retry: false,
      fetch: (url, init) =>
        sandbox.fetch(sandbox.ledgerUrl + new URL(url).pathname + new URL(url).search, init),
      clock: { ...systemClock, now: sandbox.clock.now },
    });
    const items = await ledger.getContractsLogs({ limit: 3 }).toArray();
    const all = sandbox.ledger.logs.map(({ timestamp }) => timestamp);
    expect(items.map(({ timestamp }) => timestamp)).toEqual(all.sort().reverse());
  });

  it('takes one request without items if no window passes the filter', async () => {
    const { transport, requests } = publicNetwork();
    expect(await getContractsResults(transport, { 'block.hash': `0x${'7'.repeat(96)}` }).toArray()).toEqual(
      [],
    );
    expect(requests).toHaveLength(1);
  });

  it('takes a request for each 60 days of the ledger if it has no items', async () => {
    const { transport, requests, account } = publicNetwork();
    expect(await getContractsResults(transport, { from: account }).toArray()).toEqual([]);
    // The list, its other end, the first transaction, and 690 days.
    expect(requests).toHaveLength(3 + 12);
  });
});
