import { isRecord } from './decode.js';
import type { Operation } from './operation.js';
import {
  canonical,
  compare,
  direction,
  formatQuery,
  isWellFormed,
  parseQuery,
  type QueryPair,
} from './query.js';

/** Where a walk stands: its first query, and those that were sent of late. */
export class Trail {
  readonly first: readonly QueryPair[];
  readonly #seen: Set<string>;
  readonly #start: string;

  /** `query` is what was sent first; it differs from that of the first call where a walk is resumed. */
  constructor(firstQuery: string, query: string) {
    this.first = parseQuery(firstQuery) ?? [];
    this.#start = canonical(this.first);
    this.#seen = new Set([canonical(parseQuery(query) ?? [])]);
  }

  /** Notes that a query is sent; false if it was sent before. A walk of any length keeps no more than a thousand. */
  add(pairs: readonly QueryPair[]): boolean {
    const key = canonical(pairs);
    if (key === this.#start || this.#seen.has(key)) return false;
    this.#seen.add(key);
    if (this.#seen.size > 1000) for (const oldest of this.#seen) if (this.#seen.delete(oldest)) break;
    return true;
  }
}

/** Why a walk cannot go on. */
export class BrokenNext extends Error {
  override readonly name = 'BrokenNext';

  constructor(
    message: string,
    readonly next: unknown,
  ) {
    super(message);
  }
}

/**
 * The query of the page that follows, verbatim from `links.next` where that can be trusted: it was not sent before,
 * and keeps every filter of the first call but a bound that moved on. Otherwise one of our own, made of the last item.
 * Null at the end of the list.
 *
 * @throws BrokenNext if neither is to be had.
 */
export function nextQuery(operation: Operation, trail: Trail, page: unknown): string | null {
  const next = isRecord(page) && isRecord(page.links) ? page.links.next : undefined;
  if (next === null || next === undefined) return null;
  const question = typeof next === 'string' ? next.indexOf('?') : -1;
  const query = typeof next === 'string' && question >= 0 ? next.slice(question + 1) : undefined;
  const pairs = query === undefined ? undefined : parseQuery(query);
  const last = lastItem(operation, page);
  const reason = !pairs
    ? 'is no query'
    : !keepsFilters(operation, trail.first, pairs, last === undefined)
      ? 'loses a filter'
      : 'was sent before';
  if (pairs && query !== undefined && reason === 'was sent before' && trail.add(pairs)) return query;
  const own = cursorAfter(operation, trail.first, last);
  if (own === null) return null;
  if (own !== undefined && trail.add(own)) return formatQuery(own);
  throw new BrokenNext(`links.next ${reason}, and the last item makes no cursor`, next);
}

/** Whether a query asks for nothing that the first one did not, but for a bound moved in walking direction. */
function keepsFilters(
  operation: Operation,
  first: readonly QueryPair[],
  next: readonly QueryPair[],
  isEmpty: boolean,
): boolean {
  const order = direction(operation, first);
  return (
    direction(operation, next) === order &&
    first.every((pair) => keeps(operation, pair, first, next, order, isEmpty))
  );
}

function keeps(
  { parameters = {}, rangeKey }: Operation,
  pair: QueryPair,
  first: readonly QueryPair[],
  next: readonly QueryPair[],
  order: 'asc' | 'desc',
  isEmpty: boolean,
): boolean {
  const { name, operator, value } = pair;
  const rule = parameters[name];
  const theirs = next.filter((other) => other.name === name);
  // The service may cut a limit down to what it allows.
  if (name === 'limit') return theirs.some(({ text }) => Number(text) <= Number(value));
  if (name === 'order') return true;
  const isSame = (a: QueryPair, b: QueryPair): boolean =>
    a.operator === b.operator &&
    (a.text === b.text || sameWord(a.value, b.value) || compare(a.value, b.value, rule) === 0);
  if (theirs.some((other) => isSame(other, pair))) return true;
  if (operator === 'eq' || operator === 'ne') return false;
  const isLower = operator.startsWith('g');
  const isBound = (other: QueryPair): boolean => other.operator.startsWith(isLower ? 'g' : 'l');
  const moved = (from: QueryPair, to: QueryPair): number =>
    compare(to.value, from.value, parameters[from.name]) * (isLower ? 1 : -1);
  const moves = isLower === (order === 'asc');
  // Where a list is sorted by several keys, a lower one begins anew when one above it moves on. Behind an empty page it
  // may have no bound then; behind an item that would give the item again.
  const isSecond = name === rangeKey?.second?.parameter;
  const beginsAnew = theirs.some(isBound)
    ? !rangeKey || isSecond
    : isSecond && theirs.length === 0 && isEmpty;
  if (moves && beginsAnew) {
    const above = first.filter((other) => other.name !== name && isBound(other));
    if (above.some((from) => next.some((to) => to.name === from.name && isBound(to) && moved(from, to) > 0)))
      return true;
  }
  return theirs.some((bound) => {
    if (!isBound(bound) && bound.operator !== 'eq') return false;
    const by = moved(pair, bound);
    const tightens = by > 0 || (by === 0 && (operator.endsWith('e') || !bound.operator.endsWith('e')));
    // The bound that the walk moves may tighten; any other may only give way to a tighter one of the first call.
    return (
      tightens &&
      ((moves && isBound(bound)) || first.some((other) => other.name === name && isSame(other, bound)))
    );
  });
}

/** Words are taken in either case, and given back in one. */
function sameWord(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function lastItem({ items }: Operation, page: unknown): unknown {
  const list = items !== undefined && isRecord(page) ? page[items] : undefined;
  return Array.isArray(list) ? list.at(-1) : undefined;
}

/**
 * The query after the last item: the first one, with the bound in walking direction replaced. Null if the first asks
 * for one key, after which nothing comes; undefined if there is no item or no range key to make it of.
 */
export function cursorAfter(
  operation: Operation,
  first: readonly QueryPair[],
  last: unknown,
): QueryPair[] | null | undefined {
  const { rangeKey } = operation;
  if (!rangeKey || !isRecord(last)) return undefined;
  const { parameter, field, second } = rangeKey;
  const asksForOne = (wanted: string): boolean =>
    first.some(({ name, operator }) => name === wanted && operator === 'eq');
  if (asksForOne(parameter) && (!second || asksForOne(second.parameter))) return null;
  const key = scalar(last[field]);
  const secondKey = second ? scalar(last[second.field]) : '';
  if (key === undefined || secondKey === undefined) return undefined;
  const beyond = direction(operation, first) === 'asc' ? 'gt' : 'lt';
  const side = beyond[0] ?? '';
  const kept = first.filter(
    ({ name, operator }) =>
      !((name === parameter || name === second?.parameter) && operator.startsWith(side)),
  );
  const bounds = second
    ? [
        ...(asksForOne(parameter) ? [] : [bound(parameter, `${beyond}e`, key)]),
        bound(second.parameter, beyond, secondKey),
      ]
    : [bound(parameter, beyond, key)];
  return [...kept, ...bounds];
}

/** A filter with an operator. */
export function bound(name: string, operator: string, value: string): QueryPair {
  return { name, text: `${operator}:${value}`, operator: operator as QueryPair['operator'], value };
}

/** A key as a filter has it; undefined for what a query cannot hold, such as half of a surrogate pair. */
export function scalar(value: unknown): string | undefined {
  if (typeof value === 'string' && !isWellFormed(value)) return undefined;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint'
    ? String(value)
    : undefined;
}
