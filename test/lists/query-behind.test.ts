import { describe, expect, it } from 'vitest';
import { bound, ListQuery, queryBehind } from '../../src/lists/lists.js';
import { none, one, two } from './lists-by-key.js';

/** The query of the items behind an item. */
function behind(list: typeof one, query: string, first = '0.0.5', second = ''): string | null | undefined {
  const rest = queryBehind(ListQuery.parse(list, query), { first, second, third: '' });
  return rest === null ? null : rest?.text;
}

describe('a cursor', () => {
  it('is the same after writing and reading', () => {
    expect([bound('id', 'gte', '0.0.5')]).toEqual(ListQuery.parse(one, 'id=gte:0.0.5').pairs);
  });

  it.each([
    ['', 'id=gt:0.0.5'],
    ['order=desc', 'order=desc&id=lt:0.0.5'],
    ['id=gte:1&name=x&id=gt:2', 'name=x&id=gt:0.0.5'],
    ['id=lte:9&id=ne:7&limit=3', 'id=lte:9&id=ne:7&limit=3&id=gt:0.0.5'],
    ['order=desc&id=gte:1&id=lt:9', 'order=desc&id=gte:1&id=lt:0.0.5'],
    ['id=lte:5', null],
    ['id=lt:6', null],
    ['id=lte:6', 'id=lte:6&id=gt:0.0.5'],
    ['id=5', null],
    ['id=9', null],
    ['id=4&id=5', null],
    ['id=9&id=5&id=4&id=6', 'id=9&id=6'],
    ['id=5&id=eq:6&id=0.0.6&limit=2', 'id=eq:6&id=0.0.6&limit=2'],
    ['order=desc&id=9&id=5&id=4', 'order=desc&id=4'],
    // A value that cannot be compared is neither before nor behind the item.
    ['id=4&id=0xab', undefined],
  ])('of a list with one key, after %j is %j', (query, expected) => {
    expect(behind(one, query)).toBe(expected);
  });

  it.each([
    ['', 'id=gte:0.0.5&serial=gt:7'],
    ['order=desc', 'order=desc&id=lte:0.0.5&serial=lt:7'],
    ['id=gte:2&serial=gt:3', 'id=gte:0.0.5&serial=gt:7'],
    ['id=gte:2&serial=lt:9', 'serial=lt:9&id=gte:0.0.5&serial=gt:7'],
    ['id=5', 'id=5&serial=gt:7'],
    ['id=5&serial=gt:3', 'id=5&serial=gt:7'],
    ['id=5&serial=lte:7', null],
    ['id=5&serial=lt:9', 'id=5&serial=lt:9&serial=gt:7'],
    ['id=5&serial=7', null],
    // Each first key has one item.
    ['serial=7', 'serial=7&id=gt:0.0.5'],
    ['serial=7&id=lte:5', null],
    // Bounds that meet become an equality.
    ['id=lte:5', 'id=0.0.5&serial=gt:7'],
    ['id=gte:2&id=lte:5', 'id=0.0.5&serial=gt:7'],
    ['order=desc&id=gt:4', 'id=0.0.5&order=desc&serial=lt:7'],
    ['id=5&id=6', undefined],
  ])('of a list with two keys, after %j is %j', (query, expected) => {
    expect(behind(two, query, '0.0.5', '7')).toBe(expected);
  });

  it('is undefined if there is no key', () => {
    expect(queryBehind(ListQuery.parse(none, ''), { first: '5', second: '', third: '' })).toBeUndefined();
    expect(queryBehind(ListQuery.parse(one, ''), undefined)).toBeUndefined();
  });
});
