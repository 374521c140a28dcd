import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ParameterError } from '../../src/errors/errors.js';
import { toEntityNumber, toLongZeroAddress } from '../../src/values/values.js';

describe('long-zero addresses', () => {
  it('contain the number in big-endian bytes', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 2n ** 63n - 1n), (number) => {
        const bytes = Buffer.alloc(20);
        bytes.writeBigUInt64BE(number, 12);
        const address = `0x${bytes.toString('hex')}`;
        expect(toLongZeroAddress(number)).toBe(address);
        expect(toLongZeroAddress(`0.0.${number}`)).toBe(address);
        expect(toEntityNumber(bytes.toString('hex'))).toBe(number);
      }),
      { numRuns: 300 },
    );
  });

  it('contain numbers of up to 63 bits', () => {
    const last = '0x0000000000000000000000007fffffffffffffff';
    expect(toLongZeroAddress(2n ** 63n - 1n)).toBe(last);
    expect(toEntityNumber(last)).toBe(2n ** 63n - 1n);
    expect(toEntityNumber('0x0000000000000000000000008000000000000000')).toBeUndefined();
    expect(() => toLongZeroAddress(2n ** 63n)).toThrow(ParameterError);
  });

  it('do not contain shard and realm', () => {
    expect(toLongZeroAddress('1.2.1001')).toBe('0x00000000000000000000000000000000000003e9');
  });

  it.each([
    '0x0000000000000000000000000000000000000000',
    '0x0000000000000000000000010000000000000001',
    '0xb794f5ea0ba39494ce839613fffba74279579268',
    '0x3e9',
    '0.0.1001',
    '',
  ])('do not include %j', (text) => {
    expect(toEntityNumber(text)).toBeUndefined();
  });

  it('are read in capitals and without 0x', () => {
    expect(toEntityNumber('00000000000000000000000000000000000003E9')).toBe(1001n);
  });

  it.each(['', '0.1001', '-1', 1.5, -1, '0x3e9', `0x${'0'.repeat(37)}3e9`])(
    'are not made from %j',
    (entity) => {
      expect(() => toLongZeroAddress(entity)).toThrow(
        "entity must be a number, shard.realm.num or an SDK's ID",
      );
    },
  );
});
