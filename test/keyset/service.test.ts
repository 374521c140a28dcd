import { describe, expect, it } from 'vitest';
import { nameOfItem, type Row } from './list.js';
import { listOf } from './lists.js';
import { KeysetService, type Nature } from './service.js';

// Checks the simulated lists against known replies of the deployed service.

const day = 86_400_000_000_000n;

function row(first: bigint | number, second: bigint | number = 0): Row {
  return { first: BigInt(first), second: BigInt(second), tag: 0 };
}

/** Status, keys of the items and next of one request. */
async function answer(name: string, rows: readonly Row[], query: string, nature: Nature = {}) {
  const list = listOf(name);
  const service = new KeysetService(list, rows, nature);
  const response = await service.fetch(`https://ledger.test${list.path}?${query}`);
  const { [list.items]: items, links } = await response.json();
  if (response.status !== 200) return [response.status];
  const names = items.map((item: object) => nameOfItem(list, item));
  return [names.join(', '), links.next && String(links.next).slice(list.path.length + 1)];
}

const accounts = [row(1001), row(1002), row(1003), row(1004)];
const times = [1, 2, 3, 4].map((second) => row(BigInt(second) * 1_000_000_000n));

describe('a list by one key', () => {
  it.each([
    ['limit=2', '0.0.1001, 0.0.1002', 'limit=2&account.id=gt:0.0.1002'],
    ['limit=5', '0.0.1001, 0.0.1002, 0.0.1003, 0.0.1004', null],
    ['limit=2&order=desc', '0.0.1004, 0.0.1003', 'limit=2&order=desc&account.id=lt:0.0.1003'],
    // A bound is replaced in place. A single bound moves to the end.
    ['account.id=gte:0.0.1002&limit=1', '0.0.1002', 'limit=1&account.id=gt:0.0.1002'],
    [
      'account.id=lt:0.0.1004&account.id=gte:1002&limit=1',
      '0.0.1002',
      'account.id=lt:0.0.1004&account.id=gt:0.0.1002&limit=1',
    ],
    // The query does not advance.
    ['account.id=1001&account.id=1003&limit=1', '0.0.1001', 'account.id=1001&account.id=1003&limit=1'],
    ['account.id=ne:0.0.1001&limit=2', '0.0.1002, 0.0.1003', 'account.id=ne:0.0.1001&limit=2'],
    // With another bound, it advances.
    [
      'account.id=ne:1001&account.id=lt:1004&limit=1',
      '0.0.1002',
      'account.id=ne:1001&account.id=lt:1004&account.id=gt:0.0.1002&limit=1',
    ],
    ['account.id=1001&account.id=1003&account.id=gt:1001&limit=2', '0.0.1003', null],
  ])('%s', async (query, items, next) => {
    expect(await answer('getAccounts', accounts, query)).toEqual([items, next]);
  });

  it('has links of messages by time', async () => {
    const next = 'sequencenumber=gt:5&limit=1&timestamp=gt:1767225607.000000049';
    expect(await answer('getTopicMessages', [row(7)], 'sequencenumber=gt:5&limit=1')).toEqual(['7', next]);
  });

  it('may be empty for two equalities that cannot both hold', async () => {
    const query = 'block.number=1&block.number=2';
    expect(await answer('getBlocks', [row(1), row(2)], query)).toEqual(['', null]);
  });

  it.each([
    ['getContractsResults', '4.000000000, 3.000000000, 2.000000000, 1.000000000'],
    ['getContractResultsByContractId', ''],
    ['getTransactions', ''],
  ])('returns for crossed bounds of %s: %s', async (name, items) => {
    expect(await answer(name, times, 'timestamp=gte:3&timestamp=lt:3')).toEqual([items, null]);
  });

  it.each([
    ['getAccounts', 'foo=1'],
    ['getAccounts', 'limit=0'],
    ['getAccounts', 'order=up'],
    ['getAccounts', 'account.id=lt:0.0.274877906944'],
    ['getAccounts', Array.from({ length: 101 }, (_, index) => `account.id=${index}`).join('&')],
    ['getTopicMessages', 'sequencenumber=0'],
    ['getContractState', 'slot=ne:1'],
    ['getTransactions', 'timestamp=17866543131'],
  ])('refuses %s?%s', async (name, query) => {
    expect(await answer(name, [], query)).toEqual([400]);
  });
});

