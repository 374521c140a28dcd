import { type CallContext, ClientError } from './client-error.js';

/** There is no reply: the network, the address or the connection failed. `cause` is the error that `fetch` threw. */
export class NetworkError extends ClientError {
  override readonly name = 'NetworkError';
  /** The number of attempts. */
  readonly attempts: number;

  constructor(message: string, attempts: number, context: CallContext, options?: ErrorOptions) {
    super(message, context, options);
    this.attempts = attempts;
  }
}
