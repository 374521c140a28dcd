export type { Fault, Faults } from './sandbox/faults.js';
export type { Execution, LedgerData, Owned } from './sandbox/ledger-data.js';
export type { Listener } from './sandbox/listen.js';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox/sandbox.js';
export type { Weaknesses } from './sandbox/select.js';
export type { StatusPage } from './sandbox/status-page.js';
