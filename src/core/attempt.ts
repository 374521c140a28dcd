import type { Effects } from './effects.js';
import { fetchOnSameOrigin } from './follow-redirects.js';
import { onAbort } from './on-abort.js';
import type { Fetch } from './options.js';
import { readBody } from './read-body.js';

/** One send, its settings included. */
export interface AttemptSettings {
  fetch: Fetch;
  /** Milliseconds until the whole reply has to be there. */
  timeout: number;
  signal: AbortSignal | undefined;
  maxResponseBytes: number;
  /** Whether headers or path may hold a key. */
  secret: boolean;
  effects: Effects;
}

/** No complete reply in time. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

/** Sends a request once and reads the reply to its end. Rejects at once when it times out or is aborted. */
export async function sendAttempt(
  request: Request,
  body: BodyInit | undefined,
  { fetch, timeout, signal, maxResponseBytes, secret, effects }: AttemptSettings,
): Promise<{ response: Response; text: string }> {
  const controller = new AbortController();
  const stopWatching = onAbort(signal, () => controller.abort(signal?.reason));
  const cancelTimer = Number.isFinite(timeout)
    ? effects.after(timeout, () => controller.abort(new TimedOut()))
    : undefined;
  try {
    // The body is given anew, so that what is sent again is the same body and not one that was read.
    const once = new Request(request, { signal: controller.signal, ...(body === undefined ? {} : { body }) });
    return await unlessAborted(controller.signal, async () => {
      const response = secret ? await fetchOnSameOrigin(fetch, once, body) : await fetch(once);
      // A `fetch` that does not heed its signal may answer after the call has ended.
      if (controller.signal.aborted) await response.body?.cancel();
      return { response, text: await readBody(response, maxResponseBytes) };
    });
  } finally {
    cancelTimer?.();
    stopWatching();
  }
}

/** What the work comes to, or the signal's reason as soon as it is aborted. */
async function unlessAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  let stopWatching = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stopWatching = onAbort(signal, () => reject(signal.reason));
  });
  try {
    return await Promise.race([work(), aborted]);
  } finally {
    stopWatching();
  }
}
