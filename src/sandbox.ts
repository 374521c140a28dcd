export type { Execution, LedgerData, Owned } from './sandbox/data/ledger-data.js';
export type { Fault, Faults } from './sandbox/faults.js';
export type { Weaknesses } from './sandbox/ledger/select.js';
export type { Listener } from './sandbox/listen.js';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox/sandbox.js';
export type { StatusPage } from './sandbox/status/status-page.js';
