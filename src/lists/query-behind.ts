import type { ItemKey } from './item-key.js';
import { compare } from './key-range.js';
import type { ListQuery } from './list-query.js';
import { bound, equality } from './query-pairs.js';

/** The rest of a list behind an item. Null if it can have no items, undefined if no query asks for it. */
export function queryBehind(query: ListQuery, last: ItemKey | undefined): ListQuery | null | undefined {
  const rest = last && query.keys.length > 0 ? restBehind(query, last) : undefined;
  return rest?.isEmpty ? null : rest;
}

function restBehind(query: ListQuery, last: ItemKey): ListQuery | null | undefined {
  const [first = '', second, third] = query.keys;
  if (second === undefined) return behindOneKey(query, last.first);
  if (third !== undefined) return behindThreeKeys(query, [first, second, third], last);
  const named = query.named(first);
  if (named.length > 1) return undefined;
  const isFirstNamed = named.length === 1;
  const rest = query.withoutBounds(query.near);
  const { beyond } = query;
  // If the second key is named, each first key has one item.
  if (query.isNamed(second)) return isFirstNamed ? null : rest.plus(bound(first, beyond, last.first));
  const within = bound(second, beyond, last.second);
  return isFirstNamed
    ? rest.plus(within)
    : rest.plus(bound(first, `${beyond}e`, last.first), within).withOnlyKey();
}

function behindOneKey(query: ListQuery, last: string): ListQuery | null | undefined {
  const { key, near, beyond, sign, rules } = query;
  const named = query.named(key);
  if (named.length === 0) return query.withoutBounds(near).plus(bound(key, beyond, last));
  if (named.length === 1) return null;
  const places = named.map(({ value }) => sign * compare(value, last, rules[key]));
  if (places.some(Number.isNaN)) return undefined;
  const done = named.filter((_, index) => Number(places[index]) <= 0);
  return done.length === named.length ? null : query.filter((pair) => !done.includes(pair));
}

/**
 * If one first key is named, the service reads bounds on the other keys as filters of their own. Then the rest of a
 * second key is requested by its name, and `behindSecondKey` makes the query behind it.
 */
function behindThreeKeys(
  query: ListQuery,
  [first, second, third]: readonly [string, string, string],
  last: ItemKey,
): ListQuery | null {
  const { beyond } = query;
  const kept = query.withoutBounds(query.near);
  const isFirstNamed = kept.isNamed(first);
  const isSecondNamed = kept.isNamed(second);
  const rest = isFirstNamed ? kept : kept.plus(bound(first, `${beyond}e`, last.first));
  const isSecondDone = last.third === '' || kept.isNamed(third);
  if (isSecondNamed && isSecondDone) return isFirstNamed ? null : kept.plus(bound(first, beyond, last.first));
  const within = bound(third, beyond, last.third);
  if (isSecondNamed) return rest.plus(within).withOnlyKey();
  if (isSecondDone) return rest.plus(bound(second, beyond, last.second)).withOnlyKey();
  const own = rest.withOnlyKey();
  return own.isNamed(first)
    ? own.filter(({ name }) => name !== second).plus(equality(second, last.second), within)
    : own.plus(bound(second, `${beyond}e`, last.second), within);
}

/** The query behind a second key that `sent` requests by name, although `query` does not. */
export function behindSecondKey(query: ListQuery, sent: ListQuery): ListQuery | undefined {
  const [first, second, third] = query.keys;
  if (third === undefined || query.isNamed(second)) return undefined;
  const [one, within] = [sent.named(first)[0]?.value, sent.named(second)[0]?.value];
  if (one === undefined || within === undefined) return undefined;
  return queryBehind(query, { first: one, second: within, third: '' }) ?? undefined;
}

/** The items before `begin`, which has the near bounds of a place, for a list in reversed order. */
export function queryBefore(query: ListQuery, begin: ListQuery): ListQuery | undefined {
  const [first, second] = query.keys;
  if (first === undefined) return undefined;
  const named = begin.named(first);
  const isNamed = query.isNamed(first);
  if (isNamed && second === undefined) {
    const texts = named.map(({ text }) => text);
    const before = query.filter(
      ({ name, operator, text }) => name !== first || operator !== 'eq' || !texts.includes(text),
    );
    return before.isNamed(first) ? before : undefined;
  }
  const isRefined = begin.pairs.some(({ name, operator }) => name === second && operator !== 'eq');
  const bounds = begin.pairs
    .filter((pair) => pair.operator !== 'eq' || (named.includes(pair) && !isNamed))
    .map(({ name, operator, value }) => {
      const isIncluded = operator === 'gt' || operator === 'lt' || (name === first && isRefined);
      return bound(name, isIncluded ? `${query.beyond}e` : query.beyond, value);
    });
  return bounds.length === 0 ? undefined : query.withoutBounds(query.near).plus(...bounds);
}
