import type { ItemKey } from './item-key.js';
import { ListQuery } from './list-query.js';
import type { QueryPair } from './parse-query.js';
import { queryBefore, queryBehind } from './query-behind.js';
import { equality, formatQuery } from './query-pairs.js';

/** A place in a list, between two of its items. */
export type ListPlace =
  /** Behind an item, or before it. */
  | { readonly kind: 'after' | 'before'; readonly key: ItemKey }
  /** The begin of a query, or all that is before it. The query has only the bounds that the call does not have. */
  | { readonly kind: 'query' | 'until'; readonly query: string };

/** A cursor that was read. */
export interface Cursor {
  readonly operationId: string;
  /** Identifies the call. */
  readonly digest: string;
  readonly place: ListPlace;
}

const letters = { after: 'a', before: 'b', until: 'u', query: 'q' } as const;
const separator = '~';

/** A place as text that is safe in a URL: the operation, the digest of the call, and the place. */
export function writeCursor({ operationId, digest, place }: Cursor): string {
  const parts = [operationId, digest, letters[place.kind]];
  if ('query' in place) parts.push(encode(place.query));
  else {
    const { first, second, third } = place.key;
    parts.push(...[first, second, third].map(encode));
    while (parts.at(-1) === '') parts.pop();
  }
  return parts.join(separator);
}

/** Reads the text of {@link writeCursor}; undefined for any other text. */
export function readCursor(text: string): Cursor | undefined {
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

/** The query of the items at a place; null if there can be none, undefined if no query asks for them. */
export function queryAt(list: ListQuery, place: ListPlace): ListQuery | null | undefined {
  if ('key' in place) return queryBehind(list, place.key);
  const changes = ListQuery.parse(list.operation, place.query);
  return place.kind === 'query' ? withChanges(list, changes) : queryBefore(list, changes);
}

/** The part of a query that the list itself does not have: its near bounds, or all other pairs if keys are unknown. */
export function changesOf(list: ListQuery, query: ListQuery): string {
  if (list.keys.length > 0) return formatQuery(query.pairs.filter((pair) => isBegin(list, pair)));
  const textOf = (of: ListQuery, name: string): string =>
    formatQuery(of.pairs.filter((pair) => pair.name === name));
  const changed = query.pairs.filter(({ name }) => textOf(query, name) !== textOf(list, name));
  const removed = list.pairs.filter(({ name }) => !query.has(name));
  return formatQuery([...changed, ...removed.map(({ name }) => equality(name, ''))]);
}

function withChanges(list: ListQuery, changes: ListQuery): ListQuery {
  const hasKeys = list.keys.length > 0;
  return list
    .filter((pair) => {
      const isReplaced = hasKeys ? changes.isNamed(pair.name) : changes.has(pair.name);
      return !isReplaced && !(hasKeys && isBegin(list, pair));
    })
    .plus(...changes.pairs.filter(({ text }) => text !== ''));
}

/** Whether a pair tells where a list begins. */
function isBegin(list: ListQuery, { name, operator }: QueryPair): boolean {
  return list.keys.includes(name) && (operator[0] === list.beyond[0] || operator === 'eq');
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
