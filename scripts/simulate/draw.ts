import type { ClusterSettings } from './cluster.js';
import { type LedgerSettings, type ListName, listNames } from './ledger.js';
import { Random } from './random.js';
import {
  type Failure,
  failures,
  type HostSettings,
  type Lie,
  lies,
  type Read,
  type Scenario,
  type Way,
  ways,
} from './scenario.js';

/**
 * The subject of a seed. Many faults show only where a rare trouble meets one way of reading, and by chance that happens in
 * one of thousands of seeds. So a theme draws both together. Under the first theme, everything may meet everything.
 */
interface Theme {
  /** Among ten seeds. */
  readonly share: number;
  readonly ways?: readonly Way[];
  /** Preferred, if the way can read one of them. */
  readonly lists?: readonly ListName[];
  readonly ranges?: readonly Read['range'][];
  /** No consumer leaves early or is slow. */
  readonly isToTheEnd?: true;
  readonly begin?: readonly [least: number, most: number];
  readonly counts?: { readonly reads: readonly [number, number]; readonly hosts: readonly [number, number] };
  readonly ledger?: Partial<LedgerSettings>;
  /** Changes a host that was drawn. */
  readonly host?: (host: HostSettings, random: Random) => HostSettings;
  readonly hasWindows?: true;
  readonly hasLiar?: true;
  readonly hasRate?: true;
}

const growing: readonly ListName[] = listNames.filter((name) => name !== 'getTokenBalances');
const longestStop = 60_000;
/** The share of the seeds in which a host refuses a list. */
const refusing = 0.08;
/** The share of the seeds in which calls have a deadline so short that it ends in the middle of something. */
const hurried = 0.05;

export const quietHost: HostSettings = {
  clusters: [{ lag: [500, 1500], late: 0, incomplete: 0, index: 0 }],
  latency: [20, 60],
  failures: [],
  share: 0,
};

/** The number of requests of a reading can be judged only if no other program sends any, and none is sent twice. */
const quiet: Theme = {
  share: 1,
  counts: { reads: [1, 1], hosts: [1, 1] },
  host: () => quietHost,
};

/** Ranges of many windows without items. */
const gaps: Theme = {
  ...quiet,
  share: 1,
  ways: ['scan', 'scan without order', 'walk', 'pages', 'aborted', 'aborted', 'aborted'],
  lists: ['getTransactions', 'getContractsResults', 'getContractsLogs'],
  ranges: ['all', 'all', 'old', 'since 1970', 'since 1970', 'since 1970'],
  ledger: { old: 250, months: 20 },
  hasWindows: true,
};

/** A cache mixes up the pages of such a list. */
const mixedUp: Theme = {
  ...gaps,
  share: 0.5,
  ways: ['walk', 'toArray', 'pages'],
  lists: ['getTransactions'],
  host: (host) => ({ ...host, mixesUp: true }),
};

/** A list is followed while it grows, and its rows appear one after the other. */
const live: Theme = {
  share: 1.5,
  ways: ['follow', 'follow from a cursor', 'follow after a write'],
  begin: [0, 10_000],
  counts: { reads: [1, 1], hosts: [1, 1] },
  ledger: { rate: 3, seconds: 120 },
  host: (host, random) => ({
    ...host,
    clusters: host.clusters.map((cluster) => ({ ...cluster, late: random.pick([0, 0.1, 0.3]) })),
    ...(random.chance(0.3) && { failures: ['garbage'], share: 0.5 }),
  }),
};

/** A list is followed without trouble, where each item has to be returned soon. */
const calm: Theme = {
  ...quiet,
  share: 0.5,
  ways: ['follow', 'follow from a cursor'],
  lists: ['getTopicMessages', 'getBlocks'],
  isToTheEnd: true,
  ledger: { rate: 1, seconds: 120 },
};

/** One of two clusters stands still, long enough to be noticed. */
const standstill: Theme = {
  share: 0.7,
  ways: ['after', 'after', 'follow'],
  begin: [25_000, 40_000],
  counts: { reads: [1, 1], hosts: [1, 1] },
  ledger: { rate: 3, seconds: 120 },
  host(host, random) {
    const [own, other = drawCluster(random)] = host.clusters;
    const stopped = { ...other, stop: [random.from(0, 3000), 150_000] as const };
    return { ...host, clusters: [{ ...own, ...usualCluster }, stopped] };
  },
};

