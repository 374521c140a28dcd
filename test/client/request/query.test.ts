import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWellFormed } from '../../../src/client/request/encode-value.js';
import { compare, direction, formatQuery, limitOf, parseQuery } from '../../../src/client/request/query.js';
import type { KindName } from '../../../src/values/kind.js';
import { kinds } from '../kinds.js';
import { operation } from '../operations.js';

const words = fc.string({ unit: 'grapheme' }).filter(isWellFormed);

describe('a query', () => {
  it('is the same after it was written and read', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ name: words.filter((name) => name !== ''), text: words })),
        (pairs) => {
          const read = parseQuery(formatQuery(pairs));
          expect(read?.map(({ name, text }) => ({ name, text }))).toEqual(pairs);
        },
      ),
    );
  });

  it('has pairs with operator and value', () => {
    expect(parseQuery('a=gte:0.0.1&b=ne%3Ax&c=eq:&d=lt:e:f&e=y%20gt:z&f=line%0Abreak&g=lte:1%0A2')).toEqual([
      { name: 'a', text: 'gte:0.0.1', operator: 'gte', value: '0.0.1' },
      { name: 'b', text: 'ne:x', operator: 'ne', value: 'x' },
      { name: 'c', text: 'eq:', operator: 'eq', value: '' },
      { name: 'd', text: 'lt:e:f', operator: 'lt', value: 'e:f' },
      { name: 'e', text: 'y gt:z', operator: 'eq', value: 'y gt:z' },
      { name: 'f', text: 'line\nbreak', operator: 'eq', value: 'line\nbreak' },
      { name: 'g', text: 'lte:1\n2', operator: 'lte', value: '1\n2' },
    ]);
  });

  it('may have names without a value, and values without a name', () => {
    const names = parseQuery('&a&b=&=c&&')?.map(({ name, text }) => [name, text]);
    expect(names).toEqual([
      ['a', ''],
      ['b', ''],
      ['', 'c'],
    ]);
  });

  it.each(['a b', 'a=1#b', 'a=%', 'a=%ff', 'a\n=1', 'a=\t'])('is none if it is %j', (text) => {
    expect(parseQuery(text)).toBeUndefined();
  });

  it('keeps the colon of an operator as it is', () => {
    expect(formatQuery([{ name: 'a:b', text: 'gte:1&2' }])).toBe('a:b=gte:1%262');
  });
});

describe('the direction of a list', () => {
  const rule = (fallback?: string) => ({
    order: { kind: kinds.string, ...(fallback && { default: fallback }) } as const,
  });
  it.each([
    ['order=desc', rule('asc'), 'desc'],
    ['order=asc', rule('desc'), 'asc'],
    ['order=asc&order=desc', rule(), 'desc'],
    ['limit=1', rule('desc'), 'desc'],
    ['limit=1', rule('asc'), 'asc'],
    ['limit=1', rule(), 'asc'],
    ['limit=1', {}, 'asc'],
    ['orders=desc', {}, 'asc'],
  ])('under %s and the rules %j is %s', (query, parameters, expected) => {
    expect(direction(operation({ parameters }), parseQuery(query) ?? [])).toBe(expected);
  });
});

describe('the limit of a query', () => {
  it.each([
    ['limit=5', { default: '25' }, 5],
    ['limit=5&limit=7', { default: '25' }, 7],
    ['order=asc', { default: '25' }, 25],
    ['order=asc', {}, Infinity],
    ['limit=x', {}, Number.NaN],
  ])('under %s and the rule %j is %d', (query, rule, expected) => {
    const limit = { kind: kinds.integer, ...rule } as const;
    expect(limitOf(operation({ parameters: { limit } }), parseQuery(query) ?? [])).toBe(expected);
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
  it.each(ascending)('of the kind %s are ordered by what they stand for', (kind, values) => {
    for (const [index, value] of values.entries())
      for (const [other, that] of values.entries())
        expect(Math.sign(compare(value, that, { kind: kinds[kind] })), `${value} ${that}`).toBe(
          Math.sign(index - other),
        );
  });

  /** Two spellings of one value. */
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
  it.each(same)('of the kind %s may be equal in other words: %s and %s', (kind, a, b) => {
    expect(compare(a, b, { kind: kinds[kind] })).toBe(0);
  });

  /** What has no place in the order of its kind. */
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
  it.each(none)('of the kind %s cannot be compared where one is %j', (kind, value) => {
    expect(compare(value, '1', { kind: kinds[kind] })).toBeNaN();
    expect(compare('1', value, { kind: kinds[kind] })).toBeNaN();
    expect(compare(value, value, { kind: kinds[kind] })).toBe(0);
  });

  it('cannot be compared where nothing is known of them, unless they are the same', () => {
    expect(compare('1', '2', undefined)).toBeNaN();
    expect(compare('1', '1', undefined)).toBe(0);
  });
});

describe('half of a surrogate pair', () => {
  it('is not well-formed, wherever it stands', () => {
    for (const text of [
      '\ud800',
      '\udc00',
      'a\ud800',
      '\udc00a',
      '\ud83d\ude00\ude00',
      '\ud83d\ud83d\ude00',
      '\ude00\ud83d',
    ])
      expect(isWellFormed(text), JSON.stringify(text)).toBe(false);
    for (const text of [
      '',
      'a',
      '\ud83d\ude00',
      'a\ud83d\ude00b',
      '\ud7ff\ue000',
      '\ud800\udc00\udbff\udfff',
    ])
      expect(isWellFormed(text), JSON.stringify(text)).toBe(true);
  });
});
