import type { ListPage, ListRequest } from '../lists/lists.js';
import { type InputOf, type NameOf, type Operate, withSignal } from './operate.js';
import { queryKey } from './query-key.js';
import type { QueryOptions } from './query-options.js';

/** An operation of a client that is a list, by name. */
export type ListName<Client> = NameOf<Client, ListRequest<unknown, unknown>>;

type PageOf<Operation> = Operation extends (...input: never) => ListRequest<infer Page, infer Item>
  ? ListPage<Page, Item>
  : never;

/** What an infinite query of TanStack Query needs, to be given as it is or spread among other options. */
export interface InfiniteQueryOptions<Page> extends Pick<QueryOptions<Page>, 'queryKey' | 'retry'> {
  readonly queryFn: (context: {
    readonly signal: AbortSignal;
    /** The cursor of a page; undefined for the first. */
    readonly pageParam: string | undefined;
  }) => Promise<Page>;
  readonly initialPageParam: string | undefined;
  readonly getNextPageParam: (page: Page) => string | null;
  readonly getPreviousPageParam: (page: Page) => string | null;
}

/**
 * Options of a list for an infinite query of TanStack Query: for `useInfiniteQuery` and the like.
 *
 * A page is a record of `items`, `data`, `next` and `previous`; its cursors are what pages are asked for by, so that a
 * refetch goes from page to page without leaving anything out, also where items have come. All else is as with
 * {@link queryOptions}.
 *
 * @param client A ledger or status client.
 * @param operation The name of one of its lists.
 * @param input What the operation itself is called with: parameters, and options of the call.
 * @example
 * const ledger = createLedgerClient({ network: 'testnet' });
 * const { data, fetchNextPage } = useInfiniteQuery(
 *   infiniteQueryOptions(ledger, 'getNfts', { tokenId: '0.0.3001', limit: 25 }),
 * );
 */
export function infiniteQueryOptions<Client, Name extends ListName<Client>>(
  client: Client,
  operation: Name,
  ...input: InputOf<Client[Name]>
): InfiniteQueryOptions<PageOf<Client[Name]>>;
export function infiniteQueryOptions<Name extends string>(
  client: Operate<Name, ListRequest<unknown, unknown>>,
  operation: Name,
  ...[params, options]: Parameters<(typeof client)[Name]>
): InfiniteQueryOptions<ListPage<unknown, unknown>> {
  return {
    // One page and several are not the same data.
    queryKey: [...queryKey(client[operation](params, options)), 'pages'],
    queryFn: ({ signal, pageParam }) =>
      client[operation](params, withSignal(options, signal)).page(pageParam),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
    getPreviousPageParam: ({ previous }) => previous,
    retry: false,
  };
}
