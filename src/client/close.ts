import { type CallContext, ClosedError } from '../errors/errors.js';
import type { Ending } from './http/ending.js';
import type { Clock } from './http/time.js';

export function closedError(context: CallContext): ClosedError {
  return new ClosedError(context);
}

/** Waits for the open calls of a transport, and aborts those that are left after `timeout` milliseconds. */
export async function close(
  contexts: ReadonlyMap<Ending, CallContext>,
  idle: Promise<void>,
  timeout: number,
  clock: Clock,
): Promise<void> {
  if (contexts.size === 0) return;
  const abort = (): void => {
    for (const [ending, context] of contexts) ending.abort(new ClosedError(context));
  };
  let cancelTimer: (() => void) | undefined;
  // A clock of a test may stand still.
  if (timeout === 0) abort();
  else if (timeout !== Infinity) cancelTimer = clock.setTimer(timeout, abort);
  await idle;
  cancelTimer?.();
  // The code that awaits the last call runs before the code that awaits the close.
  for (let turn = 0; turn < 10; turn++) await undefined;
}
