import { describe, expect, it, vi } from 'vitest';
import { LazyRequest, type LedgerRequest, type WithResponse } from '../../src/core/lazy-request.js';
import { rejection } from './thrown.js';

const response = new Response(null, { status: 204 });
const sending = () => vi.fn(async (): Promise<WithResponse<string>> => ({ data: 'data', response }));
const failing = (reason: unknown) => vi.fn(async (): Promise<WithResponse<string>> => Promise.reject(reason));

describe('a lazy request', () => {
  it('is not sent before it is awaited', async () => {
    const send = sending();
    const request = new LazyRequest(send, 'getThings');
    await Promise.resolve();
    expect(send).not.toHaveBeenCalled();
    await request;
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is sent once however often it is awaited', async () => {
    const send = sending();
    const request = new LazyRequest(send, 'getThings');
    expect([await request, await request, ...(await Promise.all([request, request]))]).toEqual(
      Array(4).fill('data'),
    );
    expect(await request.catch(() => 'other')).toBe('data');
    expect(await request.finally(() => undefined)).toBe('data');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('shares the sending with withResponse', async () => {
    const send = sending();
    const request = new LazyRequest(send, 'getThings');
    const both = await request.withResponse();
    expect(both).toEqual({ data: 'data', response });
    expect(both.response).toBe(response);
    expect(await request).toBe('data');
    expect(await request.withResponse()).toBe(both);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('goes with others into Promise.all, race, any and allSettled', async () => {
    const good = new LazyRequest(sending(), 'getThings');
    const bad = new LazyRequest(failing(new Error('no')), 'getThings');
    expect(await Promise.all([good, 1])).toEqual(['data', 1]);
    expect(await Promise.race([good])).toBe('data');
    expect(await Promise.any([bad, good])).toBe('data');
    expect((await Promise.allSettled([good, bad])).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
    ]);
  });

  it('gives the reason to every one who waits, having failed once', async () => {
    const reason = new Error('no');
    const send = failing(reason);
    const request = new LazyRequest(send, 'getThings');
    expect(await rejection(request)).toBe(reason);
    expect(await rejection(request.withResponse())).toBe(reason);
    expect(await request.catch((error) => error)).toBe(reason);
    expect(await rejection(request.catch(null))).toBe(reason);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('runs finally after success and after failure, and changes neither', async () => {
    const reason = new Error('no');
    const last = vi.fn();
    expect(await new LazyRequest(sending(), 'getThings').finally(last)).toBe('data');
    expect(await rejection(new LazyRequest(failing(reason), 'getThings').finally(last))).toBe(reason);
    expect(last.mock.calls).toEqual([[], []]);
  });

  it('hands data and reasons to the callbacks of then', async () => {
    const good: LedgerRequest<string> = new LazyRequest(sending(), 'getThings');
    expect(await good.then((data) => data.length)).toBe(4);
    expect(await good.then(null)).toBe('data');
    const bad: LedgerRequest<string> = new LazyRequest(failing('no'), 'getThings');
    expect(await bad.then(undefined, (reason) => `${reason}!`)).toBe('no!');
    const second = new Error('second');
    const after = good.then(() => {
      throw second;
    });
    expect(await rejection(after)).toBe(second);
  });

  it('leaves no unhandled rejection where the one who waits handles his', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    try {
      const dropped = new LazyRequest(failing(new Error('dropped')), 'getThings');
      const handled = new LazyRequest(failing(new Error('handled')), 'getThings');
      await rejection(handled);
      await handled.then(
        () => undefined,
        () => undefined,
      );
      await handled.withResponse().catch(() => undefined);
      await rejection(handled.finally(() => undefined));
      // Node reports after the microtasks of a turn.
      await new Promise((resolve) => setImmediate(resolve));
      expect(dropped).toBeInstanceOf(LazyRequest);
      expect(unhandled).not.toHaveBeenCalled();
    } finally {
      process.off('unhandledRejection', unhandled);
    }
  });

  it('says what it is', () => {
    expect(Object.prototype.toString.call(new LazyRequest(sending(), 'getThings'))).toBe(
      '[object LedgerRequest]',
    );
  });
});
