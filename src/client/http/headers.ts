import { type CallContext, throwSecretError } from '../../errors/errors.js';
import { isPlainRecord } from '../check-options.js';
import { version } from '../version.js';

const userAgent = 'user-agent';

export type HeaderRecord = Readonly<Record<string, string>>;

/**
 * The headers of one request: those of the client, then those of the transport (`common`) and of the call (`own`), which
 * replace each other whatever their case is. They are checked here, because a function may return anything, and their
 * values are returned as `secrets` for the redactor. Without own headers, a plain object is returned, as most requests
 * have none.
 */
export function requestHeaders(
  common: unknown,
  own: unknown,
  mediaType: string | undefined,
  context: CallContext,
  accept = 'application/json',
): { headers: Headers | HeaderRecord; secrets?: HeaderRecord } {
  const usual: Record<string, string> = { accept };
  // Browsers have their own, and would first ask the service whether another one is allowed:
  // https://developer.mozilla.org/en-US/docs/Glossary/Preflight_request
  if (!globalThis.navigator?.userAgent?.startsWith('Mozilla'))
    usual[userAgent] = `ledger-query-client/${version}`;
  if (common === undefined && own === undefined && mediaType === undefined) return { headers: usual };
  // The names of headers have no case. The value of a call replaces that of the transport, before both are checked.
  const byName = new Map<string, readonly [string, unknown]>();
  for (const part of [common, own]) {
    if (part !== undefined && !isPlainRecord(part))
      throwSecretError('headers', part, 'a function that returns an object of strings', context);
    for (const [name, value] of Object.entries(part ?? {})) byName.set(name.toLowerCase(), [name, value]);
  }
  const headers = new Headers(usual);
  if (mediaType !== undefined) headers.set('content-type', mediaType);
  for (const [key, [name, value]] of byName) {
    const throwHeaderError = (allowed: string): never =>
      throwSecretError(`headers[${JSON.stringify(name)}]`, value, allowed, context);
    // Without this check, an unset key is sent as the text "undefined".
    if (typeof value !== 'string') throwHeaderError('a string, or left out');
    try {
      headers.set(name, key === userAgent ? `${headers.get(key) ?? ''} ${value}` : String(value));
    } catch {
      throwHeaderError('a valid name and value of an HTTP header');
    }
  }
  if (byName.size > 0) return { headers, secrets: Object.fromEntries(byName.values()) as HeaderRecord };
  return { headers };
}
