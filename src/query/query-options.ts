import { requestKey } from '../core.js';
import type { LedgerRequest } from '../index.js';
import { type InputOf, type NameOf, type Operate, type OperationOf, sendWith } from './operation-types.js';

/** The key of a query: service, operation ID and input, as JSON. Infinite queries add `'pages'`. */
export type QueryKey = readonly [service: string, operationId: string, input: object, ...kind: string[]];

/** The name of an operation of a client. */
export type OperationName<Client> = NameOf<Client, LedgerRequest<unknown>>;

type DataOf<Operation> = Operation extends (...input: never) => LedgerRequest<infer Data> ? Data : never;

/** Options for a query of TanStack Query. Pass them as they are, or spread them among other options. */
export interface QueryOptions<Data> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>;
  /** The transport retries. Three more retries for each of its attempts would send a call up to 16 times. */
  readonly retry: false;
}

/**
 * Creates options for one operation in TanStack Query: for `useQuery`, `prefetchQuery`, `fetchQuery` and others.
 *
 * The key is JSON. It is the same for parameters with the same meaning, and differs between networks. The signal of the
 * query ends the call. The transport retries; retries of TanStack Query are off. Bad input does not throw here: the query
 * fails with a `ParameterError`.
 *
 * @param client A ledger or status client.
 * @param operation The name of one of its operations.
 * @param input The arguments of the operation: parameters, and options of the call.
 * @throws TypeError if the client is not one of this package, or a body is a Blob.
 * @example
 * const ledger = createLedgerClient({ network: 'testnet' });
 * const { data } = useQuery(queryOptions(ledger, 'getTopic', { topicId: '0.0.4001' }));
 */
export function queryOptions<Client, Name extends OperationName<Client>>(
  client: Client,
  operation: Name,
  ...input: InputOf<OperationOf<Client, Name>>
): QueryOptions<DataOf<Client[Name]>>;
export function queryOptions<Name extends string>(
  client: Operate<Name, LedgerRequest<unknown>>,
  operation: Name,
  ...[params, options]: Parameters<(typeof client)[Name]>
): QueryOptions<unknown> {
  return {
    queryKey: requestKey(client[operation](params, options)),
    queryFn: ({ signal }) => sendWith(options, signal, (own) => client[operation](params, own)),
    retry: false,
  };
}
