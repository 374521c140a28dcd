import { ResponseError } from '../errors/errors.js';
import { firstChunk, followable, type ListReader, type PageRequest, queryAfterItem } from '../lists/lists.js';
import type { Begin, KeyAxis } from './key-axis.js';
import type { RangePage } from './slice.js';

const empty = { items: [], keys: [], places: [] };

/** Reads a page of a key range, with the query that a walk would have there. */
export async function readRange<Item>(
  reader: ListReader<object>,
  axis: KeyAxis,
  { from, after }: Begin,
  options: Pick<PageRequest, 'options' | 'hasWaitedForRate'> = {},
): Promise<RangePage<Item>> {
  const { query } = reader;
  const range = after
    ? queryAfterItem(query, after)
    : query.withoutBounds(query.near).plus(axis.bound('near', from));
  if (!range) return empty;
  const request = { ...options, after, startsAfter: after, isReadInParallel: true };
  let page = await reader.read({ ...request, query: firstChunk(range) });
  const repeated = followable(page);
  // The link of an empty page may be the same place in another spelling.
  if (page?.items.length === 0 && repeated && axis.beginOf(repeated.query) === from)
    page = await reader.read({ ...request, query: repeated.query, hasWaitedForRate: false });
  if (!page) return empty;
  const { next, keys, fail } = page;
  if (next instanceof ResponseError) throw next;
  const places = keys.map((key, index) => {
    const place = axis.at(key);
    if (place !== undefined && place >= from) return place;
    const expected = 'within the bounds of the request';
    const path = `/${query.operation.items}/${index}`;
    throw fail(`${path} should be ${expected}`, path, expected, key?.first);
  });
  const read = { items: page.items as readonly Item[], keys, places };
  if (!next) return read;
  if (next.startsAfter) return { ...read, rest: axis.behind(next.startsAfter) };
  const edge = axis.beginOf(next.query);
  if (edge !== undefined && edge > from) return { ...read, rest: { from: edge } };
  throw fail('links.next leads nowhere', '/links/next', 'a query that goes on', next.query.text);
}
