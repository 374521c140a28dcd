import { nothing, type Redact } from '../../errors/errors.js';
import type { Deadline } from './deadline.js';

/** What may be told of a call, and what not. */
export interface Discretion {
  readonly redact: Redact;
  /** What was thrown, without secrets: a `cause` is printed as readily as a message. */
  readonly cause: (thrown: unknown) => unknown;
}

const nothingSecret: Discretion = { redact: nothing, cause: (thrown) => thrown };

// Nothing is told where it is not known what to hide.
const speechless: Discretion = { redact: () => '***', cause: () => undefined };

/**
 * Hides what of headers and a base URL's path is secret. What finds it is loaded before a request that has something to
 * hide, as it may be offline later; a failure to load it is none of the call.
 */
export async function discretionOf(
  headers: Readonly<Record<string, string>>,
  prefix: string,
  signal: AbortSignal | undefined,
  deadline: Deadline,
): Promise<Discretion> {
  if (prefix === '' && Object.keys(headers).length === 0) return nothingSecret;
  return deadline.within(signal, async () => {
    const loaded = await import('./redact.js').catch(() => undefined);
    if (!loaded) return speechless;
    const redact = loaded.redactor(headers, prefix);
    return { redact, cause: (thrown) => loaded.redactedCause(thrown, redact) };
  });
}
