import type { ParameterRule } from '../client/client.js';
import { toOrdinal } from '../values/values.js';
import type { QueryPair } from './query-pairs.js';

export type Side = 'low' | 'high';

export interface Bound {
  readonly value: string;
  readonly isIncluded: boolean;
  /** The first or last key within the bound, as a number; undefined if the value is not a number. */
  readonly key: bigint | undefined;
}

export interface KeyRange {
  readonly equal: readonly string[];
  readonly unequal: readonly string[];
  readonly low: Bound | undefined;
  readonly high: Bound | undefined;
}

export function keyRange(
  pairs: readonly QueryPair[],
  parameter: string,
  rule: ParameterRule | undefined,
): KeyRange {
  const equal: string[] = [];
  const unequal: string[] = [];
  const bounds: Record<Side, Bound | undefined> = { low: undefined, high: undefined };
  for (const { name, operator, value } of pairs) {
    if (name !== parameter) continue;
    if (operator === 'eq') equal.push(value);
    else if (operator === 'ne') unequal.push(value);
    else {
      const side = operator[0] === 'g' ? 'low' : 'high';
      const isIncluded = operator.endsWith('e');
      const at = toOrdinal(value, rule?.kind);
      // Keys are whole numbers, so above 5 is the same as from 6.
      const step = isIncluded ? 0n : side === 'low' ? 1n : -1n;
      const bound = { value, isIncluded, key: at === undefined ? undefined : at + step };
      if (!(tightness(side, bounds[side], bound) <= 0)) bounds[side] = bound;
    }
  }
  return { equal, unequal, ...bounds };
}

/** Positive if bound `b` is tighter than `a`, negative if it is wider, 0 if equal, NaN if that is unknown. */
export function tightness(side: Side, a: Bound | undefined, b: Bound | undefined): number {
  if (!a || !b) return (b ? 1 : 0) - (a ? 1 : 0);
  if (a.key !== undefined && b.key !== undefined) {
    if (a.key === b.key) return 0;
    return (side === 'low' ? b.key > a.key : b.key < a.key) ? 1 : -1;
  }
  return a.isIncluded === b.isIncluded && a.value.toLowerCase() === b.value.toLowerCase() ? 0 : Number.NaN;
}

export function isCrossed({ low, high }: KeyRange): boolean {
  return low?.key !== undefined && high?.key !== undefined && low.key > high.key;
}

export function onlyKey({ low, high }: KeyRange): string | undefined {
  if (low?.key === undefined || low.key !== high?.key) return undefined;
  return [low, high].find(({ isIncluded }) => isIncluded)?.value;
}

/** Negative if `a` is less than `b`, 0 if they are equal, positive if it is greater, NaN if they have no order. */
export function compare(a: string, b: string, rule: ParameterRule | undefined): number {
  if (a === b) return 0;
  const kind = rule?.kind;
  const isDecimal = kind?.isEntity || /^(amount|integer|timestamp)$/.test(kind?.name ?? '');
  if (isDecimal && haveSameShape(a, b)) return a < b ? -1 : 1;
  const [left, right] = [toOrdinal(a, kind), toOrdinal(b, kind)];
  // Services accept words in upper and lower case, and return them in one of the two.
  if (left === undefined || right === undefined) return a.toLowerCase() === b.toLowerCase() ? 0 : Number.NaN;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Texts of one shape sort like their numbers. */
function haveSameShape(a: string, b: string): boolean {
  return (
    a.length === b.length &&
    a.indexOf('.') === b.indexOf('.') &&
    a.lastIndexOf('.') === b.lastIndexOf('.') &&
    /^[\d.]+$/.test(a) &&
    /^[\d.]+$/.test(b)
  );
}
