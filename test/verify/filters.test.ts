import { describe, expect, it } from 'vitest';
import { parts } from '../../scripts/verify/conformance/conformance.js';

const options = { seed: 'a seed', mixed: 0, description: '0.154', write: false } as const;

/** What the judge says of one page, without the facts that no recording reaches. */
async function mistakesOf(url: string, page: object): Promise<string[]> {
  const recording = {
    method: 'GET',
    url: `/api/v1${url}`,
    status: 200,
    headers: {},
    body: JSON.stringify(page),
  };
  const { lines } = (await parts.filters?.([recording], options)) ?? { lines: [] };
  return lines
    .filter((line) => /^different: get\w+: /.test(line))
    .map((line) => line.slice('different: '.length));
}

const transfer = (account: string, amount: number) => ({ account, amount, is_approval: false });
const transaction = (parts: object) => ({
  transactions: [
    {
      consensus_timestamp: '1700000000.000000001',
      entity_id: null,
      name: 'CRYPTOTRANSFER',
      nft_transfers: [],
      result: 'SUCCESS',
      token_transfers: [],
      transaction_id: '0.0.7-1699999999-000000001',
      transfers: [transfer('0.0.7', -1), transfer('0.0.98', 1)],
      ...parts,
    },
  ],
});
const nft = (token_id: string, serial_number: number) => ({
  token_id,
  serial_number,
  account_id: '0.0.7',
  spender: null,
});
const log = (timestamp: string, index: number) => ({ timestamp, index, topics: [], contract_id: '0.0.9' });

describe('an item of a recorded list', () => {
  it.each([
    ['the payer', '/transactions?account.id=0.0.7', {}],
    ['an account that received hbars', '/transactions?account.id=98', {}],
    [
      'an account that received tokens alone',
      '/transactions?account.id=0.0.8',
      { token_transfers: [transfer('0.0.8', 1)] },
    ],
    ['one of several accounts', '/transactions?account.id=0.0.5&account.id=0.0.98', {}],
    [
      'a result of several words',
      '/transactions?result=success',
      { result: 'FEE_SCHEDULE_FILE_PART_UPLOADED' },
    ],
    ['a sign', '/transactions?type=credit', {}],
    ['a name in any case', '/transactions?transactiontype=cryptotransfer', {}],
    ['an address that contains the number', `/transactions?account.id=${'7'.padStart(40, '0')}`, {}],
  ])('fits %s', async (_, url, parts) => {
    expect(await mistakesOf(url, transaction(parts))).toEqual([]);
  });

  it.each([
    ['/transactions?account.id=0.0.8', {}, 'account.id'],
    ['/transactions?account.id=ne:0.0.7', { transfers: [] }, 'account.id'],
    ['/transactions?result=fail', {}, 'result'],
    ['/transactions?type=debit', { transfers: [transfer('0.0.98', 1)] }, 'type'],
    ['/transactions?transactiontype=TOKENMINT', {}, 'transactiontype'],
  ])('does not fit %s', async (url, parts, name) => {
    expect(await mistakesOf(url, transaction(parts))).toEqual([
      `getTransactions: an item does not fit ${name} (1)`,
    ]);
  });

  it.each([
    ['/accounts/0.0.7/nfts?token.id=gte:0.0.3&serialnumber=gt:5', [nft('0.0.4', 1), nft('0.0.3', 6)], []],
    [
      '/accounts/0.0.7/nfts?token.id=gte:0.0.3&serialnumber=gt:5',
      [nft('0.0.4', 1), nft('0.0.3', 5)],
      ['an item is outside of the range'],
    ],
    ['/accounts/0.0.7/nfts', [nft('0.0.3', 6), nft('0.0.4', 1)], ['two items are not in order']],
    ['/accounts/0.0.7/nfts?order=asc', [nft('0.0.3', 6), nft('0.0.4', 1)], []],
    [
      '/accounts/0.0.7/nfts?limit=1',
      [nft('0.0.4', 1), nft('0.0.3', 6)],
      ['there are more items than the limit'],
    ],
    ['/accounts/0.0.8/nfts', [nft('0.0.4', 1)], ['an item does not fit idOrAliasOrEvmAddress']],
  ])('of %s is held against range, order, limit and path', async (url, nfts, mistakes) => {
    expect(await mistakesOf(url, { nfts })).toEqual(
      mistakes.map((mistake) => `getNftsByAccountId: ${mistake} (1)`),
    );
  });

  it('is not judged by a value that only the service can resolve', async () => {
    const alias = 'CIQAAAH4AY2OFK2FL37TSPYEQGPPUJRP4XTKWHD62HKPQX543DTOFFQ';
    const page = { balances: [{ account: '0.0.9', balance: 1, tokens: [] }] };
    expect(await mistakesOf(`/balances?account.id=${alias}&account.id=0.0.8`, page)).toEqual([]);
    expect(await mistakesOf('/balances?account.id=0.0.8', page)).not.toEqual([]);
  });

  it('of two sort keys is in order by both', async () => {
    const logs = [log('1.000000002', 0), log('1.000000001', 1), log('1.000000001', 0)];
    expect(await mistakesOf('/contracts/results/logs', { logs })).toEqual([]);
    expect(await mistakesOf('/contracts/results/logs', { logs: logs.toReversed() })).toEqual([
      'getContractsLogs: two items are not in order (2)',
    ]);
  });
});

it('a fact that no recording reaches has to name its source', async () => {
  const result = await parts.filters?.([], options);
  expect(result?.lines.filter((line) => line.includes('no recording reaches it')).length).toBeGreaterThan(40);
  expect(result?.lines.join()).not.toContain('names no source: getHooks hook.id');
});
