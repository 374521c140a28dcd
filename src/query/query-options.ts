import type { LedgerRequest } from '../client/client.js';
import { type InputOf, type NameOf, type Operate, withSignal } from './operate.js';
import { type QueryKey, queryKey } from './query-key.js';

/** An operation of a client, by name. */
export type OperationName<Client> = NameOf<Client, LedgerRequest<unknown>>;

type DataOf<Operation> = Operation extends (...input: never) => LedgerRequest<infer Data> ? Data : never;

/** What a query of TanStack Query needs, to be given as it is or spread among other options. */
export interface QueryOptions<Data> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>;
  /** The transport retries, and knows what can succeed; three more above it would send a call up to 16 times. */
  readonly retry: false;
}

/**
 * Options of one operation for TanStack Query: for `useQuery`, `prefetchQuery`, `fetchQuery` and the like.
 *
 * The key is JSON, the same for all parameters that mean the same, and tells networks apart. The query's `signal` ends
 * the call. Retries are the transport's: those of TanStack are off. What the service would refuse fails the query; it
 * does not throw here.
 *
 * @param client A ledger or status client.
 * @param operation The name of one of its operations.
 * @param input What the operation itself is called with: parameters, and options of the call.
 * @example
 * const ledger = createLedgerClient({ network: 'testnet' });
 * const { data } = useQuery(queryOptions(ledger, 'getTopic', { topicId: '0.0.4001' }));
 */
export function queryOptions<Client, Name extends OperationName<Client>>(
  client: Client,
  operation: Name,
  ...input: InputOf<Client[Name]>
): QueryOptions<DataOf<Client[Name]>>;
export function queryOptions<Name extends string>(
  client: Operate<Name, LedgerRequest<unknown>>,
  operation: Name,
  ...[params, options]: Parameters<(typeof client)[Name]>
): QueryOptions<unknown> {
  return {
    queryKey: queryKey(client[operation](params, options)),
    queryFn: ({ signal }) => client[operation](params, withSignal(options, signal)),
    retry: false,
  };
}
