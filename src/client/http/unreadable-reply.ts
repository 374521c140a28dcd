import { type CallContext, line, type Redact, ResponseError } from '../../errors/errors.js';
import type { UnreadableBody } from './read-body.js';

/** The error of a reply whose body is no text, or too long. */
export function unreadableReply(
  { message, status, text }: UnreadableBody,
  redact: Redact,
  context: CallContext,
): ResponseError {
  return new ResponseError(message, { status, text: line(text, redact, 200) }, context);
}
