import { ClientError } from '../../../src/index.js';
import { isCalmElsewhere, isOneCall, type Promised } from './conditions.js';

// Promises about errors and deadlines.

/** A promise rejects with the classes of the reference only, or with the reason of the caller's signal. */
export const documentedErrors: Promised = (_, { error, surprises }) => {
  if (surprises[0] !== undefined) return surprises[0];
  return error === undefined || error instanceof ClientError ? undefined : `threw ${String(error)}`;
};

/**
 * If the service replies to each request, and its clusters lag by less than 10 s, a reading ends without an error, also if one
 * of several hosts refuses a list. A scan of entities may end with one if a cluster lacks entities that another one shows.
 */
export const noErrorIfCalm: Promised = (run, { error, read, deadline }) => {
  if (error === undefined || !isCalmElsewhere(run) || deadline !== undefined) return undefined;
  if (read.way === 'verify against' && (error as Error).name !== 'ProofError') return undefined;
  const isScanOfEntities = read.way.startsWith('scan') && read.list === 'getContracts';
  if (isScanOfEntities && run.network.clusters.length > 1 && (error as Error).name === 'ResponseError')
    return undefined;
  // One page of logs with two bounds, and of a search for events, has a range of seven days at most.
  const tooWide = { getContractsLogs: ['before'], contractEvents: ['all', 'old', 'before', 'since 1970'] };
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

/** Milliseconds that a call may take without a deadline of its own, and the end of its last attempt. */
const longestCall = 121_000;

/** A call ends at its deadline. */
export const endsAtDeadline: Promised = (_, { read, begin, end, deadline = longestCall, calls = 1 }) => {
  return isOneCall(read) && end - begin > calls * deadline ? `the call took ${end - begin} ms` : undefined;
};
