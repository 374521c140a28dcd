import { ClientError, PastError } from '../../../src/index.js';
import {
  bothSidesOf,
  isCalmPast,
  nextSnapshot,
  pagesOf,
  reachesUnnoticed,
  rowsOfHolders,
} from '../past/past-conditions.js';
import { collection, hbars, numberOf } from '../past/past-ledger.js';
import type { PastReading, PastRun } from '../past/past-reading.js';

// Promises about balances of the past. The judge adds up the transfers of the ledger.

export type PromisedOfPast = (run: PastRun, reading: PastReading) => string | undefined;

/**
 * A balance of the past is the sum of the transfers at or before the moment, and `holdersAt` returns each holder once and in order. For
 * a moment of the last three hours, this holds if no cluster stands still or lags by more than 12 seconds, and the clock of the client
 * is not slow.
 */
export const exactPast: PromisedOfPast = (run, reading) => {
  const { read, balances, error, at } = reading;
  if (reachesUnnoticed(run, reading)) return undefined;
  const { ledger } = run;
  if (error === undefined && at !== undefined && BigInt(at.replace('.', '')) !== read.time)
    return `it is of ${at}`;
  const expected =
    read.kind === 'holders'
      ? ledger.holdersOf(read.id, read.time)
      : [[hbars, ledger.sum(read.id, hbars, read.time)] as const, ...ledger.tokensOf(read.id, read.time)];
  // The tokens of an account have no order.
  const found = read.kind === 'holders' ? [...balances] : [...balances].sort(byPlace);
  const most = error === undefined ? Math.max(expected.length, found.length) : found.length;
  for (let index = 0; index < most; index += 1) {
    const [one, other] = [found[index], expected[index]].map((each) => each && `${each[0]} has ${each[1]}`);
    if (one !== other)
      return `at ${read.time}: ${one ?? 'nothing'}, the transfers say: ${other ?? 'nothing'}`;
  }
  return undefined;
};

function byPlace([one]: readonly [string, bigint], [other]: readonly [string, bigint]): number {
  if (one === hbars || other === hbars) return one === hbars ? -1 : 1;
  return numberOf(one) - numberOf(other);
}

/** No honest service is accused of a lost or invented transfer. */
export const noPastAccusation: PromisedOfPast = (_, { error }) => {
  if (!(error instanceof PastError) || !error.ways) return undefined;
  return error.message;
};

const documented: readonly (readonly [RegExp, (run: PastRun, reading: PastReading) => boolean])[] = [
  [
    /^ParameterError: .*moment/,
    ({ network }, { read, begin }) => read.time > BigInt(begin + network.scenario.clockError) * 1_000_000n,
  ],
  [/^ParameterError: .*token/, (_, { read }) => read.id === collection],
  [
    /^ParameterError: .*maxRequests/,
    (_, { read }) => read.maxRequests !== undefined || read.kind === 'holders',
  ],
  [
    /^ApiError: .*404/,
    ({ ledger }, { read, begin }) =>
      isYoung(ledger.createdAt(read.id), begin) ||
      isYoung(ledger.created.get(read.id) ?? 0n, begin) ||
      // The service finds no deleted account by another name than its ID.
      (read.name !== read.id && read.id === ledger.leaver),
  ],
  [/^PastError: .*too often/, lacksSnapshot],
];

/**
 * Whether a cluster has no snapshot soon after the moment, so that it may have none before it either, or shows so few tokens of an account
 * that its snapshots do not show all.
 */
function lacksSnapshot({ network, service, ledger }: PastRun, { read }: PastReading): boolean {
  const { tokensInRow = 50, tokensInAccount = 1000 } = service.settings;
  if (ledger.assetsOf(read.id).length >= tokensInRow + tokensInAccount) return true;
  const isSoon = (time: bigint): boolean => time > read.time && time <= read.time + nextSnapshot;
  const lacks = network.clusters.some((cluster) => !service.snapshotsOf(cluster).some(isSoon));
  return lacks || service.settings.snapshots !== 'all';
}

function isYoung(created: bigint, begin: number): boolean {
  return created > BigInt(begin - 120_000) * 1_000_000n;
}

/** The documented reason of an error, for the table of a report. */
export function reasonOf(run: PastRun, reading: PastReading): string | undefined {
  const { error } = reading;
  if (error === undefined) return undefined;
  const text = textOf(error);
  return documented.find(([form, isTrue]) => form.test(text) && isTrue(run, reading))?.[0].source;
}

export function textOf(error: unknown): string {
  const { name, message } = error as Error;
  return `${name}: ${message.replaceAll(/\s+/g, ' ')}`;
}

/**
 * If the service replies to each request and its clusters lag by less than 10 s, `balancesAt` and `holdersAt` end with an error for a
 * reason of the reference only.
 */
export const noPastErrorIfCalm: PromisedOfPast = (run, reading) => {
  const { error } = reading;
  if (error === undefined) return undefined;
  if (!(error instanceof ClientError)) return `threw ${textOf(error)} ${(error as Error).stack}`;
  if (reasonOf(run, reading) !== undefined) return undefined;
  if (error instanceof PastError || isCalmPast(run)) return textOf(error);
  return undefined;
};

/** What `holdersAt` takes besides pages: the token, the other snapshot, and the last holder. */
const extraRequests = 3;

/**
 * One account takes three requests, and what its tokens, a name that is not its ID, and more than 100 transactions take. Holders take
 * the pages of the snapshot, those of the transactions between it and the moment, and three more.
 */
export const fewPastRequests: PromisedOfPast = (run, reading) => {
  const { read, error, requests } = reading;
  const sides = bothSidesOf(run, reading);
  if (!sides || error !== undefined || read.leaves !== undefined) return undefined;
  const [before, after] = sides;
  const pagesBefore = pagesOf(run, reading, before, read.time);
  const pagesAfter = pagesOf(run, reading, read.time, after);
  if (read.kind === 'account') {
    const own = requests.filter((request) => !/tokens|accounts/.test(request)).length;
    const most = 2 + Math.max(1, pagesBefore + pagesAfter);
    return own > most ? `${own} requests, not ${most}: ${requests.join(' ')}` : undefined;
  }
  const isBefore = read.time - before <= after - read.time;
  const sidesRead = read.check ? [true, false] : [isBefore];
  const pages = sidesRead.map((isFirst) => {
    const rows = rowsOfHolders(run, read.id, isFirst ? before : after);
    return Math.max(1, Math.ceil(rows / 100)) + (isFirst ? pagesBefore : pagesAfter);
  });
  const most = pages.reduce((sum, count) => sum + count, extraRequests);
  return requests.length > most
    ? `${requests.length} requests, not ${most}: ${requests.join(' ')}`
    : undefined;
};

const promises = { exactPast, noPastAccusation, noPastErrorIfCalm, fewPastRequests };

export function brokenPastPromises(run: PastRun, reading: PastReading): string[] {
  return Object.entries(promises).flatMap(([name, promised]) => {
    const problem = promised(run, reading);
    const { kind, name: id, drawn } = reading.read;
    return problem === undefined ? [] : [`${name}: ${kind} ${id}, ${drawn}: ${problem}`];
  });
}
