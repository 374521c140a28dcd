import { describe, expect, it } from 'vitest';
import type { ParameterRule } from '../../src/client/client.js';
import { compare, isCrossed, keyRange, onlyKey, type Side, tightness } from '../../src/lists/key-range.js';
import { parseQuery } from '../../src/lists/query-pairs.js';
import type { KindName } from '../../src/values/kinds.js';
import { kinds } from '../client/kinds.js';

const id: ParameterRule = { kind: kinds['entity-id'] };
const word: ParameterRule = { kind: kinds.string };
const range = (query: string, rule = id) => keyRange(parseQuery(query) ?? [], 'id', rule);

describe('the filters of a parameter', () => {
  it('are its equalities and inequalities in their order, without those of other parameters', () => {
    expect(range('id=3&id=eq:1&id=ne:2&ids=5&id=ne:2')).toEqual({
      equal: ['3', '1'],
      unequal: ['2', '2'],
      low: undefined,
      high: undefined,
    });
  });

  it.each([
    ['id=gt:5&id=gt:7', 'low', '7', false],
    ['id=gt:7&id=gt:5', 'low', '7', false],
    ['id=gte:6&id=gt:7', 'low', '7', false],
    ['id=gt:5&id=gte:7', 'low', '7', true],
    ['id=lt:0.0.7&id=lte:5', 'high', '5', true],
    ['id=lte:5&id=lt:5', 'high', '5', false],
    // Of two equal ones, the first stays.
    ['id=lt:6&id=lte:5', 'high', '6', false],
    ['id=lte:5&id=lt:6', 'high', '5', true],
    // A bound that cannot be compared replaces the one before it.
    ['id=gt:5&id=gt:x', 'low', 'x', false],
  ] as const)('with several bounds on one side have the tightest: %s', (query, side, value, isIncluded) => {
    expect(range(query)[side]).toMatchObject({ value, isIncluded });
  });
});

describe('of two bounds, the tighter one', () => {
  const bound = (side: Side, text: string, rule = id) =>
    range(`id=${side === 'low' ? 'g' : 'l'}t${text.startsWith('=') ? 'e' : ''}:${text.slice(1)}`, rule)[side];

  it.each([
    ['low', '=5', '=6', 1],
    ['low', '=6', '=5', -1],
    ['low', '>5', '=6', 0],
    ['low', '=5', '>5', 1],
    ['low', '>5', '=0.0.5', -1],
    ['high', '=5', '=6', -1],
    ['high', '<6', '=5', 0],
    ['high', '=5', '<5', 1],
    ['high', '<5', '=5', -1],
  ] as const)('is, on the %s side, compared as whole numbers: %s and %s', (side, a, b, expected) => {
    expect(tightness(side, bound(side, a), bound(side, b))).toBe(expected);
  });

  it('is the only one if the other is missing', () => {
    expect(tightness('low', undefined, undefined)).toBe(0);
    expect(tightness('low', undefined, bound('low', '=x', word))).toBe(1);
    expect(tightness('high', bound('high', '=x', word), undefined)).toBe(-1);
  });

  it('is unknown if a value is not a number, unless both are equal', () => {
    expect(tightness('low', bound('low', '=a', word), bound('low', '=b', word))).toBeNaN();
    expect(tightness('low', bound('low', '=a', word), bound('low', '>a', word))).toBeNaN();
    expect(tightness('low', bound('low', '>a', word), bound('low', '>A', word))).toBe(0);
    expect(tightness('low', bound('low', '>5'), bound('low', '>x'))).toBeNaN();
  });
});

