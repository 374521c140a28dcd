import { type Target, type TransportCall, target } from '../client/client.js';
import { toOrdinal } from '../values/values.js';
import { compare } from './key-range.js';
import { ListQuery } from './list-query.js';

/**
 * The target of a list call. A sorted list may name more keys than one request can have: they are requested in the order
 * of the list.
 *
 * @throws ParameterError for bad input.
 */
export function targetOf(call: TransportCall): Target {
  const { transport, operation, params } = call;
  const { repeats, parameter = '' } = operation.rangeKey ?? {};
  const rule = operation.parameters?.[parameter];
  const values = params[parameter];
  const max = rule?.maxItems;
  if (!repeats || !max || !Array.isArray(values) || values.length <= max) return target(transport, call);
  const ofKeys = (at: number): Target =>
    target(transport, { ...call, params: { ...params, [parameter]: values.slice(at, at + max) } });
  const first = ofKeys(0);
  const query = ListQuery.parse(operation, first.query);
  const keys = query.pairs.filter(({ name }) => name === parameter);
  for (let at = max; at < values.length; at += max)
    keys.push(...ListQuery.parse(operation, ofKeys(at).query).pairs.filter(({ name }) => name === parameter));
  const isSortable = keys.every(
    ({ operator, value }) => operator === 'eq' && toOrdinal(value, rule.kind) !== undefined,
  );
  // Too many keys are refused here.
  if (!isSortable) return target(transport, call);
  keys.sort((a, b) => query.sign * compare(a.value, b.value, rule));
  const others = query.filter(({ name }) => name !== parameter);
  return { ...first, query: others.plus(...keys).text };
}
