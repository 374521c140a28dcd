import { describe, expect, it } from 'vitest';
import { createLedgerClient } from '../../../src/index.js';
import type { ListRequest } from '../../../src/lists/lists.js';
import { createSandbox } from '../../../src/sandbox.js';
import { longestParams } from '../paths.js';

const sandbox = createSandbox({ size: 0.3 });
const { ledger: data } = sandbox;
const client = createLedgerClient({
  baseUrl: sandbox.ledgerUrl,
  fetch: sandbox.fetch,
  validation: 'throw',
});

type Item = Readonly<Record<string, unknown>>;
type AnyList = (params: object) => ListRequest<object, Item>;

/** All items of the longest list of an operation. */
function listed(operationId: string, params: object = {}): Promise<Item[]> {
  const list = (client as unknown as Record<string, AnyList>)[operationId] as AnyList;
  return list({ ...longestParams(data, operationId), ...params }).toArray();
}

/** All values of an item at paths, as text. Arrays on a path have one value for each element. */
function values(item: unknown, paths: string): string[] {
  const texts = paths.split('|').flatMap((path) => {
    let found: unknown[] = [item];
    for (const name of path.split('.'))
      found = found.flatMap((value) => (value as Item | null | undefined)?.[name] ?? []);
    return found.map(String);
  });
  // The payer of a transaction.
  return texts.map((text) => text.replace(/-\d+-\d+$/, ''));
}

describe('a filter of a list', () => {
  it('accepts a hash or key with and without 0x', async () => {
    const [log] = data.logs;
    const [result] = data.executions.map((one) => one.result);
    const hash = String(log?.transaction_hash);
    const bare = hash.replace(/^0x/, '');
    expect(await listed('getContractsLogs', { 'transaction.hash': bare })).toEqual(
      await listed('getContractsLogs', { 'transaction.hash': hash }),
    );
    const block = String(result?.block_hash);
    const first32 = block.slice(0, 66);
    const byWhole = await listed('getContractsResults', { 'block.hash': block });
    expect(byWhole.length).toBeGreaterThan(0);
    expect(await listed('getContractsResults', { 'block.hash': first32 })).toEqual(byWhole);
    expect(await listed('getContractsResults', { 'block.hash': first32.slice(2) })).toEqual(byWhole);
  });

  it('of the results of a contract by block.number works although the results have no such field', async () => {
    const [first] = await listed('getContractResultsByContractId');
    const { contract_id, timestamp } = first ?? {};
    const results = data.executions.map(({ result }) => result);
    const block = results.find((result) => result.timestamp === timestamp)?.block_number;
    const expected = results.filter((one) => one.contract_id === contract_id && one.block_number === block);
    const found = await listed('getContractResultsByContractId', { 'block.number': String(block) });
    expect(found.map((one) => one.timestamp).sort()).toEqual(expected.map((one) => one.timestamp).sort());
    expect(found.length).toBeGreaterThan(0);
  });

  it('by transaction.index needs a filter of the block', async () => {
    const inBlock = new Map<string, number>();
    for (const { result } of data.executions)
      inBlock.set(String(result.block_number), (inBlock.get(String(result.block_number)) ?? 0) + 1);
    const [block = ''] = [...inBlock].find(([, count]) => count > 0) ?? [];
    const all = await listed('getContractsResults', { 'block.number': block });
    const place = all[0]?.transaction_index;
    const found = await listed('getContractsResults', { 'block.number': block, 'transaction.index': place });
    expect(found).toEqual(all.filter((item) => item.transaction_index === place));
    expect(found.length).toBeGreaterThan(0);
  });

  it('by topic returns the logs of a week with this topic at this position', async () => {
    const week = {
      timestamp: [`gte:${seconds(data.timestamp) - 604_800n}`, `lte:${seconds(data.timestamp)}`],
    };
    const all = await listed('getContractsLogs', week);
    const [[topic = ''] = []] = all.map((log) => values(log, 'topics'));
    const expected = all.filter((log) => values(log, 'topics')[0] === topic);
    expect(expected.length).toBeGreaterThan(0);
    for (const topic0 of [topic, topic.replace(/^0x/, ''), topic.replace(/^0x0*/, '')])
      expect(await listed('getContractsLogs', { ...week, topic0 })).toEqual(expected);
    expect(await listed('getContractsLogs', { ...week, topic1: topic })).not.toEqual(expected);
  });
});

