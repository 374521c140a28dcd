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
 * Another client, whose service has to return the same hashes. At most one request for each 100 messages is sent to it.
 * `'hosts'` is for a client with several hosts: one that did not send the message has to return its hash. A host that does
 * not reply proves nothing, and the next one gets the request.
 */
export interface Against {
  readonly against:
    | 'hosts'
    | {
        getTopicMessageByIdAndSequenceNumber(params: {
          readonly topicId: string;
          readonly sequenceNumber: bigint;
        }): PromiseLike<Pick<HashedMessage, 'running_hash'>>;
      };
}

/** Whether the messages have to be a chain, and the hashes that this chain has to meet. */
export type Verify = boolean | Anchor | readonly Anchor[] | Against;

/** The first and the last message that a trusted hash covers. */
export interface ProvenRange {
  readonly from: bigint;
  readonly to: bigint;
}
