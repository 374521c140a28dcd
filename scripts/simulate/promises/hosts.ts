import { burst, firstOfBurst, longestProbeDelay } from '../rest.js';
import { beginning } from '../virtual-clock.js';
import type { Run } from './conditions.js';

// Promises about the choice among several hosts.

/** A call goes to the first host that is healthy, is not behind the others, and has rate to spare. */
export function goesToFirstHost({ network: { sent }, rested }: Run): string | undefined {
  if (rested === undefined) return undefined;
  const { usable, at } = rested;
  for (let index = 0; index < burst * usable.length; index++) {
    const path = `/api/v1/accounts/0.0.${firstOfBurst + index}`;
    const first = sent.find(({ query }) => query.split('?')[0] === path);
    const expected = usable[Math.floor(index / burst)];
    if (first?.host !== expected || first?.at !== at)
      return `call ${index} was sent to host ${first?.host} after ${Number(first?.at) - at} ms, not to ${expected} at once`;
  }
  return undefined;
}

/** A host that failed is used again: 40 seconds after it replies to everything within a second, with the first call. */
export function usesHostAgain({ network: { scenario }, rested }: Run): string | undefined {
  if (rested === undefined) return undefined;
  const index = scenario.hosts.findIndex((host, place) => {
    const { failures, perSecond, heavy, latency, dead, down } = host;
    const isWhole = failures.length === 0 && !perSecond && !heavy && latency[1] <= 400;
    const end = beginning + Math.max(dead?.[1] ?? 0, down?.[1] ?? 0);
    return isWhole && end + longestProbeDelay <= rested.begin && !rested.healthy.includes(place);
  });
  return index < 0
    ? undefined
    : `host ${index} has replied for ${longestProbeDelay} ms, but does not count as healthy`;
}
