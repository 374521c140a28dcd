import { direction, formatQuery, type Operation, parseQuery, type QueryPair } from '../client/client.js';
import type { ItemKey } from './item-key.js';
import { queryAfter, queryBefore } from './query-after.js';

/** A place in a list, between two of its items. */
export type ListPlace =
  /** Behind an item, or before it. */
  | { readonly kind: 'after' | 'before'; readonly key: ItemKey }
  /** Where a query begins, or what is before that: the bounds that the call itself does not have. */
  | { readonly kind: 'query' | 'until'; readonly query: string };

const letters = { after: 'a', before: 'b', until: 'u', query: 'q' } as const;
const separator = '~';

/**
 * A place as text: the operation, a digest of what its call asks for, and what the call does not say itself. It goes
 * into a URL as it is.
 */
export function writeCursor({ operationId }: Operation, digest: string, place: ListPlace): string {
  const parts = [operationId, digest, letters[place.kind]];
  if ('query' in place) parts.push(encode(place.query));
  else {
    const { first, second, third } = place.key;
    parts.push(...[first, second, third].map(encode));
    while (parts.at(-1) === '') parts.pop();
  }
  return parts.join(separator);
}

/** What a cursor says; undefined for any other text. */
export interface ReadCursor {
  readonly operationId: string;
  readonly digest: string;
  readonly place: ListPlace;
}

/** Reads what {@link writeCursor} wrote. */
export function readCursor(text: string): ReadCursor | undefined {
  const [operationId = '', digest = '', letter, ...rest] = text.split(separator);
  if (!/^\w+$/.test(operationId) || !/^[0-9a-z]+$/.test(digest)) return undefined;
  const parts = rest.map(decode);
  const [first, second = '', third = ''] = parts;
  if (first === undefined) return undefined;
  const kind = (['after', 'before', 'query', 'until'] as const).find((each) => letters[each] === letter);
  if (!kind || parts.length > 3 || parts.includes(undefined)) return undefined;
  if (kind === 'query' || kind === 'until')
    return parts.length === 1 ? { operationId, digest, place: { kind, query: first } } : undefined;
  return { operationId, digest, place: { kind, key: { first, second, third } } };
}

/** The query of what a list has at a place; null if nothing can be there, undefined if no query asks for it. */
export function restAt(
  operation: Operation,
  first: readonly QueryPair[],
  place: ListPlace,
): readonly QueryPair[] | null | undefined {
  if ('key' in place) return queryAfter(operation, first, place.key);
  const changes = parseQuery(place.query) ?? [];
  return place.kind === 'query'
    ? withChanges(operation, first, changes)
    : queryBefore(operation, first, changes);
}

/** What of a query tells where it begins: its bounds in walking direction, or all that the list's own has not. */
export function changesOf(operation: Operation, first: readonly QueryPair[], query: string): string {
  const pairs = parseQuery(query) ?? [];
  if (operation.rangeKey) return formatQuery(pairs.filter((pair) => isBegin(operation, first, pair)));
  const textOf = (of: readonly QueryPair[], wanted: string): string =>
    formatQuery(of.filter(({ name }) => name === wanted));
  const isChanged = ({ name }: QueryPair): boolean => textOf(pairs, name) !== textOf(first, name);
  const gone = first.filter(({ name }) => pairs.every((pair) => pair.name !== name));
  return formatQuery([...pairs.filter(isChanged), ...gone.map(({ name }) => ({ name, text: '' }))]);
}

function withChanges(
  operation: Operation,
  first: readonly QueryPair[],
  changes: readonly QueryPair[],
): readonly QueryPair[] {
  const isNamed = (wanted: string): boolean =>
    changes.some(({ name, operator }) => name === wanted && (!operation.rangeKey || operator === 'eq'));
  const kept = first.filter(
    (pair) => !isNamed(pair.name) && !(operation.rangeKey && isBegin(operation, first, pair)),
  );
  return [...kept, ...changes.filter(({ text }) => text !== '')];
}

function isBegin(
  { rangeKey, ...operation }: Operation,
  first: readonly QueryPair[],
  { name, operator }: QueryPair,
): boolean {
  const ahead = direction(operation, first) === 'asc' ? 'g' : 'l';
  const { parameter, second, third } = rangeKey ?? {};
  const isKey = [parameter, second?.parameter, third?.parameter].includes(name);
  return isKey && (operator[0] === ahead || operator === 'eq');
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(separator, '%7E').replaceAll('%3A', ':');
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
