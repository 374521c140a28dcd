import { retryAfter } from './failures.js';
import { LearnedRate } from './learned-rate.js';
import type { RateLimit } from './rate-limit.js';
import type { Clock } from './time.js';

/** Longest pause of all calls for a `Retry-After`: a service must not stop a client for a day. */
const longestPause = 600_000;

/**
 * Handles a 429: `requests.ts` calls it for each one. The rate is lowered by what the service announces and by what it
 * refused. If the reply also says how long to wait, all calls of the transport are paused, as each would be refused.
 */
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

/** Both spellings of the drafts of https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/ */
const nothingRemains = /(?:^|[;, ])(?:remaining|r)=0*(?:$|[;, ])/;
const secondsUntilReset = /(?:^|[;, ])(?:reset|t)=(\d+)/;
/** Some providers send seconds until the reset, others its time in seconds since 1970: then the number is larger than this. */
const secondsOf2001 = 1e9;

/** The time until the quota is filled up, by the header fields of several drafts and providers. */
function untilReset(headers: Headers, now: number): number | undefined {
  const combined = headers.get('ratelimit') ?? '';
  const [, seconds] = secondsUntilReset.exec(combined) ?? [];
  if (seconds !== undefined) {
    if (nothingRemains.test(combined)) return Number(seconds) * 1000;
    return undefined;
  }
  for (const prefix of ['ratelimit', 'x-ratelimit']) {
    if (headers.get(`${prefix}-remaining`)?.trim() !== '0') continue;
    const reset = Number(headers.get(`${prefix}-reset`) ?? Number.NaN);
    if (reset > secondsOf2001) return Math.max(0, reset * 1000 - now);
    if (reset >= 0) return reset * 1000;
  }
  return undefined;
}

/** A quota and its window in seconds: `ratelimit-policy: "burst";q=100;w=60`, or `100;w=60`. Of several, the lowest rate. */
function announcedRate(headers: Headers): number | undefined {
  const policy = headers.get('ratelimit-policy') ?? headers.get('ratelimit-limit') ?? '';
  let lowest: number | undefined;
  for (const part of policy.split(',')) {
    const quota = Number(/(?:^\s*|;\s*q=)(\d+)/.exec(part)?.[1]);
    const seconds = Number(/;\s*w=(\d+)/.exec(part)?.[1]);
    if (quota > 0 && seconds > 0) lowest = Math.min(lowest ?? Infinity, quota / seconds);
  }
  return lowest;
}
