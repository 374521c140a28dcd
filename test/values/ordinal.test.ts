import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromOrdinal, toOrdinal } from '../../src/values/values.js';
import { type KindName, kinds } from '../client/kinds.js';

const number = fc.bigInt({ min: 0n, max: 2n ** 38n - 1n });
const part = fc.integer({ min: 0, max: 65_535 });
const digits = fc.stringMatching(/^[0-9a-f]{64}$/);

/** Keys in the form of the service. */
const keys: Readonly<Partial<Record<KindName, fc.Arbitrary<string>>>> = {
  'entity-id': fc.tuple(part, part, number).map((parts) => parts.join('.')),
  'entity-id-or-evm-address': fc.tuple(part, part, number).map((parts) => parts.join('.')),
  account: number.map((num) => `0.0.${num}`),
  integer: fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map(String),
  hex: fc.oneof(
    digits.map((text) => `0x${text}`),
    digits,
  ),
  timestamp: fc
    .tuple(fc.integer({ min: 0, max: 9_223_372_035 }), fc.integer({ min: 0, max: 999_999_999 }))
    .map(([seconds, nanoseconds]) => `${seconds}.${String(nanoseconds).padStart(9, '0')}`),
};

describe('the ordinal of a key', () => {
  it.each(Object.entries(keys))('of the kind %s converts back to the same key', (kind, arbitrary) => {
    const parameterKind = kinds[kind as KindName];
    const property = fc.property(arbitrary, arbitrary, (key, like) => {
      const found = toOrdinal(key, parameterKind);
      // Hexadecimal digits get the prefix of the example key.
      const spelled = kind === 'hex' ? like.replace(/[0-9a-f]{64}$/, '') + key.slice(-64) : key;
      expect(found === undefined ? undefined : fromOrdinal(found, parameterKind, like)).toBe(spelled);
    });
    fc.assert(property, { numRuns: 500 });
  });

  it('is that of an integer in decimal or hexadecimal digits', () => {
    const texts = ['7', '-7', '0x1f', '0X1F', '00'];
    expect(texts.map((text) => toOrdinal(text, kinds.integer))).toEqual([7n, -7n, 31n, 31n, 0n]);
  });

  it('is undefined for a text that is not of its kind', () => {
    for (const text of ['', '1x', 'x1', '0x', '0x1g', 'x0x1', '1.5', '--1'])
      expect(toOrdinal(text, kinds.integer)).toBeUndefined();
    expect(toOrdinal('0x', kinds.hex)).toBeUndefined();
    expect(toOrdinal('1.2.3.4', kinds['entity-id'])).toBeUndefined();
    expect(toOrdinal('-1.5', kinds.timestamp)).toBeUndefined();
    expect(toOrdinal('5', kinds.string)).toBeUndefined();
    expect(toOrdinal('5', undefined)).toBeUndefined();
  });
});
