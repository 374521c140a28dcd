import type { HashedMessage } from './running-hash.js';

/** A running hash from a source that you trust. The receipt or record of an SDK is taken as it is. */
export type Anchor =
  | {
      readonly sequenceNumber: bigint | number | string;
      /** The hash as base64, or its 48 bytes. */
      readonly runningHash: string | Uint8Array;
    }
  | {
      /** A `Long` of an SDK. */
      readonly topicSequenceNumber: { toString(): string } | null;
      readonly topicRunningHash: Uint8Array | null;
    };

/**
 * Another client, whose service has to return the same hashes. `compared` of the list says what was compared. A reading of
 * which no message was compared ends with a `NotComparedError`.
 *
 * - In ascending order, every 100th message and the last one are requested. If the service lacks the last one, at most 7 lower
 *   ones are requested.
 * - In descending order, the first message is requested, whose hash covers all others. As long as the service lacks the
 *   requested message, a lower one is requested after 2, 4, 8, … messages.
 *
 * `'hosts'` is for a client with several hosts: one that did not send the message has to return its hash. A host that does
 * not reply proves nothing, and the next one gets the request.
 */
export interface Against {
  readonly against:
    | 'hosts'
    | {
        getTopicMessageByIdAndSequenceNumber(
          params: { readonly topicId: string; readonly sequenceNumber: bigint },
          options?: { readonly signal?: AbortSignal | undefined },
        ): PromiseLike<Pick<HashedMessage, 'running_hash'>>;
      };
}

/** With `true`, the hash of each message has to follow from the one before. With anchors, the chain has to meet their hashes as well; with `against`, those of another service. */
export type Verify = boolean | Anchor | readonly Anchor[] | Against;

/** The first and the last message that a trusted hash covers. */
export interface ProvenRange {
  readonly from: bigint;
  readonly to: bigint;
}

/** The result of a comparison with another service, by the option `against`. */
export interface ComparedMessages {
  /** How many running hashes were compared. All were equal: another hash is a `ProofError`. */
  readonly count: number;
  /** The newest message whose hash was compared. Its hash covers the messages before it. Undefined if no hash was compared. */
  readonly last: bigint | undefined;
  /** Messages after that one which were requested and not returned, in ascending order. */
  readonly missing: readonly bigint[];
}
