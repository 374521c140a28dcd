import { describe, expect, it } from 'vitest';
import { createLedgerClient } from '../../../src/index.js';
import { asking } from './asking.js';

// What the lists of the service contain, as its SQL says (`rest/*.js`, `rest/controllers/`, `rest/service/`).

const { sandbox, ledger, ask, refusal } = asking({ size: 0.5 });
const client = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });

describe('contracts are accounts', () => {
  const contract = ledger.contracts.find(({ admin_key, deleted }) => admin_key && !deleted);
  const id = String(contract?.contract_id);

  it('in the list of accounts and in that of balances, with the same hbars', async () => {
    const accounts = await client.getAccounts().toArray();
    const balances = await client.getBalances().toArray();
    const ids = [
      ...ledger.accounts.map(({ account }) => account),
      ...ledger.contracts.map((one) => one.contract_id),
    ];
    expect(new Set(accounts.map(({ account }) => account))).toEqual(new Set(ids));
    const hbars = new Map(balances.map(({ account, balance }) => [account, balance]));
    const held = accounts.filter(({ account }) =>
      ledger.contracts.some((one) => one.contract_id === account),
    );
    for (const { account, balance } of held)
      expect(balance?.balance, String(account)).toBe(hbars.get(String(account)));
    expect(held.some(({ balance }) => (balance?.balance ?? 0n) > 0n)).toBe(true);
  });

  it('by their ID, address and key', async () => {
    for (const name of [id, contract?.evm_address])
      expect(await ask(`accounts/${name}`), name).toMatchObject({
        account: id,
        key: contract?.admin_key,
        alias: null,
      });
    const { accounts } = await ask(`accounts?account.publickey=${contract?.admin_key?.key}`);
    expect(accounts).toMatchObject([{ account: id }]);
    expect(await refusal(`accounts/${id}/tokens`)).toEqual([200]);
    expect(await refusal(`accounts/${ledger.tokens[0]?.token_id}/rewards`)).toEqual([200]);
    expect(await refusal('accounts/0.0.999999/tokens')).toEqual([404, 'Not found']);
  });
});

it('the address of a deleted account finds nothing', async () => {
  const own = asking({ size: 0.1 });
  const found = own.ledger.accounts.find(
    ({ alias, evm_address }) => alias && !evm_address?.startsWith('0x00000000'),
  );
  const paths = [
    `accounts/${found?.evm_address}`,
    `accounts/${found?.alias}`,
    `accounts/${found?.evm_address}/hooks`,
  ];
  for (const path of paths) expect((await own.refusal(path))[0], path).toBe(200);
  Object.assign(found ?? {}, { deleted: true });
  for (const path of paths) expect((await own.refusal(path))[0], path).toBe(404);
  expect((await own.refusal(`accounts/${found?.account}`))[0]).toBe(200);
});

it('used-up allowances are not listed', async () => {
  for (const [rows, list] of [
    [ledger.cryptoAllowances, 'crypto'],
    [ledger.tokenAllowances, 'tokens'],
  ] as const) {
    const used = rows.find(({ amount }) => amount === 0n);
    const { allowances } = await ask(
      `accounts/${used?.owner}/allowances/${list}?spender.id=${used?.spender}&limit=100`,
    );
    const left = rows.filter(
      ({ owner, spender, amount }) => owner === used?.owner && spender === used?.spender && amount > 0n,
    );
    expect(allowances).toHaveLength(left.length);
  }
});

it('transfers are in order, and so are the fees of a single transaction', async () => {
  const number = (id: unknown) => Number(String(id).split('.').at(-1));
  const isSorted = (keys: readonly (readonly [number, number])[]) =>
    keys.every(([a, b], at) => {
      const [before, then] = keys[at - 1] ?? [a, b];
      return before < a || (before === a && then <= b);
    });
  sandbox.add.transaction({
    transfers: [
      { account: '0.0.1002', amount: 5n },
      { account: '0.0.1001', amount: -5n },
    ],
  });
  const listed = await client.getTransactions().toArray();
  for (const { transaction_id, transfers = [], token_transfers = [] } of listed) {
    expect(
      isSorted(transfers.map(({ account, amount }) => [number(account), Number(amount)])),
      transaction_id,
    ).toBe(true);
    expect(isSorted(token_transfers.map((one) => [number(one.token_id), number(one.account)]))).toBe(true);
  }
});

