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

/** The service did not reach the option `after` in time. `cause` is its last reply, if that was an error. */
export class ServiceBehindError extends ClientError {
  static override readonly kind: string = 'ledger-query-client.ServiceBehindError';
  override readonly name = 'ServiceBehindError';
  /** The time or the transaction ID in the option `after`. */
  readonly after: string;
  /** The end of the newest record file that the service has shown; undefined if it has shown none. */
  readonly newest: string | undefined;
  /** Milliseconds between `newest` and the clock. */
  readonly behind: number | undefined;

  constructor(
    { after, newest, behind }: Pick<ServiceBehindError, 'after' | 'newest' | 'behind'>,
    context: CallContext,
    options?: ErrorCause,
  ) {
    const lag = newest === undefined ? '' : `. Its newest record file ends at ${newest}, ${behind} ms ago`;
    super(`the service did not show the state after ${after} in time${lag}`, context, options);
    this.after = after;
    this.newest = newest;
    this.behind = behind;
  }
}
