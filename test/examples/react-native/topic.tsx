// Shows the messages of a topic in React Native, newest first. The list requests the next page when its end is visible.
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { type LedgerClient, messageText } from 'ledger-query-client';
import { infiniteQueryOptions } from 'ledger-query-client/query';
import { FlatList, Text } from 'react-native';

export function Topic({ ledger, topicId }: { readonly ledger: LedgerClient; readonly topicId: string }) {
  const pages = useInfiniteQuery(
    infiniteQueryOptions(ledger, 'getTopicMessages', { topicId, order: 'desc' }),
  );
  return (
    <FlatList
      data={pages.data?.pages.flatMap(({ items }) => items) ?? []}
      // React keys cannot be bigints.
      keyExtractor={({ sequence_number }) => String(sequence_number)}
      renderItem={({ item }) => <Text>{`${item.sequence_number} ${messageText(item)}`}</Text>}
      onEndReached={() => pages.hasNextPage && pages.fetchNextPage()}
      onRefresh={() => pages.refetch()}
      refreshing={pages.isRefetching}
    />
  );
}

export function App({
  queries = new QueryClient(),
  ...props
}: Parameters<typeof Topic>[0] & { queries?: QueryClient }) {
  return (
    <QueryClientProvider client={queries}>
      <Topic {...props} />
    </QueryClientProvider>
  );
}
