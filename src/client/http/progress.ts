import type { CallContext } from '../../errors/errors.js';
import { type EndEvent, notify } from '../operation/hooks.js';
import type { Call } from '../request/call.js';
import type { Clock } from './effects.js';

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

/** A call to `url` that has not been sent. */
export function startOf({ operation: { operationId, method } }: Call, url: string): Progress {
  calls += 1;
  return { operationId, method, url, callId: calls, attempts: 0, last: undefined };
}

/** Runs a call and tells of its end, whatever that is and wherever it failed. */
export async function toItsEnd<Result>(
  { options }: Call,
  progress: Progress,
  onEnd: (event: EndEvent) => void,
  effects: Clock,
  run: () => Promise<Result>,
): Promise<Result> {
  const begin = effects.elapsed();
  const tell = (outcome: Pick<EndEvent, 'outcome' | 'error'>): void => {
    const { last: _, ...call } = progress;
    notify(onEnd, { ...call, duration: effects.elapsed() - begin, ...outcome });
  };
  try {
    const result = await run();
    tell({ outcome: 'data' });
    return result;
  } catch (error) {
    const { signal } = Object(options) as Call['options'];
    tell({ outcome: signal?.aborted && error === signal.reason ? 'aborted' : 'error', error });
    throw error;
  }
}
