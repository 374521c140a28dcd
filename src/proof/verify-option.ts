import type { HashedMessage } from './running-hash.js';

/** A running hash from a source that you trust. The receipt or record of an SDK is taken as it is. */
export type Anchor =
  | {
      readonly sequenceNumber: bigint | number | string;
      /** The hash as base64, or its 48 bytes. */
      readonly runningHash: string | Uint8Array;
    }
  | {
      readonly topicSequenceNumber: { toString(): string } | null;
      readonly topicRunningHash: Uint8Array | null;
    };

/**
 * Another client, whose service has to return the same hashes. It gets one request for each 100 messages that are read,
 * and one at the end of the reading. If it lacks the newest messages, lower ones are compared: at most 8 requests at the
 * end, or, in descending order, one after 1, 2, 4, 8, … messages. `compared` of the list says what was compared. A
 * reading of which no message was compared ends with a `NotComparedError`.
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

/** Whether the messages have to be a chain, and the hashes that this chain has to meet. */
export type Verify = boolean | Anchor | readonly Anchor[] | Against;

/** The first and the last message that a trusted hash covers. */
export interface ProvenRange {
  readonly from: bigint;
  readonly to: bigint;
}

/** What a reading with `against` has compared with the other service. */
export interface ComparedMessages {
  /** How many running hashes were compared. All were equal: another hash is a `ProofError`. */
  readonly count: number;
  /** The newest message whose hash was compared. Its hash covers the messages before it. Undefined if there is none. */
  readonly last: bigint | undefined;
  /** Messages after that one which the other service was asked for and did not return, in ascending order. */
  readonly missing: readonly bigint[];
}
