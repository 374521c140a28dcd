import { createFinalURL, defaultPathSerializer } from 'openapi-fetch';
import type { Operation } from '../operation/operation.js';
import type { Serialised } from './parameters.js';

/** What follows the base URL: the path with its parameters filled in and encoded, and the query. */
export function requestPath({ path }: Operation, input: Serialised): string {
  return createFinalURL(path, {
    baseUrl: '',
    params: { path: input.path },
    pathSerializer: defaultPathSerializer,
    querySerializer: () => input.query,
  });
}
