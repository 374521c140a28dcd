import { pathOf, type Row } from '../ledger.js';
import type { Network } from '../network.js';
import { boundOf, keyText, rowText } from '../ranges.js';
import type { Reading } from '../reading.js';
import type { Rest } from '../rest.js';
import type { HostSettings, Read } from '../scenario.js';
import { beginning } from '../virtual-clock.js';

// The conditions of the promises: what a reading is, and what its network does to it.

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

export type Promised = (run: Run, reading: Reading) => string | undefined;

export function isFollow({ way }: Read): boolean {
  return way === 'follow' || way === 'follow from a cursor';
}

export function isOneCall({ way }: Read): boolean {
  return way === 'await' || way === 'coalesced and aborted' || way === 'after';
}

/** Whether its replies must be newer than its calls. */
export function isFresh({ way }: Read): boolean {
  return way === 'after' || way.startsWith('follow');
}

/** Whether a query is one of the list that is read. */
export function isOf({ list }: Read, query: string): boolean {
  return query.split('?')[0] === pathOf(list);
}

/** Whether no other program requests the list. Blocks and transactions are requested for the times of other lists. */
export function isOnlyReader({ readings }: Run, { list }: Read): boolean {
  if (readings.length === 1) return true;
  const isLookedUp = list === 'getBlocks' || list === 'getTransactions';
  return !isLookedUp && readings.filter(({ read }) => read.list === list).length === 1;
}

/** Whether the program goes on in no new client, which has a rate of its own, and knows nothing of the hosts. */
export function hasOneClient({ way, leaves }: Read): boolean {
  return leaves === undefined && !/cursor|^after/.test(way);
}

export function isVerified({ way }: Read): boolean {
  return way.startsWith('verify');
}

export function hasLiar({ network: { scenario } }: Run): boolean {
  return scenario.hosts.some(({ lie }) => lie !== undefined);
}

export function swapsItems({ network: { scenario } }: Run): boolean {
  return scenario.hosts.some(({ lie }) => lie?.kind === 'swapped');
}

export function mixesUp({ network: { scenario } }: Run): boolean {
  return scenario.hosts.some((host) => host.mixesUp);
}

export function ignoresBounds({ network: { scenario } }: Run): boolean {
  return scenario.hosts.some(({ isLoose }) => isLoose);
}

export function namesFuture({ network: { scenario } }: Run): boolean {
  return scenario.hosts.some(({ ahead }) => ahead !== undefined);
}

/** One page says nothing about the rest, and a lie is found only by a proof. */
export function isWholeReading(run: Run, { read }: Reading): boolean {
  if (isOneCall(read) || mixesUp(run)) return false;
  return !hasLiar(run) || isVerified(read);
}

/** Whether every host replies to everything, and no cluster stands still or lags by more than is usual. */
export function isCalm({ network: { scenario } }: Run): boolean {
  return scenario.hosts.every((host) => !host.refuses && isCalmHost(host));
}

/** Whether it would be calm without refusals of lists that another host has. */
export function isCalmElsewhere({ network: { scenario } }: Run): boolean {
  return scenario.hosts.every(isCalmHost) && scenario.hosts.some(({ refuses }) => !refuses);
}

function isCalmHost({ clusters, ...host }: HostSettings): boolean {
  const { failures, perSecond, dead, down, heavy, isLoose, mixesUp: isMixed, lie, ahead } = host;
  const isReachable = failures.length === 0 && !perSecond && !dead && !down && !heavy;
  const isWhole = isReachable && !isLoose && !isMixed && !lie && !ahead;
  return isWhole && clusters.every(({ stop, index, lag }) => !stop && index === 0 && lag[1] < 10_000);
}

/** The order in which a reading returns its items; undefined if it has none. */
export function orderOf({ way, order }: Read): 'asc' | 'desc' | undefined {
  return way === 'scan without order' ? undefined : way.startsWith('follow') ? 'asc' : order;
}

export function rowsOf({ network }: Run, { list, range }: Read): readonly Row[] {
  const bound = boundOf(network, list, range);
  const rows = network.ledger.rows[list];
  return bound ? rows.filter(bound.includes) : rows;
}

/** The items of a reading as places in the list. -1 stands for an item that does not exist. */
export function placesOf(run: Run, { read, items }: Reading): number[] {
  const places = new Map(rowsOf(run, read).map((row, index) => [rowText(row), index]));
  return items.map((item) => places.get(keyText(read.list, item)) ?? -1);
}

/** Milliseconds between two times in which the client's machine did not sleep. */
export function awakeBetween({ network: { scenario } }: Run, begin: number, end: number): number {
  if (!scenario.asleep) return end - begin;
  const asleep = beginning + scenario.asleep.at;
  const awake = asleep + scenario.asleep.length;
  const slept = Math.min(end, awake) - Math.max(begin, asleep);
  return end - begin - Math.max(0, slept);
}

/** When a reading began, or the request was sent that it shares with an equal reading. */
export function sharedBegin({ network, readings }: Run, { read, begin }: Reading): number {
  const equal = readings.filter((other) => other.read.way === read.way && other.read.list === read.list);
  if (equal.length < 2) return begin;
  const underWay = network.history.filter(
    ({ at, end, query }) => isOf(read, query) && at + beginning < begin && end + beginning >= begin,
  );
  return Math.min(begin, ...underWay.map(({ at }) => at + beginning));
}

export function ageOf(row: Row, begin: number): string {
  return `${Math.round((begin - row.time) / 100) / 10} s`;
}
