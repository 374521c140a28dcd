import { contextOf, type Operation } from '../client/client.js';
import { type ErrorCause, ParameterError } from '../errors/errors.js';
import { isRecord } from '../values/values.js';
import { ProofError } from './proof-error.js';
import { chainNumber, type HashedMessage, runningHash } from './running-hash.js';

/** A number and the hash of its item. */
export interface Base {
  readonly number: bigint;
  readonly hash: string;
}

/** An item of a chain. */
export interface Link extends Base {
  readonly item: Readonly<Record<string, unknown>>;
  /** The hash of the item before it, if the item names it. It then has no hash that can be computed. */
  readonly previous: string | undefined;
}

/** Base64 of a running hash, or `0x` and the digits of a block hash. A cursor contains it. */
const hashForm = /^[\w+/]{64,200}$/;

/**
 * Undefined unless the number and the hashes have their types. Fields of a reply are not converted: the text of `["…"]`
 * is that of the hash inside, and two hashes that are absent would be equal.
 */
export function linkOf({ rangeKey }: Operation, item: unknown): Link | undefined {
  const { field = '', appendOnly = {} } = rangeKey ?? {};
  if (!isRecord(item)) return undefined;
  const number = chainNumber(item[field]);
  const hash = hashIn(item, appendOnly.hash);
  const previous = hashIn(item, appendOnly.previous);
  if (number === undefined || hash === undefined) return undefined;
  return appendOnly.previous && previous === undefined ? undefined : { item, number, hash, previous };
}

function hashIn(item: Readonly<Record<string, unknown>>, field = ''): string | undefined {
  const hash = item[field];
  return typeof hash === 'string' && hashForm.test(hash) ? hash : undefined;
}

/** The error of an item that is no link. `expected` is its number if it has none that can be read. */
export function unreadable(operation: Operation, item: unknown, expected: bigint): ProofError {
  const number = isRecord(item) ? chainNumber(item[operation.rangeKey?.field ?? '']) : undefined;
  const reason = number === undefined ? 'cannot be read' : 'has no hash that can be read';
  return broken(operation, { number: number ?? expected }, reason);
}

export function broken(
  operation: Operation,
  { number: sequenceNumber, hash: received }: { readonly number: bigint; readonly hash?: string },
  reason: string,
  expected?: string,
  options?: ErrorCause,
): ProofError {
  return new ProofError(reason, { sequenceNumber, expected, received }, contextOf(operation), options);
}

/** Throws unless the link follows `base`. The first link of the list has no base. */
export async function verifyLink(operation: Operation, base: Base | undefined, link: Link): Promise<void> {
  const { number, hash, previous } = link;
  const isNamed = previous !== undefined;
  const expected = isNamed ? base?.hash : await computedHash(operation, base?.hash, link);
  const received = isNamed ? previous : hash;
  const isNext = (base?.number ?? 0n) + 1n === number;
  if (isNext && expected === received) return;
  const reason = isNext ? 'has a hash that does not fit' : 'does not follow the one before it';
  throw broken(operation, { number, hash: received }, reason, expected);
}

async function computedHash(operation: Operation, before: string | undefined, link: Link): Promise<string> {
  try {
    return await begin(before, link);
  } catch (error) {
    // The field of a message is no mistake of the caller.
    if (!(error instanceof ParameterError)) throw error;
    throw broken(operation, link, `has no hash that can be computed (${error.message})`);
  }
}

const begun = new WeakMap<object, { readonly before: string | undefined; readonly hash: Promise<string> }>();

function begin(before: string | undefined, { item }: Link): Promise<string> {
  const known = begun.get(item);
  if (known && known.before === before) return known.hash;
  const hash = runningHash(before, item as unknown as HashedMessage);
  // It is thrown when the message is verified.
  hash.catch(() => undefined);
  begun.set(item, { before, hash });
  return hash;
}

/** The operation, which begins the hashes of a page when it arrives, so that its consumer does not wait for each. */
export function hashedAhead(operation: Operation): Operation {
  const { decode, items = '', rangeKey } = operation;
  if (!decode || rangeKey?.appendOnly?.previous) return operation;
  return {
    ...operation,
    decode: (data, int64) => {
      const decoded = Object(decode(data, int64));
      const list: unknown = decoded[items];
      const links = Array.isArray(list) ? list.map((item) => linkOf(operation, item)) : [];
      for (const [index, link] of links.entries()) {
        const before = [links[index - 1], links[index + 1]].find(
          (one) => link && one?.number === link.number - 1n,
        );
        if (link && before) begin(before.hash, link);
      }
      return decoded;
    },
  };
}