/** One of two clusters stands still since before the bound of a list without gaps, so its pages of that list are empty. */
const emptyPages: Theme = {
  share: 0.4,
  ways: ['walk', 'toArray', 'pages', 'page by cursor', 'scan', 'scan without order', 'split and part'],
  lists: ['getTopicMessages', 'getBlocks'],
  ranges: ['recent'],
  isToTheEnd: true,
  begin: [5000, 40_000],
  counts: { reads: [1, 1], hosts: [1, 1] },
  ledger: { old: 250, rate: 3, seconds: 120 },
  host: () => ({
    ...quietHost,
    clusters: [usualCluster, { ...usualCluster, stop: [-100_000, 150_000] }],
  }),
};

/** Hosts of one cluster each, one of them behind the others, or not there for a while. */
const severalHosts: Theme = {
  share: 1.5,
  ways: ['await', 'walk', 'toArray', 'pages', 'scan'],
  ranges: ['all', 'all', 'recent', 'since 1970'],
  isToTheEnd: true,
  counts: { reads: [2, 3], hosts: [2, 3] },
  ledger: { rate: 3, seconds: 120 },
  hasRate: true,
  host: (host, random) => ({
    ...host,
    latency: [50, 400],
    clusters: host.clusters.slice(0, 1).map((cluster) => ({ ...cluster, late: 0, incomplete: 0, index: 0 })),
    failures: random.chance(0.6) ? [] : [random.pick(['reset', 'status 503'])],
    ...(random.chance(0.3) && { dead: [random.from(0, 20_000), random.from(20_000, 60_000)] }),
  }),
};

/** Messages are verified while a host lies. */
const proof: Theme = {
  share: 2.5,
  ways: ['verify', 'verify with an anchor', 'aborted'],
  lists: ['getTopicMessages'],
  ledger: { old: 250, rate: 1 },
  counts: { reads: [1, 2], hosts: [1, 2] },
  hasLiar: true,
};

const themes: readonly Theme[] = [
  { share: 4 },
  quiet,
  gaps,
  mixedUp,
  live,
  calm,
  standstill,
  emptyPages,
  severalHosts,
  proof,
];
const usualCluster = { lag: [500, 1500], late: 0, incomplete: 0, index: 0 } as const;

function drawTheme(random: Random): Theme {
  const all = themes.reduce((sum, { share }) => sum + share, 0);
  let left = random.next() * all;
  for (const theme of themes) {
    left -= theme.share;
    if (left < 0) return theme;
  }
  return quiet;
}

/** Draws what happens with a seed. */
export function drawScenario(seed: number): Scenario {
  const random = new Random(seed, 'scenario');
  const theme = drawTheme(random);
  const { counts, ledger, host: changed = (host) => host } = theme;
  const reads = Array.from({ length: random.from(...(counts?.reads ?? [1, 3])) }, () =>
    drawRead(random, theme),
  );
  if (!counts && random.chance(0.2)) reads[1] = equalTo(reads[0] as Read, random);
  // As many readings of logs are those of events, whatever else is drawn.
  const isOfEvents = random.stream('events').chance(0.5);
  for (const [index, read] of reads.entries())
    if (isOfEvents && read.list === 'getContractsLogs') reads[index] = { ...read, list: 'contractEvents' };
  const isVerified = reads.some(({ way }) => way.startsWith('verify'));
  const several = random.chance(0.3) ? random.from(2, 3) : 1;
  const hostCount = counts ? random.from(...counts.hosts) : several;
  const hosts = Array.from({ length: hostCount }, () => changed(drawHost(reads, random), random));
  const isLying =
    isVerified && !theme.hasWindows && theme !== quiet && random.chance(theme.hasLiar ? 0.9 : 0.6);
  const liar = isLying ? random.from(0, hostCount - 1) : -1;
  const refusal = drawRefusal(reads, random.stream('refusal'));
  const hurry = random.stream('deadline');
  const machine = random.stream('machine');
  return {
    seed,
    ledger: {
      old: random.pick([0, 5, 30, 120, 250]),
      months: random.pick([0, 1, 5, 20]),
      rate: random.pick([0.2, 1, 3]),
      seconds: random.pick([20, 60, 120]),
      bursts: random.pick([0, 0.5]),
      ...ledger,
    },
    hasWindows: theme.hasWindows ?? random.chance(0.5),
    hosts: hosts.map((host, index) => ({
      ...host,
      ...(index === liar && { lie: drawLie(random) }),
      ...(index === refusal.host && { refuses: refusal.list }),
    })),
    clockError: random.chance(0.15) ? random.pick([-36_000_000, -2000, 30_000, 36_000_000]) : 0,
    reads,
    ...(random.chance(theme.hasRate ? 0.6 : 0.2) && { requestsPerSecond: random.pick([5, 20]) }),
    ...(machine.chance(0.06) && {
      clockStep: { at: machine.from(0, 60_000), by: machine.pick([-3_600_000, -30_000, 5000, 3_600_000]) },
    }),
    ...(machine.chance(0.06) && {
      asleep: { at: machine.from(0, 60_000), length: machine.pick([20_000, 600_000, 3_600_000]) },
    }),
    ...(hurry.chance(hurried) && { deadline: hurry.from(500, 9000) + hurry.next() }),
  };
}

