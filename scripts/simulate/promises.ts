import { ClientError, ProofError } from '../../src/index.js';
import type { Row } from './ledger.js';
import type { Network, Sent } from './network.js';
import {
  burst,
  firstOfBurst,
  longestProbeDelay,
  type ReadAfter,
  type Reading,
  type Rest,
} from './programs.js';
import { traits } from './query.js';
import { boundOf, type Item, keyText, rowText } from './ranges.js';
import type { Read } from './scenario.js';
import { beginning } from './virtual-clock.js';

// The promises of the client: one function for each sentence of the reference, with its condition. Each returns what breaks
// the promise, in words. The judge knows the truth and when each cluster showed it; it knows nothing of the client.

/** A run that is over. */
export interface Run {
  readonly network: Network;
  readonly readings: readonly Reading[];
  /** Whether all programs have ended. */
  readonly isFinished: boolean;
  /** Undefined if no client has rested. */
  readonly rested: Rest | undefined;
  /** Timers, requests and listeners that are left after the clients were closed. */
  readonly left: { readonly timers: number; readonly requests: number; readonly listeners: number };
}

type Promised = (run: Run, reading: Reading) => string | undefined;

function isFollow({ way }: Read): boolean {
  return way === 'follow' || way === 'follow from a cursor';
}

function isOneCall({ way }: Read): boolean {
  return way === 'await' || way === 'coalesced and aborted' || way === 'after';
}

/** Whether its replies must be newer than its calls. */
function isFresh({ way }: Read): boolean {
  return way === 'after' || way.startsWith('follow');
}

/** Whether a query is one of the list that is read. */
function isOf({ list }: Read, query: string): boolean {
  return query.split('?')[0] === traits[list].path;
}

/** Whether no other program requests the list. Blocks and transactions are requested for the times of other lists. */
function isOnlyReader({ readings }: Run, { list }: Read): boolean {
  if (readings.length === 1) return true;
  const isLookedUp = list === 'getBlocks' || list === 'getTransactions';
  return !isLookedUp && readings.filter(({ read }) => read.list === list).length === 1;
}

/** Whether the program goes on in no new client, which has a rate of its own, and knows nothing of the hosts. */
function hasOneClient({ way, leaves }: Read): boolean {
  return leaves === undefined && !/cursor|against|^after/.test(way);
}

function isVerified({ way }: Read): boolean {
  return way.startsWith('verify');
}

function hasLiar({ network: { scenario } }: Run): boolean {
  return scenario.hosts.some(({ lie }) => lie !== undefined);
}

function mixesUp({ network: { scenario } }: Run): boolean {
  return scenario.hosts.some((host) => host.mixesUp);
}

function ignoresBounds({ network: { scenario } }: Run): boolean {
  return scenario.hosts.some(({ isLoose }) => isLoose);
}

function namesFuture({ network: { scenario } }: Run): boolean {
  return scenario.hosts.some(({ ahead }) => ahead !== undefined);
}

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

/** The order in which a reading returns its items; undefined if it has none. */
function orderOf({ way, order }: Read): 'asc' | 'desc' | undefined {
  return way === 'scan without order' ? undefined : way.startsWith('follow') ? 'asc' : order;
}

function rowsOf({ network }: Run, { list, range }: Read): readonly Row[] {
  const bound = boundOf(network, list, range);
  const rows = network.ledger.rows[list];
  return bound ? rows.filter(bound.includes) : rows;
}

/** The items of a reading as places in the list. -1 stands for an item that does not exist. */
function placesOf(run: Run, { read, items }: Reading): number[] {
  const places = new Map(rowsOf(run, read).map((row, index) => [rowText(row), index]));
  return items.map((item) => places.get(keyText(read.list, item)) ?? -1);
}

/** An item is returned once. Going back by a cursor returns the first page again, which is not counted. */
const eachOnce: Promised = (_, { read, items }) => {
  const seen = new Set<string>();
  for (const item of items) {
    const key = keyText(read.list, item);
    if (seen.has(key)) return `item ${key} was returned twice`;
    seen.add(key);
  }
  return undefined;
};

