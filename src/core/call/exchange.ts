import { type CallContext, type Issue, ResponseError } from '../errors/errors.js';
import { line, nothing, previewer } from '../errors/foreign-text.js';
import { type BaseUrl, urlAt } from '../http/base-url.js';
import type { Progress } from '../http/progress.js';
import { copiedCause } from '../http/redact.js';
import type { Reply, Sender } from '../http/sender.js';
import { isRecord } from '../operation/decode.js';
import { notify } from '../operation/hooks.js';
import type { Operation } from '../operation/operation.js';
import { type OnInvalidResponse, type Validation, validationModes } from '../operation/validation.js';
import { apiError } from '../reply/error-body.js';
import { sentence } from '../reply/issues.js';
import type { SentParameters } from '../reply/named-parameters.js';
import { type ReadReply, readReply } from '../reply/read-reply.js';
import type { Call } from '../request/call.js';
import { type Serialised, serialise } from '../request/parameters.js';
import { parseQuery, type QueryPair } from '../request/query.js';
import { requestPath } from '../request/request-path.js';
import type { WithResponse } from './lazy-request.js';

/** What the calls of one transport share. */
export interface Connection {
  readonly base: BaseUrl;
  readonly sender: Sender;
  readonly validation: Validation | undefined;
  readonly onInvalidResponse: OnInvalidResponse;
}

/** Data with what a walk needs to tell what is wrong with it. */
export interface PageReply<Data> extends WithResponse<Data> {
  readonly context: CallContext;
  /** Any value of the reply in brief, without secrets and on one line, as an error may tell it. */
  readonly preview: (value: unknown) => string;
}

/** One call: parameters to URL, reply to data. It has three ends: data, `ApiError` and `ResponseError`. */
export async function exchange<Data>(
  { base, sender, validation, onInvalidResponse }: Connection,
  call: Call,
  progress: Progress,
): Promise<PageReply<Data>> {
  const { operation, options, query } = call;
  const modes = validationModes(validation, options.validation);
  const made = serialise(call, modes.request !== 'off', progress);
  const input = query === undefined ? made : { ...made, query };
  const path = requestPath(operation, input);
  progress.url = urlAt(base.preview, path);
  const reply = await sender.send(call, path, input.body, progress);
  if (!reply.response.ok) {
    // Where nothing is found, the base URL may be wrong.
    const url = reply.response.status === 404 ? urlAt(base.outline, path) : progress.url;
    throw apiError(reply, sentParameters(operation, input), { ...progress, url });
  }
  const parsed = operation.isText ? reply.text : parse(reply, progress);
  const { data, issues, drift, unusable } = read(call, reply, parsed, modes.response !== 'off', progress);
  if (isErrorBody(parsed))
    throw responseError('the reply is an error body with a status of success', issues, reply, progress);
  if (unusable || (modes.response === 'throw' && issues.length > 0))
    throw responseError(mismatchMessage(issues), issues, reply, progress);
  // A log that fails is no reason for a call to fail.
  if (issues.length + drift.length > 0)
    notify(onInvalidResponse, { operationId: operation.operationId, issues, drift });
  const { operationId, method, url } = progress;
  const context = { operationId, method, url };
  return { data: data as Data, response: reply.response, context, preview: previewer(reply.redact) };
}

/** What was sent, as far as an error may speak of it. */
function sentParameters({ parameters = {}, body }: Operation, { path, query }: Serialised): SentParameters {
  const inPath = Object.entries(path).map(
    ([name, text]): QueryPair => ({ name, text, operator: 'eq', value: text }),
  );
  return {
    names: [...Object.keys(path), ...Object.keys(parameters), ...(body ? ['body'] : [])],
    pairs: [...inPath, ...(parseQuery(query) ?? [])],
  };
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
  { operation }: Call,
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
