import { madeOperations as made } from '../../../generated/sandbox/ledger.js';
import type { Lookups } from './lookup.js';
import type { Operation } from './operations.js';

/** New operations belong to the Java backend, where the service is developed. */
export const madeOperations: readonly Operation[] = made.map(({ operationId, method, path }) => ({
  operationId,
  method,
  path: path.replace('/api/v1', ''),
  backend: 'java',
  query: {},
  order: 'asc',
  checks: [],
  isStrict: false,
  maxAge: 1,
}));

export const madeLookups: Lookups = Object.fromEntries(
  made.map(({ operationId, reply }) => [operationId, () => reply]),
);
