import {
  direction,
  formatQuery,
  limitOf,
  type Operation,
  parseQuery,
  type QueryPair,
} from '../client/client.js';
import { ResponseError } from '../errors/errors.js';
import {
  bound,
  type ItemKey,
  type ListCall,
  ListReader,
  lastAlone,
  type NextQuery,
  partOf,
  refusal,
} from '../lists/lists.js';
import { KeyAxis } from './key-axis.js';
import { callText, inLargestPages } from './ranged-list-request.js';
import { queryFrom } from './slice-reader.js';

const maxParts = 1000;

/** A part of a list, which survives JSON. */
export interface ListPart {
  readonly operationId: string;
  /** Identifies the call that was split: `part` refuses a part of another call. */
  readonly call: string;
  /** Filters of this part, in place of the filters of the call. */
  readonly params: Readonly<Record<string, string | readonly string[]>>;
}

/** An item that was seen, and where its key stands on the axis. */
interface Seen {
  readonly at: bigint;
  readonly key: ItemKey;
}

/** A stretch of the axis, whose items are known or guessed. */
interface Stretch {
  readonly from: bigint;
  readonly to: bigint;
  /** Absent where nobody has looked. */
  readonly seen?: readonly Seen[];
}

/** Where a part begins: at a key, or inside of it at an item. */
interface Cut {
  readonly at: bigint;
  readonly item?: ItemKey | undefined;
}

/**
 * Cuts a list into `count` parts of about equal size, or into fewer where there are not as many items; together they are
 * exactly the list. It looks at pages in several places of the range, first where most is unknown: at four times as many
 * as there are parts, and at some more.
 */
export async function split(call: ListCall, count: number): Promise<ListPart[]> {
  if (!(Number.isInteger(count) && count >= 1 && count <= maxParts))
    throw refusal(call.operation, 'count', count, `an integer from 1 to ${maxParts}`);
  return partsOf(inLargestPages(call), count);
}

async function partsOf(call: ListCall, count: number): Promise<ListPart[]> {
  const reader = new ListReader<object>(call);
  const whole = partBetween(call, reader.first, undefined, undefined, undefined);
  const request = count === 1 || reader.isEmpty ? null : reader.begin();
  const page = request && (await reader.read(request));
  const axis = page ? KeyAxis.of(call.operation, reader.first, page.keys.at(-1)) : undefined;
  if (!page || !axis) return [whole];
  const begin = axis.place(page.keys[0])?.key;
  const end = page.next === null ? axis.place(page.keys.at(-1))?.key : await lastOf(reader, axis);
  if (begin === undefined || end === undefined) return [whole];
  const stretches: Stretch[] = [{ from: begin, to: end }];
  const size = limitOf(call.operation, reader.first);
  for (let looks = 4 * count + 60; looks > 0; looks -= 1) {
    const index = leastKnown(stretches, size);
    const gap = stretches[index];
    if (!gap) break;
    const from =
      looks % 2 === 0 || guess(stretches, index) <= size ? gap.from : gap.from + (gap.to - gap.from) / 2n;
    stretches.splice(index, 1, ...(await look(reader, axis, gap, from)));
  }
  const cuts = cutsOf(stretches, count);
  return [...cuts, undefined].map((to, index) => partBetween(call, reader.first, axis, cuts[index - 1], to));
}

async function lastOf(reader: ListReader<object>, axis: KeyAxis): Promise<bigint | undefined> {
  const { operation } = reader.call;
  const list = lastAlone(operation, reader.first);
  for (let query = formatQuery(partOf(operation, list)); ; ) {
    const page = await reader.read({ query, list });
    if (page?.items.length !== 0 || !page.next || page.next instanceof ResponseError)
      return axis.place(page?.keys[0])?.key;
    query = page.next.query;
  }
}

/** What a page from a place of a gap makes of it. */
async function look(
  reader: ListReader<object>,
  axis: KeyAxis,
  gap: Stretch,
  from: bigint,
): Promise<Stretch[]> {
  const { operation } = reader.call;
  const query = formatQuery(partOf(operation, queryFrom(reader, axis, from)));
  const page = await reader.read({ query, isPart: true });
  if (page?.next instanceof ResponseError) throw page.next;
  const all = (page?.keys ?? []).flatMap((key): Seen[] => {
    const at = axis.place(key)?.key;
    return key && at !== undefined && at <= gap.to ? [{ at, key }] : [];
  });
  const last = all.at(-1)?.at;
  // What a page ends in may have further items.
  const isCut = page?.next != null && last !== undefined && all.length === page.items.length;
  const isPartial = isCut && operation.rangeKey?.second !== undefined && all[0]?.at !== last;
  const edge = page?.next && page.items.length === 0 ? edgeOf(axis, page.next) : undefined;
  const known = edge !== undefined && edge > from && edge <= gap.to ? edge - 1n : gap.to;
  const to = isCut ? (isPartial ? last - 1n : last) : known;
  const seen = all.filter(({ at }) => at <= to);
  return [
    ...(from > gap.from ? [{ from: gap.from, to: from - 1n }] : []),
    { from, to, seen },
    ...(to < gap.to ? [{ from: to + 1n, to: gap.to }] : []),
  ];
}