/** Items have the order of the list, if no host lies, and no cache mixes up replies. */
const inOrder: Promised = (run, reading) => {
  const order = orderOf(reading.read);
  // A list may be one unordered page. A lie is found only by a proof.
  if (order === undefined || mixesUp(run) || (hasLiar(run) && !isVerified(reading.read))) return undefined;
  if (isOneCall(reading.read) && ignoresBounds(run)) return undefined;
  const places = placesOf(run, reading);
  const sign = order === 'asc' ? 1 : -1;
  const at = places.findIndex(
    (place, index) => index > 0 && sign * (place - (places[index - 1] as number)) <= 0,
  );
  return at < 0 ? undefined : `item ${at} is not behind the item before it`;
};

/** Each item exists, and is within the bounds of the call. The reply of one call is what the service has sent. */
const withinBounds: Promised = (run, reading) => {
  if (isOneCall(reading.read) && ignoresBounds(run)) return undefined;
  const index = placesOf(run, reading).indexOf(-1);
  return index < 0
    ? undefined
    : `item ${keyText(reading.read.list, reading.items[index] as Item)} is not in the range`;
};

/** One page says nothing about the rest, and a lie is found only by a proof. */
function isWholeReading(run: Run, { read }: Reading): boolean {
  if (isOneCall(read) || mixesUp(run)) return false;
  return !hasLiar(run) || isVerified(read);
}

/**
 * Between two items that a reading returned, no item is missing that a cluster showed when the reading began, if no cache mixes
 * up replies. A row that a cluster adds after its record file counts only when every cluster shows it. So does an entity between
 * two parts of a split.
 */
const noneMissingBetween: Promised = (run, reading) => {
  const { read, begin } = reading;
  if (!isWholeReading(run, reading) || isFollow(read) || read.way === 'scan without order') return undefined;
  const { clusters } = run.network;
  const rows = rowsOf(run, read);
  const places = placesOf(run, reading).filter((place) => place >= 0);
  const returned = new Set(places);
  const isSplitOfEntities = read.way === 'split and part' && read.list === 'getContracts';
  const [least, most] = [Math.min(...places), Math.max(...places)];
  for (let place = least + 1; place < most; place++) {
    const row = rows[place];
    if (!row || returned.has(place)) continue;
    const shown = clusters.map((cluster) => cluster.shows(row) <= begin);
    const isLate = clusters.some((cluster, index) => !shown[index] && cluster.isLate(row));
    if (shown.every(Boolean) || (shown.some(Boolean) && !isLate && !isSplitOfEntities))
      return `${rowText(row)} is missing between two items, ${ageOf(row, begin)} old`;
  }
  return undefined;
};

/**
 * A list that was read to its end has every item that all clusters showed when the reading began, if no host lies, and no cache
 * mixes up replies.
 */
const wholeAtTheEnd: Promised = (run, reading) => {
  const { read, begin, isOver, error } = reading;
  if (!isWholeReading(run, reading) || hasLiar(run) || isFollow(read)) return undefined;
  if (!isOver || error !== undefined) return undefined;
  if (reading.read.leaves !== undefined && read.way === 'toArray') return undefined;
  const { clusters } = run.network;
  const returned = new Set(placesOf(run, reading));
  const missing = rowsOf(run, read).find(
    (row, place) => !returned.has(place) && clusters.every((cluster) => cluster.shows(row) <= begin),
  );
  return missing && `${rowText(missing)} is missing, ${ageOf(missing, begin)} old`;
};

/** The time after which every cluster has shown a row for a while, in milliseconds. Stops and late rows are over by then. */
const patience = 25_000;

/** Pages of fewer items, or a rate of the client, may need more than 25 seconds for a burst that is read three times. */
function isFast({ network: { scenario } }: Run, { limit = 25 }: Read): boolean {
  const isSlow = scenario.hosts.some(({ latency }) => latency[1] > 1000);
  return limit >= 10 && scenario.requestsPerSecond === undefined && !isSlow;
}

