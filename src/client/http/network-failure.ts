import { cut, visible } from '../../errors/errors.js';
import type { Outgoing } from './attempt.js';

/** An error, what caused it, and so on to the innermost. A `fetch` of the caller's may throw one that caused itself. */
export function causes(outermost: unknown): (Error & { readonly code?: unknown })[] {
  const found: Error[] = [];
  for (let error = outermost; error instanceof Error && !found.includes(error); error = error.cause)
    found.push(error);
  return found;
}

/** What went wrong is in the innermost cause: `fetch failed` alone helps nobody. */
export function noReply(cause: unknown): string {
  const message = causes(cause).at(-1)?.message;
  return message ? `no reply came, ${cut(visible(message), 200)}` : 'no reply came';
}

/**
 * What codes and causes of a failure mean; undefined where it has none, as in a browser, which could not load that when
 * it is offline.
 */
export async function signsOf(error: unknown): Promise<typeof import('./failure-signs.js') | undefined> {
  if (!(error instanceof Error && ('code' in error || 'cause' in error))) return undefined;
  return import('./failure-signs.js').catch(() => undefined);
}

/**
 * Whether a request can be sent at all. A bare `TypeError` says nothing, and is all that a browser tells of a broken
 * connection too.
 */
export function canBeSent({ url, method, headers, body }: Outgoing): boolean {
  try {
    new Request(url, { method, headers, body: body ?? null });
    return true;
  } catch {
    return false;
  }
}
