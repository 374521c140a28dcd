import { getTransaction } from '../../generated/ledger/operations.js';
import type { Transaction } from '../../generated/ledger/types.js';
import { noCall, refuser } from '../errors/errors.js';
import {
  isTransactionId,
  type TimestampValue,
  type TransactionIdValue,
  timestampKind,
  toNanoseconds,
  toTransactionId,
} from '../values/values.js';
import type { Reading } from './reading.js';

/** One instant, or a transaction: the moment right after it and its children. */
export type Moment = TimestampValue | TransactionIdValue;

const form = 'one instant such as 2026-01-01T12:00:00Z, a Date, a bigint of nanoseconds, or a transaction ID';
const transactionForm = /^\d+\.\d+\.\d+[@-]\d/;

/** A reading whose moment is not known yet. */
type Unplaced = Omit<Reading, 'time'>;

/** The moment in nanoseconds since the Unix epoch. Everything at or before it has happened. */
export async function momentOf(reading: Unplaced, moment: Moment): Promise<bigint> {
  const isTransaction =
    isTransactionId(moment) || (typeof moment === 'string' && transactionForm.test(moment));
  if (isTransaction) return endOfTransaction(reading, moment as TransactionIdValue);
  return instantOf(moment as TimestampValue, reading.transport.effects.now());
}

function instantOf(moment: TimestampValue, now: number): bigint {
  const refuse = refuser(noCall);
  // A day is many instants. Its beginning and its end are two different states.
  const period = timestampKind.natural?.({ operator: undefined, value: moment }, { now, accepts: 'instant' });
  if (period !== undefined) refuse('moment', moment, form);
  let instant: bigint;
  try {
    instant = toNanoseconds(moment);
  } catch {
    return refuse('moment', moment, form);
  }
  if (instant < 0n || instant > BigInt(Math.ceil(now)) * 1_000_000n)
    refuse('moment', moment, 'a moment of the past');
  return instant;
}

/** A transaction ends with the last of its children. One that was submitted twice took effect the first time. */
async function endOfTransaction({ transport, options }: Unplaced, id: TransactionIdValue): Promise<bigint> {
  const { transactions } = await getTransaction(transport, { transactionId: toTransactionId(id) }, options);
  const isScheduled = isTransactionId(id) && id.scheduled === true;
  const parts = transactions.filter(
    ({ scheduled, result }) => scheduled === isScheduled && result !== 'DUPLICATE_TRANSACTION',
  );
  const times = parts.map(({ consensus_timestamp }: Transaction) => toNanoseconds(consensus_timestamp));
  if (times.length === 0) refuser(noCall)('moment', id, 'the ID of a transaction that took effect');
  return times.reduce((a, b) => (a > b ? a : b));
}
