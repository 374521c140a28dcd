import { type EndEvent, notify } from '../operation/hooks.js';
import type { Operation } from '../operation/operation.js';
import type { Effects } from './effects.js';

/** How far a call has come, for those who are told of it. */
export interface Progress {
  /** Ties the events of the call together. */
  readonly callId: number;
  /** Address of the call, without credentials, as far as it is known. */
  url: string;
  /** How often it was sent. */
  attempts: number;
  /** What its last attempt came to, where that was worth another. */
  last: { readonly status: number } | Error | undefined;
  /** What its caller ends it with, once that is known to be a signal. */
  signal: AbortSignal | undefined;
}

let calls = 0;

/** Runs a call and tells of its end, whatever that is and wherever it failed. */
export async function toItsEnd<Result>(
  { operationId, method }: Operation,
  url: string,
  onEnd: ((event: EndEvent) => void) | undefined,
  effects: Effects,
  run: (progress: Progress) => Promise<Result>,
): Promise<Result> {
  calls += 1;
  const progress: Progress = { callId: calls, url, attempts: 0, last: undefined, signal: undefined };
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
    const { signal } = progress;
    tell({ outcome: signal?.aborted && error === signal.reason ? 'aborted' : 'error', error });
    throw error;
  }
}
