// The entry `ledger-query-client/query`: options for TanStack Query, which is not imported here.

export {
  type InfiniteQueryOptions,
  infiniteQueryOptions,
  type ListName,
} from './query/infinite-query-options.js';
export {
  type OperationName,
  type QueryKey,
  type QueryOptions,
  queryOptions,
} from './query/query-options.js';
