import type { Network } from './network.js';
import type { Client } from './reading.js';

/** A client that has sent nothing for a while. */
export interface Rest {
  /** When it sent two calls, and when the calls behind them, in milliseconds since 1970. */
  readonly begin: number;
  readonly at: number;
  /** The hosts that the client then says are healthy. */
  readonly healthy: readonly number[];
  /** Those that were in time too, and got calls. */
  readonly usable: readonly number[];
}

/** Milliseconds after which a host that failed is tried again, whenever it was tried last. */
export const longestProbeDelay = 40_000;
/** Milliseconds. A host whose newest time is older is compared with another one before it is used. */
const comparedLag = 10_000;
/** Milliseconds in which a rate of 5 a second lets ten requests pass again. */
const restTime = 3000;
/** The rate of a transport lets this many requests pass at once. */
export const burst = 10;
/** The account of the first call behind a rest. The next one reads the next account. */
export const firstOfBurst = 100;

/**
 * Waits until a host that failed is tried again, and sends two calls, which show which host is behind. Then it sends as many
 * calls at once as the rates of all hosts let pass that are healthy and in time. By then, whatever was sent or aborted before
 * must have no effect on the choice of a host.
 */
export async function rest({ clock, scenario }: Network, client: Client): Promise<Rest | undefined> {
  const hasWrongClock = scenario.clockError !== 0 || scenario.clockStep !== undefined;
  if (scenario.requestsPerSecond === undefined || scenario.hosts.length < 2 || hasWrongClock)
    return undefined;
  // A probe reads the newest block. If it is refused, another probe comes with the calls, and uses their rate.
  if (scenario.hosts.some(({ refuses }) => refuses === 'getBlocks')) return undefined;
  await clock.sleep(longestProbeDelay);
  const begin = clock.time;
  const read = (account: number): Promise<unknown> =>
    Promise.allSettled([client.getAccount({ idOrAliasOrEvmAddress: `0.0.${account}` })]);
  for (const account of [1, 2]) {
    await read(account);
    await clock.sleep(restTime);
  }
  const { hosts = [] } = client.transport;
  const healthy = [...hosts.keys()].filter((index) => hosts[index]?.isHealthy);
  const usable = healthy.filter((index) => !hosts[index]?.isBehind);
  const hasRate = usable.every((index) => Number(hosts[index]?.rate.spare) >= burst);
  // The first of the two calls has compared the first host.
  const isCompared = usable.slice(1).every((index) => Number(hosts[index]?.lag) <= comparedLag);
  const isRested = usable.length > 0 && hasRate && isCompared;
  const rested = { begin, at: clock.time, healthy, usable: [] };
  // Ten seconds after a comparison of two hosts, the next one is due.
  if (!isRested || clock.time - begin > 3 * restTime) return rested;
  const count = burst * usable.length;
  await Promise.all(Array.from({ length: count }, (_, index) => read(firstOfBurst + index)));
  return { ...rested, usable };
}
