import { getAccount, getBalances } from '../../generated/ledger/operations.js';
import type { AccountInfo } from '../../generated/ledger/types.js';
import {
  type FilterBounds,
  gt,
  lte,
  type Operator,
  type TimestampValue,
  toTimestamp,
} from '../values/values.js';
import { hbars, pastError, type Reading, timeOf } from './reading.js';

/** The balances of an account at a time, by asset. */
export interface Snapshot {
  /** In nanoseconds. */
  readonly time: bigint;
  readonly balances: ReadonlyMap<string, bigint>;
  /** Whether the account is in it. One that was created later is not, and held nothing. */
  readonly hasAccount: boolean;
}

/** Lists of balances show this many tokens of an account, and the account itself this many. */
const tokensInList = 50;
const tokensInAccount = 1000;

/**
 * Snapshots are stored every 15 minutes, and at the end of a record file. So the one after a moment is at most this far away,
 * but on a quiet network.
 */
const nextSnapshot = 20n * 60n * 1_000_000_000n;

type Times = FilterBounds<TimestampValue, Operator>;

export const atOrBefore = (time: bigint): Times => lte(toTimestamp(time));
export const soonAfter = (time: bigint): Times => [
  gt(toTimestamp(time)),
  lte(toTimestamp(time + nextSnapshot)),
];

/**
 * The newest snapshot in a range of times, or undefined. The treasury is asked for as well: it is in each snapshot, so an account
 * without a row beside it held nothing, while no row at all means that there is no snapshot.
 */
export async function accountSnapshot(
  reading: Reading,
  account: string,
  timestamp: Times,
): Promise<Snapshot | undefined> {
  const { transport, options } = reading;
  const treasury = account.replace(/\d+$/, '2');
  const filter = { 'account.id': [treasury, account], timestamp };
  const reply = await getBalances(transport, filter, options);
  if (reply.timestamp === null || reply.balances.length === 0) return undefined;
  const time = timeOf(reply.timestamp);
  const row = reply.balances.find((each) => each.account === account);
  if (!row) return { time, balances: new Map(), hasAccount: false };
  if (row.tokens.length < tokensInList)
    return { time, balances: balancesOf(row.balance, row.tokens), hasAccount: true };
  return wholeSnapshot(reading, account, time);
}

type Tokens = readonly { readonly token_id?: string; readonly balance?: bigint }[];

function balancesOf(balance: bigint, tokens: Tokens): Map<string, bigint> {
  const balances = new Map([[hbars, balance]]);
  for (const { token_id: token = '', balance: held = 0n } of tokens) balances.set(token, held);
  return balances;
}

/** Every reply of an account has this many tries: clusters have snapshots of their own. */
const tries = 5;

/**
 * A snapshot with more tokens than lists show. The account falls back to the present where there is no snapshot, and only the
 * time of its balance tells: it has to be that of the snapshot that the list has shown.
 */
async function wholeSnapshot(reading: Reading, account: string, time: bigint): Promise<Snapshot> {
  const { transport, options } = reading;
  for (let count = 0; count < tries; count += 1) {
    const params = { idOrAliasOrEvmAddress: account, timestamp: lte(toTimestamp(time)), transactions: false };
    const { balance } = await getAccount(transport, params, options);
    if (balance && timeOf(balance.timestamp) === time) return ofAccount(reading, account, balance);
  }
  throw pastError(reading, `the snapshot of ${toTimestamp(time)} was not shown again`, { account });
}

function ofAccount(
  reading: Reading,
  account: string,
  balance: NonNullable<AccountInfo['balance']>,
): Snapshot {
  const { timestamp, tokens } = balance;
  if (tokens.length >= tokensInAccount) {
    const reason = `the account has ${tokensInAccount} tokens or more, and the service lists no more of them. Read one token with holdersAt`;
    throw pastError(reading, reason, { account });
  }
  return { time: timeOf(timestamp), balances: balancesOf(balance.balance ?? 0n, tokens), hasAccount: true };
}

/** The present balances, and the time of the last change that they show. */
export async function presentBalances(reading: Reading, account: string, after: bigint): Promise<Snapshot> {
  const { transport, options } = reading;
  const params = { idOrAliasOrEvmAddress: account, transactions: false };
  const { balance } = await getAccount(transport, params, { ...options, after: toTimestamp(after) });
  if (!balance) throw pastError(reading, 'the service has no balance of the account', { account });
  return ofAccount(reading, account, balance);
}
