import { describe, expect, it } from 'vitest';
import {
  createLedgerClient,
  getBlocks,
  getContractsResults,
  getNftsByAccountId,
  getTransactions,
} from '../../../src/ledger.js';

const urls: string[] = [];
const { transport } = createLedgerClient({
  baseUrl: 'http://ledger.test',
  fetch: async (url) => {
    urls.push(url);
    return Response.json({ blocks: [], nfts: [], results: [], transactions: [], links: { next: null } });
  },
});
const blocks = (...filter: readonly string[]) => getBlocks(transport, { 'block.number': filter as never });
const times = (...filter: readonly string[]) => getTransactions(transport, { timestamp: filter as never });
const results = (...filter: readonly string[]) =>
  getContractsResults(transport, { timestamp: filter as never });
const nfts = (tokens: unknown, serials: unknown) =>
  getNftsByAccountId(transport, {
    idOrAliasOrEvmAddress: '0.0.1001',
    'token.id': tokens as never,
    serialnumber: serials as never,
  });

describe('a range without a value in it is refused, and nothing is sent', () => {
  it.each<[string, string, string, () => PromiseLike<unknown>]>([
    ['bounds that cross', 'block.number', 'gte:6 and lte:5', () => blocks('gte:6', 'lte:5')],
    ['the upper bound first', 'block.number', 'gte:6 and lte:5', () => blocks('lte:5', 'gte:6')],
    ['a number on neither side', 'block.number', 'gt:5 and lte:5', () => blocks('gt:5', 'lte:5')],
    ['the same', 'block.number', 'gte:5 and lt:5', () => blocks('gte:5', 'lt:5')],
    ['two neighbours', 'block.number', 'gt:5 and lt:6', () => blocks('gt:5', 'lt:6')],
    [
      'times',
      'timestamp',
      'gte:1767225606 and lt:1767225606',
      () => times('gte:1767225606', 'lt:1767225606'),
    ],
    [
      'the narrowest of several bounds',
      'timestamp',
      'gte:1767225608 and lte:1767225607',
      () =>
        results(
          'gte:1767225602',
          'gte:1767225608',
          'gte:1767225603',
          'lte:1767225609',
          'lte:1767225607',
          'lte:1767225610',
        ),
    ],
    [
      'a second key of one first key',
      'serialnumber',
      'gte:8 and lte:2',
      () => nfts('0.0.5', ['gte:8', 'lte:2']),
    ],
    ['the same with eq', 'serialnumber', 'gte:8 and lte:2', () => nfts('eq:0.0.5', ['gte:8', 'lte:2'])],
    [
      'the first key',
      'token.id',
      'gte:0.0.9 and lte:0.0.5',
      () => nfts(['gte:0.0.9', 'lte:0.0.5'], ['gte:1']),
    ],
  ])('%s: %s between %s', async (_, parameter, value, call) => {
    urls.length = 0;
    const error = await Promise.resolve()
      .then(call)
      .then(
        () => undefined,
        (reason: unknown) => reason,
      );
    expect(error).toMatchObject({
      name: 'ParameterError',
      parameter,
      value,
      allowed: 'a range with values in it',
    });
    expect(urls).toEqual([]);
  });

  it.each<[string, () => PromiseLike<unknown>]>([
    ['one number', () => blocks('gte:5', 'lte:5')],
    ['one number between two others', () => blocks('gt:4', 'lt:6')],
    ['a lower bound', () => blocks('gt:5')],
    ['an upper bound', () => blocks('lt:5')],
    ['one time', () => times('gte:1767225606', 'lte:1767225606')],
    [
      'a second key that refines a range of the first',
      () => nfts(['gte:0.0.5', 'lte:0.0.9'], ['gte:8', 'lte:2']),
    ],
  ])('%s is sent', async (_, call) => {
    urls.length = 0;
    await call();
    expect(urls).toHaveLength(1);
  });
});
