import type { ClusterSettings } from './cluster.js';
import type { LedgerSettings, ListName } from './ledger.js';

// Everything that a seed decides, as plain data: it can be printed, made smaller, and run again.

/** How a list, or an entity, is read. */
/** A list that is read page by cursor goes on in a new client behind so many pages, as in another process. */
export const pagesOfClient = 5;

export const ways = [
  'await',
  'walk',
  'toArray',
  'page by cursor',
  'back by cursor',
  'pages',
  'scan',
  'scan without order',
  'split and part',
  'follow',
  'follow from a cursor',
  'after',
  'verify',
  'verify with an anchor',
  'coalesced and aborted',
  'aborted',
  'follow after a write',
] as const;
export type Way = (typeof ways)[number];

export interface Read {
  readonly way: Way;
  readonly list: ListName;
  readonly order: 'asc' | 'desc';
  /** Items of a page. Absent for the default of the service. */
  readonly limit?: number | undefined;
  /** The part of the list: all of it, or without one item, the last minute, what lies months back or before the ledger, or all since 1970. */
  readonly range: 'all' | 'all but one' | 'recent' | 'old' | 'before' | 'since 1970';
  /** Milliseconds after the beginning. */
  readonly begin: number;
  /** Milliseconds that the consumer takes for an item. */
  readonly pause: number;
  /** The number of items after which the consumer leaves, or goes on in a new client. */
  readonly leaves?: number | undefined;
  /** The longest milliseconds between two requests of a follow. Absent for the default. */
  readonly interval?: number | undefined;
}

/** Failures of a reply. A host has some of them, for a share of its requests. */
export const failures = ['reset', 'status 500', 'status 503', 'slow', 'cut off', 'garbage'] as const;
export type Failure = (typeof failures)[number];

/** Changes that a lying host makes to the messages and blocks that it returns. */
export const lies = ['content', 'hash', 'withheld', 'swapped', 'end', 'type', 'rewritten'] as const;
export type Lie = (typeof lies)[number];

export interface HostSettings {
  readonly clusters: readonly ClusterSettings[];
  readonly latency: readonly [least: number, most: number];
  readonly failures: readonly Failure[];
  readonly share: number;
  /** Requests a second. More get a 429. */
  readonly perSecond?: number | undefined;
  /** It does not reply between these times. */
  readonly dead?: readonly [from: number, to: number] | undefined;
  readonly lie?: { readonly kind: Lie; readonly number: number } | undefined;
  /** It answers 503 between these times, as while it is deployed. */
  readonly down?: readonly [from: number, to: number] | undefined;
  /** Milliseconds by which the times of its blocks are ahead. */
  readonly ahead?: number | undefined;
  /** A list for which its database is too slow: each request for it is answered with 503. */
  readonly heavy?: ListName | undefined;
  /** A list that its proxy refuses: each request for it is answered with 403. */
  readonly refuses?: ListName | undefined;
  /** It does not look at the far bound of a list. */
  readonly isLoose?: true | undefined;
  /** A cache in front of it sometimes ignores the query, and returns an earlier reply of the same path. */
  readonly mixesUp?: true | undefined;
}

export interface Scenario {
  readonly seed: number;
  readonly ledger: LedgerSettings;
  readonly hasWindows: boolean;
  readonly hosts: readonly HostSettings[];
  /** Milliseconds by which the clock of the client's machine is wrong. */
  readonly clockError: number;
  /** The clock of the client's machine is set while the programs run. Milliseconds. */
  readonly clockStep?: { readonly at: number; readonly by: number } | undefined;
  /** The client's machine sleeps. Milliseconds. */
  readonly asleep?: { readonly at: number; readonly length: number } | undefined;
  readonly reads: readonly Read[];
  readonly requestsPerSecond?: number | undefined;
  /** Milliseconds of the client's deadline, if it has one of its own. */
  readonly deadline?: number | undefined;
}

/** Milliseconds of a run, all in all. A list of 600 pages of one item takes hours if a fourth of them are slow. */
export const horizon = 3 * 3_600_000;
