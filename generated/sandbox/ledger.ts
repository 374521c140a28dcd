// Replies of the sandbox to operations of the ledger service that it has no code for.
// Made from the description of Ledger query service 0.154.0 by `npm run generate`. Do not edit.

import type { MadeOperation } from '../../src/sandbox/made-operation.js';

/** The version of the simulated service. */
export const version = '0.154.0';

export const madeOperations: readonly MadeOperation[] = [];
