import type { Operation } from '../operation.js';
import type { RetryOptions } from '../options.js';

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
 * The milliseconds before a retry: a `Retry-After`, and a random part of a bound that doubles with each retry. Calls that
 * failed together so do not come back together.
 */
export function retryDelay(
  retry: number,
  after: number | undefined,
  { baseDelay, maxDelay }: RetryPolicy,
  random: () => number,
): number {
  // After 50 doublings any delay is at its bound; many more would be Infinity.
  const bound = Math.min(maxDelay, baseDelay * 2 ** Math.min(retry - 1, 50));
  return (after ?? 0) + random() * bound;
}

// A dead service receives a quarter more requests than 1,000 calls, and no more after that.
const capacity = 500;
const price = 2;

/**
 * The retries of all calls of a transport, as a bucket of tokens: a retry takes two, and a final reply returns those of
 * its retries, or one. A healthy service keeps the bucket full. A dead one empties it, and gets no retries until it
 * answers again.
 */
export class RetryBudget {
  #tokens = capacity;

  /** Takes the tokens of a retry, if there are enough. */
  take(): boolean {
    if (this.#tokens < price) return false;
    this.#tokens -= price;
    return true;
  }

  /** A final reply came after so many retries. */
  giveBack(retries: number): void {
    this.#tokens = Math.min(capacity, this.#tokens + Math.max(1, retries * price));
  }
}
