import { describe, expect, it } from 'vitest';
import { ApiError, createLedgerClient, gt, gte, lt, lte } from '../../../src/index.js';
import { createSandbox } from '../../../src/sandbox.js';

const sandbox = createSandbox({ size: 0.3 });
const { ledger: data } = sandbox;
const client = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch, validation: 'throw' });

/** The first matching item. Without one, the test fails. */
function first<Item>(items: readonly Item[], fits: (item: Item) => boolean = () => true): Item {
  const item = items.find(fits);
  if (item === undefined) throw new Error('the sandbox has no such object');
  return item;
}

/** Whether a lookup returns 404. */
const isMissing = (request: PromiseLike<unknown>): PromiseLike<boolean> =>
  request.then(
    () => false,
    (error: unknown) => error instanceof ApiError && error.status === 404,
  );

describe('an account', () => {
  const account = first(data.accounts, ({ alias, evm_address }) => Boolean(alias && evm_address));
  const number = String(account.account?.split('.').at(-1));

  it.each([
    ['its number', number],
    ['shard, realm and number', `0.0.${number}`],
    ['its address', String(account.evm_address)],
    ['its address without 0x', String(account.evm_address).slice(2)],
    ['its address in capitals', `0x${String(account.evm_address).slice(2).toUpperCase()}`],
    ['the address of its number', `0x${Number(number).toString(16).padStart(40, '0')}`],
    ['its alias', String(account.alias)],
    ['its alias behind shard and realm', `0.0.${account.alias}`],
  ])('is found by %s', async (_, idOrAliasOrEvmAddress) => {
    const found = await client.getAccount({ idOrAliasOrEvmAddress, transactions: false });
    expect(found.account).toBe(account.account);
    expect(found.transactions).toEqual([]);
  });

  it('can belong to a contract', async () => {
    const { evm_address, contract_id } = first(
      data.contracts,
      ({ evm_address }) => !/^0x0{24}/.test(evm_address ?? ''),
    );
    const nfts = await client.getNftsByAccountId({ idOrAliasOrEvmAddress: String(evm_address) });
    expect(nfts).toEqual(await client.getNftsByAccountId({ idOrAliasOrEvmAddress: String(contract_id) }));
  });

  it('has its transactions of one type, page by page', async () => {
    const read = async (query: string) => (await sandbox.fetch(`${sandbox.ledgerUrl}${query}`)).json();
    const path = '/api/v1/accounts/0.0.1001';
    const all: { name: string }[] = (await read(`${path}?limit=100`)).transactions;
    const name = first(all).name;
    const walked: unknown[] = [];
    for (let next = `${path}?limit=1&transactiontype=${name}`; next; ) {
      const { transactions, links } = await read(next);
      walked.push(...transactions);
      next = links.next;
    }
    expect(walked).toEqual(all.filter((one) => one.name === name));
  });
});

describe('a contract', () => {
  const contract = first(data.contracts, ({ evm_address }) => !/^0x0{24}/.test(evm_address ?? ''));
  const from = BigInt(String(contract.created_timestamp).replace('.', ''));
  const contractIdOrAddress = String(contract.contract_id);

  it.each([
    ['its number', String(contractIdOrAddress.split('.').at(-1))],
    ['its address', String(contract.evm_address)],
    ['its address with shard and realm', `0.0.${String(contract.evm_address).slice(2)}`],
    [
      'the address of its number',
      Number(contractIdOrAddress.split('.').at(-1)).toString(16).padStart(40, '0'),
    ],
  ])('is found by %s', async (_, id) => {
    const found = await client.getContract({ contractIdOrAddress: id });
    expect(found.contract_id).toBe(contract.contract_id);
  });

  it('exists from its creation time', async () => {
    const at = (timestamp: Parameters<typeof client.getContract>[0]['timestamp']) =>
      isMissing(client.getContract({ contractIdOrAddress, timestamp }));
    expect(await at(from - 1n)).toBe(true);
    expect(await at(from)).toBe(false);
    expect(await at(lt(from))).toBe(true);
    expect(await at(lte(from))).toBe(false);
    expect(await at(lt(from + 1n))).toBe(false);
    expect(await at(gt(from - 1n))).toBe(false);
    expect(await at(gte(from))).toBe(false);
  });

  it('returns the result of a call, and estimates its gas', async () => {
    const to = String(contract.evm_address);
    const call = (body: object) => client.contractCall({ body: { to, ...body } });
    expect((await call({ data: '0x1234' })).result).toBe(`0x${'1234'.padStart(64, '0')}`);
    expect((await call({ data: '0x1234', estimate: true })).result).toBe('0x0000000000005228');
    expect((await client.contractCall({ body: { to: `0x${'ab'.repeat(20)}` } })).result).toBe('0x');
  });
});

