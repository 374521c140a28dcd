import { ResponseError } from '../errors/errors.js';
import {
  firstChunk,
  followable,
  type ListQuery,
  type ListReader,
  type PageRequest,
  queryAfterItem,
  type ReadPage,
} from '../lists/lists.js';
import type { Begin, KeyAxis } from './key-axis.js';
import type { RangePage } from './slice.js';

const empty = { items: [], keys: [], places: [] };

/**
 * Reads a page of a key range, with the query that a walk would have there: it has no far bound, and begins behind an item
 * if that is known. Slices and the samples of `split` are read in this way. The page is held against the start of its range,
 * because nothing else is known to be before it: its parts are read at the same time.
 *
 * @throws ResponseError if an item is before the start, or the link of the page does not lead further.
 */
export async function readRange<Item>(
  reader: ListReader<object>,
  axis: KeyAxis,
  begin: Begin,
  options: Pick<PageRequest, 'options' | 'hasWaitedForRate'> = {},
): Promise<RangePage<Item>> {
  const query = queryAt(reader.query, axis, begin);
  if (!query) return empty;
  const request = { ...options, after: begin.after, startsAfter: begin.after, isReadInParallel: true };
  let page = await reader.read({ ...request, query: firstChunk(query) });
  // The link of an empty page may be the same place in another spelling. It is followed once.
  const next = followable(page);
  const isSamePlace = next !== undefined && axis.beginOf(next.query) === begin.from;
  if (page?.items.length === 0 && isSamePlace)
    page = await reader.read({ ...request, query: next.query, hasWaitedForRate: false });
  if (!page) return empty;
  if (page.next instanceof ResponseError) throw page.next;
  return {
    items: page.items as readonly Item[],
    keys: page.keys,
    places: placesOf(page, axis, begin.from),
    rest: restOf(page, axis, begin.from),
  };
}

function queryAt(query: ListQuery, axis: KeyAxis, { from, after }: Begin): ReturnType<typeof queryAfterItem> {
  if (after) return queryAfterItem(query, after);
  return query.withoutBounds(query.near).plus(axis.bound('near', from));
}

function placesOf({ keys, fail }: ReadPage<object>, axis: KeyAxis, from: bigint): bigint[] {
  return keys.map((key, index) => {
    const place = axis.at(key);
    if (place !== undefined && place >= from) return place;
    const expected = 'within the bounds of the request';
    const path = `/${axis.query.operation.items}/${index}`;
    throw fail(`${path} should be ${expected}`, path, expected, key?.first);
  });
}

/** Where the range continues: behind the last item, or at the edge of a window. Undefined if the page ends the list. */
function restOf({ next, fail }: ReadPage<object>, axis: KeyAxis, from: bigint): Begin | undefined {
  if (!next || next instanceof ResponseError) return undefined;
  if (next.startsAfter) return axis.behind(next.startsAfter);
  const edge = axis.beginOf(next.query);
  if (edge !== undefined && edge > from) return { from: edge };
  throw fail('links.next leads nowhere', '/links/next', 'a query that goes on', next.query.text);
}
