import { describe, expect, it } from 'vitest';
import { getContracts } from '../../src/ledger.js';
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
import { answering } from '../setup/answering.js';

const operators = { eq, ne, gt, gte, lt, lte };
const hex = '00000000000000000000000000000000000Aa3e9';

/** An ID object like those of SDKs. */
const sdkId: EntityIdObject = { shard: 0n, realm: 0n, num: 1000n, toString: () => '0.0.1000' };

/** Accepted values, and their text in the request. */
const kinds: [EntityIdValue, string][] = [
  [0, '0'],
  [274_877_906_943n, '274877906943'],
  ['1000', '1000'],
  ['1023.65535.274877906943', '1023.65535.274877906943'],
  [hex, hex],
  [`0.${hex}`, `0.${hex}`],
  [`0.0.${hex}`, `0.0.${hex}`],
  [sdkId, '0.0.1000'],
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
  it.each(Object.entries(operators))('%s creates a comparison with its value', (name, compare) => {
    const date = new Date(0);
    expect(compare(date)).toEqual(new Comparison(name as Operator, date));
    expect(compare(date).value).toBe(date);
  });

  it('between creates a range that includes both bounds', () => {
    expect(between(1, 2n)).toEqual([gte(1), lte(2n)]);
  });
});

describe('the filter contract.id', () => {
  it('sends each kind of value alone, with each operator, and among others in the order of the array', async () => {
    for (const [value, text] of kinds) {
      expect(await wire(value)).toBe(path(text));
      // An address accepts only eq.
      const isAddress = /[0-9A-Fa-f]{40}$/.test(text);
      for (const [name, compare] of Object.entries(operators)) {
        if (name !== 'eq' && isAddress) continue;
        expect(await wire(compare(value))).toBe(path(`${name}:${text}`));
        if (typeof value === 'string') expect(await wire(`${name}:${value}`)).toBe(path(`${name}:${text}`));
      }
    }
    expect(await wire(['gte:0.0.1000', lt('0.0.2000'), ne(1500), 3n, sdkId, 3])).toBe(
      path('gte:0.0.1000', 'lt:0.0.2000', 'ne:1500', '3', '0.0.1000', '3'),
    );
  });
});
