// Converts values between the forms that callers use and the text that the service accepts and sends.

export * from './amounts.js';
export * from './digest.js';
export * from './entity-ids.js';
export * from './filters.js';
export * from './inputs.js';
export * from './kinds.js';
export * from './networks.js';
export * from './ordinal.js';
export * from './timestamps.js';
export * from './topic-messages.js';
export * from './transaction-ids.js';
