import type { Operation } from '../client/client.js';
import { ResponseError } from '../errors/errors.js';
import {
  followable,
  type ListReader,
  type NextQuery,
  operationContext,
  partOf,
  queryBehind,
  type ReadPage,
} from '../lists/lists.js';
import type { Begin, KeyAxis } from './key-axis.js';
import type { Filling, Slice } from './slice.js';

/** Reads the page of a slice, with the query of a walk at this place. */
export async function readSlice<Item>(
  reader: ListReader<object>,
  axis: KeyAxis,
  slice: Slice<Item>,
): Promise<Filling<Item>> {
  const { from, after, isWalked } = slice;
  const rest = after ? queryBehind(reader.query, after) : axis.queryFrom(reader.query, from);
  if (!rest) return noItems;
  // A slice that fails is requested again when the consumer reaches it.
  const request = { after, options: isWalked ? {} : ({ retry: false } as const), isPart: true };
  let page = await reader.read({ ...request, query: partOf(rest), hasPassed: true });
  const repeated = followable(page);
  // The link of an empty page may be the same place in another spelling.
  if (page?.items.length === 0 && repeated && axis.beginOf(repeated.query) === from)
    page = await reader.read({ ...request, query: repeated.query });
  if (!page) return noItems;
  const { next, keys } = page;
  if (next instanceof ResponseError) throw next;
  const items = page.items as readonly Item[];
  const filling = { items, keys, places: placesOf(reader, axis, page, from) };
  if (next === null) return filling;
  // A window is read whole with its page, whether that is full or empty.
  return { ...filling, rest: next.behind ? axis.behind(next.behind) : windowBehind(axis, page, next, from) };
}

const noItems = { items: [], keys: [], places: [] };

/** The rest of the range behind an empty window. */
function windowBehind(axis: KeyAxis, { fail }: ReadPage<object>, { query }: NextQuery, from: bigint): Begin {
  const begin = axis.beginOf(query);
  if (begin !== undefined && begin > from) return { from: begin };
  throw fail('links.next leads nowhere', '/links/next', 'a query that goes on', query.text);
}

/** The error if the service ends the list before an item that it has returned. */
export function endsTooSoon(operation: Operation): ResponseError {
  const issue = { instancePath: '/links/next', expected: 'a query, as more has come', got: 'null' };
  return new ResponseError(
    'the list cannot be followed: it is said to be over before its last item',
    { status: 200, text: '', issues: [issue] },
    operationContext(operation),
  );
}

/** The positions of the items, which have to be behind the begin of their slice. */
function placesOf(
  { call }: ListReader<object>,
  axis: KeyAxis,
  { keys, fail }: ReadPage<object>,
  from: bigint,
): bigint[] {
  return keys.map((key, index) => {
    const place = axis.at(key);
    if (place !== undefined && place >= from) return place;
    const expected = 'within the bounds asked for';
    const path = `/${call.operation.items ?? ''}/${index}`;
    throw fail(`${path} should be ${expected}`, path, expected, key?.first);
  });
}
