export * from '../generated/ledger/index.js';
export * from '../generated/status/index.js';
export * from './core.js';
export * from './values.js';
