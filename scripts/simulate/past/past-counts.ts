import { reasonOf, textOf } from '../promises/past.js';
import { bothSidesOf, isCalmPast } from './past-conditions.js';
import type { PastReading, PastRun } from './past-reading.js';

/** How often something was met, by its name. */
export type Counts = Record<string, number>;

/** The counts that a run adds to the report. */
export interface PastCounts {
  readonly moments: number;
  readonly kinds: Counts;
  readonly ways: Counts;
  readonly cases: Counts;
  readonly errors: Counts;
  /** Accounts by the requests that one took. */
  readonly requests: Counts;
}

export function countsOf(
  run: PastRun,
  readings: readonly PastReading[],
  casesOf: (reading: PastReading) => readonly string[],
): PastCounts {
  const counts = { kinds: {}, ways: {}, cases: {}, errors: {}, requests: {} };
  for (const reading of readings) {
    const { read, error, requests } = reading;
    add(counts.kinds, read.kind);
    if (error === undefined) add(counts.ways, wayOf(reading));
    else
      add(counts.errors, reasonOf(run, reading) ?? `${textOf(error).split(':')[0]} of a service in trouble`);
    for (const name of casesOf(reading)) add(counts.cases, name);
    if (read.kind !== 'account' || error !== undefined) continue;
    add(counts.requests, `all ${requests.length}`);
    if (isCalmPast(run)) add(counts.requests, `calm ${requests.length}`);
    if (bothSidesOf(run, reading)) add(counts.requests, `old ${requests.length}`);
  }
  return { moments: readings.length, ...counts };
}

function add(counts: Counts, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

export function sumOf(all: readonly Counts[]): Counts {
  const sum: Counts = {};
  for (const counts of all)
    for (const [name, count] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

/** From where the balances were brought to the moment, as the requests show it. */
function wayOf({ read, requests, isChecked }: PastReading): string {
  if (isChecked) return 'in both ways';
  const isPresent = requests.some((request) =>
    /\/accounts\/[^?]*\?transactions=false$|\/tokens\/[^?]*\/balances\?(?!.*timestamp)/.test(request),
  );
  const ranges = requests.filter((request) => request.includes('/transactions?')).map(rangeOf);
  if (isPresent && ranges.some(({ end }) => end === undefined)) return 'from the present';
  if (ranges.some(({ end }) => end !== undefined && end > read.time)) return 'backwards from a snapshot';
  return ranges.length > 0 ? 'forwards' : 'at a snapshot, or nothing moved';
}

function rangeOf(request: string): { readonly end: bigint | undefined } {
  const end = /timestamp=lte(?::|%3A)(\d+)\.(\d+)/.exec(request);
  return { end: end ? BigInt(`${end[1]}${end[2]}`) : undefined };
}
