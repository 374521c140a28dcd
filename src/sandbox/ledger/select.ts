import type { Operation } from '../../core/operation/operation.js';
import type { ParameterRule } from '../../core/operation/parameter-rule.js';
import { formatQuery, type QueryPair } from '../../core/request/query.js';
import { cachedRank, compareCached as compare } from './rank-cache.js';
import type { ServiceQuery } from './read-query.js';

/** What a filter reads of an item: one value, several, or none. */
export type Read<Item> = (item: Item) => string | readonly string[] | null | undefined;

/** How a list is sorted and filtered. */
export interface Selection<Item> {
  /** Fields that the list is sorted by, most significant first, by the parameter that ranges over each. */
  key: readonly { parameter: string; read: (item: Item) => string }[];
  /** Fields that the other filters read. */
  filters?: Readonly<Record<string, Read<Item>>>;
  /** Whether the list has a single page. */
  single?: (query: ServiceQuery) => boolean;
}

/** Weak sides of the service that a sandbox can show. */
export interface Weaknesses {
  /** Under `ne` on the sort key, `next` repeats the query just sent. */
  standingNext: boolean;
  /** Every second page is empty and has a `next`. */
  emptyPages: boolean;
}

/** One page: its items and the query of the next, or null. */
export interface Selected<Item> {
  items: Item[];
  next: string | null;
}

/** Filters, sorts and cuts a list as the service does. */
export function select<Item>(
  operation: Operation,
  all: readonly Item[],
  { key, filters = {}, single }: Selection<Item>,
  query: ServiceQuery,
  weak: Weaknesses,
): Selected<Item> {
  const rules = operation.parameters ?? {};
  const { pairs, limit, order } = query;
  const [first] = key;
  const keys = new Set(key.map(({ parameter }) => parameter));
  const by = (name: string): QueryPair[] => pairs.filter((pair) => pair.name === name);
  const names = [...new Set(pairs.map(({ name }) => name))];
  const tests = [
    ...names.flatMap((name): Test<Item>[] => {
      const read = keys.has(name) ? undefined : filters[name];
      const matches = matcher(by(name), rules[name]);
      return read ? [(item) => matches([read(item) ?? []].flat())] : [];
    }),
    ...rangeTests(key, by, rules),
  ];
  const compareItems = (a: Item, b: Item): number => {
    for (const { parameter, read } of key) {
      const difference = compare(read(a), read(b), rules[parameter]);
      if (difference !== 0) return order === 'asc' ? difference : -difference;
    }
    return 0;
  };
  const found = all.filter((item) => tests.every((test) => test(item))).sort(compareItems);
  const items = found.slice(0, limit);
  const last = items.at(-1);
  const beyond = order === 'asc' ? 'gt' : 'lt';
  const side = beyond[0] ?? '';
  const border = items[0] === undefined || !first ? '' : first.read(items[0]);
  if (
    weak.emptyPages &&
    first &&
    border &&
    !by(first.parameter).some(({ text }) => text === `${beyond}e:${border}`)
  ) {
    // As where the service searches a window of time at once: nothing in this one, and the next begins at an item.
    // The bound of a lower key was the cursor's within another first key.
    const isCursor = by(first.parameter).some(({ operator }) => operator.startsWith(side));
    const kept = pairs.filter(
      ({ name, operator }) =>
        !((name === first.parameter || (isCursor && keys.has(name))) && operator.startsWith(side)),
    );
    return {
      items: [],
      next: formatQuery(rewritten(query, [...kept, bound(first.parameter, `${beyond}e`, border)])),
    };
  }
  if (single?.(query) || items.length < limit || last === undefined || !first) return { items, next: null };
  if (weak.standingNext && by(first.parameter).some(({ operator }) => operator === 'ne'))
    return { items, next: formatQuery(rewritten(query, pairs)) };
  // Bounds that the cursor takes the place of go, and the cursor stands last.
  const kept = pairs.filter(({ name, operator }) => !(keys.has(name) && operator.startsWith(side)));
  const cursor = key.map(({ parameter, read }, level) =>
    bound(parameter, level === key.length - 1 ? beyond : `${beyond}e`, read(last)),
  );
  return { items, next: formatQuery(rewritten(query, [...kept, ...cursor])) };
}

