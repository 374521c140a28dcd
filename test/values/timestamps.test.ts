import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ParameterError } from '../../src/errors/errors.js';
import {
  type TimestampValue,
  timestampKind,
  toDate,
  toNanoseconds,
  toTimestamp,
} from '../../src/values/values.js';

describe('timestamps', () => {
  it('convert every nanosecond and back, also before 1970', () => {
    fc.assert(
      fc.property(fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n), (nanoseconds) => {
        const timestamp = toTimestamp(nanoseconds);
        expect(timestamp).toMatch(/^-?\d+\.\d{9}$/);
        expect(toNanoseconds(timestamp)).toBe(nanoseconds);
      }),
      { numRuns: 1000 },
    );
  });

  it('convert every Date and back', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (date) => {
        expect(toDate(toTimestamp(date)).getTime()).toBe(date.getTime());
        expect(toDate(toNanoseconds(date)).getTime()).toBe(date.getTime());
      }),
      { numRuns: 1000 },
    );
  });

  it('are written with nine digits of nanoseconds', () => {
    expect(toTimestamp(new Date('2026-01-01T00:00:00.123Z'))).toBe('1767225600.123000000');
    expect(toTimestamp('1767225600')).toBe('1767225600.000000000');
    expect(toTimestamp('1767225600.5')).toBe('1767225600.500000000');
    expect(toTimestamp(1n)).toBe('0.000000001');
    expect(toTimestamp(-1n)).toBe('-0.000000001');
    expect(toTimestamp(new Date(-1500))).toBe('-1.500000000');
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('are sent with nine digits if their fraction has %d', (digits) => {
    const text = `1767225600.${'123456789'.slice(0, digits)}`;
    expect(timestampKind.write(text)).toBe(text.padEnd(20, '0'));
  });

  it('are rounded down to milliseconds in a Date', () => {
    expect(toDate('1.999999999').getTime()).toBe(1999);
    expect(toDate(-1n).getTime()).toBe(-1);
    expect(toDate(-1_000_000n).getTime()).toBe(-1);
    expect(toDate(-1_000_001n).getTime()).toBe(-2);
  });

  it.each([
    '',
    'now',
    '2026-02-30',
    '1.',
    '.5',
    '1.0000000001',
    '1e3',
    ' 1',
    new Date(Number.NaN),
    1767225600,
    null,
  ])('are not read from %j', (wrong) => {
    expect(() => toTimestamp(wrong as TimestampValue)).toThrow(ParameterError);
  });
});
