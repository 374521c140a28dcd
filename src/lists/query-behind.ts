import type { ItemKey } from './item-key.js';
import type { ListQuery } from './list-query.js';
import { bound, equality } from './query-pairs.js';

/** The rest of a list behind an item. Null if it can have no items, undefined if no query asks for it. */
export function queryBehind(query: ListQuery, last: ItemKey | undefined): ListQuery | null | undefined {
  const rest = last && query.keys.length > 0 ? restBehind(query, last) : undefined;
  return rest?.isEmpty ? null : rest;
}

/** The rest of a list from an item on, which is its first one. Undefined if a key is named, as then no bound can be added. */
export function queryFrom(rest: ListQuery, list: ListQuery, item: ItemKey): ListQuery | undefined {
  const { keys, near, beyond } = list;
  const values = [item.first, item.second, item.third];
  if (keys.some((name) => list.isNamed(name)) || keys.some((_, index) => values[index] === ''))
    return undefined;
  const bounds = keys.map((name, index) => bound(name, `${beyond}e`, values[index] ?? ''));
  const query = rest.withoutBounds(near).plus(...bounds);
  // A page of one item would have no room for another.
  const limit = list.has('limit') && query.limit < list.highestLimit ? query.limit + 1 : undefined;
  return limit === undefined ? query : query.withLimit(limit);
}

function restBehind(query: ListQuery, last: ItemKey): ListQuery | null | undefined {
  const { keys, key, near, beyond } = query;
  const values = [last.first, last.second, last.third];
  const names = query.named(key).length;
  if (names > 1) return keys.length > 1 ? undefined : behindNames(query, last.first);
  let level = keys.length - 1;
  // A key that is named or absent does not order the items under the key above it.
  while (level > 0 && (values[level] === '' || query.isNamed(keys[level]))) level -= 1;
  if (level === 0 && names === 1) return null;
  const bounds = keys.slice(0, level + 1).map((name, index) => {
    return bound(name, index === level ? beyond : `${beyond}e`, values[index] ?? '');
  });
  const rest = query.withoutBounds(near).plus(...bounds.filter(({ name }) => !query.isNamed(name)));
  if (level === 0) return rest;
  const own = rest.withOnlyKey();
  const [, second, third] = bounds;
  if (!second || !third || !own.isNamed(key) || query.isNamed(second.name)) return own;
  // If one first key is named, the service reads bounds on the other keys as filters of their own. So the rest of a
  // second key is requested by its name.
  const others = own.filter((pair) => pair.name !== second.name && pair !== third);
  return others.plus(equality(second.name, second.value), third);
}

function behindNames(query: ListQuery, last: string): ListQuery | null | undefined {
  const named = query.named(query.key);
  const orders = named.map(({ value }) => query.keyOrder(value, last));
  if (orders.includes('unknown')) return undefined;
  const done = new Set(named.filter((_, index) => orders[index] !== 'after'));
  return done.size === named.length ? null : query.filter((pair) => !done.has(pair));
}

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
