// The status page: its changes as they happen, each once and in order.

export type { Change } from './change.js';
export { type Changes, changes } from './page-changes.js';
export type { ChangesOptions } from './page-follower.js';
