import { AsyncLocalStorage } from 'node:async_hooks';
import { callbackify, inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { createTransport, LazyRequest, type LedgerRequest, stringifyJson } from '../../src/client/client.js';
import { getContracts } from '../../src/ledger.js';
import { rejection, thrown } from '../setup/thrown.js';
import { things } from './things.js';

type Send = ConstructorParameters<typeof LazyRequest<string>>[0];

const response = new Response(null, { status: 204 });
const sending = () => vi.fn<Send>(async () => ({ data: 'data', response }));
const failing = (reason: unknown) => vi.fn<Send>(async () => Promise.reject(reason));

describe('a lazy request', () => {
  it('is sent once however often it is awaited', async () => {
    const send = sending();
    const request = new LazyRequest(send, things);
    const both = await request.withResponse();
    expect(both).toEqual({ data: 'data', response });
    expect(await request.withResponse()).toBe(both);
    expect([await request, await request, ...(await Promise.all([request, request]))]).toEqual(
      Array(4).fill('data'),
    );
    expect(await request.catch(() => 'other')).toBe('data');
    expect(await request.finally(() => undefined)).toBe('data');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('rejects every await with the same reason', async () => {
    const reason = new Error('no');
    const send = failing(reason);
    const request = new LazyRequest(send, things);
    expect(await rejection(request)).toBe(reason);
    expect(await rejection(request.withResponse())).toBe(reason);
    expect(await request.catch((error) => error)).toBe(reason);
    expect(await rejection(request.catch(null))).toBe(reason);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('runs finally after success and failure, and changes neither', async () => {
    const reason = new Error('no');
    const last = vi.fn();
    expect(await new LazyRequest(sending(), things).finally(last)).toBe('data');
    expect(await rejection(new LazyRequest(failing(reason), things).finally(last))).toBe(reason);
    expect(last.mock.calls).toEqual([[], []]);
  });

  it('leaves no unhandled rejection if its awaits are handled', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    try {
      const dropped = new LazyRequest(failing(new Error('dropped')), things);
      const handled = new LazyRequest(failing(new Error('handled')), things);
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

  it('is an unhandled rejection if no caller handles its failure', async () => {
    const unhandled = vi.fn();
    const others = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection').on('unhandledRejection', unhandled);
    try {
      const reasons = [new Error('then'), new Error('withResponse')];
      new LazyRequest(failing(reasons[0]), things).then();
      new LazyRequest(failing(reasons[1]), things).withResponse();
      await new Promise((resolve) => setImmediate(resolve));
      expect(unhandled.mock.calls.map(([reason]) => reason).sort()).toEqual(reasons);
    } finally {
      process.removeAllListeners('unhandledRejection');
      for (const other of others) process.on('unhandledRejection', other);
    }
  });

  it('is not sent by inspection', async () => {
    const send = sending();
    const request: LedgerRequest<string> = new LazyRequest(send, things);
    expect(Object.hasOwn(request, 'then')).toBe(false);
    expect(request.constructor).toBe(LazyRequest);
    expect(inspect(request)).toBe('LedgerRequest getThings (not sent)');
    expect(Object.prototype.toString.call(request)).toBe('[object LedgerRequest]');
    await new Promise((resolve) => setImmediate(resolve));
    expect(send).not.toHaveBeenCalled();
    await request;
    expect(inspect(request)).toBe('LedgerRequest getThings (sent)');
  });

  it('returns plain promises from then, catch and finally', async () => {
    const request = new LazyRequest(sending(), things);
    const followers = [request.then(), request.catch(() => 'other'), request.finally(() => undefined)];
    for (const follower of followers) {
      expect(Object.getPrototypeOf(follower)).toBe(Promise.prototype);
      expect(await follower).toBe('data');
    }
  });

  it.each<[string, (request: LedgerRequest<string>) => PromiseLike<unknown>]>([
    ['await', async (request) => await request],
    ['an async function that returns it', async (request) => request],
    ['Promise.resolve', (request) => Promise.resolve(request)],
    ['Promise.all', (request) => Promise.all([request]).then(([data]) => data)],
    ['Promise.any', (request) => Promise.any([Promise.reject(new Error('no')), request])],
    [
      'callbackify',
      (request) =>
        new Promise((resolve, reject) =>
          callbackify(() => request)((error, data) => (error ? reject(error) : resolve(data))),
        ),
    ],
    [
      'a loop over values that come later',
      async (request) => {
        for await (const data of [request]) return data;
        return undefined;
      },
    ],
  ])('is sent once by %s, which receives its data', async (_, wait) => {
    const send = sending();
    expect(await wait(new LazyRequest(send, things))).toBe('data');
    expect(send).toHaveBeenCalledTimes(1);
    const reason = new Error('no');
    const failed = await rejection(wait(new LazyRequest(failing(reason), things)));
    expect(failed instanceof AggregateError ? failed.errors[1] : failed).toBe(reason);
  });

  it('sends a call that the signal of endWith ends, if it was set before it is sent', async () => {
    const send = sending();
    const { signal } = new AbortController();
    const request = new LazyRequest(send, things);
    request.endWith(signal);
    await request;
    request.endWith(new AbortController().signal);
    await request;
    expect(send.mock.calls).toEqual([[{ ...things, options: { ...things.options, signal } }]]);
  });

  it('is no data yet: its JSON is refused, and it is not sent', () => {
    const send = sending();
    const request = new LazyRequest(send, things);
    for (const write of [JSON.stringify, stringifyJson])
      expect(thrown(() => write({ request }))).toMatchObject({
        name: 'ParameterError',
        message: 'getThings: request must be awaited before it is written as JSON, got a promise',
      });
    expect(send).not.toHaveBeenCalled();
  });

  it('runs in the async context in which it was created, and does not change that of the caller', async () => {
    const context = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    const transport = createTransport({
      baseUrl: 'http://ledger.test',
      fetch: async () => {
        seen.push(context.getStore());
        return new Response('{"contracts":[],"links":{"next":null}}');
      },
    });
    await context.run('caller', async () => {
      await getContracts(transport);
      seen.push(context.getStore());
      const [request] = [getContracts(transport)];
      await context.run('other', async () => {
        await request;
        seen.push(context.getStore());
      });
    });
    expect(seen).toEqual(['caller', 'caller', 'caller', 'other']);
  });
});
