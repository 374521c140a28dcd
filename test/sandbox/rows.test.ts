import { describe, expect, it } from 'vitest';
import { describedOperations } from '../../generated/sandbox/ledger.js';
import type { ListRequest } from '../../src/index.js';
import { createLedgerClient } from '../../src/index.js';
import { allOperators } from '../../src/sandbox/ledger/query.js';
import { createSandbox, type SandboxOptions } from '../../src/sandbox.js';
import { filled, longestParams, longestPath } from './paths.js';

type Item = Readonly<Record<string, unknown>>;

const generated = createSandbox({ size: 0.6 });
const lists = describedOperations.flatMap(({ list, ...operation }) => (list ? [{ ...operation, list }] : []));
const pathOf = (operation: (typeof lists)[number]): string =>
  filled(operation.path, longestPath(generated.ledger, operation.operationId));
const generatedClient = createLedgerClient({ baseUrl: generated.ledgerUrl, fetch: generated.fetch });
/** The items of a list of the generated ledger, with exact integers. */
const itemsOf = (operationId: string): Promise<Item[]> => {
  const call: (params: object) => ListRequest<object, Item> = Reflect.get(generatedClient, operationId);
  return call(longestParams(generated.ledger, operationId)).toArray();
};

const accounts = await itemsOf('getAccounts');

function clientOf(options: SandboxOptions) {
  const sandbox = createSandbox(options);
  const client = createLedgerClient({
    baseUrl: sandbox.ledgerUrl,
    fetch: sandbox.fetch,
    validation: 'throw',
  });
  const read = async (path: string) => {
    const response = await sandbox.fetch(`${sandbox.ledgerUrl}/api/v1${path}`);
    return { status: response.status, body: await response.json() };
  };
  return { sandbox, client, read };
}

describe.each(lists)('given rows of $operationId', (operation) => {
  const { operationId, list } = operation;
  const keyText = (item: Item): string => list.key.map(({ field }) => String(item[field])).join(' ');

  it('are read whole in both orders, page by page', async () => {
    const items = await itemsOf(operationId);
    // A service shows at most 25 nodes a page, and a list of hooks may have one item.
    const { client } = clientOf({
      rows: { getAccounts: accounts, [pathOf(operation)]: items.toReversed() },
      largestPage: 7,
    });
    const params = longestParams(generated.ledger, operationId);
    const call: (params: object) => ListRequest<object, Item> = Reflect.get(client, operationId);
    const expected = items.map(keyText);
    for (const order of ['asc', 'desc'] as const) {
      const found = await call({ ...params, order }).toArray();
      expect(found.map(keyText)).toEqual(
        order === (operation.order ?? 'asc') ? expected : expected.toReversed(),
      );
    }
    // Rows with the same first key are within a bound together.
    const [{ parameter, field }] = list.key as [(typeof list.key)[number]];
    const firsts = items.map((item) => String(item[field]));
    const [low, high] = [firsts[items.length >> 2] ?? '', firsts[items.length >> 1] ?? ''];
    const [begin, end] = [firsts.indexOf(low), firsts.lastIndexOf(high) + 1];
    const bounds = operation.order !== 'desc' ? [`gte:${low}`, `lte:${high}`] : [`lte:${low}`, `gte:${high}`];
    const within = await call({ ...params, [parameter]: bounds }).toArray();
    expect(within.map(keyText)).toEqual(expected.slice(begin, end));
  });

  it('are compared and refused as those of the generated ledger', async () => {
    const items = await itemsOf(operationId);
    const { sandbox } = clientOf({
      rows: { getAccounts: accounts, [operationId]: items },
    });
    const path = `/api/v1${pathOf(operation)}`;
    let answered = 0;
    for (const query of queriesOf(operation, items)) {
      const [own, other] = await Promise.all(
        [sandbox, generated].map(async ({ fetch, ledgerUrl }) => {
          const response = await fetch(`${ledgerUrl}${path}?${query}`);
          const { [list.property]: found = [], links, _status } = await response.json();
          return { status: response.status, keys: found.map(keyText), links, _status };
        }),
      );
      expect(own, query).toEqual(other);
      if (own?.status === 200) answered += 1;
    }
    expect(answered).toBeGreaterThan(5);
  });
});

/** What no row says: whose it is, whether it was called by a contract, and what it was at another time. */
const unsaid = new Set(['transactions', 'owner', 'internal', 'timestamp']);

