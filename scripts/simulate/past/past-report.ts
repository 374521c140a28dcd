import { textTable } from '../../table.js';
import { cornerCases } from './corner-cases.js';
import { type Counts, sumOf } from './past-counts.js';
import type { PastOutcome } from './play-past.js';

// The reports of a run of many moments, as lines of text.

/** Lines about moments that were read from honest services. */
export function pastReport(outcomes: readonly PastOutcome[]): string[] {
  const [kinds, ways, cases, errors, requests] = (
    ['kinds', 'ways', 'cases', 'errors', 'requests'] as const
  ).map((name) => sumOf(outcomes.map((outcome) => outcome[name]))) as [
    Counts,
    Counts,
    Counts,
    Counts,
    Counts,
  ];
  const broken = outcomes.flatMap((outcome) =>
    outcome.broken.map((problem) => problem.slice(0, problem.indexOf(':'))),
  );
  const times = (promise: string): number => broken.filter((name) => name === promise).length;
  const moments = outcomes.reduce((sum, outcome) => sum + outcome.moments, 0);
  return [
    `${moments} moments: ${kinds.account ?? 0} of accounts, ${kinds.holders ?? 0} of tokens`,
    ...table('way', ways),
    ...table('corner case', {
      ...Object.fromEntries(Object.keys(cornerCases).map((name) => [name, 0])),
      ...cases,
    }),
    ...table('error', errors),
    `requests for one account, median: ${medianOf(requests, 'old')} between two snapshots, ${medianOf(requests, 'calm')} of calm services, ${medianOf(requests, 'all')} of all`,
    `different from the sum of the transfers: ${times('exactPast')}`,
    `errors that the reference does not name: ${times('noPastErrorIfCalm') + times('noPastAccusation')}`,
    `more requests than the reference says: ${times('fewPastRequests')}`,
  ];
}

function table(name: string, counts: Counts): string[] {
  const rows = Object.entries(counts).map(([key, count]) => [key, String(count)]);
  return [...textTable([[name, 'times'], ...rows], [1]), ''];
}

/** The median of the requests of one group. Keys are the group and the number of requests. */
function medianOf(requests: Counts, group: string): number {
  const own = Object.entries(requests)
    .filter(([key]) => key.startsWith(group))
    .map(([key, count]) => ({ size: Number(key.slice(group.length)), count }))
    .sort((a, b) => a.size - b.size);
  let left = own.reduce((sum, { count }) => sum + count, 0) / 2;
  for (const { size, count } of own) {
    left -= count;
    if (left <= 0) return size;
  }
  return 0;
}
