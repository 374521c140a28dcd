import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ParameterError } from '../../src/errors/errors.js';
import { formatHbar, formatUnits, parseHbar, parseUnits } from '../../src/values/values.js';

const int64 = fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n);

describe('amounts', () => {
  it.each([
    [0n, 0, '0'],
    [0n, 8, '0'],
    [5n, 0, '5'],
    [5n, 1, '0.5'],
    [-5n, 3, '-0.005'],
    [123_450n, 2, '1234.5'],
    [1_000n, 3, '1'],
    [2n ** 63n - 1n, 8, '92233720368.54775807'],
  ])('convert %d units with %d decimals to %s and back', (amount, decimals, text) => {
    expect(formatUnits(amount, decimals)).toBe(text);
    expect(parseUnits(text, decimals)).toBe(amount);
  });

  it('have the exact value in the shortest form', () => {
    fc.assert(
      fc.property(int64, fc.integer({ min: 0, max: 30 }), (amount, decimals) => {
        const text = formatUnits(amount, decimals);
        expect(text).toMatch(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/);
        const [whole = '', fraction = ''] = text.replace('-', '').split('.');
        const size = BigInt(whole) * 10n ** BigInt(decimals) + BigInt(`${fraction.padEnd(decimals, '0')}`);
        expect(fraction.length).toBeLessThanOrEqual(decimals);
        expect(text.startsWith('-') ? -size : size).toBe(amount);
        expect(parseUnits(text, decimals)).toBe(amount);
      }),
      { numRuns: 1000 },
    );
  });

  it('are accepted in the forms of the service', () => {
    expect(formatUnits('1000000', '4')).toBe('100');
    expect(formatUnits(1000, 2n)).toBe('10');
    expect(parseHbar('1.500000000000')).toBe(150_000_000n);
  });

  it.each(['', '1,5', '1e3', '.5', '1.', '0x10', ' 1', '1.000000001', '--1', '1.5 ℏ'])(
    'refuse the text %j',
    (text) => {
      expect(() => parseHbar(text)).toThrow(ParameterError);
    },
  );

  it('have up to 255 decimals', () => {
    const least = `0.${'1'.padStart(255, '0')}`;
    expect(formatUnits(1n, 255)).toBe(least);
    expect(parseUnits(least, 255)).toBe(1n);
  });

  it('refuse numbers that are not exact integers, and invalid decimals', () => {
    expect(() => formatHbar(2 ** 53)).toThrow('tinybars must be an integer, as a bigint beyond 2^53');
    expect(() => formatHbar(0.5)).toThrow(ParameterError);
    expect(() => formatUnits('1.5', 2)).toThrow(ParameterError);
    expect(() => formatUnits(1n, -1)).toThrow('decimals must be an integer from 0 to 255');
    expect(() => formatUnits(1n, 256)).toThrow(ParameterError);
  });

  it('are refused if they are longer than any amount', () => {
    const longest = 10n ** 999n;
    expect(parseUnits(formatUnits(longest, 0), 0)).toBe(longest);
    expect(() => formatUnits(longest * 10n, 0)).toThrow('amount must be an integer of at most 1000 digits');
    expect(() => parseUnits(`0.${'0'.repeat(1000)}`, 0)).toThrow(
      'a decimal number of at most 1000 characters',
    );
  });
});
