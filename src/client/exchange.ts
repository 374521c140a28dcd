import { type CallContext, previewer } from '../errors/errors.js';
import { type BaseUrl, urlAt } from './http/base-url.js';
import type { Clock } from './http/effects.js';
import type { Progress } from './http/progress.js';
import type { Reply, Sender } from './http/sender.js';
import type { WithResponse } from './lazy-request.js';
import { checkCallOptions } from './operation/check-options.js';
import type { Operation } from './operation/operation.js';
import type { TransportOptions } from './operation/options.js';
import { validationModes } from './operation/validation.js';
import type { FirstDecoding } from './reply/plain-integers.js';
import { readPlain } from './reply/plain-reply.js';
import type { Call } from './request/call.js';
import { serialise } from './request/parameters.js';
import { requestPath } from './request/request-path.js';

/** What the calls of one transport share. */
export interface Connection
  extends Pick<TransportOptions, 'deadline' | 'headers' | 'onInvalidResponse' | 'validation'> {
  readonly base: BaseUrl;
  readonly sender: Sender;
  readonly effects: Clock;
}

/** Data with what a walk needs to tell what is wrong with it. */
export interface PageReply<Data> extends WithResponse<Data> {
  readonly context: CallContext;
  /** Any value of the reply in brief, without secrets and on one line, as an error may tell it. */
  readonly preview: (value: unknown) => string;
}

/** One call: parameters to URL, reply to data. It has three ends: data, `ApiError` and `ResponseError`. */
export async function exchange<Data>(
  connection: Connection,
  call: Call,
  progress: Progress,
): Promise<PageReply<Data>> {
  const { base, sender, validation } = connection;
  const { operation, options, query } = call;
  checkCallOptions(options, progress);
  const modes = validationModes(validation, options.validation);
  // Few calls have more in their query than their parameters say.
  const more = options.query && (await import('./request/more-query.js')).moreQuery;
  const check = modes.request !== 'off';
  const made = serialise(call, check, progress, more);
  const input = query === undefined ? made : { ...made, query };
  if (check) await operation.rules?.(operation, input, progress);
  const path = requestPath(operation, input);
  progress.url = urlAt(base.preview, path);
  const reply = await sender.send(call, path, input.body, progress);
  const first = reply.response.ok ? firstReading(operation, reply, modes.response !== 'off') : {};
  let data: unknown = first.plain?.data;
  if (!first.plain?.isWhole) {
    // An answer is there, so what reads it can be loaded.
    const { readOther } = await import('./other-reply.js');
    data = await readOther(connection, { call, input, path, modes, reply, progress, ...first });
  }
  const { response, redact } = reply;
  return { data: data as Data, response, context: progress, preview: previewer(redact) };
}

/** What a first look at a reply came to. */
export interface FirstReading {
  /** What it was parsed to, unchanged but for a plain reply's integers; absent if it could not be read. */
  readonly parsed?: unknown;
  readonly plain?: FirstDecoding | undefined;
}

function firstReading(operation: Operation, { text }: Reply, check: boolean): FirstReading {
  if (operation.isText) return { parsed: text };
  try {
    const parsed: unknown = JSON.parse(text);
    return { parsed, plain: readPlain(operation, text, parsed, check) };
  } catch {
    // Why, is said by who reads it again.
    return {};
  }
}
