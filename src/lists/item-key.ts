import { isWellFormed, type RangeKey } from '../client/client.js';
import { isRecord } from '../values/values.js';
import type { Side } from './key-range.js';
import type { ListQuery } from './list-query.js';
import { compare } from './query-pairs.js';

/** The key of an item as text. It is copied when the page is read, because callers may change items. */
export interface ItemKey {
  readonly first: string;
  /** Orders items of one first key; empty if each first key has one item. */
  readonly second: string;
  /** Orders items of one second key; empty if that key has one item. */
  readonly third: string;
}

/** An item in the wrong place of its list. */
export class MisplacedItem extends Error {
  override readonly name = 'MisplacedItem';

  constructor(
    readonly index: number,
    readonly expected: string,
    readonly got: unknown,
  ) {
    super(expected);
  }
}

/**
 * Keys of the items of a page, checked to be in order and behind `after`. Items without a key are skipped.
 *
 * @throws MisplacedItem for a key out of order, and for one that cannot be read.
 */
export function orderedKeys(
  query: ListQuery,
  items: readonly unknown[],
  after: ItemKey | undefined,
): (ItemKey | undefined)[] {
  const { rangeKey } = query.operation;
  if (!rangeKey) return [];
  const hasOrder = query.rules[rangeKey.parameter]?.kind.name !== 'string';
  const { unless } = rangeKey;
  const isOther = query.pairs.some(({ name, text }) => name === unless?.parameter && text === unless.value);
  const field = isOther ? unless?.field : rangeKey.field;
  let last = after;
  return items.map((item, index) => {
    const key = itemKey(rangeKey, field, item, index);
    if (!key) return undefined;
    const by = last ? distance(query, last, key) : 1;
    if (by <= 0) throw new MisplacedItem(index, 'behind the item before it', key.first);
    if (Number.isNaN(by) && hasOrder) throw new MisplacedItem(index, readable, key.first);
    last = key;
    return key;
  });
}

/**
 * How many keys of a page are within the far bound of the list. A service that ignores a bound returns more.
 *
 * @throws MisplacedItem for a key before the near bound: then the end of the page is unknown too.
 */
export function countWithin(list: ListQuery, keys: readonly (ItemKey | undefined)[]): number {
  const [near, far] = [outside(list, list.near), outside(list, list.far)];
  const first = near ? keys.findIndex((key) => key && near(key)) : -1;
  if (first >= 0) throw new MisplacedItem(first, 'within the bounds of the call', keys[first]?.first);
  const last = far ? keys.findIndex((key) => key && far(key)) : -1;
  return last < 0 ? keys.length : last;
}

/** A test whether a key is beyond the bound of a side; undefined if there is no bound. */
function outside(list: ListQuery, side: Side): ((key: ItemKey) => boolean) | undefined {
  const [first = '', second = '', third] = list.keys;
  const bound = list.range(first)[side];
  if (!bound) return undefined;
  const within = third === undefined ? list.range(second)[side] : undefined;
  const sign = side === 'low' ? -1 : 1;
  return (key) => {
    const by = sign * compare(key.first, bound.value, list.rules[first]);
    if (by !== 0 || !bound.isIncluded) return by >= 0;
    // A bound of the second key refines that of the first.
    if (!within) return false;
    const more = sign * compare(key.second, within.value, list.rules[second]);
    return more > 0 || (more === 0 && !within.isIncluded);
  };
}

function itemKey(
  { second, third }: RangeKey,
  field: string | undefined,
  item: unknown,
  index: number,
): ItemKey | undefined {
  if (!isRecord(item) || field === undefined) return undefined;
  const key = item[field];
  const within = second ? item[second.field] : '';
  if (key === undefined || key === null || within === undefined || within === null) return undefined;
  const deeper = (third && item[third.field]) ?? '';
  return { first: text(key, index), second: text(within, index), third: text(deeper, index) };
}

/** Longer than any key of a service. Longer texts would take long to read as numbers. */
const maxLength = 100;

const readable = 'an item whose key can be read';

/** A key as filter text, which cannot hold half of a surrogate pair. */
function text(value: unknown, index: number): string {
  if (typeof value === 'string' && value.length <= maxLength && isWellFormed(value)) return value;
  if (typeof value === 'bigint' || Number.isSafeInteger(value)) return String(value);
  throw new MisplacedItem(index, readable, value);
}

/** Positive if `b` is behind `a` in the list, 0 if they are equal, NaN if they have no order. */
function distance(query: ListQuery, a: ItemKey, b: ItemKey): number {
  const { sign, rules, keys } = query;
  const [first = '', second, third] = keys;
  const by = sign * compare(b.first, a.first, rules[first]);
  if (by !== 0 || second === undefined) return by;
  const within = sign * compare(b.second, a.second, rules[second]);
  return within === 0 && third !== undefined ? sign * compare(b.third, a.third, rules[third]) : within;
}
