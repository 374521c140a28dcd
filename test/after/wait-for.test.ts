import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, createLedgerClient, TimeoutError, waitFor } from '../../src/index.js';
import { fetching } from '../setup/fetching.js';
import { rejection } from '../setup/thrown.js';
import { turn } from '../setup/virtual-time.js';

const transactionId = '0.0.1-1767225600-000000005';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Lets a minute pass. Returns the result or the error, and the milliseconds until then. No timer may be left. */
async function settled<Result>(work: Promise<Result>) {
  const begin = performance.now();
  const ended = work.then(
    (result) => ({ result, error: undefined, after: performance.now() - begin }),
    (error: unknown) => ({ result: undefined, error, after: performance.now() - begin }),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(vi.getTimerCount()).toBe(0);
  return ended;
}

/** A client whose service returns 404 for a while. */
function lagging(misses: number, status = 404) {
  let sent = 0;
  const ledger = createLedgerClient({
    baseUrl: 'http://ledger.test',
    retry: false,
    fetch: async () => {
      sent += 1;
      return sent > misses
        ? new Response(`{"transactions":[{"charged_tx_fee":${sent}}]}`)
        : new Response('{"_status":{"messages":[{"message":"Not found"}]}}', { status });
    },
  });
  return { ledger, sent: () => sent };
}

describe('waitFor', () => {
  it('repeats the lookup while the service returns 404', async () => {
    const { ledger, sent } = lagging(3);
    const { result, after } = await settled(waitFor(() => ledger.getTransaction({ transactionId })));
    expect(result?.transactions?.[0]?.charged_tx_fee).toBe(4n);
    expect(sent()).toBe(4);
    expect(after).toBe(1500);
  });

  it('repeats the lookup until its result meets the condition', async () => {
    const { ledger } = lagging(0);
    const lookup = () => ledger.getTransaction({ transactionId });
    const until = (data: Awaited<ReturnType<typeof lookup>>) => data.transactions?.[0]?.charged_tx_fee === 3n;
    const { result, after } = await settled(waitFor(lookup, { until, interval: 10 }));
    expect(result?.transactions?.[0]?.charged_tx_fee).toBe(3n);
    expect(after).toBe(20);
  });

  it('throws any other error, also one that only looks like a 404', async () => {
    const { ledger, sent } = lagging(9, 400);
    const { error } = await settled(waitFor(() => ledger.getTransaction({ transactionId })));
    expect(error).toBeInstanceOf(ApiError);
    expect(sent()).toBe(1);
    const other = Object.assign(new Error('from elsewhere'), { status: 404 });
    expect(await settled(waitFor(() => Promise.reject(other)))).toMatchObject({ error: other, after: 0 });
  });

  it('gives up with a TimeoutError that names the operation', async () => {
    const { ledger } = lagging(1000);
    const lookup = () => ledger.getTransaction({ transactionId });
    const { error, after } = await settled(waitFor(lookup, { timeout: 2100 }));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({
      operationId: 'getTransaction',
      timeout: 2100,
      attempts: 5,
      cause: { status: 404 },
    });
    expect(after).toBe(2100);
  });

  it('says that it was found if only the condition was not met', async () => {
    const until = () => false;
    const { error } = await settled(waitFor(async () => 5, { timeout: 50, until }));
    expect(error).toMatchObject({ message: 'no result met the condition until within 50 ms' });
    expect(error).not.toHaveProperty('cause');
  });

  it('gives up on a lookup that hangs, and aborts it', async () => {
    let received: AbortSignal | undefined;
    const hanging = (signal: AbortSignal): Promise<never> => {
      received = signal;
      return new Promise(() => undefined);
    };
    const { error } = await settled(waitFor(hanging, { timeout: 50 }));
    expect(error).toBeInstanceOf(TimeoutError);
    // No operation has answered yet, so the error has no operation ID.
    expect(error).toMatchObject({ operationId: '', method: '', url: '', attempts: 1 });
    expect(error).toHaveProperty('message', 'not found within 50 ms');
    expect(received?.aborted).toBe(true);
  });

  /** A client whose service never replies, and its requests. */
  function silent() {
    const sent: { signal: AbortSignal }[] = [];
    const ledger = createLedgerClient({
      baseUrl: 'http://ledger.test',
      fetch: fetching(({ signal }) => {
        sent.push({ signal });
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      }),
    });
    return { ledger, sent };
  }

  type Lookup = (
    ledger: ReturnType<typeof createLedgerClient>,
    options?: { signal: AbortSignal },
  ) => PromiseLike<unknown>;
  const lookups: [string, Lookup][] = [
    ['a lookup', (ledger, options) => ledger.getTransaction({ transactionId }, options)],
    ['a page of a list', (ledger, options) => ledger.getNetworkNodes({}, options)],
    ['a page of a list that can be scanned', (ledger, options) => ledger.getTransactions({}, options)],
  ];

  it.each(lookups)('leaves no request running after the timeout: %s', async (_, lookup) => {
    const { ledger, sent } = silent();
    const waiting = waitFor(() => lookup(ledger), { timeout: 50 });
    waiting.catch(() => undefined);
    await turn();
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([false]);
    const { error } = await settled(waiting);
    expect(error).toBeInstanceOf(TimeoutError);
    await turn();
    expect(sent.map(({ signal }) => [signal.aborted, signal.reason])).toEqual([[true, error]]);
  });

  it.each([null, { signal: 5 }, { signal: {} }])('refuses the options %o of the lookup', async (options) => {
    const { ledger, sent } = silent();
    const lookup = () => ledger.getTransaction({ transactionId }, options as never);
    expect(await settled(waitFor(lookup))).toMatchObject({ error: { name: 'ParameterError' }, after: 0 });
    expect(sent).toEqual([]);
  });

  it('also ends when the signal of the lookup is aborted', async () => {
    vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new Error('is missing in React Native, and leaks memory in Node');
    });
    const { ledger, sent } = silent();
    const controller = new AbortController();
    const ended = waitFor(() => ledger.getTransaction({ transactionId }, { signal: controller.signal }));
    const reason = rejection(ended);
    await turn();
    controller.abort('enough');
    expect(await reason).toBe('enough');
    expect(sent.map(({ signal }) => [signal.aborted, signal.reason])).toEqual([[true, 'enough']]);
    vi.restoreAllMocks();
  });

  it('passes its signal to a lookup that is an async function', async () => {
    const { ledger, sent } = silent();
    const lookup = async (signal: AbortSignal) => {
      const { transactions } = await ledger.getTransaction({ transactionId }, { signal });
      return transactions;
    };
    const { error } = await settled(waitFor(lookup, { timeout: 50 }));
    await turn();
    expect(sent.map(({ signal }) => [signal.aborted, signal.reason])).toEqual([[true, error]]);
  });

  it('does not abort a request that other code has sent', async () => {
    const { ledger, sent } = silent();
    const controller = new AbortController();
    const request = ledger.getTransaction({ transactionId }, { signal: controller.signal });
    const ended = rejection(request);
    await turn();
    const error = rejection(waitFor(() => request, { timeout: 50 }));
    await vi.advanceTimersByTimeAsync(50);
    expect(await error).toBeInstanceOf(TimeoutError);
    await turn();
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([false]);
    controller.abort('enough');
    expect(await ended).toBe('enough');
  });

  it.each([
    ...[{ interval: Number.NaN }, { interval: -1 }, { timeout: Number.NaN }, { retries: 3 }],
    ...[{ until: 'found' }, { signal: {} }, null],
  ])('refuses %j before the first lookup', async (options) => {
    const lookup = vi.fn(async () => 'found');
    const [parameter] = Object.keys(options ?? { options });
    expect(await rejection(waitFor(lookup, options as never))).toMatchObject({
      name: 'ParameterError',
      parameter,
    });
    expect(lookup).not.toHaveBeenCalled();
  });

  it('wants a function, as a request can be sent only once', async () => {
    const { ledger, sent } = lagging(0);
    for (const request of [ledger.getTransaction({ transactionId }), Promise.resolve(5)])
      expect(await rejection(waitFor(request as never))).toHaveProperty(
        'message',
        'lookup must be a function that makes a new request, such as () => ledger.getBlock(…), got a promise',
      );
    expect(sent()).toBe(0);
  });

  it('rejects at once with the reason of an abort', async () => {
    const controller = new AbortController();
    const { ledger } = lagging(1000);
    const { signal } = controller;
    const waiting = rejection(waitFor(() => ledger.getTransaction({ transactionId }), { signal }));
    await turn();
    controller.abort('changed my mind');
    expect(await waiting).toBe('changed my mind');
    expect(vi.getTimerCount()).toBe(0);
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
    const late = waitFor(() => ledger.getTransaction({ transactionId }), { signal });
    await expect(late).rejects.toBe('changed my mind');
  });
});
