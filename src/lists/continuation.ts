import { toOrdinal } from '../values/values.js';
import { keyOrder } from './key-order.js';
import { type Bound, type BoundChange, boundChange, type KeyRange } from './key-range.js';
import type { ListQuery } from './list-query.js';

/**
 * Whether a query continues a list: it has the filters, the order and the far bounds of the list, and its near bounds moved on.
 * It judges what comes from outside, the links of a service and cursors, before a request is sent. When a higher key moved on,
 * a lower one starts over, or has no bound after an empty page.
 */
export function isContinuation(list: ListQuery, next: ListQuery, isAfterEmptyPage = true): boolean {
  // The keys and the order of such a list are unknown, so the service is trusted.
  if (list.operation.isUndescribed) return true;
  if (next.order !== list.order || !list.keepsLimit(next)) return false;
  const changes = list.sharedNames(next).map((name) => changeOf(list, next, name));
  const movesOn = (change: Change): boolean => {
    if (change.near === 'same') return true;
    if (!change.mayMove) return false;
    return change.near === 'tighter' || startsOver(list, change, changes, isAfterEmptyPage);
  };
  return changes.every((change) => keepsFilters(list, change) && movesOn(change));
}

/** How the beginning of `next` differs from that of `sent`: it is tighter if `next` begins later in the list. */
export function progressOf(sent: ListQuery, next: ListQuery): BoundChange {
  const [first, second] = sent.keys;
  if (first === undefined) return 'unknown';
  const { near } = changeOf(sent, next, first);
  if (near !== 'same' || second === undefined) return near;
  return changeOf(sent, next, second).near;
}

/** The change of one filter between a list and another query. */
interface Change {
  readonly name: string;
  readonly before: KeyRange;
  readonly after: KeyRange;
  readonly near: BoundChange;
  readonly far: BoundChange;
  /** The near bound of the other query. */
  readonly bound: Bound | undefined;
  readonly isKey: boolean;
  /** Whether the near bound may differ: it is a place in the list. */
  readonly mayMove: boolean;
}

function changeOf(list: ListQuery, next: ListQuery, name: string): Change {
  const before = list.range(name);
  const isNewName = isNamedInPlaceOfBounds(list, next, name);
  const after = isNewName ? asBounds(list, next, name) : next.range(name);
  const bound = after[list.near];
  const isKey = mayBeKey(list, name);
  const near = boundChange(list.near, before[list.near], bound);
  // The items under a second key end before the far bound, and the reading continues after them.
  const isOneSecondKey = isNewName && name === list.keys[1];
  const far = isOneSecondKey ? 'same' : boundChange(list.far, before[list.far], after[list.far]);
  return { name, before, after, near, far, bound, isKey, mayMove: isKey && isPlace(list, name, bound) };
}

/** The items under one second key of three are requested by its name, and two bounds that leave one first key by that key. */
function isNamedInPlaceOfBounds(list: ListQuery, next: ListQuery, name: string): boolean {
  const [first, second, third] = list.keys;
  const isSecondOfThree = third !== undefined && name === second;
  return (name === first || isSecondOfThree) && next.isNamed(name) && !list.isNamed(name);
}

function asBounds({ rules }: ListQuery, next: ListQuery, name: string): KeyRange {
  const range = next.range(name);
  const [value = ''] = range.equal;
  const end = { value, isIncluded: true, key: toOrdinal(value, rules[name]?.kind) };
  return { ...range, equal: [], low: end, high: end };
}

/** Without a range key, every filter that has bounds may be the key. */
function mayBeKey({ operation, keys, rules }: ListQuery, name: string): boolean {
  if (operation.rangeKey) return keys.includes(name);
  return rules[name]?.operators !== undefined;
}

/** A bound that is not a value of a key with an order leads nowhere. */
function isPlace({ operation, rules }: ListQuery, name: string, bound: Bound | undefined): boolean {
  if (!operation.rangeKey || !bound) return true;
  return bound.key !== undefined || rules[name]?.kind.name === 'string';
}

function keepsFilters({ rules }: ListQuery, { name, before, after, isKey, far }: Change): boolean {
  const areIn = (values: readonly string[], others: readonly string[]): boolean =>
    values.every((value) => others.some((other) => keyOrder(other, value, rules[name]?.kind) === 'same'));
  if (far !== 'same' || !areIn(after.equal, before.equal)) return false;
  if (!areIn(before.unequal, after.unequal) || !areIn(after.unequal, before.unequal)) return false;
  // Of several keys that are named, those that were read may go.
  if (isKey) return before.equal.length === 0 || after.equal.length > 0;
  return areIn(before.equal, after.equal);
}

/** Whether the near bound of a lower key may be wider, because a higher key moved on. */
function startsOver(
  list: ListQuery,
  { name, bound }: Change,
  changes: readonly Change[],
  isAfterEmptyPage: boolean,
): boolean {
  const isLower = list.keys.indexOf(name) > 0;
  if (list.operation.rangeKey && !isLower) return false;
  if (!bound && !(isLower && isAfterEmptyPage)) return false;
  return changes.some((other) => other.name !== name && other.bound && other.near === 'tighter');
}
