import { type CallContext, ClientError, type ErrorCause } from './client-error.js';
import { delayInWords, isoTime } from './time-words.js';

/** The state or the items that the service had to show, and its newest time. */
interface Shortfall extends Pick<ServiceBehindError, 'after' | 'newest' | 'behind'> {
  /** The state or the items that no reply has shown, in words. */
  readonly missing?: string;
}

/**
 * The service did not show in time what it has to have: the state after the option `after`, what follows an item of a list,
 * or an item of a list with the option `verify`. It may lag, so this accuses nobody. `cause` is its last reply, if that was an
 * error.
 */
export class ServiceBehindError extends ClientError {
  static override readonly kind: string = 'ledger-query-client.ServiceBehindError';
  override readonly name = 'ServiceBehindError';
  /** The time or the transaction ID in the option `after`, or the key of the item of a list. */
  readonly after: string;
  /** The end of the newest record file that the service has shown; undefined if it has shown none. */
  readonly newest: string | undefined;
  /** Milliseconds between `newest` and the clock. */
  readonly behind: number | undefined;

  constructor(
    { after, newest, behind, missing = `the state after ${isoTime(after)}` }: Shortfall,
    context: CallContext,
    options?: ErrorCause,
  ) {
    let lag = '';
    if (newest !== undefined) lag = `. Its newest record file ends at ${isoTime(newest)}`;
    if (newest !== undefined && behind !== undefined) lag += `, ${delayInWords(behind)} ago`;
    super(`the service did not show ${missing} in time${lag}`, context, options);
    this.after = after;
    this.newest = newest;
    this.behind = behind;
  }
}
