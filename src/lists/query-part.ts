import type { QueryPair } from './parse-query.js';
// Some lists accept only a part of a query in one request: a window of time, or some of its named keys.

import { nanosecondsPerSecond, toTimestamp } from '../values/values.js';
import type { KeyRange } from './key-range.js';
import type { ListQuery } from './list-query.js';
import { behindSecondKey } from './query-behind.js';
import { bound, compare } from './query-pairs.js';
import { refusal } from './refusal.js';

/** Whether one request can ask for any query of a list. */
function hasNoParts({ operation: { rangeKey, window } }: ListQuery): boolean {
  return !rangeKey?.repeats && !rangeKey?.third && !window;
}

/** The first part of a query that one request can ask for. */
export function partOf(query: ListQuery): ListQuery {
  return hasNoParts(query) ? query : withinWindow(withinMax(query));
}

/** The query of the next part, behind the one that was sent; undefined after the last part. */
export function behindPart(query: ListQuery, sent: ListQuery): ListQuery | undefined {
  if (hasNoParts(query)) return undefined;
  const rest = behindKeys(query, sent) ?? behindSecondKey(query, sent) ?? behindWindow(query, sent);
  return rest && partOf(rest);
}

/** The keys that a query requests by name, if the list accepts several. */
function namedKeys(query: ListQuery): readonly QueryPair[] {
  return query.operation.rangeKey?.repeats ? query.named(query.key) : [];
}

function maxKeys(query: ListQuery): number {
  return query.rules[query.key]?.maxItems ?? Infinity;
}

function withinMax(query: ListQuery): ListQuery {
  const excess = namedKeys(query).slice(maxKeys(query));
  return excess.length === 0 ? query : query.filter((pair) => !excess.includes(pair));
}

/** The query of the named keys behind all those that were sent. */
function behindKeys(query: ListQuery, sent: ListQuery): ListQuery | undefined {
  const keys = namedKeys(query);
  if (keys.length <= maxKeys(query)) return undefined;
  const by = (a: QueryPair, b: QueryPair): number =>
    query.sign * compare(a.value, b.value, query.rules[a.name]);
  const last = namedKeys(sent).reduce((a, b) => (by(b, a) > 0 ? b : a));
  const done = keys.filter((key) => !(by(key, last) > 0));
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
  return pairs.some(({ name }) => window?.when.includes(name) === true);
}

/**
 * The query of a list with an upper bound, if the list needs one to be cut into windows.
 *
 * @param now The upper bound if the query has none, in nanoseconds.
 * @throws ParameterError if it has no lower bound although the service needs one.
 */
export function withEnd(query: ListQuery, now: bigint): ListQuery {
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
  return high?.key === undefined ? query.plus(bound(parameter, 'lte', toTimestamp(now))) : query;
}

/** Why one request cannot ask for the whole query, in words; undefined if it can. */
export function tooWide(query: ListQuery): string | undefined {
  const { window } = query.operation;
  if (!window) return undefined;
  const { equal, low, high } = windowRange(query);
  if (equal.length > 0) return undefined;
  const days = `${window.seconds / 86_400} days`;
  const hint = `within ${days} for one page; iterate the list, or scan it, for a wider range`;
  if (low?.key === undefined || high?.key === undefined)
    return needsBounds(query) ? `between a lower and an upper bound, ${hint}` : undefined;
  return high.key - low.key + 1n > width(query) ? hint : undefined;
}

/** The first window of a query, in the order of the list. */
function withinWindow(query: ListQuery): ListQuery {
  const { window } = query.operation;
  if (!window) return query;
  const { low, high } = windowRange(query);
  const size = width(query);
  if (low?.key === undefined || high?.key === undefined || high.key - low.key < size) return query;
  return query.order === 'asc'
    ? query.withBound('lte', toTimestamp(low.key + size - 1n), window.parameter)
    : query.withBound('gte', toTimestamp(high.key - size + 1n), window.parameter);
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
