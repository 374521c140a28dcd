import type { Value } from './kinds.js';
import { type Condition, on, type ServiceQuery } from './query.js';

const day = 24n * 60n * 60n * 1_000_000_000n;

/** How far one request looks on public networks. */
export const windowWidth = 60n * day;

/** What one request looks at, and the edge behind which its next page begins where that is not all. */
export interface Window {
  readonly query: ServiceQuery;
  readonly edge?: bigint;
}

function bounds(conditions: readonly Condition[]): { begin?: bigint; end?: bigint } {
  const found: { begin?: bigint; end?: bigint } = {};
  for (const { operator, value } of conditions) {
    const at = asNumber(value);
    if (operator.startsWith('g')) found.begin = operator === 'gt' ? at + 1n : at;
    if (operator.startsWith('l')) found.end = operator === 'lt' ? at - 1n : at;
  }
  return found;
}

function asNumber(value: Value): bigint {
  return typeof value === 'bigint' ? value : 0n;
}

/** The window of a query, from where it begins in walking direction; the whole of it where that is narrow enough. */
export function windowOf(query: ServiceQuery, first: bigint, now: bigint): Window {
  const times = on(query, 'timestamp');
  if (times.some(({ operator }) => operator === 'eq')) return { query };
  const { begin = first, end = now } = bounds(times);
  if (end - begin + 1n <= windowWidth) return { query };
  const [edge, operator] =
    query.order === 'asc'
      ? ([begin + windowWidth - 1n, 'lte'] as const)
      : ([end - windowWidth + 1n, 'gte'] as const);
  const narrowed = [...query.conditions, { name: 'timestamp', operator, value: edge }];
  return { query: { ...query, conditions: narrowed }, edge };
}
