import { InfiniteQueryObserver, type QueryClient, QueryObserver } from '@tanstack/query-core';
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import {
  createLedgerClient,
  createStatusClient,
  gte,
  type ListPage,
  type Nft,
  type Nfts,
  type SummaryResponse,
  type Topic,
} from '../../../src/index.js';
import { infiniteQueryOptions, queryOptions } from '../../../src/query.js';
import { hold, type Same } from '../../types/same.js';

// Compiled by npm run test:examples, never run: the data of an operation has its type in the hooks of TanStack Query.

const ledger = createLedgerClient({ network: 'testnet' });
const status = createStatusClient();
const topicId = '0.0.4001';
const nftsOfToken = infiniteQueryOptions(ledger, 'getNfts', { tokenId: 5n, limit: 25 }, { timeout: 1000 });

export async function useOneReply(queries: QueryClient): Promise<void> {
  const topic = useQuery(queryOptions(ledger, 'getTopic', { topicId }));
  hold<Same<typeof topic.data, Topic | undefined>>();
  const memo = useQuery({ ...queryOptions(ledger, 'getTopic', { topicId }), select: (data) => data.memo });
  hold<Same<typeof memo.data, Topic['memo'] | undefined>>();
  const summary = useSuspenseQuery({ ...queryOptions(status, 'getSummary'), staleTime: 60_000 });
  hold<Same<typeof summary.data, SummaryResponse>>();
  const fetched = await queries.fetchQuery(queryOptions(ledger, 'getNfts', { tokenId: 5 }));
  hold<Same<typeof fetched, Nfts>>();
  const observer = new QueryObserver(queries, queryOptions(ledger, 'getTopic', { topicId }));
  hold<Same<ReturnType<typeof observer.getCurrentResult>['data'], Topic | undefined>>();
  queryOptions(ledger, 'getTransactions', { timestamp: gte(new Date(0)) }, { timeout: 1000 });
}

export async function usePages(queries: QueryClient): Promise<void> {
  const nfts = useInfiniteQuery(nftsOfToken);
  hold<Same<NonNullable<typeof nfts.data>['pages'], ListPage<Nfts, Nft>[]>>();
  const serials = useInfiniteQuery({
    ...nftsOfToken,
    maxPages: 3,
    select: ({ pages }) => pages.flatMap(({ items }) => items.map(({ serial_number }) => serial_number)),
  });
  hold<Same<typeof serials.data, Nft['serial_number'][] | undefined>>();
  const { pages, pageParams } = await queries.fetchInfiniteQuery(nftsOfToken);
  hold<Same<typeof pages, ListPage<Nfts, Nft>[]>>();
  hold<Same<typeof pageParams, (string | undefined)[]>>();
  const observer = new InfiniteQueryObserver(queries, nftsOfToken);
  await observer.fetchNextPage();
}

export function refusedCalls(): void {
  // @ts-expect-error the operation does not exist
  queryOptions(ledger, 'getTopics');
  // @ts-expect-error calls by path are not operations
  queryOptions(ledger, 'GET');
  // @ts-expect-error the transport is not an operation
  queryOptions(ledger, 'transport');
  // @ts-expect-error the parameter topicId is missing
  queryOptions(ledger, 'getTopic');
  // @ts-expect-error a topic has no such parameter
  queryOptions(ledger, 'getTopic', { topicId, tokenId: topicId });
  // @ts-expect-error the order is asc or desc
  infiniteQueryOptions(ledger, 'getNfts', { tokenId: 5, order: 'sideways' });
  // @ts-expect-error a topic is not a list
  infiniteQueryOptions(ledger, 'getTopic', { topicId });
}
