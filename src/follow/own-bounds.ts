import { type ListPlace, ListQuery } from '../lists/lists.js';
import { toOrdinal } from '../values/values.js';

/** The last moment of a query, in nanoseconds; undefined if it has no end. */
export function ownEnd(query: ListQuery): bigint | undefined {
  const names = [query.key, 'timestamp'];
  const name = names.find((each) => query.rules[each]?.kind.name === 'timestamp');
  if (name === undefined) return undefined;
  const { high, equal } = query.range(name);
  const moments = [high?.key, ...equal.map((value) => toOrdinal(value, query.rules[name]?.kind))];
  return moments.reduce((a, b) => (a === undefined || (b !== undefined && b > a) ? b : a), undefined);
}

/** The first possible key behind a place; undefined if that is not known. */
export function ownBegin(query: ListQuery, place: ListPlace | undefined): bigint | undefined {
  const kind = query.rules[query.key]?.kind;
  if (place && 'key' in place) {
    const last = toOrdinal(place.key.first, kind);
    return last === undefined ? undefined : last + 1n;
  }
  const rest = query.plus(...ListQuery.parse(query.operation, place?.query ?? '').pairs);
  const begin = rest.range(query.key).low?.key;
  if (begin !== undefined) return begin;
  // Another filter may leave out the first items.
  const isWhole = rest.pairs.every((pair) => ['order', 'limit', 'encoding'].includes(pair.name));
  return isWhole ? toOrdinal(query.operation.rangeKey?.min ?? '', kind) : undefined;
}
