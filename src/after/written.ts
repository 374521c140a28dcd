import { isRecord, isTimestamp, isTransactionId, toNanoseconds, toTransactionId } from '../values/values.js';
import { newestTime, valuesAt } from './proof.js';
import type { TransactionRule } from './rules.js';

/** A transaction whose effects a reply must show. */
export interface WrittenTransaction {
  /** The ID in the form of the service. */
  readonly id: string;
  /** The query that selects one of the transactions with this ID. */
  readonly query: string;
  /** The start of its validity, in nanoseconds. */
  readonly validFrom: bigint;
  /** A scheduled transaction may reach consensus long after its validity, when its last signature arrives. */
  readonly isScheduled: boolean;
}

/** Reads the option `after`: a time in nanoseconds or a transaction. Returns undefined for any other value. */
export function readAfter(value: unknown): bigint | WrittenTransaction | undefined {
  const id = isRecord(value) && isTransactionId(value.transactionId) ? value.transactionId : value;
  if (isTransactionId(id))
    return transaction(toTransactionId(id), id.scheduled === true, String(id.nonce ?? 0));
  if (typeof value === 'bigint') return value >= 0n ? value : undefined;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : toNanoseconds(value);
  if (isTimestamp(value)) return toNanoseconds(value);
  if (typeof value !== 'string') return undefined;
  if (/^\d{1,10}\.\d{1,9}$/.test(value)) return toNanoseconds(value);
  const [, text = '', scheduled, nonce = '0'] = /^(.*?)(\?scheduled)?(?:\/(\d+))?$/s.exec(value) ?? [];
  if (!/^\d+\.\d+\.\d+(@\d+\.\d+|-\d+-\d+)$/.test(text)) return undefined;
  return transaction(toTransactionId(text), scheduled !== undefined, nonce);
}

function transaction(id: string, isScheduled: boolean, nonce: string): WrittenTransaction {
  const [, seconds = '0', nanoseconds = '0'] = id.split('-');
  return {
    id,
    query: `scheduled=${isScheduled}${nonce === '0' ? '' : `&nonce=${nonce}`}`,
    validFrom: BigInt(seconds) * 1_000_000_000n + BigInt(nanoseconds),
    isScheduled,
  };
}

/** A write that a reply must not be older than. */
export interface Written {
  /** Its consensus time, in nanoseconds. */
  readonly time: bigint;
  /** How many replies have confirmed it: 1 if its transaction was found. */
  readonly confirmations: 0 | 1;
  /** The entity that it created or changed, as `0.0.5` and as `5`. */
  readonly entities: ReadonlySet<string>;
  /** The accounts whose balance it changed, in both forms. */
  readonly accounts: ReadonlySet<string>;
}

/** A write of which only the time is available. */
export function writtenAt(time: bigint): Written {
  return { time, confirmations: 0, entities: new Set(), accounts: new Set() };
}

/** Reads the write of a transaction from its reply. Returns undefined if the reply has no consensus time. */
export function writtenBy(rule: TransactionRule, data: unknown): Written | undefined {
  const time = newestTime([rule.time], data);
  if (time === undefined) return undefined;
  const entities = idsAt(data, rule.made);
  return { time, confirmations: 1, entities, accounts: idsAt(data, rule.paid) };
}

function idsAt(data: unknown, pointer: string): ReadonlySet<string> {
  const ids = valuesAt(data, pointer).filter((id) => typeof id === 'string');
  return new Set(ids.flatMap((id) => [id, id.slice(id.lastIndexOf('.') + 1)]));
}
