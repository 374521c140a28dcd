import { describe, expect, it } from 'vitest';
import type { Transport } from '../../src/client/client.js';
import { type Follow, growingList } from '../../src/follow/follow.js';
// By its inner path: rows that share a key are in no list of the ledger.
import { PendingItems } from '../../src/follow/pending-items.js';
import {
  getContracts,
  getContractsLogs,
  getContractsLogsOperation,
  getTransactionsOperation,
} from '../../src/ledger.js';
import { ListQuery } from '../../src/lists/lists.js';
import { at, blocks, scripted } from '../after/scripted-service.js';

const young = { block_hash: '0x', block_number: null, transaction_index: null };
const complete = { block_hash: '0xab', block_number: 7, transaction_index: 1 };

/** The first item of a list whose replies show one row, in the copies given, and then in the last of them. */
async function delivered(
  list: (transport: Transport) => { follow(): Follow<object> },
  copies: readonly object[],
) {
  let replies = 0;
  const { transport, time } = scripted((path, seconds) => {
    if (path.startsWith('blocks')) return blocks(Math.floor(seconds) - 3);
    const row = copies[Math.min(replies++, copies.length - 1)];
    return { logs: [row], contracts: [row], links: { next: null } };
  });
  const start = time.elapsed();
  const { value } = await time.run(list(transport).follow().next());
  return { value, after: time.elapsed() - start, replies };
}

describe('a row that a service completes while a follow holds it back', () => {
  const log = { timestamp: at(-1), index: 0, data: '0x' };

  it.each([
    ['later', [young, young, complete]],
    ['in every reply but the last ones, of a cluster that is behind', [young, complete, young]],
    ['first, and then only incomplete', [complete, young]],
  ])('is returned complete if it is read complete %s', async (_, copies) => {
    const { value, replies } = await delivered(getContractsLogs, [
      ...copies.map((copy) => ({ ...log, ...copy })),
      { ...log, ...young },
    ]);
    expect(value).toMatchObject({ block_hash: '0xab', block_number: 7n });
    expect(replies).toBeGreaterThan(3);
  });

  it('is returned when it is due, even if it is still incomplete', async () => {
    const { value, after } = await delivered(getContractsLogs, [{ ...log, ...young }]);
    expect(value).toEqual({ ...log, ...young });
    expect(after).toBeLessThan(6000);
  });

  it('is returned as it was read last if it is complete each time', async () => {
    const copy = (memo: string) => ({ contract_id: '0.0.5', created_timestamp: at(-1), memo });
    const { value } = await delivered(getContracts, [copy('a'), copy('b')]);
    expect(value).toEqual(copy('b'));
  });
});

describe('a row that a scan reads again', () => {
  const row = (index: number, copy: object = young) => ({ timestamp: at(0), index, data: '0x', ...copy });
  const keyOf = (index: number) => ({ first: at(0), second: String(index), third: '' });
  /** Three rows are pending, the second one complete. */
  function pendingRows(): PendingItems<object> {
    const pending = new PendingItems<object>(ListQuery.parse(getContractsLogsOperation, 'order=asc'));
    const rows = [row(0), row(1, complete), row(2)];
    const items = rows.map((item, index) => ({ item, key: keyOf(index), time: undefined }));
    pending.add(items, 100, { settle: 2000, requested: 0, received: 100, settledUntil: undefined });
    return pending;
  }

  it('stays complete if it is pending and complete', () => {
    expect(pendingRows().newestCopy(row(1), keyOf(1))).toEqual(row(1, complete));
  });

  it('is taken from the scan if that one knows more, or if no copy is pending', () => {
    const pending = pendingRows();
    expect(pending.newestCopy(row(0, complete), keyOf(0))).toEqual(row(0, complete));
    expect(pending.newestCopy(row(3), keyOf(3))).toEqual(row(3));
    expect(pending.items).toEqual([]);
  });

  it('leaves a row of another key as it is', () => {
    const pending = pendingRows();
    expect(pending.newestCopy(row(0), keyOf(0))).toEqual(row(0));
    expect(pending.newestCopy(row(2), keyOf(2))).toEqual(row(2));
  });
});

