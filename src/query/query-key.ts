import {
  LazyRequest,
  type Operation,
  parseQuery,
  type Target,
  type TransportCall,
} from '../client/client.js';
import { ParameterError } from '../errors/errors.js';
import { targetOf } from '../lists/lists.js';
import { digestOf, toOrdinal } from '../values/values.js';
import { bodyKey } from './body-key.js';

/**
 * What a query is kept by: the service without what may be a key, the operation, and what it is asked for. It is JSON,
 * and the same for all that means the same: `1000n` and `'0.0.1000'`, a `Date` and its timestamp.
 */
export type QueryKey = readonly [service: string, operationId: string, asked: object, ...kind: string[]];

/** The key of a request, which is not sent. */
export function queryKey(request: unknown): QueryKey {
  const call = LazyRequest.callOf(request);
  if (!call) throw new TypeError('a query key needs a request of this package');
  const { operationId } = call.operation;
  try {
    return [serviceOf(call), operationId, asked(call.operation, targetOf(call))];
  } catch (error) {
    if (!(error instanceof ParameterError)) throw error;
    // A render is no place to throw at: the query fails by the same error.
    return [serviceOf(call), operationId, { refused: error.message }];
  }
}

/** Names the service and the headers, of which only a digest shows, as they may be keys. */
function serviceOf({ transport: { identity }, options }: TransportCall): string {
  return options?.headers
    ? `${identity}#${digestOf(JSON.stringify(options.headers)).toString(36)}`
    : identity;
}

function asked(
  { parameters, path, method, isUndescribed }: Operation,
  { inPath, query, body }: Target,
): object {
  const texts = new Map<string, string[]>();
  const pairs = Object.entries(inPath).map(([name, text]) => ({ name, text, operator: 'eq', value: text }));
  for (const { name, text, operator, value } of [...pairs, ...(parseQuery(query) ?? [])]) {
    const { kind, operators } = parameters?.[name] ?? {};
    const plain = String(toOrdinal(operators ? value : text, kind) ?? (operators ? value : text));
    const known = texts.get(name) ?? [];
    texts.set(name, [...known, operators && operator !== 'eq' ? `${operator}:${plain}` : plain]);
  }
  // The order in which the values of a filter are given is no part of what they mean.
  const byName = Array.from(texts, ([name, values]) => [name, values.length > 1 ? values.sort() : values[0]]);
  return {
    ...Object.fromEntries(byName),
    ...(body !== undefined && { body: bodyKey(body) }),
    // Otherwise the operation says it.
    ...(isUndescribed && { method, path }),
  };
}
