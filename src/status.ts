export * from '../generated/status/index.js';
export * from '../generated/status/operations.js';
export * from './shared-names.js';
