import { describe, expect, it } from 'vitest';
import { getContracts } from '../../generated/ledger/operations.js';
import {
  between,
  Comparison,
  type EntityIdObject,
  type EntityIdValue,
  eq,
  type Filters,
  gt,
  gte,
  lt,
  lte,
  ne,
  type Operator,
} from '../../src/values/values.js';
import { answering } from '../client/answering.js';

const operators = { eq, ne, gt, gte, lt, lte };
const hex = '00000000000000000000000000000000000Aa3e9';

/** An ID object like those of SDKs. */
const sdkId: EntityIdObject = { shard: 0n, realm: 0n, num: 1000n, toString: () => '0.0.1000' };

/** Accepted values, and their text in the request. */
const kinds: [string, EntityIdValue, string][] = [
  ['a number', 1000, '1000'],
  ['the number 0', 0, '0'],
  ['a bigint', 1000n, '1000'],
  ['a bigint beyond 2^32', 274_877_906_943n, '274877906943'],
  ['a number as a string', '1000', '1000'],
  ['shard.realm.num', '0.0.1000', '0.0.1000'],
  ['shard.realm.num at their greatest', '1023.65535.274877906943', '1023.65535.274877906943'],
  ['40 hexadecimal digits', hex, hex],
  ['40 hexadecimal digits with a realm', `0.${hex}`, `0.${hex}`],
  ['40 hexadecimal digits with shard and realm', `0.0.${hex}`, `0.0.${hex}`],
  ['an ID object', sdkId, '0.0.1000'],
];

/** The path and query of one call. */
async function wire(filter: Filters<EntityIdValue, Operator>): Promise<string | undefined> {
  const { transport, requests } = answering('{"contracts":[],"links":{"next":null}}');
  await getContracts(transport, { 'contract.id': filter });
  expect(requests).toHaveLength(1);
  return requests[0]?.url.replace('https://ledger.test', '');
}

const path = (...values: readonly string[]): string =>
  `/api/v1/contracts?${values.map((value) => `contract.id=${value}`).join('&')}`;

describe('an operator', () => {
  it.each(Object.entries(operators))(
    '%s creates a comparison with the value that it is called with',
    (name, compare) => {
      const date = new Date(0);
      const comparison = compare(date);
      expect(comparison).toBeInstanceOf(Comparison);
      expect(comparison.operator).toBe(name);
      expect(comparison.value).toBe(date);
    },
  );

  it('between creates a range that includes both bounds', () => {
    expect(between(1, 2n)).toEqual([gte(1), lte(2n)]);
  });
});

describe('the filter contract.id', () => {
  it.each(kinds)('sends %s, alone and with each operator', async (_, value, text) => {
    expect(await wire(value)).toBe(path(text));
    // An address accepts only eq.
    const isAddress = /[0-9A-Fa-f]{40}$/.test(text);
    for (const [name, compare] of Object.entries(operators)) {
      if (name !== 'eq' && isAddress) continue;
      expect(await wire(compare(value))).toBe(path(`${name}:${text}`));
      if (typeof value === 'string') expect(await wire(`${name}:${value}`)).toBe(path(`${name}:${text}`));
    }
    if (!isAddress) expect(await wire(between(value, value))).toBe(path(`gte:${text}`, `lte:${text}`));
  });

  it('sends several values in the order of the array', async () => {
    expect(await wire(['gte:0.0.1000', lt('0.0.2000'), ne(1500), 3n, sdkId, '7'])).toBe(
      path('gte:0.0.1000', 'lt:0.0.2000', 'ne:1500', '3', '0.0.1000', '7'),
    );
    expect(await wire([3, 1, 2, 1])).toBe(path('3', '1', '2', '1'));
  });
});
