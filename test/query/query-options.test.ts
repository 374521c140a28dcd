import { getEventListeners } from 'node:events';
import { QueryClient, QueryObserver } from '@tanstack/query-core';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, createLedgerClient } from '../../src/index.js';
import { infiniteQueryOptions, queryOptions } from '../../src/query.js';
import { createSandbox } from '../../src/sandbox.js';
import { fetching } from '../setup/fetching.js';
import { rejection } from '../setup/thrown.js';

/** A client of the sandbox, and the requests that it has sent. */
function open(retry: false | { baseDelay: number } = false) {
  const sandbox = createSandbox();
  const sent: Request[] = [];
  const fetch = fetching((request) => {
    sent.push(request);
    return sandbox.fetch(request);
  });
  return { sandbox, sent, ledger: createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch, retry }) };
}

describe('a query of one operation', () => {
  it('returns exact data and caches it under its key', async () => {
    const { sandbox, sent, ledger } = open();
    const account = sandbox.add.account({ ethereum_nonce: 2n ** 62n }).account ?? '';
    const of = (id: string) => queryOptions(ledger, 'getAccount', { idOrAliasOrEvmAddress: id });
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    expect((await queries.fetchQuery(of(account))).ethereum_nonce).toBe(4611686018427387904n);
    await queries.fetchQuery(of(account.replace('0.0.', '')));
    expect(sent).toHaveLength(1);
    queries.clear();
  });

  it('is retried only by the transport', async () => {
    const { sandbox, sent, ledger } = open({ baseDelay: 0 });
    sandbox.faults.at(1, { status: 503 });
    const queries = new QueryClient();
    expect(await rejection(queries.fetchQuery(queryOptions(ledger, 'getBlocks')))).toBeInstanceOf(ApiError);
    expect(sent).toHaveLength(4);
    const observer = new QueryObserver(queries, queryOptions(ledger, 'getBlocks', { limit: 1 }));
    const stop = observer.subscribe(() => undefined);
    await observer.refetch();
    expect(observer.getCurrentResult()).toMatchObject({ isError: true, failureCount: 1 });
    expect(sent).toHaveLength(8);
    stop();
    queries.clear();
  });

  it('ends with its signal, and with the signal of its options', async () => {
    const { ledger } = open();
    for (const of of ['query', 'options']) {
      const [query, own] = [new AbortController(), new AbortController()];
      const input = [ledger, 'getBlocks', {}, { signal: own.signal }] as const;
      const { signal } = query;
      const one = rejection(queryOptions(...input).queryFn({ signal }));
      const page = rejection(infiniteQueryOptions(...input).queryFn({ signal, pageParam: undefined }));
      (of === 'query' ? query : own).abort(new Error(of));
      expect([await one, await page]).toMatchObject([{ message: of }, { message: of }]);
    }
  });

  it('leaves nothing at a signal of its options, also where signals cannot be combined', async () => {
    const { ledger } = open();
    const own = new AbortController();
    const combine = vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function');
    });
    try {
      for (let count = 0; count < 3; count += 1)
        await queryOptions(ledger, 'getBlocks', {}, { signal: own.signal }).queryFn({
          signal: new AbortController().signal,
        });
    } finally {
      combine.mockRestore();
    }
    expect(getEventListeners(own.signal, 'abort')).toEqual([]);
    own.abort(new Error('before'));
    const late = queryOptions(ledger, 'getBlocks', {}, { signal: own.signal });
    expect(await rejection(late.queryFn({ signal: new AbortController().signal }))).toMatchObject({
      message: 'before',
    });
    const wrong = queryOptions(ledger, 'getBlocks', {}, { signal: 'none' as never });
    expect(await rejection(wrong.queryFn({ signal: new AbortController().signal }))).toMatchObject({
      name: 'ParameterError',
    });
  });

  it('passes its options to the call', async () => {
    const { sent, ledger } = open();
    const queries = new QueryClient();
    await queries.fetchQuery(
      queryOptions(ledger, 'getBlocks', { limit: 1 }, { headers: { 'x-mine': 'yes' } }),
    );
    expect(sent[0]?.headers.get('x-mine')).toBe('yes');
    queries.clear();
  });
});
