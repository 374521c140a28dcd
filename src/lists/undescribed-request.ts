import {
  byteBody,
  type CallOptions,
  type Decode,
  isPlainRecord,
  jsonBody,
  type Operation,
  type Transport,
  type UndescribedValue,
  undescribedRule,
} from '../client/client.js';
import { hasPrivateKey, noContext, ParameterError } from '../errors/errors.js';
import { isPlain, isRecord } from '../values/values.js';
import { type ListRequest, list } from './list-request.js';

/** A call of an operation that the description does not have. */
export interface UndescribedCall {
  /** @default 'GET' */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  /** The path behind the base URL, without a query, with parameters in braces: `/api/v1/new/{id}`. */
  readonly path: string;
  /** Values for the braces of the path; all others go into the query. They may have operators and be repeated. */
  readonly params?: Readonly<Record<string, UndescribedValue | undefined>> | undefined;
  /** An object, sent as JSON, or bytes. The media type of bytes is the header `content-type` of the options. */
  readonly body?: object | undefined;
  /** The property of the reply with the items of a list. @default the only array of the reply */
  readonly items?: string | undefined;
  /** Whether every integer of the reply is a bigint, exact at any size. @default false */
  readonly int64?: boolean | undefined;
  /** Whether the reply is returned as text instead of parsed as JSON. @default false */
  readonly text?: boolean | undefined;
}

/**
 * Calls an operation that the description does not have, with the rate, retries, deadline, errors and secrets of the
 * transport. The reply is not checked, and is null if a method other than GET gets no content. If the reply to a GET is a
 * page with `links.next`, it can be iterated. Only GET is retried.
 *
 * @param transport Sends the call.
 * @param call Path, method, parameters and body.
 * @param options Options of this call in place of those of the transport, such as `signal` and `timeout`.
 * @throws ParameterError for a bad call.
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
  const input = body === undefined ? params : { ...params, body };
  let ofCall = options;
  // The call refuses other values, such as a signal in place of options.
  if (isPlainRecord(options)) ofCall = { ...options, validation: options.validation ?? { response: 'off' } };
  return list<object, unknown>(transport, operation, input, ofCall);
}

function operationOf(call: UndescribedCall): Operation {
  const throwParameterError = (parameter: string, value: unknown, allowed: string): never => {
    throw new ParameterError({ parameter, value, allowed }, { ...noContext, operationId: 'request' });
  };
  if (!isRecord(call)) throwParameterError('call', call, 'an object with a path');
  for (const name of Object.keys(call))
    if (!names.includes(name)) throwParameterError(name, typeof name, `one of ${names.join(', ')}`);
  const { method = 'GET', path, params = {}, body, items, int64, text } = call;
  if (!isPlainRecord(params)) throwParameterError('params', params, 'an object of values by their names');
  if (!methods.includes(method)) throwParameterError('method', method, `one of ${methods.join(', ')}`);
  if (!isServicePath(path))
    throwParameterError(
      'path',
      path,
      `a path such as /api/v1/new/{id}, without a query, of at most ${maxPathLength} characters`,
    );
  if (body !== undefined && method === 'GET') throwParameterError('body', typeof body, 'left out of a GET');
  if (body !== undefined && !isWritable(body))
    throwParameterError('body', body, 'an object with fields, a Uint8Array, an ArrayBuffer or a Blob');
  if (body !== undefined && 'body' in params)
    throwParameterError('params.body', typeof params.body, 'left out beside a body');
  const parameters = Object.entries(params).map(([name, value]) => [name, undescribedRule(value)]);
  return {
    operationId: 'request',
    method,
    path,
    parameters: Object.fromEntries(parameters),
    isUndescribed: true,
    ...(method !== 'GET' && { isAnyJson: true as const }),
    ...(items !== undefined && { items }),
    ...(int64 && { decode: everyInteger }),
    ...(text && { isText: true }),
    ...(body !== undefined && { body: bodyRule(body) }),
  };
}

const names = ['method', 'path', 'params', 'body', 'items', 'int64', 'text'];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Servers accept a first line of about 8 kB. Each name in a path is replaced on its own, which takes time for the whole path. */
const maxPathLength = 8000;

function isServicePath(path: unknown): boolean {
  if (typeof path !== 'string' || path.length > maxPathLength || hasPrivateKey(path)) return false;
  const [before, ...segments] = path.replace(/\{[^{}/]+\}/g, 'x').split('/');
  return (
    before === '' &&
    segments.length > 0 &&
    // biome-ignore lint/suspicious/noControlCharactersInRegex: line breaks and the like are what is refused here
    segments.every((segment) => segment !== '' && !/^\.{1,2}$|[\\?#%{}\u0000-\u0020\u007f]/.test(segment))
  );
}

function isBytes(body: unknown): boolean {
  return body instanceof Uint8Array || body instanceof ArrayBuffer || body instanceof Blob;
}

/** A `FormData`, a `Map` or a `DataView` has no fields: JSON would be an empty object. JSON of a `Uint16Array` is no bytes. */
function isWritable(body: unknown): boolean {
  if (!isRecord(body) || isBytes(body) || isPlain(body)) return true;
  return !ArrayBuffer.isView(body) && Object.keys(body).length > 0;
}

function bodyRule(body: object): NonNullable<Operation['body']> {
  if (isBytes(body)) return { mediaType: 'application/octet-stream', required: true, serialise: byteBody };
  return { mediaType: 'application/json', required: true, serialise: jsonBody };
}

const everyInteger: Decode = (data, int64) => {
  const root = { data };
  // A list instead of recursion, as a body may be nested deeper than the call stack allows.
  const pending: Record<string, unknown>[] = [root];
  for (let container = pending.pop(); container; container = pending.pop())
    for (const [name, value] of Object.entries(container)) {
      if (typeof value === 'object' && value !== null) pending.push(value as Record<string, unknown>);
      else container[name] = int64.lenient(value);
    }
  return root.data;
};
