import { getTransactions } from '../../generated/ledger/operations.js';
import type { Transaction, TransactionsResponse } from '../../generated/ledger/types.js';
import {
  type CallOptions,
  milliseconds as duration,
  place,
  signal,
  type Transport,
} from '../client/client.js';
import type { ListRequest } from '../lists/lists.js';
import { gt, lte, milliseconds, readTimestamp, toTimestamp } from '../values/values.js';

/** Options of the functions of this room that their requests share. */
export type RequestOptions = Pick<CallOptions, 'signal' | 'timeout' | 'deadline' | 'headers' | 'retry'>;

/** The requests check `headers` and `retry`. */
export const requestRules = { signal, timeout: duration, deadline: duration, headers: place, retry: place };

/** What one answer is read with. */
export interface Reading {
  readonly transport: Transport;
  readonly options: RequestOptions;
  /** The moment of the answer, in nanoseconds. */
  readonly time: bigint;
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
  const times = [gt(toTimestamp(from)), ...upTo];
  const params = { 'account.id': account, timestamp: times, order: 'asc', limit: 100 } as const;
  const isRecent = now - end <= longestLag;
  const after = to === undefined ? new Date(end) : toTimestamp(to);
  return getTransactions(transport, params, isRecent ? { ...options, after } : options);
}

/** A time of a reply. The generated checks have seen that it is one. */
export function timeOf(timestamp: string | null | undefined): bigint {
  return readTimestamp(timestamp) ?? 0n;
}
