// Some lists accept only a chunk of a query in one request: a window of time, or some of its named keys. A reading asks for one
// chunk after the other, in the order of the list.

import { parameterErrorFor } from '../client/client.js';
import { nanosecondsPerSecond, toTimestamp } from '../values/values.js';
import type { KeyRange } from './key-range.js';
import type { ListQuery } from './list-query.js';
import { queryAfterItem } from './query-after-item.js';
import { bound, type QueryPair } from './query-pairs.js';

/** The first chunk of a query: as much as one request may ask for. */
export function firstChunk(query: ListQuery): ListQuery {
  return firstWindow(withFirstKeys(query));
}

/** The chunk after the one that was sent. Undefined if that was the last one. */
export function nextChunk(list: ListQuery, sent: ListQuery): ListQuery | undefined {
  const query = queryAfterKeys(list, sent) ?? queryAfterSecondKey(list, sent) ?? queryAfterWindow(list, sent);
  return query && firstChunk(query);
}

function withFirstKeys(query: ListQuery): ListQuery {
  const excess = query.named(query.key).slice(mostNamedKeys(query));
  if (excess.length === 0) return query;
  return query.filter((pair) => !excess.includes(pair));
}

function mostNamedKeys({ operation: { rangeKey }, rules, key }: ListQuery): number {
  const { maxItems } = rules[key] ?? {};
  if (!rangeKey?.acceptsSeveral || !maxItems) return Infinity;
  return maxItems;
}

/** The list without the named keys that were sent, and those before them. */
function queryAfterKeys(list: ListQuery, sent: ListQuery): ListQuery | undefined {
  const keys = list.named(list.key);
  if (keys.length <= mostNamedKeys(list)) return undefined;
  const isAfter = (a: QueryPair, b: QueryPair): boolean => list.keyOrder(a.value, b.value) === 'after';
  const last = sent.named(list.key).reduce((latest, each) => (isAfter(each, latest) ? each : latest));
  const read = keys.filter((key) => !isAfter(key, last));
  if (read.length === keys.length) return undefined;
  return list.filter((pair) => !read.includes(pair));
}

/** The list after a second key that was requested by its name, as lists of three keys do. */
function queryAfterSecondKey(list: ListQuery, sent: ListQuery): ListQuery | undefined {
  const [first, second, third] = list.keys;
  if (third === undefined || list.isNamed(second)) return undefined;
  const [sentFirst] = sent.named(first);
  const [sentSecond] = sent.named(second);
  if (!sentFirst || !sentSecond) return undefined;
  return queryAfterItem(list, { first: sentFirst.value, second: sentSecond.value, third: '' }) ?? undefined;
}

interface Window extends KeyRange {
  readonly parameter: string;
  /** In nanoseconds, the widest range of one request. */
  readonly size: bigint;
  /** The filters of the query that the service allows in a window only. */
  readonly requiredBy: readonly string[];
}

function windowOf(query: ListQuery): Window | undefined {
  const { window } = query.operation;
  if (!window) return undefined;
  const { parameter, seconds, when } = window;
  const size = BigInt(seconds) * nanosecondsPerSecond;
  return { ...query.range(parameter), parameter, size, requiredBy: when.filter((name) => query.has(name)) };
}

/** The query with the upper bound that its filters require. A lower bound cannot be made up: the list may begin anywhere. */
export function withUpperBound(query: ListQuery, end: bigint): ListQuery {
  const window = windowOf(query);
  if (!window || window.requiredBy.length === 0 || window.equal.length > 0) return query;
  const { parameter, low, high, requiredBy } = window;
  if (low?.key === undefined) {
    const filter = query.pairs.find(({ name }) => name === parameter)?.text;
    const allowed = `a range with a lower bound, gt or gte, beside ${requiredBy.join(', ')}`;
    throw parameterErrorFor(query.operation, parameter, filter, allowed);
  }
  if (high?.key !== undefined) return query;
  return query.plus(bound(parameter, 'lte', toTimestamp(end)));
}

const secondsPerDay = 86_400;

/** Why one request cannot ask for the whole query, in words; undefined if it can. */
export function whyTooWide(query: ListQuery): string | undefined {
  const window = windowOf(query);
  if (!window || window.equal.length > 0) return undefined;
  const { low, high, size, requiredBy } = window;
  const days = Number(size / nanosecondsPerSecond) / secondsPerDay;
  const hint = `within ${days} days for one page; iterate the list, or scan it, for a wider range`;
  if (low?.key !== undefined && high?.key !== undefined)
    return high.key - low.key + 1n > size ? hint : undefined;
  if (requiredBy.length === 0) return undefined;
  return `between a lower and an upper bound, ${hint}`;
}

function firstWindow(query: ListQuery): ListQuery {
  const window = windowOf(query);
  const { low, high } = window ?? {};
  if (!window || low?.key === undefined || high?.key === undefined) return query;
  const { size, parameter } = window;
  if (high.key - low.key < size) return query;
  if (query.order === 'asc') return query.withBound('lte', toTimestamp(low.key + size - 1n), parameter);
  return query.withBound('gte', toTimestamp(high.key - size + 1n), parameter);
}

/** The list after the window that was sent; undefined if the window reaches the end of the list, or the list has none. */
export function queryAfterWindow(list: ListQuery, sent: ListQuery): ListQuery | undefined {
  const { window } = list.operation;
  if (!window) return undefined;
  const end = list.range(window.parameter)[list.far]?.key;
  const sentEnd = sent.range(window.parameter)[list.far]?.key;
  if (end === undefined || sentEnd === undefined) return undefined;
  const isLast = list.order === 'asc' ? sentEnd >= end : sentEnd <= end;
  if (isLast) return undefined;
  return list.withBound(list.beyond, toTimestamp(sentEnd), window.parameter);
}
