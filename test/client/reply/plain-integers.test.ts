import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeNumbers } from '../../../src/client/reply/read-plain.js';

const decoded = (text: string): unknown =>
  decodeNumbers(text, JSON.parse(text), (data, int64) => int64(Array.isArray(data) ? data[0] : data));

describe('an integer that a number holds', () => {
  it.each([0, 1, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 43, 2 ** 52, Number.MAX_SAFE_INTEGER])(
    'becomes a bigint: %d and its negative',
    (value) => {
      for (const each of [value, -value])
        expect(decoded(JSON.stringify(each))).toMatchObject({ data: BigInt(each), isWhole: true });
    },
  );

  it('becomes the bigint of its digits', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(decoded(String(value))).toMatchObject({ data: BigInt(String(value)) });
      }),
      { numRuns: 2000 },
    );
  });

  it('is 0n for -0', () => {
    expect(decoded('-0')).toMatchObject({ data: 0n, isWhole: true });
  });
});

describe('a flaw of one reply', () => {
  it('is not reported for the next', () => {
    for (const text of ['9007199254740993', '1e300', '"x"', '[9007199254740990.5]', '[0.5]']) {
      expect(decoded(text)).toMatchObject({ isWhole: false });
      expect(decoded('1')).toEqual({ data: 1n, isWhole: true });
    }
  });
});
