import { boundsOf, isBounded, isEmpty } from './bound.js';
import { type List, otherKey, type Row } from './list.js';
import { type Order, type Pair, side, writePairs } from './query.js';

/** The end of a page. */
export interface Edge {
  readonly row?: Row | undefined;
  /** The end of the window, if the page is not full. */
  readonly window?: bigint | undefined;
}

/**
 * The query of the next page in the format of the service: each parameter with all of its values, and the
 * bounds in walking direction replaced. If a key has only `eq` or `ne` filters, no bound is added, so the query stands
 * still. Null if a key has two `eq` filters.
 */
export function nextQuery(list: List, pairs: readonly Pair[], order: Order, edge: Edge): string | null {
  const query = new Map<string, string[]>();
  for (const { name, text } of pairs) query.set(name, [...(query.get(name) ?? []), text]);
  const bounds = list.second ? boundsOfTwo(list, pairs, edge) : [boundOfOne(list, edge)];
  if (!bounds) return null;
  for (const { parameter, isInclusive, value } of bounds)
    replace(query, parameter, side(order), `${side(order)}t${isInclusive ? 'e' : ''}:${value}`);
  return writePairs([...query].flatMap(([name, texts]) => texts.map((text) => ({ name, text }))));
}

interface Bound {
  readonly parameter: string;
  readonly isInclusive: boolean;
  readonly value: string;
}

function boundOfOne({ first, nextBy }: List, { row, window }: Edge): Bound {
  const key = nextBy ?? first;
  const value = window ?? (row && nextBy ? otherKey(row) : row?.first) ?? 0n;
  return { parameter: key.parameter, isInclusive: false, value: key.kind.write(value) };
}

function boundsOfTwo(list: List, pairs: readonly Pair[], { row, window }: Edge): Bound[] | undefined {
  const { first, second } = list;
  const [primary, secondary] = [boundsOf(pairs, first), boundsOf(pairs, second)];
  const hasOne = primary.equal.length > 0 && secondary.equal.length > 0;
  if (!second || (window === undefined && hasOne)) return undefined;
  const bounds: Bound[] = [];
  if (isBounded(primary) || isEmpty(primary))
    bounds.push({
      parameter: first.parameter,
      isInclusive: secondary.equal.length === 0,
      value: first.kind.write(window ?? row?.first ?? 0n),
    });
  if (isBounded(secondary) || isEmpty(secondary))
    bounds.push({
      parameter: second.parameter,
      isInclusive: false,
      value: second.kind.write(row?.second ?? 0n),
    });
  return bounds;
}

function replace(query: Map<string, string[]>, name: string, letter: string, bound: string): void {
  const texts = query.get(name);
  const kept = texts?.filter((text) => !text.startsWith(`${letter}t`)) ?? [];
  // A single bound moves to the end; one of several keeps its place.
  if (texts?.length === 1 && kept.length === 0) query.delete(name);
  if (!texts || texts.some((text) => /^[gl]te?:/.test(text))) query.set(name, [...kept, bound]);
}
