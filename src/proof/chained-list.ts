import {
  type CallOptions,
  isPlainRecord,
  newCall,
  type Operation,
  type Transport,
} from '../client/client.js';
import { type Follow, type FollowOptions, type GrowingListRequest, growingListOf } from '../follow/follow.js';
import type { ListProof } from '../lists/lists.js';
import type { ListPart, RangedListRequest, Scan, ScanOptions } from '../scan/scan.js';
import type { ProvenRange, Verify } from './verify-option.js';

/** Options of a call whose list has running hashes. */
export interface ChainedCallOptions extends CallOptions {
  /**
   * Recomputes the running hash of each message before it is returned, and compares it with the trusted hashes, if there
   * are any. A list that does not begin with message 1 requests the message before it, which is the base of its chain. A
   * hash that does not fit is a `ProofError`. So is a message that the service skips for more than four seconds. A service
   * that does not show the newest messages or an anchor until the deadline may only lag: that is a `ServiceBehindError`.
   *
   * @default false
   */
  readonly verify?: Verify | undefined;
}

/** Options of a call whose items name the hash of the item before. */
export interface CheckedCallOptions extends CallOptions {
  /**
   * Checks each item before it is returned: numbers have no gaps, and each item names the hash of the one before it. If
   * not, the error is a `ProofError`, for a missing number after four seconds, as its row may be late. A list that does
   * not begin at the first item requests the one before it. The hashes cannot be computed from replies, so this shows only
   * that the replies agree with each other.
   *
   * @default false
   */
  readonly verify?: boolean | undefined;
}

/** The part of a list that trusted hashes cover, of its last reading. */
export interface Proven {
  /**
   * The messages that a trusted hash covers; undefined until the message of one was read. A chain without trusted hashes
   * only shows that the service agrees with itself.
   */
  readonly proven: ProvenRange | undefined;
}

/** A list with a running hash, read with the option `verify`. Cursors carry the hash to the next reading. */
export interface ChainedListRequest<Page, Item> extends GrowingListRequest<Page, Item>, Proven {
  scan(options?: ScanOptions): Scan<Item> & Proven;
  part(part: ListPart): RangedListRequest<Page, Item> & Proven;
  follow(options?: FollowOptions): Follow<Item> & Proven;
}

/**
 * Called by the generated function of each list with hashes. `verify` leaves the options here and becomes the `proof` of
 * the call: each way to read a list asks it for a reading, and knows nothing of hashes.
 */
export function chainedList<Page extends object, Item>(
  transport: Transport,
  operation: Operation,
  params?: object,
  options?: ChainedCallOptions,
): ChainedListRequest<Page, Item> {
  const { verify = false, ...others } = isPlainRecord(options) ? (options as ChainedCallOptions) : {};
  const call = newCall(transport, operation, params, isPlainRecord(options) ? others : options);
  const proof = verify === false ? undefined : proofOf(verify);
  return growingListOf({ ...call, proof }) as ChainedListRequest<Page, Item>;
}

/** Verifies the readings of a list. The code that computes hashes is loaded when a reading starts. */
function proofOf(verify: unknown): ListProof {
  return {
    start: async (...reading) => (await import('./chain.js')).startReading(verify, ...reading),
    cursorBehind: async (...places) => (await import('./chain.js')).cursorBehind(...places),
    ofPart: () => proofOf(verify),
  };
}
