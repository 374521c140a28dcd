import { digestOf } from '../values/values.js';
import type { ItemKey } from './item-key.js';
import { ListQuery } from './list-query.js';
import { queryAfterItem, queryBeforePlace } from './query-after-item.js';
import { equality, formatQuery, type QueryPair } from './query-pairs.js';

/**
 * A place in a list, as a cursor holds it. A cursor is text that another process can read, and no secret: its place is judged
 * like a link of a service, and it is refused for a call with other filters.
 */
export type ListPlace =
  | { readonly kind: 'after' | 'before'; readonly key: ItemKey }
  /** The query has only what differs from the query of the call. */
  | { readonly kind: 'query'; readonly query: string }
  /** All items before that query, whose last one is `item`, if it is known. */
  | { readonly kind: 'until'; readonly query: string; readonly item?: ItemKey | undefined };

const separator = '~';

/** The levels of an `ItemKey`. */
const mostKeys = 3;

/**
 * The owner of a cursor: the path and order of its call, and each filter by its name. Values are digests, as they may be
 * long. The bounds of the key and of times are left out: a range that begins two minutes ago is another one each time.
 */
export interface CursorOwner {
  readonly call: string;
  readonly filters: ReadonlyMap<string, string>;
}

/**
 * The call that a cursor belongs to, as short text. A cursor of another call would continue at a place that this list
 * does not have, so `differenceOf` compares the owners first.
 */
export function ownerOf(path: string, query: ListQuery): CursorOwner {
  const short = (text: string): string => digestOf(text).toString(36);
  const filters = new Map<string, string>();
  for (const [key, ...values] of query.canonicalFilters) {
    const name = String(key);
    const [equal, unequal] = values;
    const isRange = name === query.key || query.isTime(name);
    const isOnlyRange = isRange && String(equal) === '' && String(unequal) === '';
    if (isOnlyRange) continue;
    const compared = isRange ? [equal, unequal] : values;
    filters.set(name, short(JSON.stringify(compared)));
  }
  const { filter } = query.operation;
  return { call: short(`${path}?${query.order}${filter ? `&${filter.text}` : ''}`), filters };
}

function writeOwner({ call, filters }: CursorOwner): string {
  return [call, ...Array.from(filters, ([name, digest]) => `${encode(name)}:${digest}`)].join('!');
}

function readOwner(text: string): CursorOwner | undefined {
  const [call = '', ...filters] = text.split('!');
  if (!/^[0-9a-z]+$/.test(call) || !filters.every((filter) => /^[^:]+:[0-9a-z]+$/.test(filter)))
    return undefined;
  const names = decode(filters.map((filter) => filter.slice(0, filter.indexOf(':')))) ?? [];
  const digests = filters.map((filter) => filter.slice(filter.indexOf(':') + 1));
  return { call, filters: new Map(names.map((name, index) => [name, digests[index] ?? ''])) };
}

/** The difference between the calls of two cursors, in words. Undefined if they are equal. */
export function differenceOf(a: CursorOwner, b: CursorOwner): string | undefined {
  if (a.call !== b.call) return 'order or a path parameter differs';
  const names = [...new Set([...a.filters.keys(), ...b.filters.keys()])];
  const different = names.filter((name) => a.filters.get(name) !== b.filters.get(name));
  const verb = different.length === 1 ? 'differs' : 'differ';
  if (different.length === 0) return undefined;
  return `${different.join(' and ')} ${verb}`;
}

/**
 * A cursor as text: the operation, its owner, the kind of the place, and the place. It is text that a
 * log can show and a URL can carry: only its separators, and what URLs escape, are encoded.
 */
export function writeCursor(operationId: string, owner: CursorOwner, place: ListPlace): string {
  const values: string[] = [];
  if ('query' in place) values.push(place.query);
  const key = keyOf(place);
  if (key) values.push(key.first, key.second, key.third);
  while (values.length > 1 && values.at(-1) === '') values.pop();
  return [operationId, writeOwner(owner), place.kind[0], ...values.map(encode)].join(separator);
}

export function readCursor(text: string) {
  const [operationId = '', ownerText = '', letter, ...parts] = text.split(separator);
  const owner = readOwner(ownerText);
  if (!/^\w+$/.test(operationId) || !owner) return undefined;
  const values = decode(parts) ?? [];
  const kind = (['after', 'before', 'query', 'until'] as const).find((each) => each[0] === letter);
  const place = kind && placeOf(kind, values);
  return place && { operationId, owner, place };
}

function keyOf(place: ListPlace): ItemKey | undefined {
  if ('key' in place) return place.key;
  if (place.kind === 'until') return place.item;
  return undefined;
}

function placeOf(kind: ListPlace['kind'], values: readonly string[]): ListPlace | undefined {
  if (kind === 'after' || kind === 'before') {
    const key = readKey(values);
    return key && { kind, key };
  }
  const [query, ...item] = values;
  if (query === undefined) return undefined;
  if (item.length === 0) return { kind, query };
  const key = readKey(item);
  if (kind !== 'until' || !key) return undefined;
  return { kind, query, item: key };
}

function readKey(values: readonly string[]): ItemKey | undefined {
  const [first, second = '', third = ''] = values;
  if (first === undefined || values.length > mostKeys) return undefined;
  return { first, second, third };
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(separator, '%7E').replaceAll('%3A', ':');
}

function decode(parts: readonly string[]): string[] | undefined {
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** Null if there can be no items, undefined if no query asks for them. */
export function queryAt(list: ListQuery, place: ListPlace): ListQuery | null | undefined {
  if ('key' in place) return queryAfterItem(list, place.key);
  const changes = ListQuery.parse(list.operation, place.query);
  if (place.kind === 'query') return withChanges(list, changes);
  return queryBeforePlace(list, changes);
}

/** Its near bounds, or all other pairs if keys are unknown. */
export function changesOf(list: ListQuery, query: ListQuery): string {
  if (list.keys.length > 0) return formatQuery(query.pairs.filter((pair) => isNearBound(list, pair)));
  const [now, before] = [textsByName(query), textsByName(list)];
  const changed = query.pairs.filter(({ name }) => now.get(name) !== before.get(name));
  const removed = list.pairs.filter(({ name }) => !now.has(name));
  return formatQuery([...changed, ...removed.map(({ name }) => equality(name, ''))]);
}

/** All values of each parameter, as they stand in a query. A link of a service may have many. */
function textsByName({ pairs }: ListQuery): Map<string, string> {
  const texts = new Map<string, string>();
  for (const pair of pairs) texts.set(pair.name, `${texts.get(pair.name) ?? ''}&${formatQuery([pair])}`);
  return texts;
}

function withChanges(list: ListQuery, changes: ListQuery): ListQuery {
  const isKept = (pair: QueryPair): boolean => {
    if (list.keys.length === 0) return !changes.has(pair.name);
    return !changes.isNamed(pair.name) && !isNearBound(list, pair);
  };
  return list.filter(isKept).plus(...changes.pairs.filter(({ text }) => text !== ''));
}

/** Whether a pair says where the items begin: a near bound of a key, or its name. */
function isNearBound(list: ListQuery, { name, operator }: QueryPair): boolean {
  if (!list.keys.includes(name)) return false;
  return operator === 'eq' || operator === list.beyond || operator === list.atOrBeyond;
}
