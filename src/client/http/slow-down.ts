import { retryAfter } from './failures.js';
import { LearnedRate } from './learned-rate.js';
import type { RateLimit } from './rate-limit.js';
import type { Clock } from './time.js';

/** Longest pause of all calls for a `Retry-After`: a service must not stop a client for a day. */
const longestPause = 600_000;

/** Handles a 429. */
export function slowDown(
  rate: RateLimit,
  clock: Clock,
  headers: Headers,
  { sent, underWay }: { readonly sent: number; readonly underWay: number },
): void {
  const delay = retryAfter(headers, clock.now()) ?? untilReset(headers, clock.now());
  rate.learned ??= new LearnedRate();
  rate.learned.reject(clock.elapsed(), sent, underWay, announcedRate(headers));
  if (delay === undefined) return;
  rate.pausedUntil = Math.max(rate.pausedUntil, clock.elapsed() + Math.min(delay, longestPause));
  rate.next = Math.max(rate.next, rate.pausedUntil);
}

const remaining = /(?:^|[;, ])(?:remaining|r)=0*(?:$|[;, ])/;

/** The time until the quota is filled up, by the header fields of several drafts and providers. */
function untilReset(headers: Headers, now: number): number | undefined {
  const [, seconds] = /(?:^|[;, ])(?:reset|t)=(\d+)/.exec(headers.get('ratelimit') ?? '') ?? [];
  if (seconds !== undefined)
    return remaining.test(headers.get('ratelimit') ?? '') ? Number(seconds) * 1000 : undefined;
  for (const prefix of ['ratelimit', 'x-ratelimit']) {
    const reset = Number(headers.get(`${prefix}-reset`) ?? Number.NaN);
    if (headers.get(`${prefix}-remaining`)?.trim() !== '0' || !(reset >= 0)) continue;
    // Some providers send seconds, others the time in seconds since 1970.
    return reset > 1e9 ? Math.max(0, reset * 1000 - now) : reset * 1000;
  }
  return undefined;
}

/** A quota and its window in seconds: `ratelimit-policy: "burst";q=100;w=60`, or `100;w=60`. Of several, the lowest rate. */
function announcedRate(headers: Headers): number | undefined {
  const policy = headers.get('ratelimit-policy') ?? headers.get('ratelimit-limit') ?? '';
  const rates = policy.split(',').flatMap((part) => {
    const quota = /(?:^\s*|;\s*q=)(\d+)/.exec(part)?.[1];
    const seconds = /;\s*w=(\d+)/.exec(part)?.[1];
    return Number(quota) > 0 && Number(seconds) > 0 ? [Number(quota) / Number(seconds)] : [];
  });
  return rates.length > 0 ? Math.min(...rates) : undefined;
}
