import type { CallOptions, PageReply } from '../client/client.js';
import { ResponseError } from '../errors/errors.js';
import { countWithin, type ItemKey, type Misplaced, orderedKeys } from './item-key.js';
import type { ListQuery } from './list-query.js';
import { type Fail, type NextQuery, nextOf, nextQuery, type SentQueries } from './next-query.js';

/** A request for one page of a list. */
export interface PageRequest {
  readonly query: ListQuery;
  /** The list, if it is a part of the whole list or its other order. @default the whole list */
  readonly list?: ListQuery | undefined;
  /** The key of the last item before the page. */
  readonly after?: ItemKey | undefined;
  /** Whether it is the page before a place, read in the other order. */
  readonly isBack?: boolean | undefined;
  readonly options?: CallOptions | undefined;
  /** Whether other pages of the list are read at the same time. */
  readonly isPart?: boolean | undefined;
  /** Whether the rate limit was already applied. */
  readonly hasPassed?: boolean | undefined;
}

/** A page whose items are checked to be in order and in the list. */
export interface ReadPage<Page> {
  readonly data: Page;
  readonly items: readonly unknown[];
  /** Empty if the list has no range key. */
  readonly keys: readonly (ItemKey | undefined)[];
  /** Null at the end of the list, an error if no query continues the list. */
  readonly next: NextQuery | null | ResponseError;
  /** Whether items are before it; undefined if that is unknown. */
  readonly hasPrevious?: boolean | undefined;
  readonly fail: Fail;
}

export function readPage<Page extends object>(
  { data, response, context, preview }: PageReply<Page>,
  { query: sent, after, isPart }: PageRequest,
  list: ListQuery,
  seen: SentQueries,
): ReadPage<Page> {
  const fail: Fail = (message, instancePath, expected, got) =>
    new ResponseError(
      `the list cannot be followed: ${message}`,
      { status: response.status, text: '', issues: [{ instancePath, expected, got: preview(got) }] },
      context,
    );
  const misplaced: Misplaced = (index, expected, got) => {
    const path = `/${list.operation.items}/${index}`;
    return fail(`${path} should be ${expected}`, path, expected, got);
  };
  const items = itemsOf(list, data);
  if (!items) throw fail('its items cannot be told', '', 'one array, or the option items', Object.keys(data));
  let keys: (ItemKey | undefined)[] = [];
  try {
    keys = orderedKeys(list, items, after, misplaced);
  } catch (error) {
    // The only page of a list cannot repeat items of another page.
    const isOnlyPage = !isPart && !after && nextOf(data) === null;
    if (!isOnlyPage || !(error instanceof ResponseError)) throw error;
  }
  const count = keys.length === 0 ? items.length : countWithin(list, keys, misplaced);
  if (count < items.length)
    return { data, items: items.slice(0, count), keys: keys.slice(0, count), fail, next: null };
  const next = nextQuery(list, { data, count, last: keys.at(-1), sent, fail }, seen);
  return { data, items, keys, fail, next };
}

/** The next page; undefined at the end of a list, and if no query continues it. */
export function followable(page: Pick<ReadPage<object>, 'next'> | undefined): NextQuery | undefined {
  const next = page?.next;
  return next && !(next instanceof ResponseError) ? next : undefined;
}

/** In a list that the description does not know, the items are the only array. */
function itemsOf({ operation: { items } }: ListQuery, page: object): unknown[] | undefined {
  if (items !== undefined) return (page as Record<string, unknown>)[items] as unknown[];
  const [only, another] = Array.isArray(page) ? [page] : Object.values(page).filter(Array.isArray);
  return another ? undefined : only;
}
