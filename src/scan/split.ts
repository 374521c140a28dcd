import type { TransportCall } from '../client/client.js';
import { ResponseError } from '../errors/errors.js';
import {
  bound,
  followable,
  type ItemKey,
  ListReader,
  partOf,
  type QueryPair,
  refusal,
} from '../lists/lists.js';
import { KeyAxis } from './key-axis.js';
import { callText, inLargestPages, type ListPart } from './list-part.js';

const maxParts = 1000;

/** An item of a sample, and its position. */
interface Seen {
  readonly at: bigint;
  readonly key: ItemKey;
}

/** A part of the range. */
interface Stretch {
  readonly from: bigint;
  readonly to: bigint;
  /** Its items; undefined if it was not read. */
  readonly seen?: readonly Seen[];
}

/** Where a part of the list begins: at a key, or at an item of that key. */
interface Cut {
  readonly at: bigint;
  readonly item?: ItemKey | undefined;
}

/**
 * Cuts a list into `count` parts of about equal size, or into fewer if it has fewer items; together they are exactly the
 * list. It samples pages across the range, first where the most items may be: four for each part, and 60 more.
 */
export async function split(call: TransportCall, count: number): Promise<ListPart[]> {
  if (!(Number.isInteger(count) && count >= 1 && count <= maxParts))
    throw refusal(call.operation, 'count', count, `an integer from 1 to ${maxParts}`);
  const pages = inLargestPages(call);
  const reader = new ListReader<object>(pages);
  const request = count === 1 || reader.query.isEmpty ? null : reader.begin();
  const page = request && (await reader.read(request));
  const axis = page ? KeyAxis.of(reader.query, page.keys.at(-1)) : undefined;
  const begin = axis?.at(page?.keys[0]);
  const isWhole = page?.next === null;
  const end = isWhole || !axis ? axis?.at(page?.keys.at(-1)) : await lastOf(reader, axis);
  const part = (pairs: readonly QueryPair[]): ListPart => ({
    operationId: pages.operation.operationId,
    call: callText(pages),
    params: filtersOf(reader, pairs),
  });
  if (!axis || begin === undefined || end === undefined) return [part(reader.query.pairs)];
  const cuts = cutsOf(await sample(reader, axis, { from: begin, to: end }, count), count);
  return [...cuts, undefined].map((to, index) => part(pairsBetween(reader, axis, cuts[index - 1], to)));
}

async function lastOf(reader: ListReader<object>, axis: KeyAxis): Promise<bigint | undefined> {
  const list = reader.query.lastItem();
  const page = await reader.readItems({ query: partOf(list), list });
  return axis.at(page?.keys[0]);
}

/** The range as parts that were read, and parts between them. */
async function sample(
  reader: ListReader<object>,
  axis: KeyAxis,
  range: Stretch,
  count: number,
): Promise<Stretch[]> {
  const stretches = [range];
  const size = reader.query.limit;
  for (let looks = 4 * count + 60; looks > 0; looks -= 1) {
    const index = leastKnown(stretches, size);
    const gap = stretches[index];
    if (!gap) break;
    // Every second page is from the middle of a gap.
    const isBegin = looks % 2 === 0 || estimate(stretches, index) <= size;
    const from = isBegin ? gap.from : gap.from + (gap.to - gap.from) / 2n;
    stretches.splice(index, 1, ...(await readPart(reader, axis, gap, from)));
  }
  return stretches;
}

/** Reads one page of a gap, and cuts the gap around it. */
async function readPart(
  reader: ListReader<object>,
  axis: KeyAxis,
  gap: Stretch,
  from: bigint,
): Promise<Stretch[]> {
  const page = await reader.read({ query: partOf(axis.queryFrom(reader.query, from)), isPart: true });
  if (page?.next instanceof ResponseError) throw page.next;
  const all = (page?.keys ?? []).flatMap((key): Seen[] => {
    const at = axis.at(key);
    return key && at !== undefined && at <= gap.to ? [{ at, key }] : [];
  });
  const last = all.at(-1)?.at;
  // The last key of a page may have further items.
  const isCut = page?.next != null && last !== undefined && all.length === page.items.length;
  const isPartial = isCut && axis.isCompound && all[0]?.at !== last;
  // The edge of an empty window.
  const next = page?.items.length === 0 ? followable(page) : undefined;
  const edge = next && axis.beginOf(next.query);
  const empty = edge !== undefined && edge > from && edge <= gap.to ? edge - 1n : gap.to;
  const to = isCut ? (isPartial ? last - 1n : last) : empty;
  const seen = all.filter(({ at }) => at <= to);
  return [
    ...(from > gap.from ? [{ from: gap.from, to: from - 1n }] : []),
    { from, to, seen },
    ...(to < gap.to ? [{ from: to + 1n, to: gap.to }] : []),
  ];
}

