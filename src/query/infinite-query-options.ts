import { requestKey } from '../core.js';
import type { ListPage, ListRequest } from '../index.js';
import { type InputOf, type NameOf, type Operate, type OperationOf, sendWith } from './operation-types.js';
import type { QueryOptions } from './query-options.js';

/** The name of a list operation of a client. */
export type ListName<Client> = NameOf<Client, ListRequest<unknown, unknown>>;

type PageOf<Operation> = Operation extends (...input: never) => ListRequest<infer Page, infer Item>
  ? ListPage<Page, Item>
  : never;

/** Options for an infinite query of TanStack Query. Pass them as they are, or spread them among other options. */
export interface InfiniteQueryOptions<Page> extends Pick<QueryOptions<Page>, 'queryKey' | 'retry'> {
  readonly queryFn: (context: {
    readonly signal: AbortSignal;
    /** The cursor of the page; undefined for the first page. */
    readonly pageParam: string | undefined;
  }) => Promise<Page>;
  readonly initialPageParam: string | undefined;
  readonly getNextPageParam: (page: Page) => string | null;
  readonly getPreviousPageParam: (page: Page) => string | null;
}

/**
 * Creates options for a list in TanStack Query: for `useInfiniteQuery` and others.
 *
 * A page is a record of `items`, `data`, `next` and `previous`. Pages are requested by cursor, so a refetch returns every
 * item also if new items have appeared. Keys, signals, retries and errors are as with {@link queryOptions}.
 *
 * @param client A ledger or status client.
 * @param operation The name of one of its lists.
 * @param input The arguments of the operation: parameters, and options of the call.
 * @throws TypeError if the client is not one of this package, or a body is a Blob.
 * @example
 * const ledger = createLedgerClient({ network: 'testnet' });
 * const { data, fetchNextPage } = useInfiniteQuery(
 *   infiniteQueryOptions(ledger, 'getNfts', { tokenId: '0.0.3001', limit: 25 }),
 * );
 */
export function infiniteQueryOptions<Client, Name extends ListName<Client>>(
  client: Client,
  operation: Name,
  ...input: InputOf<OperationOf<Client, Name>>
): InfiniteQueryOptions<PageOf<Client[Name]>>;
export function infiniteQueryOptions<Name extends string>(
  client: Operate<Name, ListRequest<unknown, unknown>>,
  operation: Name,
  ...[params, options]: Parameters<(typeof client)[Name]>
): InfiniteQueryOptions<ListPage<unknown, unknown>> {
  return {
    // The key differs from that of a plain query, because the data differs: pages instead of one reply.
    queryKey: [...requestKey(client[operation](params, options)), 'pages'],
    queryFn: ({ signal, pageParam }) =>
      sendWith(options, signal, (own) => client[operation](params, own).page(pageParam)),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
    getPreviousPageParam: ({ previous }) => previous,
    retry: false,
  };
}
