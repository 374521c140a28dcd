import type { LedgerClient } from '../../generated/ledger/client.js';
import { type CallOptions, milliseconds, place, type RulesOf, signal } from '../client/client.js';
import { readTimestamp } from '../values/values.js';

/**
 * The methods of a ledger client that this room calls. It does not import the operations: code behind `import()` that does so adds
 * them to the first bundle of everybody.
 */
export type Client = Pick<
  LedgerClient,
  | 'transport'
  | 'getAccount'
  | 'getBalances'
  | 'getToken'
  | 'getTokenBalances'
  | 'getTokens'
  | 'getTransaction'
  | 'getTransactions'
>;

/** Options of the functions of this room that their requests share. */
export type RequestOptions = Pick<CallOptions, 'signal' | 'timeout' | 'deadline' | 'headers' | 'retry'>;

/** The requests check `headers` and `retry`. */
export const requestRules: RulesOf<RequestOptions> = {
  signal,
  timeout: milliseconds,
  deadline: milliseconds,
  headers: place,
  retry: place,
};

/** What one answer is read with. */
export interface Reading {
  readonly ledger: Client;
  readonly options: RequestOptions;
  /** The moment of the answer, in nanoseconds. */
  readonly time: bigint;
}

/** A time of a reply. The generated checks have seen that it is one. */
export function timeOf(timestamp: string | null | undefined): bigint {
  return readTimestamp(timestamp) ?? 0n;
}
