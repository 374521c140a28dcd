import { type CallContext, ClientError, noCall } from '../errors/errors.js';
import { toTimestamp } from '../values/values.js';

interface PastFacts {
  readonly account?: string | undefined;
  readonly token?: string | undefined;
  readonly ways?: PastError['ways'];
}

/** A balance of the past cannot be told: the service lost or invented a transfer, or does not list what is needed. */
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

  constructor(reason: string, time: bigint, facts: PastFacts = {}, context: CallContext = noCall) {
    super(`${reason}${erratum(time)}`, context);
    this.at = toTimestamp(time);
    this.account = facts.account;
    this.token = facts.token;
    this.ways = facts.ways;
  }
}

/** The error of a balance that two ways lead to differently, or that would be below 0. */
export function lostTransfer(time: bigint, facts: Required<PastFacts>): PastError {
  const { forwards, backwards } = facts.ways ?? { forwards: 0n, backwards: 0n };
  const balances =
    forwards === backwards
      ? `would be ${forwards}`
      : `is ${forwards} by the snapshot before and ${backwards} by the one after`;
  const what = `the balance of ${facts.account} in ${facts.token ?? 'tinybars'}`;
  return new PastError(`${what} ${balances}: the service has lost or invented a transfer`, time, facts);
}

/** Mainnet's published errata: snapshots of its first year were taken up to one record file too early or too late. */
const errata = { begin: '2019-09-13', end: '2020-09-08' };

function erratum(time: bigint): string {
  const day = new Date(Number(time / 1_000_000n)).toISOString().slice(0, 10);
  if (day < errata.begin || day > errata.end) return '';
  return `. On mainnet, snapshots from ${errata.begin} to ${errata.end} are known to be inexact`;
}
