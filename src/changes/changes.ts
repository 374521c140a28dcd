// What changes on the status page.

export type { Change } from './change.js';
export { type Changes, type ChangesOptions, changes } from './page-changes.js';
