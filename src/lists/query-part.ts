import { refusal } from '../client/client.js';
// Some lists accept only a part of a query in one request: a window of time, or some of its named keys.

import { nanosecondsPerSecond, toTimestamp } from '../values/values.js';
import type { ListQuery } from './list-query.js';
import { behindSecondKey } from './query-behind.js';
import { bound, type QueryPair } from './query-pairs.js';

export function partOf(query: ListQuery): ListQuery {
  const excess = query.named(query.key).slice(maxKeys(query));
  const part = excess.length === 0 ? query : query.filter((pair) => !excess.includes(pair));
  return query.operation.window ? firstWindow(part) : part;
}

export function behindPart(query: ListQuery, sent: ListQuery): ListQuery | undefined {
  const rest = behindKeys(query, sent) ?? behindSecondKey(query, sent) ?? behindWindow(query, sent);
  return rest && partOf(rest);
}

function maxKeys({ operation: { rangeKey }, rules, key }: ListQuery): number {
  return (rangeKey?.acceptsSeveral && rules[key]?.maxItems) || Infinity;
}

function behindKeys(query: ListQuery, sent: ListQuery): ListQuery | undefined {
  const keys = query.named(query.key);
  if (keys.length <= maxKeys(query)) return undefined;
  const isBehind = (a: QueryPair, b: QueryPair): boolean => query.keyOrder(a.value, b.value) === 'after';
  const last = sent.named(query.key).reduce((a, b) => (isBehind(b, a) ? b : a));
  const done = keys.filter((key) => !isBehind(key, last));
  return done.length === keys.length ? undefined : query.filter((pair) => !done.includes(pair));
}

function windowOf(query: ListQuery) {
  const { window } = query.operation;
  if (!window) return undefined;
  const { parameter, seconds, when } = window;
  const size = BigInt(seconds) * nanosecondsPerSecond;
  return { ...query.range(parameter), parameter, size, requiredBy: when.filter((name) => query.has(name)) };
}

export function withUpperBound(query: ListQuery, end: bigint): ListQuery {
  const window = windowOf(query);
  if (!window || window.requiredBy.length === 0 || window.equal.length > 0) return query;
  const { parameter, low, high, requiredBy } = window;
  if (low?.key === undefined) {
    const filter = query.pairs.find(({ name }) => name === parameter)?.text;
    const allowed = `a range with a lower bound, gt or gte, beside ${requiredBy.join(', ')}`;
    throw refusal(query.operation, parameter, filter, allowed);
  }
  return high?.key === undefined ? query.plus(bound(parameter, 'lte', toTimestamp(end))) : query;
}

/** Why one request cannot ask for the whole query, in words; undefined if it can. */
export function tooWide(query: ListQuery): string | undefined {
  const window = windowOf(query);
  if (!window || window.equal.length > 0) return undefined;
  const { low, high, size, requiredBy } = window;
  const days = Number(size / nanosecondsPerSecond) / 86_400;
  const hint = `within ${days} days for one page; iterate the list, or scan it, for a wider range`;
  if (low?.key === undefined || high?.key === undefined)
    return requiredBy.length > 0 ? `between a lower and an upper bound, ${hint}` : undefined;
  return high.key - low.key + 1n > size ? hint : undefined;
}

function firstWindow(query: ListQuery): ListQuery {
  const window = windowOf(query);
  const { low, high } = window ?? {};
  if (!window || low?.key === undefined || high?.key === undefined) return query;
  const { size, parameter } = window;
  if (high.key - low.key < size) return query;
  return query.order === 'asc'
    ? query.withBound('lte', toTimestamp(low.key + size - 1n), parameter)
    : query.withBound('gte', toTimestamp(high.key - size + 1n), parameter);
}

export function behindWindow(query: ListQuery, sent: ListQuery): ListQuery | undefined {
  const { window } = query.operation;
  if (!window) return undefined;
  const [whole, part] = [query, sent].map((each) => each.range(window.parameter)[query.far]?.key);
  if (whole === undefined || part === undefined) return undefined;
  const isLast = query.order === 'asc' ? part >= whole : part <= whole;
  return isLast ? undefined : query.withBound(query.beyond, toTimestamp(part), window.parameter);
}
