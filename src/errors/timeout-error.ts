import { type CallContext, ClientError } from './client-error.js';

/** What was waited for did not come in time: a complete reply, the end of the call, or what `waitFor` looks for. */
export class TimeoutError extends ClientError {
  override readonly name = 'TimeoutError';
  /** The limit that was reached, in milliseconds: `timeout` or `deadline` of a call, or `timeout` of `waitFor`. */
  readonly timeout: number;
  /** How often the call was sent. */
  readonly attempts: number;

  constructor(
    message: string,
    { timeout, attempts }: { timeout: number; attempts: number },
    context: CallContext,
    options?: ErrorOptions,
  ) {
    super(message, context, options);
    this.timeout = timeout;
    this.attempts = attempts;
  }
}
