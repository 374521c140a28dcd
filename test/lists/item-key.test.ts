import { describe, expect, it } from 'vitest';
import type { Operation } from '../../src/client/client.js';
import { countWithin, type ItemKey, orderedKeys as keysOf } from '../../src/lists/item-key.js';
import { ListQuery } from '../../src/lists/lists.js';
import { kinds } from '../client/kinds.js';
import { operation } from '../client/operations.js';

const parameters = { id: { kind: kinds['entity-id'] }, serial: { kind: kinds.integer } } as const;
const bounds = { min: '0', max: '9' };
const one = operation({ parameters, rangeKey: { parameter: 'id', field: 'key', ...bounds } });
const two = operation({
  parameters,
  rangeKey: { parameter: 'id', field: 'key', ...bounds, second: { parameter: 'serial', field: 'n' } },
});
const none = operation({ parameters });

const asc = 'order=asc';
const desc = 'order=desc';
const misplaced = (index: number, expected: string, got: unknown) =>
  Object.assign(new Error('misplaced'), { index, expected, got });
const orderedKeys = (list: Operation, query: string, items: readonly unknown[], after: ItemKey | undefined) =>
  keysOf(ListQuery.parse(list, query), items, after, misplaced);
const keyed = (...keys: readonly unknown[]) => keys.map((key) => ({ key }));

describe('keys of items', () => {
  it('are texts, also of other types of values', () => {
    expect(orderedKeys(one, asc, keyed('0.0.1', 2, 3n, '4'), undefined)).toEqual([
      { first: '0.0.1', second: '', third: '' },
      { first: '2', second: '', third: '' },
      { first: '3', second: '', third: '' },
      { first: '4', second: '', third: '' },
    ]);
    expect(
      orderedKeys(
        two,
        desc,
        [
          { key: '5', n: 2n },
          { key: '5', n: 1 },
        ],
        undefined,
      ),
    ).toEqual([
      { first: '5', second: '2', third: '' },
      { first: '5', second: '1', third: '' },
    ]);
  });

  it('are empty if the list has no range key', () => {
    expect(orderedKeys(none, asc, keyed(2, 1, {}), undefined)).toEqual([]);
  });

  it.each([undefined, null, 5, 'x', {}, { key: null }, { key: undefined }])(
    'are skipped if an item has none: %o',
    (item) => {
      const [first, none, last] = orderedKeys(one, asc, [{ key: 1 }, item, { key: 2 }], undefined);
      expect([first?.first, none, last?.first]).toEqual(['1', undefined, '2']);
    },
  );

  it('are skipped if the second one is missing', () => {
    expect(orderedKeys(two, asc, [{ key: 1 }, { key: 1, n: null }, { n: 1 }], undefined)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['asc', one, keyed(1, 2, 2), 2],
    ['asc', one, keyed(2, null, 1), 2],
    ['asc', one, keyed('0.0.2', '2'), 1],
    ['desc', one, keyed(1, 2), 1],
    [
      'asc',
      two,
      [
        { key: 1, n: 2 },
        { key: 1, n: 1 },
      ],
      1,
    ],
    [
      'desc',
      two,
      [
        { key: 1, n: 1 },
        { key: 1, n: 2 },
      ],
      1,
    ],
    [
      'asc',
      two,
      [
        { key: 2, n: 1 },
        { key: 1, n: 2 },
      ],
      1,
    ],
  ] as const)('are each behind the one before, going %s: %o %o', (order, list, items, index) => {
    const query = order === 'asc' ? asc : desc;
    const first =
      list === two ? (items[index] as { key: number }).key : (items[index] as { key: unknown }).key;
    expect(() => orderedKeys(list, query, items, undefined)).toThrow(
      expect.objectContaining({ index, expected: 'behind the item before it', got: String(first) }),
    );
  });

  it('are behind the last one of the page before', () => {
    const after = { first: '5', second: '', third: '' };
    expect(orderedKeys(one, asc, keyed(6), after)).toEqual([{ first: '6', second: '', third: '' }]);
    for (const key of [5, '0.0.5', 4])
      expect(() => orderedKeys(one, asc, keyed(key), after)).toThrow('misplaced');
    expect(() => orderedKeys(one, desc, keyed(null, 6), after)).toThrow(
      expect.objectContaining({ index: 1 }),
    );
  });

  it.each([{}, [], true, 1.5, 2 ** 53, Number.NaN, '\ud800', '1'.repeat(101)])(
    'that cannot be read end the list in an error: %o',
    (key) => {
      for (const [list, item] of [
        [one, { key }],
        [two, { key: 1, n: key }],
      ] as const)
        expect(() => orderedKeys(list, asc, [item], undefined)).toThrow(
          expect.objectContaining({ index: 0, expected: 'an item whose key can be read', got: key }),
        );
    },
  );

  it('may have a hundred digits', () => {
    expect(orderedKeys(one, asc, keyed('1'.repeat(100)), undefined)).toHaveLength(1);
  });
});

describe('bounds of a call', () => {
  const within = (list: Operation, query: string, ...texts: readonly string[]): number => {
    const keys = texts.map((text) => {
      const [first = '', second = ''] = text.split('/');
      return { first, second, third: '' };
    });
    return countWithin(ListQuery.parse(list, query), keys, misplaced);
  };

  it.each<[string, string[], number]>([
    ['order=asc', ['0.0.1', '0.0.9'], 2],
    ['order=asc&id=lte:0.0.4', ['0.0.3', '0.0.4', '0.0.5', '0.0.6'], 2],
    ['order=asc&id=lt:4', ['0.0.3', '0.0.4', '0.0.5'], 1],
    ['order=desc&id=gte:0.0.4', ['0.0.5', '0.0.4', '0.0.3'], 2],
    ['order=desc&id=gt:0.0.4', ['0.0.4', '0.0.3'], 0],
    ['order=asc&id=gte:0.0.4', ['0.0.4', '0.0.5'], 2],
  ])('end a page at the upper one: %s', (query, keys, count) => {
    expect(within(one, query, ...keys)).toBe(count);
  });

  it.each<[string, string[]]>([
    ['order=asc&id=gt:0.0.4', ['0.0.4']],
    ['order=asc&id=gte:0.0.4', ['0.0.3', '0.0.4']],
    ['order=desc&id=lte:0', ['0.0.9', '0.0.8']],
  ])('refuse an item before the lower one: %s', (query, keys) => {
    expect(() => within(one, query, ...keys)).toThrow(
      expect.objectContaining({ index: 0, expected: 'within the bounds of the call', got: keys[0] }),
    );
  });

  it('of a second key apply with those of the first', () => {
    const query = 'order=asc&id=gte:4&serial=gte:2&id=lte:6&serial=lt:3';
    expect(within(two, query, '4/2', '5/9', '6/2', '6/3', '7/1')).toBe(3);
    expect(() => within(two, query, '4/1')).toThrow('misplaced');
  });
});
