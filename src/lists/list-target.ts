import { type Target, type TransportCall, target } from '../client/client.js';
import { toOrdinal } from '../values/values.js';
import { keyOrder, sortNumber } from './key-order.js';
import { formatQuery, orderOf, parseQuery } from './query-pairs.js';

/**
 * The path and the query of a whole list. A sorted list may name more keys than one request accepts: they are serialised
 * in groups, each within the limit, and joined in the order of the list. `query-chunk.ts` divides them again, one group
 * for each request.
 */
export function targetOf(call: TransportCall): Target {
  const { transport, operation, params } = call;
  const { acceptsSeveral, parameter = '' } = operation.rangeKey ?? {};
  const rule = operation.parameters?.[parameter];
  const values = params[parameter];
  const max = rule?.maxItems;
  if (!acceptsSeveral || !max || !Array.isArray(values) || values.length <= max)
    return target(transport, call);
  const parts: Target[] = [];
  for (let at = 0; at < values.length; at += max)
    parts.push(
      target(transport, { ...call, params: { ...params, [parameter]: values.slice(at, at + max) } }),
    );
  const pairs = parts.flatMap(({ query }) => parseQuery(query) ?? []);
  const keys = pairs.filter(({ name }) => name === parameter);
  const isSortable = keys.every(
    ({ operator, value }) => operator === 'eq' && toOrdinal(value, rule.kind) !== undefined,
  );
  const [first] = parts;
  // Too many keys are refused here.
  if (!first || !isSortable) return target(transport, call);
  const sign = orderOf(operation, pairs) === 'asc' ? 1 : -1;
  keys.sort((a, b) => sign * sortNumber[keyOrder(a.value, b.value, rule.kind)]);
  const others = (parseQuery(first.query) ?? []).filter(({ name }) => name !== parameter);
  return { ...first, query: formatQuery([...others, ...keys]) };
}
