import { type CallContext, ClientError } from '../errors/errors.js';

/** What an `after` that could not be kept tells of the service. */
export interface Shortfall {
  /** What was waited for: a moment, or a transaction ID. */
  readonly after: string;
  /** The newest moment that the service has shown; undefined if none was told. */
  readonly newest: string | undefined;
  /** Milliseconds between that and the clock. */
  readonly behind: number | undefined;
}

/** The transaction that a call's `after` names was not found. */
export class TransactionMissingError extends ClientError {
  override readonly name = 'TransactionMissingError';
  /** The transaction ID. */
  readonly transactionId: string;
  /**
   * Whether it can appear no more: the service has told all of the time in which it was valid. If not, the call's
   * `deadline` was over before.
   */
  readonly isExpired: boolean;

  constructor(transactionId: string, isExpired: boolean, context: CallContext, options?: ErrorOptions) {
    const why = isExpired ? 'and it is no longer valid' : 'within the deadline; it may yet appear';
    super(`transaction ${transactionId} was not found, ${why}`, context, options);
    this.transactionId = transactionId;
    this.isExpired = isExpired;
  }
}

/** The service did not come as far as a call's `after` in time. `cause` has its last answer, if that was an error. */
export class ServiceBehindError extends ClientError {
  override readonly name = 'ServiceBehindError';
  /** What was waited for: a moment, or a transaction ID. */
  readonly after: string;
  /** The newest moment that the service has shown; undefined if none was told. */
  readonly newest: string | undefined;
  /** Milliseconds between that and the clock. */
  readonly behind: number | undefined;

  constructor({ after, newest, behind }: Shortfall, context: CallContext, options?: ErrorOptions) {
    const told = newest === undefined ? '' : `: its newest is ${newest}, ${behind} ms behind the clock`;
    super(`the service has not shown in time what is after ${after}${told}`, context, options);
    this.after = after;
    this.newest = newest;
    this.behind = behind;
  }
}
