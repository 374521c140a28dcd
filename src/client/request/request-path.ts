import { createFinalURL } from 'openapi-fetch';
import type { Operation } from '../operation.js';
import type { Serialised } from './serialise.js';

/**
 * What follows the base URL: the path with its parameters filled in and encoded, and the query. This is all that
 * openapi-fetch is asked for: its client would read replies and merge headers, which needs more care here.
 */
export function requestPath({ path }: Operation, input: Serialised): string {
  return createFinalURL(path, {
    baseUrl: '',
    params: { path: input.path },
    // All are texts by now, of one segment each; what they hold cannot be taken for another parameter, as it is encoded.
    pathSerializer: (template) =>
      Object.entries(input.path).reduce(
        (path, [name, text]) => path.replace(`{${name}}`, encodeURIComponent(text)),
        template,
      ),
    querySerializer: () => input.query,
  });
}
