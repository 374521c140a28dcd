import { formatQuery, type Operation, parseQuery, type QueryPair } from '../client/client.js';
import { ResponseError } from '../errors/errors.js';
import {
  type ItemKey,
  type ListReader,
  type NextQuery,
  partOf,
  queryAfter,
  type ReadPage,
} from '../lists/lists.js';
import type { KeyAxis } from './key-axis.js';
import type { Begin, Filling, Slice } from './slice.js';

/** Asks for the page of a slice, as a walk that has come so far would ask. */
export async function readSlice<Item>(
  reader: ListReader<object>,
  axis: KeyAxis,
  slice: Slice<Item>,
): Promise<Filling<Item>> {
  const { operation } = reader.call;
  const { from, after, isWalked } = slice;
  const rest = after ? queryAfter(operation, reader.first, after) : queryFrom(reader, axis, from);
  if (!rest) return { items: [], keys: [], places: [] };
  const query = partOf(operation, rest);
  // One that fails is asked for again in its turn.
  const options = isWalked ? {} : ({ retry: false } as const);
  const request = { after, options, isPart: true };
  let page = await reader.read({ ...request, query: formatQuery(query), hasPassed: true });
  // The next of an empty page may be the same place, spelled otherwise.
  if (page?.next && !(page.next instanceof ResponseError) && isEmptyAt(axis, page, page.next, from)) {
    page = await reader.read({ ...request, query: page.next.query });
  }
  if (!page) return { items: [], keys: [], places: [] };
  if (page.next instanceof ResponseError) throw page.next;
  const { keys, next } = page;
  const items = page.items as readonly Item[];
  const places = placesOf(operation, axis, page, from);
  if (next === null) return { items, keys, places };
  // All of a window has come with its page, be it full of items or empty.
  const behind = next.behind
    ? beginAfter(operation, axis, next.behind)
    : windowBehind(axis, page, next, from);
  return { items, keys, places, rest: behind };
}

/** Where what follows an item begins: a key that may have further items is not over with it. */
export function beginAfter({ rangeKey }: Operation, axis: KeyAxis, key: ItemKey | undefined): Begin {
  const at = axis.place(key)?.key ?? axis.end;
  return { from: rangeKey?.second ? at : at + 1n, after: key };
}

function isEmptyAt(axis: KeyAxis, { items }: ReadPage<object>, { query }: NextQuery, from: bigint): boolean {
  return items.length === 0 && axis.begin(parseQuery(query) ?? []) === from;
}

/** Where the window that an empty page has looked at is over. */
function windowBehind(axis: KeyAxis, { fail }: ReadPage<object>, { query }: NextQuery, from: bigint): Begin {
  const begin = axis.begin(parseQuery(query) ?? []);
  if (begin !== undefined && begin > from) return { from: begin };
  throw fail('links.next leads nowhere', '/links/next', 'a query that goes on', query);
}

/** The query of what is at a key and after it. */
export function queryFrom({ first }: ListReader<object>, axis: KeyAxis, key: bigint): QueryPair[] {
  const bound = axis.from(key);
  const kept = first.filter(({ name, operator }) => name !== bound.name || operator[0] !== bound.operator[0]);
  return [...kept, bound];
}

/** What is said to end where it does not: something behind it has come. */
export function endsTooSoon({ operationId, method, path }: Operation): ResponseError {
  const issue = { instancePath: '/links/next', expected: 'a query, as more has come', got: 'null' };
  return new ResponseError(
    'the list cannot be followed: it is said to be over before its last item',
    { status: 200, text: '', issues: [issue] },
    { operationId, method, url: path },
  );
}

/** Where the items stand, each of which has to be behind the begin of its slice. */
function placesOf(
  { items = '' }: Operation,
  axis: KeyAxis,
  { keys, fail }: ReadPage<object>,
  from: bigint,
): bigint[] {
  return keys.map((key, index) => {
    const place = axis.place(key)?.key;
    if (place !== undefined && place >= from) return place;
    const expected = 'within the bounds asked for';
    const path = `/${items}/${index}`;
    throw fail(`${path} should be ${expected}`, path, expected, key?.first);
  });
}
