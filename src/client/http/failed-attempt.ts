import { NetworkError, TimeoutError } from '../../errors/errors.js';
import type { CallOptions } from '../operation/options.js';
import { type Outgoing, TimedOut } from './attempt.js';
import type { Deadline } from './deadline.js';
import type { Discretion } from './discretion.js';
import { canBeSent, noReply, signsOf } from './network-failure.js';
import type { Progress } from './progress.js';
import { UnreadableBody } from './read-body.js';
import { RefusedRedirect } from './send-once.js';

/** An attempt that came to nothing. */
export interface FailedAttempt {
  readonly outgoing: Outgoing;
  readonly options: CallOptions;
  readonly progress: Progress;
  readonly discretion: Discretion;
  readonly deadline: Deadline;
  /** Milliseconds that an attempt has. */
  readonly timeout: number;
  /** Milliseconds that the call had left when it began. */
  readonly left: number;
}

/** What an attempt failed of. */
export interface Failure {
  readonly error: NetworkError | TimeoutError;
  /** Whether a connection was there and broke, as far as the runtime tells. */
  readonly isReset?: boolean | undefined;
}

/** What an attempt failed of, where it can be tried again; what cannot is thrown. */
export async function failureOf(
  error: unknown,
  { outgoing, options, progress, discretion, deadline, timeout, left }: FailedAttempt,
): Promise<Failure> {
  const { attempts } = progress;
  if (error instanceof TimedOut) {
    if (left < timeout) throw deadline.late();
    const message = `no complete reply within ${timeout} ms`;
    return { error: new TimeoutError(message, { timeout, attempts }, progress) };
  }
  if (error instanceof UnreadableBody) {
    // A reply is there, so what tells of it can be loaded.
    const { unreadableReply } = await import('./unreadable-reply.js');
    throw unreadableReply(error, discretion.redact, progress);
  }
  const cause = discretion.cause(error);
  if (error instanceof RefusedRedirect) throw new NetworkError(error.message, attempts, progress, { cause });
  const failure = new NetworkError(noReply(cause), attempts, progress, { cause });
  const signs = await deadline.within(options.signal, () => signsOf(error));
  if (signs?.isHopeless(error) || !canBeSent(outgoing)) throw failure;
  return { error: failure, isReset: signs?.isReset(error) };
}
