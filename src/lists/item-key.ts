import { isWellFormed, type Operation } from '../client/client.js';
import { isRecord, toOrdinal } from '../values/values.js';
import type { KeyOrder } from './key-order.js';
import type { Side } from './key-range.js';
import type { ListQuery } from './list-query.js';

/** The key of an item as text. It is copied when the page is read, because callers may change items. */
export interface ItemKey {
  readonly first: string;
  readonly second: string;
  readonly third: string;
}

export function isSameKey(a: ItemKey | undefined, b: ItemKey | undefined): boolean {
  return a !== undefined && a.first === b?.first && a.second === b.second && a.third === b.third;
}

/** The key of the last item up to this one whose key no later item shares. */
export function completeKey(keys: readonly (ItemKey | undefined)[], index: number): ItemKey | undefined {
  const following = keys[index + 1];
  let last = index;
  while (last >= 0 && isSameKey(keys[last], following)) last -= 1;
  return keys[last];
}

type RangeKey = NonNullable<Operation['rangeKey']>;

export type Misplaced = (index: number, expected: string, got: unknown) => Error;

/** Longer than any key of a service. Longer texts would take long to read as numbers. */
const maxLength = 100;
const readable = 'an item whose key can be read';

/**
 * The keys of the items of a page, each of which must stand after the one before it, and after `after`. So a service that repeats
 * items or mixes them up is noticed before an item is returned. An item without a key has none here.
 */
export function orderedKeys(
  query: ListQuery,
  items: readonly unknown[],
  after: ItemKey | undefined,
  misplaced: Misplaced,
): (ItemKey | undefined)[] {
  const { rangeKey } = query.operation;
  if (!rangeKey) return [];
  const { second, third, mayRepeatKey } = rangeKey;
  const field = keyField(query, rangeKey);
  const hasOrder = query.rules[rangeKey.parameter]?.kind.name !== 'string';
  let last = after;

  const keyText = (value: unknown, index: number): string => {
    // Filter text cannot hold half of a surrogate pair.
    if (typeof value === 'string' && value.length <= maxLength && isWellFormed(value)) return value;
    if (typeof value === 'bigint' || Number.isSafeInteger(value)) return String(value);
    throw misplaced(index, readable, value);
  };
  return items.map((item, index) => {
    if (!isRecord(item)) return undefined;
    const value = item[field];
    const within = second ? item[second.field] : '';
    if (value == null || within == null) return undefined;
    const deeper = (third && item[third.field]) ?? '';
    const key = {
      first: keyText(value, index),
      second: keyText(within, index),
      third: keyText(deeper, index),
    };
    // Such an item has no place between others of its first key. A cursor after it would be refused.
    if (!isReadable(query, 1, key.second) || !isReadable(query, 2, key.third)) return undefined;
    const order = last ? itemOrder(query, key, last) : orderOfFirst(query, key);
    const isTie = order === 'same' && mayRepeatKey && last !== after;
    if (order === 'before' || (order === 'same' && !isTie))
      throw misplaced(index, 'behind the item before it', key.first);
    if (order === 'unknown' && hasOrder) throw misplaced(index, readable, key.first);
    last = key;
    return key;
  });
}

/** The field of the key. Some lists are sorted by another one if a parameter has a certain value. */
function keyField({ pairs }: ListQuery, { field, exceptIf }: RangeKey): string {
  const isException = pairs.some(({ name, text }) => name === exceptIf?.parameter && text === exceptIf.value);
  return isException && exceptIf ? exceptIf.field : field;
}

/** The first item is in its place if its key can be read. */
function orderOfFirst(query: ListQuery, { first }: ItemKey): KeyOrder {
  return isReadable(query, 0, first) ? 'after' : 'unknown';
}

/** Whether a bound at the key has a place in the list. An item without a lower key has an empty text there. */
function isReadable({ keys, rules }: ListQuery, level: number, text: string): boolean {
  const kind = rules[keys[level] ?? '']?.kind;
  return text === '' || kind?.name === 'string' || toOrdinal(text, kind) !== undefined;
}

/** The items up to the far bound of the list. Throws if one is before its near bound. */
export function countWithin(
  list: ListQuery,
  keys: readonly (ItemKey | undefined)[],
  misplaced: Misplaced,
): number {
  const before = indexOutside(list, keys, list.near);
  if (before >= 0) throw misplaced(before, 'within the bounds of the call', keys[before]?.first);
  return countUpToEnd(list, keys);
}

/** How many of the keys stand before the first one behind the far bound. */
export function countUpToEnd(list: ListQuery, keys: readonly (ItemKey | undefined)[]): number {
  const after = indexOutside(list, keys, list.far);
  return after < 0 ? keys.length : after;
}

function indexOutside(list: ListQuery, keys: readonly (ItemKey | undefined)[], side: Side): number {
  const [first = '', second = '', third] = list.keys;
  const bound = list.range(first)[side];
  if (!bound) return -1;
  const within = third === undefined ? list.range(second)[side] : undefined;
  const outside = side === list.near ? 'before' : 'after';
  return keys.findIndex((key) => {
    if (!key) return false;
    const order = list.keyOrder(key.first, bound.value);
    if (order !== 'same') return order === outside;
    if (!bound.isIncluded) return true;
    if (!within) return false;
    const lowerOrder = list.keyOrder(key.second, within.value, second);
    return lowerOrder === outside || (lowerOrder === 'same' && !within.isIncluded);
  });
}

/** Where an item stands beside another one in the list: by its first key, and by a lower one where those above are the same. */
export function itemOrder(list: ListQuery, item: ItemKey, other: ItemKey): KeyOrder {
  const [, second = '', third = ''] = list.keys;
  const byFirst = list.keyOrder(item.first, other.first);
  if (byFirst !== 'same') return byFirst;
  const bySecond = list.keyOrder(item.second, other.second, second);
  if (bySecond !== 'same') return bySecond;
  return list.keyOrder(item.third, other.third, third);
}
