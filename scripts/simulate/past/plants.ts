import type { Cluster } from '../cluster.js';
import { Row } from '../ledger.js';
import type { Random } from '../random.js';
import { beginning } from '../virtual-clock.js';
import { collection, itemOf, type PastTransaction } from './past-ledger.js';
import type { PastRead } from './past-reading.js';
import type { PastService } from './past-service.js';

/** The most transfers that are lost or invented in one run. */
export const mostPlants = 5;
/** Nanoseconds. A snapshot that is further away is not looked for. */
const nextSnapshot = 20n * 60_000_000_000n;

/** The part between the same two snapshots in each cluster, and the last one of those behind it. In nanoseconds. */
interface Space {
  readonly begin: bigint;
  readonly end: bigint;
  readonly last: bigint;
}

/**
 * Transactions that the service has lost or invented, between two snapshots of each cluster, and a read of what they changed. Each
 * is between snapshots of its own, so that no two of them cancel each other out.
 */
export class Plants {
  readonly reads: PastRead[] = [];
  readonly #service: PastService;
  readonly #clusters: readonly Cluster[];
  readonly #random: Random;

  constructor(service: PastService, clusters: readonly Cluster[], random: Random) {
    this.#service = service;
    this.#clusters = clusters;
    this.#random = random;
    let last = 0n;
    for (const transaction of service.ledger.transactions) {
      const space = this.#spaceAround(transaction.time);
      if (!space || space.begin < last || this.reads.length === mostPlants || random.chance(0.5)) continue;
      if (this.#plant(transaction, space)) last = space.end;
    }
  }

  /** The part around a time that lies between the same two snapshots in each cluster. */
  #spaceAround(time: bigint): Space | undefined {
    const all = this.#clusters.map((cluster) => this.#service.snapshotsOf(cluster));
    // A transaction at the very time of a snapshot is in it: who begins there does not need it. And each cluster has to have an
    // older snapshot, or it does not know that snapshots have tokens.
    const isPlain = all.every((snapshots) => !snapshots.includes(time) && (snapshots[1] ?? time) < time);
    const spaces = all.map((snapshots) => {
      return [snapshots.findLast((each) => each < time), snapshots.find((each) => each > time)] as const;
    });
    const begins = spaces.map(([begin = 0n]) => begin);
    const ends = spaces.map(([, end = 0n]) => end);
    const [begin, end] = [begins, ends].map((times, index) =>
      times.reduce((a, b) => ((index === 0 ? a > b : a < b) ? a : b)),
    ) as [bigint, bigint];
    const isClosed = begins.every((each) => each > 0n) && ends.every((each) => each > 0n);
    const isNear = ends.every((each) => each - time <= nextSnapshot);
    const isOld = end < BigInt(beginning - 60_000) * 1_000_000n;
    const last = ends.reduce((a, b) => (a > b ? a : b));
    return isPlain && isClosed && isNear && isOld && begin < time && time < end
      ? { begin, end, last }
      : undefined;
  }

  #plant({ time, transfers, ...transaction }: PastTransaction, { begin, end, last }: Space): boolean {
    const random = this.#random;
    const isHolders = random.chance(0.4);
    // A token that is younger than the snapshot before has only one to begin at, and holders are not checked then.
    const hasBoth = (asset: string): boolean => (this.#service.ledger.created.get(asset) ?? end) <= begin;
    const isOwn = ({ asset }: { asset: string }): boolean =>
      asset !== collection && (!isHolders || hasBoth(asset));
    const changes = transfers
      .filter(isOwn)
      .filter(({ account, asset }) => this.#isChanged(account, asset, time));
    if (changes.length === 0) return false;
    const { account, asset, amount } = random.pick(changes);
    const isLost = random.chance(0.5);
    if (isLost) this.#service.lost.add(time);
    else {
      const invented = {
        ...transaction,
        time: time + 500n,
        transfers: [{ account, asset, amount: amount * 2n }],
      };
      const { getTransactions } = this.#service.ledger.rows.rows;
      const file = getTransactions.find(({ first }) => first === time)?.file ?? 0;
      const keys = {
        list: 'getTransactions',
        first: time + 500n,
        second: 0n,
        nanoseconds: time + 500n,
        file,
      } as const;
      this.#service.invented.push(new Row(keys, () => itemOf(invented)));
    }
    const id = isHolders ? asset : account;
    // The snapshot after it has to be near.
    const first = begin > last - nextSnapshot ? begin : last - nextSnapshot;
    const moment = random.chance(0.5)
      ? time
      : first + BigInt(Math.floor(random.next() * Number(end - first)));
    const drawn = `${isLost ? 'lost' : 'invented'}, ${isHolders ? 'holders' : 'account'}`;
    const kind = isHolders ? 'holders' : 'account';
    this.reads.push({
      kind,
      id,
      name: id,
      time: moment,
      moment,
      drawn,
      begin: random.from(0, 1000),
      check: true,
    });
    return true;
  }

  /** Whether the transaction changed the balance, and no other transfer of it took that back. */
  #isChanged(account: string, asset: string, time: bigint): boolean {
    const { ledger } = this.#service;
    return ledger.sum(account, asset, time) !== ledger.sum(account, asset, time - 1n);
  }
}
