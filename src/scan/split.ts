import { type Operation, refusal, type TransportCall } from '../client/client.js';
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
import { nanoseconds } from '../values/values.js';
import { KeyAxis } from './key-axis.js';
import { readRange } from './range-page.js';

/** A part of a list, which survives JSON. */
export interface ListPart {
  readonly operationId: string;
  /** Identifies the call that was split: `part` refuses a part of another call. */
  readonly call: string;
  /** Filters of this part, in place of the filters of the call. */
  readonly params: Readonly<Record<string, string | readonly string[]>>;
}

const maxParts = 1000;

interface Interval {
  readonly from: bigint;
  readonly to: bigint;
  readonly keys?: readonly ItemKey[];
}

interface Cut {
  readonly at: bigint;
  readonly item?: ItemKey;
}

export async function split(call: ListCall, identity: string, count: number): Promise<ListPart[]> {
  const proof = await call.proof?.start({ ...call, proof: undefined });
  try {
    return await partsOf(call, identity, count);
  } catch (error) {
    throw proof ? proof.lieOf(error) : error;
  }
}

/** Samples pages across the range, first where the most items may be: four for each part, and 60 more. */
async function partsOf(call: TransportCall, identity: string, count: number): Promise<ListPart[]> {
  if (!(Number.isInteger(count) && count >= 1 && count <= maxParts))
    throw refusal(call.operation, 'count', count, `an integer from 1 to ${maxParts}`);
  const reader = new ListReader<object>(call);
  const part = (pairs: readonly QueryPair[]): ListPart => ({
    operationId: call.operation.operationId,
    call: identity,
    params: filtersOf(call.operation, pairs),
  });
  const request = count === 1 || reader.query.isEmpty ? null : reader.begin();
  const page = request && (await reader.read(request));
  const now = nanoseconds(call.transport.effects.now());
  const axis = KeyAxis.of(reader.query, page?.keys.at(-1), now);
  const list = reader.query.lastItem();
  const isWhole = !axis || page?.next === null;
  const last = isWhole
    ? page?.keys.at(-1)
    : (await reader.readItems({ query: firstChunk(list), list }))?.keys[0];
  const [begin, end] = oldRange(reader.query, now, axis?.at(page?.keys[0]), axis?.at(last));
  if (!axis || begin === undefined || end === undefined || begin > end) return [part(reader.query.pairs)];
  const { limit } = reader.query;
  const intervals: Interval[] = [{ from: begin, to: end }];
  for (let pages = 4 * count + 60; pages > 0; pages -= 1) {
    const items = estimates(intervals);
    const unread = items.map((count, index) => (intervals[index]?.keys ? -1 : Math.max(count, limit / 10)));
    const index = unread.indexOf(Math.max(...unread));
    const gap = intervals[index];
    if (!gap || gap.keys) break;
    const isBegin = pages % 2 === 0 || Number(items[index]) <= limit;
    const from = isBegin ? gap.from : gap.from + (gap.to - gap.from) / 2n;
    intervals.splice(index, 1, ...(await readPart(reader, axis, gap, from)));
  }
  const cuts = cutsOf(axis, intervals, count);
  return [...cuts, undefined].map((to, index) => part(pairsBetween(reader.query, axis, cuts[index - 1], to)));
}

/**
 * The part of a range that may be cut. In the part that a cluster may lack, one reading has to hold each page against the
 * one before it, so it stays whole.
 */
function oldRange(
  query: ListQuery,
  now: bigint,
  begin: bigint | undefined,
  end: bigint | undefined,
): [bigint | undefined, bigint | undefined] {
  const old = oldEnd(query, now);
  if (old === undefined || begin === undefined || end === undefined) return [begin, end];
  if (query.order === 'asc') return [begin, old < end ? old : end];
  return [-old > begin ? -old : begin, end];
}

async function readPart(
  reader: ListReader<object>,
  axis: KeyAxis,
  gap: Interval,
  from: bigint,
): Promise<Interval[]> {
  const { keys, places, rest } = await readRange(reader, axis, { from });
  let { to } = gap;
  if (rest && rest.from <= to) {
    to = rest.from - 1n;
    // A key that fills a whole page is not cut.
    if (places[0] !== undefined && places[0] > to) [to] = places;
  }
  return [
    ...(from > gap.from ? [{ from: gap.from, to: from - 1n }] : []),
    { from, to, keys: keys.filter((key): key is ItemKey => key !== undefined && (axis.at(key) ?? to) <= to) },
    ...(to < gap.to ? [{ from: to + 1n, to: gap.to }] : []),
  ];
}

/** The items of each interval, by the density of those beside it if it was not read. */
function estimates(intervals: readonly Interval[]): number[] {
  return intervals.map(({ from, to, keys }, index) => {
    if (keys) return keys.length;
    const width = Number(to - from + 1n);
    const densities = [intervals[index - 1], intervals[index + 1]].flatMap((beside) =>
      beside?.keys ? [beside.keys.length / Number(beside.to - beside.from + 1n)] : [],
    );
    const average = densities.reduce((a, b) => a + b, 0) / densities.length;
    // Most lists have one item for each key, and a burst beside a wide gap says little about the gap.
    return densities.length === 0 ? width : Math.min(width, width * average);
  });
}

function cutsOf(axis: KeyAxis, intervals: readonly Interval[], count: number): Cut[] {
  const weights = estimates(intervals);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const cuts: Cut[] = [];
  let before = 0;
  let last: bigint | undefined;
  const target = (): number => (total * (cuts.length + 1)) / count;
  for (const [index, { from, to, keys }] of intervals.entries()) {
    const weight = weights[index] ?? 0;
    if (keys) {
      for (const [place, item] of keys.entries()) {
        const at = axis.at(item) ?? from;
        if (cuts.length + 1 < count && before + place >= target() && (last !== undefined || place > 0))
          cuts.push(last === at ? { at, item } : { at });
        last = at;
      }
    } else
      while (weight > 0 && cuts.length + 1 < count && before + weight > target()) {
        const share = BigInt(Math.floor(Math.max(0, (target() - before) / weight) * 1e6));
        const at = from + ((to - from) * share) / 1_000_000n;
        if (at <= (cuts.at(-1)?.at ?? intervals[0]?.from ?? at)) break;
        cuts.push({ at });
      }
    before += weight;
  }
  return cuts;
}

function pairsBetween(
  query: ListQuery,
  axis: KeyAxis,
  from: Cut | undefined,
  to: Cut | undefined,
): readonly QueryPair[] {
  let part = query;
  for (const [side, cut] of [['near', from] as const, ['far', to] as const]) {
    if (!cut) continue;
    const { at, item } = cut;
    const first = axis.bound(side, side === 'far' && !item ? at - 1n : at);
    part = part.withoutBounds(query[side]).plus(first);
    if (!item || !axis.isCompound) continue;
    const operator = side === 'far' ? first.operator.slice(0, 2) : first.operator;
    part = part.plus(bound(query.keys[1] ?? '', operator, item.second));
  }
  return part.pairs;
}

function filtersOf({ parameters }: Operation, pairs: readonly QueryPair[]): ListPart['params'] {
  const filters: Record<string, string | string[]> = {};
  for (const { name, text } of pairs)
    if (parameters?.[name]?.operators)
      filters[name] = name in filters ? [filters[name] ?? [], text].flat() : text;
  return filters;
}
