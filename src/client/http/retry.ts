import type { RetryOptions } from '../options.js';

export type RetryPolicy = { [Name in keyof Required<RetryOptions>]: number };

const defaults: RetryPolicy = { retries: 3, baseDelay: 500, maxDelay: 8000, maxRetryAfter: 60_000 };

/** The policy that the settings of a transport and then those of a call select. */
export function retryPolicy(...settings: readonly (RetryOptions | false | undefined)[]): RetryPolicy {
  const policy = { ...defaults };
  for (const setting of settings) {
    if (setting === undefined) continue;
    if (setting === false) {
      policy.retries = 0;
      continue;
    }
    // A call with retry options is retried even if its client has `retry: false`.
    if (setting.retries === undefined && policy.retries === 0) policy.retries = defaults.retries;
    for (const name of Object.keys(defaults) as (keyof RetryPolicy)[])
      policy[name] = setting[name] ?? policy[name];
  }
  return policy;
}

export const transientStatuses: ReadonlySet<number> = /*#__PURE__*/ new Set([408, 429, 500, 502, 503, 504]);

/** After as many doublings, every delay is at its maximum. `2 ** 1024` would be Infinity, and 0 times Infinity NaN. */
const maxDoublings = 50;

/**
 * The delay before a retry: the `Retry-After` of the reply, and a random part below a bound that doubles with each retry. The
 * random part spreads the retries of calls that failed together over the whole time, as "full jitter" does in
 * https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export function retryDelay(
  retry: number,
  after: number | undefined,
  { baseDelay, maxDelay }: RetryPolicy,
  random: () => number,
): number {
  const bound = Math.min(maxDelay, baseDelay * 2 ** Math.min(retry - 1, maxDoublings));
  return (after ?? 0) + random() * bound;
}

const fullBudget = 500;
const tokensOfRetry = 2;
/** A call without retries earns less than a retry costs: a service that fails often is not retried forever. */
const tokensOfReply = 1;

/**
 * The tokens that all calls of a transport share for their retries. A retry reserves tokens, and a final reply refunds those
 * of its own retries, or earns a little. A service that is down therefore empties the budget and then receives no retries,
 * while each call alone would still have some. The retry quota of the AWS SDKs is the model:
 * https://docs.aws.amazon.com/sdkref/latest/guide/feature-retry-behavior.html
 */
export class RetryBudget {
  #tokens = fullBudget;

  /** Reserves the tokens of one retry. Returns false if there are not enough. */
  reserve(): boolean {
    if (this.#tokens < tokensOfRetry) return false;
    this.#tokens -= tokensOfRetry;
    return true;
  }

  /** Called for a final reply, with the number of retries before it. */
  refund(retries: number): void {
    this.#tokens = Math.min(fullBudget, this.#tokens + Math.max(tokensOfReply, retries * tokensOfRetry));
  }
}
