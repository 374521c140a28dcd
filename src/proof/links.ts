import type { Operation } from '../client/client.js';
import type { CallContext } from '../errors/errors.js';
import { ProofError } from './proof-error.js';
import { compareHash, type HashedMessage, runningHash } from './running-hash.js';

/** An item of a chain. */
export interface Link {
  readonly item: object;
  readonly number: bigint;
  readonly hash: string;
  /** The hash of the item before it, if the item names it. It then has no hash that can be computed. */
  readonly previous: string | undefined;
}

/** The item before, or its hash; undefined before the first one. */
export type Base = Link | string | undefined;

export function linkOf({ rangeKey }: Operation, item: unknown): Link {
  const { field = '', grows: { hash = '', previous } = {} } = rangeKey ?? {};
  const fields = Object(item);
  const number = String(fields[field]);
  return {
    item: fields,
    number: /^\d{1,19}$/.test(number) ? BigInt(number) : 0n,
    hash: String(fields[hash]),
    previous: previous && String(fields[previous]),
  };
}

export function hashOf(base: Base): string | undefined {
  return typeof base === 'object' ? base.hash : base;
}

/** Throws unless the link follows `base`. */
export async function verifyLink(base: Base, link: Link, context: CallContext): Promise<void> {
  const { item, number: sequenceNumber, previous: received } = link;
  const expected = hashOf(base);
  const isNext =
    typeof base === 'object'
      ? base.number + 1n === sequenceNumber
      : base !== undefined || sequenceNumber === 1n;
  if (received === undefined) {
    const message = item as HashedMessage;
    return compareHash(isNext, message, await messageHash(expected, message), context);
  }
  const facts = { sequenceNumber, expected, received };
  if (!isNext) throw new ProofError('does not follow the one before it', facts, context);
  if (expected !== received)
    throw new ProofError('names another hash than the one before it has', facts, context);
}

interface BegunHash {
  readonly before: string;
  readonly hash: Promise<string>;
}

const begun = new WeakMap<object, BegunHash>();

/** Begins the hashes of a page at the same time, when it has arrived, so that its consumer does not wait for each. */
export function hashAhead(operation: Operation, items: unknown): void {
  if (!Array.isArray(items)) return;
  const links = items.map((item) => linkOf(operation, item));
  for (const [index, { item, number }] of links.entries()) {
    const before = [links[index - 1], links[index + 1]].find((other) => other?.number === number - 1n)?.hash;
    if (before === undefined) continue;
    const hash = runningHash(before, item as HashedMessage);
    // It is thrown when the message is verified.
    hash.catch(() => undefined);
    begun.set(item, { before, hash });
  }
}

function messageHash(before: string | undefined, message: HashedMessage): Promise<string> {
  const known = begun.get(message);
  return known && known.before === before ? known.hash : runningHash(before, message);
}
