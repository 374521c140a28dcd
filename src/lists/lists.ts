// Reads lists page by page, and turns places in them into queries and cursors.

export type { Batch, BatchOptions } from './batches.js';
export { isGapless, isYoung, oldEnd } from './continuity.js';
export { changesOf, type ListPlace, readCursor } from './cursor.js';
export { inBatches } from './in-batches.js';
export { completeKey, type ItemKey, isSameKey, itemOrder } from './item-key.js';
export { type KeyOrder, keyOrder, sortNumber } from './key-order.js';
export type { KeyRange } from './key-range.js';
export { KnownNumbers, type Missing, numberRange } from './known-numbers.js';
export { type ListPage, type PagesOptions, walk } from './list-pages.js';
export type { ItemsOfPage, ListCall, ListProof, ProvenReading } from './list-proof.js';
export { ListQuery } from './list-query.js';
export { ListReader } from './list-reader.js';
export { LazyList, type ListRequest, list } from './list-request.js';
export { followable, type NextQuery, type PageRequest, type ReadPage } from './page.js';
export { longestLateness, Patience } from './patience.js';
export { queryAfterItem } from './query-after-item.js';
export { firstChunk } from './query-chunk.js';
export { bound, type QueryPair } from './query-pairs.js';
export { requestKey } from './request-key.js';
export { stoppable } from './stoppable.js';
export { request, type UndescribedCall } from './undescribed-request.js';
