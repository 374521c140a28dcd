import { type CallContext, ParameterError } from '../../errors/errors.js';
import { isPlainRecord } from '../check-options.js';

type HeaderRecord = Readonly<Record<string, string>>;

interface RequestHeaders {
  /** All headers of the request. */
  readonly headers: HeadersInit;
  /** Those of the caller, which may be keys. Undefined if there are none. */
  readonly secrets?: HeaderRecord;
}

/**
 * Joins the headers of a transport and of a call, which override them. Refuses what HTTP cannot carry, without the value,
 * as that may be a key.
 */
export function requestHeaders(
  common: unknown,
  own: HeaderRecord | undefined,
  mediaType: string | undefined,
  context: CallContext,
): RequestHeaders {
  if (common === undefined && !own && mediaType === undefined)
    return { headers: { accept: 'application/json' } };
  if (common !== undefined && !isPlainRecord(common))
    throw new ParameterError(
      { parameter: 'headers', given: typeof common, allowed: 'a function that returns an object of strings' },
      context,
    );
  // Names are the same in upper and lower case.
  const byName = new Map<string, readonly [string, unknown]>();
  for (const [name, value] of [...Object.entries(common ?? {}), ...Object.entries(own ?? {})])
    byName.set(name.toLowerCase(), [name, value]);
  const headers = new Headers({ accept: 'application/json' });
  if (mediaType !== undefined) headers.set('content-type', mediaType);
  for (const [name, value] of byName.values()) {
    const refuse = (allowed: string): never => {
      const parameter = `headers[${JSON.stringify(name)}]`;
      throw new ParameterError({ parameter, given: typeof value, allowed }, context);
    };
    // Otherwise a key that is not set is sent as the word "undefined".
    if (typeof value !== 'string') refuse('a string, or left out');
    try {
      headers.set(name, String(value));
    } catch {
      refuse('a name and value that HTTP can carry');
    }
  }
  return byName.size > 0
    ? { headers, secrets: Object.fromEntries(byName.values()) as HeaderRecord }
    : { headers };
}