/** Queries with each operator, whose values come from rows. */
function* queriesOf({ operationId, query, list }: (typeof lists)[number], items: readonly Item[]) {
  const keys = new Map(list.key.map(({ parameter, field }) => [parameter, `/${field}`]));
  const [some, later] = [items[items.length >> 2], items[items.length >> 1]];
  yield* ['order=asc&limit=2', 'order=desc&limit=3', 'limit=0', 'foo=1', 'limit=1000'];
  for (const [name, { operators = allOperators }] of Object.entries(query)) {
    const field = keys.get(name) ?? list.filters[name]?.fields[0];
    if (unsaid.has(name) && !keys.has(name) && operationId !== 'getBlocks') continue;
    if (operationId === 'getTokens' && name === 'account.id') continue;
    const [value, other] = [some, later].map((item) => valueAt(item, field ?? ''));
    if (value === undefined) continue;
    const text = wordOf(name, value);
    for (const operator of [...operators.split(' '), 'like']) yield `${name}=${operator}:${text}&limit=4`;
    yield `${name}=${text}&${name}=${wordOf(name, other)}&limit=2`;
    yield `${name}=gt:${text}&${name}=lte:${wordOf(name, other)}&order=asc`;
    yield `${name}=nothing`;
  }
  const [first, second] = list.key.map(({ parameter, field }) => [parameter, String(some?.[field])]);
  if (first && second) {
    yield `${first[0]}=gte:${first[1]}&${second[0]}=gt:${second[1]}&limit=3&order=asc`;
    yield `${first[0]}=lte:${first[1]}&${second[0]}=lt:${second[1]}&limit=3&order=desc`;
    yield `${first[0]}=${first[1]}&${second[0]}=${second[1]}`;
    yield `${second[0]}=gt:${second[1]}`;
  }
}

function valueAt(item: Item | undefined, pointer: string): unknown {
  const names = pointer.split('/').slice(1);
  return names.reduce<unknown>((value, name) => Reflect.get(Object(value), name === '*' ? '0' : name), item);
}

/** The word of a filter that is not the value of its field. */
function wordOf(name: string, value: unknown): string {
  if (name === 'result') return value === 'SUCCESS' ? 'success' : 'fail';
  if (name === 'type' && typeof value === 'number') return value > 0 ? 'credit' : 'debit';
  if (name === 'account.id') return String(value).split('-')[0] ?? '';
  return encodeURIComponent(String(value));
}

const topic_id = '0.0.5005';
const messageOf = (sequence_number: number) => ({
  ...{ topic_id, sequence_number, message: btoa(`no. ${sequence_number}`), payer_account_id: '0.0.1001' },
  consensus_timestamp: `1700000000.${String(sequence_number).padStart(9, '0')}`,
  ...{ running_hash: btoa('hash'), running_hash_version: 3, chunk_info: null },
});
const messages = [1, 2, 3, 4, 5].map(messageOf);

