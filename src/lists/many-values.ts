import {
  type Call,
  compare,
  direction,
  formatQuery,
  type Operation,
  type ParameterRule,
  parseQuery,
  type QueryPair,
  type Target,
  target,
} from '../client/client.js';
import { toOrdinal } from '../values/values.js';
import type { ListCall } from './list-call.js';

/**
 * Where the call of a list goes that may ask for more keys by name than one request can hold: a list that is sorted by
 * them is asked for some after the other.
 *
 * @throws ParameterError for bad input.
 */
export function targetOf(call: ListCall): Target {
  const { transport, operation, params } = call;
  const { rangeKey, parameters = {} } = operation;
  const name = rangeKey?.repeats ? rangeKey.parameter : '';
  const rule = parameters[name];
  const values = params[name];
  const max = rule?.maxItems;
  const given = (some: Call['params']): Target => target(transport, { ...call, params: some });
  if (!max || !Array.isArray(values) || values.length <= max) return given(params);
  const parts: Target[] = [];
  for (let at = 0; at < values.length; at += max)
    parts.push(given({ ...params, [name]: values.slice(at, at + max) }));
  const pairs = parts.flatMap(({ query }, index) =>
    (parseQuery(query) ?? []).filter((pair) => index === 0 || pair.name === name),
  );
  const areKeys = pairs.every(
    (pair) =>
      pair.name !== name || (pair.operator === 'eq' && toOrdinal(pair.value, rule?.kind) !== undefined),
  );
  const [first] = parts;
  // What cannot be brought into the order of the list is refused, as it is where one page is asked for.
  if (!first || !areKeys) return given(params);
  const others = pairs.filter((pair) => pair.name !== name);
  const sign = direction(operation, others) === 'asc' ? 1 : -1;
  const keys = pairs
    .filter((pair) => pair.name === name)
    .sort((a, b) => sign * compare(a.value, b.value, rule));
  return { ...first, query: formatQuery([...others, ...keys]) };
}

/** A query for as many of its keys as one request can hold: the first, as they stand in the order of the list. */
export function withinMax(operation: Operation, query: readonly QueryPair[]): readonly QueryPair[] {
  const { isKey, max } = keysOf(operation);
  const over = new Set(query.filter(isKey).slice(max));
  return over.size === 0 ? query : query.filter((pair) => !over.has(pair));
}

/** The query for those keys that come behind all that a query has asked for; undefined if there are none. */
export function behindAsked(
  operation: Operation,
  first: readonly QueryPair[],
  sent: readonly QueryPair[],
): readonly QueryPair[] | undefined {
  const { isKey, max, rule } = keysOf(operation);
  const keys = first.filter(isKey);
  if (keys.length <= max) return undefined;
  const sign = direction(operation, first) === 'asc' ? 1 : -1;
  const farther = (a: QueryPair, b: QueryPair): QueryPair =>
    sign * compare(b.value, a.value, rule) > 0 ? b : a;
  const last = sent.filter(isKey).reduce(farther);
  const over = new Set(keys.filter(({ value }) => !(sign * compare(value, last.value, rule) > 0)));
  return over.size === keys.length ? undefined : first.filter((pair) => !over.has(pair));
}

interface Keys {
  readonly isKey: (pair: QueryPair) => boolean;
  readonly max: number;
  readonly rule: ParameterRule | undefined;
}

function keysOf({ rangeKey, parameters = {} }: Operation): Keys {
  const wanted = rangeKey?.repeats ? rangeKey.parameter : '';
  const rule = parameters[wanted];
  const isKey = ({ name, operator }: QueryPair): boolean => name === wanted && operator === 'eq';
  return { isKey, max: rule?.maxItems ?? Infinity, rule };
}
