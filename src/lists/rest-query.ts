// Whether a link of the service keeps what the call asks for, and goes on.

import { toOrdinal } from '../values/values.js';
import { type Bound, boundOf, type KeyRange, tightness } from './key-range.js';
import type { ListQuery } from './list-query.js';
import { compare } from './query-pairs.js';

/**
 * Whether a query asks for a rest of a list: the same filters and order, pages of at most the same size, and no bounds
 * changed but those that move in a walk. In a list of several keys, a lower key starts over when a higher one changes.
 *
 * @param isEmpty Whether the page before had no items. Behind it, a lower key may have no bound.
 */
export function isRestOf(list: ListQuery, rest: ListQuery, isEmpty = true): boolean {
  // The keys and the order of such a list are unknown, so the service is trusted.
  if (list.operation.isUndescribed) return true;
  if (rest.order !== list.order || !list.keepsLimit(rest)) return false;
  const names = new Set([...list.pairs, ...rest.pairs].map(({ name }) => name));
  names.delete('order');
  names.delete('limit');
  const changes = [...names].map((name) => changeOf(list, rest, name));
  return changes.every((change) => isKept(list, change, () => startsOver(list, change, changes, isEmpty)));
}

/** Positive if `next` begins behind `sent`, 0 if they begin at the same key, NaN if that is unknown. */
export function advance(sent: ListQuery, next: ListQuery): number {
  const [first, second] = sent.keys;
  if (first === undefined) return Number.NaN;
  const by = changeOf(sent, next, first).moved;
  return by !== 0 || second === undefined ? by : changeOf(sent, next, second).moved;
}

/** The change of one parameter from a list to a rest of it. */
interface Change {
  readonly name: string;
  readonly before: KeyRange;
  readonly after: KeyRange;
  /** Positive if the near bound became tighter, negative if it became wider. */
  readonly moved: number;
  /** The same for the far bound. */
  readonly movedFar: number;
  /** The near bound. */
  readonly bound: Bound | undefined;
}

function changeOf(list: ListQuery, rest: ListQuery, name: string): Change {
  const { near, far } = list;
  const before = list.range(name);
  const range = rest.range(name);
  const [only] = range.equal;
  const [first, second, third] = list.keys;
  // In a list of three keys, the rest of a second key is requested by its name.
  const isPart = third !== undefined && name === second;
  // A name in place of two bounds that leave one key.
  const isNamed = only !== undefined && before.equal.length === 0 && (name === first || isPart);
  const end = boundOf('low', only ?? '', true, list.rules[name]);
  const after = isNamed ? { ...range, equal: [], low: end, high: end } : range;
  return {
    name,
    before,
    after,
    moved: tightness(near, before[near], after[near]),
    movedFar: isNamed && isPart ? 0 : tightness(far, before[far], after[far]),
    bound: after[near],
  };
}

function isKept(list: ListQuery, change: Change, mayStartOver: () => boolean): boolean {
  const { name, before, after, moved, movedFar, bound } = change;
  const rule = list.rules[name];
  const includes = (values: readonly string[], value: string): boolean =>
    values.some((each) => compare(each, value, rule) === 0);
  const areIn = (values: readonly string[], others: readonly string[]): boolean =>
    values.every((value) => includes(others, value));
  const isKey = list.operation.rangeKey ? list.keys.includes(name) : rule?.operators !== undefined;
  if (!areIn(after.equal, before.equal)) return false;
  if (!areIn(before.unequal, after.unequal) || !areIn(after.unequal, before.unequal)) return false;
  // Of several keys that are named, those that are done may go.
  if (isKey ? before.equal.length > 0 !== after.equal.length > 0 : !areIn(before.equal, after.equal))
    return false;
  if (movedFar !== 0) return false;
  if (moved === 0) return true;
  // A bound that is not a value of a key with an order leads nowhere.
  const isUnreadable =
    list.operation.rangeKey &&
    bound &&
    rule?.kind.name !== 'string' &&
    toOrdinal(bound.value, rule?.kind) === undefined;
  if (!isKey || isUnreadable) return false;
  return moved > 0 || mayStartOver();
}

/** Whether a lower key may start over, because a key above it has moved. */
function startsOver(
  list: ListQuery,
  { name, bound }: Change,
  changes: readonly Change[],
  isEmpty: boolean,
): boolean {
  const isLower = list.keys.indexOf(name) > 0;
  if (list.operation.rangeKey && !isLower) return false;
  if (!bound && !(isLower && isEmpty)) return false;
  return changes.some((other) => other.name !== name && other.bound && other.moved > 0);
}