describe('a list by two keys', () => {
  const nfts = [row(1, 5), row(1, 6), row(2, 1), row(2, 9), row(3, 4), row(3, 7)];

  it.each([
    ['limit=2', '0.0.3 7, 0.0.3 4', 'limit=2&token.id=lte:0.0.3&serialnumber=lt:4'],
    [
      'token.id=gte:1&token.id=lte:3&serialnumber=gt:5&serialnumber=lt:7',
      '0.0.3 4, 0.0.2 9, 0.0.2 1, 0.0.1 6',
      null,
    ],
    // If the bounds meet, the service returns each side separately, and an item on both sides twice.
    ['token.id=gte:3&token.id=lte:3&serialnumber=gt:3&serialnumber=lt:7', '0.0.3 7, 0.0.3 4, 0.0.3 4', null],
    ['token.id=3&serialnumber=gt:3&serialnumber=lt:7', '0.0.3 4', null],
    // Crossed bounds are two sides as well.
    ['token.id=gte:3&token.id=lte:1&serialnumber=gt:4&serialnumber=lt:6', '0.0.3 7, 0.0.1 5', null],
    [
      'token.id=gt:1&serialnumber=9&limit=1',
      '0.0.2 9',
      'token.id=gt:1&token.id=lt:0.0.2&serialnumber=9&limit=1',
    ],
    ['token.id=2&serialnumber=9&limit=1', '0.0.2 9', null],
  ])('%s', async (query, items, next) => {
    expect(await answer('getNftsByAccountId', nfts, query)).toEqual([items, next]);
  });

  it.each([
    'serialnumber=gt:1',
    'token.id=lte:3&serialnumber=gt:1',
    'token.id=1&token.id=2',
    'token.id=ne:1',
  ])('refuses %s', async (query) => {
    expect(await answer('getNftsByAccountId', nfts, query)).toEqual([400]);
  });

  it('accepts two bounds of one timestamp as one for logs only', async () => {
    const logs = [row(1_000_000_000, 1), row(1_000_000_000, 2), row(1_000_000_000, 3)];
    const query = 'timestamp=gte:1&timestamp=lte:1&index=gt:1&index=lt:3';
    expect(await answer('getContractsLogs', logs, query)).toEqual(['1.000000000 2', null]);
    expect(await answer('getContractsLogs', logs, 'timestamp=gt:0&index=1')).toEqual([400]);
    expect(await answer('getContractsLogs', logs, 'timestamp=lt:1&timestamp=gt:1')).toEqual([
      '1.000000000 3, 1.000000000 2, 1.000000000 1',
      null,
    ]);
  });
});

describe('a list by windows of 60 days', () => {
  const begin = 1_600_000_000_000_000_000n;
  const window = { width: 60n * day, begin, now: begin + 200n * day };
  const some = [row(begin + 10n * day, 4), row(begin + 150n * day, 6)];
  const [old, recent] = ['1600864000.000000000', '1612960000.000000000'];
  const edge = '1612096000.000000001';

  it.each([
    ['getTransactions', 'limit=5', recent, `limit=5&timestamp=lt:${edge}`],
    ['getTransactions', `timestamp=lt:${edge}`, '', 'timestamp=lt:1606912000.000000001'],
    ['getTransactions', 'limit=5&timestamp=lt:1602000000', old, null],
    ['getTransactions', 'order=asc', old, 'order=asc&timestamp=gt:1605183999.999999999'],
    ['getContractsResults', `limit=5&timestamp=lt:${edge}`, '', null],
    ['getContractsLogs', 'limit=5', `${recent} 6`, `limit=5&timestamp=lte:${edge}&index=lt:6`],
  ])('%s?%s', async (name, query, items, next) => {
    expect(await answer(name, some, query, { window })).toEqual([items, next]);
  });

  it('fails for an empty window of logs, unless the window is the whole range', async () => {
    const query = `timestamp=lt:${edge}`;
    expect(await answer('getContractsLogs', some, query, { window })).toEqual([500]);
    const whole = `${query}&timestamp=gt:1610000000`;
    expect(await answer('getContractsLogs', some, whole, { window })).toEqual(['', null]);
  });

  it('finds no account before its creation, in an empty range, and none at the end of time', async () => {
    const nature = { birth: begin };
    for (const [query, expected] of [
      ['timestamp=lt:1600000000', [404]],
      ['timestamp=lte:1600000000', ['', null]],
      ['timestamp=gte:1700000000&timestamp=lt:1700000000', [404]],
      ['timestamp=lte:9223372036.854775807', [503]],
    ] as const)
      expect(await answer('getAccount', some, query, nature), query).toEqual(expected);
    expect(await answer('getTransactions', some, 'timestamp=lte:9999999999')).toEqual([503]);
  });
});
