import { isDeepStrictEqual } from 'node:util';
import { type Outcome, play } from './play.js';
import type { HostSettings, Scenario } from './scenario.js';

/** The names of the promises that an outcome breaks. */
export function namesOf({ broken }: Pick<Outcome, 'broken'>): string[] {
  return broken.map((text) => text.slice(0, text.indexOf(':')));
}

/** Most scenarios are short after a few rounds. */
const maxRounds = 6;

/**
 * Leaves out of a scenario what its fault does not need: the shortest one that breaks the same promise. One that sends more
 * requests is not shorter: without windows or bounds, a reading of all years takes thousands, and each try many seconds.
 */
export async function shorten(scenario: Scenario, promise: string): Promise<Scenario> {
  let shortest = scenario;
  let { requests } = await play(scenario);
  for (let round = 0; round < maxRounds; round++) {
    const before = shortest;
    // Each change is tried on what is left by the changes before it.
    for (let index = 0; index < simplerThan(shortest).length; index++) {
      const simpler = simplerThan(shortest)[index];
      if (!simpler || isDeepStrictEqual(simpler, shortest)) continue;
      const outcome = await play(simpler);
      if (outcome.requests > requests || !namesOf(outcome).includes(promise)) continue;
      shortest = simpler;
      requests = outcome.requests;
    }
    if (shortest === before) break;
  }
  return shortest;
}

function simplerThan(scenario: Scenario): Scenario[] {
  const { ledger, hosts, reads } = scenario;
  const withHost = (index: number, change: Partial<HostSettings>): Scenario => ({
    ...scenario,
    hosts: hosts.map((host, at) => (at === index ? { ...host, ...change } : host)),
  });
  return [
    ...reads.map((_, index) => ({ ...scenario, reads: reads.filter((_, at) => at !== index) })),
    ...hosts.map((_, index) => ({ ...scenario, hosts: hosts.filter((_, at) => at !== index) })),
    { ...scenario, hasWindows: false },
    { ...scenario, clockError: 0 },
    { ...scenario, clockStep: undefined },
    { ...scenario, asleep: undefined },
    { ...scenario, requestsPerSecond: undefined },
    { ...scenario, deadline: undefined },
    { ...scenario, ledger: { ...ledger, old: ledger.old >> 1 } },
    { ...scenario, ledger: { ...ledger, months: 0 } },
    { ...scenario, ledger: { ...ledger, bursts: 0 } },
    { ...scenario, ledger: { ...ledger, seconds: ledger.seconds / 2 } },
    { ...scenario, ledger: { ...ledger, rate: ledger.rate / 2 } },
    ...hosts.flatMap((host, index) => [
      withHost(index, { failures: [] }),
      withHost(index, { perSecond: undefined }),
      withHost(index, { dead: undefined }),
      withHost(index, { ahead: undefined }),
      withHost(index, { latency: [20, 20] }),
      ...host.clusters.map((_, at) =>
        withHost(index, { clusters: host.clusters.filter((_, one) => one !== at) }),
      ),
      ...(['late', 'incomplete', 'index'] as const).map((name) =>
        withHost(index, { clusters: host.clusters.map((cluster) => ({ ...cluster, [name]: 0 })) }),
      ),
      withHost(index, { clusters: host.clusters.map((cluster) => ({ ...cluster, stop: undefined })) }),
    ]),
    ...reads.flatMap((read, index) =>
      [
        { leaves: undefined },
        { pause: 0 },
        { limit: undefined },
        { limit: 3 },
        { range: 'all' as const },
        { begin: 0 },
      ].map((change) => ({
        ...scenario,
        reads: reads.map((one, at) => (at === index ? { ...read, ...change } : one)),
      })),
    ),
  ].filter(
    ({ reads, hosts }) =>
      reads.length > 0 && hosts.length > 0 && hosts.every(({ clusters }) => clusters.length > 0),
  );
}