describe('a sandbox of rows', () => {
  it('has empty lists beside those that are given, and no lookups of what is in none', async () => {
    const { client, read } = clientOf({ rows: { getTopicMessages: messages } });
    expect(await client.getBlocks().toArray()).toEqual([]);
    expect((await client.getTopicMessages({ topicId: topic_id, order: 'desc' }).toArray())[0]?.message).toBe(
      btoa('no. 5'),
    );
    expect(await client.getTopicMessages({ topicId: '0.0.5006' }).toArray()).toEqual([]);
    expect((await read('/network/stake')).status).toBe(404);
    expect((await read('/accounts/0.0.1001')).status).toBe(404);
  });

  it('finds rows of lists by their names', async () => {
    const [block] = (await generated.truth.getBlocks?.()) ?? [];
    const [schedule] = (await generated.truth.getSchedules?.()) ?? [];
    const transactions = (await itemsOf('getTransactions')).slice(0, 9);
    const { read } = clientOf({
      rows: {
        getTopicMessages: messages,
        getTransactions: transactions,
        getBlocks: [block ?? {}],
        getSchedules: [schedule ?? {}],
      },
    });
    const { consensus_timestamp } = messageOf(3);
    for (const path of [`/topics/5005/messages/3`, `/topics/messages/${consensus_timestamp}`])
      expect((await read(path)).body).toEqual(messageOf(3));
    expect((await read(`/blocks/${Reflect.get(block ?? {}, 'number')}`)).body.hash).toBe(
      Reflect.get(block ?? {}, 'hash'),
    );
    expect((await read(`/blocks/${Reflect.get(block ?? {}, 'hash')}`)).status).toBe(200);
    expect((await read('/blocks/999999')).status).toBe(404);
    const id = Reflect.get(schedule ?? {}, 'schedule_id');
    expect((await read(`/schedules/${id}`)).body.schedule_id).toBe(id);
    const [transaction] = transactions;
    const found = (await read(`/transactions/${transaction?.transaction_id}`)).body.transactions;
    expect(found[0].consensus_timestamp).toBe(transaction?.consensus_timestamp);
  });

  it('shows an account with its transactions', async () => {
    const transactions = await itemsOf('getAccount');
    const account = (await generated.truth.getAccounts?.({ 'account.id': '0.0.1001' }))?.[0] ?? {};
    const { client, read } = clientOf({ rows: { getAccounts: [account], getAccount: transactions } });
    const name = { idOrAliasOrEvmAddress: '0.0.1001' };
    expect(await client.getAccount(name).toArray()).toHaveLength(transactions.length);
    expect((await read('/accounts/0.0.1001?transactions=false')).body.transactions).toEqual([]);
    const address = String(Reflect.get(account, 'evm_address'));
    expect((await read(`/accounts/${address}?limit=1`)).body.transactions).toHaveLength(1);
    expect((await read('/accounts/0.0.1002')).status).toBe(404);
  });

  it('compares addresses that no account has as they are', async () => {
    const [result] = await itemsOf('getContractsResults');
    const from = `0x${'ab'.repeat(20)}`;
    const { read } = clientOf({ rows: { getContractsResults: [{ ...result, from }] } });
    expect(
      (await read(`/contracts/results?from=${from.toUpperCase().replace('X', 'x')}`)).body.results,
    ).toHaveLength(1);
    expect((await read(`/contracts/results?from=0x${'ac'.repeat(20)}`)).body.results).toEqual([]);
  });

  it('serves rows that were added later, and lies about given messages', async () => {
    const growing = messages.slice(0, 2);
    const { client, sandbox } = clientOf({ rows: { getTopicMessages: growing } });
    const contents = async (): Promise<string[]> =>
      (await client.getTopicMessages({ topicId: topic_id })).messages.map(({ message }) => atob(message));
    expect(await contents()).toEqual(['no. 1', 'no. 2']);
    growing.push(messageOf(4), messageOf(3));
    expect(await contents()).toEqual(['no. 1', 'no. 2', 'no. 3', 'no. 4']);
    sandbox.lies.set('text', { topicId: topic_id, sequenceNumber: 3 });
    expect(await contents()).toEqual(['no. 1', 'no. 2', 'a lie', 'no. 4']);
  });

  it('has the windows, empty pages and wrong links of a generated one', async () => {
    const transactions = (await itemsOf('getTransactions')).slice(0, 2);
    const [young, old] = transactions as [Item, Item];
    const rows = { getTransactions: [young, { ...old, consensus_timestamp: '1600000000.000000001' }] };
    const windowed = clientOf({ rows, windows: true });
    expect((await windowed.read('/transactions')).body.links.next).toMatch(/timestamp=lt:/);
    expect(await windowed.client.getTransactions().toArray()).toHaveLength(2);
    const weak = clientOf({ rows, weak: { emptyPages: true } });
    expect((await weak.read('/transactions')).body.transactions).toEqual([]);
    const strange = clientOf({ rows });
    strange.sandbox.links.set('standing');
    expect((await strange.read('/transactions?limit=1')).body.links.next).toMatch(/\?limit=1$/);
  });

  it.each<[string, SandboxOptions, string]>([
    [
      'an unknown list',
      // @ts-expect-error no list
      { rows: { getTopic: [] } },
      'rows: expected the operation of a list or its path, got "getTopic"',
    ],
    ['a path of no list', { rows: { '/topics/5': [] } }, 'got "/topics/5"'],
    [
      'no array',
      { rows: { getBlocks: {} as [] } },
      'rows.getBlocks: expected an array of rows, got an object',
    ],
    [
      'a row without a key',
      { rows: { getBlocks: [{ number: 1 }, {}] } },
      'rows.getBlocks[1].number: expected the sort key, a value of block.number, got undefined',
    ],
    [
      'a key of another form',
      { rows: { '/topics/5/messages': [{ sequence_number: '1.5' }] } },
      `rows['/topics/5/messages'][0].sequence_number: expected the sort key, a value of sequencenumber, got "1.5"`,
    ],
    ['an option of generated data', { rows: {}, size: 2 }, 'size: has no effect beside rows'],
  ])('refuses %s', (_, options, message) => {
    expect(() => createSandbox(options)).toThrow(message);
  });

  it('leaves the check of a row to the client', async () => {
    const { client, sandbox } = clientOf({ rows: { getTopicMessages: [{ ...messageOf(6), message: 7 }] } });
    await expect(client.getTopicMessages({ topicId: topic_id })).rejects.toThrow(
      '/messages/0/message should be a string, got number 7',
    );
    expect(() => sandbox.ledger).toThrow('has no generated ledger');
    expect(() => sandbox.truth.getBlocks?.()).toThrow('has no generated ledger');
  });
});
