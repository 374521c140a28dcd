// Faults that were written from the source alone, before any test was run with one. The tests of a room have to notice
// those of their room. Faults that the simulation finds are in `scripts/simulate/planted.ts`.

import { afterFaults, proofFaults } from './after-and-proof.js';
import { clientFaults, listFaults } from './client-and-lists.js';
import { changeFaults, hostFaults } from './hosts-and-changes.js';
import { pastFaults } from './past.js';
import type { PlantedFault } from './planted-fault.js';
import { agentFaults, commandFaults, queryFaults } from './programs.js';
import { ledgerFaults, otherSandboxFaults, truthFaults } from './sandbox.js';
import { followFaults, scanFaults } from './scan-and-follow.js';
import { statementFaults } from './statement.js';
import { errorFaults, valueFaults } from './values-and-errors.js';
import { viemFaults } from './viem.js';

export const plantedFaults: readonly PlantedFault[] = [
  ...afterFaults,
  ...proofFaults,
  ...pastFaults,
  ...statementFaults,
  ...viemFaults,
  ...hostFaults,
  ...changeFaults,
  ...valueFaults,
  ...errorFaults,
  ...commandFaults,
  ...agentFaults,
  ...queryFaults,
  ...truthFaults,
  ...ledgerFaults,
  ...otherSandboxFaults,
  ...clientFaults,
  ...listFaults,
  ...scanFaults,
  ...followFaults,
];
