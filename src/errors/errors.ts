// The error classes of the client, and functions that make foreign text safe for error messages.

export * from './api-error.js';
export * from './client-error.js';
export * from './foreign-text.js';
export * from './network-error.js';
export * from './parameter-error.js';
export * from './response-error.js';
export * from './timeout-error.js';
