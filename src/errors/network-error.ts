import { type CallContext, ClientError } from './client-error.js';

/** No reply came: the network, the address or the connection failed. `cause` has what `fetch` threw. */
export class NetworkError extends ClientError {
  override readonly name = 'NetworkError';
  /** How often the call was sent. */
  readonly attempts: number;

  constructor(message: string, attempts: number, context: CallContext, options?: ErrorOptions) {
    super(message, context, options);
    this.attempts = attempts;
  }
}
