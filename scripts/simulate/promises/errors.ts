import { ClientError, TimeoutError } from '../../../src/index.js';
import { awakeBetween, isCalmElsewhere, isOneCall, type Promised, type Run } from './conditions.js';

// Promises about errors and deadlines.

/** In milliseconds, as the reference says. */
const defaultTimeout = 30_000;
const defaultDeadline = 120_000;
/** Milliseconds that the end of a call may take. */
const longestEnd = 1000;

/**
 * A promise rejects with the classes of the reference only, or with the reason of the caller's signal. A limit that it names
 * is the caller's, or a default.
 */
export const documentedErrors: Promised = (run, { error, surprises, deadline }) => {
  if (surprises[0] !== undefined) return surprises[0];
  if (error === undefined) return undefined;
  if (!(error instanceof ClientError)) return `threw ${String(error)}`;
  const limits = [defaultTimeout, deadline ?? deadlineOf(run)];
  const isForeignLimit = error instanceof TimeoutError && !limits.includes(error.timeout);
  const isForeign = isForeignLimit || error.message.includes('deadline must be');
  return isForeign ? `nobody has set this limit: ${String(error)}` : undefined;
};

function deadlineOf({ network }: Run): number {
  return network.scenario.deadline ?? defaultDeadline;
}

/**
 * If the service replies to each request, its clusters lag by less than 10 s, and the machine does not sleep meanwhile, a reading ends without an error, also if one
 * of several hosts refuses a list. A scan of entities may end with one if a cluster lacks entities that another one shows.
 */
export const noErrorIfCalm: Promised = (run, { error, read, deadline, begin, end }) => {
  // Its deadline may be over when the machine wakes up.
  if (awakeBetween(run, begin, end) < end - begin) return undefined;
  const isHurried = deadline !== undefined || run.network.scenario.deadline !== undefined;
  if (error === undefined || !isCalmElsewhere(run) || isHurried) return undefined;
  const isScanOfEntities = read.way.startsWith('scan') && read.list === 'getContracts';
  if (isScanOfEntities && run.network.clusters.length > 1 && (error as Error).name === 'ResponseError')
    return undefined;
  // One page of logs with two bounds, and of a search for events, has a range of seven days at most.
  const tooWide = {
    getContractsLogs: ['before'],
    contractEvents: ['all', 'all but one', 'old', 'before', 'since 1970'],
  };
  const isTooWide =
    isOneCall(read) &&
    Object.entries(tooWide).some(([list, ranges]) => list === read.list && ranges.includes(read.range));
  if (isTooWide && (error as Error).name === 'ParameterError') return undefined;
  // One page is what the service has sent, and this one answers an empty window of logs with 500.
  const mayBeEmptyWindow =
    isOneCall(read) && read.list === 'getContractsLogs' && run.network.scenario.hasWindows;
  if (mayBeEmptyWindow && (error as Error).name === 'ApiError') return undefined;
  return `${(error as Error).name}: ${(error as Error).message}`;
};

/** A call ends at its deadline. The time in which the machine sleeps does not count. */
export const endsAtDeadline: Promised = (run, { read, begin, end, deadline, calls = 1 }) => {
  const longest = calls * ((deadline ?? deadlineOf(run)) + longestEnd);
  const took = awakeBetween(run, begin, end);
  return isOneCall(read) && took > longest ? `the call took ${took} ms` : undefined;
};