describe('rows that share a key', () => {
  /** The items that are returned after the second of two replies. */
  function merged(first: readonly object[], second: readonly object[]): object[] {
    const { rangeKey } = getTransactionsOperation;
    if (!rangeKey) throw new Error('the list has no key');
    const tied = { ...getTransactionsOperation, rangeKey: { ...rangeKey, mayRepeatKey: true as const } };
    const pending = new PendingItems<object>(ListQuery.parse(tied, 'order=asc'));
    const key = { first: at(0), second: '', third: '' };
    const add = (rows: readonly object[], settle: number) =>
      pending.add(
        rows.map((item) => ({ item, key, time: undefined })),
        100,
        { settle, requested: 0, received: 100, settledUntil: undefined },
      );
    expect(add(first, 2000)).toEqual([]);
    return add(second, 0).map(({ item }) => item);
  }
  const row = (name: string, block: number | null) => ({ name, block, hash: block === null ? '0x' : '0xab' });

  it('are completed, each by its own copy', () =>
    expect(merged([row('a', null), row('b', null)], [row('b', 7), row('a', 7)])).toEqual([
      row('a', 7),
      row('b', 7),
    ]));

  it('stay two if one reply shows them side by side, although one could be the other when young', () => {
    const two = [row('a', null), row('a', 7)];
    for (const second of [two, [...two].reverse()]) {
      expect(merged(two, second)).toEqual(two);
      expect(merged([], second)).toHaveLength(2);
      expect(merged([row('a', null)], second)).toHaveLength(2);
    }
  });

  it('stay two if they differ in a field that both have', () =>
    expect(merged([row('a', 6)], [row('a', 7)])).toEqual([row('a', 6), row('a', 7)]));
});

describe('a list whose rows share keys', () => {
  const { rangeKey } = getTransactionsOperation;
  if (!rangeKey) throw new Error('the list has no key');
  const tied = { ...getTransactionsOperation, rangeKey: { ...rangeKey, mayRepeatKey: true as const } };
  const row = (name: string, seconds: number) => ({ name, consensus_timestamp: at(seconds) });

  /** The first names that a follow returns, whose service has these rows, two on a page. */
  async function namesOf(rows: readonly { name: string; consensus_timestamp: string }[], most: number) {
    const { transport, time } = scripted((path, seconds) => {
      if (path.startsWith('blocks')) return blocks(Math.floor(seconds) - 3);
      const bound = /timestamp=(gte?):([\d.]+)/.exec(decodeURIComponent(path));
      const found = rows.filter(({ consensus_timestamp: own }) => {
        if (!bound?.[2]) return true;
        return bound[1] === 'gte' ? own >= bound[2] : own > bound[2];
      });
      const page = found.slice(0, 3);
      const next =
        found.length > 3
          ? `/api/v1/transactions?limit=3&timestamp=gte:${page[2]?.consensus_timestamp}`
          : null;
      return { transactions: page, links: { next } };
    });
    const names: string[] = [];
    const reading = async (): Promise<void> => {
      const follow = growingList<object, { name: string }>(transport, tied, { limit: 3 }).follow();
      for await (const { name } of follow) {
        names.push(name);
        if (names.length === most) break;
      }
    };
    await time.run(reading());
    return names;
  }

  it('has each row once, also if a page ends between two of a key', async () => {
    const rows = [row('a', -99), row('b', -98), row('c', -97), row('d', -97), row('e', -96)];
    expect(await namesOf(rows, 5)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('ends with an error if the rows of one key fill a page, as the others could not be read', async () => {
    const rows = ['a', 'b', 'c', 'd'].map((name) => row(name, -97));
    await expect(namesOf(rows, 4)).rejects.toThrow('one key fills a page');
  });
});
