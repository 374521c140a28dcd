import type { Cluster } from '../cluster.js';
import { beginning } from '../virtual-clock.js';
import type { PastReading, PastRun } from './past-reading.js';

// The conditions of the promises about the past.

/** Milliseconds. The client assumes this lag until it has measured the clusters. */
const assumedLag = 12_000;
const recent = 3 * 3_600_000;
/** A snapshot after the moment is looked for so far ahead, in nanoseconds. */
export const nextSnapshot = 20n * 60_000_000_000n;

/** Whether every host replies to everything, and no cluster stands still or lags by more than is usual. */
export function isCalmPast({ scenario }: PastRun): boolean {
  return scenario.hosts.every(({ clusters, failures, share, perSecond, dead, down, isLoose }) => {
    const isReachable = (failures.length === 0 || share === 0) && !perSecond && !dead && !down && !isLoose;
    return isReachable && clusters.every(({ stop, lag }) => !stop && lag[1] < 10_000);
  });
}

/** Whether a cluster may not have reached the moment, and the client cannot know that. */
export function reachesUnnoticed({ scenario, network }: PastRun, { read, begin }: PastReading): boolean {
  const isOld = begin - Number(read.time / 1_000_000n) > recent;
  const isBehind = ({ settings: { stop, lag } }: Cluster): boolean =>
    stop !== undefined || lag[1] > assumedLag;
  return !isOld && (scenario.clockError < 0 || network.clusters.some(isBehind));
}

/** The snapshots before and after an old moment of a calm service of one cluster, or undefined. */
export function bothSidesOf(
  run: PastRun,
  { read, begin }: PastReading,
): [before: bigint, after: bigint] | undefined {
  const { network, service, scenario } = run;
  const [cluster, other] = network.clusters;
  const isOld = begin - Number(read.time / 1_000_000n) > recent + 2 * Number(nextSnapshot / 1_000_000n);
  const { snapshots: stored, largestPage } = scenario.service;
  const isPlain = isCalmPast(run) && stored === 'all' && largestPage === undefined;
  if (!cluster || other || !isOld || !isPlain) return undefined;
  const snapshots = service.snapshotsOf(cluster);
  const before = snapshots.findLast((time) => time <= read.time);
  const after = snapshots.findLast((time) => time > read.time && time <= read.time + nextSnapshot);
  const isFound = before !== undefined && after !== undefined && read.time - before < nextSnapshot;
  return isFound ? [before, after] : undefined;
}

/** Pages of transactions after one time and up to another. */
export function pagesOf({ ledger }: PastRun, { read }: PastReading, begin: bigint, end: bigint): number {
  const rows = read.kind === 'account' ? ledger.listedFor(read.id) : ledger.rows.rows.getTransactions;
  const count = rows.filter(({ first }) => first > begin && first <= end).length;
  // A full page does not show that it is the last one.
  return begin === end ? 0 : Math.floor(count / 100) + 1;
}

export function rowsOfHolders({ service }: PastRun, token: string, time: bigint): number {
  return service.rowsOfHolders(token, time);
}

export function frontierOf({ ledger }: PastRun, cluster: Cluster, at: number): number {
  const block = ledger.rows.rows.getBlocks.findLast((each) => cluster.shows(each) <= at);
  return block ? block.time : beginning;
}
