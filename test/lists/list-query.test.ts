import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWellFormed } from '../../src/client/client.js';
import { ListQuery } from '../../src/lists/lists.js';
import { formatQuery, parseQuery } from '../../src/lists/query-pairs.js';
import { kinds } from '../client/kinds.js';
import { operation } from '../client/operations.js';
import { none, one, two } from './lists-by-key.js';

const words = fc.string({ unit: 'grapheme' }).filter(isWellFormed);

describe('the text of a query', () => {
  it('is the same after parsing and writing', () => {
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

  it('keeps the colon of an operator unescaped', () => {
    expect(formatQuery([{ name: 'a:b', text: 'gte:1&2' }])).toBe('a:b=gte:1%262');
  });

  it('is sent as it was received', () => {
    const query = ListQuery.parse(one, 'id=gte%3A5');
    expect(query.text).toBe('id=gte%3A5');
    expect(query.plus().text).toBe('id=gte:5');
  });
});

describe('the order of a list', () => {
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
    expect(ListQuery.parse(operation({ parameters }), query).order).toBe(expected);
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
    expect(ListQuery.parse(operation({ parameters: { limit } }), query).limit).toBe(expected);
  });
});

describe('the canonical text of a query', () => {
  const parameters = {
    id: { kind: kinds['entity-id'] },
    a: { kind: kinds.integer },
    b: { kind: kinds.integer },
    name: { kind: kinds.string },
    order: { kind: kinds.string, default: 'desc' },
    limit: { kind: kinds.integer, default: '25' },
  } as const;
  const of = (text: string): string => ListQuery.parse(operation({ parameters }), text).canonical;

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
  ])('differs for different queries: %s and %s', (one, other) => {
    expect(of(one)).not.toBe(of(other));
  });
});

describe('a query of one first key', () => {
  it.each([
    ['id=gte:5&id=lte:5&serial=gt:3', 'id=5&serial=gt:3'],
    ['order=asc&id=gt:4&serial=gt:3&id=lte:0.0.5', 'id=0.0.5&order=asc&serial=gt:3'],
    ['id=gte:5&id=lte:6', 'id=gte:5&id=lte:6'],
    ['id=gte:5&id=lte:5&id=ne:5', 'id=gte:5&id=lte:5&id=ne:5'],
    ['id=gte:5&id=lte:5&id=5', 'id=gte:5&id=lte:5&id=5'],
    ['id=gte:6&id=lte:5', 'id=gte:6&id=lte:5'],
    ['serial=gte:5&serial=lte:5', 'serial=gte:5&serial=lte:5'],
  ])('becomes an equality: %s', (query, expected) => {
    expect(ListQuery.parse(two, query).withOnlyKey().text).toBe(expected);
  });

  it('does not change if the list has one key or none', () => {
    for (const list of [one, none]) {
      const query = ListQuery.parse(list, 'id=gte:5&id=lte:5');
      expect(query.withOnlyKey()).toBe(query);
    }
  });
});

describe('a query has an empty range', () => {
  it.each([
    [one, 'id=gt:5&id=lt:6', true],
    [one, 'id=gte:5&id=lt:6', false],
    [one, 'id=gte:x&id=lt:6', false],
    [one, 'serial=gt:5&serial=lt:6', false],
    [none, 'id=gt:5&id=lt:5', false],
    [two, 'id=gt:5&id=lt:6', true],
    [two, 'id=5&serial=gt:5&serial=lt:6', true],
    [two, 'id=gte:5&id=lte:5&serial=gt:5&serial=lt:6', true],
    // Other first keys may have any second key.
    [two, 'id=gte:5&id=lte:6&serial=gt:5&serial=lt:6', false],
    [two, 'id=5&serial=gte:5&serial=lt:6', false],
  ])('of %o: %s', (list, query, expected) => {
    expect(ListQuery.parse(list, query).isEmpty).toBe(expected);
  });
});

describe('bounds of a side', () => {
  it('go with those of the lower keys, and other filters stay', () => {
    const query = ListQuery.parse(two, 'id=gt:1&serial=gte:2&id=lt:9&serial=lt:7&name=gt:a&id=ne:5');
    expect(query.withoutBounds('low').text).toBe('id=lt:9&serial=lt:7&name=gt:a&id=ne:5');
    expect(query.withoutBounds('high').text).toBe('id=gt:1&serial=gte:2&name=gt:a&id=ne:5');
  });

  it('are replaced by a new bound', () => {
    const query = ListQuery.parse(two, 'id=gt:1&serial=gte:2&id=lt:9');
    expect(query.withBound('gte', '3').text).toBe('id=lt:9&id=gte:3');
    expect(query.withBound('lte', '3').text).toBe('id=gt:1&serial=gte:2&id=lte:3');
  });
});
