import { javaNextQuery } from './java/java-next.js';
import { timestamp } from './kinds.js';
import { type LinkFaults, skippedItems } from './link-faults.js';
import type { List } from './list.js';
import { nextQuery } from './next.js';
import type { Operation } from './operations.js';
import { conditionsOn, joinQuery, type Pair, type ServiceQuery } from './query.js';
import { select } from './select.js';
import { ServiceError } from './service-error.js';
import type { Window } from './window.js';

export interface Traits {
  readonly windows: boolean;
  /** An empty page comes before each page. Its `next` leads to the items. */
  readonly emptyPages: boolean;
  /** The service does not look at the bound at the end of a list. */
  readonly isLoose?: boolean;
  readonly hooks: boolean;
  readonly links: LinkFaults;
  /** The most rows of a page, and the most tokens of an account in a row. The service reduces both without an error. */
  readonly largestPage: number;
  readonly tokensInRow: number;
  readonly now: () => number;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

interface PageContext {
  readonly operation: Operation;
  readonly window: Window;
  readonly traits: Traits;
}

export function pageOf<Item>(
  list: List<Item>,
  all: readonly Item[],
  { operation, window, traits }: PageContext,
): Page<Item> {
  const { sent: query, query: searched, edge } = window;
  const [first] = list.key;
  const { items, isFull } = select(all, list, searched);
  const linkTo = (item: Item): string | null => {
    if (operation.backend === 'java') return javaNextQuery(list.key, query, item);
    return nextQuery(list.nextBy ? [list.nextBy] : list.key, query, edgeOf(list, item));
  };
  const [head] = items;
  const last = items.at(-1);
  if (traits.emptyPages && head !== undefined && first) {
    const next = emptyFirst(list, query, first.write(first.read(head)));
    if (next !== undefined) return { items: [], next };
  }
  if (!isFull || last === undefined) {
    if (edge === undefined || (last === undefined && list.window?.empty === 'end'))
      return { items, next: null };
    if (last === undefined && list.window?.empty === 'error' && query.order === 'desc')
      throw new ServiceError(500, [{ message: 'Internal error' }]);
    // The service writes the later keys of the last item beside the edge, though they belong to another time.
    if (last !== undefined)
      return {
        items,
        next: nextQuery(list.key, query, [timestamp.write(edge), ...edgeOf(list, last).slice(1)]),
      };
    return { items, next: nextQuery(list.key, withoutLaterBounds(list, query), [timestamp.write(edge)]) };
  }
  if (list.single?.(query)) return { items, next: null };
  if (operation.backend === 'java' && isOver(list, query, last)) return { items, next: null };
  const next = linkTo(last);
  if (next === null || !traits.links.isSet || !first) return { items, next };
  const longer = select(all, list, { ...query, limit: query.limit + skippedItems }).items.at(-1) ?? last;
  const endOperator = query.order === 'asc' ? 'lte' : 'gte';
  const faulty = traits.links.replace({
    sent: joinQuery(query.pairs),
    next,
    filters: query.pairs
      .filter(({ name }) => name !== 'limit' && name !== 'order')
      .map((pair) => joinQuery([pair])),
    back: head === undefined ? null : linkTo(head),
    ahead: linkTo(longer),
    upper: joinQuery([{ name: first.parameter, text: `${endOperator}:${first.write(first.read(longer))}` }]),
  });
  return { items, next: faulty };
}

/** Removes the bounds of later keys in the direction of the list. They belong to the previous bound of the first key. */
function withoutLaterBounds<Item>({ key }: List<Item>, query: ServiceQuery): ServiceQuery {
  const side = query.order === 'asc' ? 'gt' : 'lt';
  const later = key.slice(1).map(({ parameter }) => parameter);
  const isKept = ({ name, text }: Pair): boolean => !(later.includes(name) && text.startsWith(side));
  return { ...query, pairs: query.pairs.filter(isKept) };
}

function edgeOf<Item>({ key, nextBy }: List<Item>, item: Item): string[] {
  return (nextBy ? [nextBy] : key).map(({ read, write }) => write(read(item)));
}

/** The Java backend sends no link if the last item is next to a bound of the first key. */
function isOver<Item>({ key }: List<Item>, query: ServiceQuery, last: Item): boolean {
  const [first] = key;
  if (!first || key.length > 1) return false;
  const value = first.read(last);
  const endSide = query.order === 'asc' ? 'l' : 'g';
  return conditionsOn(query, first.parameter).some(
    ({ operator, value: bound }) =>
      operator.startsWith(endSide) &&
      typeof value === 'bigint' &&
      typeof bound === 'bigint' &&
      value === lastWithin(operator, bound),
  );
}

/** The link of an empty page. Undefined if the query already starts at the first item. */
function emptyFirst<Item>({ key }: List<Item>, query: ServiceQuery, firstKey: string): string | undefined {
  const [first] = key;
  const [side, operator] = query.order === 'asc' ? (['g', 'gte'] as const) : (['l', 'lte'] as const);
  const name = first?.parameter ?? '';
  const text = `${operator}:${firstKey}`;
  const filters = conditionsOn(query, name);
  if (filters.some((one) => one.operator === 'eq' || one.operator === 'ne')) return undefined;
  if (query.pairs.some((pair) => pair.name === name && pair.text === text)) return undefined;
  // Bounds of lower keys belonged to the previous value of the first key.
  let names = [name];
  if (filters.some((one) => one.operator.startsWith(side))) names = key.map(({ parameter }) => parameter);
  const kept = query.pairs.filter((pair) => !(names.includes(pair.name) && pair.text.startsWith(`${side}t`)));
  return joinQuery([...kept, { name, text }]);
}

/** The last number that a bound at the end of a list has within it. */
function lastWithin(operator: string, bound: bigint): bigint {
  if (operator === 'lt') return bound - 1n;
  if (operator === 'gt') return bound + 1n;
  return bound;
}
