import type { CallContext } from '../errors/errors.js';
import { line, type Redact } from '../errors/foreign-text.js';
import { ResponseError } from '../errors/response-error.js';
import type { UnreadableBody } from './read-body.js';

/** The error of a reply whose body is no text, or too long. */
export function unreadableReply(
  { message, status, text }: UnreadableBody,
  redact: Redact,
  context: CallContext,
): ResponseError {
  return new ResponseError(message, { status, text: line(text, redact, 200) }, context);
}
