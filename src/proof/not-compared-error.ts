import { type CallContext, ClientError, type ErrorCause } from '../errors/errors.js';

/**
 * The other service of `verify: { against }` returned none of the requested messages, so the messages that were read are not
 * compared. It may lag, or not reply, or belong to another network. This does not show that a service lies: read the list
 * again later. `cause` is the last error of the other service, if there is one.
 */
export class NotComparedError extends ClientError {
  static override readonly kind: string = 'ledger-query-client.NotComparedError';
  override readonly name = 'NotComparedError';
  /** The numbers of the messages that were requested from the other service, in ascending order. */
  readonly missing: readonly bigint[];
  /** The newest message whose hash was compared. Undefined if no hash was compared. */
  readonly last: bigint | undefined;

  constructor(
    service: string,
    { missing, last }: Pick<NotComparedError, 'missing' | 'last'>,
    context: CallContext,
    options?: ErrorCause,
  ) {
    const which = last === undefined ? 'no message' : `no message after ${last}`;
    super(
      `${which} was compared: ${service} returned none of the messages ${missing.join(', ')}`,
      context,
      options,
    );
    this.missing = missing;
    this.last = last;
  }
}
