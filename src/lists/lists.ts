// Lists: queries, cursors, pages and walks over all items.

export { type ListPlace, readCursor } from './cursor.js';
export { endable, Left } from './endable.js';
export type { ItemKey } from './item-key.js';
export { keyRange } from './key-range.js';
export type { ListCall } from './list-call.js';
export { ListReader, type PageRequest, type ReadPage } from './list-reader.js';
export { LazyList, type ListPage, type ListRequest, list, refusal, unsent } from './list-request.js';
export { targetOf } from './many-values.js';
export { type NextQuery, partOf } from './next-query.js';
export { onDemand } from './on-demand.js';
export { bound } from './one-key.js';
export { lastAlone, queryAfter, reversed } from './query-after.js';
export { request, type UndescribedCall } from './undescribed-request.js';
export { type PagesOptions, walkFrom } from './walk.js';