/** Another part of the program reads the same while the first one is under way. */
function equalTo(read: Read, random: Random): Read {
  return { ...read, begin: read.begin + random.from(0, 300) };
}

function drawRead(random: Random, theme: Theme): Read {
  const way = random.pick(theme.ways ?? ways);
  const choices = listsOf(way);
  const preferred = choices.filter((list) => theme.lists?.includes(list));
  const list = random.pick(preferred.length > 0 ? preferred : choices);
  const isFollow = way.startsWith('follow');
  const isLeft = !theme.isToTheEnd && random.chance(0.25);
  const isSlow = !theme.isToTheEnd && random.chance(0.2);
  return {
    way,
    list,
    order: isFollow || random.chance(0.4) ? 'asc' : 'desc',
    limit: random.pick([undefined, 1, 3, 10, 100]),
    range: random.pick(theme.ranges ?? rangesOf(way)),
    begin: random.from(...(theme.begin ?? [0, 30_000])),
    pause: isSlow ? random.pick([100, 2500]) : 0,
    ...(isLeft && { leaves: random.from(1, 40) }),
    ...(isFollow && random.chance(0.4) && { interval: 500 }),
  };
}

function rangesOf(way: Way): readonly Read['range'][] {
  if (way.startsWith('follow')) return ['all', 'recent', 'all but one'];
  // A lie is about one of the first items.
  if (way.startsWith('verify')) return ['all', 'all', 'recent', 'old', 'since 1970'];
  return ['all', 'all', 'recent', 'recent', 'old', 'before', 'since 1970', 'all but one'];
}

function listsOf(way: Way): readonly ListName[] {
  switch (way) {
    case 'follow after a write':
      return ['getTransactions'];
    case 'follow':
    case 'follow from a cursor':
      return growing;
    case 'verify':
      return ['getTopicMessages', 'getBlocks'];
    case 'verify with an anchor':
      return ['getTopicMessages'];
    default:
      return listNames;
  }
}

function drawHost(reads: readonly Read[], random: Random): HostSettings {
  const isHard = random.chance(0.5);
  const found: readonly Failure[] = isHard ? [random.pick(failures), random.pick(failures)] : [];
  // A list of small pages would take hours if half of them took 20 seconds.
  const shares = [0.02, 0.1, 0.25, found.includes('slow') ? 0.25 : 0.5];
  return {
    clusters: Array.from({ length: random.chance(0.6) ? 2 : 1 }, () => drawCluster(random)),
    latency: random.pick([
      [20, 60],
      [50, 400],
      [50, 400],
      [300, 2500],
    ]),
    failures: found,
    share: random.pick(shares),
    ...(random.chance(0.1) && { perSecond: random.pick([5, 20]) }),
    ...(random.chance(0.1) && { dead: [random.from(0, 20_000), random.from(20_000, 60_000)] }),
    ...(random.chance(0.1) && { down: downFrom(random) }),
    ...(random.chance(0.06) && { ahead: random.pick([8000, 45_000, 1e12]) }),
    ...(random.chance(0.1) && { heavy: random.pick(reads).list }),
    ...(random.chance(0.06) && { isLoose: true }),
    ...(random.chance(0.02) && { mixesUp: true }),
  };
}

/** The host that refuses a list, mostly −1 (no host). Transactions and blocks may be refused: other lists look up times there. */
function drawRefusal(reads: readonly Read[], random: Random): { host: number; list: ListName } {
  const lookedUp: readonly ListName[] = ['getTransactions', 'getTransactions', 'getBlocks'];
  return {
    host: random.chance(refusing) ? 0 : -1,
    list: random.pick([...reads.map(({ list }) => list), ...lookedUp]),
  };
}

export function downFrom(random: Random): [number, number] {
  const from = random.from(0, 30_000);
  return [from, from + random.from(5000, 40_000)];
}

export function drawCluster(random: Random): ClusterSettings {
  const from = random.from(0, 30_000);
  return {
    lag: random.pick([
      [500, 1500],
      [2000, 4000],
      [2000, 8000],
      [15_000, 15_000],
    ]),
    ...(random.chance(0.2) && { stop: [from, from + random.from(5000, longestStop)] }),
    late: random.pick([0, 0, 0.02, 0.1]),
    incomplete: random.pick([0, 0, 4000]),
    index: random.chance(0.1) ? random.from(1000, 8000) : 0,
  };
}

function drawLie(random: Random): { kind: Lie; number: number } {
  return { kind: random.pick(lies), number: random.from(1, 30) };
}
