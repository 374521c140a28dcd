import { type Condition, conditionsOn, type Operator, type ServiceQuery } from './query.js';

const day = 24n * 60n * 60n * 1_000_000_000n;

/** The widest range of one request on public networks, in nanoseconds. */
const windowWidth = 60n * day;

export interface Window {
  readonly sent: ServiceQuery;
  readonly query: ServiceQuery;
  /** The end of the window in the direction of the list, if the query continues after it. */
  readonly edge?: bigint;
}

interface Span {
  readonly first: bigint;
  readonly now: bigint;
}

/** Without bounds, the window starts at the first transaction or ends now. A query with one of `unless` has no window. */
export function windowOf(sent: ServiceQuery, exceptWith: readonly string[], { first, now }: Span): Window {
  const times = conditionsOn(sent, 'timestamp');
  const isExact = times.some(({ operator }) => operator === 'eq');
  if (isExact || exceptWith.some((name) => conditionsOn(sent, name).length > 0)) return { sent, query: sent };
  const begin = most(times.flatMap(lowerBound)) ?? first;
  const end = least(times.flatMap(upperBound)) ?? now;
  // The service treats an end of 0 as no end, after it has checked the width of the range.
  if (end === 0n) return { sent, query: { ...sent, conditions: sent.conditions.filter(isNoEnd) } };
  const isWide = end - begin >= windowWidth;
  const edge = sent.order === 'asc' ? begin + windowWidth - 1n : end - windowWidth + 1n;
  if (!isWide) return { sent, query: between(sent, begin, end) };
  const query = sent.order === 'asc' ? between(sent, begin, edge) : between(sent, edge, end);
  return { sent, query, edge };
}

function lowerBound({ operator, value }: Condition): bigint[] {
  if (!operator.startsWith('g')) return [];
  return [operator === 'gt' ? BigInt(value) + 1n : BigInt(value)];
}

function upperBound({ operator, value }: Condition): bigint[] {
  if (!operator.startsWith('l')) return [];
  return [operator === 'lt' ? BigInt(value) - 1n : BigInt(value)];
}

const most = (values: readonly bigint[]): bigint | undefined =>
  values.reduce<bigint | undefined>((a, b) => (a === undefined || b > a ? b : a), undefined);
const least = (values: readonly bigint[]): bigint | undefined =>
  values.reduce<bigint | undefined>((a, b) => (a === undefined || b < a ? b : a), undefined);

const isNoEnd = ({ name, operator }: Condition): boolean => name !== 'timestamp' || !operator.startsWith('l');

function between(query: ServiceQuery, begin: bigint, end: bigint): ServiceQuery {
  const at = (operator: Operator, value: bigint): Condition => ({ name: 'timestamp', operator, value });
  return { ...query, conditions: [...query.conditions, at('gte', begin), at('lte', end)] };
}
