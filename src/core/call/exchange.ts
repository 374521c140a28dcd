import { ApiError } from '../errors/api-error.js';
import { type CallContext, ResponseError } from '../errors/errors.js';
import { line, previewer } from '../errors/foreign-text.js';
import type { BaseUrl } from '../http/base-url.js';
import type { Progress } from '../http/progress.js';
import { copiedCause, nothing } from '../http/redact.js';
import type { Reply, Sender } from '../http/sender.js';
import { isRecord } from '../operation/decode.js';
import { notify } from '../operation/hooks.js';
import type { Operation } from '../operation/operation.js';
import type { CallOptions } from '../operation/options.js';
import {
  type Issue,
  type OnInvalidResponse,
  sentence,
  type Validation,
  validationModes,
} from '../operation/validation.js';
import { type ReadReply, readReply } from '../reply/read-reply.js';
import { type Serialised, serialise } from '../request/parameters.js';
import { requestPath } from '../request/request-path.js';
import type { WithResponse } from './lazy-request.js';

/** What the calls of one transport share. */
export interface Connection {
  base: BaseUrl;
  sender: Sender;
  validation: Validation | undefined;
  onInvalidResponse: OnInvalidResponse;
}

/** Data with what a walk needs to tell what is wrong with it. */
export interface PageReply<Data> extends WithResponse<Data> {
  context: CallContext;
  /** Any value of the reply in brief, without secrets and on one line, as an error may tell it. */
  readonly preview: (value: unknown) => string;
}

/**
 * One call: parameters to URL, reply to data. It has three ends: data, `ApiError` and `ResponseError`. `from` is sent
 * in place of the query that the parameters make.
 */
export async function exchange<Data>(
  connection: Connection,
  operation: Operation,
  params: Record<string, unknown>,
  options: CallOptions,
  progress: Progress,
  from?: string,
): Promise<PageReply<Data>> {
  const { base, sender, onInvalidResponse } = connection;
  const modes = validationModes(connection.validation, options.validation);
  const { operationId, method } = operation;
  const input = inputOf(connection, operation, params, options);
  if (from !== undefined) input.query = from;
  const called = requestPath(operation, input);
  const context = { operationId, method, url: base.shown + called };
  progress.url = context.url;
  const reply = await sender.send(operation, called, input, options, context, progress);
  if (!reply.response.ok) throw apiError(operation, reply, context);
  const parsed = parse(reply, context);
  const { data, issues, drift, impossible } = read(
    operation,
    reply,
    parsed,
    modes.response !== 'off',
    context,
  );
  if (isErrorBody(parsed))
    throw responseError('the reply is an error body with a status of success', issues, reply, context);
  if (impossible || (modes.response === 'throw' && issues.length > 0))
    throw responseError(mismatchMessage(issues), issues, reply, context);
  // A log that fails is no reason for a call to fail.
  if (issues.length + drift.length > 0) notify(onInvalidResponse, { operationId, issues, drift });
  return { data: data as Data, response: reply.response, context, preview: previewer(reply.redact) };
}

/** What a call sends. */
export function inputOf(
  { base, validation }: Connection,
  operation: Operation,
  params: Record<string, unknown>,
  options: CallOptions,
): Serialised {
  const { operationId, method, path } = operation;
  const check = validationModes(validation, options.validation).request !== 'off';
  return serialise(operation, params, check, { operationId, method, url: `${base.shown}${path}` });
}

function apiError(operation: Operation, reply: Reply, context: CallContext): ApiError {
  const { response, text, redact, attempts, retryAfter } = reply;
  const { status, statusText, headers } = response;
  return new ApiError(
    {
      status,
      statusText,
      text,
      headers,
      attempts,
      retryAfter,
      names: Object.keys(operation.parameters ?? {}),
      redact,
    },
    context,
  );
}

function responseError(
  message: string,
  issues: readonly Issue[],
  { response, text, redact }: Reply,
  context: CallContext,
  cause?: unknown,
): ResponseError {
  return new ResponseError(
    message,
    { status: response.status, text: line(text, redact, 200), issues },
    context,
    { cause },
  );
}

function parse(reply: Reply, context: CallContext): unknown {
  try {
    return JSON.parse(reply.text);
  } catch (error) {
    const what = reply.text === '' ? 'is empty' : 'is not JSON';
    throw responseError(`the reply ${what}`, [], reply, context, jsonCause(error, reply));
  }
}

/** The engine quotes a few characters in its message, at either end of which half a secret may stand. */
function jsonCause(error: unknown, { redact }: Reply): unknown {
  return copiedCause(error, (text) => {
    const hidden = redact(text);
    return redact === nothing ? hidden : hidden.replace(/".*"/s, '"***"');
  });
}

/** A body made to exhaust the engine, such as one of marks alone, is no more than a body that cannot be read. */
function read(
  operation: Operation,
  reply: Reply,
  parsed: unknown,
  check: boolean,
  context: CallContext,
): ReadReply {
  try {
    return readReply(operation, reply.text, parsed, check, reply.redact);
  } catch (error) {
    throw responseError('the reply cannot be read', [], reply, context, copiedCause(error, reply.redact));
  }
}

/** An edge that answers an error with 200 would otherwise look like data without its fields. */
function isErrorBody(parsed: unknown): boolean {
  const status = isRecord(parsed) ? parsed._status : undefined;
  return isRecord(status) && Array.isArray(status.messages);
}

function mismatchMessage([first, ...others]: readonly Issue[]): string {
  if (!first) return 'the reply does not match the description';
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  return `the reply does not match the description: ${sentence(first)}${more}`;
}
