import { getTransactions } from '../../generated/ledger/operations.js';
import type { Transaction, TransactionsResponse } from '../../generated/ledger/types.js';
import type { CallOptions, Transport } from '../client/client.js';
import { noCall } from '../errors/errors.js';
import type { ListRequest } from '../lists/lists.js';
import { gt, lte, milliseconds, readTimestamp, toTimestamp } from '../values/values.js';
import { PastError, type PastFacts } from './past-error.js';

/** Options of the functions of this room that their requests share. */
export type RequestOptions = Pick<CallOptions, 'signal' | 'timeout' | 'deadline' | 'headers' | 'retry'>;

/** What one answer is read with. */
export interface Reading {
  readonly transport: Transport;
  readonly options: RequestOptions;
  /** The moment of the answer, in nanoseconds. */
  readonly time: bigint;
}

/** The key of hbars among the assets of an account. The others are tokens, by their IDs. */
export const hbars = 'hbars';

/** A change of a balance. */
export interface Change {
  readonly account: string;
  readonly asset: string;
  readonly amount: bigint;
  /** In nanoseconds. */
  readonly time: bigint;
}

/** Every change of a balance of hbars or of a fungible token is in these two fields, those of failed transactions too. */
export function* changesOf(transaction: Transaction): Generator<Change, void, undefined> {
  const time = timeOf(transaction.consensus_timestamp);
  for (const { account, amount } of transaction.transfers) yield { account, asset: hbars, amount, time };
  for (const { account, token_id, amount } of transaction.token_transfers)
    yield { account, asset: token_id, amount, time };
}

/** Behind one host name, a cluster may lag the others by hours. Lists of older times are whole on all of them. */
const longestLag = 3 * 3_600_000;

/**
 * Transactions after `from` and up to `to`, oldest first, of an account or of all. They come from clusters that have reached `to`;
 * without it, the present.
 */
export function transactionsIn(
  { transport, options }: Reading,
  from: bigint,
  to?: bigint,
  account?: string,
): ListRequest<TransactionsResponse, Transaction> {
  const now = transport.effects.now();
  const end = to === undefined ? now : milliseconds(to);
  const upTo = to === undefined ? [] : [lte(toTimestamp(to))];
  const filter = account === undefined ? {} : { 'account.id': account };
  const params = {
    ...filter,
    timestamp: [gt(toTimestamp(from)), ...upTo],
    order: 'asc',
    limit: 100,
  } as const;
  const hasReachedAll = now - end > longestLag;
  const reached = hasReachedAll ? {} : { after: to === undefined ? new Date(end) : toTimestamp(to) };
  return getTransactions(transport, params, { ...options, ...reached });
}

/** A time of a reply. The generated checks have seen that it is one. */
export function timeOf(timestamp: string | null): bigint {
  return readTimestamp(timestamp) ?? 0n;
}

export function pastError({ time }: Reading, reason: string, facts: Omit<PastFacts, 'at'> = {}): PastError {
  return new PastError(reason, { ...facts, at: toTimestamp(time) }, noCall);
}
