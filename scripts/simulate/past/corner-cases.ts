import { frontierOf } from './past-conditions.js';
import { collection, genesisAccounts } from './past-ledger.js';
import type { PastReading, PastRun } from './past-reading.js';

// The corner cases of the reference. A report counts them: one that is never met is never judged.

const minute = 60_000_000_000n;

type Case = (run: PastRun, reading: PastReading) => boolean;

const isAccount: Case = (_, { read }) => read.kind === 'account';
const ofAccount =
  (holds: Case): Case =>
  (run, reading) =>
    isAccount(run, reading) && holds(run, reading);
const ofToken =
  (holds: Case): Case =>
  (run, reading) =>
    !isAccount(run, reading) && holds(run, reading);
const withTokens = (count: number): Case =>
  ofAccount(
    ({ ledger }, { read }) => ledger.collector === read.id && ledger.assetsOf(read.id).length === count,
  );
const anyHost =
  (holds: (host: PastRun['scenario']['hosts'][number]) => unknown): Case =>
  ({ scenario }) =>
    scenario.hosts.some((host) => holds(host));

function snapshotsBefore({ service, network }: PastRun, time: bigint): (bigint | undefined)[] {
  return network.clusters.map((cluster) => service.snapshotsOf(cluster).findLast((each) => each <= time));
}

function snapshotsAfter({ service, network }: PastRun, time: bigint): (bigint | undefined)[] {
  return network.clusters.map((cluster) =>
    service.snapshotsOf(cluster).findLast((each) => each > time && each <= time + 20n * minute),
  );
}

function isStored({ service }: PastRun): boolean {
  return service.settings.snapshots === 'all';
}

export const cornerCases: Readonly<Record<string, Case>> = {
  'before the first transaction': ({ ledger }, { read }) => read.time < (ledger.transactions[0]?.time ?? 0n),
  'before the account': ofAccount(
    ({ ledger }, { read }) => read.time < ledger.createdAt(read.id) && read.id !== '0.0.999999',
  ),
  'before the token': ofToken(({ ledger }, { read }) => read.time < (ledger.created.get(read.id) ?? 0n)),
  'in the future': (_, { read, begin }) => read.time > BigInt(begin + 60_000) * 1_000_000n,
  'exactly at a transaction': ({ ledger }, { read }) =>
    ledger.transactions.some(({ time }) => time === read.time),
  'exactly at a snapshot': (run, { read }) =>
    isStored(run) && snapshotsBefore(run, read.time).includes(read.time),
  '1 ns beside a snapshot': (run, { read }) => {
    const all = [...snapshotsBefore(run, read.time), ...snapshotsAfter(run, read.time)];
    return isStored(run) && (all.includes(read.time - 1n) || all.includes(read.time + 1n));
  },
  'after the newest snapshot': (run, { read }) =>
    isStored(run) &&
    run.network.clusters.every((cluster) => (run.service.snapshotsOf(cluster).at(-1) ?? 0n) <= read.time),
  'a cluster that has not reached it': (run, { read, begin }) =>
    run.network.clusters.some((cluster) => frontierOf(run, cluster, begin) < Number(read.time / 1_000_000n)),
  'a transaction with children': (_, { read }) =>
    typeof read.moment === 'string' && read.moment.includes('-'),
  'beside the turn of a month': (_, { read }) => {
    const times = [read.time - 20n * minute, read.time + 20n * minute].map(
      (time) => new Date(Number(time / 1_000_000n)),
    );
    return times[0]?.getUTCMonth() !== times[1]?.getUTCMonth();
  },
  'two clusters with different snapshots': (run, { read }) =>
    isStored(run) && new Set([...snapshotsBefore(run, read.time)]).size > 1,
  'no snapshots': ({ service }) => service.settings.snapshots === 'none',
  'snapshots without tokens': ({ service }) => service.settings.snapshots === 'hbars',
  'no snapshot before': (run, { read }) =>
    isStored(run) && snapshotsBefore(run, read.time).every((time) => time === undefined),
  'no snapshot soon after': (run, { read }) =>
    isStored(run) && snapshotsAfter(run, read.time).every((time) => time === undefined),
  'a deleted account, before': ofAccount(
    ({ ledger }, { read }) => read.id === ledger.leaver && read.time < ledger.leaves,
  ),
  'a deleted account, after': ofAccount(
    ({ ledger }, { read }) => read.id === ledger.leaver && read.time >= ledger.leaves,
  ),
  'by alias or EVM address': ofAccount((_, { read }) => read.name !== read.id),
  'an account that does not exist': (_, { read }) => read.id === '0.0.999999',
  'a genesis account': ofAccount((_, { read }) => genesisAccounts.includes(read.id)),
  'an account with NFTs': ofAccount(
    ({ ledger }, { read }) => ledger.sum(read.id, collection, read.time) > 0n,
  ),
  'exactly 49 tokens': withTokens(49),
  'exactly 50 tokens': withTokens(50),
  'exactly 51 tokens': withTokens(51),
  'exactly 999 tokens': withTokens(999),
  'exactly 1,000 tokens': withTokens(1000),
  'exactly 1,001 tokens': withTokens(1001),
  'holders of NFTs': ofToken((_, { read }) => read.id === collection),
  'a deleted token': ofToken(({ ledger }, { read }) => read.id === ledger.deletedToken),
  'a full last page of holders': ofToken((run, { read }) => {
    const rows = snapshotsBefore(run, read.time).map((time) =>
      time === undefined ? 1 : run.service.rowsOfHolders(read.id, time),
    );
    return isStored(run) && rows.some((count) => count > 0 && count % 100 === 0);
  }),
  'a holder left since the snapshot': ofToken(
    (run, { read }) => changedHolders(run, read.id, read.time).left > 0,
  ),
  'a holder appeared since the snapshot': ofToken(
    (run, { read }) => changedHolders(run, read.id, read.time).appeared > 0,
  ),
  'holders continued from a cursor': ofToken((_, { read }) => read.leaves !== undefined),
  'holders in two ways': ofToken((_, { isChecked }) => isChecked),
  'late rows': anyHost(({ clusters }) => clusters.some(({ late }) => late > 0)),
  'a cluster that stands still': anyHost(({ clusters }) => clusters.some(({ stop }) => stop)),
  'windows of 60 days': ({ scenario }) => scenario.hasWindows,
  'failures of replies': anyHost(({ failures }) => failures.length > 0),
  'a rate limit': anyHost(({ perSecond }) => perSecond),
  'a host that is down or dead': anyHost(({ dead, down }) => dead ?? down),
  'a bound that is not kept': anyHost(({ isLoose }) => isLoose),
  'two hosts': ({ scenario }) => scenario.hosts.length > 1,
  'a wrong clock': ({ scenario }) => scenario.clockError !== 0,
};

function changedHolders(run: PastRun, token: string, time: bigint): { left: number; appeared: number } {
  const [snapshot] = snapshotsBefore(run, time);
  if (snapshot === undefined || !isStored(run)) return { left: 0, appeared: 0 };
  const [before, then] = [snapshot, time].map(
    (each) => new Set(run.ledger.holdersOf(token, each).map(([account]) => account)),
  ) as [Set<string>, Set<string>];
  return {
    left: [...before].filter((account) => !then.has(account)).length,
    appeared: [...then].filter((account) => !before.has(account)).length,
  };
}

/** The names of the cases that a reading is one of. */
export function cornerCasesOf(run: PastRun, reading: PastReading): string[] {
  return Object.keys(cornerCases).filter((name) => cornerCases[name]?.(run, reading));
}
