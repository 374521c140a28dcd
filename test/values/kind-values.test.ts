import { describe, expect, it } from 'vitest';
import {
  entityIdKind,
  type ParameterKind,
  timestampKind,
  transactionIdKind,
} from '../../src/values/values.js';

type Operator = 'eq' | 'gt' | 'gte' | 'lt' | undefined;

function canExist(kind: ParameterKind, bare: string, operator?: Operator): boolean | undefined {
  return kind.canExist?.({ text: bare, bare, operator, isString: true });
}

const long = (value: number) => ({ low: value, high: 0, unsigned: false, toString: () => String(value) });
const accountId = { shard: long(0), realm: long(0), num: long(5), toString: () => '0.0.5' };
const validStart = { seconds: long(1_700_000_000), nanos: long(5) };

describe('an entity', () => {
  it.each([
    ['274877906943', true],
    ['274877906944', false],
    ['0.65535.1', true],
    ['0.65536.1', false],
    ['1023.0.1', true],
    ['1024.0.1', false],
    ['1023.65535.274877906943', true],
    ['9999999999999999999', false],
    ['99999999999999999999', true],
    ['1'.repeat(40), true],
    [`0x${'9'.repeat(19)}`, true],
    ['CIQAAAH4AY2OFK2FL37TSPYEQGPPUJRP4XTKWHD62HKPQX543DTOFFQ', true],
  ])('%s can exist on a ledger, or is an address or alias: %j', (bare, expected) =>
    expect(canExist(entityIdKind, bare)).toBe(expected),
  );
});

describe('a timestamp', () => {
  it.each<[string, Operator, boolean]>([
    ['9223372036.854775807', undefined, true],
    ['9223372036.854775807', 'gte', true],
    ['9223372036.854775807', 'lt', true],
    ['9223372036.854775807', 'gt', false],
    ['9223372036.854775806', 'gt', true],
    ['9223372036.854775808', undefined, false],
    ['9223372036.9', 'eq', false],
    ['9223372036', 'gt', true],
    ['9223372037', 'eq', false],
    // Other texts are refused by the pattern of the parameter.
    ['99999999999.1234567890', 'eq', true],
    ['x99999999999', 'eq', true],
    ['99999999999x', 'eq', true],
  ])('%s with %s can exist on a ledger: %j', (bare, operator, expected) =>
    expect(canExist(timestampKind, bare, operator)).toBe(expected),
  );
});

describe('a transaction ID', () => {
  const id = (parts: object) => ({
    accountId,
    validStart,
    toString: () => '0.0.5@1700000000.000000005',
    ...parts,
  });

  const taken = { transactionId: {}, scheduled: {}, nonce: {} };
  const refuse = (...refusal: unknown[]): never => {
    throw refusal;
  };
  const expandIntoParameters = (params: object, takes: object = taken): unknown => {
    try {
      return transactionIdKind.expandIntoParameters?.('transactionId', { ...params }, { ...takes }, refuse);
    } catch (refusal) {
      return { refusal };
    }
  };

  it('of an SDK adds its scheduled and nonce to the parameters', () => {
    const transactionId = id({ scheduled: true, nonce: long(3) });
    expect(expandIntoParameters({ transactionId })).toEqual({ transactionId, scheduled: true, nonce: 3n });
    expect(expandIntoParameters({ transactionId, nonce: '3', scheduled: true, limit: 5 })).toEqual({
      transactionId,
      scheduled: true,
      nonce: 3n,
      limit: 5,
    });
  });

  it.each([['0.0.5-1700000000-000000005'], [id({ scheduled: false, nonce: null })], [id({ nonce: 0 })]])(
    'of %j adds no parameters',
    (transactionId) =>
      expect(expandIntoParameters({ transactionId, nonce: 7 })).toEqual({ transactionId, nonce: 7 }),
  );

  it('is refused if the parameters contradict it, or the operation does not accept its parts', () => {
    const transactionId = id({ scheduled: true, nonce: long(3) });
    expect(expandIntoParameters({ transactionId, nonce: 4 })).toEqual({
      refusal: ['nonce', 4, '3 as in the transaction ID, or left out'],
    });
    expect(expandIntoParameters({ transactionId, scheduled: false })).toEqual({
      refusal: ['scheduled', false, 'true as in the transaction ID, or left out'],
    });
    expect(expandIntoParameters({ transactionId }, { transactionId: {}, scheduled: {} })).toEqual({
      refusal: ['transactionId', transactionId, 'a transaction ID without nonce'],
    });
  });
});
