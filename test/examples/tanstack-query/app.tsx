// Shows the messages of a topic in React, newest first, page by page, with queryOptions and infiniteQueryOptions.
// Render it as <App ledger={createLedgerClient({ network: 'testnet' })} topicId="0.0.4001" />.
import { QueryClient, QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type LedgerClient, messageText } from 'ledger-query-client';
import { infiniteQueryOptions, queryOptions } from 'ledger-query-client/query';

interface Props {
  readonly ledger: LedgerClient;
  readonly topicId: string;
}

const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });

export function App(props: Props) {
  return (
    <QueryClientProvider client={queries}>
      <Topic {...props} />
      <Messages {...props} />
    </QueryClientProvider>
  );
}

function Topic({ ledger, topicId }: Props) {
  const { data, error } = useQuery(queryOptions(ledger, 'getTopic', { topicId }));
  if (error) return <p role="alert">{error.message}</p>;
  return <h1>{data ? `${data.topic_id}: ${data.memo}` : 'Loading'}</h1>;
}

function Messages({ ledger, topicId }: Props) {
  const pages = useInfiniteQuery({
    ...infiniteQueryOptions(ledger, 'getTopicMessages', { topicId, order: 'desc', limit: 5 }),
    // Keep only the visible page. The others can be requested by their cursors.
    maxPages: 1,
  });
  const messages = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <ol>
        {messages.map((message) => (
          // React keys cannot be bigints.
          <li key={String(message.sequence_number)}>
            {`${message.sequence_number} ${messageText(message)}`}
          </li>
        ))}
      </ol>
      <button type="button" disabled={!pages.hasPreviousPage} onClick={() => pages.fetchPreviousPage()}>
        Newer
      </button>
      <button type="button" disabled={!pages.hasNextPage} onClick={() => pages.fetchNextPage()}>
        Older
      </button>
      <button type="button" onClick={() => pages.refetch()}>
        Refresh
      </button>
    </>
  );
}
