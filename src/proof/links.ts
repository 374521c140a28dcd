import { contextOf, type Operation, pathNames, type TransportCall } from '../client/client.js';
import { type ErrorCause, ParameterError } from '../errors/errors.js';
import { ListReader } from '../lists/lists.js';
import { ProofError } from './proof-error.js';
import { type HashedMessage, runningHash } from './running-hash.js';

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

/** Reads one item of the list, without its filters. */
export async function readLink(call: TransportCall, filter: string): Promise<Link | undefined> {
  const { operation, params } = call;
  const own: Record<string, unknown> = {
    order: 'desc',
    limit: 1,
    [operation.rangeKey?.parameter ?? '']: filter,
  };
  for (const name of pathNames(operation)) own[name] = params[name];
  const reader = new ListReader({ ...call, params: own });
  const request = reader.begin();
  const page = request && (await reader.readItems(request));
  return page?.items.length ? linkOf(operation, page.items[0]) : undefined;
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
  const expected = previous ? base?.hash : await computedHash(operation, base?.hash, link);
  const received = previous ?? hash;
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
  if (!decode || rangeKey?.grows?.previous) return operation;
  return {
    ...operation,
    decode: (data, int64) => {
      const decoded = Object(decode(data, int64));
      const links = Array.from(decoded[items] ?? [], (item) => linkOf(operation, item));
      for (const [index, link] of links.entries()) {
        const before = [links[index - 1], links[index + 1]].find((one) => one?.number === link.number - 1n);
        if (before) begin(before.hash, link);
      }
      return decoded;
    },
  };
}
