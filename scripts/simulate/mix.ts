import { isDeepStrictEqual } from 'node:util';
import { drawScenario } from './draw.js';
import { failures, lies, type Scenario, ways } from './scenario.js';

// The share of each way and trouble in the seeds of a run: a trouble that is never drawn is never judged.

const troubles: Readonly<Record<string, (scenario: Scenario) => boolean>> = {
  'several hosts': ({ hosts }) => hosts.length > 1,
  'two clusters': ({ hosts }) => hosts.some(({ clusters }) => clusters.length > 1),
  'a cluster that stands still': ({ hosts }) =>
    hosts.some(({ clusters }) => clusters.some(({ stop }) => stop)),
  'late rows': ({ hosts }) => hosts.some(({ clusters }) => clusters.some(({ late }) => late > 0)),
  'incomplete rows': ({ hosts }) =>
    hosts.some(({ clusters }) => clusters.some(({ incomplete }) => incomplete > 0)),
  'an index behind its blocks': ({ hosts }) =>
    hosts.some(({ clusters }) => clusters.some(({ index }) => index > 0)),
  'windows of 60 days': ({ hasWindows }) => hasWindows,
  'gaps of months': ({ ledger }) => ledger.months > 1,
  bursts: ({ ledger }) => ledger.bursts > 0,
  'a rate limit': ({ hosts }) => hosts.some(({ perSecond }) => perSecond !== undefined),
  'a rate of the client': ({ requestsPerSecond }) => requestsPerSecond !== undefined,
  'a dead host': ({ hosts }) => hosts.some(({ dead }) => dead),
  'a host that answers 503 for a while': ({ hosts }) => hosts.some(({ down }) => down),
  'a list that gets 503': ({ hosts }) => hosts.some(({ heavy }) => heavy),
  'a list that is refused': ({ hosts }) => hosts.some(({ refuses }) => refuses),
  'a bound that is not kept': ({ hosts }) => hosts.some(({ isLoose }) => isLoose),
  'replies that are mixed up': ({ hosts }) => hosts.some(({ mixesUp }) => mixesUp),
  'times that have not come': ({ hosts }) => hosts.some(({ ahead }) => ahead),
  'a wrong clock': ({ clockError }) => clockError !== 0,
  'a clock that is set': ({ clockStep }) => clockStep !== undefined,
  'a machine that sleeps': ({ asleep }) => asleep !== undefined,
  'a slow consumer': ({ reads }) => reads.some(({ pause }) => pause > 0),
  'a consumer that leaves': ({ reads }) => reads.some(({ leaves }) => leaves !== undefined),
  'several programs': ({ reads }) => reads.length > 1,
  'equal programs': ({ reads: [one, other] }) =>
    other !== undefined && isDeepStrictEqual({ ...one, begin: 0 }, { ...other, begin: 0 }),
  'an impatient follow': ({ reads }) => reads.some(({ interval }) => interval !== undefined),
  'a quiet service': ({ hosts }) => hosts.every(({ share }) => share === 0),
  'a slow service': ({ hosts }) => hosts.some(({ latency }) => latency[1] > 1000),
  ...Object.fromEntries(
    failures.map((failure) => [
      failure,
      ({ hosts }: Scenario) => hosts.some((host) => host.failures.includes(failure)),
    ]),
  ),
  'a liar': ({ hosts }) => hosts.some(({ lie }) => lie !== undefined),
  ...Object.fromEntries(
    lies.map((lie) => [
      `a lie: ${lie}`,
      ({ hosts }: Scenario) => hosts.some((host) => host.lie?.kind === lie),
    ]),
  ),
};

/** A table of the share of each way and each trouble. */
export function mixOf(from: number, count: number): string {
  const counts = new Map<string, number>();
  const add = (name: string): void => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  let reads = 0;
  for (let seed = from; seed < from + count; seed++) {
    const scenario = drawScenario(seed);
    reads += scenario.reads.length;
    for (const { way } of scenario.reads) add(`way: ${way}`);
    for (const [name, isDrawn] of Object.entries(troubles)) if (isDrawn(scenario)) add(name);
  }
  const row = (name: string, of: number): string =>
    `${name.padEnd(36)}${((100 * (counts.get(name) ?? 0)) / of).toFixed(1).padStart(6)} %`;
  return [
    `${reads} programs in ${count} scenarios`,
    ...ways.map((way) => row(`way: ${way}`, reads)),
    ...Object.keys(troubles).map((name) => row(name, count)),
  ].join('\n');
}
