// What turns operations into options of TanStack Query, which is not needed here.

export {
  type InfiniteQueryOptions,
  infiniteQueryOptions,
  type ListName,
} from './query/infinite-query-options.js';
export type { QueryKey } from './query/query-key.js';
export { type OperationName, type QueryOptions, queryOptions } from './query/query-options.js';
