import { getAccount } from '../../generated/ledger/operations.js';
import type { Transaction } from '../../generated/ledger/types.js';
import { toTimestamp } from '../values/values.js';
import {
  accountSnapshot,
  atOrBefore,
  presentBalances,
  type Snapshot,
  soonAfter,
} from './account-snapshots.js';
import { pastError, type Reading, timeOf, transactionsIn } from './reading.js';
import { type Balances, rolled } from './roll.js';
import { hasTokens } from './token-facts.js';

/** The balances at the moment, from the snapshot before it and from the one after it. One of them may be missing. */
export interface Ways {
  readonly forwards?: Balances | undefined;
  readonly backwards?: Balances | undefined;
}

/**
 * The transactions between both snapshots are read once, and serve both ways. Without a check, the snapshot before is enough.
 */
export async function waysTo(reading: Reading, account: string, check: boolean): Promise<Ways> {
  const { time } = reading;
  const before = await snapshotIn(reading, account, 'before');
  const after = check || !before ? await snapshotIn(reading, account, 'after') : undefined;
  if (!before && !after) return { backwards: await fromPresent(reading, account) };
  const [begin, end] = [before?.time ?? time, after?.time ?? time];
  const transactions = begin < end ? await transactionsIn(reading, begin, end, account).toArray() : [];
  if (!before?.hasAccount && !after?.hasAccount && transactions.length === 0)
    await refuseMissing(reading, account);
  return {
    forwards: before && rolled(reading, before, account, transactions),
    backwards: after && rolled(reading, after, account, transactions),
  };
}

/** The snapshot next to the moment, if the service has one with all that an account holds. */
async function snapshotIn(
  reading: Reading,
  account: string,
  side: 'before' | 'after',
): Promise<Snapshot | undefined> {
  const range = side === 'before' ? atOrBefore(reading.time) : soonAfter(reading.time);
  const snapshot = await accountSnapshot(reading, account, range);
  if (!snapshot) return undefined;
  const isBefore = snapshot.time <= reading.time;
  if (isBefore !== (side === 'before')) {
    const shown = toTimestamp(snapshot.time);
    throw pastError(reading, `asked for the snapshot ${side} the moment, the service sent that of ${shown}`, {
      account,
    });
  }
  const isShown = snapshot.balances.size > 1;
  return (await hasTokens(reading, snapshot.time, isShown)) ? snapshot : undefined;
}

/** An account that nothing is known of had nothing, or its ID has a slip. The service answers 404 for the latter. */
async function refuseMissing({ transport, options }: Reading, account: string): Promise<void> {
  await getAccount(transport, { idOrAliasOrEvmAddress: account, transactions: false }, options);
}

/** An account that changes more often than it can be read, such as one that collects all fees, has no present balance. */
const mostRounds = 5;

/**
 * Without snapshots: the present balances, minus all transactions since the moment. A present balance does not show which
 * transactions it contains. So the list is read before and after it: if nothing came between, they belong together.
 */
async function fromPresent(reading: Reading, account: string): Promise<Balances> {
  const transactions: Transaction[] = await transactionsIn(
    reading,
    reading.time,
    undefined,
    account,
  ).toArray();
  for (let round = 0; round < mostRounds; round += 1) {
    const newest = timeOf(transactions.at(-1)?.consensus_timestamp ?? null) || reading.time;
    const present = await presentBalances(reading, account, newest);
    const later = await transactionsIn(reading, newest, undefined, account).toArray();
    // All of them are in the present balance, however old the last change is that it shows.
    if (later.length === 0) return rolled(reading, { ...present, time: newest }, account, transactions);
    transactions.push(...later);
  }
  throw pastError(reading, 'there are no snapshots, and the account changes too often to be read', {
    account,
  });
}
