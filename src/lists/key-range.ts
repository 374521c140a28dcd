import type { ParameterRule } from '../client/client.js';
import { toOrdinal } from '../values/values.js';
import { isSameWord } from './key-order.js';
import type { QueryPair } from './query-pairs.js';

export type Side = 'low' | 'high';

export interface Bound {
  readonly value: string;
  readonly isIncluded: boolean;
  /** The first or last key within the bound, as a number; undefined if the value is not a number. */
  readonly key: bigint | undefined;
}

/** The filters of a query on one parameter: the values that they name (`eq`) and exclude (`ne`), and the bounds. */
export interface KeyRange {
  readonly equal: readonly string[];
  readonly unequal: readonly string[];
  readonly low: Bound | undefined;
  readonly high: Bound | undefined;
}

/**
 * The range that a query has for a parameter. `ListQuery` computes it for requests, links and cursors alike.
 * Of several bounds on one side, the tightest counts, as for the services.
 */
export function keyRange(
  pairs: readonly QueryPair[],
  parameter: string,
  rule: ParameterRule | undefined,
): KeyRange {
  const equal: string[] = [];
  const unequal: string[] = [];
  const bounds: Record<Side, Bound | undefined> = { low: undefined, high: undefined };
  for (const pair of pairs) {
    if (pair.name !== parameter) continue;
    switch (pair.operator) {
      case 'eq':
        equal.push(pair.value);
        break;
      case 'ne':
        unequal.push(pair.value);
        break;
      default: {
        const side = sideOf(pair.operator);
        const bound = boundOf(pair, side, rule);
        const change = boundChange(side, bounds[side], bound);
        // If it is unknown which of two is tighter, the later one counts.
        if (change === 'tighter' || change === 'unknown') bounds[side] = bound;
      }
    }
  }
  return { equal, unequal, ...bounds };
}

export function isBound(operator: string): boolean {
  return operator !== 'eq' && operator !== 'ne';
}

/** The side that an operator limits: `gt` and `gte` are lower bounds, `lt` and `lte` upper ones. */
export function sideOf(operator: string): Side {
  return operator.startsWith('g') ? 'low' : 'high';
}

/** Keys are whole numbers, so above 5 is the same as from 6. */
const firstKeyBeyond = { low: 1n, high: -1n } as const;

function boundOf({ operator, value }: QueryPair, side: Side, rule: ParameterRule | undefined): Bound {
  const isIncluded = operator.endsWith('e');
  const number = toOrdinal(value, rule?.kind);
  if (number === undefined || isIncluded) return { value, isIncluded, key: number };
  return { value, isIncluded, key: number + firstKeyBeyond[side] };
}

/** How a bound differs from the one before it. If it is unknown, the values are no numbers, and not the same. */
export type BoundChange = 'same' | 'tighter' | 'wider' | 'unknown';

export function boundChange(side: Side, before: Bound | undefined, after: Bound | undefined): BoundChange {
  if (!before) return after ? 'tighter' : 'same';
  if (!after) return 'wider';
  if (before.key === undefined || after.key === undefined) {
    const isSame = before.isIncluded === after.isIncluded && isSameWord(before.value, after.value);
    return isSame ? 'same' : 'unknown';
  }
  if (before.key === after.key) return 'same';
  const isHigher = after.key > before.key;
  return isHigher === (side === 'low') ? 'tighter' : 'wider';
}

/** Whether no key is within both bounds. */
export function isCrossed({ low, high }: KeyRange): boolean {
  return low?.key !== undefined && high?.key !== undefined && low.key > high.key;
}

/** The only key that is within both bounds, as one of them is written. */
export function onlyKey({ low, high }: KeyRange): string | undefined {
  if (low?.key === undefined || low.key !== high?.key) return undefined;
  return [low, high].find(({ isIncluded }) => isIncluded)?.value;
}
