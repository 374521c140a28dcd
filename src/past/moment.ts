import {
  isTransactionId,
  nanoseconds,
  type TimestampValue,
  type TransactionIdValue,
  toNanoseconds,
  toTransactionId,
} from '../values/values.js';
import { type Reading, throwParameterError } from './reading.js';
import { badReply, Row } from './rows.js';

/** One instant, or a transaction: the moment right after it and its children. */
export type Moment = TimestampValue | TransactionIdValue;

const form = 'one instant such as 2026-01-01T12:00:00Z, a Date, a bigint of nanoseconds, or a transaction ID';
const transactionForm = /^\d+\.\d+\.\d+[@-]\d/;
/** Seconds, or a time of day. A day or `2025-12` is many instants: its beginning and its end are two states. */
const instantForm = /^\d{5}|:/;

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

/**
 * A transaction ends with the last of its children. One that was submitted twice took effect the first time. A batch is shown with the
 * transactions in it, which have IDs of their own.
 */
async function endOfTransaction(id: TransactionIdValue, { ledger, options }: Unplaced): Promise<bigint> {
  const reply = new Row('a transaction', await ledger.getTransaction({ transactionId: id }, options));
  const isScheduled = isTransactionId(id) && id.scheduled === true;
  const rows = reply.rows('transactions', 'a transaction');
  // Replies write numbers without zeros before them.
  const [payer = '', ...start] = toTransactionId(id).split('-');
  const asked = [payer.split('.').map(BigInt).join('.'), ...start].join('-');
  if (rows.length > 0 && !rows.some((row) => row.text('transaction_id') === asked))
    throw badReply('a transaction', 'transaction_id', asked, rows[0]?.text('transaction_id'));
  const times = rows
    .filter((row) => row.flag('scheduled') === isScheduled && row.text('result') !== 'DUPLICATE_TRANSACTION')
    .map((row) => row.time('consensus_timestamp'));
  if (times.length === 0) throwParameterError('moment', id, 'the ID of a transaction that took effect');
  return times.reduce((a, b) => (a > b ? a : b));
}
