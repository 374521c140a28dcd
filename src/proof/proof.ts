// Verifies topic messages by their running hashes.

export {
  type ChainedCallOptions,
  type ChainedListRequest,
  chainedList,
  type Proven,
} from './chained-list.js';
export { ProofError } from './proof-error.js';
export { type HashedMessage, runningHash, verifyMessage } from './running-hash.js';
export type { Against, Anchor, ProvenRange, Verify } from './verify-option.js';
