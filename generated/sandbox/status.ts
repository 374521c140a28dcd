// Replies and facts that the sandbox takes from the description of the status service.
// Made from the description of Status service 2.0.0 by `npm run generate`. Do not edit.

import type { MadeOperation } from '../../src/sandbox/described-operation.js';

/** The version of the simulated service. */
export const version = '2.0.0';

export const madeOperations: readonly MadeOperation[] = [];