describe('bounds', () => {
  it.each([
    ['id=gt:5&id=lt:6', true, undefined],
    ['id=gte:6&id=lte:5', true, undefined],
    ['id=gt:5&id=lte:5', true, undefined],
    ['id=gte:5&id=lte:5', false, '5'],
    ['id=gt:4&id=lte:5', false, '5'],
    ['id=gte:0.0.5&id=lt:6', false, '0.0.5'],
    // Neither bound has this value, so there is no spelling for it.
    ['id=gt:4&id=lt:6', false, undefined],
    ['id=gte:4&id=lte:5', false, undefined],
    ['id=gte:5', false, undefined],
    ['id=lte:5', false, undefined],
    ['id=5', false, undefined],
    ['', false, undefined],
    ['id=gte:x&id=lte:5', false, undefined],
    ['id=gte:x&id=lte:x', false, undefined],
  ])('of %j cross each other (%s), or leave one key (%s)', (query, crossed, only) => {
    expect(isCrossed(range(query))).toBe(crossed);
    expect(onlyKey(range(query))).toBe(only);
  });
});

describe('two values of a parameter', () => {
  /** In ascending order, each less than the next. */
  const ascending: [KindName, string[]][] = [
    ['timestamp', ['0', '1.000000001', '1.1', '1.9', '2', '10', '1767225600.123456789']],
    ['integer', ['-10', '-9', '0', '9', '10', '9007199254740993', '9007199254740994']],
    ['integer-or-hex', ['0', '0x9', '10', '0xB', '0x10', '100']],
    ['hex', ['09', 'a', '0x0B', '0Xc', '10', '0x000011']],
    ['entity-id', ['9', '0.0.10', '0.11', '100', '0.1.0', '0.1.5', '0.2.4', '1.0.0', '1.1.0']],
    ['account', ['0.0.2', '3', '0.0.10']],
    ['entity-id-or-evm-address', ['0.0.2', '3', '1234567890.1234567890.123456789012']],
  ];
  it.each(ascending)('of the kind %s are ordered by value', (kind, values) => {
    for (const [index, value] of values.entries())
      for (const [other, that] of values.entries())
        expect(Math.sign(compare(value, that, { kind: kinds[kind] })), `${value} ${that}`).toBe(
          Math.sign(index - other),
        );
  });

  /** Two forms of one value. */
  const same: [KindName, string, string][] = [
    ['timestamp', '1', '1.000000000'],
    ['timestamp', '1.5', '01.50'],
    ['integer', '1', '01'],
    ['integer-or-hex', '16', '0x10'],
    ['hex', '0xAB', 'ab'],
    ['hex', '0X00ab', 'ab'],
    ['entity-id', '0.0.5', '5'],
    ['entity-id', '0.5', '5'],
  ];
  it.each(same)('of the kind %s may be equal in different forms: %s and %s', (kind, a, b) => {
    expect(compare(a, b, { kind: kinds[kind] })).toBe(0);
  });

  /** Texts that are not values of their kind. */
  const none: [KindName, string][] = [
    ['timestamp', 'x1'],
    ['timestamp', '1x'],
    ['timestamp', '1.'],
    ['timestamp', '1.x'],
    ['timestamp', '.5'],
    ['timestamp', '-1'],
    ['timestamp', '1.1234567890'],
    ['integer', '1x'],
    ['integer', 'x1'],
    ['integer', '0xg'],
    ['integer', '1.5'],
    ['integer', ''],
    ['integer', '--1'],
    ['hex', '0x'],
    ['hex', 'xyz'],
    ['hex', '1g'],
    ['hex', 'g1'],
    ['hex', '10x1'],
    ['account', 'ALIAS'],
    ['entity-id', '0.0.0.1'],
    ['entity-id', '12345678901.0.1'],
    ['entity-id', '0.0.1234567890123'],
    ['entity-id', '0.0.1x'],
    ['entity-id', 'x0.0.1'],
    ['entity-id-or-evm-address', `0x${'ab'.repeat(20)}`],
    ['string', '2'],
    ['boolean', 'true'],
  ];
  it.each(none)('of the kind %s cannot be compared if one is %j', (kind, value) => {
    expect(compare(value, '1', { kind: kinds[kind] })).toBeNaN();
    expect(compare('1', value, { kind: kinds[kind] })).toBeNaN();
    expect(compare(value, value, { kind: kinds[kind] })).toBe(0);
  });

  it('cannot be compared without a kind, unless they are equal', () => {
    expect(compare('1', '2', undefined)).toBeNaN();
    expect(compare('1', '1', undefined)).toBe(0);
  });
});