/** The whole seconds of a timestamp. */
function seconds(timestamp: string): bigint {
  return BigInt(timestamp.split('.')[0] ?? '0');
}

// The service joins the payer and the transfers of hbars and of fungible tokens (rest/transactions.js). A transfer has both, the
// account and the direction.
describe('a list of transactions', () => {
  interface Moved {
    readonly account: string;
    readonly amount: bigint;
  }
  const moved = ({ transfers, token_transfers }: Item): Moved[] =>
    [transfers, token_transfers].flat() as unknown as Moved[];
  const received = data.transactions
    .flatMap(({ token_transfers = [] }) => token_transfers)
    .filter(({ amount }) => amount > 0n)
    .map(({ account }) => String(account));

  it.each(['0.0.1001', ...received.slice(0, 5)])('by account returns all receipts of %s', async (account) => {
    const all = await listed('getTransactions');
    const expected = all.filter(
      (one) =>
        String(one.transaction_id).startsWith(`${account}-`) ||
        moved(one).some((to) => to.account === account),
    );
    expect(await listed('getTransactions', { 'account.id': account })).toEqual(expected);
    const { transactions } = await client.getAccount({ idOrAliasOrEvmAddress: account, limit: 100 });
    expect(transactions).toEqual(expected.slice(0, 100));
    for (const [type, counts] of [
      ['credit', (amount: bigint) => amount > 0n],
      ['debit', (amount: bigint) => amount < 0n],
    ] as const) {
      const ofType = all.filter((one) =>
        moved(one).some((to) => to.account === account && counts(to.amount)),
      );
      expect(await listed('getTransactions', { 'account.id': account, type })).toEqual(ofType);
    }
  });

  it('by type returns the credits or debits of any account', async () => {
    const all = await listed('getTransactions');
    const credits = all.filter((one) => moved(one).some(({ amount }) => amount > 0n));
    expect(await listed('getTransactions', { type: 'credit' })).toEqual(credits);
    expect(credits.length).toBeLessThan(all.length);
  });
});

describe('a list of tokens', () => {
  it('by name returns all names that contain the text, in any case and on one page', async () => {
    const [first] = await listed('getTokens');
    const text = String(first?.name).slice(1, 4).toUpperCase();
    const page = await client.getTokens({ name: text, limit: 1 });
    expect(page.links.next).toBeNull();
    const expected = (await listed('getTokens')).filter(({ name }) =>
      String(name).toUpperCase().includes(text),
    );
    expect(await listed('getTokens', { name: text })).toEqual(expected);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(data.tokens.length);
  });

  it('by account returns the tokens that it holds', async () => {
    const [held] = data.relationships;
    const owner = held?.owner ?? '';
    const ids = new Set(
      data.relationships.filter((one) => one.owner === owner).map(({ value }) => value.token_id),
    );
    const expected = (await listed('getTokens')).filter(({ token_id }) => ids.has(token_id as string));
    expect(expected).toHaveLength(ids.size);
    expect(await listed('getTokens', { 'account.id': owner })).toEqual(expected);
  });
});

describe('a list of an account', () => {
  it('of NFT allowances contains those that it granted or those that it received', async () => {
    const granted = data.nftAllowances.filter(({ owner }) => owner === '0.0.1001');
    const spender = granted[0]?.spender ?? '';
    const read = (params: object) =>
      client.getNftAllowances({ idOrAliasOrEvmAddress: spender, ...params }).toArray();
    expect(await read({ owner: false })).toHaveLength(
      data.nftAllowances.filter((allowance) => allowance.spender === spender).length,
    );
    expect(await read({ owner: true })).toHaveLength(
      data.nftAllowances.filter(({ owner }) => owner === spender).length,
    );
    expect(await read({})).toEqual(await read({ owner: true }));
    expect(await read({ owner: false })).not.toEqual(await read({ owner: true }));
  });

  it('omits balances with balance=false', async () => {
    const without = await listed('getAccounts', { balance: false });
    expect(without.map(({ balance }) => balance)).toEqual(without.map(() => null));
    expect(without.map(({ account }) => account)).toEqual(
      (await listed('getAccounts')).map(({ account }) => account),
    );
  });
});
