import { direction, type Operation, type QueryPair } from '../client/client.js';
import type { ItemKey } from './item-key.js';
import { asOneKey, bound } from './one-key.js';

/**
 * What comes behind an item of a list of three keys; null where nothing can. Where one first key is asked for, the
 * service takes bounds on the others for filters that hold each by itself: the rest of a second key is asked for by name
 * then, and what is behind it by `behindSecondKey`.
 */
export function restOfThree(
  operation: Operation,
  first: readonly QueryPair[],
  last: ItemKey,
): QueryPair[] | null | undefined {
  const { parameter, second, third } = operation.rangeKey ?? {};
  if (!parameter || !second || !third) return undefined;
  const beyond = direction(operation, first) === 'asc' ? 'gt' : 'lt';
  const names = [parameter, second.parameter, third.parameter];
  const kept = first.filter(({ name, operator }) => !(names.includes(name) && operator[0] === beyond[0]));
  const isAsked = kept.some(isEquality(parameter));
  const isNamed = kept.some(isEquality(second.parameter));
  const from = isAsked ? [] : [bound(parameter, `${beyond}e`, last.first)];
  // Nothing else has this second key, or what is asked for is the one third key.
  const isOver = last.third === '' || kept.some(isEquality(third.parameter));
  if (isNamed && isOver) return isAsked ? null : [...kept, bound(parameter, beyond, last.first)];
  const within = bound(third.parameter, beyond, last.third);
  if (isNamed) return asOneKey(operation, [...kept, ...from, within]);
  if (isOver) return asOneKey(operation, [...kept, ...from, bound(second.parameter, beyond, last.second)]);
  const rest = asOneKey(operation, [...kept, ...from]);
  if (!rest.some(isEquality(parameter)))
    return [...rest, bound(second.parameter, `${beyond}e`, last.second), within];
  const name = { name: second.parameter, text: last.second, operator: 'eq', value: last.second } as const;
  return [...rest.filter((pair) => pair.name !== second.parameter), name, within];
}

/** What comes behind the one second key that a query asked for; undefined where the whole list was asked for so. */
export function behindSecondKey(
  operation: Operation,
  first: readonly QueryPair[],
  sent: readonly QueryPair[],
): QueryPair[] | null | undefined {
  const { parameter, second, third } = operation.rangeKey ?? {};
  if (!parameter || !second || !third || first.some(isEquality(second.parameter))) return undefined;
  const [one, within] = [parameter, second.parameter].map((name) => sent.find(isEquality(name))?.value);
  if (one === undefined || within === undefined) return undefined;
  return restOfThree(operation, first, { first: one, second: within, third: '' });
}

function isEquality(parameter: string): (pair: QueryPair) => boolean {
  return ({ name, operator }) => name === parameter && operator === 'eq';
}
