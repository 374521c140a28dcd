// Some lists accept only a part of a query in one request: a window of time, or some of its named keys.

import { nanosecondsPerSecond, toTimestamp } from '../values/values.js';
import { compare, type KeyRange } from './key-range.js';
import type { ListQuery } from './list-query.js';
import { behindSecondKey } from './query-behind.js';
import { bound, type QueryPair } from './query-pairs.js';
import { refusal } from './refusal.js';

/** The first part of a query that one request can ask for. */
export function partOf(query: ListQuery): ListQuery {
  const excess = namedKeys(query).slice(maxKeys(query));
  const part = excess.length === 0 ? query : query.filter((pair) => !excess.includes(pair));
  return query.operation.window ? firstWindow(part) : part;
}

/** The query of the next part, behind the one that was sent; undefined after the last part. */
export function behindPart(query: ListQuery, sent: ListQuery): ListQuery | undefined {
  const rest = behindKeys(query, sent) ?? behindSecondKey(query, sent) ?? behindWindow(query, sent);
  return rest && partOf(rest);
}

/** The keys that a query requests by name, if the list accepts several. */
function namedKeys(query: ListQuery): readonly QueryPair[] {
  return query.operation.rangeKey?.repeats ? query.named(query.key) : [];
}

function maxKeys({ rules, key }: ListQuery): number {
  return rules[key]?.maxItems ?? Infinity;
}

function behindKeys(query: ListQuery, sent: ListQuery): ListQuery | undefined {
  const keys = namedKeys(query);
  if (keys.length <= maxKeys(query)) return undefined;
  const rule = query.rules[query.key];
  const isBehind = (a: QueryPair, b: QueryPair): boolean => query.sign * compare(a.value, b.value, rule) > 0;
  const last = namedKeys(sent).reduce((a, b) => (isBehind(b, a) ? b : a));
  const done = keys.filter((key) => !isBehind(key, last));
  return done.length === keys.length ? undefined : query.filter((pair) => !done.includes(pair));
}

function windowRange(query: ListQuery): KeyRange {
  return query.range(query.operation.window?.parameter);
}

function width({ operation: { window } }: ListQuery): bigint {
  return BigInt(window?.seconds ?? 0) * nanosecondsPerSecond;
}

/** Whether the service requires bounds, because of another filter of the query. */
function needsBounds({ operation: { window }, pairs }: ListQuery): boolean {
  return pairs.some(({ name }) => window?.when.includes(name));
}

/**
 * The query of a list with an upper bound, in nanoseconds, if the list needs one to be cut into windows.
 *
 * @throws ParameterError if it has no lower bound although the service needs one.
 */
export function withEnd(query: ListQuery, end: bigint): ListQuery {
  const { window } = query.operation;
  if (!window || !needsBounds(query)) return query;
  const { equal, low, high } = windowRange(query);
  if (equal.length > 0) return query;
  const { parameter } = window;
  if (low?.key === undefined) {
    const filter = query.pairs.find(({ name }) => name === parameter)?.text;
    const names = window.when.filter((name) => query.has(name)).join(', ');
    throw refusal(query.operation, parameter, filter, `given a lower bound, gt or gte, beside ${names}`);
  }
  return high?.key === undefined ? query.plus(bound(parameter, 'lte', toTimestamp(end))) : query;
}

/** Why one request cannot ask for the whole query, in words; undefined if it can. */
export function tooWide(query: ListQuery): string | undefined {
  const { window } = query.operation;
  const { equal, low, high } = windowRange(query);
  if (!window || equal.length > 0) return undefined;
  const days = `${window.seconds / 86_400} days`;
  const hint = `within ${days} for one page; iterate the list, or scan it, for a wider range`;
  if (low?.key === undefined || high?.key === undefined)
    return needsBounds(query) ? `between a lower and an upper bound, ${hint}` : undefined;
  return high.key - low.key + 1n > width(query) ? hint : undefined;
}

/** The first window of a query, in the order of the list. */
function firstWindow(query: ListQuery): ListQuery {
  const { low, high } = windowRange(query);
  const size = width(query);
  if (low?.key === undefined || high?.key === undefined || high.key - low.key < size) return query;
  const [operator, end]: ['gte' | 'lte', bigint] =
    query.order === 'asc' ? ['lte', low.key + size - 1n] : ['gte', high.key - size + 1n];
  return query.withBound(operator, toTimestamp(end), query.operation.window?.parameter);
}

/** The query behind the window that was sent; undefined if that was the last one. */
export function behindWindow(query: ListQuery, sent: ListQuery): ListQuery | undefined {
  const { window } = query.operation;
  if (!window) return undefined;
  const [whole, part] = [query, sent].map((each) => each.range(window.parameter)[query.far]?.key);
  if (whole === undefined || part === undefined) return undefined;
  const isLast = query.order === 'asc' ? part >= whole : part <= whole;
  return isLast ? undefined : query.withBound(query.beyond, toTimestamp(part), window.parameter);
}
