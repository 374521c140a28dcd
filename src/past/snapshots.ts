import type { AccountInfo } from '../../generated/ledger/types.js';
import { toTimestamp } from '../values/values.js';
import { hbars } from './moves.js';
import { PastError } from './past-error.js';
import { type Reading, required, timeOf } from './reading.js';
import { storesTokens } from './token-facts.js';

/** From where balances are brought to the moment: the snapshot before it, or the one after it. */
export type Side = 'before' | 'after';

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
 * Snapshots are stored every 15 minutes, at the end of a record file. So the one after a moment is at most this far away, but on a
 * quiet network.
 */
const nextSnapshot = 20n * 60n * 1_000_000_000n;

/** The parameter that asks for the newest snapshot before the moment, or for one soon after it, up to an edge. */
export function timesOn(side: Side, time: bigint, edge = side === 'before' ? time : time + nextSnapshot) {
  const upTo = `lte:${toTimestamp(edge)}` as const;
  return { timestamp: side === 'before' ? upTo : ([`gt:${toTimestamp(time)}`, upTo] as const) };
}

/** A service that answers with another time has ignored the bounds. */
export function checkSnapshotTime(side: Side, { time }: Reading, shown: bigint): void {
  if (shown <= time === (side === 'before')) return;
  const reason = `asked for the balances ${side} the moment, the service sent those of ${toTimestamp(shown)}`;
  throw new PastError(reason, time);
}

/**
 * The snapshot next to the moment, or undefined. The request names the treasury as well: it is in each snapshot, so an account
 * without a row beside it held nothing, while no row at all means that there is no snapshot. A service may store snapshots
 * without tokens; these are not used.
 */
export async function accountSnapshot(
  reading: Reading,
  account: string,
  side: Side,
): Promise<Snapshot | undefined> {
  const treasury = `${account.slice(0, account.lastIndexOf('.'))}.2`;
  const filter = { 'account.id': [treasury, account], ...timesOn(side, reading.time) };
  const { timestamp, balances } = await reading.ledger.getBalances(filter, reading.options);
  if (timestamp === null || balances.length === 0) return undefined;
  const time = timeOf(timestamp);
  checkSnapshotTime(side, reading, time);
  const row = balances.find((each) => each.account === account);
  const { balance, tokens = [] } = row ?? {};
  if (tokens.length >= tokensInList) return longSnapshot(reading, account, side, time);
  if (!(await storesTokens(reading, time, tokens.length > 0))) return undefined;
  return { time, balances: balancesOf(balance, tokens), hasAccount: row !== undefined };
}

type Tokens = readonly { readonly token_id?: string; readonly balance?: bigint }[];

function balancesOf(balance: bigint | null | undefined, tokens: Tokens): Map<string, bigint> {
  const balances = new Map([[hbars, balance ?? 0n]]);
  for (const { token_id: token = '', balance: held = 0n } of tokens) balances.set(token, held);
  return balances;
}

/** Clusters have snapshots of their own, so another one may answer that has none on this side. */
const tries = 5;

/**
 * A snapshot with more tokens than lists show, up to the time of the one that the list has shown. Without a snapshot, the account falls
 * back to the present, and shows no tokens then.
 */
async function longSnapshot(
  reading: Reading,
  account: string,
  side: Side,
  edge: bigint,
): Promise<Snapshot | undefined> {
  const params = { idOrAliasOrEvmAddress: account, ...timesOn('before', edge), transactions: false };
  for (let count = 0; count < tries; count += 1) {
    const { balance } = await reading.ledger.getAccount(params, reading.options);
    const isPast = (balance?.tokens?.length ?? 0) > 0;
    const isOnSide = timeOf(balance?.timestamp) <= reading.time === (side === 'before');
    if (isPast && isOnSide) return snapshotOf(reading, account, balance);
  }
  return undefined;
}

/** The present balances, of a cluster that has reached a time. Their own time is that of the last change. */
export async function presentBalances(reading: Reading, account: string, time: bigint): Promise<Snapshot> {
  const params = { idOrAliasOrEvmAddress: account, transactions: false };
  const options = { ...reading.options, after: toTimestamp(time) };
  const { balance } = await reading.ledger.getAccount(params, options);
  return { ...snapshotOf(reading, account, balance), time };
}

function snapshotOf({ time }: Reading, account: string, balance: AccountInfo['balance']): Snapshot {
  const { timestamp, tokens = [] } = required(balance, 'balance');
  const held = required(balance?.balance, 'balance');
  if (tokens.length < tokensInAccount)
    return { time: timeOf(timestamp), balances: balancesOf(held, tokens), hasAccount: true };
  const reason = `the account has ${tokensInAccount} tokens or more, and the service lists no more of them. Read one token with holdersAt`;
  throw new PastError(reason, time, { account });
}
