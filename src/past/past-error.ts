import { type CallContext, ClientError } from '../errors/errors.js';

/** The two ways to a balance, which have to agree. */
export interface TwoWays {
  /** The balance of the snapshot before the moment, plus all transfers since then. */
  readonly forwards: bigint;
  /** The balance of the snapshot after the moment, minus all transfers up to it. */
  readonly backwards: bigint;
}

export interface PastFacts {
  readonly account?: string | undefined;
  readonly token?: string | undefined;
  readonly at: string;
  readonly ways?: TwoWays | undefined;
}

/**
 * A balance of the past cannot be told: the service lost or invented a transfer, or does not list what is needed. The
 * message says which.
 */
export class PastError extends ClientError {
  static override readonly kind: string = 'ledger-query-client.PastError';
  override readonly name = 'PastError';
  /** The account; undefined if the error is about all holders of a token. */
  readonly account: string | undefined;
  /** The token; undefined if the error is about hbars. */
  readonly token: string | undefined;
  /** The moment (seconds.nanoseconds since the Unix epoch). */
  readonly at: string;
  /** The balances that two ways have led to; undefined if only one was possible. */
  readonly ways: TwoWays | undefined;

  constructor(reason: string, { account, token, at, ways }: PastFacts, context: CallContext) {
    super(`${reason}${erratum(at)}`, context);
    this.account = account;
    this.token = token;
    this.at = at;
    this.ways = ways;
  }
}

/** Mainnet's published errata: snapshots of its first year were taken up to one record file too early or too late. */
const errataBegin = Date.UTC(2019, 8, 13) / 1000;
const errataEnd = Date.UTC(2020, 8, 9) / 1000;

function erratum(at: string): string {
  const seconds = Number(at);
  if (seconds < errataBegin || seconds >= errataEnd) return '';
  return '. On mainnet, snapshots from 2019-09-13 to 2020-09-08 are known to be inexact';
}
