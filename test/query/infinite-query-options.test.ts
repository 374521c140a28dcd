import { InfiniteQueryObserver, QueryClient } from '@tanstack/query-core';
import { describe, expect, it } from 'vitest';
import { createLedgerClient } from '../../src/index.js';
import { infiniteQueryOptions } from '../../src/query.js';
import { numbers, rowsOf } from '../keyset/list.js';
import { listOf } from '../keyset/lists.js';
import { KeysetService } from '../keyset/service.js';

/** An observer of a query of contracts with two items a page, as a hook creates it. */
function observe(more: { readonly maxPages?: number } = {}) {
  const rows = rowsOf(numbers(5));
  const server = new KeysetService(listOf('getContracts'), rows);
  const ledger = createLedgerClient({
    baseUrl: 'https://ledger.test',
    fetch: server.fetch,
    validation: 'off',
    retry: false,
  });
  const queries = new QueryClient();
  const observer = new InfiniteQueryObserver(queries, {
    ...infiniteQueryOptions(ledger, 'getContracts', { limit: 2, order: 'asc' }),
    ...more,
    select: ({ pages }) => pages.flatMap((page) => page.items.map(({ contract_id }) => contract_id)),
  });
  return { rows, observer, end: [observer.subscribe(() => undefined), () => queries.clear()] };
}

describe('a list in useInfiniteQuery', () => {
  // TanStack Query would send each failed call three times more, with delays of its own.
  it('is retried by the client only', () => {
    const ledger = createLedgerClient({ baseUrl: 'https://ledger.test' });
    expect(infiniteQueryOptions(ledger, 'getContracts').retry).toBe(false);
  });

  it('reports whether there are more pages, also after a refetch with new items', async () => {
    const { rows, observer, end } = observe();
    await observer.refetch();
    await observer.fetchNextPage();
    expect(observer.getCurrentResult()).toMatchObject({
      data: ['0.0.1', '0.0.2', '0.0.3', '0.0.4'],
      hasNextPage: true,
      hasPreviousPage: false,
    });
    await observer.fetchNextPage();
    expect(observer.getCurrentResult()).toMatchObject({ hasNextPage: false });
    rows.push(...rowsOf([6n, 7n]));
    expect((await observer.refetch()).data).toEqual(['0.0.1', '0.0.2', '0.0.3', '0.0.4', '0.0.5', '0.0.6']);
    expect(observer.getCurrentResult().hasNextPage).toBe(true);
    const last = await observer.fetchNextPage();
    expect(last.data).toEqual(['0.0.1', '0.0.2', '0.0.3', '0.0.4', '0.0.5', '0.0.6', '0.0.7']);
    expect(last.hasNextPage).toBe(false);
    for (const stop of end) stop();
  });

  it('reads previous pages again that it has dropped', async () => {
    const { observer, end } = observe({ maxPages: 1 });
    await observer.refetch();
    await observer.fetchNextPage();
    expect(observer.getCurrentResult()).toMatchObject({ data: ['0.0.3', '0.0.4'], hasPreviousPage: true });
    expect(await observer.fetchPreviousPage()).toMatchObject({
      data: ['0.0.1', '0.0.2'],
      hasNextPage: true,
    });
    for (const stop of end) stop();
  });
});
