import type { RequestBody } from '../operation/operation.js';
import type { Fetch } from '../operation/options.js';
import { Deadline } from './deadline.js';
import type { Clock } from './effects.js';
import { readBody } from './read-body.js';
import { isRedirect, sendOnce } from './send-once.js';

/** What goes out, the same at every attempt: a body that was not read yet, and no signal. */
export interface Outgoing {
  url: string;
  method: string;
  headers: HeadersInit;
  body: RequestBody | undefined;
  /** Whether the service may get it twice. */
  mayRepeat: boolean;
}

/** One send, its settings included. */
export interface AttemptSettings {
  /** Absent for the global one. */
  fetch: Fetch | undefined;
  /** Milliseconds until the whole reply has to be there. */
  timeout: number;
  signal: AbortSignal | undefined;
  maxResponseBytes: number;
  /** Whether headers or path may hold a key. */
  secret: boolean;
  effects: Clock;
}

/** No complete reply in time. */
export class TimedOut extends Error {}

/** Sends a request once and reads the reply to its end. Rejects at once when it times out or is aborted. */
export function sendAttempt(
  { url, method, headers, body, mayRepeat }: Outgoing,
  { fetch, timeout, signal, maxResponseBytes, secret, effects }: AttemptSettings,
): Promise<{ response: Response; text: string }> {
  return new Deadline(timeout, () => new TimedOut(), effects).within(signal, async (ending) => {
    const init: RequestInit = { method, headers, signal: ending, redirect: 'manual' };
    if (body !== undefined) init.body = body;
    let response = await sendOnce(fetch, url, init);
    if (isRedirect(response)) {
      const { followRedirects } = await import('./follow-redirects.js');
      response = await followRedirects(response, fetch, url, init, { secret, mayRepeat });
    }
    // A `fetch` that does not heed its signal may answer after the call has ended.
    if (ending.aborted) await response.body?.cancel();
    return { response, text: await readBody(response, maxResponseBytes) };
  });
}
