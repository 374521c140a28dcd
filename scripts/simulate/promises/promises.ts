import type { Promised, Run } from './conditions.js';
import { documentedErrors, endsAtDeadline, noErrorIfCalm } from './errors.js';
import { followLosesNone, followOutlivesGarbage, followReturnsNewestCopy } from './follow.js';
import { notOlderThanShown, notOlderThanWrite } from './freshness.js';
import { goesToFirstHost, usesHostAgain } from './hosts.js';
import {
  decodesEvents,
  eachOnce,
  inOrder,
  noneMissingBetween,
  wholeAtTheEnd,
  wholeBelowNewest,
  withinBounds,
} from './items.js';
import { noAccusation, noLieAccepted } from './proof.js';
import {
  endsWithFailure,
  fewRequests,
  findsTransactionOnce,
  keepsRate,
  noEqualRequests,
  sharesNoRequest,
} from './requests.js';

// The promises of the client: one function for each sentence of the reference, with its condition. Each returns what breaks
// the promise, in words. The judge knows the truth and when each cluster showed it; it knows nothing of the client.

export const promises: Readonly<Record<string, Promised>> = {
  eachOnce,
  inOrder,
  withinBounds,
  noneMissingBetween,
  wholeAtTheEnd,
  wholeBelowNewest,
  followLosesNone,
  followReturnsNewestCopy,
  notOlderThanWrite,
  notOlderThanShown,
  noAccusation,
  noLieAccepted,
  documentedErrors,
  noErrorIfCalm,
  endsAtDeadline,
  fewRequests,
  noEqualRequests,
  followOutlivesGarbage,
  endsWithFailure,
  sharesNoRequest,
  findsTransactionOnce,
  decodesEvents,
};

/** All promises of a run that are broken, by their names. */
export function brokenPromises(run: Run): string[] {
  const broken: string[] = [];
  if (!run.isFinished) broken.push('ends: a program is still running');
  for (const reading of run.readings)
    for (const [name, promised] of Object.entries(promises)) {
      const problem = promised(run, reading);
      if (problem !== undefined)
        broken.push(`${name}: ${reading.read.way} of ${reading.read.list}: ${problem}`);
    }
  const rate = keepsRate(run);
  if (rate !== undefined) broken.push(`keepsRate: ${rate}`);
  const host = goesToFirstHost(run);
  if (host !== undefined) broken.push(`goesToFirstHost: ${host}`);
  const unused = usesHostAgain(run);
  if (unused !== undefined) broken.push(`usesHostAgain: ${unused}`);
  const { timers, requests, listeners } = run.left;
  if (run.isFinished && timers + requests + listeners > 0)
    broken.push(`nothingLeft: ${timers} timers, ${requests} requests and ${listeners} listeners are left`);
  return broken;
}
