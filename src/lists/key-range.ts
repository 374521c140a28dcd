import { compare, direction, type Operation, type ParameterRule, type QueryPair } from '../client/client.js';
import { toOrdinal } from '../values/values.js';

/** One end of a range. */
export interface Bound {
  readonly value: string;
  readonly isIncluded: boolean;
}

/** What a query asks of one parameter; several bounds of a side come down to the tightest. */
export interface KeyRange {
  readonly equal: readonly string[];
  readonly unequal: readonly string[];
  readonly low: Bound | undefined;
  readonly high: Bound | undefined;
}

/** Reads what a query asks of a parameter. */
export function keyRange(
  pairs: readonly QueryPair[],
  parameter: string,
  rule: ParameterRule | undefined,
): KeyRange {
  const equal: string[] = [];
  const unequal: string[] = [];
  const bounds: { low: Bound | undefined; high: Bound | undefined } = { low: undefined, high: undefined };
  for (const { name, operator, value } of pairs) {
    if (name !== parameter) continue;
    if (operator === 'eq') equal.push(value);
    else if (operator === 'ne') unequal.push(value);
    else {
      const side = operator.startsWith('g') ? 'low' : 'high';
      const bound = { value, isIncluded: operator.endsWith('e') };
      if (!(tightness(side, bounds[side], bound, rule) <= 0)) bounds[side] = bound;
    }
  }
  return { equal, unequal, ...bounds };
}

/**
 * Whether `b` lets less pass than `a` on its side: positive if it does, negative if it lets more pass, 0 if the same;
 * NaN where the two cannot be compared. Keys are whole numbers, so that above 5 is the same as from 6.
 */
export function tightness(
  side: 'low' | 'high',
  a: Bound | undefined,
  b: Bound | undefined,
  rule: ParameterRule | undefined,
): number {
  if (!a || !b) return (b ? 1 : 0) - (a ? 1 : 0);
  const [from, to] = [endOf(side, a, rule), endOf(side, b, rule)];
  if (from !== undefined && to !== undefined)
    return (side === 'low' ? to > from : to < from) ? 1 : to === from ? 0 : -1;
  return a.isIncluded === b.isIncluded && compare(a.value, b.value, rule) === 0 ? 0 : Number.NaN;
}

/** The first or last key that a bound lets pass; undefined where keys are no numbers. */
function endOf(
  side: 'low' | 'high',
  { value, isIncluded }: Bound,
  rule: ParameterRule | undefined,
): bigint | undefined {
  const key = toOrdinal(value, rule?.kind);
  if (key === undefined || isIncluded) return key;
  return side === 'low' ? key + 1n : key - 1n;
}

/** Whether nothing lies between the bounds: keys are whole numbers, so that nothing is above 5 and below 6. */
export function isCrossed(range: KeyRange, rule: ParameterRule | undefined): boolean {
  const [low, high] = ends(range, rule);
  return low !== undefined && high !== undefined && low > high;
}

/** The one key that bounds leave; undefined if they leave more, or nothing. */
export function onlyKey(range: KeyRange, rule: ParameterRule | undefined): string | undefined {
  const [low, high] = ends(range, rule);
  if (low === undefined || low !== high) return undefined;
  return [range.low, range.high].find((bound) => bound?.isIncluded)?.value;
}

/** The first and the last key within the bounds. */
function ends(
  { low, high }: KeyRange,
  rule: ParameterRule | undefined,
): [low?: bigint | undefined, high?: bigint | undefined] {
  return [low && endOf('low', low, rule), high && endOf('high', high, rule)];
}

/** The same text for all that asks for the same items, however it is spelled and whatever the size of its pages. */
export function canonical(operation: Operation, pairs: readonly QueryPair[]): string {
  const names = new Set(pairs.map(({ name }) => name));
  names.delete('order');
  names.delete('limit');
  const asked = [...names].sort().map((name) => {
    const rule = operation.parameters?.[name];
    const plain = (value: string): string => String(toOrdinal(value, rule?.kind) ?? value.toLowerCase());
    const list = (values: readonly string[]): string[] => [...new Set(values.map(plain))].sort();
    const range = keyRange(pairs, name, rule);
    const bounds = ends(range, rule).map((end, index) =>
      String(end ?? [range.low, range.high][index]?.value),
    );
    return [name, list(range.equal), list(range.unequal), ...bounds];
  });
  return JSON.stringify([direction(operation, pairs), asked]);
}
