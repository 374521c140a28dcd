import { ResponseError } from '../errors/errors.js';
import type { Operation } from '../operation/operation.js';
import { cursorAfter } from '../pages/cursor.js';
import type { ItemKey } from '../pages/item-key.js';
import type { ListPage, ListReader } from '../pages/list-reader.js';
import { direction, formatQuery, parseQuery, type QueryPair } from '../request/query.js';
import type { KeyAxis } from './key-axis.js';
import type { RequestBudget } from './request-budget.js';
import type { Begin, Filling, Slice } from './slice-queue.js';

/** Asks for the page of a slice, as a walk that has come so far would ask. */
export async function readSlice<Item>(
  reader: ListReader<object>,
  axis: KeyAxis,
  slice: Slice<Item>,
  budget: RequestBudget,
): Promise<Filling<Item>> {
  const { operation } = reader.call;
  const { from, after, isWalked } = slice;
  const query = after ? cursorAfter(operation, reader.first, after) : queryFrom(reader, axis, from);
  if (!query) return { items: [], keys: [], places: [] };
  // One that fails is asked for again in its turn.
  const options = isWalked ? {} : ({ retry: false } as const);
  const request = { after, options, isPart: true };
  let page = await reader.read({ ...request, query: formatQuery(query) });
  // The next of an empty page may be the same place, spelled otherwise.
  if (page && isEmptyAt(axis, page, from)) {
    budget.send();
    page = await reader.read({ ...request, query: String(page.next) });
  }
  if (!page) return { items: [], keys: [], places: [] };
  if (page.next instanceof ResponseError) throw page.next;
  const { keys, next } = page;
  const items = page.items as readonly Item[];
  const places = placesOf(operation, axis, page, from);
  if (next === null) return { items, keys, places };
  const rest = items.length > 0 ? beginAfter(operation, axis, keys.at(-1)) : windowBehind(axis, page, from);
  return { items, keys, places, rest };
}

/** Where what follows an item begins: a key that may have further items is not over with it. */
export function beginAfter({ rangeKey }: Operation, axis: KeyAxis, key: ItemKey | undefined): Begin {
  const at = axis.place(key)?.key ?? axis.end;
  return { from: rangeKey?.second ? at : at + 1n, after: key };
}

function isEmptyAt(axis: KeyAxis, { items, next }: ListPage<object>, from: bigint): boolean {
  return items.length === 0 && typeof next === 'string' && axis.begin(parseQuery(next) ?? []) === from;
}

/** Where the window that an empty page has looked at is over. */
function windowBehind(axis: KeyAxis, { next, fail }: ListPage<object>, from: bigint): Begin {
  const begin = typeof next === 'string' ? axis.begin(parseQuery(next) ?? []) : undefined;
  if (begin !== undefined && begin > from) return { from: begin };
  throw fail('links.next leads nowhere', '/links/next', 'a query that goes on', next);
}

/** The query of what is at a key and after it. */
export function queryFrom({ first }: ListReader<object>, axis: KeyAxis, key: bigint): QueryPair[] {
  const bound = axis.from(key);
  const kept = first.filter(({ name, operator }) => name !== bound.name || operator[0] !== bound.operator[0]);
  return [...kept, bound];
}

/** The query of the last item alone: the list from its other end. */
export function reversed({ first, call }: ListReader<object>): QueryPair[] {
  const order = direction(call.operation, first) === 'asc' ? 'desc' : 'asc';
  const pair = (name: string, text: string): QueryPair => ({ name, text, operator: 'eq', value: text });
  return [
    ...first.filter(({ name }) => name !== 'order' && name !== 'limit'),
    pair('order', order),
    pair('limit', '1'),
  ];
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
  { keys, fail }: ListPage<object>,
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
