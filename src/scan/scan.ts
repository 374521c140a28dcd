// A whole list at once: many pages are requested at the same time.

export {
  inLargestPages,
  type RangedListRequest,
  rangedList,
  rangedListOf,
  type Scan,
  scan,
} from './ranged-list-request.js';
export type { ScanOptions } from './scanner.js';
export type { ListPart } from './split.js';
