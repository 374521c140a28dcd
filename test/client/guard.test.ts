import { expect, it } from 'vitest';
import { everyMember, type Guard, hasCount, isArrayOf, oneOf } from '../../src/client/client.js';

const isText: Guard = (value) => typeof value === 'string';
const isKnown = oneOf(['A', 'B', 'AB', '']);

it.each<[string, Guard, readonly unknown[], readonly unknown[]]>([
  [
    'a list of texts',
    (data) => isArrayOf(data, isText),
    [[], ['a'], ['a', 'b', 'c']],
    [[1], [1, 'b'], ['a', 'b', 3], 'ab', { length: 1, 0: 'a' }, null, undefined],
  ],
  [
    'an object of texts',
    (data) => everyMember(Object(data), isText),
    [{}, { a: 'x', b: 'y' }],
    [{ a: 'x', b: 2 }],
  ],
  [
    'an object of texts, except a',
    (data) => everyMember(Object(data), isText, ['a']),
    [{ a: 1, b: 'y' }],
    [
      { a: 1, b: 2 },
      { a: 'x', b: 2 },
    ],
  ],
  ['an object without members', (data) => hasCount(Object(data), 0), [{}], [{ a: 1 }]],
  [
    'an object with two members',
    (data) => hasCount(Object(data), 2),
    [{ a: 1, b: null }, JSON.parse('{"a":1,"__proto__":2}')],
    [{ a: 1 }, { a: 1, b: 2, c: 3 }],
  ],
  ['a known text', (data) => isKnown(String(data)), ['A', 'B', 'AB', ''], ['C', 'BA', 'ABC', 'a', 'length']],
])('a guard accepts %s, and nothing else', (_, guard, fitting, others) => {
  expect(fitting.filter((data) => !guard(data))).toEqual([]);
  expect(others.filter(guard)).toEqual([]);
});
