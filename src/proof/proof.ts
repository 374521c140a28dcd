// Verifies topic messages by their running hashes.

export { ProofError } from './proof-error.js';
export { type HashedMessage, runningHash, verifyMessage } from './running-hash.js';
