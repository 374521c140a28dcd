import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { TimeoutError } from '../../../src/errors/errors.js';
import { getContracts } from '../../../src/ledger.js';
import { rejection } from '../../setup/thrown.js';
import { turn } from '../../setup/virtual-time.js';
import { busy, calling, never, page } from '../calling.js';

describe('a deadline', () => {
  it('ends a running attempt', async () => {
    const { time, sent, failing, elapsed } = calling(never, { deadline: 1000 });
    const error = await failing();
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ timeout: 1000, attempts: 1, operationId: 'getContracts' });
    expect(String(error)).toContain('within its deadline of 1000 ms');
    expect(elapsed()).toBe(1000);
    expect(sent).toEqual([0]);
    expect(time.pending).toBe(0);
  });

  it('ends the wait between attempts, and reports the last failure', async () => {
    const { sent, failing, elapsed } = calling([busy(503)], { deadline: 1000 });
    const error = await failing();
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ timeout: 1000, attempts: 2 });
    expect(String(error)).toContain('the last reply had status 503');
    expect(elapsed()).toBe(1000);
    expect(sent).toEqual([0, 500]);
    const broken = calling(() => Promise.reject(new TypeError('fetch failed')), { deadline: 1000 });
    expect(await broken.failing()).toMatchObject({ timeout: 1000, cause: { name: 'NetworkError' } });
  });

  it('ends the wait for the rate', async () => {
    const { time, sent, call, failing, elapsed } = calling([page], { requestsPerSecond: 1 });
    await Promise.all(Array.from({ length: 10 }, () => call()));
    const error = await failing({ deadline: 300 });
    expect(error).toMatchObject({ name: 'TimeoutError', timeout: 300, attempts: 0 });
    expect(elapsed()).toBe(300);
    expect(sent).toHaveLength(10);
    // The place in the queue is free again.
    const begin = time.elapsed();
    await time.run(call());
    expect(time.elapsed() - begin).toBe(700);
    expect(time.pending).toBe(0);
  });

  it('ends the wait for headers that are never returned', async () => {
    let received: AbortSignal | undefined;
    const headers = ({ signal }: { signal: AbortSignal }): Promise<never> => {
      received = signal;
      return new Promise(() => undefined);
    };
    const { time, sent, failing, elapsed } = calling([page], { headers, deadline: 2000 });
    const error = await failing();
    expect(error).toMatchObject({ name: 'TimeoutError', timeout: 2000, attempts: 0 });
    expect(elapsed()).toBe(2000);
    expect(received?.aborted).toBe(true);
    expect(sent).toEqual([]);
    expect(time.pending).toBe(0);
  });

  it('is two minutes by default', async () => {
    const { time, call } = calling(never, { timeout: Infinity });
    const failed = rejection(call());
    await turn();
    time.advance(119_999);
    expect(await Promise.race([failed, turn().then(() => 'still waiting')])).toBe('still waiting');
    time.advance(1);
    expect(await failed).toMatchObject({ name: 'TimeoutError', timeout: 120_000, attempts: 1 });
  });

  it('of Infinity sets no timer', async () => {
    const { time, call } = calling(never, { deadline: Infinity, timeout: Infinity });
    const controller = new AbortController();
    const failed = rejection(call({ signal: controller.signal }));
    await turn();
    expect(time.pending).toBe(0);
    controller.abort('enough');
    expect(await failed).toBe('enough');
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  });

  it('applies to each page of a list', async () => {
    const pages = Array.from(
      { length: 5 },
      (_, index) => `/api/v1/contracts?order=asc&contract.id=gt:0.0.${index + 1}`,
    );
    const { time, sent, transport } = calling(
      async () => {
        time.advance(60);
        return page(pages[sent.length - 1] ?? null);
      },
      { deadline: 100 },
    );
    expect(await time.run(getContracts(transport, { order: 'asc' }).toArray())).toEqual([]);
    expect(sent).toHaveLength(6);
  });
});

it('a call that ends in time leaves no timer and no listener', async () => {
  const { time, call } = calling([page], { deadline: 100 });
  const { signal } = new AbortController();
  expect(await call({ signal })).toBe('data');
  expect(time.pending).toBe(0);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

describe('an attempt that times out', () => {
  it('is retried within the deadline', async () => {
    let first = true;
    const { sent, time, call } = calling(
      async (...given) => {
        if (!first) return page();
        first = false;
        return never(...given);
      },
      { timeout: 1000 },
    );
    expect(await time.run(call())).toBe('data');
    expect(sent).toEqual([0, 1500]);
  });

  it('is followed by one that has the whole timeout', async () => {
    const retry = { retries: 2, baseDelay: 100 };
    const { sent, failing, elapsed } = calling(never, { timeout: 1000, retry });
    await failing();
    expect(sent).toEqual([0, 1100, 2300]);
    expect(elapsed()).toBe(3300);
  });

  it('is cut short by the deadline', async () => {
    const { sent, failing, elapsed } = calling(never, { timeout: 1000, deadline: 2000 });
    const error = await failing();
    expect(error).toMatchObject({
      timeout: 2000,
      attempts: 2,
      cause: { name: 'TimeoutError', timeout: 1000 },
    });
    expect(sent).toEqual([0, 1500]);
    expect(elapsed()).toBe(2000);
  });
});

describe('headers that are never returned', () => {
  it('do not delay the abort of a call', async () => {
    const controller = new AbortController();
    const reason = new Error('the user left');
    const { time, sent, call } = calling([page], { headers: () => new Promise(() => undefined) });
    const failed = rejection(call({ signal: controller.signal }));
    await turn();
    controller.abort(reason);
    expect(await failed).toBe(reason);
    expect(sent).toEqual([]);
    expect(time.pending).toBe(0);
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  });

  it('may still fail after the abort', async () => {
    let fail: (reason: unknown) => void = () => undefined;
    const headers = (): Promise<never> =>
      new Promise((_, reject) => {
        fail = reject;
      });
    const { failing } = calling([page], { headers, deadline: 10 });
    expect(await failing()).toMatchObject({ name: 'TimeoutError' });
    fail(new Error('too late'));
    await turn();
  });
});
