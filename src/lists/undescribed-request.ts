// The way past the description: a call of what it does not know.

import {
  byteBody,
  type CallOptions,
  type Decode,
  decodeArray,
  decodeMap,
  isPlainRecord,
  jsonBody,
  type Operation,
  type Transport,
  type UndescribedValue,
  undescribedRule,
} from '../client/client.js';
import { ParameterError } from '../errors/errors.js';
import { isRecord } from '../values/values.js';
import { type ListRequest, list } from './list-request.js';

/** A call of what the description does not know. */
export interface UndescribedCall {
  /** @default 'GET' */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  /** What follows the base URL, without a query: `/api/v1/new/{id}`, with parameters in braces where there are any. */
  readonly path: string;
  /** What stands in the braces of the path, and all else in the query; values may have operators and be repeated. */
  readonly params?: Readonly<Record<string, UndescribedValue | undefined>> | undefined;
  /** An object, sent as JSON, or bytes: their media type is what the header `content-type` of the options says. */
  readonly body?: object | undefined;
  /** Which property of the reply holds the items of a list. @default the only array of the reply */
  readonly items?: string | undefined;
  /** Whether every integer of the reply is a bigint, exact at whatever size. @default false */
  readonly int64?: boolean | undefined;
  /** Whether the reply is given as the text that came, as it is no JSON. @default false */
  readonly text?: boolean | undefined;
}

/**
 * Calls what the description does not know, like every other call: with the transport's rate, retries, deadline,
 * errors and secrets. The reply is not checked. A reply to GET that is a page, with `links.next`, can be walked. Only GET
 * is retried.
 *
 * @param transport What it is sent with.
 * @param call Path, method, parameters and body.
 * @param options What this call does otherwise than its transport, such as `signal` and `timeout`.
 * @throws ParameterError if the call cannot be meant.
 * @example
 * const page: unknown = await request(transport, { path: '/api/v1/network/nodes', params: { limit: 1 } });
 */
export function request(
  transport: Transport,
  call: UndescribedCall,
  options: CallOptions = {},
): ListRequest<unknown, unknown> {
  const operation = operationOf(call);
  const { params = {}, body } = call;
  const given = body === undefined ? params : { ...params, body };
  return list<object, unknown>(transport, operation, given, { validation: { response: 'off' }, ...options });
}

function operationOf(call: UndescribedCall): Operation {
  const refuse = (parameter: string, given: unknown, allowed: string): never => {
    throw new ParameterError({ parameter, given, allowed }, { operationId: 'request', method: '', url: '' });
  };
  if (!isRecord(call)) refuse('call', call, 'an object with a path');
  for (const name of Object.keys(call))
    if (!names.includes(name)) refuse(name, typeof name, `one of ${names.join(', ')}`);
  const { method = 'GET', path, params = {}, body, items, int64, text } = call;
  if (!isPlainRecord(params)) refuse('params', params, 'an object of values by their names');
  if (!methods.includes(method)) refuse('method', method, `one of ${methods.join(', ')}`);
  if (!isPath(path)) refuse('path', path, 'a path such as /api/v1/new/{id}, without a query');
  if (body !== undefined && method === 'GET') refuse('body', typeof body, 'left out of a GET');
  if (body !== undefined && 'body' in params)
    refuse('params.body', typeof params.body, 'left out beside a body');
  const parameters = Object.entries(params).map(([name, value]) => [name, undescribedRule(value)]);
  return {
    operationId: 'request',
    method,
    path,
    parameters: Object.fromEntries(parameters),
    isUndescribed: true,
    ...(items === undefined ? {} : { items }),
    ...(int64 ? { decode: everyInteger } : {}),
    ...(text ? { isText: true } : {}),
    ...(body === undefined ? {} : { body: bodyRule(body) }),
  };
}

const names = ['method', 'path', 'params', 'body', 'items', 'int64', 'text'];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Whether a text is a path that no part of which leads elsewhere: `..`, a query, another host. */
function isPath(path: unknown): boolean {
  if (typeof path !== 'string') return false;
  const [before, ...segments] = path.replace(/\{[^{}/]+\}/g, 'x').split('/');
  return (
    before === '' &&
    segments.length > 0 &&
    // biome-ignore lint/suspicious/noControlCharactersInRegex: line breaks and the like are what is refused here
    segments.every((segment) => segment !== '' && !/^\.{1,2}$|[\\?#%{}\u0000-\u0020\u007f]/.test(segment))
  );
}

function bodyRule(body: object): NonNullable<Operation['body']> {
  const isBytes = body instanceof Uint8Array || body instanceof ArrayBuffer || body instanceof Blob;
  return isBytes
    ? { mediaType: 'application/octet-stream', required: true, serialise: byteBody }
    : { mediaType: 'application/json', required: true, serialise: jsonBody };
}

const everyInteger: Decode = (value, int64) => {
  if (Array.isArray(value)) return decodeArray(value, everyInteger, int64);
  return isRecord(value) ? decodeMap(value, everyInteger, int64) : int64.lenient(value);
};