describe('a transaction', () => {
  const transaction = first(data.transactions);
  const base64 = String(transaction.transaction_hash);
  const hex = [...atob(base64)].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');

  it.each([
    ['its hash in capitals', hex.toUpperCase()],
    ['the first 32 bytes of its hash', hex.slice(0, 64)],
  ])('is found by %s', async (_, transactionId) => {
    const { transactions = [] } = await client.getTransaction({ transactionId });
    expect(transactions.map(({ consensus_timestamp }) => consensus_timestamp)).toContain(
      transaction.consensus_timestamp,
    );
  });

  it('is selected among others with its ID by nonce and scheduled', async () => {
    const transactionId = String(transaction.transaction_id);
    const { transactions = [] } = await client.getTransaction({ transactionId });
    const nonces = new Set(transactions.map(({ nonce }) => nonce ?? 0));
    for (const nonce of nonces) {
      const found = await client.getTransaction({ transactionId, nonce });
      expect(found.transactions).toEqual(transactions.filter((one) => one.nonce === nonce));
    }
    expect(await isMissing(client.getTransaction({ transactionId, nonce: 999 }))).toBe(true);
    const { scheduled } = transaction;
    expect(await isMissing(client.getTransaction({ transactionId, scheduled: !scheduled }))).toBe(true);
    expect(await isMissing(client.getTransaction({ transactionId, scheduled: scheduled ?? false }))).toBe(
      false,
    );
  });
});

describe('the result of a contract call', () => {
  const execution = first(data.executions, ({ result }) =>
    (result.state_changes ?? []).some(({ value_written }) => value_written !== null),
  );

  it('has a trace with the requested parts of each step', async () => {
    const { transactionId: transactionIdOrHash } = execution;
    const read = async (params: object) => {
      const { opcodes } = await client.getContractOpcodes({ transactionIdOrHash, ...params });
      // After a write to storage, with values on the stack and in memory.
      const step = opcodes.at(-2);
      return [step?.memory?.length, step?.stack?.length, Object.keys(step?.storage ?? {}).length];
    };
    expect(await read({})).toEqual([0, 1, 0]);
    expect(await read({ memory: true, stack: false, storage: true })).toEqual([3, 0, 1]);
  });
});

describe('a lookup', () => {
  it('returns 404 for a time before the creation', async () => {
    const token = first(data.tokens);
    const tokenId = String(token.token_id);
    const made = BigInt(String(token.created_timestamp).replace('.', ''));
    expect((await client.getToken({ tokenId, timestamp: made })).token_id).toBe(tokenId);
    expect(await isMissing(client.getToken({ tokenId, timestamp: made - 1n }))).toBe(true);
  });

  it('returns fees in the requested order', async () => {
    const types = async (order: 'asc' | 'desc'): Promise<unknown[]> =>
      ((await client.getNetworkFees({ order })).fees ?? []).map(({ transaction_type }) => transaction_type);
    const ascending = await types('asc');
    expect(ascending).toEqual([...ascending].sort());
    expect(await types('desc')).toEqual([...ascending].reverse());
  });
});
