// Reads the hash of a message at another service. Loaded when another service is compared with.

import type { TransportCall } from '../client/client.js';
import { ApiError, ClientError } from '../errors/errors.js';
import { type Link, readLink } from './links.js';
import type { Against } from './verify-option.js';

/** Undefined if no other service has the message yet. */
export async function otherHash(
  call: TransportCall,
  against: Against['against'],
  { item, number: sequenceNumber }: Link,
): Promise<string | undefined> {
  if (against !== 'hosts') {
    const topicId = String(item.topic_id);
    try {
      return (await against.getTopicMessageByIdAndSequenceNumber({ topicId, sequenceNumber })).running_hash;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    }
  }
  for (const transport of call.transport.others?.(item) ?? []) {
    try {
      const other = await readLink({ ...call, transport }, 'eq', sequenceNumber);
      if (other) return other.hash;
    } catch (error) {
      call.options.signal?.throwIfAborted();
      if (!(error instanceof ClientError)) throw error;
    }
  }
  return undefined;
}
