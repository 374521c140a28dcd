// Growing lists: their items as they are added, each once and in order.

export type { FollowOptions, GapEvent } from './follow-options.js';
export { type Follow, type GrowingListRequest, growingList, growingListOf } from './growing-list-request.js';
