import { ClientError, noContext } from '../errors/errors.js';
import { toTimestamp } from '../values/values.js';

interface PastFacts {
  readonly account?: string | undefined;
  readonly token?: string | undefined;
  readonly ways?: PastError['ways'];
}

/** A balance of the past cannot be computed: the service lost or invented a transfer, or does not list what is needed. */
export class PastError extends ClientError {
  static override readonly kind: string = 'ledger-query-client.PastError';
  override readonly name = 'PastError';
  /** The moment (seconds.nanoseconds since the Unix epoch). */
  readonly at: string;
  /** The account; undefined if the error is about all holders of a token. */
  readonly account: string | undefined;
  /** The token; undefined if the error is about hbars. */
  readonly token: string | undefined;
  /**
   * The balance by the snapshot before the moment plus the transfers since then, and by the snapshot after it minus the transfers up to
   * it. Undefined if the error is not about a balance.
   */
  readonly ways: { readonly forwards: bigint; readonly backwards: bigint } | undefined;

  constructor(reason: string, time: bigint, { account, token, ways }: PastFacts = {}) {
    super(`${reason}${erratum(time)}`, noContext);
    this.at = toTimestamp(time);
    this.account = account;
    this.token = token;
    this.ways = ways;
  }
}

/**
 * Whether a second reading may succeed: one cluster may have shown a row late. If the service has lost a transfer, the second
 * reading fails as well.
 */
export function mayBeTransient(error: unknown): boolean {
  return error instanceof PastError && error.ways !== undefined;
}

/** The error of a balance that two ways lead to differently, or that would be below 0. */
export function lostTransfer(
  time: bigint,
  account: string,
  token: string | undefined,
  [forwards, backwards]: readonly [bigint, bigint],
): PastError {
  const both = `is ${forwards} by the snapshot before and ${backwards} by the one after`;
  const balance = forwards === backwards ? `would be ${forwards}` : both;
  const reason = `the balance of ${account} in ${token ?? 'tinybars'} ${balance}: the service has lost or invented a transfer`;
  return new PastError(reason, time, { account, token, ways: { forwards, backwards } });
}

/** Mainnet's published errata: snapshots of its first year were taken up to one record file too early or too late. */
const errata = { begin: '2019-09-13', end: '2020-09-08' };

function erratum(time: bigint): string {
  const day = new Date(Number(time / 1_000_000n)).toISOString().slice(0, 10);
  if (day < errata.begin || day > errata.end) return '';
  return `. On mainnet, snapshots from ${errata.begin} to ${errata.end} are known to be inexact`;
}
