import type { Sent } from '../network.js';
import { keyText, rowText } from '../ranges.js';
import type { ReadAfter, Reading } from '../reading.js';
import { beginning } from '../virtual-clock.js';
import {
  hasOneClient,
  isFollow,
  isOneCall,
  mixesUp,
  namesFuture,
  type Promised,
  type Run,
  rowsOf,
} from './conditions.js';

// Promises about how new a reply is.

/** Milliseconds. The client assumes this lag until it has measured the clusters. It may not notice one that stops. */
const assumedLag = 12_000;

/** Milliseconds by which a cluster is behind when it counts as one that stands still. */
const standstill = 25_000;
/** The last samples of the clusters, which decide whether one of them stands still. */
const lastSamples = 8;

/** Whether a cluster lags by more than the client assumes, and none of its last samples has shown that it stands still. */
function lagsUnnoticed(
  { network, readings }: Run,
  { read }: Reading,
  { begin, end: at }: ReadAfter,
): boolean {
  const { scenario, history } = network;
  const samples = history.filter(
    ({ query, isWhole, end }) =>
      isWhole &&
      query === '/api/v1/blocks?limit=1&order=desc' &&
      end + beginning >= begin &&
      end + beginning <= at,
  );
  return scenario.hosts.some(({ clusters }, host) =>
    clusters.some(({ lag, stop }, cluster) => {
      if (!stop) return lag[1] > assumedLag;
      const stands = stop[0] + standstill + beginning <= begin && stop[1] + beginning >= at;
      const isSample = (sample: Sent): boolean => sample.host === host && sample.cluster === cluster;
      // The samples of another client would be mixed with its own.
      const isAlone = readings.length === 1 && read.way === 'after';
      return !isAlone || !stands || !samples.slice(-lastSamples).some(isSample);
    }),
  );
}

/**
 * With `after`, a reply is not older than the write, and a follow from now begins behind it, if no cluster lags by more than
 * 12 seconds, and the service neither names times that have not come nor mixes up replies. A cluster that stands still makes no reply older, if one
 * of the last eight samples of the clusters was its. A reply that is not of the service shows no time, and a client warns of it.
 */
export const notOlderThanWrite: Promised = (run, reading) => {
  const { after } = reading;
  if (!after || after.shown === 0n || after.shown >= after.write || namesFuture(run) || mixesUp(run))
    return undefined;
  if (lagsUnnoticed(run, reading, after)) return undefined;
  return `the reply shows ${after.shown}, the write was at ${after.write}`;
};

/** Whether each host is one cluster whose newest time says all that it shows. */
function hostsShowTheirTimes({ network: { scenario } }: Run): boolean {
  const { hosts, clockError, clockStep } = scenario;
  const isPlain = hosts.every(({ clusters, ahead, lie, isLoose, mixesUp: isMixed }) => {
    const [cluster, other] = clusters;
    return !other && !isMixed && !ahead && !lie && !isLoose && cluster?.late === 0 && cluster.index === 0;
  });
  return isPlain && clockError === 0 && !clockStep && scenario.reads.every(hasOneClient);
}

/**
 * With several hosts, a list that was read to its end has each item up to the newest time that one of them had shown before, if
 * each host is one cluster. A host that is behind has to catch up before it serves a list.
 */
export const notOlderThanShown: Promised = (run, { read, begin, isOver, error, items }) => {
  const { history, ledger, scenario } = run.network;
  if (scenario.hosts.length < 2 || isOneCall(read) || isFollow(read) || !hostsShowTheirTimes(run))
    return undefined;
  if (!isOver || error !== undefined) return undefined;
  const shown = history
    .filter(({ isWhole, end, query }) => isWhole && end + beginning < begin && isTimed(query))
    .flatMap(({ rows }) => rows.map(({ file }) => file));
  const newest = Math.max(-1, ...shown);
  const returned = new Set(items.map((item) => keyText(read.list, item)));
  const missing = rowsOf(run, read).find((row) => row.file <= newest && !returned.has(rowText(row)));
  return (
    missing &&
    `${rowText(missing)} is missing, although a host had shown file ${newest} of ${ledger.fileEnds.length}`
  );
};

/** Whether the reply of a request says how new it is. */
function isTimed(query: string): boolean {
  return /^\/api\/v1\/(blocks|transactions|accounts)/.test(query);
}
