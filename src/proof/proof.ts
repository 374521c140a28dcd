// Verifies topic messages by their running hashes, and blocks by the hashes before them.

export {
  type ChainedCallOptions,
  type ChainedListRequest,
  type CheckedCallOptions,
  chainedList,
  type Proven,
} from './chained-list.js';
export { ProofError } from './proof-error.js';
export { type HashedMessage, runningHash, verifyMessage } from './running-hash.js';
export type { Anchor, ProvenRange, Verify } from './verify-option.js';
