import { type CallContext, ClientError, type ErrorCause } from './client-error.js';

/** There is no reply: the network, the address or the connection failed. `cause` is the error that `fetch` threw. */
export class NetworkError extends ClientError {
  static override readonly kind: string = 'ledger-query-client.NetworkError';
  override readonly name = 'NetworkError';
  /** The number of attempts. */
  readonly attempts: number;

  constructor(message: string, attempts: number, context: CallContext, options?: ErrorCause) {
    super(message, context, options);
    this.attempts = attempts;
  }
}
