import { describe, expect, it } from 'vitest';
import type { ParameterRule } from '../../src/client/parameter-rule.js';
import { parseQuery } from '../../src/client/request/query.js';
import { canonical, isCrossed, keyRange, onlyKey, tightness } from '../../src/lists/key-range.js';
import { kinds } from '../client/kinds.js';
import { operation } from '../client/operations.js';

const id: ParameterRule = { kind: kinds['entity-id'] };
const word: ParameterRule = { kind: kinds.string };
const number: ParameterRule = { kind: kinds.integer };
const range = (query: string, rule = id) => keyRange(parseQuery(query) ?? [], 'id', rule);

describe('what a query asks of a parameter', () => {
  it('is its equalities and inequalities in their order, and nothing of other parameters', () => {
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
    // Of two that are the same, the first stays.
    ['id=lt:6&id=lte:5', 'high', '6', false],
    ['id=lte:5&id=lt:6', 'high', '5', true],
    // A bound that cannot be compared takes the place of one before it.
    ['id=gt:5&id=gt:x', 'low', 'x', false],
  ] as const)('of bounds on one side is the tightest: %s', (query, side, value, isIncluded) => {
    expect(range(query)[side]).toEqual({ value, isIncluded });
  });
});

describe('of two bounds, the tighter one', () => {
  const bound = (text: string) => ({ value: text.slice(1), isIncluded: text.startsWith('=') });

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
  ] as const)('is, on the %s side, told as whole numbers: %s and %s', (side, a, b, expected) => {
    expect(tightness(side, bound(a), bound(b), id)).toBe(expected);
  });

  it('is any where the other is none', () => {
    expect(tightness('low', undefined, undefined, id)).toBe(0);
    expect(tightness('low', undefined, bound('=x'), word)).toBe(1);
    expect(tightness('high', bound('=x'), undefined, word)).toBe(-1);
  });

  it('is not told of what is no number, unless both are the same', () => {
    expect(tightness('low', bound('=a'), bound('=b'), word)).toBeNaN();
    expect(tightness('low', bound('=a'), bound('>a'), word)).toBeNaN();
    expect(tightness('low', bound('>a'), bound('>A'), word)).toBe(0);
    expect(tightness('low', bound('>5'), bound('>x'), id)).toBeNaN();
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
    // It is neither bound's value, so there is no spelling of it to take.
    ['id=gt:4&id=lt:6', false, undefined],
    ['id=gte:4&id=lte:5', false, undefined],
    ['id=gte:5', false, undefined],
    ['id=lte:5', false, undefined],
    ['id=5', false, undefined],
    ['', false, undefined],
    ['id=gte:x&id=lte:5', false, undefined],
    ['id=gte:x&id=lte:x', false, undefined],
  ])('of %j cross each other (%s), or leave one key (%s)', (query, crossed, only) => {
    expect(isCrossed(range(query), id)).toBe(crossed);
    expect(onlyKey(range(query), id)).toBe(only);
  });
});

describe('the canonical text of a query', () => {
  const parameters = {
    id,
    a: number,
    b: number,
    name: word,
    order: { kind: kinds.string, default: 'desc' },
    limit: { kind: kinds.integer, default: '25' },
  } as const;
  const of = (text: string): string => canonical(operation({ parameters }), parseQuery(text) ?? []);

  it.each([
    ['b=2&a=gte%3A1', 'a=gte:1&b=2'],
    ['a=1', 'a=1&a=1'],
    ['a=1&a=2', 'a=2&a=eq:1'],
    ['a=1', 'a=01'],
    ['id=0.0.5&id=ne:7', 'id=5&id=ne:0.0.7'],
    ['id=gt:5', 'id=gte:0.0.6'],
    ['id=lt:5&id=lt:9', 'id=lte:4'],
    ['name=x', 'name=X'],
    ['a=1', 'a=1&limit=7'],
    ['a=1', 'a=1&order=desc'],
    ['order=asc&a=1', 'a=1&order=desc&order=asc'],
    ['', 'limit=100'],
  ])('is the same in every order and spelling: %s and %s', (one, other) => {
    expect(of(one)).toBe(of(other));
  });

  it.each([
    ['a=1&b=2', 'a=2&b=1'],
    ['a=1', 'a=ne:1'],
    ['a=1', 'a=1&a=2'],
    ['a=1', 'order=asc&a=1'],
    ['a=gt:1', 'a=lt:1'],
    ['a=gt:1', 'a=gte:1'],
    ['a=gte:1&a=lte:1', 'a=1'],
    ['name=x', 'name=y'],
    ['name=', ''],
    ['a=1', 'A=1'],
  ])('is another where something else is asked for: %s and %s', (one, other) => {
    expect(of(one)).not.toBe(of(other));
  });
});
