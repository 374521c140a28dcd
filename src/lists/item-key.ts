import { isWellFormed } from '../client/client.js';
import { isRecord, toOrdinal } from '../values/values.js';
import { compare, type Side } from './key-range.js';
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
  let at = index;
  while (at >= 0 && isSameKey(keys[at], keys[index + 1])) at -= 1;
  return keys[at];
}

export type Misplaced = (index: number, expected: string, got: unknown) => Error;

/** Longer than any key of a service. Longer texts would take long to read as numbers. */
const maxLength = 100;
const readable = 'an item whose key can be read';

export function orderedKeys(
  query: ListQuery,
  items: readonly unknown[],
  after: ItemKey | undefined,
  misplaced: Misplaced,
): (ItemKey | undefined)[] {
  const { rangeKey } = query.operation;
  if (!rangeKey) return [];
  const { unless, second, third, ties } = rangeKey;
  const isOther = query.pairs.some(({ name, text }) => name === unless?.parameter && text === unless.value);
  const { field } = isOther && unless ? unless : rangeKey;
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
    // Such an item has no place between others of its first key. A cursor behind it would be refused.
    if (!isReadable(query, 1, key.second) || !isReadable(query, 2, key.third)) return undefined;
    const by = last ? distance(query, last, key) : 1;
    const isTie = by === 0 && ties && last !== after;
    if (by <= 0 && !isTie) throw misplaced(index, 'behind the item before it', key.first);
    const isOrdered = last ? !Number.isNaN(by) : isReadable(query, 0, key.first);
    if (!isOrdered && hasOrder) throw misplaced(index, readable, key.first);
    last = key;
    return key;
  });
}

/** Whether a bound at the key has a place in the list. An item without a lower key has an empty text there. */
function isReadable({ keys, rules }: ListQuery, level: number, text: string): boolean {
  const kind = rules[keys[level] ?? '']?.kind;
  return text === '' || kind?.name === 'string' || toOrdinal(text, kind) !== undefined;
}

export function countWithin(
  list: ListQuery,
  keys: readonly (ItemKey | undefined)[],
  misplaced: Misplaced,
): number {
  const before = indexOutside(list, keys, list.near);
  if (before >= 0) throw misplaced(before, 'within the bounds of the call', keys[before]?.first);
  const behind = indexOutside(list, keys, list.far);
  return behind < 0 ? keys.length : behind;
}

function indexOutside(list: ListQuery, keys: readonly (ItemKey | undefined)[], side: Side): number {
  const [first = '', second = '', third] = list.keys;
  const bound = list.range(first)[side];
  if (!bound) return -1;
  const within = third === undefined ? list.range(second)[side] : undefined;
  const sign = side === 'low' ? -1 : 1;
  return keys.findIndex((key) => {
    if (!key) return false;
    const by = sign * compare(key.first, bound.value, list.rules[first]);
    if (by !== 0 || !bound.isIncluded) return by >= 0;
    if (!within) return false;
    const more = sign * compare(key.second, within.value, list.rules[second]);
    return more > 0 || (more === 0 && !within.isIncluded);
  });
}

/** Positive if `b` comes after `a` in the list, 0 if they are equal, NaN if they have no order. */
export function distance({ sign, rules, keys }: ListQuery, a: ItemKey, b: ItemKey): number {
  const [first = '', second = '', third = ''] = keys;
  const by = sign * compare(b.first, a.first, rules[first]);
  if (by !== 0) return by;
  const within = sign * compare(b.second, a.second, rules[second]);
  return within === 0 ? sign * compare(b.third, a.third, rules[third]) : within;
}
