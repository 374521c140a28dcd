import { type CallContext, ParameterError } from '../../errors/errors.js';
import { isPlainRecord } from '../operation/check-options.js';
import type { CallOptions } from '../operation/options.js';

type GivenHeaders = Readonly<Record<string, string>>;

/** What most calls are given: nothing has to be checked, merged or hidden. */
export const noHeaders: GivenHeaders = {};

/** Headers as the caller gave them: the transport's, then those of the call, which win. */
export function givenHeaders(
  common: GivenHeaders,
  own: CallOptions['headers'],
  context: CallContext,
): GivenHeaders {
  if (common === noHeaders && !own) return noHeaders;
  if (!isPlainRecord(common))
    throw new ParameterError(
      { parameter: 'headers', given: typeof common, allowed: 'a function that gives an object of texts' },
      context,
    );
  const given = new Map<string, [string, string]>();
  // Names differ in case at most, so that of two spellings the later counts.
  for (const [name, value] of [...Object.entries(common), ...Object.entries(own ?? {})])
    given.set(name.toLowerCase(), [name, value]);
  return Object.fromEntries(given.values());
}

/** All headers of a request; refuses what cannot be sent without naming the value, which may be a key. */
export function requestHeaders(
  given: GivenHeaders,
  mediaType: string | undefined,
  context: CallContext,
): HeadersInit {
  if (given === noHeaders && mediaType === undefined) return { accept: 'application/json' };
  const headers = new Headers({ accept: 'application/json' });
  if (mediaType !== undefined) headers.set('content-type', mediaType);
  for (const [name, value] of Object.entries(given)) {
    const refuse = (allowed: string): never => {
      const parameter = `headers[${JSON.stringify(name)}]`;
      throw new ParameterError({ parameter, given: typeof value, allowed }, context);
    };
    // A key that is not set would otherwise be sent as the word "undefined".
    if (typeof value !== 'string') refuse('text, or left out');
    try {
      headers.set(name, value);
    } catch {
      refuse('a name and value that HTTP can carry');
    }
  }
  return headers;
}
