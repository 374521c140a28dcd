import type { CallContext } from '../errors/errors.js';
import { type EndEvent, notify } from '../operation/hooks.js';
import type { Call } from '../request/call.js';
import type { Effects } from './effects.js';

/** A call on its way, as errors and hooks tell of it. */
export interface Progress extends CallContext {
  /** Ties the events of the call together. */
  readonly callId: number;
  /** How often it was sent. */
  attempts: number;
  /** What its last attempt came to, where that was worth another. */
  last: { readonly status: number } | Error | undefined;
}

let calls = 0;

/** Runs a call to `url` and tells of its end, whatever that is and wherever it failed. */
export async function toItsEnd<Result>(
  { operation: { operationId, method }, options }: Call,
  url: string,
  onEnd: ((event: EndEvent) => void) | undefined,
  effects: Effects,
  run: (progress: Progress) => Promise<Result>,
): Promise<Result> {
  calls += 1;
  const progress: Progress = { operationId, method, url, callId: calls, attempts: 0, last: undefined };
  if (!onEnd) return run(progress);
  const begin = effects.elapsed();
  const tell = (outcome: Pick<EndEvent, 'outcome' | 'error'>): void => {
    const { callId, url, attempts } = progress;
    const duration = effects.elapsed() - begin;
    notify(onEnd, { callId, operationId, method, url, attempts, duration, ...outcome });
  };
  try {
    const result = await run(progress);
    tell({ outcome: 'data' });
    return result;
  } catch (error) {
    const { signal } = Object(options) as Call['options'];
    tell({ outcome: signal?.aborted && error === signal.reason ? 'aborted' : 'error', error });
    throw error;
  }
}
