// What the sandbox answers to operations of the status service that it has no code for.
// Made from the description of Status service 2.0.0 by `npm run generate`. Do not edit.

import type { MadeOperation } from '../../src/sandbox/made-operation.js';

export const madeOperations: readonly MadeOperation[] = [];