it('several values of most filters must all fit', async () => {
  const [first, second] = ledger.accounts.map(({ account }) => account);
  const schedule = ledger.schedules[0]?.creator_account_id;
  const nft = ledger.nfts.find(({ account_id }) => account_id);
  const [block, other] = ledger.blocks;
  const lists: readonly (readonly [path: string, property: string, isFound?: true])[] = [
    [`schedules?account.id=${schedule}&account.id=${second}`, 'schedules'],
    [`schedules?account.id=${schedule}&account.id=${schedule}`, 'schedules', true],
    [`tokens/${nft?.token_id}/nfts?account.id=${nft?.account_id}&account.id=0.0.2`, 'nfts'],
    [`blocks?timestamp=${block?.timestamp?.to}&timestamp=${other?.timestamp?.to}`, 'blocks'],
    ['accounts?account.balance=1&account.balance=2', 'accounts'],
    [`accounts?account.id=${first}&account.id=${second}`, 'accounts', true],
    ['balances?account.balance=1&account.balance=2', 'balances'],
    ['tokens?type=FUNGIBLE_COMMON&type=NON_FUNGIBLE_UNIQUE', 'tokens'],
    ['tokens?type=FUNGIBLE_COMMON&type=all', 'tokens', true],
    ['transactions?type=credit&type=debit', 'transactions'],
    ['transactions?result=fail&result=success', 'transactions', true],
    ['transactions?transactiontype=CRYPTOTRANSFER&transactiontype=CONTRACTCALL', 'transactions', true],
  ];
  for (const [path, property, isFound = false] of lists)
    expect((await ask(path))[property].length > 0, path).toBe(isFound);
});

it('the operators of types and results are ignored, and ne of a type of tokens is not', async () => {
  const names = async (query: string) => {
    const { transactions } = await ask(`transactions?limit=100&${query}`);
    return transactions.map(({ name }: { name: string }) => name);
  };
  expect(await names('transactiontype=ne:CONTRACTCALL')).toEqual(await names('transactiontype=CONTRACTCALL'));
  expect(await names('result=ne:fail')).toEqual(await names('result=fail'));
  const { tokens } = await ask('tokens?type=ne:FUNGIBLE_COMMON&limit=100');
  expect(tokens).toHaveLength(ledger.tokens.filter(({ type }) => type !== 'FUNGIBLE_COMMON').length);
});

it('without balances, accounts are not filtered by them', async () => {
  const all = await ask('accounts?balance=false&limit=100');
  expect((await ask('accounts?balance=false&account.balance=1&limit=100')).accounts).toEqual(all.accounts);
  expect((await ask('accounts?account.balance=1')).accounts).toEqual([]);
});

it('a search of tokens by name knows the wildcards of SQL', async () => {
  const names = async (name: string) =>
    (await ask(`tokens?limit=100&name=${name}`)).tokens.map((one: { name: string }) => one.name);
  const name = String(ledger.tokens[0]?.name);
  expect(await names(name.replace(/^../, '__'))).toContain(name);
  expect(await names(`${name.slice(0, 2)}%25${name.slice(-2)}`)).toContain(name);
  expect(await names(`${name.slice(0, 3)}%5C%25`)).toEqual([]);
});

it('messages are text with encoding=utf-8', async () => {
  const [first] = ledger.messages;
  const path = `topics/${first?.topic_id}/messages?limit=1`;
  const [message] = (await ask(`${path}&encoding=utf-8`)).messages;
  const [encoded] = (await ask(path)).messages;
  expect(message.message).toBe(Buffer.from(encoded.message, 'base64').toString('utf-8'));
  for (const query of ['encoding=base64', 'encoding=eq:utf-8', 'encoding=utf8&encoding=utf8'])
    expect((await ask(`${path}&${query}`)).messages, query).toEqual([encoded]);
});

it('a topic of zeros is found only in logs of transfers of tokens', async () => {
  const zeros = `0x${'0'.repeat(64)}` as const;
  const timestamp = '1767225500.000000000';
  sandbox.add.log({ timestamp, topics: [zeros], data: '0x01', index: 0 });
  sandbox.add.log({ timestamp, topics: [zeros], data: '0x', index: 1 });
  const { logs } = await ask(`contracts/results/logs?topic0=${zeros}&timestamp=${timestamp}`);
  expect(logs).toMatchObject([{ index: 1 }]);
});

describe('a deleted token', () => {
  const token = ledger.tokens.find(({ deleted, type }) => deleted && type === 'NON_FUNGIBLE_UNIQUE');
  const id = String(token?.token_id);

  it('leaves its NFTs with their owners, as deleted', async () => {
    const nfts = await client.getNfts({ tokenId: id }).toArray();
    expect(nfts.length).toBeGreaterThan(0);
    for (const nft of nfts) expect(nft).toMatchObject({ deleted: true, account_id: expect.any(String) });
    expect(BigInt(token?.total_supply ?? 0)).toBe(BigInt(nfts.length));
    const [nft] = nfts;
    expect(await ask(`tokens/${id}/nfts/${nft?.serial_number}`)).toMatchObject({ deleted: true });
    const { transactions } = await ask(`tokens/${id}/nfts/${nft?.serial_number}/transactions`);
    expect(transactions[0]).toMatchObject({
      type: 'TOKENDELETION',
      sender_account_id: null,
      receiver_account_id: null,
    });
  });

  it('was not deleted before', async () => {
    const deletion = ledger.transactions.find(
      ({ entity_id, name }) => entity_id === id && name === 'TOKENDELETION',
    );
    const time = String(deletion?.consensus_timestamp);
    expect(await ask(`tokens/${id}?timestamp=lt:${time}`)).toMatchObject({ deleted: false });
    expect(await ask(`tokens/${id}?timestamp=${time}`)).toMatchObject({ deleted: true });
    expect(await ask(`tokens/${id}?timestamp=1.0&timestamp=${time}`)).toMatchObject({ deleted: true });
  });
});

