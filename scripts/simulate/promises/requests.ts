import { burst } from '../rest.js';
import { pagesOfClient } from '../scenario.js';
import { beginning } from '../virtual-clock.js';
import {
  hasOneClient,
  isCalm,
  isFresh,
  isOf,
  isOnlyReader,
  type Promised,
  type Run,
  rowsOf,
} from './conditions.js';

// Promises about what is sent.

/** Above its size, a list takes this many requests for windows, retries, the end and the items that a slice shares. */
const extraRequests = 30;

/** Services search a range of 60 days, or of a week for logs. A month has so many windows, and each is searched once or twice. */
const windowsOfMonth = { service: 4, logs: 9 };

/**
 * An old list in one cluster is read in at most as many requests as it has pages and windows, and some more; a scan in twice as
 * many.
 */
export const fewRequests: Promised = (run, { read, begin, end }) => {
  const { scenario, history, clusters } = run.network;
  const isAlone = run.readings.length === 1 && scenario.hosts.length === 1;
  if (!isAlone || !isCalm(run) || clusters.length > 1 || read.way.startsWith('follow') || read.pause > 0)
    return undefined;
  const size = Math.min(100, read.limit ?? 25);
  const rows = rowsOf(run, read).filter((row) => row.time <= end).length;
  const { months } = scenario.ledger;
  const serviceWindows = scenario.hasWindows ? windowsOfMonth.service * months : 0;
  const hasOwnWindows = read.list === 'getContractsLogs' || read.list === 'contractEvents';
  const ownWindows = hasOwnWindows ? windowsOfMonth.logs * months : 0;
  // A program that aborts scans a list in ascending order.
  const isScan = /^(?:scan|split)/.test(read.way) || (read.way === 'aborted' && read.order === 'asc');
  const factor = isScan ? 2 : 1;
  const most = factor * Math.ceil(rows / size) + serviceWindows + ownWindows + extraRequests;
  const sent = history.filter(({ at }) => at + beginning >= begin && at + beginning <= end).length;
  const isExtra = read.way === 'back by cursor' || read.way === 'split and part';
  return sent > most + (isExtra ? 120 : 0)
    ? `${sent} requests for ${rows} items in pages of ${size}`
    : undefined;
};

/** A request may be sent again behind a page that is read twice: as the page before another, and for the end of a list. */
const mostEqual = 2;

/** No request of one client for an old list in one cluster gets more than two replies, in whichever windows the service looks. */
export const noEqualRequests: Promised = (run, { read, anchor, begin }) => {
  const { history, clusters, ledger } = run.network;
  if (!isOnlyReader(run, read) || clusters.length > 1 || !isCalm(run) || isFresh(read)) return undefined;
  // A reading waits for an anchor that the service does not show yet.
  const anchored = ledger.rows.getTopicMessages.find(({ first }) => first === anchor);
  if (anchored && clusters.some((cluster) => cluster.shows(anchored) > begin)) return undefined;
  const counts = new Map<string, number>();
  // An empty window may be answered with 500, which is retried.
  const replies = history.filter(({ query, outcome }) => isOf(read, query) && outcome === '200');
  for (const { query } of replies) counts.set(query, (counts.get(query) ?? 0) + 1);
  // A reading that goes on in a new client looks up the ends of the list again.
  const later = read.way === 'page by cursor' ? Math.ceil(replies.length / pagesOfClient) : 0;
  const clients = 1 + later + (read.leaves === undefined ? 0 : 1);
  const often = [...counts].find(([, count]) => count > clients * mostEqual);
  return often && `${often[0]} was answered ${often[1]} times`;
};

/** A request that the service answers with 503 is sent this often: once, and three retries. A refused request is not retried. */
const mostAttempts = { heavy: 4, refuses: 1 };

/**
 * A list for which the service answers each request with 503 is requested four times, and a list that it refuses once. Then
 * the reading ends with an error.
 */
export const endsWithFailure: Promised = (run, { read, error }) => {
  const { scenario, sent, history } = run.network;
  const [host] = scenario.hosts;
  const isAlone = isOnlyReader(run, read) && scenario.hosts.length === 1;
  if (!isAlone || !host || isFresh(read) || read.way.endsWith('aborted')) return undefined;
  const reason = (['heavy', 'refuses'] as const).find((each) => host[each] === read.list);
  if (!reason) return undefined;
  // A host that refuses may be down before, and a request that fails then is retried.
  const requests = reason === 'heavy' ? sent : history.filter(({ outcome }) => outcome === '403');
  const count = requests.filter(({ query }) => isOf(read, query)).length;
  if (count > mostAttempts[reason]) return `${count} requests for a list that is answered with an error`;
  return error === undefined && count > 0 ? 'it ended without an error' : undefined;
};

/** A call with `after`, and a follow, share no request of an equal call, but the one for the first transaction. */
export const sharesNoRequest: Promised = (run) => {
  if (!run.readings.every(({ read }) => isFresh(read))) return undefined;
  const { attempts, sent } = run.network;
  for (const [query, count] of attempts) {
    const own = sent.filter((request) => request.query === query).length;
    if (count > own && !query.endsWith('/transactions?limit=1&order=asc'))
      return `${count} attempts of calls sent ${own} requests for ${query}`;
  }
  return undefined;
};

/** A client looks up a transaction until it is found, and not again. */
export const findsTransactionOnce: Promised = (run) => {
  const { scenario, history } = run.network;
  if (scenario.hosts.length > 1) return undefined;
  const found = new Map<string, number>();
  for (const { query, outcome, isWhole } of history) {
    const isFound = query.startsWith('/api/v1/transactions/') && outcome === '200' && isWhole;
    if (isFound) found.set(query, (found.get(query) ?? 0) + 1);
  }
  const often = [...found].find(([, count]) => count > 1);
  return often && `${often[0]} was found ${often[1]} times`;
};

/** All calls of one client send each host at most `requestsPerSecond` requests a second, after a burst of ten. */
export function keepsRate({ network: { scenario, history } }: Run): string | undefined {
  const { requestsPerSecond: rate, reads, hosts } = scenario;
  if (rate === undefined || !reads.every(hasOneClient)) return undefined;
  const most = rate + burst;
  for (const host of hosts.keys()) {
    const times = history
      .filter((request) => request.host === host)
      .map(({ at }) => at)
      .sort((a, b) => a - b);
    for (const [index, time] of times.entries()) {
      const behind = times[index + most + 1];
      if (behind !== undefined && behind - time < 1000)
        return `more than ${most} requests within a second to host ${host}`;
    }
  }
  return undefined;
}
