import { NetworkError, TimeoutError } from '../errors/errors.js';
import { type Outgoing, TimedOut } from './attempt.js';
import type { Deadline } from './deadline.js';
import type { Discretion } from './discretion.js';
import { isHopeless, noReply } from './network-failure.js';
import type { Progress } from './progress.js';
import { UnreadableBody } from './read-body.js';
import { RefusedRedirect } from './send-once.js';

/** An attempt that came to nothing. */
export interface FailedAttempt {
  readonly outgoing: Outgoing;
  readonly progress: Progress;
  readonly discretion: Discretion;
  readonly deadline: Deadline;
  /** Milliseconds that an attempt has. */
  readonly timeout: number;
  /** Milliseconds that the call had left when it began. */
  readonly left: number;
}

/** What an attempt failed of, where it can be tried again; what cannot is thrown. */
export async function failureOf(
  error: unknown,
  { outgoing, progress, discretion, deadline, timeout, left }: FailedAttempt,
): Promise<NetworkError | TimeoutError> {
  const { attempts } = progress;
  if (error instanceof TimedOut && left < timeout) throw deadline.late();
  if (error instanceof TimedOut)
    return new TimeoutError(`no complete reply within ${timeout} ms`, { timeout, attempts }, progress);
  if (error instanceof UnreadableBody) {
    // A reply is there, so what tells of it can be loaded.
    const { unreadableReply } = await import('./unreadable-reply.js');
    throw unreadableReply(error, discretion.redact, progress);
  }
  const cause = discretion.cause(error);
  if (error instanceof RefusedRedirect) throw new NetworkError(error.message, attempts, progress, { cause });
  const failure = new NetworkError(noReply(cause), attempts, progress, { cause });
  if (isHopeless(error, outgoing)) throw failure;
  return failure;
}