it('a token at a time has the supply of then', async () => {
  const id = ledger.tokens[1]?.token_id;
  const mints = ledger.transactions.filter(({ entity_id, name }) => entity_id === id && name === 'TOKENMINT');
  const supplies: bigint[] = [];
  for (const { consensus_timestamp } of mints) {
    const { total_supply, modified_timestamp } = await ask(`tokens/${id}?timestamp=${consensus_timestamp}`);
    supplies.push(BigInt(total_supply));
    expect(Number(modified_timestamp)).toBeLessThanOrEqual(Number(consensus_timestamp));
  }
  expect(new Set(supplies).size).toBeGreaterThan(1);
  expect((await ask(`tokens/${id}?timestamp=${ledger.timestamp}`)).total_supply).toBe(
    ledger.tokens[1]?.total_supply,
  );
});

it('a batch is found with the transactions in it, which have IDs of their own', async () => {
  const batch = ledger.transactions.find(({ name }) => name === 'ATOMICBATCH');
  const { transactions } = await ask(`transactions/${batch?.transaction_id}`);
  expect(transactions).toMatchObject([
    { name: 'ATOMICBATCH', batch_key: null },
    ...[1, 2].map(() => ({
      parent_consensus_timestamp: batch?.consensus_timestamp,
      nonce: 0,
      batch_key: {},
    })),
  ]);
  const found = await ask(`transactions/${transactions[1].transaction_id}`);
  expect(found.transactions).toEqual([transactions[1]]);
});

it('a scheduled transaction shares its ID with the one that created its schedule', async () => {
  const run = ledger.transactions.find(({ scheduled }) => scheduled);
  const { transactions } = await ask(`transactions/${run?.transaction_id}`);
  expect(transactions).toMatchObject([
    { name: 'SCHEDULECREATE', scheduled: false },
    { consensus_timestamp: run?.consensus_timestamp, scheduled: true },
  ]);
});

it('only accounts that are staked to a node, and do not decline, have a pending reward', async () => {
  const accounts = await client.getAccounts().toArray();
  const pending = accounts.filter(({ pending_reward }) => pending_reward);
  expect(pending.length).toBeGreaterThan(0);
  for (const account of pending)
    expect(account).toMatchObject({ staked_node_id: expect.any(BigInt), decline_reward: false });
});

it('the nodes are those of the address book 0.0.102, unless another one is named', async () => {
  const ids = async (query: string) =>
    (await ask(`network/nodes?limit=25${query}`)).nodes.map((one: { file_id: string }) => one.file_id);
  const count = ledger.nodes.length / 2;
  expect(await ids('')).toEqual(Array(count).fill('0.0.102'));
  expect(await ids('&file.id=0.0.101')).toEqual(Array(count).fill('0.0.101'));
});

it('the storage of a hook at a time has what was written until then, and of several times the last one counts', async () => {
  const [account, hook] = String(ledger.hookStorage[0]?.owner).split('/');
  const own = ledger.hookStorage
    .filter(({ owner }) => owner === `${account}/${hook}`)
    .map(({ value }) => value);
  const times = own.map(({ timestamp }) => timestamp).sort();
  const middle = String(times[times.length >> 1]);
  const keys = async (query: string) =>
    (await ask(`accounts/${account}/hooks/${hook}/storage?limit=100&${query}`)).storage.map(
      (one: { key: string }) => one.key,
    );
  const until = own.filter(({ timestamp }) => timestamp <= middle).map(({ key }) => key);
  expect(until.length).toBeLessThan(own.length);
  for (const query of [middle, `lte:${middle}`, `${times.at(-1)}&timestamp=${middle}`])
    expect((await keys(`timestamp=${query}`)).sort(), query).toEqual([...until].sort());
});

it('logs of a range without any time are those of all times', async () => {
  const all = await ask('contracts/results/logs?limit=100');
  expect(all.logs.length).toBeGreaterThan(1);
  expect((await ask('contracts/results/logs?limit=100&timestamp=gte:2&timestamp=lte:1')).logs).toEqual(
    all.logs,
  );
  expect((await ask('contracts/results?timestamp=gte:2&timestamp=lte:1')).results).toEqual([]);
});
