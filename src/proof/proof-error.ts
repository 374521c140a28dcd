import { type CallContext, ClientError, type ErrorCause, noContext } from '../errors/errors.js';

/** A hash does not fit: the service returned other data than the ledger has, or left some out. */
export class ProofError extends ClientError {
  static override readonly kind: string = 'ledger-query-client.ProofError';
  override readonly name = 'ProofError';
  /** The sequence number of the message, or the number of the block, whose hash does not fit. */
  readonly sequenceNumber: bigint;
  /** The recomputed hash, or the hash of the anchor; undefined if no hash can be computed. */
  readonly expected: string | undefined;
  /** The hash that the service returned; undefined if the item is missing. */
  readonly received: string | undefined;

  constructor(
    reason: string,
    { sequenceNumber, expected, received }: Pick<ProofError, 'sequenceNumber' | 'expected' | 'received'>,
    context: CallContext = noContext,
    options?: ErrorCause,
  ) {
    const hashes = `expected ${expected ?? 'another item'}, received ${received ?? 'none'}`;
    super(`number ${sequenceNumber} ${reason}: ${hashes}`, context, options);
    this.sequenceNumber = sequenceNumber;
    this.expected = expected;
    this.received = received;
  }
}
