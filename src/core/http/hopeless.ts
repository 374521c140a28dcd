import type { Outgoing } from './attempt.js';

const hopelessCodes = new Set([
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
  for (let error = cause; error instanceof Error; error = error.cause) {
    const { code } = error as { code?: unknown };
    if (hopelessCodes.has(String(code)) || hopelessWords.has(error.message)) return true;
  }
  try {
    new Request(url, { method, headers, ...(body === undefined ? {} : { body }) });
    return false;
  } catch {
    return true;
  }
}
