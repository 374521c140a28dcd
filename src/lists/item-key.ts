import {
  compare,
  direction,
  isWellFormed,
  type Operation,
  type QueryPair,
  type RangeKey,
} from '../client/client.js';
import { isRecord } from '../values/values.js';
import { keyRange } from './key-range.js';

/**
 * What an item is sorted by, as text. It is taken as the item comes, so that a consumer may do with the item what it
 * likes.
 */
export interface ItemKey {
  readonly first: string;
  /** What orders items of one key; empty where a key has one item. */
  readonly second: string;
  /** What orders items of one second key; empty where that has one item. */
  readonly third: string;
}

/** An item that is not where its list has its place. */
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
 * Keys of items, once each has been found to be behind the one before it, and the first behind `after`. An item without
 * a key has no place that could be wrong.
 *
 * @throws MisplacedItem if one is not, or has a key that cannot be read.
 */
export function orderedKeys(
  operation: Operation,
  query: readonly QueryPair[],
  items: readonly unknown[],
  after: ItemKey | undefined,
): (ItemKey | undefined)[] {
  const { rangeKey } = operation;
  if (!rangeKey) return [];
  const order = direction(operation, query);
  const isOrdered = operation.parameters?.[rangeKey.parameter]?.kind.name !== 'string';
  const isTurned = query.some(
    ({ name, text }) => name === rangeKey.unless?.parameter && text === rangeKey.unless.value,
  );
  let last = after;
  return items.map((item, index) => {
    const key = itemKey(rangeKey, isTurned ? rangeKey.unless?.field : rangeKey.field, item, index);
    if (!key) return undefined;
    const by = last ? distance(operation, order, last, key) : 1;
    if (by <= 0) throw new MisplacedItem(index, 'behind the item before it', key.first);
    if (Number.isNaN(by) && isOrdered) throw new MisplacedItem(index, readable, key.first);
    last = key;
    return key;
  });
}

/**
 * How many keys of a page are before the far bound of its list. A service that ignores a bound answers beyond it.
 *
 * @throws MisplacedItem for a key before the near bound, as nobody can tell what is behind it.
 */
export function countWithin(
  operation: Operation,
  list: readonly QueryPair[],
  keys: readonly (ItemKey | undefined)[],
): number {
  const sides =
    direction(operation, list) === 'asc' ? (['low', 'high'] as const) : (['high', 'low'] as const);
  const [near, far] = sides.map((side) => isOutside(operation, list, side));
  const first = keys.findIndex((key) => key && near?.(key));
  if (first >= 0) throw new MisplacedItem(first, 'within the bounds of the call', keys[first]?.first);
  const last = keys.findIndex((key) => key && far?.(key));
  return last < 0 ? keys.length : last;
}

/** Says of a key whether it is outside of a bound; undefined if there is none. */
function isOutside(
  { rangeKey, parameters = {} }: Operation,
  list: readonly QueryPair[],
  side: 'low' | 'high',
): ((key: ItemKey) => boolean) | undefined {
  const [first, second] = [rangeKey, rangeKey?.second].map((column) => {
    const rule = parameters[column?.parameter ?? ''];
    const bound = keyRange(list, column?.parameter ?? '', rule)[side];
    return bound && { ...bound, rule };
  });
  if (!first) return undefined;
  const sign = side === 'low' ? -1 : 1;
  return (key) => {
    const by = sign * compare(key.first, first.value, first.rule);
    if (by !== 0 || !first.isIncluded) return by >= 0;
    // A bound of the second key refines that of the first.
    const within = second && !rangeKey?.third ? sign * compare(key.second, second.value, second.rule) : -1;
    return within > 0 || (within === 0 && second?.isIncluded === false);
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

// Longer than any key that a service has: what is longer would take long to read as a number.
const longest = 100;

const readable = 'an item whose key can be read';

/** A key as a filter has it, which cannot hold half of a surrogate pair. */
function text(value: unknown, index: number): string {
  if (typeof value === 'string' && value.length <= longest && isWellFormed(value)) return value;
  if (typeof value === 'bigint' || Number.isSafeInteger(value)) return String(value);
  throw new MisplacedItem(index, readable, value);
}

/** How two keys stand to each other: positive if `b` comes behind `a` in the list, NaN if that cannot be told. */
function distance({ parameters = {}, rangeKey }: Operation, order: string, a: ItemKey, b: ItemKey): number {
  const sign = order === 'asc' ? 1 : -1;
  const by = sign * compare(b.first, a.first, parameters[rangeKey?.parameter ?? '']);
  const { second, third } = rangeKey ?? {};
  if (by !== 0 || !second) return by;
  const within = sign * compare(b.second, a.second, parameters[second.parameter]);
  return within === 0 && third ? sign * compare(b.third, a.third, parameters[third.parameter]) : within;
}