/** The number of items of a part, estimated by the density of the parts beside it if it was not read. */
function estimate(stretches: readonly Stretch[], index: number): number {
  const stretch = stretches[index];
  if (!stretch) return 0;
  if (stretch.seen) return stretch.seen.length;
  const width = Number(stretch.to - stretch.from + 1n);
  const densities = [stretches[index - 1], stretches[index + 1]].flatMap((beside) =>
    beside?.seen ? [beside.seen.length / Number(beside.to - beside.from + 1n)] : [],
  );
  // Most lists have one item for each key, and a burst beside a wide gap says little about the gap.
  return densities.length === 0
    ? width
    : Math.min(width, width * (densities.reduce((a, b) => a + b) / densities.length));
}

/** The index of the unread part that may have the most items; -1 if all were read. */
function leastKnown(stretches: readonly Stretch[], size: number): number {
  let [found, most] = [-1, -1];
  for (const [index, { seen }] of stretches.entries()) {
    const items = seen ? -1 : Math.max(estimate(stretches, index), size / 10);
    if (items > most) [found, most] = [index, items];
  }
  return found;
}

/** Where all parts but the first begin. */
function cutsOf(stretches: readonly Stretch[], count: number): Cut[] {
  const weights = stretches.map((_, index) => estimate(stretches, index));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const cuts: Cut[] = [];
  let before = 0;
  let last: Seen | undefined;
  const target = (): number => (total * (cuts.length + 1)) / count;
  for (const [index, { from, to, seen }] of stretches.entries()) {
    const weight = weights[index] ?? 0;
    if (seen) {
      for (const [place, one] of seen.entries()) {
        if (cuts.length + 1 < count && before + place >= target() && (last || place > 0))
          cuts.push(last?.at === one.at ? { at: one.at, item: one.key } : { at: one.at });
        last = one;
      }
    } else
      while (weight > 0 && cuts.length + 1 < count && before + weight > target()) {
        // A part before this one may have had more than its share.
        const share = BigInt(Math.floor(Math.max(0, (target() - before) / weight) * 1e6));
        const at = from + ((to - from) * share) / 1_000_000n;
        if (at <= (cuts.at(-1)?.at ?? stretches[0]?.from ?? at)) break;
        cuts.push({ at });
      }
    before += weight;
  }
  return cuts;
}

/** The query of all from one cut to the next. */
function pairsBetween(
  { query }: ListReader<object>,
  axis: KeyAxis,
  from: Cut | undefined,
  to: Cut | undefined,
): readonly QueryPair[] {
  const begun = from ? query.withoutBounds(query.near) : query;
  const ended = to ? begun.withoutBounds(query.far) : begun;
  const pairs: QueryPair[] = [];
  const second = query.keys[1] ?? '';
  if (from) {
    const key = axis.from(from.at);
    pairs.push(key);
    if (from.item && axis.isCompound) pairs.push(bound(second, key.operator, from.item.second));
  }
  if (to) {
    const key = axis.to(to.item ? to.at : to.at - 1n);
    pairs.push(key);
    // The item itself belongs to the next part.
    if (to.item && axis.isCompound) pairs.push(bound(second, key.operator.slice(0, 2), to.item.second));
  }
  return [...ended.pairs, ...pairs];
}

/** Pairs as parameters of a call, without those that have no operators. */
function filtersOf({ call }: ListReader<object>, pairs: readonly QueryPair[]): ListPart['params'] {
  const texts = new Map<string, string[]>();
  for (const { name, text } of pairs)
    if (call.operation.parameters?.[name]?.operators) texts.set(name, [...(texts.get(name) ?? []), text]);
  return Object.fromEntries(
    [...texts].map(([name, list]) => [name, list.length === 1 ? `${list[0]}` : list]),
  );
}
