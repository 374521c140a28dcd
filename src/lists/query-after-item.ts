import type { ItemKey } from './item-key.js';
import type { ListQuery } from './list-query.js';
import { bound, equality, type QueryPair } from './query-pairs.js';

/**
 * The query of the items after `item`, which all readings continue with. Services have no cursors, but bounds: the items after
 * (5, 7) in a list of two keys are `first=gte:5&second=gt:7`, which services read as one bound on both. A reading that asks for
 * its own bounds does not depend on what a service writes into `links.next`, and can begin again in another process. Null if no
 * item can follow, undefined if no query asks for the items that do.
 */
export function queryAfterItem(list: ListQuery, item: ItemKey | undefined): ListQuery | null | undefined {
  if (!item || list.keys.length === 0) return undefined;
  const query = withBoundsAfter(list, item);
  if (query?.isEmpty) return null;
  return query;
}

function withBoundsAfter(list: ListQuery, item: ItemKey): ListQuery | null | undefined {
  const { keys, key, near, beyond, atOrBeyond } = list;
  const namedKeys = list.named(key).length;
  if (namedKeys > 1 && keys.length > 1) return undefined;
  if (namedKeys > 1) return withNamedKeysAfter(list, item.first);
  const values = valuesOf(item);
  const lowest = lowestKeyWithOrder(list, values);
  if (lowest === 0 && namedKeys === 1) return null;
  const bounds = keys.slice(0, lowest).map((name, level) => bound(name, atOrBeyond, values[level] ?? ''));
  bounds.push(bound(keys[lowest] ?? '', beyond, values[lowest] ?? ''));
  const query = list.withoutBounds(near).plus(...bounds.filter(({ name }) => !list.isNamed(name)));
  if (lowest === 0) return query;
  return withSecondKeyNamed(list, query.withOnlyKey(), bounds);
}

function valuesOf({ first, second, third }: ItemKey): readonly string[] {
  return [first, second, third];
}

/** The level of the lowest key that orders items. A key that is named or absent orders none under the key above it. */
function lowestKeyWithOrder(list: ListQuery, values: readonly string[]): number {
  let level = list.keys.length - 1;
  while (level > 0 && (values[level] === '' || list.isNamed(list.keys[level]))) level -= 1;
  return level;
}

/**
 * If one first key is named, services read the bounds on the other keys one by one: `second=gte:5&third=gt:7` would leave out
 * (6, 1). So the items under a second key are requested by its name.
 */
function withSecondKeyNamed(list: ListQuery, query: ListQuery, bounds: readonly QueryPair[]): ListQuery {
  const [, second, third] = bounds;
  if (!second || !third || !query.isNamed(list.key) || list.isNamed(second.name)) return query;
  const others = query.filter((pair) => pair.name !== second.name && pair !== third);
  return others.plus(equality(second.name, second.value), third);
}

/** A list that names its keys ends with the last of them: those up to the item are left out. */
function withNamedKeysAfter(list: ListQuery, last: string): ListQuery | null | undefined {
  const named = list.named(list.key);
  const orders = named.map(({ value }) => list.keyOrder(value, last));
  if (orders.includes('unknown')) return undefined;
  const read = new Set(named.filter((_, index) => orders[index] !== 'after'));
  if (read.size === named.length) return null;
  return list.filter((pair) => !read.has(pair));
}

/**
 * The query of a request with the item that it starts after as its first item: a page that begins with the item proves that its
 * cluster has it. Undefined if a key is named or absent, as then no bound includes the item.
 */
export function queryFromItem(query: ListQuery, list: ListQuery, item: ItemKey): ListQuery | undefined {
  const { keys, near, atOrBeyond } = list;
  const values = valuesOf(item);
  const hasBounds = keys.every((name, level) => values[level] !== '' && !list.isNamed(name));
  if (!hasBounds) return undefined;
  const bounds = keys.map((name, level) => bound(name, atOrBeyond, values[level] ?? ''));
  const fromItem = query.withoutBounds(near).plus(...bounds);
  // A page of one item would have no room for another.
  const hasRoomForOneMore = list.has('limit') && fromItem.limit < list.highestLimit;
  if (!hasRoomForOneMore) return fromItem;
  return fromItem.withLimit(fromItem.limit + 1);
}

/**
 * The items before a place, for a reading that goes back.
 *
 * @param backwards The list in reversed order, whose near bounds are the far bounds of the list.
 * @param place The near bounds of the place. Each becomes its complement: what is not above 5 is from 5 down.
 */
export function queryBeforePlace(backwards: ListQuery, place: ListQuery): ListQuery | undefined {
  const [first, second] = backwards.keys;
  if (first === undefined) return undefined;
  const isNamed = backwards.isNamed(first);
  if (isNamed && second === undefined) return withNamedKeysBefore(backwards, place);
  const bounds = place.pairs
    .filter(({ name, operator }) => operator !== 'eq' || (name === first && !isNamed))
    .map((pair) => complementOf(pair, backwards, place));
  if (bounds.length === 0) return undefined;
  return backwards.withoutBounds(backwards.near).plus(...bounds);
}

function withNamedKeysBefore(backwards: ListQuery, place: ListQuery): ListQuery | undefined {
  const { key } = backwards;
  const texts = place.named(key).map(({ text }) => text);
  const before = backwards.filter(
    ({ name, operator, text }) => name !== key || operator !== 'eq' || !texts.includes(text),
  );
  if (!before.isNamed(key)) return undefined;
  return before;
}

function complementOf(
  { name, operator, value }: QueryPair,
  backwards: ListQuery,
  place: ListQuery,
): QueryPair {
  const { beyond, atOrBeyond, keys } = backwards;
  const [first, second] = keys;
  const excludesValue = operator === 'gt' || operator === 'lt';
  // A bound on the second key divides the items of this first key.
  const isDivided =
    name === first && place.pairs.some((pair) => pair.name === second && pair.operator !== 'eq');
  return bound(name, excludesValue || isDivided ? atOrBeyond : beyond, value);
}
