import { type CallContext, ClientError, type ErrorCause } from '../errors/errors.js';

/** The lookup of the transaction in the option `after` did not find it. */
export class TransactionMissingError extends ClientError {
  static override readonly kind: string = 'ledger-query-client.TransactionMissingError';
  override readonly name = 'TransactionMissingError';
  /** The transaction ID. */
  readonly transactionId: string;
  /**
   * Whether the service has shown all of the transaction's validity, and still replied 404. Most such transactions do not
   * exist. If false, the deadline of the call ended first.
   */
  readonly isExpired: boolean;

  constructor(transactionId: string, isExpired: boolean, context: CallContext, options?: ErrorCause) {
    const reason = isExpired
      ? 'the service has shown all of its validity, and replied 404 after that. If a list has it, pass its consensus time instead'
      : 'the deadline is over, but it may still appear. Read again with a longer deadline';
    super(`transaction ${transactionId} was not found: ${reason}`, context, options);
    this.transactionId = transactionId;
    this.isExpired = isExpired;
  }
}
