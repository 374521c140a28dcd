import {
  compare,
  direction,
  limitOf,
  type Operation,
  type ParameterRule,
  type QueryPair,
} from '../client/client.js';
import { toOrdinal } from '../values/values.js';
import { type Bound, type KeyRange, keyRange, tightness } from './key-range.js';

/**
 * Whether a query asks for what can be left of the first one: the same filters and order, no more items to a page, and
 * no bound changed but those that move while the list is walked. A list of several keys begins a lower one anew when one
 * above it moves on; `isEmpty` tells that the page before had no item, behind which it may have no bound then.
 */
export function isRestOf(
  operation: Operation,
  first: readonly QueryPair[],
  rest: readonly QueryPair[],
  isEmpty = true,
): boolean {
  // Neither order nor keys of such a list are known, so that the service is believed.
  if (operation.isUndescribed) return true;
  if (direction(operation, rest) !== direction(operation, first)) return false;
  if (!keepsLimit(operation, first, rest)) return false;
  const changes = [...new Set([...first, ...rest].map(({ name }) => name))]
    .filter((name) => name !== 'order' && name !== 'limit')
    .map((name) => changeOf(operation, name, first, rest));
  return changes.every((change) => isKept(operation, change, changes, isEmpty));
}

/** How much farther on a query begins than another: positive if it does, 0 if it begins there as well. */
export function advance(
  operation: Operation,
  sent: readonly QueryPair[],
  next: readonly QueryPair[],
): number {
  const { rangeKey } = operation;
  if (!rangeKey) return Number.NaN;
  const by = changeOf(operation, rangeKey.parameter, sent, next).moved;
  if (by !== 0 || !rangeKey.second) return by;
  return changeOf(operation, rangeKey.second.parameter, sent, next).moved;
}

/** The service may cut a limit down to what it allows; one of its own would make pages of a size that nobody asked for. */
export function keepsLimit(
  operation: Operation,
  first: readonly QueryPair[],
  rest: readonly QueryPair[],
): boolean {
  const [usual, limit] = [limitOf(operation, first), limitOf(operation, rest)];
  if (!first.some(({ name }) => name === 'limit')) return limit === usual;
  return limit >= 1 && limit <= usual;
}

/** What becomes of one parameter from one query to the other. */
interface Change {
  readonly name: string;
  readonly rule: ParameterRule | undefined;
  readonly before: KeyRange;
  readonly after: KeyRange;
  /** By how much the bound in walking direction lets less pass; negative if it lets more pass. */
  readonly moved: number;
  /** The same for the other one. */
  readonly behind: number;
  /** The bound in walking direction. */
  readonly bound: Bound | undefined;
}

function changeOf(
  operation: Operation,
  name: string,
  first: readonly QueryPair[],
  rest: readonly QueryPair[],
): Change {
  const rule = operation.parameters?.[name];
  const [ahead, back] =
    direction(operation, first) === 'asc' ? (['low', 'high'] as const) : (['high', 'low'] as const);
  const before = keyRange(first, name, rule);
  const given = keyRange(rest, name, rule);
  const [only] = given.equal;
  const { parameter, second, third } = operation.rangeKey ?? {};
  // Of a list of three keys the rest of a second one is asked for by itself, and what is behind it later.
  const isPart = third !== undefined && name === second?.parameter;
  // One key in place of two bounds that leave no other.
  const isNamed = only !== undefined && before.equal.length === 0 && (name === parameter || isPart);
  const end = { value: only ?? '', isIncluded: true };
  const after = isNamed ? { ...given, equal: [], low: end, high: end } : given;
  return {
    name,
    rule,
    before,
    after,
    moved: tightness(ahead, before[ahead], after[ahead], rule),
    behind: isNamed && isPart ? 0 : tightness(back, before[back], after[back], rule),
    bound: after[ahead],
  };
}

function isKept(operation: Operation, change: Change, changes: readonly Change[], isEmpty: boolean): boolean {
  const { name, rule, before, after, moved, behind, bound } = change;
  const isKey = isSortKey(operation, name, rule);
  const isPart = after.equal.every((value) => includes(before.equal, value, rule));
  if (!isPart || !sameValues(before.unequal, after.unequal, rule)) return false;
  // Of several keys that are asked for by name, those that are over may go.
  if (
    isKey ? before.equal.length > 0 !== after.equal.length > 0 : !sameValues(before.equal, after.equal, rule)
  )
    return false;
  if (behind !== 0) return false;
  if (moved === 0) return true;
  // Where the description tells the key, a bound that is none of its values leads nowhere.
  const isNone =
    operation.rangeKey &&
    bound &&
    rule?.kind.name !== 'string' &&
    toOrdinal(bound.value, rule?.kind) === undefined;
  if (!isKey || isNone) return false;
  return moved > 0 || beginsAnew(operation, change, changes, isEmpty);
}

/** Where the description does not tell the keys of a list, whatever takes operators may be one. */
function isSortKey({ rangeKey }: Operation, name: string, rule: ParameterRule | undefined): boolean {
  if (!rangeKey) return rule?.operators !== undefined;
  const { parameter, second, third } = rangeKey;
  return [parameter, second?.parameter, third?.parameter].includes(name);
}

function beginsAnew(
  { rangeKey }: Operation,
  { name, bound }: Change,
  changes: readonly Change[],
  isEmpty: boolean,
): boolean {
  const isSecond = name === rangeKey?.second?.parameter || name === rangeKey?.third?.parameter;
  if (rangeKey && !isSecond) return false;
  if (!bound && !(isSecond && isEmpty)) return false;
  return changes.some((other) => other.name !== name && other.bound && other.moved > 0);
}

function includes(values: readonly string[], wanted: string, rule: ParameterRule | undefined): boolean {
  return values.some((value) => compare(value, wanted, rule) === 0);
}

function sameValues(a: readonly string[], b: readonly string[], rule: ParameterRule | undefined): boolean {
  return a.every((value) => includes(b, value, rule)) && b.every((value) => includes(a, value, rule));
}
