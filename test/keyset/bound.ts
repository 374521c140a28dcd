import type { Key } from './key.js';
import type { Pair } from './query.js';

/** One filter on a key. */
export interface Test {
  readonly operator: string;
  readonly value: bigint;
}

/** The filters on one key of a list. */
export interface Bounds {
  readonly equal: readonly bigint[];
  readonly unequal: readonly bigint[];
  readonly lower: readonly Test[];
  readonly upper: readonly Test[];
}

export function boundsOf(pairs: readonly Pair[], key: Key | undefined): Bounds {
  const tests = pairs.flatMap(({ name, operator, value }) => {
    const read = name === key?.parameter ? key.kind.read(value) : undefined;
    return read === undefined ? [] : [{ operator, value: read }];
  });
  const of = (operatorName: string): bigint[] =>
    tests.filter(({ operator }) => operator === operatorName).map(({ value }) => value);
  return {
    equal: of('eq'),
    unequal: of('ne'),
    lower: tests.filter(({ operator }) => operator.startsWith('g')),
    upper: tests.filter(({ operator }) => operator.startsWith('l')),
  };
}

export function isBounded({ lower, upper }: Bounds): boolean {
  return lower.length > 0 || upper.length > 0;
}

export function isEmpty({ equal, unequal, lower, upper }: Bounds): boolean {
  return equal.length + unequal.length + lower.length + upper.length === 0;
}

/** The first and the last value within bounds. */
export function rangeOf({ lower, upper }: Bounds): { begin?: bigint; end?: bigint } {
  const range: { begin?: bigint; end?: bigint } = {};
  for (const { operator, value } of lower) {
    const least = operator === 'gt' ? value + 1n : value;
    if (range.begin === undefined || least > range.begin) range.begin = least;
  }
  for (const { operator, value } of upper) {
    const most = operator === 'lt' ? value - 1n : value;
    if (range.end === undefined || most < range.end) range.end = most;
  }
  return range;
}

export function isCrossed(bounds: Bounds): boolean {
  const { begin, end } = rangeOf(bounds);
  return begin !== undefined && end !== undefined && begin > end;
}
