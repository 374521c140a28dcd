import type { Operation, QueryPair } from '../client/client.js';
import { keyRange, onlyKey } from './key-range.js';

/** A filter with an operator. */
export function bound(name: string, operator: string, value: string): QueryPair {
  return { name, text: `${operator}:${value}`, operator: operator as QueryPair['operator'], value };
}

/**
 * A query of a list with two keys as the service reads it right: where its bounds leave one first key, that is asked
 * for by name. Two bounds that meet are taken for either instead of for both.
 */
export function asOneKey({ rangeKey, parameters = {} }: Operation, query: QueryPair[]): QueryPair[] {
  const name = rangeKey?.second ? rangeKey.parameter : undefined;
  if (name === undefined) return query;
  const range = keyRange(query, name, parameters[name]);
  const only = onlyKey(range, parameters[name]);
  if (only === undefined || range.equal.length + range.unequal.length > 0) return query;
  const others = query.filter((pair) => pair.name !== name);
  return [{ name, text: only, operator: 'eq', value: only }, ...others];
}
