import { expect, it } from 'vitest';
import { createLedgerClient, gte } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox.js';

// A faulty client sends other queries than it should. The truth of the sandbox has to show each of these faults.

const sandbox = createSandbox({ size: 0.2 });
sandbox.add.token({ name: 'A & B' });
sandbox.add.transaction({ consensus_timestamp: '1767225599.000000020' });
const ids = ['0.0.1001', '0.0.1003', '0.0.1005'];

type Query = (pairs: [name: string, value: string][]) => [name: string, value: string][];

/** Changes the values of a query. */
const values =
  (change: (value: string, name: string) => string): Query =>
  (pairs) =>
    pairs.map(([name, value]) => [name, change(value, name)]);

/** Changes only queries of later pages, which are the ones with a lower bound. */
const later =
  (change: Query): Query =>
  (pairs) =>
    pairs.some(([, value]) => value.startsWith('gt')) ? change(pairs) : pairs;

const up = { order: 'asc', limit: 3 };
const reads = {
  accounts: ['getAccounts', { ...up }],
  'some accounts': ['getAccounts', { 'account.id': ids, order: 'asc' }],
  'accounts from one on': ['getAccounts', { 'account.id': gte('0.0.1001'), order: 'asc' }],
  contracts: ['getContracts', { ...up }],
  logs: ['getContractsLogs', { ...up }],
  'a name': ['getTokens', { name: 'A & B' }],
  'a moment': ['getTransactions', { timestamp: '1767225599.000000020' }],
} as const;

async function isTrue(read: keyof typeof reads, fault: Query): Promise<boolean> {
  const [operationId, params] = reads[read];
  const fetch: typeof globalThis.fetch = (input, init) => {
    const url = new URL(String(input instanceof Request ? input.url : input));
    url.search = String(new URLSearchParams(fault([...url.searchParams])));
    return sandbox.fetch(url, init);
  };
  const client = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch, retry: false });
  const list = Reflect.get(client, operationId) as (params: object) => { toArray(): Promise<object[]> };
  const wire =
    operationId === 'getAccounts' && read.includes('from') ? { 'account.id': `gte:${ids[0]}` } : {};
  const expected = sandbox.truth[operationId]?.({ ...params, ...wire });
  expect(expected).not.toEqual([]);
  try {
    expect(await list(params).toArray()).toEqual(expected);
    return true;
  } catch {
    return false;
  }
}

it.each(Object.keys(reads) as (keyof typeof reads)[])('reads %s as they are', async (read) => {
  expect(await isTrue(read, (pairs) => pairs)).toBe(true);
});

it.each<[string, keyof typeof reads, Query]>([
  ['an order that is left out', 'contracts', (pairs) => pairs.filter(([name]) => name !== 'order')],
  ['an order that is wrong', 'accounts', values((value) => value.replace('asc', 'desc'))],
  [
    'the first of several values alone',
    'some accounts',
    (pairs) => pairs.filter(([name], at) => pairs.findIndex(([other]) => other === name) === at),
  ],
  ['gt for gte', 'accounts from one on', values((value) => value.replace('gte:', 'gt:'))],
  ['pages that begin with the last item', 'accounts', values((value) => value.replace('gt:', 'gte:'))],
  [
    'pages behind the whole first key',
    'logs',
    later((pairs) =>
      pairs.filter(([name]) => name !== 'index').map(([name, value]) => [name, value.replace('gte:', 'gt:')]),
    ),
  ],
  ['a value that is not encoded', 'a name', values((value) => value.replace(/ &.*/, ''))],
  ['nanoseconds without zeros before them', 'a moment', values((value) => value.replace(/\.0+/, '.'))],
])('shows %s', async (_, read, fault) => {
  expect(await isTrue(read, fault)).toBe(false);
});
