import type { NetworkError } from '../errors/errors.js';
import { cut, visible } from '../errors/foreign-text.js';

/** What went wrong is in the innermost cause: `fetch failed` alone helps nobody. */
export function noReply(cause: unknown): string {
  let innermost = cause;
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause;
  return innermost instanceof Error && innermost.message
    ? `no reply came, ${cut(visible(innermost.message), 200)}`
    : 'no reply came';
}

const resetCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** Whether a connection was there and broke, as far as the runtime tells. */
export function isReset({ cause }: NetworkError): boolean {
  for (let error = cause; error instanceof Error; error = error.cause) {
    if (resetCodes.has(String((error as { code?: unknown }).code))) return true;
  }
  return false;
}
