// Verifies topic messages by their running hashes, and blocks by the hashes before them.

export {
  type ChainedCallOptions,
  type ChainedListRequest,
  type CheckedCallOptions,
  chainedList,
  type Proven,
} from './chained-list.js';
export { NotComparedError } from './not-compared-error.js';
export { ProofError } from './proof-error.js';
export { type HashedMessage, runningHash, verifyMessage } from './running-hash.js';
export type { Against, Anchor, ComparedMessages, ProvenRange, Verify } from './verify-option.js';
