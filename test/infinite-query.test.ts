import { InfiniteQueryObserver, QueryClient } from '@tanstack/query-core';
import { describe, expect, it } from 'vitest';
import { createLedgerClient } from '../src/index.js';
import { entity, KeysetServer } from './keyset-server.js';

const contracts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ contract_id: `0.0.${index + 1}`, nonce: 1 }));

describe('a list in useInfiniteQuery', () => {
  it('knows whether there is more, after a refetch with a new item and through select', async () => {
    const items = contracts(5);
    const server = new KeysetServer({
      path: '/api/v1/contracts',
      property: 'contracts',
      column: { parameter: 'contract.id', field: 'contract_id', read: entity },
      order: 'desc',
      items,
    });
    const ledger = createLedgerClient({
      baseUrl: 'https://ledger.test',
      fetch: server.fetch,
      validation: 'off',
      retry: false,
    });
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
    const observer = new InfiniteQueryObserver(queries, {
      queryKey: ['contracts'],
      queryFn: ({ pageParam, signal }) =>
        ledger.getContracts({ limit: 2, order: 'asc' }, { signal }).page(pageParam),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      getPreviousPageParam: ({ previous }) => previous ?? undefined,
      select: ({ pages }) => pages.flatMap((page) => page.items.map(({ contract_id }) => contract_id)),
    });
    const stop = observer.subscribe(() => undefined);
    await observer.refetch();
    await observer.fetchNextPage();
    expect(observer.getCurrentResult()).toMatchObject({
      data: ['0.0.1', '0.0.2', '0.0.3', '0.0.4'],
      hasNextPage: true,
      hasPreviousPage: false,
    });
    await observer.fetchNextPage();
    expect(observer.getCurrentResult()).toMatchObject({ hasNextPage: false });
    items.push({ contract_id: '0.0.6', nonce: 1 }, { contract_id: '0.0.7', nonce: 1 });
    expect((await observer.refetch()).data).toEqual(['0.0.1', '0.0.2', '0.0.3', '0.0.4', '0.0.5', '0.0.6']);
    expect(observer.getCurrentResult().hasNextPage).toBe(true);
    const last = await observer.fetchNextPage();
    expect(last.data).toEqual(['0.0.1', '0.0.2', '0.0.3', '0.0.4', '0.0.5', '0.0.6', '0.0.7']);
    expect(last.hasNextPage).toBe(false);
    stop();
    queries.clear();
  });
});
