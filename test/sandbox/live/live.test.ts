import { describe, expect, it } from 'vitest';
import { createLedgerClient, gt } from '../../../src/index.js';
import { createSandbox } from '../../../src/sandbox.js';
import { declaredOperations } from '../../setup/description.js';

const day = 24 * 60 * 60 * 1000;

function living(options: object = {}) {
  const sandbox = createSandbox({ size: 0.1, live: { rate: 5 }, ...options });
  const { ledgerUrl: baseUrl, fetch } = sandbox;
  const client = createLedgerClient({ baseUrl, fetch, validation: 'throw' });
  return { sandbox, client };
}

const seconds = (timestamp: string | null | undefined): number => Number(String(timestamp).split('.')[0]);

describe('a live ledger', () => {
  it.each([2, 50])('at %i transactions a second leaves no account below zero', async (rate) => {
    const { clock, truth } = createSandbox({ size: 0.1, live: { rate } });
    await clock.advance(rate > 10 ? 60_000 : 600_000);
    const balances = truth.getAccounts?.().map((account) => Object(account).balance?.balance ?? 0n) ?? [];
    expect(balances.filter((balance) => balance < 0n)).toEqual([]);
    expect(balances.length).toBeGreaterThan(20);
  });

  it('closes consecutive files every two seconds, with correct counts', async () => {
    const { sandbox } = living();
    const before = sandbox.ledger.blocks.length;
    await sandbox.clock.advance(20_000);
    const { blocks, transactions } = sandbox.ledger;
    const grown = blocks.slice(before - 1);
    expect(grown).toHaveLength(11);
    for (const [index, block] of grown.entries()) {
      const next = grown[index + 1];
      if (!next) continue;
      expect(next.number).toBe((block.number ?? 0n) + 1n);
      expect(next.previous_hash).toBe(block.hash);
      expect(seconds(next.timestamp?.from) - seconds(block.timestamp?.from)).toBe(2);
      const inside = transactions.filter(
        ({ consensus_timestamp: at = '' }) =>
          String(at) >= String(next.timestamp?.from) && String(at) <= String(next.timestamp?.to),
      );
      expect(BigInt(inside.length)).toBe(next.count);
    }
    const rate = transactions.filter(
      ({ consensus_timestamp: at }) => seconds(at) >= seconds(grown[1]?.timestamp?.from),
    );
    expect(rate.length).toBeGreaterThan(50);
    expect(rate.length).toBeLessThan(160);
  });

  it('grows only with its clock, and reproducibly', async () => {
    const [one, other] = [living().sandbox, living().sandbox];
    const count = one.ledger.transactions.length;
    expect(one.ledger.transactions).toHaveLength(count);
    await one.clock.advance(30_000);
    for (let step = 0; step < 30; step++) {
      await other.clock.advance(1000);
      other.truth.getTransactions?.();
    }
    expect(one.ledger.transactions.length).toBeGreaterThan(count);
    expect(other.ledger.transactions).toEqual(one.ledger.transactions);
  });

  it('adds messages without gaps, logs, results, rewards and new entities', async () => {
    const { sandbox } = living({ live: { rate: 20 } });
    const count = (): Record<string, number> => {
      const { accounts, contracts, executions, logs, messages, rewards, tokens, topics } = sandbox.ledger;
      return Object.fromEntries(
        Object.entries({ accounts, contracts, executions, logs, messages, rewards, tokens, topics }).map(
          ([name, rows]) => [name, rows.length],
        ),
      );
    };
    const before = count();
    await sandbox.clock.advance(60_000);
    for (const [name, rows] of Object.entries(count())) expect(rows, name).toBeGreaterThan(before[name] ?? 0);
    const topic = sandbox.ledger.topics[0]?.topic_id;
    const numbers = sandbox.ledger.messages
      .filter(({ topic_id }) => topic_id === topic)
      .map(({ sequence_number }) => sequence_number);
    expect(numbers).toEqual(numbers.map((_, index) => BigInt(index + 1)));
  });

  it('updates the balance time of changed accounts', async () => {
    const { sandbox, client } = living();
    await sandbox.clock.advance(60_000);
    const [last] = (await client.getTransactions({ limit: 1 })).transactions;
    const account = last?.transfers?.find(({ amount }) => amount < 0n)?.account ?? '';
    const { balance } = await client.getAccount({ idOrAliasOrEvmAddress: account, transactions: false });
    expect(balance?.timestamp).toBe(last?.consensus_timestamp);
  });

  it('returns valid and correct data in every list', async () => {
    const { sandbox, client } = living({ live: { rate: 20 } });
    await sandbox.clock.advance(40_000);
    const lists = declaredOperations('ledger').filter(
      ({ operationId, path, method }) =>
        method === 'GET' && !path.includes('{') && sandbox.truth[operationId] !== undefined,
    );
    expect(lists.length).toBeGreaterThan(8);
    for (const { operationId } of lists) {
      const list = Reflect.get(client, operationId) as (params: object) => { toArray(): Promise<object[]> };
      expect(await list({ limit: 25 }).toArray(), operationId).toEqual(sandbox.truth[operationId]?.());
    }
    const [first] = (await client.getTransactions({ limit: 1, order: 'asc' })).transactions;
    const timestamp = gt(String(first?.consensus_timestamp));
    const followed = await client.getTransactions({ timestamp, order: 'asc' }).toArray();
    expect(followed).toEqual(sandbox.truth.getTransactions?.({ timestamp, order: 'asc' }));
  });

  it('has bursts', async () => {
    const bursts = { rate: 100, seconds: 10, every: 60 };
    const { sandbox } = living({ live: { rate: 1, bursts, activities: { message: 1 } } });
    const counts: bigint[] = [];
    const before = sandbox.ledger.blocks.length;
    await sandbox.clock.advance(300_000);
    for (const { count = 0n } of sandbox.ledger.blocks.slice(before)) counts.push(count);
    expect(counts.filter((count) => count > 50n).length).toBeGreaterThan(10);
    expect(counts.filter((count) => count < 5n).length).toBeGreaterThan(50);
  });

  it('has a truth for each time', async () => {
    const { sandbox } = living();
    await sandbox.clock.advance(10_000);
    const at = sandbox.clock.now();
    const then = sandbox.truth.getTransactions?.();
    await sandbox.clock.advance(10_000);
    expect(sandbox.truth.getTransactions?.({}, { at })).toEqual(then);
    expect(sandbox.truth.getTransactions?.().length).toBeGreaterThan(then?.length ?? 0);
  });

  it('has no account in the truth of a time before it was created', async () => {
    const { sandbox } = living({ live: { rate: 5, activities: { account: 1, transfer: 4 } } });
    const at = sandbox.clock.now();
    const idsOf = (moment: object = {}): unknown[] | undefined =>
      sandbox.truth.getAccounts?.({}, moment).map((row) => Object(row).account);
    const then = idsOf();
    // Transfers change the rows of new accounts.
    await sandbox.clock.advance(60_000);
    expect(idsOf()?.length).toBeGreaterThan(then?.length ?? 0);
    expect(idsOf({ at })).toEqual(then);
  });

  it('rejects an invalid rate', () => {
    expect(() => createSandbox({ live: { rate: -1 } })).toThrow(RangeError);
    expect(() => createSandbox({ live: { rate: Number.NaN } })).toThrow('got NaN');
  });
});

describe('a ledger without the option live', () => {
  it('does not change with time', async () => {
    const sandbox = createSandbox({ size: 0.1 });
    const { length } = sandbox.ledger.blocks;
    await sandbox.clock.advance(day);
    expect(sandbox.ledger.blocks).toHaveLength(length);
  });
});