/**
 * A follow returns each item once, in order, and loses none, whichever cluster answers, if the service does not name times
 * that have not come, and no cache mixes up replies. An item that every cluster shows is returned within 25 seconds, if the service replies within a second
 * and the client may send enough requests.
 */
const followLosesNone: Promised = (run, reading) => {
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
      !returned.has(place) && clusters.every((cluster) => cluster.shows(row) <= reading.end - patience),
  );
  return late && `${rowText(late)} was not returned, although all clusters have shown it for ${patience} ms`;
};

/** A follow returns the newest copy of a row that it has read: if it read a complete row, it does not return the other. */
const followReturnsNewestCopy: Promised = (run, reading) => {
  if (!isFollow(reading.read) || !/^getContracts(Results|Logs)$/.test(reading.read.list)) return undefined;
  // A request does not name its program.
  if (run.readings.length > 1) return undefined;
  const { history, hosts } = run.network;
  for (const [index, item] of reading.items.entries()) {
    if (item.block_number !== null) continue;
    const key = keyText(reading.read.list, item);
    const delivered = (reading.times[index] as number) - beginning;
    const { path } = traits[reading.read.list];
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

/**
 * With `after`, a reply is not older than the write, and a follow from now begins behind it, if no cluster lags by more than
 * 12 seconds, and the service neither names times that have not come nor mixes up replies. A cluster that stands still makes no reply older, if one
 * of the last eight samples of the clusters was its.
 */
const notOlderThanWrite: Promised = (run, reading) => {
  const { after } = reading;
  if (!after || after.shown >= after.write || namesFuture(run) || mixesUp(run)) return undefined;
  if (lagsUnnoticed(run, reading, after)) return undefined;
  return `the reply shows ${after.shown}, the write was at ${after.write}`;
};

/** Whether each host is one cluster whose newest time says all that it shows. */
function hostsShowTheirTimes({ network: { scenario } }: Run): boolean {
  const { hosts, clockError } = scenario;
  const isPlain = hosts.every(({ clusters, ahead, lie, isLoose, mixesUp: isMixed }) => {
    const [cluster, other] = clusters;
    return !other && !isMixed && !ahead && !lie && !isLoose && cluster?.late === 0 && cluster.index === 0;
  });
  return isPlain && clockError === 0 && scenario.reads.every(hasOneClient);
}

/**
 * With several hosts, a list that was read to its end has each item up to the newest time that one of them had shown before, if
 * each host is one cluster. A host that is behind has to catch up before it serves a list.
 */
const notOlderThanShown: Promised = (run, { read, begin, isOver, error, items }) => {
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

/** No honest service is accused, if no cache mixes up its replies. */
const noAccusation: Promised = (run, { error }) =>
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
const noLieAccepted: Promised = (run, reading) => {
  const { read, items, isOver, error, anchor } = reading;
  if (!isVerified(read) || !hasLiar(run) || read.list !== 'getTopicMessages') return undefined;
  const places = placesOf(run, reading);
  const rows = rowsOf(run, read);
  const end = provenEnd(run, reading);
  for (const [index, item] of items.entries()) {
    const truth = rows[places[index] as number];
    const { message, running_hash } = JSON.parse(truth?.json ?? '{}');
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

/** A promise rejects with the classes of the reference only, or with the reason of the caller's signal. */
const documentedErrors: Promised = (_, { error, surprises }) => {
  if (surprises[0] !== undefined) return surprises[0];
  return error === undefined || error instanceof ClientError ? undefined : `threw ${String(error)}`;
};

/** Whether every host replies to everything, and no cluster stands still or lags by more than is usual. */
function isCalm({ network: { scenario } }: Run): boolean {
  return scenario.hosts.every(({ clusters, ...host }) => {
    const { failures, perSecond, dead, down, heavy, isLoose, mixesUp: isMixed, lie, ahead } = host;
    const isReachable = failures.length === 0 && !perSecond && !dead && !down && !heavy;
    const isWhole = isReachable && !isLoose && !isMixed && !lie && !ahead;
    return isWhole && clusters.every(({ stop, index, lag }) => !stop && index === 0 && lag[1] < 10_000);
  });
}

/**
 * If the service replies to each request, and its clusters lag by less than 10 s, a reading ends without an error. A scan of
 * entities may end with one if a cluster lacks entities that another one shows.
 */
const noErrorIfCalm: Promised = (run, { error, read, deadline }) => {
  if (error === undefined || !isCalm(run) || deadline !== undefined) return undefined;
  if (read.way === 'verify against' && (error as Error).name !== 'ProofError') return undefined;
  const isScanOfEntities = read.way.startsWith('scan') && read.list === 'getContracts';
  if (isScanOfEntities && run.network.clusters.length > 1 && (error as Error).name === 'ResponseError')
    return undefined;
  // One page of logs has a range of seven days at most. `before` has two bounds that are further apart.
  const isTooWide = isOneCall(read) && read.list === 'getContractsLogs' && read.range === 'before';
  if (isTooWide && (error as Error).name === 'ParameterError') return undefined;
  // One page is what the service has sent, and this one answers an empty window of logs with 500.
  const mayBeEmptyWindow =
    isOneCall(read) && read.list === 'getContractsLogs' && run.network.scenario.hasWindows;
  if (mayBeEmptyWindow && (error as Error).name === 'ApiError') return undefined;
  return `${(error as Error).name}: ${(error as Error).message}`;
};

/** Milliseconds that a call may take without a deadline of its own, and the end of its last attempt. */
const longestCall = 121_000;

/** A call ends at its deadline. */
const endsAtDeadline: Promised = (_, { read, begin, end, deadline = longestCall, calls = 1 }) => {
  return isOneCall(read) && end - begin > calls * deadline ? `the call took ${end - begin} ms` : undefined;
};

/** Above its size, a list takes this many requests for windows, retries, the end and the items that a slice shares. */
const extraRequests = 30;

/** An old list in one cluster is read in at most as many requests as it has pages, and some more. */
const fewRequests: Promised = (run, { read, begin, end }) => {
  const { scenario, history, clusters } = run.network;
  const isAlone = run.readings.length === 1 && scenario.hosts.length === 1;
  if (!isAlone || !isCalm(run) || clusters.length > 1 || read.way.startsWith('follow') || read.pause > 0)
    return undefined;
  const size = Math.min(100, read.limit ?? 25);
  const rows = rowsOf(run, read).filter((row) => row.time <= end).length;
  const windows = scenario.hasWindows ? scenario.ledger.months : 0;
  const factor = read.way.startsWith('scan') || read.way.startsWith('split') ? 2 : 1;
  const most = factor * Math.ceil(rows / size) + 4 * windows + extraRequests;
  const sent = history.filter(({ at }) => at + beginning >= begin && at + beginning <= end).length;
  const isExtra = read.way === 'back by cursor' || read.way === 'split and part';
  return sent > most + (isExtra ? 120 : 0)
    ? `${sent} requests for ${rows} items in pages of ${size}`
    : undefined;
};

/** A request may be sent again behind a page that is read twice: as the page before another, and for the end of a list. */
const mostEqual = 2;

/** No request for an old list in one cluster gets more than two replies, in whichever windows the service looks. */
const noEqualRequests: Promised = (run, { read, anchor, begin }) => {
  const { history, clusters, ledger } = run.network;
  if (!isOnlyReader(run, read) || clusters.length > 1 || !isCalm(run) || isFresh(read)) return undefined;
  // A reading waits for an anchor that the service does not show yet.
  const anchored = ledger.rows.getTopicMessages.find(({ first }) => first === anchor);
  if (anchored && clusters.some((cluster) => cluster.shows(anchored) > begin)) return undefined;
  const counts = new Map<string, number>();
  // An empty window may be answered with 500, which is retried.
  const replies = history.filter(({ query, outcome }) => isOf(read, query) && outcome === '200');
  for (const { query } of replies) counts.set(query, (counts.get(query) ?? 0) + 1);
  const often = [...counts].find(([, count]) => count > mostEqual);
  return often && `${often[0]} was answered ${often[1]} times`;
};

/** Replies that cannot be read end a follow only if this many come without a readable one between them. */
const mostUnreadable = 20;

/** A follow is not ended by replies that cannot be read as long as one of twenty can be, if no cache mixes up replies. */
const followOutlivesGarbage: Promised = (run, { read, error, end }) => {
  if (
    !isFollow(read) ||
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

/** A service that is down gets a request this often: once, and three retries. */
const mostAttempts = 4;

/** A list for which the service answers each request with 503 is requested four times. Then the reading ends with an error. */
const endsWithFailure: Promised = (run, { read, error }) => {
  const { scenario, sent } = run.network;
  const [host] = scenario.hosts;
  const isAlone = isOnlyReader(run, read) && scenario.hosts.length === 1;
  if (!isAlone || host?.heavy !== read.list || isFresh(read) || read.way === 'aborted') return undefined;
  const count = sent.filter(({ query }) => isOf(read, query)).length;
  if (count > mostAttempts) return `${count} requests for a list that is answered with 503`;
  return error === undefined && count > 0 ? 'it ended without an error' : undefined;
};

/** A call with `after`, and a follow, share no request of an equal call, but the one for the first transaction. */
const sharesNoRequest: Promised = (run) => {
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
const findsTransactionOnce: Promised = (run) => {
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

function ageOf(row: Row, begin: number): string {
  return `${Math.round((begin - row.time) / 100) / 10} s`;
}

export const promises: Readonly<Record<string, Promised>> = {
  eachOnce,
  inOrder,
  withinBounds,
  noneMissingBetween,
  wholeAtTheEnd,
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
};

/** All calls of one client send at most `requestsPerSecond` requests a second, after a burst of ten. */
function keepsRate({ network: { scenario, history } }: Run): string | undefined {
  const { requestsPerSecond: rate, reads } = scenario;
  if (rate === undefined || scenario.hosts.length > 1 || !reads.every(hasOneClient)) return undefined;
  const times = history.map(({ at }) => at).sort((a, b) => a - b);
  for (const [index, time] of times.entries()) {
    const behind = times[index + rate + burst + 1];
    if (behind !== undefined && behind - time < 1000)
      return `more than ${rate + burst} requests within a second`;
  }
  return undefined;
}

/** A call goes to the first host that is healthy, is not behind the others, and has rate to spare. */
function goesToFirstHost({ network: { sent }, rested }: Run): string | undefined {
  if (rested === undefined) return undefined;
  const { usable, at } = rested;
  for (let index = 0; index < burst * usable.length; index++) {
    const path = `/api/v1/accounts/0.0.${firstOfBurst + index}`;
    const first = sent.find(({ query }) => query.split('?')[0] === path);
    const expected = usable[Math.floor(index / burst)];
    if (first?.host !== expected || first?.at !== at)
      return `call ${index} was sent to host ${first?.host} after ${Number(first?.at) - at} ms, not to ${expected} at once`;
  }
  return undefined;
}

/** A host that failed is used again: 40 seconds after it replies to everything within a second, with the first call. */
function usesHostAgain({ network: { scenario }, rested }: Run): string | undefined {
  if (rested === undefined) return undefined;
  const index = scenario.hosts.findIndex((host, place) => {
    const { failures, perSecond, heavy, latency, dead, down } = host;
    const isWhole = failures.length === 0 && !perSecond && !heavy && latency[1] <= 400;
    const end = beginning + Math.max(dead?.[1] ?? 0, down?.[1] ?? 0);
    return isWhole && end + longestProbeDelay <= rested.begin && !rested.healthy.includes(place);
  });
  return index < 0
    ? undefined
    : `host ${index} has replied for ${longestProbeDelay} ms, but does not count as healthy`;
}

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
