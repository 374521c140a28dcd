import type { Transaction } from '../../generated/ledger/types.js';
import type { Snapshot } from './account-snapshots.js';
import { changesOf, type Reading } from './reading.js';

/** Balances by asset. */
export type Balances = ReadonlyMap<string, bigint>;

/**
 * The balances of a snapshot, brought to the moment of the reading: forwards from an earlier snapshot, all transfers since then are
 * added; backwards from a later one, they are taken back.
 */
export function rolled(
  { time }: Reading,
  snapshot: Snapshot,
  account: string,
  transactions: readonly Transaction[],
): Balances {
  const isForwards = snapshot.time <= time;
  const [begin, end] = isForwards ? [snapshot.time, time] : [time, snapshot.time];
  const balances = new Map(snapshot.balances);
  for (const transaction of transactions)
    for (const change of changesOf(transaction)) {
      if (change.account !== account || change.time <= begin || change.time > end) continue;
      const balance = balances.get(change.asset) ?? 0n;
      balances.set(change.asset, isForwards ? balance + change.amount : balance - change.amount);
    }
  return balances;
}
