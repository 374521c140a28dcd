import type { Call, PageReply, Transport } from '../client/client.js';
import type { ApiError } from '../errors/errors.js';
import type { Clusters } from './clusters.js';
import type { ReplyTimes } from './rules.js';

/** A call with the option `after`, and what is known of the clusters that answer it. */
export interface AfterCall extends Call {
  readonly transport: Transport;
  readonly clusters: Clusters;
  readonly replyTimes: ReplyTimes | undefined;
  /** The parts of the path: those that are the ID of an entity say which one the call reads. */
  readonly segments: readonly string[];
}

/** A reply, or a 404: it is an answer too, from a cluster that does not have the entity or does not have it yet. */
export type Answer<Data> = PageReply<Data> | ApiError;

export function readsAny({ segments }: AfterCall, ids: ReadonlySet<string>): boolean {
  return segments.some((segment) => ids.has(segment));
}
