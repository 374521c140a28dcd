import { type Bounds, boundsOf, isBounded, isCrossed, type Test } from './bound.js';
import { type List, otherKey, type Row } from './list.js';
import { holds, lastOf, type Pair } from './query.js';

type Fits = (row: Row) => boolean;

/** The rows of a query in ascending order, as the service selects them: some twice, and some that do not match. */
export function served(list: List, rows: readonly Row[], pairs: readonly Pair[]): Row[] {
  const { first, second } = list;
  let primary = boundsOf(pairs, first);
  const secondary = boundsOf(pairs, second);
  if (list.crossed === 'everything' && isCrossed(primary)) primary = { ...primary, lower: [], upper: [] };
  const isOf = beside(list, pairs);
  const matching = rows.filter(isOf);
  if (!second || !isBounded(secondary) || primary.equal.length > 0)
    return matching.filter(
      (row) => fits(row.first, primary, list.repeats) && fits(row.second, secondary, 'all'),
    );
  const parts = sides(mergeEqual(list, primary), secondary).map((part) => matching.filter(part));
  return parts.length === 0 ? matching : parts.flat().sort(inOrder);
}

/**
 * The rows that match a query, in ascending order, without duplicates: a bound on the second key applies if the first
 * key equals its own bound on that side.
 */
export function meant(list: List, rows: readonly Row[], pairs: readonly Pair[]): Row[] {
  const [primary, secondary] = [boundsOf(pairs, list.first), boundsOf(pairs, list.second)];
  const isOf = beside(list, pairs);
  const isWithin = (row: Row, [outer]: readonly Test[], inner: readonly Test[]): boolean =>
    !outer ||
    (row.first === outer.value
      ? holds(row.first, outer.operator, outer.value) &&
        inner.every(({ operator, value }) => holds(row.second, operator, value))
      : holds(row.first, outer.operator, outer.value));
  return rows.filter((row) => {
    if (!isOf(row)) return false;
    if (!isBounded(secondary) || primary.equal.length > 0)
      return fits(row.first, primary, list.repeats) && fits(row.second, secondary, 'all');
    return isWithin(row, primary.lower, secondary.lower) && isWithin(row, primary.upper, secondary.upper);
  });
}

/** The parts that the service joins if the second key has a bound: lower side, between, upper side. */
function sides(primary: Bounds, secondary: Bounds): Fits[] {
  const [lower, upper, second] = [primary.lower[0], primary.upper[0], secondary];
  if (primary.equal.length > 0)
    return [(row) => fits(row.first, primary, 'all') && fits(row.second, secondary, 'all')];
  const at = (bound: Test | undefined, inner: readonly Test[]): Fits[] =>
    bound && inner.length > 0
      ? [
          (row) =>
            row.first === bound.value &&
            inner.every(({ operator, value }) => holds(row.second, operator, value)),
        ]
      : [];
  const beyond = (bound: Test | undefined, inner: readonly Test[], operator: string): Fits =>
    bound ? (row) => holds(row.first, inner.length > 0 ? operator : bound.operator, bound.value) : () => true;
  const after = beyond(lower, second.lower, 'gt');
  const before = beyond(upper, second.upper, 'lt');
  const between: Fits[] = lower || upper ? [(row) => after(row) && before(row)] : [];
  return [...at(lower, second.lower), ...between, ...at(upper, second.upper)];
}

/** Only lists of logs treat two bounds of one timestamp as an equality. */
function mergeEqual({ items }: List, bounds: Bounds): Bounds {
  const [lower, upper] = [bounds.lower[0], bounds.upper[0]];
  const isOne = lower?.operator === 'gte' && upper?.operator === 'lte' && lower.value === upper.value;
  return items === 'logs' && isOne ? { ...bounds, equal: [lower.value], lower: [], upper: [] } : bounds;
}

function fits(value: bigint, { equal, unequal, lower, upper }: Bounds, repeats: List['repeats']): boolean {
  const isEqual = repeats === 'any' ? equal.includes(value) : equal.every((one) => one === value);
  const isWithin = ({ operator, value: bound }: Test): boolean => holds(value, operator, bound);
  return (
    (equal.length === 0 || isEqual) &&
    !unequal.includes(value) &&
    lower.every(isWithin) &&
    upper.every(isWithin)
  );
}

/** The filters on no key, and those on the other key. */
function beside({ tag, nextBy }: List, pairs: readonly Pair[]): Fits {
  const word = tag && lastOf(pairs, tag.parameter);
  const others = boundsOf(pairs, nextBy);
  return (row) =>
    (word === undefined || tag?.words[row.tag % tag.words.length] === word) &&
    (!nextBy || fits(otherKey(row), others, 'all'));
}

function inOrder(a: Row, b: Row): number {
  const [left, right] = a.first === b.first ? [a.second, b.second] : [a.first, b.first];
  return left < right ? -1 : left > right ? 1 : 0;
}
