import { type Target, type TransportCall, target } from '../client/client.js';
import { toOrdinal } from '../values/values.js';
import { parseQuery, type QueryPair } from './parse-query.js';
import { compare, formatQuery, orderOf } from './query-pairs.js';

/**
 * The target of a list call. A sorted list may name more keys than one request can have: they are requested in the order
 * of the list.
 *
 * @throws ParameterError for bad input.
 */
export function targetOf(call: TransportCall): Target {
  const { transport, operation, params } = call;
  const { rangeKey, parameters = {} } = operation;
  const name = rangeKey?.repeats ? rangeKey.parameter : '';
  const rule = parameters[name];
  const values = params[name];
  const max = rule?.maxItems;
  if (!max || !Array.isArray(values) || values.length <= max) return target(transport, call);
  const parts: Target[] = [];
  for (let at = 0; at < values.length; at += max)
    parts.push(target(transport, { ...call, params: { ...params, [name]: values.slice(at, at + max) } }));
  const pairs = parts.map(({ query }) => parseQuery(query) ?? []);
  const isKey = (pair: QueryPair): boolean => pair.name === name;
  const keys = pairs.flat().filter(isKey);
  const haveOrder = keys.every(
    ({ operator, value }) => operator === 'eq' && toOrdinal(value, rule.kind) !== undefined,
  );
  const [first] = parts;
  const [others = []] = pairs;
  // Keys without an order are refused, like too many of them in a request for one page.
  if (!first || !haveOrder) return target(transport, call);
  const sign = orderOf(operation, others) === 'asc' ? 1 : -1;
  keys.sort((a, b) => sign * compare(a.value, b.value, rule));
  return { ...first, query: formatQuery([...others.filter((pair) => !isKey(pair)), ...keys]) };
}