function rewritten(
  { limit, order, given }: ServiceQuery,
  pairs: readonly QueryPair[],
): Pick<QueryPair, 'name' | 'text'>[] {
  return [
    ...(given.limit ? [{ name: 'limit', text: String(limit) }] : []),
    ...(given.order ? [{ name: 'order', text: order }] : []),
    ...pairs,
  ];
}

function bound(name: string, operator: string, value: string): QueryPair {
  return { name, text: `${operator}:${value}`, operator: operator as QueryPair['operator'], value };
}

/** Whether an item passes one of the filters. */
type Test<Item> = (item: Item) => boolean;

/** Several equalities are alternatives; every other condition has to hold. */
function matcher(
  pairs: readonly QueryPair[],
  rule: ParameterRule | undefined,
): (values: readonly string[]) => boolean {
  const equal = pairs.filter(({ operator }) => operator === 'eq');
  const others = pairs.filter(({ operator }) => operator !== 'eq');
  return (values) =>
    (equal.length === 0 || values.some((value) => equal.some((pair) => isEqual(value, pair.value, rule)))) &&
    others.every(({ operator, value: wanted }) =>
      operator === 'ne'
        ? !values.some((value) => isEqual(value, wanted, rule))
        : values.some((value) => holds(compare(value, wanted, rule), operator)),
    );
}

function isEqual(value: string, wanted: string, rule: ParameterRule | undefined): boolean {
  return value.toLowerCase() === wanted.toLowerCase() || compare(value, wanted, rule) === 0;
}

function holds(difference: number, operator: QueryPair['operator']): boolean {
  if (operator === 'gt') return difference > 0;
  if (operator === 'gte') return difference >= 0;
  if (operator === 'lt') return difference < 0;
  return difference <= 0;
}

/**
 * Bounds on the parts of a key form one range: `token.id=lte:5&serialnumber=lt:3` is all before number 3 of token 5.
 */
function rangeTests<Item>(
  key: Selection<Item>['key'],
  by: (name: string) => QueryPair[],
  rules: Readonly<Record<string, ParameterRule>>,
): Test<Item>[] {
  return key.flatMap(({ parameter, read }, level) => {
    const rule = rules[parameter];
    const pairs = by(parameter);
    const isRange = pairs.length > 0 && pairs.every(({ operator }) => /^[gl]/.test(operator));
    if (level === 0 && rule && isRange) return [boundsTest(read, pairs, rule)];
    return pairs.map((pair): Test<Item> => {
      const matches = matcher(together(pair, pairs), rule);
      // Away from the border of an earlier part, a later one may be anything.
      const borders = key.slice(0, level).flatMap((earlier) => {
        const border = by(earlier.parameter).find(
          ({ operator }) => operator.length === 3 && operator[0] === pair.operator[0],
        );
        return border ? [{ earlier, border }] : [];
      });
      const isAway: Test<Item> = (item) =>
        borders.some(
          ({ earlier, border }) => compare(earlier.read(item), border.value, rules[earlier.parameter]) !== 0,
        );
      return (item) => isAway(item) || matches([read(item)]);
    });
  });
}

/** All bounds on one key at once: of a long list every item is asked. */
function boundsTest<Item>(
  read: (item: Item) => string,
  pairs: readonly QueryPair[],
  rule: ParameterRule,
): Test<Item> {
  const bounds = pairs.map(({ operator, value }) => ({ operator, wanted: cachedRank(value, rule) }));
  return (item) => {
    const found = cachedRank(read(item), rule);
    return bounds.every(
      ({ operator, wanted }) =>
        found !== undefined &&
        wanted !== undefined &&
        holds(found < wanted ? -1 : found > wanted ? 1 : 0, operator),
    );
  };
}

/** Several equalities are alternatives, so they are looked at together; any other condition stands alone. */
function together(pair: QueryPair, all: readonly QueryPair[]): readonly QueryPair[] {
  return pair.operator === 'eq' ? all.filter(({ operator }) => operator === 'eq') : [pair];
}
