import { type CallContext, refuseSecret } from '../../errors/errors.js';
import { isPlainRecord } from '../check-options.js';

type HeaderRecord = Readonly<Record<string, string>>;

export function requestHeaders(
  common: unknown,
  own: HeaderRecord | undefined,
  mediaType: string | undefined,
  context: CallContext,
): { headers: HeadersInit; secrets?: HeaderRecord } {
  if (common === undefined && !own && mediaType === undefined)
    return { headers: { accept: 'application/json' } };
  if (common !== undefined && !isPlainRecord(common))
    return refuseSecret('headers', common, 'a function that returns an object of strings', context);
  // The names of headers have no case. The value of a call replaces that of the transport, before both are checked.
  const byName = new Map<string, readonly [string, unknown]>();
  for (const [name, value] of [common, own].flatMap((part) => Object.entries(part ?? {})))
    byName.set(name.toLowerCase(), [name, value]);
  const headers = new Headers({ accept: 'application/json' });
  if (mediaType !== undefined) headers.set('content-type', mediaType);
  for (const [name, value] of byName.values()) {
    const refuse = (allowed: string): never =>
      refuseSecret(`headers[${JSON.stringify(name)}]`, value, allowed, context);
    // Without this check, an unset key is sent as the text "undefined".
    if (typeof value !== 'string') refuse('a string, or left out');
    try {
      headers.set(name, String(value));
    } catch {
      refuse('a valid name and value of an HTTP header');
    }
  }
  return byName.size > 0
    ? { headers, secrets: Object.fromEntries(byName.values()) as HeaderRecord }
    : { headers };
}
