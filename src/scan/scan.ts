// A whole list at once: many pages are requested at the same time.

export { inLargestPages, type RangedListRequest, rangedList, rangedListOf } from './ranged-list-request.js';
export { type Scan, type ScanOptions, scan } from './scan-list.js';
export type { ListPart } from './split.js';
