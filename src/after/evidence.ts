import { ApiError } from '../errors/errors.js';
import { type AfterCall, type Answer, readsAny } from './after-call.js';
import type { ClusterState } from './clusters.js';
import type { Written } from './written.js';

/** How many replies and samples are needed before a reply that does not show the write is returned. */
export interface Evidence {
  /** Replies of the call, none of them provably older than the one that is returned. */
  readonly replies: number;
  /** Samples of the clusters, of the time of the write or later. */
  readonly confirmations: number;
}

export type Doubt = keyof typeof evidenceByDoubt;

/** If half of all replies come from stopped clusters, all of so many replies do so once in 100,000 times. */
const repliesThatOutweighAStoppedCluster = 17;

/**
 * The evidence that the clusters call for. A single sample may be wrong, so two confirm a moment at least. Behind a name
 * that stands for two clusters, which take turns at random, n samples all come from the same one with probability 2^(1-n).
 */
export const evidenceByClusters = {
  running: { replies: 1, confirmations: 2 },
  /** The lags are hardly known, so the samples have to show more: four come from one cluster in 12 % of all cases. */
  hardlyKnown: { replies: 2, confirmations: 4 },
  /** It may stop again, and the next samples may all come from another cluster: six do in 3 % of all cases. */
  stoppedLately: { replies: 3, confirmations: 6 },
  /** Samples that confirm the other cluster say nothing about replies of the stopped one. Many replies do. */
  stopped: { replies: repliesThatOutweighAStoppedCluster, confirmations: 2 },
} as const satisfies Record<ClusterState, Evidence>;

/**
 * The evidence that the newest reply calls for: at least so many replies, and so many confirmations beside those that the
 * clusters call for. A reply that could show the write but does not is doubtful: the write may not concern it, or it comes
 * from a cluster that is behind.
 */
const evidenceByDoubt = {
  noReplyYet: { replies: 1, confirmations: 0 },
  showsNoTime: { replies: 1, confirmations: 0 },
  doubtful: { replies: 2, confirmations: 1 },
  doubtfulAboutTheWrittenEntity: { replies: 4, confirmations: 1 },
  contradictsTheWrite: { replies: repliesThatOutweighAStoppedCluster, confirmations: 0 },
} as const satisfies Record<string, Evidence>;

/**
 * The evidence that both tables ask for together. `fresh-reply.ts` compares what it has with it after each reply and each
 * sample.
 */
export function requiredEvidence(clusters: ClusterState, doubt: Doubt): Evidence {
  const ofClusters = evidenceByClusters[clusters];
  const ofReply = evidenceByDoubt[doubt];
  return {
    replies: Math.max(ofClusters.replies, ofReply.replies),
    confirmations: ofClusters.confirmations + ofReply.confirmations,
  };
}

/** Why a reply that shows neither the write nor a later time may be older than the write. */
export function doubtAbout(reply: Answer<unknown> | undefined, call: AfterCall, written: Written): Doubt {
  if (reply === undefined) return 'noReplyYet';
  if (contradicts(reply, call, written)) return 'contradictsTheWrite';
  const couldShowWrite = reply instanceof ApiError || call.replyTimes !== undefined;
  if (!couldShowWrite) return 'showsNoTime';
  return readsAny(call, written.entities) ? 'doubtfulAboutTheWrittenEntity' : 'doubtful';
}

/** Whether the write must have changed what the reply shows: the entity exists since then, or was paid. */
function contradicts(reply: Answer<unknown>, call: AfterCall, written: Written): boolean {
  const { operation, params, replyTimes } = call;
  const readsPaidAccount = readsAny(call, written.accounts);
  if (reply instanceof ApiError) return readsPaidAccount || readsAny(call, written.entities);
  const readsPresent = params[operation.rangeKey?.parameter ?? ''] === undefined;
  return readsPaidAccount && readsPresent && replyTimes?.transfers === true;
}
