import { retryAfter } from './failures.js';
import { LearnedRate } from './learned-rate.js';
import type { RateLimit } from './rate-limit.js';
import type { Clock } from './time.js';

/** Longest pause of all calls for a `Retry-After`: a service must not stop a client for a day. */
const longestPause = 600_000;

/**
 * Handles a 429: `requests.ts` calls it for each one. The rate is lowered by what the service refused. If the reply also says how
 * long to wait, all calls of the transport are paused, as each would be refused.
 */
export function slowDown(
  rate: RateLimit,
  clock: Clock,
  headers: Headers,
  { sent, underWay }: { readonly sent: number; readonly underWay: number },
): void {
  const delay = retryAfter(headers, clock.now());
  rate.learned ??= new LearnedRate();
  rate.learned.reject(clock.elapsed(), sent, underWay);
  if (delay === undefined) return;
  rate.pausedUntil = Math.max(rate.pausedUntil, clock.elapsed() + Math.min(delay, longestPause));
  rate.next = Math.max(rate.next, rate.pausedUntil);
}
