import { compare, direction, type Operation, type QueryPair } from '../client/client.js';
import type { ItemKey } from './item-key.js';
import { isCrossed, keyRange, onlyKey } from './key-range.js';
import { asOneKey, bound } from './one-key.js';
import { restOfThree } from './three-keys.js';

/**
 * The query of what comes behind an item: the first one, with the bound in walking direction replaced. Null if nothing
 * can come, as the first asks for keys that are over; undefined if there is no key to make it of.
 */
export function queryAfter(
  operation: Operation,
  first: readonly QueryPair[],
  last: ItemKey | undefined,
): QueryPair[] | null | undefined {
  const cursor = restAfter(operation, first, last);
  return cursor && asksForNothing(operation, cursor) ? null : cursor;
}

/**
 * The query of what comes before a place, for the list in its other order. `begin` has the bounds that ask for what is
 * behind the place. Undefined if nothing is before it.
 */
export function queryBefore(
  operation: Operation,
  first: readonly QueryPair[],
  begin: readonly QueryPair[],
): QueryPair[] | undefined {
  const { rangeKey } = operation;
  if (!rangeKey) return undefined;
  const { parameter, second } = rangeKey;
  const isEqual = ({ name, operator }: QueryPair): boolean => name === parameter && operator === 'eq';
  const named = begin.filter(isEqual);
  // Of several keys that are requested by name, those before the place are left.
  if (first.some(isEqual) && !second) {
    const left = first.filter((pair) => !isEqual(pair) || !named.some(({ text }) => text === pair.text));
    return left.some(isEqual) ? left : undefined;
  }
  const isWithin = begin.some(({ name, operator }) => name === second?.parameter && operator !== 'eq');
  const letter = direction(operation, first) === 'asc' ? 'g' : 'l';
  const bounds = begin
    .filter((pair) => pair.operator !== 'eq' || (isEqual(pair) && !first.some(isEqual)))
    .map(({ name, operator, value }) => {
      const isIncluded = /^[gl]t$/.test(operator) || (name === parameter && isWithin);
      return bound(name, `${letter}t${isIncluded ? 'e' : ''}`, value);
    });
  const isReplaced = ({ name, operator }: QueryPair): boolean =>
    (name === parameter || name === second?.parameter) && operator.startsWith(letter);
  return bounds.length === 0 ? undefined : [...first.filter((pair) => !isReplaced(pair)), ...bounds];
}
/** The same list in its other order. */
export function reversed(operation: Operation, first: readonly QueryPair[]): QueryPair[] {
  const order = direction(operation, first) === 'asc' ? 'desc' : 'asc';
  const others = first.filter(({ name }) => name !== 'order').reverse();
  return [...others, { name: 'order', text: order, operator: 'eq', value: order }];
}

/** The query of the last item of a list alone. */
export function lastAlone(operation: Operation, first: readonly QueryPair[]): QueryPair[] {
  const others = reversed(operation, first).filter(({ name }) => name !== 'limit');
  return [...others, { name: 'limit', text: '1', operator: 'eq', value: '1' }];
}

function restAfter(
  operation: Operation,
  first: readonly QueryPair[],
  last: ItemKey | undefined,
): QueryPair[] | null | undefined {
  const { rangeKey } = operation;
  if (!rangeKey || !last) return undefined;
  const { parameter, second, third } = rangeKey;
  if (third) return restOfThree(operation, first, last);
  const asked = first.filter(({ name, operator }) => name === parameter && operator === 'eq');
  if (asked.length > 0 && !second) return remaining(operation, first, asked, last.first);
  if (asked.length > 1) return undefined;
  const isOne = first.some(({ name, operator }) => name === second?.parameter && operator === 'eq');
  if (isOne && asked.length > 0) return null;

  const beyond = direction(operation, first) === 'asc' ? 'gt' : 'lt';
  const side = beyond.charAt(0);
  const kept = first.filter(
    ({ name, operator }) =>
      !((name === parameter || name === second?.parameter) && operator.startsWith(side)),
  );
  // Where the second key is given, each first key has one item.
  if (!second || isOne) return [...kept, bound(parameter, beyond, last.first)];
  const within = bound(second.parameter, beyond, last.second);
  if (asked.length > 0) return [...kept, within];
  return asOneKey(operation, [...kept, bound(parameter, `${beyond}e`, last.first), within]);
}

/** The same query for those of the keys it asks for that come behind one. */
function remaining(
  operation: Operation,
  first: readonly QueryPair[],
  asked: readonly QueryPair[],
  last: string,
): QueryPair[] | null | undefined {
  const rule = operation.parameters?.[operation.rangeKey?.parameter ?? ''];
  if (asked.length === 1) return null;
  const sign = direction(operation, first) === 'asc' ? 1 : -1;
  const places = asked.map(({ value }) => sign * compare(value, last, rule));
  if (places.some(Number.isNaN)) return undefined;
  const over = new Set(asked.filter((_, index) => !((places[index] ?? 0) > 0)));
  return over.size === asked.length ? null : first.filter((pair) => !over.has(pair));
}

/** Whether the bounds of a query over the keys of its list leave nothing: some lists would answer with all they have. */
export function asksForNothing(
  { rangeKey, parameters = {} }: Operation,
  query: readonly QueryPair[],
): boolean {
  if (!rangeKey) return false;
  const range = (name: string): ReturnType<typeof keyRange> => keyRange(query, name, parameters[name]);
  const { parameter, second } = rangeKey;
  const keys = range(parameter);
  // No key is lower than the lowest, although some lists take a bound there for none at all.
  const lowest = { ...keys, low: { value: rangeKey.min, isIncluded: true } };
  if ([keys, lowest].some((each) => isCrossed(each, parameters[parameter]))) return true;
  const isOne = keys.equal.length === 1 || onlyKey(keys, parameters[parameter]) !== undefined;
  return second !== undefined && isOne && isCrossed(range(second.parameter), parameters[second.parameter]);
}
