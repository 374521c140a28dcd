import { type Issue, noRedaction, ResponseError, safeLine } from '../../errors/errors.js';
import type { Call } from '../call.js';
import { notify } from '../hooks.js';
import { type BaseUrl, baseFor, urlAt } from '../http/base-url.js';
import { retryAfter } from '../http/failures.js';
import type { CallState, Reply } from '../http/message.js';
import { outlineOf, redactedCause } from '../http/redact.js';
import type { Clock } from '../http/time.js';
import type { OnInvalidResponse, ValidationModes } from '../options.js';
import type { Serialised } from '../request/serialise.js';
import { apiError, messagesOf } from './error-body.js';
import { sentence, warnOnce } from './issues.js';
import type { FirstReading } from './read-plain.js';
import { type ReadReply, readReply } from './read-reply.js';
import { redirectHint } from './redirect-hint.js';

export interface Connection {
  readonly base: BaseUrl;
  readonly effects: Clock;
  onInvalidResponse: OnInvalidResponse | undefined;
}

interface Answer extends FirstReading {
  readonly call: Call;
  readonly input: Serialised;
  readonly path: string;
  readonly modes: ValidationModes;
  readonly reply: Reply;
  readonly state: CallState;
}

/**
 * Reads each reply that is not a plain success: an error status, a body that is not JSON, and data that does not match
 * the description. The transport loads it with the first such reply, so that a program without any never does. It throws
 * the error of the call, or returns the data and reports its mismatches.
 */
export async function readOther(connection: Connection, answer: Answer): Promise<unknown> {
  const { call, input, path, modes, reply, state } = answer;
  if (!reply.response.ok) {
    const { base, effects } = connection;
    const { response, redact } = reply;
    const { status, headers } = response;
    const own = baseFor(base, call.operation);
    const url = status === 404 ? urlAt(outlineOf(own), path) : state.url;
    const errorReply = { ...reply, retryAfter: retryAfter(headers, effects.now()) };
    const { parameters = {}, body } = call.operation;
    const names = [...Object.keys(input.path), ...Object.keys(parameters), ...(body ? ['body'] : [])];
    const hint = hintOf(call, status) ?? redirectHint(response, own, path, redact);
    throw apiError(errorReply, names, { ...state, url }, hint);
  }
  const { parsed = parse(answer) } = answer;
  const { data, issues, drift, unusable } = await read(answer, parsed);
  // Some proxies return an error body with status 200. It is not data with missing fields.
  if (messagesOf(parsed))
    throw responseError('the reply is an error body, but has a status of success', issues, answer);
  if (unusable || (modes.response === 'throw' && issues.length > 0))
    throw responseError(mismatchMessage(issues), issues, answer);
  if (issues.length + drift.length > 0) {
    connection.onInvalidResponse ??= warnOnce((message) => console.warn(message));
    notify(connection.onInvalidResponse, { operationId: call.operation.operationId, issues, drift });
  }
  return data;
}

function hintOf({ operation: { hint }, params }: Call, status: number): string | undefined {
  if (!hint || hint.status !== status) return undefined;
  const { parameter, value } = hint.unless;
  if (params[parameter] === value) return undefined;
  return hint.text;
}

function responseError(
  message: string,
  issues: readonly Issue[],
  { reply: { response, text, redact }, state }: Pick<Answer, 'reply' | 'state'>,
  cause?: unknown,
): ResponseError {
  return new ResponseError(
    message,
    { status: response.status, text: safeLine(text, redact, 200), issues },
    state,
    { cause },
  );
}

function parse(answer: Answer): unknown {
  const { text, redact } = answer.reply;
  const { isAnyJson, isBytes } = answer.call.operation;
  // The reply has no content.
  if (text === '' && isBytes) return new Uint8Array();
  if (text === '' && isAnyJson) return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    // The message of the engine quotes a part of the text, which may begin or end with half a secret.
    const hideQuote = (message: string): string => withoutQuote(redact(message));
    const cause = redactedCause(error, redact === noRedaction ? redact : hideQuote);
    throw responseError(text === '' ? 'the reply is empty' : 'the reply is not JSON', [], answer, cause);
  }
}

function withoutQuote(message: string): string {
  const start = message.indexOf('"');
  const end = message.lastIndexOf('"');
  if (start < end) return `${message.slice(0, start)}"***"${message.slice(end + 1)}`;
  return message;
}

async function read(answer: Answer, parsed: unknown): Promise<ReadReply> {
  const { modes, plain } = answer;
  const { operation } = answer.call;
  const { text, redact } = answer.reply;
  const check = modes.response !== 'off';
  const validate = check && !plain ? await operation.validator?.() : undefined;
  try {
    return readReply(operation, text, parsed, { check, plain, validate, redact });
  } catch (error) {
    // A malicious body may exhaust the memory or the stack.
    throw responseError('the reply cannot be read', [], answer, redactedCause(error, redact));
  }
}

function mismatchMessage([first, ...others]: readonly Issue[]): string {
  if (!first) return 'the reply does not match the description';
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  return `the reply does not match the description: ${sentence(first)}${more}`;
}
