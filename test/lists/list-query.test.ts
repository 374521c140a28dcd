import { describe, expect, it } from 'vitest';
import { ListQuery, queryAfterItem } from '../../src/lists/lists.js';
import { kinds } from '../client/kinds.js';
import { operation } from '../client/operations.js';

const parameters = { id: { kind: kinds['entity-id'] }, serial: { kind: kinds.integer } } as const;
const bounds = { min: '0', max: '9' };
/** A list with one sort key. */
const one = operation({ parameters, rangeKey: { parameter: 'id', field: 'id', ...bounds } });
/** A list with two sort keys. */
const two = operation({
  parameters,
  rangeKey: { parameter: 'id', field: 'id', ...bounds, second: { parameter: 'serial', field: 'serial' } },
});
/** A list without a known sort key. */
const none = operation({ parameters });

describe('the text of a query', () => {
  it('is sent as it was received, and written with the colon of an operator unescaped', () => {
    const query = ListQuery.parse(one, 'id=gte%3A5&a%3Ab=1%262');
    expect(query.text).toBe('id=gte%3A5&a%3Ab=1%262');
    expect(query.plus().text).toBe('id=gte:5&a:b=1%262');
  });

  it('has pairs with operator and value', () => {
    const text = 'a=gte:0.0.1&b=ne%3Ax&c=eq:&d=lt:e:f&e=y%20gt:z&f=line%0Abreak&g=lte:1%0A2&&h&i=&=j';
    expect(ListQuery.parse(one, text).pairs).toEqual([
      { name: 'a', text: 'gte:0.0.1', operator: 'gte', value: '0.0.1' },
      { name: 'b', text: 'ne:x', operator: 'ne', value: 'x' },
      { name: 'c', text: 'eq:', operator: 'eq', value: '' },
      { name: 'd', text: 'lt:e:f', operator: 'lt', value: 'e:f' },
      { name: 'e', text: 'y gt:z', operator: 'eq', value: 'y gt:z' },
      { name: 'f', text: 'line\nbreak', operator: 'eq', value: 'line\nbreak' },
      { name: 'g', text: 'lte:1\n2', operator: 'lte', value: '1\n2' },
      { name: 'h', text: '', operator: 'eq', value: '' },
      { name: 'i', text: '', operator: 'eq', value: '' },
      { name: '', text: 'j', operator: 'eq', value: 'j' },
    ]);
  });

  it.each(['a b', 'a=1#b', 'a=%', 'a=%ff', 'a\n=1', 'a=\t'])('cannot be parsed if it is %j', (text) => {
    expect(ListQuery.parse(one, text).pairs).toEqual([]);
  });
});

interface Defaults {
  readonly order?: string;
  readonly limit?: string;
}

describe('the order and the limit of a query', () => {
  it.each([
    ['order=desc', { order: 'asc' }, 'desc', Infinity],
    ['order=asc', { order: 'desc' }, 'asc', Infinity],
    ['order=asc&order=desc', {}, 'desc', Infinity],
    ['limit=5', { order: 'desc', limit: '25' }, 'desc', 5],
    ['limit=5&limit=7', { limit: '25' }, 'asc', 7],
    ['orders=desc', { limit: '25' }, 'asc', 25],
    ['limit=x', {}, 'asc', Number.NaN],
  ])('of %s with the defaults %j are %s and %d', (query, { order, limit }: Defaults, ...expected) => {
    const parameters = {
      order: { kind: kinds.string, ...(order && { default: order }) },
      limit: { kind: kinds.integer, ...(limit && { default: limit }) },
    };
    const read = ListQuery.parse(operation({ parameters }), query);
    expect([read.order, read.limit]).toEqual(expected);
  });
});

describe('the filters of a parameter', () => {
  const range = (query: string) => ListQuery.parse(one, query).range('id');

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
    ['id=gte:6&id=gt:6', 'low', '6', false],
    ['id=gt:5&id=gte:7', 'low', '7', true],
    ['id=lt:0.0.7&id=lte:5', 'high', '5', true],
    ['id=lte:5&id=lt:5', 'high', '5', false],
    // Of two equal ones, the first stays.
    ['id=lt:6&id=lte:5', 'high', '6', false],
    ['id=lte:5&id=lt:6', 'high', '5', true],
    ['id=gt:X&id=gt:x', 'low', 'X', false],
    // A bound that cannot be compared replaces the one before it.
    ['id=gt:5&id=gt:x', 'low', 'x', false],
    ['id=gte:x&id=gt:x', 'low', 'x', false],
  ] as const)('with several bounds on one side have the tightest: %s', (query, side, value, isIncluded) => {
    expect(range(query)[side]).toMatchObject({ value, isIncluded });
  });

  it('are left without the bounds of a side', () => {
    const query = ListQuery.parse(two, 'id=gt:1&serial=gte:2&id=lt:9&serial=lt:7&name=gt:a&id=ne:5');
    expect(query.withoutBounds('low').text).toBe('id=lt:9&serial=lt:7&name=gt:a&id=ne:5');
    expect(query.withoutBounds('high').text).toBe('id=gt:1&serial=gte:2&name=gt:a&id=ne:5');
  });

  it('have a new bound in place of those on its side', () => {
    const query = ListQuery.parse(two, 'id=gt:1&serial=gte:2&id=lt:9');
    expect(query.withBound('gte', '3').text).toBe('id=lt:9&id=gte:3');
    expect(query.withBound('lte', '3').text).toBe('id=gt:1&serial=gte:2&id=lte:3');
  });
});

it.each([
  ['id=gte:5&id=lte:5&serial=gt:3', 'id=5&serial=gt:3'],
  ['order=asc&id=gt:4&serial=gt:3&id=lte:0.0.5', 'id=0.0.5&order=asc&serial=gt:3'],
  ['id=gte:0.0.5&id=lt:6', 'id=0.0.5'],
  ...['id=gte:5&id=lte:6', 'id=gte:6&id=lte:5', 'serial=gte:5&serial=lte:5', 'id=gte:5', 'id=5'],
  ...['id=gte:5&id=lte:5&id=ne:5', 'id=gte:5&id=lte:5&id=5', 'id=gte:x&id=lte:x'],
  // Neither bound has this value, so there is no spelling for it.
  'id=gt:4&id=lt:6',
])('two bounds that leave one first key become an equality, case %#', (given) => {
  const [query = '', expected = query] = [given].flat();
  expect(ListQuery.parse(two, query).withOnlyKey().text).toBe(expected);
  for (const list of [one, none]) expect(ListQuery.parse(list, query).withOnlyKey().text).toBe(query);
});

it.each([
  ['a list without a key', none, ''],
  ['a named key that cannot be compared', one, 'id=4&id=0xab'],
  ['several named first keys of a list with two', two, 'id=5&id=6'],
])('no query asks for the items behind an item of %s', (_, list, query) => {
  expect(
    queryAfterItem(ListQuery.parse(list, query), { first: '0.0.5', second: '7', third: '' }),
  ).toBeUndefined();
});
