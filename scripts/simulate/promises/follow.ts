import { pathOf, type Row } from '../ledger.js';
import type { Sent } from '../network.js';
import { keyText, rowText } from '../ranges.js';
import type { Read } from '../scenario.js';
import { beginning } from '../virtual-clock.js';
import {
  awakeBetween,
  hasLiar,
  isCalm,
  isFollow,
  isOf,
  isOnlyReader,
  mixesUp,
  namesFuture,
  type Promised,
  placesOf,
  type Run,
  rowsOf,
} from './conditions.js';

// Promises about a list that is followed.

/** The time after which every cluster has shown a row for a while, in milliseconds. Stops and late rows are over by then. */
const patience = 25_000;

/** Pages of fewer items, or a rate of the client, may need more than 25 seconds for a burst that is read three times. */
function isFast({ network: { scenario } }: Run, { limit = 25 }: Read): boolean {
  const isSlow = scenario.hosts.some(({ latency }) => latency[1] > 1000);
  return limit >= 10 && scenario.requestsPerSecond === undefined && !isSlow;
}

/**
 * A follow returns each item once, in order, and loses none, whichever cluster answers, if the service does not name times
 * that have not come, and no cache mixes up replies. An item that every cluster shows is returned within 25 seconds of the follow in which
 * the machine does not sleep, if the service replies within a second and the client may send enough requests.
 */
export const followLosesNone: Promised = (run, reading) => {
  if (!isFollow(reading.read) || hasLiar(run) || mixesUp(run) || namesFuture(run)) return undefined;
  const { clusters } = run.network;
  const places = placesOf(run, reading);
  const returned = new Set(places);
  const rows = rowsOf(run, reading.read);
  const most = Math.max(...places);
  const gap = rows.findIndex((_, place) => place < most && !returned.has(place));
  if (gap >= 0) return `${rowText(rows[gap] as Row)} is missing before a later item`;
  if (!isCalm(run) || reading.error !== undefined || reading.read.pause > 0) return undefined;
  if (!isFast(run, reading.read)) return undefined;
  const late = rows.find(
    (row, place) =>
      !returned.has(place) &&
      clusters.every((cluster) => {
        const since = Math.max(cluster.shows(row), reading.lifeBegin ?? reading.begin);
        return awakeBetween(run, since, reading.end) >= patience;
      }),
  );
  return late && `${rowText(late)} was not returned, although all clusters have shown it for ${patience} ms`;
};

/**
 * A follow returns the newest copy of a row that it has read: if it read a complete row, it does not return the other, if the
 * service does not name times that have not come, and no cache mixes up replies.
 */
export const followReturnsNewestCopy: Promised = (run, reading) => {
  if (!isFollow(reading.read) || !/^getContracts(Results|Logs)$/.test(reading.read.list)) return undefined;
  // A request does not name its program, and a mixed-up page is not read.
  if (run.readings.length > 1 || mixesUp(run) || namesFuture(run)) return undefined;
  const { history, hosts } = run.network;
  for (const [index, item] of reading.items.entries()) {
    if (item.block_number !== null) continue;
    const key = keyText(reading.read.list, item);
    const delivered = (reading.times[index] as number) - beginning;
    const path = pathOf(reading.read.list);
    const wasComplete = history.some(
      ({ at, host, cluster, rows, isWhole, query }) =>
        isWhole &&
        at + 400 < delivered &&
        at + beginning >= (reading.lifeBegin ?? reading.begin) &&
        query.startsWith(`${path}?`) &&
        rows.some(
          (row) =>
            rowText(row) === key &&
            (hosts[host]?.clusters[cluster]?.completes(row) ?? Infinity) <= at + beginning,
        ),
    );
    if (wasComplete) return `${key} was returned incomplete after it had been read complete`;
  }
  return undefined;
};

/** Replies that cannot be read end a follow only if this many come without a readable one between them. */
const mostUnreadable = 20;

/**
 * A follow is not ended by replies that cannot be read as long as one of twenty can be, if no host lies, and no cache mixes up
 * replies.
 */
export const followOutlivesGarbage: Promised = (run, { read, error, end }) => {
  if (
    !isFollow(read) ||
    hasLiar(run) ||
    mixesUp(run) ||
    !isOnlyReader(run, read) ||
    (error as Error | undefined)?.name !== 'ResponseError'
  )
    return undefined;
  // Newest first are samples of the blocks.
  const isOwn = ({ at, query }: Sent): boolean =>
    at + beginning <= end && isOf(read, query) && query.includes('order=asc');
  const last = run.network.history.filter(isOwn).slice(-mostUnreadable);
  const readable = last.find(({ isWhole, outcome }) => isWhole && outcome === '200');
  return readable && `it ended with ${String(error)}, although ${readable.query} was readable`;
};
