import { toOrdinal } from '../values/values.js';
import { keyOrder } from './key-order.js';
import { type Bound, type BoundChange, boundChange } from './key-range.js';
import type { ListQuery } from './list-query.js';

// A walk moves the near bounds. When a higher key changes, a lower one starts over, or has no bound behind an empty page.
export function isRestOf(list: ListQuery, rest: ListQuery, isEmpty = true): boolean {
  // The keys and the order of such a list are unknown, so the service is trusted.
  if (list.operation.isUndescribed) return true;
  if (rest.order !== list.order || !list.keepsLimit(rest)) return false;
  const changes = list.filterNames(rest).map((name) => changeOf(list, rest, name));
  return changes.every((change) => {
    const { moved, mayMove } = change;
    if (!keepsFilters(list, change)) return false;
    return (
      moved === 'same' || (mayMove && (moved === 'tighter' || startsOver(list, change, changes, isEmpty)))
    );
  });
}

/** How the beginning of `next` differs from that of `sent`: `tighter` if it is after it in the list. */
export function progressOf(sent: ListQuery, next: ListQuery): BoundChange {
  const [first, second] = sent.keys;
  if (first === undefined) return 'unknown';
  const { moved } = changeOf(sent, next, first);
  if (moved !== 'same' || second === undefined) return moved;
  return changeOf(sent, next, second).moved;
}

type Change = ReturnType<typeof changeOf>;

function changeOf(list: ListQuery, rest: ListQuery, name: string) {
  const { near, far, keys, rules, operation } = list;
  const rule = rules[name];
  const before = list.range(name);
  let after = rest.range(name);
  const [only] = after.equal;
  // The rest of a second key may be requested by its name, and two bounds that leave one key by that.
  const isPart = keys.length > 2 && name === keys[1];
  const isNamed = only !== undefined && before.equal.length === 0 && (name === keys[0] || isPart);
  if (isNamed) {
    const end = { value: only, isIncluded: true, key: toOrdinal(only, rule?.kind) };
    after = { ...after, equal: [], low: end, high: end };
  }
  const bound = after[near];
  // Without a range key, every filter that has bounds may be the key.
  const isKey = operation.rangeKey ? keys.includes(name) : rule?.operators !== undefined;
  // A bound that is not a value of a key with an order leads nowhere.
  const isReadable = (end: Bound): boolean => end.key !== undefined || rule?.kind.name === 'string';
  return {
    name,
    before,
    after,
    bound,
    isKey,
    mayMove: isKey && (!operation.rangeKey || !bound || isReadable(bound)),
    moved: boundChange(near, before[near], bound),
    movedFar: isNamed && isPart ? 'same' : boundChange(far, before[far], after[far]),
  };
}

function keepsFilters({ rules }: ListQuery, { name, before, after, isKey, movedFar }: Change): boolean {
  const areIn = (values: readonly string[], others: readonly string[]): boolean =>
    values.every((value) => others.some((other) => keyOrder(other, value, rules[name]?.kind) === 'same'));
  if (movedFar !== 'same' || !areIn(after.equal, before.equal)) return false;
  if (!areIn(before.unequal, after.unequal) || !areIn(after.unequal, before.unequal)) return false;
  // Of several keys that are named, those that were read may go.
  if (isKey) return before.equal.length === 0 || after.equal.length > 0;
  return areIn(before.equal, after.equal);
}

function startsOver(
  list: ListQuery,
  { name, bound }: Change,
  changes: readonly Change[],
  isEmpty: boolean,
): boolean {
  const isLower = list.keys.indexOf(name) > 0;
  if (list.operation.rangeKey && !isLower) return false;
  if (!bound && !(isLower && isEmpty)) return false;
  return changes.some((other) => other.name !== name && other.bound && other.moved === 'tighter');
}
