import { describe, expect, it } from 'vitest';
import { createTransport, systemClock } from '../../src/client/client.js';
import { createLedgerClient, getContractsLogs, getContractsResults, gte } from '../../src/ledger.js';
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

  describe('of two hosts, whose failures are one error', () => {
    /** A client of two hosts that have the same service. `refuse` may answer in the place of it. */
    function twoHosts(refuse: (url: URL) => Response | undefined = () => undefined) {
      const { sandbox } = publicNetwork();
      const ledger = createLedgerClient({
        hosts: ['one', 'two'].map((name) => ({ baseUrl: `https://${name}.test` })),
        retry: false,
        fetch: async (text, init) => {
          const url = new URL(text);
          return refuse(url) ?? sandbox.fetch(sandbox.ledgerUrl + url.pathname + url.search, init);
        },
        clock: { ...systemClock, now: sandbox.clock.now },
      });
      const times = sandbox.ledger.logs.map(({ timestamp }) => timestamp);
      return { ledger, newestFirst: times.sort().reverse() };
    }

    it('has items behind windows to which both answer with status 500', async () => {
      const { ledger, newestFirst } = twoHosts();
      const items = await ledger.getContractsLogs({ limit: 3 }).toArray();
      expect(items.map(({ timestamp }) => timestamp)).toEqual(newestFirst);
    });

    it('ends with an error if one of them is unavailable', async () => {
      const { ledger } = twoHosts(({ host }) =>
        host === 'two.test' ? new Response('', { status: 503 }) : undefined,
      );
      await expect(ledger.getContractsLogs({ limit: 3 }).toArray()).rejects.toThrow('no host has a reply');
    });

    it('has its items if a proxy of each refuses the list that shows when the ledger began', async () => {
      let refused = 0;
      const { ledger, newestFirst } = twoHosts(({ pathname, search }) => {
        if (!pathname.endsWith('/transactions') || search.includes('timestamp')) return undefined;
        refused += 1;
        return new Response('Forbidden', { status: 403 });
      });
      const timestamp = gte('2019-09-14T00:00:00Z');
      const items = await ledger.getContractsLogs({ limit: 3, timestamp }).toArray();
      expect(items.map(({ timestamp }) => timestamp)).toEqual(newestFirst);
      expect(refused).toBeGreaterThanOrEqual(2);
    });
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
