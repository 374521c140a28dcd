export * from '../generated/ledger/index.js';
export * from '../generated/ledger/operations.js';
export * from './ledger-names.js';
export * from './shared-names.js';
