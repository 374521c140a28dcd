import { contextOf, type TransportCall } from '../client/client.js';
import { ApiError, ClientError, preview, ResponseError } from '../errors/errors.js';
import type { ChainItem } from './chain-item.js';
import { readChainItem } from './read-chain-item.js';
import { bytesOfHash } from './running-hash.js';
import type { Against } from './verify-option.js';

/** The hash of a message at another service. `unreachable`: no host sent this message, or replied that it lacks it. */
export type OtherHash =
  | { readonly state: 'found'; readonly hash: string }
  | { readonly state: 'missing' | 'unreachable'; readonly cause?: unknown };

/**
 * Reads the hash of a message at another service, for `Comparison`: another client, or the other hosts of this one. A
 * missing message is a result and not an error, because that service may lag. A hash that cannot be read is an error: it
 * would make a comparison that compares nothing look like one that is still to come.
 */
export async function otherHash(
  call: TransportCall,
  against: Against['against'],
  topicId: string,
  item: ChainItem,
): Promise<OtherHash> {
  if (against === 'hosts') return hashOfOtherHost(call, item);
  const { number: sequenceNumber } = item;
  let hash: unknown;
  try {
    const { signal } = call.options;
    const message: unknown = await against.getTopicMessageByIdAndSequenceNumber(
      { topicId, sequenceNumber },
      { signal },
    );
    hash = Object(message).running_hash;
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 404) return { state: 'missing', cause };
    throw cause;
  }
  if (typeof hash === 'string' && bytesOfHash(hash)) return { state: 'found', hash };
  throw new ResponseError(
    `the other service has no running hash that can be read for message ${sequenceNumber}`,
    { status: 0, text: '', issues: [issueOf(hash)] },
    contextOf(call.operation),
  );
}

function issueOf(hash: unknown) {
  return { instancePath: '/running_hash', expected: '48 bytes in base64', got: preview(hash) };
}

/** A host that does not reply, or replies with another message, proves nothing, and the next one gets the request. */
async function hashOfOtherHost(call: TransportCall, { item, number }: ChainItem): Promise<OtherHash> {
  let result: OtherHash = { state: 'unreachable' };
  for (const transport of call.transport.hostsWithout?.(item) ?? []) {
    try {
      const other = await readChainItem({ ...call, transport }, number);
      if (other?.number === number) return { state: 'found', hash: other.hash };
      if (!other) result = { state: 'missing' };
    } catch (cause) {
      call.options.signal?.throwIfAborted();
      if (!(cause instanceof ClientError)) throw cause;
      const isMissing = cause instanceof ApiError && cause.status === 404;
      if (isMissing) result = { state: 'missing', cause };
      else if (result.state === 'unreachable') result = { state: 'unreachable', cause };
    }
  }
  return result;
}
