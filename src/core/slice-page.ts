import { type CallContext, ResponseError, shown } from './errors.js';
import type { PageReply } from './exchange.js';
import { itemsOf } from './list-request.js';
import { Trail } from './next-query.js';
import type { Operation } from './operation.js';
import type { CallOptions } from './options.js';
import type { Place, RangeLine } from './range-line.js';
import { following } from './walk.js';

/** Asks for one page of a list. */
export type Ask = (query: string | undefined, options?: CallOptions) => Promise<PageReply<object>>;

/** The first items of a slice, as they came. */
export interface SlicePage<Item> {
  readonly items: readonly Item[];
  /** The query that follows, null where nothing does, or why there is none. */
  readonly next: string | null | ResponseError;
  /** The query that the call's parameters make. */
  readonly firstQuery: string;
  /** How many items it may have. */
  readonly most: number;
  readonly status: number;
  readonly context: CallContext;
}

/** Asks for pages until one has items: an empty one may have a next, which keeps what `slice` asks for. */
export async function firstItems<Item>(
  operation: Operation,
  ask: Ask,
  query: string | undefined,
  slice?: string,
): Promise<SlicePage<Item>> {
  let trail: Trail | undefined;
  let most = 0;
  for (let wanted = query; ; ) {
    const { data, response, context, firstQuery, query: sent } = await ask(wanted);
    if (!trail) most = limitOf(sent);
    trail ??= new Trail(slice ?? firstQuery, sent);
    const { status } = response;
    const items = itemsOf<Item>(operation, data);
    const next = following(operation, trail, data, status, context);
    if (items.length > 0 || next === null) return { items, next, firstQuery, most, status, context };
    if (next instanceof ResponseError) throw next;
    wanted = next;
  }
}

/** How many items a query asks for at most. */
export function limitOf(query: string): number {
  return Number(/(?:^|&)limit=(\d+)/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
}

/**
 * The place of the last item, once each has been found to be where it may be: behind the one before it, within the
 * slice, and not beyond the limit.
 *
 * @throws ResponseError otherwise.
 */
export function lastPlace(
  { items: property }: Operation,
  line: RangeLine,
  { items, most, status, context }: SlicePage<unknown>,
  { from, to, after }: { from: bigint; to: bigint; after?: unknown },
): Place | undefined {
  let last = line.place(after);
  for (const [index, item] of items.entries()) {
    const place = line.place(item);
    const isBehind =
      !last || !place || place.key > last.key || (place.key === last.key && place.second > last.second);
    if (!place || place.key < from || place.key > to || !isBehind || index >= most) {
      const expected = 'in its order, within the bounds and the limit asked for';
      const issue = { instancePath: `/${property}/${index}`, expected, got: shown(place?.key) };
      const message = `the list cannot be scanned: ${issue.instancePath} should be ${expected}`;
      throw new ResponseError(message, { status, text: '', issues: [issue] }, context);
    }
    last = place;
  }
  return last;
}
