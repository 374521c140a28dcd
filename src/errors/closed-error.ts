import { type CallContext, ClientError } from './client-error.js';

/** The client was closed before the call, or during it. */
export class ClosedError extends ClientError {
  static override readonly kind: string = 'ledger-query-client.ClosedError';
  override readonly name = 'ClosedError';

  constructor(context: CallContext) {
    super('the client is closed', context);
  }
}
