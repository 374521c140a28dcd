import { toOrdinal } from '../values/values.js';
import { compare, type KeyRange, tightness } from './key-range.js';
import type { ListQuery } from './list-query.js';

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
  const changes = list.filterNames(rest).map((name) => changeOf(list, rest, name));
  return changes.every((change) => {
    if (!keepsFilters(list, change)) return false;
    if (change.moved === 0) return true;
    return mayMove(list, change) && (change.moved > 0 || startsOver(list, change, changes, isEmpty));
  });
}

/** Positive if `next` begins behind `sent`, 0 if they begin at the same key, NaN if that is unknown. */
export function advance(sent: ListQuery, next: ListQuery): number {
  const [first, second] = sent.keys;
  if (first === undefined) return Number.NaN;
  const by = changeOf(sent, next, first).moved;
  return by !== 0 || second === undefined ? by : changeOf(sent, next, second).moved;
}

/** The filters of one parameter in a list and in a rest of it. A bound has moved by more than 0 if it became tighter. */
interface Change {
  readonly name: string;
  readonly before: KeyRange;
  readonly after: KeyRange;
  readonly moved: number;
  readonly movedFar: number;
}

function changeOf(list: ListQuery, rest: ListQuery, name: string): Change {
  const { near, far, keys } = list;
  const before = list.range(name);
  let after = rest.range(name);
  const [only] = after.equal;
  // In a list of three keys, the rest of a second key is requested by its name.
  const isPart = keys.length > 2 && name === keys[1];
  const isNamed = only !== undefined && before.equal.length === 0 && (name === keys[0] || isPart);
  // A name in place of two bounds that leave one key.
  if (isNamed) {
    const end = { value: only, isIncluded: true, key: toOrdinal(only, list.rules[name]?.kind) };
    after = { ...after, equal: [], low: end, high: end };
  }
  const moved = tightness(near, before[near], after[near]);
  const movedFar = isNamed && isPart ? 0 : tightness(far, before[far], after[far]);
  return { name, before, after, moved, movedFar };
}

function keepsFilters(list: ListQuery, { name, before, after, movedFar }: Change): boolean {
  const rule = list.rules[name];
  const areIn = (values: readonly string[], others: readonly string[]): boolean =>
    values.every((value) => others.some((other) => compare(other, value, rule) === 0));
  if (!areIn(after.equal, before.equal)) return false;
  if (!areIn(before.unequal, after.unequal) || !areIn(after.unequal, before.unequal)) return false;
  // Of several keys that are named, those that were read may go.
  const hasEqual = isKey(list, name)
    ? before.equal.length === 0 || after.equal.length > 0
    : areIn(before.equal, after.equal);
  return hasEqual && movedFar === 0;
}

/** Without a range key, every filter that has bounds may be the key. */
function isKey({ operation, keys, rules }: ListQuery, name: string): boolean {
  return operation.rangeKey ? keys.includes(name) : rules[name]?.operators !== undefined;
}

/** A bound that is not a value of a key with an order leads nowhere. */
function mayMove(list: ListQuery, { name, after }: Change): boolean {
  const near = after[list.near];
  const isReadable = !near || near.key !== undefined || list.rules[name]?.kind.name === 'string';
  return isKey(list, name) && (isReadable || !list.operation.rangeKey);
}

/** Whether a lower key may start over, because a key above it has moved. */
function startsOver(
  list: ListQuery,
  { name, after }: Change,
  changes: readonly Change[],
  isEmpty: boolean,
): boolean {
  const { near } = list;
  const isLower = list.keys.indexOf(name) > 0;
  if (list.operation.rangeKey && !isLower) return false;
  if (!after[near] && !(isLower && isEmpty)) return false;
  return changes.some((other) => other.name !== name && other.after[near] && other.moved > 0);
}
