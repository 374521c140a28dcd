// Growing lists: their items as they are added, each once and in order.

export type { FollowOptions, GapEvent } from './follow-options.js';
export { type Follow, type GrowingListRequest, growingList } from './growing-list-request.js';
