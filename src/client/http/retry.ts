import type { Operation } from '../operation/operation.js';
import type { RetryOptions } from '../operation/options.js';

export type RetryPolicy = { [Name in keyof Required<RetryOptions>]: number };

const defaults: RetryPolicy = { retries: 3, baseDelay: 500, maxDelay: 8000, maxRetryAfter: 60_000 };

/** What a client's and a call's settings come to. */
export function retryPolicy(...settings: readonly (RetryOptions | false | undefined)[]): RetryPolicy {
  const policy = { ...defaults };
  for (const setting of settings) {
    if (setting === false) policy.retries = 0;
    else {
      // A call that says how to retry does retry, even if its client does not.
      if (setting && setting.retries === undefined && policy.retries === 0) policy.retries = defaults.retries;
      for (const name of Object.keys(defaults) as (keyof RetryPolicy)[])
        policy[name] = setting?.[name] ?? policy[name];
    }
  }
  return policy;
}

/** Whether an operation may be sent again. A write may have been done though its reply was lost. */
export function mayRepeat({ method, isRead }: Operation): boolean {
  return isRead ?? (method === 'GET' || method === 'HEAD');
}

/** Whether a retry may get another reply than this status. 501 and the other 4xx do not change. */
export function isTransient(status: number): boolean {
  return /^(408|429|50[0234])$/.test(String(status));
}

/**
 * The wait before the retry that follows `attempt`, in milliseconds: what the reply asks for, and a random part of a
 * bound that doubles (full jitter), so that those who failed together or were told the same do not come back together.
 */
export function retryDelay(
  attempt: number,
  asked: number | undefined,
  { baseDelay, maxDelay }: RetryPolicy,
  random: () => number,
): number {
  // Beyond this many doublings every delay is at its bound, and none at all would be no number.
  const bound = Math.min(maxDelay, baseDelay * 2 ** Math.min(attempt - 1, 50));
  return (asked ?? 0) + random() * bound;
}
