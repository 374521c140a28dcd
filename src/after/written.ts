import {
  instantKind,
  isBeforeLedgers,
  isRecord,
  isTransactionId,
  nanosecondsPerSecond,
  readTimestamp,
  toBigint,
  toTransactionId,
} from '../values/values.js';
import { newestTime, valuesAt } from './reply-times.js';
import type { TransactionRule } from './rules.js';

export interface WrittenTransaction {
  readonly id: string;
  readonly query: string;
  readonly validFrom: bigint;
  /** A scheduled transaction may reach consensus long after its validity, when its last signature arrives. */
  readonly isScheduled: boolean;
  /** Whether it is neither scheduled nor a child: of the transactions with its ID, it is the first one that a service shows. */
  readonly isFirst: boolean;
}

/**
 * Reads the option `after`: a time in nanoseconds or a transaction; undefined if it is neither. It accepts what SDKs
 * return, by their fields, as this package does not import an SDK.
 */
export function readAfter(value: unknown): bigint | WrittenTransaction | undefined {
  const id = isRecord(value) && isTransactionId(value.transactionId) ? value.transactionId : value;
  if (isTransactionId(id))
    return transaction(toTransactionId(id), id.scheduled === true, String(toBigint(id.nonce) ?? 0));
  const time = readTimestamp(instantKind.write(value));
  // Every reply is newer than a time before the first ledger, which may be a number of milliseconds.
  if (time !== undefined && (isPeriod(value) || isBeforeLedgers(time))) return undefined;
  if (time !== undefined || typeof value !== 'string') return time;
  const [, text, scheduled, nonce = '0'] = transactionForm.exec(value) ?? [];
  if (!text) return undefined;
  return transaction(toTransactionId(text), scheduled !== undefined, nonce);
}

/** A day, a month or a year. A reply from its first moment may be older than the write. */
function isPeriod(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}(-\d\d){0,2}$/.test(value);
}

/** A transaction ID as SDKs and the service write it, `0.0.2@1767223666.118066287?scheduled/1`. */
const transactionForm = /^(\d+\.\d+\.\d+(?:[@-]\d{1,19}\.|-\d{1,19}-)\d{1,9})(\?scheduled)?(?:\/(\d+))?$/;

function transaction(id: string, isScheduled: boolean, nonce: string): WrittenTransaction {
  const [, seconds = '0', nanoseconds = '0'] = id.split('-');
  const validFrom = BigInt(seconds) * nanosecondsPerSecond + BigInt(nanoseconds);
  const query = `scheduled=${isScheduled}${nonce === '0' ? '' : `&nonce=${nonce}`}`;
  return { id, query, validFrom, isScheduled, isFirst: !isScheduled && nonce === '0' };
}

/** A write: its consensus time, and what it changed, if its transaction was found. */
export interface Written {
  readonly time: bigint;
  /** The reply with the transaction is of a cluster that has the write: it confirms the time like a sample. */
  readonly confirmations: 0 | 1;
  /** The entity that it created or changed, and the accounts that it paid, as `0.0.5` and as `5`. */
  readonly entities: ReadonlySet<string>;
  readonly accounts: ReadonlySet<string>;
}

export function writtenAt(time: bigint): Written {
  return { time, confirmations: 0, entities: new Set(), accounts: new Set() };
}

export function writtenBy(
  { time: pointer, made, paid }: TransactionRule,
  data: unknown,
): Written | undefined {
  const time = newestTime([pointer], data);
  if (time === undefined) return undefined;
  return { time, confirmations: 1, entities: idsAt(data, made), accounts: idsAt(data, paid) };
}

function idsAt(data: unknown, pointer: string): ReadonlySet<string> {
  const ids = valuesAt(data, pointer).filter((id) => typeof id === 'string');
  return new Set(ids.flatMap((id) => [id, id.slice(id.lastIndexOf('.') + 1)]));
}
