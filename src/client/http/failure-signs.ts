// What runtimes that are no browsers tell of a failure.

import { causes } from './network-failure.js';

const resetCodes: ReadonlySet<unknown> = new Set([
  'ECONNRESET',
  'EPIPE',
  'ERR_HTTP2_STREAM_ERROR',
  // Of a stream of HTTP/2 that ended without a reply.
  'UND_ERR_INFO',
  'UND_ERR_SOCKET',
]);

/** Whether a connection was there and broke, as far as the runtime tells. */
export function isReset(error: unknown): boolean {
  return causes(error).some(({ code }) => resetCodes.has(code));
}

const hopelessCodes: ReadonlySet<unknown> = new Set([
  'ERR_INVALID_ARG_TYPE',
  'UND_ERR_INVALID_ARG',
  'UND_ERR_NOT_SUPPORTED',
  'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH',
]);
// What Node says of a blocked port and of a `fetch` that follows redirects by itself; they have no code.
const hopelessWords = new Set(['bad port', 'redirect count exceeded']);

/** Whether a request failed for what it is, so that it fails again however often it is sent. */
export function isHopeless(error: unknown): boolean {
  return causes(error).some(({ code, message }) => hopelessCodes.has(code) || hopelessWords.has(message));
}
