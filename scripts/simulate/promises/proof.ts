import { ProofError } from '../../../src/index.js';
import { keyText, rowText } from '../ranges.js';
import type { Reading } from '../reading.js';
import { hasLiar, isVerified, mixesUp, type Promised, placesOf, type Run, rowsOf } from './conditions.js';

// Promises about lists that are verified.

/** No honest service is accused, if no cache mixes up its replies. */
export const noAccusation: Promised = (run, { error }) =>
  error instanceof ProofError && !hasLiar(run) && !mixesUp(run)
    ? `nobody lied, but: ${error.message}`
    : undefined;

/** The highest message that a reading has to prove. A chain that was written anew fits itself, so it needs an anchor. */
function provenEnd(run: Run, { read, isOver, error, anchor }: Reading): bigint {
  const isRewritten = run.network.scenario.hosts.some(({ lie }) => lie?.kind === 'rewritten');
  const isAnchored = anchor !== undefined && read.range === 'all' && isOver && error === undefined;
  if (isRewritten) return isAnchored ? anchor : 0n;
  return BigInt(Number.MAX_SAFE_INTEGER);
}

/**
 * With `verify`, each message is the true one. If a liar has computed all hashes anew, this holds up to an anchor, when the list
 * was read to its end. If the call has no filter on time, a message below an anchor is not left out.
 */
export const noLieAccepted: Promised = (run, reading) => {
  const { read, items, isOver, error, anchor } = reading;
  if (!isVerified(read) || !hasLiar(run) || read.list !== 'getTopicMessages') return undefined;
  const places = placesOf(run, reading);
  const rows = rowsOf(run, read);
  const end = provenEnd(run, reading);
  // A mixed-up page may have true messages that are not in the range.
  const truths = new Map(run.network.ledger.rows[read.list].map((row) => [rowText(row), row]));
  for (const item of items) {
    const truth = truths.get(keyText(read.list, item));
    const { message, running_hash } = truth?.item ?? {};
    if (truth && truth.first > end) continue;
    if (item.message !== message || item.running_hash !== running_hash)
      return `message ${keyText(read.list, item)} is not the true one`;
  }
  // The client cannot know on which side of a time an anchor is.
  const isByTime = read.range !== 'all';
  if (anchor === undefined || isByTime || !isOver || error !== undefined) return undefined;
  const returned = new Set(places);
  const missing = rows.find((row, place) => row.first <= anchor && !returned.has(place));
  return missing && `message ${missing.first} below the anchor ${anchor} is missing`;
};
