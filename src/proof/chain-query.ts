import { contextOf, parameterErrorFor, serialise, type TransportCall } from '../client/client.js';
import { ListQuery } from '../lists/lists.js';
import { entityNumbers } from './running-hash.js';

/** The parts of a call that decide which items its chain has. */
export interface ChainQuery {
  readonly list: ListQuery;
  /** Whether no filter but the one on numbers leaves out items. */
  readonly isWhole: boolean;
  /** Whether the ID in a message is the topic of the call. True for lists without a topic. */
  isOwnTopic(id: unknown): boolean;
}

/**
 * Reads from a call which items its chain has. `startReading` and the cursors of a verified list begin with it. A
 * chain can only be checked if no item inside of the range is left out, so filters with gaps are refused before a request
 * is sent. A list with another filter, such as one on time, is accepted: its items follow each other, but its ends may be
 * anywhere (`isWhole`).
 */
export function chainQueryOf({ operation, params }: TransportCall): ChainQuery {
  const { query, path } = serialise({ operation, params }, false, contextOf(operation));
  const list = ListQuery.parse(operation, query);
  for (const name of list.filterNames()) {
    const { equal, unequal } = list.range(name);
    if (equal.length > 1 || unequal.length > 0)
      throw parameterErrorFor(operation, name, params[name], 'a range without gaps, with verify');
  }
  // The hash is that of the bytes.
  const [encoding = 'base64'] = list.range('encoding').equal;
  if (encoding !== 'base64')
    throw parameterErrorFor(operation, 'encoding', encoding, 'base64, or left out, with verify');
  const topic = partsOf(path.topicId);
  const isOwnTopic = (id: unknown): boolean => {
    const parts = entityNumbers(id)?.slice(-(topic?.length ?? 0));
    return !topic || topic.every((part, index) => part === parts?.[index]);
  };
  const isWhole = list.filterNames().every((name) => name === list.key);
  return { list, isWhole, isOwnTopic };
}

/** The numbers of an ID that the caller wrote: shard and realm may be left out, and a checksum may follow. */
function partsOf(text: string | undefined): readonly bigint[] | undefined {
  const [id = ''] = text?.split('-') ?? [];
  return entityNumbers(id)?.slice(-id.split('.').length);
}
