// Replies of the sandbox to operations of the status service that it has no code for.
// Made from the description of Status service 2.0.0 by `npm run generate`. Do not edit.

import type { MadeOperation } from '../../src/sandbox/described-operation.js';

/** The version of the simulated service. */
export const version = '2.0.0';

export const madeOperations: readonly MadeOperation[] = [];
