export * from '../generated/ledger/index.js';
export * from '../generated/ledger/operations.js';
export * from './core.js';
export * from './values.js';
