// Loads the validators of all replies, for tests and figures in virtual time: loading takes real time, while such a clock
// would advance.

import * as ledgerOperations from '../generated/ledger/operations.js';
import * as statusOperations from '../generated/status/operations.js';

for (const exported of Object.values({ ...ledgerOperations, ...statusOperations }))
  if (typeof exported === 'object') await exported.validator?.();
