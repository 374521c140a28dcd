import type { ClusterSettings } from '../cluster.js';
import { downFrom, drawCluster, quietHost } from '../draw.js';
import { Random } from '../random.js';
import { failures, type HostSettings, type Scenario } from '../scenario.js';
import type { PastLedgerSettings } from './past-ledger.js';
import type { PastServiceSettings } from './past-service.js';

/** Everything that a seed decides, but the moments: those are drawn when the ledger is there. */
export interface PastScenario extends Scenario {
  readonly balances: PastLedgerSettings;
  readonly service: PastServiceSettings;
  readonly moments: number;
}

/** Moments of one seed. They share a client, and what it knows. */
export const momentsOfSeed = 25;
const day = 24;

/** The same scenario behind a service with smaller pages, whose rows show as few tokens. */
export function onPagesOf(largestPage: number | undefined, scenario: PastScenario): PastScenario {
  if (largestPage === undefined || largestPage >= 100) return scenario;
  return {
    ...scenario,
    service: { ...scenario.service, largestPage, tokensInRow: Math.min(50, largestPage) },
  };
}

/** Draws a ledger of balances, and the service in front of it. */
export function drawPast(seed: number): PastScenario {
  const random = new Random(seed, 'past');
  const isQuiet = random.chance(0.3);
  const count = random.chance(0.15) ? 2 : 1;
  const hosts = Array.from({ length: count }, () => (isQuiet ? quiet(random) : drawHost(random)));
  const snapshots = random.pick(['all', 'all', 'all', 'all', 'all', 'hbars', 'none'] as const);
  return {
    seed,
    ledger: { old: 0, months: 0, rate: 0, seconds: 0, bursts: 0 },
    hasWindows: random.chance(0.5),
    hosts,
    clockError: isQuiet || random.chance(0.8) ? 0 : random.pick([-2000, 2000, 30_000]),
    reads: [],
    balances: drawBalances(random),
    service: {
      snapshots,
      distance: random.pick([15, 15, 15, 60, 90 * day * 60]),
      skipped: random.pick([0, 0, 0.3]),
    },
    moments: momentsOfSeed,
  };
}

function drawBalances(random: Random): PastLedgerSettings {
  const kind = random.next();
  return {
    accounts: random.pick([6, 20, 40]),
    tokens: random.pick([1, 3, 6]),
    old: random.pick([40, 40, 100, 100, 200, 400]),
    hours: random.pick([1, 4, 12, 40, 40 * day, 150 * day]),
    rate: random.pick([0.1, 0.3]),
    seconds: 100,
    // Lists show 50 tokens of an account, the account itself 1,000, and each list 100 rows.
    collector: kind < 0.08 ? random.pick([49, 50, 51, 999, 1000, 1001]) : 0,
    holders: kind > 0.85 ? random.pick([99, 100, 101, 200, 350]) : 0,
  };
}

function quiet(random: Random): HostSettings {
  const [cluster] = quietHost.clusters;
  const others = random.chance(0.5) ? [{ ...cluster, lag: [2000, 6000] } as ClusterSettings] : [];
  return { ...quietHost, clusters: [...quietHost.clusters, ...others] };
}

function drawHost(random: Random): HostSettings {
  const isHard = random.chance(0.4);
  return {
    clusters: Array.from({ length: random.chance(0.7) ? 2 : 1 }, () => drawStopped(random)),
    latency: random.pick([
      [20, 60],
      [50, 400],
      [300, 2500],
    ]),
    failures: isHard ? [random.pick(failures), random.pick(failures)] : [],
    share: random.pick([0.02, 0.1, 0.25]),
    ...(random.chance(0.1) && { perSecond: random.pick([5, 20]) }),
    ...(random.chance(0.05) && { dead: [random.from(0, 20_000), random.from(20_000, 60_000)] as const }),
    ...(random.chance(0.1) && { down: downFrom(random) }),
    ...(random.chance(0.05) && { isLoose: true as const }),
  };
}

/** Some clusters stand still since an hour ago, and return or not. */
function drawStopped(random: Random): ClusterSettings {
  const cluster = drawCluster(random);
  if (random.chance(0.9)) return cluster;
  const from = -random.from(60_000, 3_600_000);
  return { ...cluster, stop: [from, random.pick([from + 60_000, random.from(0, 60_000), 7_200_000])] };
}
