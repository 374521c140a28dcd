export * from '../generated/ledger/index.js';
export * from '../generated/status/index.js';
export * from './ledger-names.js';
export * from './shared-names.js';
