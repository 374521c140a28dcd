import { type CallContext, ParameterError } from './errors.js';
import type { Operation } from './operation.js';
import type { CallOptions, HeaderSource } from './options.js';
import type { Serialised } from './parameters.js';

/** Headers as the caller gave them: the transport's, then those of the call, which win. */
export async function givenHeaders(
  source: HeaderSource | undefined,
  own: CallOptions['headers'],
): Promise<Record<string, string>> {
  const common = typeof source === 'function' ? await source() : source;
  const given = new Map<string, [string, string]>();
  // Names differ in case at most, so that of two spellings the later counts.
  for (const [name, value] of [...Object.entries(common ?? {}), ...Object.entries(own ?? {})])
    given.set(name.toLowerCase(), [name, value]);
  return Object.fromEntries(given.values());
}

/** All headers of a request; refuses what cannot be sent without naming the value, which may be a key. */
export function requestHeaders(
  { body }: Operation,
  input: Serialised,
  given: Readonly<Record<string, string>>,
  context: CallContext,
): Headers {
  const headers = new Headers({ accept: 'application/json' });
  if (input.body !== undefined && body) headers.set('content-type', body.mediaType);
  for (const [name, value] of Object.entries(given)) {
    try {
      headers.set(name, value);
    } catch {
      throw new ParameterError(
        {
          parameter: `headers[${JSON.stringify(name)}]`,
          given: typeof value,
          allowed: 'a name and value that HTTP can carry',
        },
        context,
      );
    }
  }
  return headers;
}
