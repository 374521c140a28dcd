import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ParameterError } from '../../src/errors/errors.js';
import { toSdkTransactionId, toTransactionId } from '../../src/values/values.js';
import { thrown } from '../setup/thrown.js';

describe('transaction IDs', () => {
  it.each([
    ['0.0.1@169.5', '169', '500000000'],
    ['0.0.1-169.5', '169', '500000000'],
    ['0.0.1-169-5', '169', '000000005'],
    ['0.0.1@1767225600.000000005', '1767225600', '000000005'],
    ['0.0.1-1767225600-000000005', '1767225600', '000000005'],
    ['0.0.1@1767225600.079578763', '1767225600', '079578763'],
    ['0.0.1@1767225600.07957876', '1767225600', '079578760'],
  ])('of %s start at second %s and nanosecond %s in both forms', (id, seconds, nanoseconds) => {
    expect(toTransactionId(id)).toBe(`0.0.1-${seconds}-${nanoseconds}`);
    expect(toSdkTransactionId(id)).toBe(`0.0.1@${seconds}.${nanoseconds}`);
  });

  it('convert to the other form and back', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.nat(),
        fc.nat(),
        fc.bigInt(0n, 10n ** 10n),
        fc.nat(999_999_999),
        (a, b, c, s, n) => {
          const id = `${a}.${b}.${c}@${s}.${String(n).padStart(9, '0')}`;
          expect(toSdkTransactionId(toTransactionId(id))).toBe(id);
        },
      ),
    );
  });

  it.each([
    '0.0.1@169.5?scheduled',
    '0.0.1@169.5/1',
    '0.0.1',
    '0.1@1.1',
    '0.0.1@1-1',
    '0.0.1@1',
    '0.0.1@1.1234567890',
    '0.0.1-1-1234567890',
    '0.0.1-1.5?scheduled',
    '',
    ' 0.0.1@1.1',
  ])('do not include %j', (wrong) => {
    expect(() => toTransactionId(wrong)).toThrow(ParameterError);
    expect(() => toTransactionId(wrong)).toThrow(/scheduled and nonce/);
  });

  it('are refused unless they are text or an ID of an SDK', () => {
    const id = { toString: () => '0.0.1@169.5' };
    for (const wrong of [id, 1, null, undefined]) {
      const error = thrown(() => toTransactionId(wrong as never));
      expect(error).toBeInstanceOf(ParameterError);
      expect(error).toMatchObject({ parameter: 'transactionId', value: wrong });
      expect(thrown(() => toSdkTransactionId(wrong as never))).toBeInstanceOf(ParameterError);
    }
  });
});
