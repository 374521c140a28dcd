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

/** With `true`, the hash of each message has to follow from the one before. With anchors, the chain has to meet their hashes as well. */
export type Verify = boolean | Anchor | readonly Anchor[];

/** The first and the last message that a trusted hash covers. */
export interface ProvenRange {
  readonly from: bigint;
  readonly to: bigint;
}
