import { describe, expect, it } from 'vitest';
import { keyOrder } from '../../src/lists/lists.js';
import { kinds } from '../client/kinds.js';

type KindName = keyof typeof kinds;

describe('two values of a parameter', () => {
  /** In ascending order, each less than the next. */
  const ascending: [KindName, string[]][] = [
    ['timestamp', ['0', '1.000000001', '1.1', '1.9', '2', '10', '1767225600.123456789']],
    ['integer', ['-10', '-9', '0', '9', '10', '9007199254740993', '9007199254740994']],
    ['integer-or-hex', ['0', '0x9', '10', '0xB', '0x10', '100']],
    ['hex', ['09', 'a', '0x0B', '0Xc', '10', '0x000011']],
    [
      'entity-id',
      ['9', '0.0.10', '0.11', '100', '0.1.0', '0.1.5', '0.2.4', '1.0.0', '1.1.0', '2.10.5', '10.1.5'],
    ],
    ['account', ['0.0.2', '3', '0.0.10']],
    ['entity-id-or-evm-address', ['0.0.2', '3', '1234567890.1234567890.123456789012']],
  ];
  it.each(ascending)('of the kind %s are ordered by value', (kind, values) => {
    for (const [index, value] of values.entries())
      for (const [other, that] of values.entries())
        expect(keyOrder(value, that, kinds[kind]), `${value} ${that}`).toBe(
          index < other ? 'before' : index > other ? 'after' : 'same',
        );
  });

  /** Two forms of one value. */
  const same: [KindName, string, string][] = [
    ['timestamp', '1', '1.000000000'],
    ['integer', '1', '01'],
    ['integer-or-hex', '16', '0x10'],
    ['hex', '0xAB', 'ab'],
    ['entity-id', '0.0.5', '5'],
  ];
  it.each(same)('of the kind %s may be equal in different forms: %s and %s', (kind, a, b) => {
    expect(keyOrder(a, b, kinds[kind])).toBe('same');
  });

  /** Texts that are not values of their kind. */
  const none: [KindName, string[]][] = [
    ['timestamp', ['x1', '1x', '1.', '1.x', '.5', '-1', '1.1234567890']],
    ['integer', ['1x', 'x1', '0xg', '1.5', '', '--1']],
    ['hex', ['0x', 'xyz', '1g', 'g1', '10x1']],
    ['account', ['ALIAS']],
    ['entity-id', ['0.0.0.1', '12345678901.0.1', '0.0.1234567890123', '0.0.1x', 'x0.0.1']],
    ['entity-id-or-evm-address', [`0x${'ab'.repeat(20)}`]],
    ['string', ['2']],
    ['boolean', ['true']],
  ];
  it.each(none)('of the kind %s cannot be compared if one is not a value of that kind', (kind, values) => {
    for (const value of values) {
      expect(keyOrder(value, '1', kinds[kind]), value).toBe('unknown');
      expect(keyOrder('1', value, kinds[kind]), value).toBe('unknown');
      expect(keyOrder(value, value, kinds[kind]), value).toBe('same');
    }
  });

  it('cannot be compared without a kind, unless they are equal', () => {
    expect(keyOrder('1', '2', undefined)).toBe('unknown');
    expect(keyOrder('1', '1', undefined)).toBe('same');
  });
});
