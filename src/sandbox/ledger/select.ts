import type { Value } from './kinds.js';
import { type Condition, compare, conditionsOn, holds, type ServiceQuery } from './query.js';
import { type Key, placeOf, type Sorter } from './sorted.js';

export type Read<Item> = (item: Item) => Value | readonly Value[] | null | undefined;

/** A filter beside the sort key: the field that it compares, and how the service reads its values. */
export interface Filter<Item> {
  readonly read: Read<Item>;
  /** Of several values, all must fit, one of the equalities must fit, or only the last one counts. */
  readonly repeats: 'all' | 'any' | 'last';
  /** The service accepts every operator, and reads it as `eq`. */
  readonly isAlwaysEqual?: boolean;
  /** A value that the service leaves out, as if it was not sent. */
  readonly everything?: Value;
  /** Whether the service does not look at it in this query. */
  readonly isIgnored?: (query: ServiceQuery) => boolean;
}

export interface Selection<Item> {
  /** Most significant part first. */
  readonly key: readonly Key<Item>[];
  readonly sorter: Sorter<Item>;
  readonly filters: Readonly<Record<string, Filter<Item>>>;
  /** Whether an item must match any or all of several equalities on the sort key. No item can match all. */
  readonly matching: 'any' | 'all';
  /** The field of the next link, if it is not the key. It has the same order as the key. */
  readonly nextBy?: Key<Item>;
}

type Test<Item> = (item: Item) => boolean;

export function select<Item>(
  all: readonly Item[],
  selection: Selection<Item>,
  query: ServiceQuery,
): { items: Item[]; isFull: boolean } {
  const { key, sorter, nextBy } = selection;
  const { items, firsts } = sorter.sort(all);
  const place = (valueAt: (at: number) => Value, parameter = ''): [number, number] =>
    placesOf(items.length, valueAt, conditionsOn(query, parameter));
  const [begin, end] = place((at) => firsts[at] ?? 0n, key[0]?.parameter);
  const [first, last] = place((at) => nextBy?.read(items[at] as Item) ?? 0n, nextBy?.parameter);
  const [from, to] = [Math.max(begin, first), Math.min(end, last)];
  const tests = testsOf(selection, query);
  const step = query.order === 'asc' ? 1 : -1;
  const found: Item[] = [];
  for (let at = step > 0 ? from : to - 1; at >= from && at < to && found.length < query.limit; at += step) {
    const item = items[at];
    if (item !== undefined && tests.every((test) => test(item))) found.push(item);
  }
  return { items: found, isFull: found.length === query.limit };
}

function placesOf(
  length: number,
  valueAt: (at: number) => Value,
  conditions: readonly Condition[],
): [number, number] {
  let from = 0;
  let to = length;
  for (const { operator, value } of conditions) {
    if (operator.startsWith('g')) from = Math.max(from, placeOf(length, valueAt, value, operator === 'gt'));
    if (operator.startsWith('l')) to = Math.min(to, placeOf(length, valueAt, value, operator === 'lte'));
  }
  return [from, to];
}

function testsOf<Item>({ key, filters, matching }: Selection<Item>, query: ServiceQuery): Test<Item>[] {
  const keys = new Set(key.map(({ parameter }) => parameter));
  const names = new Set(query.conditions.map(({ name }) => name));
  const ofFilters = Array.from(names).flatMap((name): Test<Item>[] => {
    const filter = keys.has(name) ? undefined : filters[name];
    if (filter && !filter.isIgnored?.(query)) return [filterTest(filter, conditionsOn(query, name))];
    return [];
  });
  const ofKeys = key.flatMap(({ parameter, read }): Test<Item>[] => {
    const exact = conditionsOn(query, parameter).filter(
      ({ operator }) => operator === 'eq' || operator === 'ne',
    );
    if (exact.length > 0) return [matcher(read, exact, matching)];
    return [];
  });
  return [...ofFilters, ...ofKeys, ...sideTests(key, query, 'g'), ...sideTests(key, query, 'l')];
}

function filterTest<Item>(filter: Filter<Item>, sent: readonly Condition[]): Test<Item> {
  const { read, repeats, isAlwaysEqual, everything } = filter;
  const meant = sent.filter(({ value }) => value !== everything);
  const counted = repeats === 'last' ? meant.slice(-1) : meant;
  const conditions = isAlwaysEqual ? counted.map((one) => ({ ...one, operator: 'eq' as const })) : counted;
  return matcher(read, conditions, repeats === 'any' ? 'any' : 'all');
}

/** Whether an item fits conditions on one value, or one of several values. */
export function matcher<Item>(
  read: Read<Item>,
  conditions: readonly Condition[],
  matching: 'any' | 'all',
): Test<Item> {
  const equal = conditions.filter(({ operator }) => operator === 'eq');
  const others = conditions.filter(({ operator }) => operator !== 'eq');
  return (item) => {
    const values = [read(item) ?? []].flat();
    const has = ({ value }: Condition): boolean => values.includes(value);
    const isEqual = matching === 'any' ? equal.some(has) : equal.every(has);
    if (equal.length > 0 && !isEqual) return false;
    // As in SQL, no comparison holds for null, and ne holds for a row if one of its values differs.
    return others.every(({ operator, value }) => values.some((own) => holds(compare(own, value), operator)));
  };
}

/**
 * Bounds on several parts of a key form one bound: `token.id=lte:5&serialnumber=lt:3` means all items before number 3
 * of token 5. A bound on only a later part applies to every value of the earlier part. A list with several parts accepts
 * one bound on a side of each; several bounds on a single key are applied by its places.
 */
function sideTests<Item>(key: readonly Key<Item>[], query: ServiceQuery, side: 'g' | 'l'): Test<Item>[] {
  const parts = key.flatMap(({ parameter, read }) => {
    const bound = conditionsOn(query, parameter).findLast(({ operator }) => operator.startsWith(side));
    return bound ? [{ read, ...bound }] : [];
  });
  if (parts.length === 0) return [];
  return [
    (item) => {
      for (const [level, { read, operator, value }] of parts.entries()) {
        const own = read(item);
        if (!holds(compare(own, value), operator)) return false;
        // Inside the bound of an earlier part, later parts may have any value.
        if (level < parts.length - 1 && own !== value) return true;
      }
      return true;
    },
  ];
}
