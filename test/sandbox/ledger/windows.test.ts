import { describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../../src/sandbox.js';
import { asking } from './asking.js';

const day = 86_400;
const now = Date.UTC(2026, 0, 1) / 1000;

/** Removes the past of the ledger, so that only the transactions of its last day are left. */
function withoutPast<Some extends Pick<Sandbox, 'ledger'>>(sandbox: Some): Some {
  const { transactions } = sandbox.ledger;
  const isPast = ({ consensus_timestamp: at = '' }): boolean => Number(at) < now - 2 * day;
  transactions.splice(0, transactions.length, ...transactions.filter((one) => !isPast(one)));
  return sandbox;
}

const { sandbox, ledger, ask, send } = withoutPast(asking({ size: 0.05, windows: true }));
// Long before the other transactions, with more than two empty windows between.
const old = Array.from({ length: 3 }, (_, index) => {
  const consensus_timestamp = `${now - 300 * day + index}.000000000`;
  sandbox.add.transaction({ consensus_timestamp });
  return consensus_timestamp;
});

describe('windows of 60 days', () => {
  it('return empty pages in between, and lose no item', async () => {
    const sizes: number[] = [];
    const found: string[] = [];
    for (let next = `transactions?limit=100&timestamp=gt:${now - 301 * day}`; next; ) {
      const { transactions, links } = await ask(next);
      sizes.push(transactions.length);
      found.push(...transactions.map((one: { consensus_timestamp: string }) => one.consensus_timestamp));
      next = links.next?.replace('/api/v1/', '');
    }
    expect(sizes.filter((size) => size === 0).length).toBeGreaterThanOrEqual(3);
    expect(found.slice(-3)).toEqual([...old].reverse());
    expect(found).toHaveLength(ledger.transactions.length);
    expect(new Set(found).size).toBe(found.length);
  });

  it('have a next link that continues at their edge', async () => {
    const { links } = await ask(`transactions?timestamp=lt:${now - 100 * day}`);
    // 60 days before the upper bound.
    expect(links.next).toBe(`/api/v1/transactions?timestamp=lt:${now - 160 * day}.000000000`);
    const ascending = await ask(`transactions?order=asc&timestamp=gte:${now - 200 * day}`);
    expect(ascending.links.next).toBe(
      `/api/v1/transactions?order=asc&timestamp=gt:${now - 140 * day - 1}.999999999`,
    );
  });

  it('are used from a range of 60 days and a nanosecond on', async () => {
    const begin = now - 300 * day;
    const until = (end: string) => ask(`transactions?timestamp=gte:${begin}&timestamp=${end}`);
    const [narrow, wide] = [await until(`lt:${begin + 60 * day}`), await until(`lte:${begin + 60 * day}`)];
    expect([narrow.transactions.length, narrow.links.next]).toEqual([3, null]);
    expect(wide.transactions).toHaveLength(2);
    expect(wide.links.next).toContain(`timestamp=lt:${begin}.000000001`);
  });

  it('are not used for a narrow range, an equality, or without the option', async () => {
    const narrow = `timestamp=gte:${now - 300 * day}&timestamp=lt:${now - 250 * day}&limit=10`;
    expect((await ask(`transactions?${narrow}`)).links.next).toBeNull();
    expect((await ask(`transactions?timestamp=${old[0]}`)).transactions).toHaveLength(1);
    const own = withoutPast(createSandbox({ size: 0.05 }));
    own.add.transaction({ consensus_timestamp: String(old[0]) });
    const page = await (await own.fetch(`${own.ledgerUrl}/api/v1/transactions?order=asc&limit=1`)).json();
    expect(page.transactions[0].consensus_timestamp).toBe(old[0]);
  });
});

describe('an unbounded ascending request', () => {
  it('starts at the first transaction, so an account without transactions needs few requests', async () => {
    const own = withoutPast(createSandbox({ size: 0.05, windows: true }));
    own.add.transaction({ consensus_timestamp: `${now - 200 * day}.000000000` });
    const { account } = own.add.account({ created_timestamp: `${now - 250 * day}.000000000` });
    for (const order of ['asc', 'desc']) {
      let requests = 0;
      for (let next: string | null = `/api/v1/accounts/${account}?order=${order}`; next; requests++)
        next = (await (await own.fetch(own.ledgerUrl + next)).json()).links.next;
      // 200 days in windows of 60.
      expect(requests).toBe(4);
    }
  });
});

describe('an empty window', () => {
  const [ascending, descending] = [
    `order=asc&timestamp=gte:${now - 200 * day}`,
    `order=desc&timestamp=lt:${now - 100 * day}`,
  ];
  const edges = [`${now - 140 * day - 1}.999999999`, `${now - 160 * day}.000000000`];

  it('of transactions has a link, of results none, in either order', async () => {
    for (const [index, query] of [ascending, descending].entries()) {
      expect((await ask(`transactions?${query}`)).links.next).toContain(edges[index]);
      expect((await ask(`contracts/results?${query}`)).links).toEqual({ next: null });
    }
  });

  it('of logs has a link without the index in ascending order, and fails in descending order', async () => {
    const next = `/api/v1/contracts/results/logs?order=asc&timestamp=gt:${edges[0]}`;
    for (const more of ['', '&index=gt:3'])
      expect((await ask(`contracts/results/logs?${ascending}${more}`)).links).toEqual({ next });
    expect((await send(`contracts/results/logs?${descending}`)).status).toBe(500);
  });

  it('of logs with some logs has the index of the last one beside its edge', async () => {
    const [log] = ledger.logs;
    const timestamp = `${now - 110 * day}.000000000`;
    if (log) ledger.logs.push({ ...log, timestamp, index: 6, transaction_hash: `0x${'9'.repeat(64)}` });
    const { logs, links } = await ask(`contracts/results/logs?${descending}`);
    expect(logs).toHaveLength(1);
    expect(links.next).toBe(`/api/v1/contracts/results/logs?order=desc&timestamp=lte:${edges[1]}&index=lt:6`);
    ledger.logs.pop();
  });

  it('repeats the call if the query has ne alone', async () => {
    const own = createSandbox({ size: 0.05, windows: true });
    own.add.transaction({ consensus_timestamp: `${now - 300 * day}.000000000` });
    own.ledger.transactions.length = 0;
    own.add.transaction({ consensus_timestamp: `${now - 300 * day}.000000000` });
    const sent = `/api/v1/transactions?timestamp=ne:${now}.000000000`;
    const { transactions, links } = await (await own.fetch(own.ledgerUrl + sent)).json();
    expect([transactions, links.next]).toEqual([[], sent]);
  });
});

describe('a window with fewer items than the limit', () => {
  it('has a link at the edge, not after the last item', async () => {
    const query = `order=asc&timestamp=gte:${now - 300 * day}&limit=10`;
    const { transactions, links } = await ask(`transactions?${query}`);
    expect(transactions).toHaveLength(3);
    expect(links.next).toContain(`timestamp=gt:${now - 240 * day - 1}.999999999`);
  });

  it('of results has a link, although the empty window after it has none', async () => {
    const own = createSandbox({ size: 0.05, windows: true });
    const [first, ...rest] = own.ledger.executions;
    if (!first) throw new Error('the sandbox has no results');
    own.ledger.executions.push({
      ...first,
      result: { ...first.result, timestamp: `${now - 300 * day}.000000000` },
    });
    const path = '/api/v1/contracts/results?limit=100&internal=true';
    const { results, links } = await (await own.fetch(own.ledgerUrl + path)).json();
    expect(results).toHaveLength(rest.length + 1);
    expect(links.next).toContain('timestamp=lt:');
    expect(await (await own.fetch(own.ledgerUrl + links.next)).json()).toEqual({
      results: [],
      links: { next: null },
    });
  });
});

describe('an end of 0', () => {
  it.each(['lte:0', 'lt:0.000000001'])('is ignored: %s', async (end) => {
    const { transactions, links } = await ask(`transactions?timestamp=${end}&limit=100&order=asc`);
    expect(
      transactions.slice(0, 3).map((one: { consensus_timestamp: string }) => one.consensus_timestamp),
    ).toEqual(old);
    expect(transactions).toHaveLength(Math.min(100, ledger.transactions.length));
    if (ledger.transactions.length < 100) expect(links.next).toBeNull();
  });
});

describe('a query of one block or one transaction', () => {
  it('has no window', async () => {
    const own = createSandbox({ size: 0.05, windows: true });
    const [execution] = own.ledger.executions;
    const [log] = own.ledger.logs;
    if (!execution || !log) throw new Error('the sandbox has no results or logs');
    const timestamp = `${now - 300 * day}.000000000`;
    own.ledger.executions.push({
      ...execution,
      result: { ...execution.result, timestamp, block_number: 7n, block_hash: `0x${'7'.repeat(96)}` },
    });
    own.ledger.logs.push({ ...log, timestamp, transaction_hash: `0x${'8'.repeat(64)}` });
    for (const [path, property] of [
      ['results?block.number=7', 'results'],
      [`results?block.hash=${'7'.repeat(96)}`, 'results'],
      [`results/logs?transaction.hash=${'8'.repeat(64)}`, 'logs'],
    ] as const) {
      const reply = await (await own.fetch(`${own.ledgerUrl}/api/v1/contracts/${path}`)).json();
      expect(reply[property], path).toMatchObject([{ timestamp }]);
    }
  });
});
