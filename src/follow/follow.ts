// A growing list: its items as they appear.

export {
  type Follow,
  type FollowOptions,
  type GapEvent,
  type GrowingListRequest,
  growingList,
} from './growing-list-request.js';
