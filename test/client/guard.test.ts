import { describe, expect, it } from 'vitest';
import { everyMember, hasCount, isArrayOf, oneOf } from '../../src/client/client.js';

const isText = (value: unknown): boolean => typeof value === 'string';

describe('a list', () => {
  it.each<[unknown, boolean]>([
    [[], true],
    [['a'], true],
    [['a', 'b', 'c'], true],
    [[1], false],
    [[1, 'b'], false],
    [['a', 'b', 3], false],
    ['ab', false],
    [{ length: 1, 0: 'a' }, false],
    [null, false],
    [undefined, false],
  ])('of texts: %j is %s', (data, expected) => {
    expect(isArrayOf(data, isText)).toBe(expected);
  });
});

describe('members of an object', () => {
  it.each<[Record<string, unknown>, readonly string[] | undefined, boolean]>([
    [{}, undefined, true],
    [{ a: 'x', b: 'y' }, undefined, true],
    [{ a: 'x', b: 2 }, undefined, false],
    [{ a: 1, b: 'y' }, ['a'], true],
    [{ a: 1, b: 2 }, ['a'], false],
    [{ a: 'x', b: 2 }, ['a'], false],
  ])('of %j, except %j, are texts: %s', (data, named, expected) => {
    expect(everyMember(data, isText, named)).toBe(expected);
  });
});

describe('the names of an object', () => {
  it.each<[object, number, boolean]>([
    [{}, 0, true],
    [{}, 1, false],
    [{ a: 1 }, 0, false],
    [{ a: 1 }, 1, true],
    [{ a: 1, b: null }, 2, true],
    [{ a: 1, b: 2 }, 3, false],
    [JSON.parse('{"a":1,"__proto__":2}'), 1, false],
  ])('in %j are %d: %s', (data, count, expected) => {
    expect(hasCount(data, count)).toBe(expected);
  });
});

describe('a text of several', () => {
  const isKnown = oneOf(['A', 'B', 'AB', '']);

  it.each(['A', 'B', 'AB', ''])('is %j', (text) => {
    expect(isKnown(text)).toBe(true);
  });

  it.each(['C', 'BA', 'ABC', 'a', 'length'])('is not %j', (text) => {
    expect(isKnown(text)).toBe(false);
  });
});
