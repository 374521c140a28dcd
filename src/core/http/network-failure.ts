import type { NetworkError } from '../errors/errors.js';
import { cut, visible } from '../errors/foreign-text.js';
import type { Outgoing } from './attempt.js';

/** An error, what caused it, and so on to the innermost. */
function* causes(outermost: unknown): Generator<Error & { readonly code?: unknown }> {
  for (let error = outermost; error instanceof Error; error = error.cause) yield error;
}

/** What went wrong is in the innermost cause: `fetch failed` alone helps nobody. */
export function noReply(cause: unknown): string {
  const message = [...causes(cause)].at(-1)?.message;
  return message ? `no reply came, ${cut(visible(message), 200)}` : 'no reply came';
}

const resetCodes: ReadonlySet<unknown> = new Set([
  'ECONNRESET',
  'EPIPE',
  'ERR_HTTP2_STREAM_ERROR',
  // Of a stream of HTTP/2 that ended without a reply.
  'UND_ERR_INFO',
  'UND_ERR_SOCKET',
]);

/** Whether a connection was there and broke, as far as the runtime tells. */
export function isReset({ cause }: NetworkError): boolean {
  return [...causes(cause)].some(({ code }) => resetCodes.has(code));
}

const hopelessCodes: ReadonlySet<unknown> = new Set([
  'ERR_INVALID_ARG_TYPE',
  'UND_ERR_INVALID_ARG',
  'UND_ERR_NOT_SUPPORTED',
  'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH',
]);
// What Node says of a blocked port and of a `fetch` that follows redirects by itself; they have no code.
const hopelessWords = new Set(['bad port', 'redirect count exceeded']);

/**
 * Whether a request failed for what it is, so that it fails again however often it is sent. A bare `TypeError` says
 * nothing, and is all that a browser tells of a broken connection too.
 */
export function isHopeless(cause: unknown, { url, method, headers, body }: Outgoing): boolean {
  for (const { code, message } of causes(cause))
    if (hopelessCodes.has(code) || hopelessWords.has(message)) return true;
  try {
    new Request(url, { method, headers, ...(body === undefined ? {} : { body }) });
    return false;
  } catch {
    return true;
  }
}
