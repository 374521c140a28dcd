import { type CallContext, ClientError, type ErrorCause } from '../errors/errors.js';

/** The transaction in the option `after` was not found. */
export class TransactionMissingError extends ClientError {
  static override readonly kind: string = 'ledger-query-client.TransactionMissingError';
  override readonly name = 'TransactionMissingError';
  /** The transaction ID. */
  readonly transactionId: string;
  /**
   * Whether the transaction can no longer appear: the service shows all of its validity, and the transaction is not
   * there. If false, the deadline of the call ended first.
   */
  readonly isExpired: boolean;

  constructor(transactionId: string, isExpired: boolean, context: CallContext, options?: ErrorCause) {
    const reason = isExpired
      ? 'its validity is over, so it cannot appear'
      : 'the deadline is over, but it may still appear. Read again with a longer deadline';
    super(`transaction ${transactionId} was not found: ${reason}`, context, options);
    this.transactionId = transactionId;
    this.isExpired = isExpired;
  }
}
