import type { AfterValue } from './given.js';
import { isTimestamp, isTransactionId, isTransactionResponse } from './sdk-objects.js';
import { toNanoseconds } from './timestamps.js';
import { toTransactionId } from './transaction-ids.js';

/** A transaction that a reply has to be newer than. */
export interface WrittenTransaction {
  /** Its ID as the wire has it. */
  readonly id: string;
  /** What tells it from others of that ID. */
  readonly query: string;
  /** When it became valid, in nanoseconds. */
  readonly validFrom: bigint;
  /** Whether it was scheduled: then it happens when all have signed it. */
  readonly isScheduled: boolean;
}

const sdkForm = /^(.*?)(\?scheduled)?(?:\/(\d+))?$/s;

/** What a reply has to be newer than: a moment in nanoseconds, or a transaction; undefined for anything else. */
export function readAfter(given: AfterValue | unknown): bigint | WrittenTransaction | undefined {
  if (isTransactionResponse(given)) return readAfter(given.transactionId);
  if (isTransactionId(given)) {
    const { scheduled, nonce } = given;
    return transaction(toTransactionId(given), scheduled === true, String(nonce ?? 0));
  }
  if (typeof given === 'bigint') return given >= 0n ? given : undefined;
  if (given instanceof Date) return Number.isNaN(given.getTime()) ? undefined : toNanoseconds(given);
  if (isTimestamp(given)) return toNanoseconds(given);
  if (typeof given !== 'string') return undefined;
  if (/^\d{1,10}\.\d{1,9}$/.test(given)) return toNanoseconds(given);
  const [, id = '', scheduled, nonce = '0'] = sdkForm.exec(given) ?? [];
  if (!/^\d+\.\d+\.\d+(@\d+\.\d+|-\d+-\d+)$/.test(id)) return undefined;
  return transaction(toTransactionId(id), scheduled !== undefined, nonce);
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
