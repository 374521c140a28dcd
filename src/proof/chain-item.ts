import { contextOf, type Operation } from '../client/client.js';
import type { ErrorCause } from '../errors/errors.js';
import { isRecord } from '../values/values.js';
import { ProofError } from './proof-error.js';
import { chainNumber } from './running-hash.js';

/** The number and the hash of an item: what the chain of the next item begins with. */
export interface PreviousHash {
  readonly number: bigint;
  readonly hash: string;
}

/** An item of a chain. */
export interface ChainItem extends PreviousHash {
  readonly item: Readonly<Record<string, unknown>>;
  /** The hash of the item before it, if the item names it, as blocks do. Its own hash cannot be computed then. */
  readonly previousHash: string | undefined;
}

/** Base64 of a running hash, or `0x` and the digits of a block hash. A cursor contains it. */
const hashForm = /^[\w+/]{64,200}$/;

/**
 * Undefined unless the number and the hashes have their types. Fields of a reply are not converted: the text of `["…"]`
 * is that of the hash inside, and two hashes that are absent would be equal.
 */
export function chainItemOf({ rangeKey }: Operation, item: unknown): ChainItem | undefined {
  const { field = '', appendOnly = {} } = rangeKey ?? {};
  if (!isRecord(item)) return undefined;
  const number = chainNumber(item[field]);
  const hash = hashIn(item, appendOnly.hash);
  const previousHash = hashIn(item, appendOnly.previous);
  const lacksPreviousHash = appendOnly.previous !== undefined && previousHash === undefined;
  if (number === undefined || hash === undefined || lacksPreviousHash) return undefined;
  return { item, number, hash, previousHash };
}

function hashIn(item: Readonly<Record<string, unknown>>, field = ''): string | undefined {
  const hash = item[field];
  if (typeof hash !== 'string' || !hashForm.test(hash)) return undefined;
  return hash;
}

/** The error of an item that cannot be read. `expected` is its number if it has none. */
export function unreadableItem(operation: Operation, item: unknown, expected: bigint): ProofError {
  const number = isRecord(item) ? chainNumber(item[operation.rangeKey?.field ?? '']) : undefined;
  if (number === undefined) return proofError(operation, { number: expected }, 'cannot be read');
  return proofError(operation, { number }, 'has no hash that can be read');
}

export function proofError(
  operation: Operation,
  { number: sequenceNumber, hash: received }: { readonly number: bigint; readonly hash?: string },
  reason: string,
  expected?: string,
  options?: ErrorCause,
): ProofError {
  return new ProofError(reason, { sequenceNumber, expected, received }, contextOf(operation), options);
}
