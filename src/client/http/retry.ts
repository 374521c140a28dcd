import type { RetryOptions } from '../options.js';

export type RetryPolicy = { [Name in keyof Required<RetryOptions>]: number };

const defaults: RetryPolicy = { retries: 3, baseDelay: 500, maxDelay: 8000, maxRetryAfter: 60_000 };

export function retryPolicy(...settings: readonly (RetryOptions | false | undefined)[]): RetryPolicy {
  const policy = { ...defaults };
  for (const setting of settings) {
    if (setting === false) policy.retries = 0;
    else {
      // A call with retry options is retried even if its client has `retry: false`.
      if (setting && setting.retries === undefined && policy.retries === 0) policy.retries = defaults.retries;
      for (const name of Object.keys(defaults) as (keyof RetryPolicy)[])
        policy[name] = setting?.[name] ?? policy[name];
    }
  }
  return policy;
}

export const transientStatuses: ReadonlySet<number> = /*#__PURE__*/ new Set([408, 429, 500, 502, 503, 504]);

// The random part spreads the retries of calls that failed together.
export function retryDelay(
  retry: number,
  after: number | undefined,
  { baseDelay, maxDelay }: RetryPolicy,
  random: () => number,
): number {
  // After 50 doublings, every delay is at its maximum. `2 ** 1024` would be Infinity.
  const bound = Math.min(maxDelay, baseDelay * 2 ** Math.min(retry - 1, 50));
  return (after ?? 0) + random() * bound;
}

const capacity = 500;
const price = 2;

/** A service that is down empties the bucket, and then receives no retries. */
export class RetryBudget {
  #tokens = capacity;

  reserve(): boolean {
    if (this.#tokens < price) return false;
    this.#tokens -= price;
    return true;
  }

  refund(retries: number): void {
    this.#tokens = Math.min(capacity, this.#tokens + Math.max(1, retries * price));
  }
}
