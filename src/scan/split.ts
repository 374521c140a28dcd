import { type Operation, parameterErrorFor, type TransportCall } from '../client/client.js';
import {
  bound,
  firstChunk,
  type ItemKey,
  type ListCall,
  type ListQuery,
  ListReader,
  oldEnd,
  type QueryPair,
} from '../lists/lists.js';
import { earlier, KeyAxis } from './key-axis.js';
import { readRange } from './range-page.js';

/** A part of a list, which survives JSON. */
export interface ListPart {
  readonly operationId: string;
  /** Identifies the call that was split: `part` refuses a part of another call. */
  readonly call: string;
  /** Filters of this part, in place of the filters of the call. */
  readonly params: Readonly<Record<string, string | readonly string[]>>;
}

/** Each part takes four requests, one after the other: 1,000 parts take minutes. */
const maxParts = 1000;
/**
 * Pages that are read for each part, so that several lie in each of them. More samples cost more requests, and make the
 * parts more equal: a list with fewer pages than samples is read as a whole, and its parts are exact.
 */
const samplesPerPart = 4;
/**
 * Pages that are read whatever the number of parts is: the items of a list may all lie in a small part of its range, and
 * every second sample halves the gap that may hold them.
 */
const firstSamples = 60;
/**
 * A gap counts for a tenth of a page at least, however empty the pages beside it are, so that a burst within it is found.
 */
const leastGapsPerPage = 10;
/** A cut is placed within a gap to a millionth of it: keys are bigints, and shares are not. */
const stepsOfGap = 1_000_000;

/** A range of keys, with the items in it if they were read. */
interface Interval {
  readonly from: bigint;
  readonly to: bigint;
  readonly keys?: readonly ItemKey[];
}

/** The start of a part: a key, or an item if others have the same key. */
interface Cut {
  readonly at: bigint;
  readonly item?: ItemKey;
}

/** Cuts a list by `partsOf`. If the call verifies its list, a misplaced item of a sample is a lie of the service. */
export async function split(call: ListCall, identity: string, count: number): Promise<ListPart[]> {
  const proof = await call.proof?.start({ ...call, proof: undefined });
  try {
    return await partsOf(call, identity, count);
  } catch (error) {
    if (!proof) throw error;
    throw proof.lieOf(error);
  }
}

/**
 * Cuts a list into parts of about equal size, although no service says how many items it has, or where. It reads pages
 * across the range, and estimates the items of what it did not read by the density beside it. Then it cuts where the sums
 * of items are equal. Items that a cluster may lack stay in one part.
 */
async function partsOf(call: TransportCall, identity: string, count: number): Promise<ListPart[]> {
  if (!(Number.isInteger(count) && count >= 1 && count <= maxParts))
    throw parameterErrorFor(call.operation, 'count', count, `an integer from 1 to ${maxParts}`);
  const { operation } = call;
  const reader = new ListReader<object>(call);
  const { query } = reader;
  const part = (pairs: readonly QueryPair[]): ListPart => ({
    operationId: operation.operationId,
    call: identity,
    params: filtersOf(operation, pairs),
  });
  const whole = [part(query.pairs)];
  const request = count > 1 && !query.isEmpty && reader.begin();
  const page = request && (await reader.read(request));
  if (!page) return whole;
  const now = reader.present;
  const axis = KeyAxis.of(query, page.keys.at(-1), now);
  if (!axis) return whole;
  let last = page.keys.at(-1);
  if (page.next !== null) {
    const list = query.lastItem();
    last = (await reader.readItems({ query: firstChunk(list), list }))?.keys[0];
  }
  const range = oldRange(query, now, axis.at(page.keys[0]), axis.at(last));
  if (!range) return whole;
  const intervals = await sample(reader, axis, range, count);
  const cuts = cutsOf(axis, intervals, count);
  return [...cuts, undefined].map((to, index) => part(pairsBetween(query, axis, cuts[index - 1], to)));
}

/**
 * The part of a range that may be cut. In the part that a cluster may lack, one reading has to hold each page against the
 * one before it, so it stays whole. Undefined if nothing is left.
 */
function oldRange(
  query: ListQuery,
  now: bigint,
  begin: bigint | undefined,
  end: bigint | undefined,
): Interval | undefined {
  if (begin === undefined || end === undefined) return undefined;
  let [from, to] = [begin, end];
  const old = oldEnd(query, now);
  if (old !== undefined && query.order === 'asc') to = earlier(old, end);
  if (old !== undefined && query.order === 'desc' && -old > begin) from = -old;
  if (from > to) return undefined;
  return { from, to };
}

/** Reads pages across a range, each where the most unread items may be. */
async function sample(
  reader: ListReader<object>,
  axis: KeyAxis,
  range: Interval,
  count: number,
): Promise<readonly Interval[]> {
  const { limit } = reader.query;
  const intervals = [range];
  for (let pages = samplesPerPart * count + firstSamples; pages > 0; pages -= 1) {
    const items = estimates(intervals);
    const index = largestGap(intervals, items, limit / leastGapsPerPage);
    const gap = intervals[index];
    if (!gap) break;
    // By turns at the beginning of a gap, which continues a page, and in its middle, which finds what is far from all pages.
    const isContinued = pages % 2 === 0 || Number(items[index]) <= limit;
    let { from } = gap;
    if (!isContinued) from += (gap.to - gap.from) / 2n;
    intervals.splice(index, 1, ...(await readPart(reader, axis, gap, from)));
  }
  return intervals;
}

