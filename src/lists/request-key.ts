import {
  LazyRequest,
  type Operation,
  type RequestBody,
  replaceNumerals,
  type Target,
  type TransportCall,
  withDigest,
} from '../client/client.js';
import { ParameterError } from '../errors/errors.js';
import { toOrdinal } from '../values/values.js';
import type { ListCall } from './list-proof.js';
import { targetOf } from './list-target.js';
import { equality, parseQuery } from './query-pairs.js';

/**
 * Returns the service, the operation and the input of a request as JSON, without sending it. Requests with the same
 * meaning have the same key: `1000n` and `'0.0.1000'`, or a `Date` and its timestamp. The key contains no credentials, and
 * nothing of `after` and of the anchors of `verify`. For bad input, it contains the message of the error that the request will
 * throw, unless that depends on the time, as a range that has become empty does.
 *
 * @throws TypeError if `request` was not returned by an operation, or has a Blob as its body.
 */
export function requestKey(request: unknown): readonly [service: string, operationId: string, input: object] {
  const call: ListCall | undefined = LazyRequest.callOf(request);
  if (!call)
    throw new TypeError('expected a request of this package: pass a client that this package created');
  const { operationId } = call.operation;
  try {
    // Without `now`, relative times are counted from a fixed moment: the key is the same tomorrow.
    const target = targetOf({ ...call, now: undefined });
    return [serviceOf(call), operationId, inputOf(call.operation, target, call.proof !== undefined)];
  } catch (error) {
    if (!(error instanceof ParameterError)) throw error;
    return [serviceOf(call), operationId, { invalid: error.message }];
  }
}

function serviceOf({ transport: { identity }, options }: TransportCall): string {
  if (!options?.headers) return identity;
  return withDigest(identity, options.headers);
}

function inputOf(operation: Operation, { inPath, query, body }: Target, isVerified: boolean): object {
  const { parameters, path, method, isUndescribed, filter } = operation;
  const values = new Map<string, string[]>();
  const inPathPairs = Object.entries(inPath).map(([name, value]) => equality(name, value));
  // Of `timestamp=gt:5`, the text is `gt:5` and the value is `5`.
  for (const { name, text, operator, value } of [...inPathPairs, ...(parseQuery(query) ?? [])]) {
    const { kind, operators } = parameters?.[name] ?? {};
    // If no operator is allowed, `gt:` is a part of the value.
    const bare = operators ? value : text;
    let normal = String(toOrdinal(bare, kind) ?? bare);
    if (operators && operator !== 'eq') normal = `${operator}:${normal}`;
    const known = values.get(name);
    if (known) known.push(normal);
    else values.set(name, [normal]);
  }
  // In a request without a description, the order of the values of one name may have a meaning.
  if (!isUndescribed) for (const all of values.values()) all.sort();
  const params = Object.fromEntries(Array.from(values, ([name, all]) => [name, onlyOrAll(all)]));
  const others = {
    ...(body !== undefined && { body: bodyKey(body) }),
    ...(isVerified && { isVerified }),
    ...(filter && { filter: filter.text }),
  };
  if (!isUndescribed) return { ...params, ...others };
  // All undescribed requests have the same operation ID, and a parameter may be named `path`. The same text may be read in
  // several ways: the data are text, or have bigints.
  const { isText, items, decode } = operation;
  const reading = { ...(isText && { isText }), ...(items && { items }), ...(decode && { int64: true }) };
  return { method, path, params, ...others, ...reading };
}

function onlyOrAll(values: string[]): string | string[] | undefined {
  return values.length > 1 ? values : values[0];
}

/**
 * Parses a JSON body with its numbers as text, because they may have 64 bits. Each string gets a quote in front, names too, so
 * that the text `5` and the number 5 differ. Bytes become characters: a JSON body is an object, so that none are taken for one.
 */
function bodyKey(body: RequestBody): unknown {
  if (typeof body === 'string') return JSON.parse(replaceNumerals(body, (numeral) => `"${numeral}"`, '"\\"'));
  const bytes = body instanceof ArrayBuffer ? new Uint8Array(body) : body;
  if (!(bytes instanceof Uint8Array))
    throw new TypeError('a query key cannot contain a Blob: pass its bytes as a Uint8Array');
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
