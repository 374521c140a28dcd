import type { ClusterSettings } from './cluster.js';
import { type LedgerSettings, type ListName, listNames } from './ledger.js';
import { Random } from './random.js';

// Everything that a seed decides, as plain data: it can be printed, made smaller, and run again.

/** How a list, or an entity, is read. */
export const ways = [
  'await',
  'walk',
  'toArray',
  'page by cursor',
  'back by cursor',
  'pages',
  'scan',
  'scan without order',
  'split and part',
  'follow',
  'follow from a cursor',
  'after',
  'verify',
  'verify with an anchor',
  'verify against',
  'coalesced and aborted',
  'aborted',
  'follow after a write',
] as const;
export type Way = (typeof ways)[number];

export interface Read {
  readonly way: Way;
  readonly list: ListName;
  readonly order: 'asc' | 'desc';
  /** Items of a page. Absent for the default of the service. */
  readonly limit?: number | undefined;
  /** The part of the list: all of it, the last minute, what lies months back or before the ledger, or all since 1970. */
  readonly range: 'all' | 'recent' | 'old' | 'before' | 'since 1970';
  /** Milliseconds after the beginning. */
  readonly begin: number;
  /** Milliseconds that the consumer takes for an item. */
  readonly pause: number;
  /** The number of items after which the consumer leaves, or goes on in a new client. */
  readonly leaves?: number | undefined;
  /** The longest milliseconds between two requests of a follow. Absent for the default. */
  readonly interval?: number | undefined;
}

/** Failures of a reply. A host has some of them, for a share of its requests. */
export const failures = ['reset', 'status 500', 'status 503', 'slow', 'cut off', 'garbage'] as const;
export type Failure = (typeof failures)[number];

/** Changes that a lying host makes to the messages and blocks that it returns. */
export const lies = ['content', 'hash', 'withheld', 'swapped', 'end', 'type'] as const;
export type Lie = (typeof lies)[number];

export interface HostSettings {
  readonly clusters: readonly ClusterSettings[];
  readonly latency: readonly [least: number, most: number];
  readonly failures: readonly Failure[];
  readonly share: number;
  /** Requests a second. More get a 429. */
  readonly perSecond?: number | undefined;
  /** It does not reply between these times. */
  readonly dead?: readonly [from: number, to: number] | undefined;
  readonly lie?: { readonly kind: Lie; readonly number: number } | undefined;
  /** It answers 503 between these times, as while it is deployed. */
  readonly down?: readonly [from: number, to: number] | undefined;
  /** Milliseconds by which the times of its blocks are ahead. */
  readonly ahead?: number | undefined;
  /** A list for which its database is too slow: each request for it is answered with 503. */
  readonly heavy?: ListName | undefined;
  /** It does not look at the far bound of a list. */
  readonly isLoose?: true | undefined;
}

export interface Scenario {
  readonly seed: number;
  readonly ledger: LedgerSettings;
  readonly hasWindows: boolean;
  readonly hosts: readonly HostSettings[];
  /** Milliseconds by which the clock of the client's machine is wrong. */
  readonly clockError: number;
  readonly reads: readonly Read[];
  readonly requestsPerSecond?: number | undefined;
}

/** Milliseconds of a run, all in all. A list of small pages takes long if many of them are slow. */
export const horizon = 1_800_000;
const longestStop = 60_000;

/** Draws what happens with a seed. */
export function drawScenario(seed: number): Scenario {
  const random = new Random(seed, 'scenario');
  // What a reading costs can be judged only where nothing else is sent, and nothing is sent twice.
  const isQuiet = random.chance(0.15);
  const reads = Array.from({ length: isQuiet ? 1 : random.from(1, 3) }, () => drawRead(random));
  if (!isQuiet && random.chance(0.15)) reads[1] = equalTo(reads[0] as Read, random);
  const isVerified = reads.some(({ way }) => way.startsWith('verify'));
  const hostCount = !isQuiet && random.chance(0.3) ? random.from(2, 3) : 1;
  const drawn = Array.from({ length: hostCount }, () => drawHost(reads, random));
  const hosts = isQuiet ? [quietHost] : drawn;
  const liar = isVerified && !isQuiet && random.chance(0.6) ? random.from(0, hostCount - 1) : -1;
  return {
    seed,
    ledger: {
      old: random.pick([0, 5, 30, 120, 250]),
      months: random.pick([0, 1, 5, 20]),
      rate: random.pick([0.2, 1, 3]),
      seconds: random.pick([20, 60, 120]),
      bursts: random.pick([0, 0.5]),
    },
    hasWindows: random.chance(0.5),
    hosts: hosts.map((host, index) => (index === liar ? { ...host, lie: drawLie(random) } : host)),
    clockError: random.chance(0.15) ? random.pick([-30_000, -2000, 2000, 30_000]) : 0,
    reads,
    ...(random.chance(0.2) && { requestsPerSecond: random.pick([5, 20]) }),
  };
}

/** Another part of the program reads the same while the first one is under way. */
function equalTo(read: Read, random: Random): Read {
  return { ...read, begin: read.begin + random.from(0, 300) };
}

function drawRead(random: Random): Read {
  const way = random.pick(ways);
  const growing = listNames.filter((name) => name !== 'getTokenBalances');
  const hashed: readonly ListName[] = ['getTopicMessages', 'getBlocks'];
  const messages: readonly ListName[] = ['getTopicMessages'];
  let choices: readonly ListName[] = listNames;
  if (way.startsWith('follow')) choices = growing;
  if (way === 'follow after a write') choices = ['getTransactions'];
  if (way === 'verify') choices = hashed;
  if (way === 'verify with an anchor' || way === 'verify against') choices = messages;
  const list = random.pick(choices);
  const isFollow = way.startsWith('follow');
  let ranges: readonly Read['range'][] = ['all', 'all', 'recent', 'recent', 'old', 'before', 'since 1970'];
  if (isFollow) ranges = ['all', 'recent'];
  // A lie is about one of the first items.
  if (way.startsWith('verify')) ranges = ['all', 'all', 'recent', 'old', 'since 1970'];
  return {
    way,
    list,
    order: isFollow || random.chance(0.4) ? 'asc' : 'desc',
    limit: random.pick([undefined, 1, 3, 10, 100]),
    range: random.pick(ranges),
    begin: random.from(0, 30_000),
    pause: random.chance(0.2) ? random.pick([100, 2500]) : 0,
    ...(random.chance(0.25) && { leaves: random.from(1, 40) }),
    ...(isFollow && random.chance(0.4) && { interval: 500 }),
  };
}

const quietHost: HostSettings = {
  clusters: [{ lag: [500, 1500], late: 0, incomplete: 0, index: 0 }],
  latency: [20, 60],
  failures: [],
  share: 0,
};

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
  };
}

function downFrom(random: Random): [number, number] {
  const from = random.from(0, 30_000);
  return [from, from + random.from(5000, 40_000)];
}

function drawCluster(random: Random): ClusterSettings {
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
