import { type CallContext, ClientError, type ErrorCause } from './client-error.js';

/** A time limit was reached before a complete reply, the end of the call, or the result of `waitFor`. */
export class TimeoutError extends ClientError {
  static override readonly kind: string = 'ledger-query-client.TimeoutError';
  override readonly name = 'TimeoutError';
  /** The limit that was reached, in milliseconds: `timeout` or `deadline` of a call, or `timeout` of `waitFor`. */
  readonly timeout: number;
  /** The number of attempts. */
  readonly attempts: number;

  constructor(
    message: string,
    { timeout, attempts }: { timeout: number; attempts: number },
    context: CallContext,
    options?: ErrorCause,
  ) {
    super(message, context, options);
    this.timeout = timeout;
    this.attempts = attempts;
  }
}
