import {
  isTransactionId,
  nanoseconds,
  type TimestampValue,
  type TransactionIdValue,
  toNanoseconds,
} from '../values/values.js';
import { type Reading, required, throwParameterError, timeOf } from './reading.js';

/** One instant, or a transaction: the moment right after it and its children. */
export type Moment = TimestampValue | TransactionIdValue;

const form = 'one instant such as 2026-01-01T12:00:00Z, a Date, a bigint of nanoseconds, or a transaction ID';
const transactionForm = /^\d+\.\d+\.\d+[@-]\d/;
/** Seconds, or a time of day. A day or `2025-12` is many instants: its beginning and its end are two states. */
const instantForm = /^\d{5,}|:/;

type Unplaced = Omit<Reading, 'time'>;

/** A reading of one moment. Everything at or before it has happened. */
export async function readingAt(moment: Moment, start: Unplaced): Promise<Reading> {
  if (isTransaction(moment)) return { ...start, time: await endOfTransaction(moment, start) };
  return { ...start, time: instantOf(moment, start.ledger.transport.effects.now()) };
}

function isTransaction(moment: Moment): moment is TransactionIdValue {
  if (typeof moment === 'string') return transactionForm.test(moment);
  return isTransactionId(moment);
}

function instantOf(moment: TimestampValue, now: number): bigint {
  if (typeof moment === 'string' && !instantForm.test(moment)) throwParameterError('moment', moment, form);
  let instant: bigint;
  try {
    instant = toNanoseconds(moment);
  } catch {
    return throwParameterError('moment', moment, form);
  }
  if (instant < 0n || instant > nanoseconds(now))
    throwParameterError('moment', moment, 'a moment of the past');
  return instant;
}

/** A transaction ends with the last of its children. One that was submitted twice took effect the first time. */
async function endOfTransaction(id: TransactionIdValue, { ledger, options }: Unplaced): Promise<bigint> {
  const { transactions } = await ledger.getTransaction({ transactionId: id }, options);
  const isScheduled = isTransactionId(id) && id.scheduled === true;
  const times = required(transactions, 'transactions')
    .filter(({ scheduled, result }) => scheduled === isScheduled && result !== 'DUPLICATE_TRANSACTION')
    .map(({ consensus_timestamp }) => timeOf(consensus_timestamp));
  if (times.length === 0) throwParameterError('moment', id, 'the ID of a transaction that took effect');
  return times.reduce((a, b) => (a > b ? a : b));
}
