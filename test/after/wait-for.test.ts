import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { repeat } from '../../src/after/wait-for.js';
import { ApiError, createLedgerClient, TimeoutError, waitFor } from '../../src/index.js';
import { rejection } from '../client/thrown.js';
import { fetching } from '../fetching.js';
import { turn, VirtualTime } from '../virtual-time.js';

const transactionId = '0.0.1-1767225600-000000005';

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
    const time = new VirtualTime();
    const begin = time.now();
    const { ledger, sent } = lagging(3);
    const found = await time.run(repeat(() => ledger.getTransaction({ transactionId }), {}, time));
    expect(found.transactions?.[0]?.charged_tx_fee).toBe(4n);
    expect(sent()).toBe(4);
    expect(time.now() - begin).toBe(1500);
    expect(time.pending).toBe(0);
  });

  it('repeats the lookup until its result meets the condition', async () => {
    const time = new VirtualTime();
    const { ledger } = lagging(0);
    const until = (data: { transactions?: { charged_tx_fee?: bigint }[] }) =>
      data.transactions?.[0]?.charged_tx_fee === 3n;
    const lookup = () => ledger.getTransaction({ transactionId });
    const found = await time.run(repeat(lookup, { until, interval: 10 }, time));
    expect(found.transactions?.[0]?.charged_tx_fee).toBe(3n);
  });

  it('throws any other error', async () => {
    const time = new VirtualTime();
    const { ledger, sent } = lagging(9, 400);
    const error = await time.run(
      repeat(() => ledger.getTransaction({ transactionId }), {}, time).catch((reason: unknown) => reason),
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400 });
    expect(sent()).toBe(1);
    expect(time.pending).toBe(0);
  });

  it('throws an error that only looks like a 404', async () => {
    const time = new VirtualTime();
    const other = Object.assign(new Error('from elsewhere'), { status: 404 });
    let lookups = 0;
    const lookup = (): Promise<never> => {
      lookups += 1;
      return Promise.reject(other);
    };
    const ended = repeat(lookup, {}, time).catch((reason: unknown) => reason);
    expect(await time.run(ended)).toBe(other);
    expect(lookups).toBe(1);
  });

  it('gives up with a TimeoutError that names the operation', async () => {
    const time = new VirtualTime();
    const begin = time.now();
    const { ledger } = lagging(1000);
    const error = await time.run(
      repeat(() => ledger.getTransaction({ transactionId }), { timeout: 2100 }, time).catch(
        (reason: unknown) => reason,
      ),
    );
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({
      operationId: 'getTransaction',
      timeout: 2100,
      attempts: 5,
      cause: { status: 404 },
    });
    expect(time.now() - begin).toBe(2100);
    expect(time.pending).toBe(0);
  });

  it('gives up on a lookup that hangs, and aborts it', async () => {
    const time = new VirtualTime();
    let received: AbortSignal | undefined;
    const hanging = (signal: AbortSignal): Promise<never> => {
      received = signal;
      return new Promise(() => undefined);
    };
    const error = await time.run(repeat(hanging, { timeout: 50 }, time).catch((reason: unknown) => reason));
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
    const time = new VirtualTime();
    const { ledger, sent } = silent();
    const ended = repeat(() => lookup(ledger), { timeout: 50 }, time).catch((reason: unknown) => reason);
    await turn();
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([false]);
    const error = await time.run(ended);
    expect(error).toBeInstanceOf(TimeoutError);
    await turn();
    expect(sent.map(({ signal }) => [signal.aborted, signal.reason])).toEqual([[true, error]]);
    expect(time.pending).toBe(0);
  });

  it('also ends when the signal of the lookup is aborted', async () => {
    const { ledger, sent } = silent();
    const controller = new AbortController();
    const ended = waitFor(() => ledger.getTransaction({ transactionId }, { signal: controller.signal }));
    const reason = rejection(ended);
    await turn();
    controller.abort('enough');
    expect(await reason).toBe('enough');
    expect(sent.map(({ signal }) => [signal.aborted, signal.reason])).toEqual([[true, 'enough']]);
  });

  it.each(lookups)('aborts a lookup with its own signal at the end of the wait: %s', async (_, lookup) => {
    const time = new VirtualTime();
    const { ledger, sent } = silent();
    const { signal } = new AbortController();
    const ended = repeat(() => lookup(ledger, { signal }), { timeout: 50 }, time);
    const error = await time.run(ended.catch((reason: unknown) => reason));
    await turn();
    expect(sent.map((request) => [request.signal.aborted, request.signal.reason])).toEqual([[true, error]]);
  });

  it('passes its signal to a lookup that is an async function', async () => {
    const time = new VirtualTime();
    const { ledger, sent } = silent();
    const lookup = async (signal: AbortSignal) => {
      const { transactions } = await ledger.getTransaction({ transactionId }, { signal });
      return transactions;
    };
    const error = await time.run(repeat(lookup, { timeout: 50 }, time).catch((reason: unknown) => reason));
    await turn();
    expect(sent.map(({ signal }) => [signal.aborted, signal.reason])).toEqual([[true, error]]);
  });

  it('does not abort a request that other code has sent', async () => {
    const time = new VirtualTime();
    const { ledger, sent } = silent();
    const controller = new AbortController();
    const request = ledger.getTransaction({ transactionId }, { signal: controller.signal });
    const ended = rejection(request);
    await turn();
    const error = await time.run(
      repeat(() => request, { timeout: 50 }, time).catch((reason: unknown) => reason),
    );
    expect(error).toBeInstanceOf(TimeoutError);
    await turn();
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([false]);
    controller.abort('enough');
    expect(await ended).toBe('enough');
  });

  it('rejects at once with the reason of an abort', async () => {
    const time = new VirtualTime();
    const controller = new AbortController();
    const { ledger } = lagging(1000);
    const waiting = repeat(
      () => ledger.getTransaction({ transactionId }),
      { signal: controller.signal },
      time,
    ).catch((reason: unknown) => reason);
    await new Promise((resolve) => setImmediate(resolve));
    controller.abort('changed my mind');
    expect(await waiting).toBe('changed my mind');
    expect(time.pending).toBe(0);
    expect(getEventListeners(controller.signal, 'abort')).toHaveLength(0);
    await expect(
      waitFor(() => ledger.getTransaction({ transactionId }), { signal: controller.signal }),
    ).rejects.toBe('changed my mind');
  });
});