/** Where the service goes on behind a window that has nothing. */
function edgeOf(axis: KeyAxis, { query }: NextQuery): bigint | undefined {
  return axis.begin(parseQuery(query) ?? []);
}

/** How many items a stretch has, guessed by how dense those beside it are. */
function guess(stretches: readonly Stretch[], index: number): number {
  const stretch = stretches[index];
  if (!stretch) return 0;
  if (stretch.seen) return stretch.seen.length;
  const width = Number(stretch.to - stretch.from + 1n);
  const densities = [stretches[index - 1], stretches[index + 1]].flatMap((beside) =>
    beside?.seen ? [beside.seen.length / Number(beside.to - beside.from + 1n)] : [],
  );
  // A key has one item in most lists, and a burst beside says little of a wide gap.
  return densities.length === 0
    ? width
    : Math.min(width, width * (densities.reduce((a, b) => a + b) / densities.length));
}

/** The gap that may hold most; -1 where all is known. */
function leastKnown(stretches: readonly Stretch[], size: number): number {
  let [found, most] = [-1, -1];
  for (const [index, { seen }] of stretches.entries()) {
    const held = seen ? -1 : Math.max(guess(stretches, index), size / 10);
    if (held > most) [found, most] = [index, held];
  }
  return found;
}

/** Where all parts but the first begin. */
function cutsOf(stretches: readonly Stretch[], count: number): Cut[] {
  const weights = stretches.map((_, index) => guess(stretches, index));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const cuts: Cut[] = [];
  let before = 0;
  let last: Seen | undefined;
  const wanted = (): number => (total * (cuts.length + 1)) / count;
  for (const [index, { from, to, seen }] of stretches.entries()) {
    const weight = weights[index] ?? 0;
    if (seen) {
      for (const [place, one] of seen.entries()) {
        if (cuts.length + 1 < count && before + place >= wanted() && (last || place > 0))
          cuts.push(last?.at === one.at ? { at: one.at, item: one.key } : { at: one.at });
        last = one;
      }
    } else
      while (weight > 0 && cuts.length + 1 < count && before + weight > wanted()) {
        // A stretch before this one may have held more than its share.
        const share = BigInt(Math.floor(Math.max(0, (wanted() - before) / weight) * 1e6));
        const at = from + ((to - from) * share) / 1_000_000n;
        if (at <= (cuts.at(-1)?.at ?? stretches[0]?.from ?? at)) break;
        cuts.push({ at });
      }
    before += weight;
  }
  return cuts;
}

/** What asks for all from one cut to before the next. */
function partBetween(
  call: ListCall,
  first: readonly QueryPair[],
  axis: KeyAxis | undefined,
  from: Cut | undefined,
  to: Cut | undefined,
): ListPart {
  const { operation } = call;
  const ahead = direction(operation, first) === 'asc' ? 'g' : 'l';
  const { parameter, second } = operation.rangeKey ?? {};
  const isReplaced = ({ name, operator }: QueryPair): boolean =>
    (name === parameter || name === second?.parameter) && Boolean(operator[0] === ahead ? from : to);
  const pairs = [
    ...first.filter((pair) => !isReplaced(pair)),
    ...(from && axis ? lower(operation, axis, from) : []),
    ...(to && axis ? upper(operation, axis, to) : []),
  ];
  const texts = new Map<string, string[]>();
  for (const { name, text } of pairs)
    if (operation.parameters?.[name]?.operators) texts.set(name, [...(texts.get(name) ?? []), text]);
  const made = [...texts].map(([name, list]) => [name, list.length === 1 ? String(list[0]) : list]);
  return {
    operationId: operation.operationId,
    call: callText(call),
    params: Object.fromEntries(made),
  };
}

function lower({ rangeKey }: Operation, axis: KeyAxis, { at, item }: Cut): QueryPair[] {
  const key = axis.from(at);
  return item && rangeKey?.second
    ? [key, bound(rangeKey.second.parameter, key.operator, item.second)]
    : [key];
}

function upper({ rangeKey }: Operation, axis: KeyAxis, { at, item }: Cut): QueryPair[] {
  const key = axis.to(item ? at : at - 1n);
  const below = key.operator.slice(0, 2);
  return item && rangeKey?.second ? [key, bound(rangeKey.second.parameter, below, item.second)] : [key];
}