/** The index of the unread interval with the most items; -1 if all are read. */
function largestGap(intervals: readonly Interval[], items: readonly number[], leastItems: number): number {
  let largest = -1;
  let mostItems = 0;
  for (const [index, interval] of intervals.entries()) {
    const itemsOfGap = Math.max(items[index] ?? 0, leastItems);
    if (interval.keys || itemsOfGap <= mostItems) continue;
    largest = index;
    mostItems = itemsOfGap;
  }
  return largest;
}

async function readPart(
  reader: ListReader<object>,
  axis: KeyAxis,
  gap: Interval,
  from: bigint,
): Promise<Interval[]> {
  const page = await readRange(reader, axis, { from });
  let { to } = gap;
  if (page.rest && page.rest.from <= to) {
    to = page.rest.from - 1n;
    // A key that fills a whole page is not cut.
    const [first] = page.places;
    if (first !== undefined && first > to) to = first;
  }
  const isWithin = (key: ItemKey | undefined): key is ItemKey =>
    key !== undefined && (axis.at(key) ?? to) <= to;
  const parts: Interval[] = [{ from, to, keys: page.keys.filter(isWithin) }];
  if (from > gap.from) parts.unshift({ from: gap.from, to: from - 1n });
  if (to < gap.to) parts.push({ from: to + 1n, to: gap.to });
  return parts;
}

/** The items of each interval, by the density of those beside it if it was not read. */
function estimates(intervals: readonly Interval[]): number[] {
  return intervals.map((interval, index) => {
    if (interval.keys) return interval.keys.length;
    const width = widthOf(interval);
    const densities: number[] = [];
    for (const beside of [intervals[index - 1], intervals[index + 1]])
      if (beside?.keys) densities.push(beside.keys.length / widthOf(beside));
    // Most lists have one item for each key, and a burst beside a wide gap says little about the gap.
    if (densities.length === 0) return width;
    const average = densities.reduce((a, b) => a + b, 0) / densities.length;
    return Math.min(width, width * average);
  });
}

function widthOf({ from, to }: Interval): number {
  return Number(to - from + 1n);
}

/** Where the second part and the later ones begin. A part ends where its share of the items is reached. */
function cutsOf(axis: KeyAxis, intervals: readonly Interval[], count: number): Cut[] {
  const weights = estimates(intervals);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const cuts: Cut[] = [];
  let itemsBeforeInterval = 0;
  let lastKey: bigint | undefined;
  /** How many items lie before the next cut. */
  const target = (): number => (total * (cuts.length + 1)) / count;
  const needsCut = (): boolean => cuts.length + 1 < count;
  for (const [index, { from, to, keys }] of intervals.entries()) {
    const weight = weights[index] ?? 0;
    for (const [position, item] of (keys ?? []).entries()) {
      const at = axis.at(item) ?? from;
      const isFirstOfList = lastKey === undefined && position === 0;
      if (needsCut() && itemsBeforeInterval + position >= target() && !isFirstOfList) {
        // Items of one key are divided by their second key.
        if (lastKey === at) cuts.push({ at, item });
        else cuts.push({ at });
      }
      lastKey = at;
    }
    while (!keys && weight > 0 && needsCut() && itemsBeforeInterval + weight > target()) {
      const share = Math.max(0, (target() - itemsBeforeInterval) / weight);
      const at = from + ((to - from) * BigInt(Math.floor(share * stepsOfGap))) / BigInt(stepsOfGap);
      if (at <= (cuts.at(-1)?.at ?? intervals[0]?.from ?? at)) break;
      cuts.push({ at });
    }
    itemsBeforeInterval += weight;
  }
  return cuts;
}

/** The filters of the part from one cut up to another. */
function pairsBetween(
  query: ListQuery,
  axis: KeyAxis,
  from: Cut | undefined,
  to: Cut | undefined,
): readonly QueryPair[] {
  let part = query;
  if (from) {
    const near = axis.bound('near', from.at);
    part = part.withoutBounds(query.near).plus(near);
    if (from.item && axis.isCompound) part = part.plus(secondBound(query, near.operator, from.item));
  }
  if (to) {
    const far = axis.bound('far', to.item ? to.at : to.at - 1n);
    part = part.withoutBounds(query.far).plus(far);
    // The item of the cut is the first one of the next part: `lt` instead of `lte`.
    if (to.item && axis.isCompound) part = part.plus(secondBound(query, far.operator.slice(0, 2), to.item));
  }
  return part.pairs;
}

function secondBound(query: ListQuery, operator: string, { second }: ItemKey): QueryPair {
  return bound(query.keys[1] ?? '', operator, second);
}

function filtersOf({ parameters }: Operation, pairs: readonly QueryPair[]): ListPart['params'] {
  const filters: Record<string, string | string[]> = {};
  for (const { name, text } of pairs) {
    if (!parameters?.[name]?.operators) continue;
    const others = filters[name];
    if (others === undefined) filters[name] = text;
    else filters[name] = [others, text].flat();
  }
  return filters;
}
