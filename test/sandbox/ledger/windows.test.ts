import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../../src/sandbox.js';

const day = 86_400;
const now = Date.UTC(2026, 0, 1) / 1000;

const sandbox = createSandbox({ size: 0.05, windows: true });
// Long before what the ledger has by itself, with more than two windows of nothing between.
const old = Array.from({ length: 3 }, (_, index) => {
  const consensus_timestamp = `${now - 300 * day + index}.000000000`;
  sandbox.add.transaction({ consensus_timestamp });
  return consensus_timestamp;
});

interface Page {
  transactions: { consensus_timestamp: string }[];
  links: { next: string | null };
}

async function ask(path: string): Promise<Page> {
  return (await sandbox.fetch(`${sandbox.ledgerUrl}${path}`)).json();
}

describe('windows of 60 days', () => {
  it('leave pages empty on the way, and miss nothing', async () => {
    const sizes: number[] = [];
    const found: string[] = [];
    for (let next: string | null = `/api/v1/transactions?limit=100&timestamp=gt:${now - 301 * day}`; next; ) {
      const page = await ask(next);
      sizes.push(page.transactions.length);
      found.push(...page.transactions.map(({ consensus_timestamp }) => consensus_timestamp));
      next = page.links.next;
    }
    expect(sizes.filter((size) => size === 0).length).toBeGreaterThanOrEqual(3);
    expect(found.slice(-3)).toEqual([...old].reverse());
    expect(found).toHaveLength(sandbox.ledger.transactions.length);
    expect(new Set(found).size).toBe(found.length);
  });

  it('say in their next where they end', async () => {
    const { links } = await ask(`/api/v1/transactions?timestamp=lt:${now - 100 * day}`);
    // 60 days before the last moment that was asked for.
    expect(links.next).toBe(`/api/v1/transactions?timestamp=lt:${now - 160 * day}.000000000`);
    const ascending = await ask(`/api/v1/transactions?order=asc&timestamp=gte:${now - 200 * day}`);
    expect(ascending.links.next).toBe(
      `/api/v1/transactions?order=asc&timestamp=gt:${now - 140 * day - 1}.999999999`,
    );
  });

  it('are not there for a narrow range, an equality, or a service of one’s own', async () => {
    const narrow = `timestamp=gte:${now - 300 * day}&timestamp=lt:${now - 250 * day}&limit=10`;
    expect((await ask(`/api/v1/transactions?${narrow}`)).links.next).toBeNull();
    expect((await ask(`/api/v1/transactions?timestamp=${old[0]}`)).transactions).toHaveLength(1);
    const own = createSandbox({ size: 0.05 });
    own.add.transaction({ consensus_timestamp: String(old[0]) });
    const page = await (await own.fetch(`${own.ledgerUrl}/api/v1/transactions?order=asc&limit=1`)).json();
    expect(page.transactions[0].consensus_timestamp).toBe(old[0]);
  });
});

describe('an empty window', () => {
  it('is the end of the results, and a failure of the logs', async () => {
    const late = `order=asc&timestamp=gte:${now - 200 * day}`;
    const status = async (path: string): Promise<number> =>
      (await sandbox.fetch(`${sandbox.ledgerUrl}/api/v1/${path}?${late}`)).status;
    expect(await status('contracts/results/logs')).toBe(500);
    expect(await status('contracts/results')).toBe(200);
    const { links } = await ask(`/api/v1/contracts/results?${late}`);
    expect(links.next).toBeNull();
  });
});

describe('windows of 7 days', () => {
  it('are the widest that logs are searched by', async () => {
    const told = async (query: string): Promise<unknown> => {
      const response = await sandbox.fetch(`${sandbox.ledgerUrl}/api/v1/contracts/results/logs?${query}`);
      const body = await response.json();
      return [response.status, body._status?.messages[0].message];
    };
    const reason = 'Timestamp range by the lower and upper bounds must be positive and within 7d';
    const range = (days: number): string => `timestamp=gte:${now - days * day}&timestamp=lte:${now}`;
    expect(await told(range(7))).toEqual([200, undefined]);
    expect(await told(range(8))).toEqual([400, reason]);
    expect(await told(`${range(8)}&topic0=0x1`)).toEqual([
      400,
      `Cannot search topics without a valid timestamp range: ${reason}`,
    ]);
  });
});
