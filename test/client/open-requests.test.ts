import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { createLedgerClient } from '../../src/index.js';
import {
  type ApiError,
  ClosedError,
  contractCall,
  createTransport,
  type Fetch,
  getBlock,
  getBlockOperation,
  getContract,
  getContracts,
  request,
  TimeoutError,
  type Transport,
  type TransportSettings,
} from '../../src/ledger.js';
import { rejection } from '../setup/thrown.js';
import { turn, VirtualTime } from '../setup/virtual-time.js';

const block = { number: 5, gas_used: 7 };

/** A transport on a virtual clock. Each request takes 100 ms, and is answered by `answer`. */
function slowly(
  options: TransportSettings = {},
  answer: (count: number) => Response = () => Response.json(block),
) {
  const time = new VirtualTime();
  const begin = time.elapsed();
  const sent: { url: string; at: number; signal: AbortSignal }[] = [];
  let most = 0;
  let underWay = 0;
  const fetch: Fetch = (url, init) => {
    const signal = init.signal as AbortSignal;
    const count = sent.push({ url, at: time.elapsed() - begin, signal });
    underWay += 1;
    most = Math.max(most, underWay);
    return new Promise((resolve, reject) => {
      const end = (then: () => void) => (): void => {
        underWay -= 1;
        cancel();
        then();
      };
      const cancel = time.setTimer(
        100,
        end(() => resolve(answer(count))),
      );
      signal.addEventListener(
        'abort',
        end(() => reject(signal.reason)),
        { once: true },
      );
    });
  };
  const transport = createTransport({
    baseUrl: 'http://ledger.test',
    fetch,
    validation: 'off',
    ...options,
    clock: time,
  });
  return { time, begin, sent, fetch, transport, most: () => most };
}

const evmAddress = `0x${'0'.repeat(40)}`;
const lookUp = { hashOrNumber: 5 } as const;

describe('equal calls', () => {
  it('at the same time share one request, and get data of their own', async () => {
    const { time, sent, transport } = slowly();
    const calls = Array.from({ length: 50 }, () => getBlock(transport, lookUp));
    const all = await time.run(Promise.all(calls));
    expect(sent).toHaveLength(1);
    expect(new Set(all).size).toBe(50);
    Object.assign(all[0] ?? {}, { number: 6 });
    expect(all.slice(1).every(({ number, gas_used }) => Number(number) === 5 && Number(gas_used) === 7)).toBe(
      true,
    );
    await time.run(getBlock(transport, lookUp).then());
    expect(sent).toHaveLength(2);
  });

  it('get responses of their own, whose headers may be changed', async () => {
    const init = { status: 203, statusText: 'Other', headers: { etag: 'a' } };
    const { time, sent, transport } = slowly({ maxConcurrency: 1, retry: false }, (count) => {
      if (count === 3) return new Response('{"some":"body"}', { ...init, status: 404 });
      const response = Response.json(block, init);
      return Object.defineProperty(response, 'url', { value: 'http://other.test/' });
    });
    const all = await time.run(
      // The last one waits until the first has ended: its own request is not theirs.
      Promise.all([5, 5, 5, 6].map((hashOrNumber) => getBlock(transport, { hashOrNumber }).withResponse())),
    );
    expect(sent).toHaveLength(2);
    for (const [index, { response }] of all.entries()) {
      const { status, statusText, ok, url, type, bodyUsed } = response;
      expect({ status, statusText, ok, url, type, bodyUsed }).toEqual({
        ...{ status: 203, statusText: 'Other', ok: true, url: 'http://other.test/' },
        ...{ type: 'default', bodyUsed: true },
      });
      expect(response.headers.get('etag')).toBe('a');
      expect(response).toBeInstanceOf(Response);
      response.headers.set('etag', `changed by ${index}`);
    }
    const errors = await time.run(
      Promise.all([7, 7].map((hashOrNumber) => rejection(getBlock(transport, { hashOrNumber }).then()))),
    );
    expect(sent).toHaveLength(3);
    for (const error of errors as ApiError[]) {
      expect(error.body).toEqual({ some: 'body' });
      expect(error.headers.get('etag')).toBe('a');
      error.headers.set('etag', 'changed');
      Object.assign(error.body as object, { some: 'change' });
    }
  });

  it('share one request until the last of them is aborted', async () => {
    for (const aborted of [49, 50]) {
      const { time, sent, transport } = slowly();
      const controllers = Array.from({ length: 50 }, () => new AbortController());
      const calls = controllers.map(({ signal }) =>
        getBlock(transport, lookUp, { signal }).catch((error) => error),
      );
      time.setTimer(50, () => {
        for (const controller of controllers.slice(0, aborted)) controller.abort('left');
      });
      const all = await time.run(Promise.all(calls));
      expect(all.filter((one) => one === 'left')).toHaveLength(aborted);
      expect(sent).toHaveLength(1);
      expect(sent[0]?.signal.aborted).toBe(aborted === 50);
    }
  });

  it('keep their own timeouts, deadlines, hooks and errors', async () => {
    const events: string[] = [];
    const { time, begin, sent, transport } = slowly({
      onAttempt: ({ callId, attempt }) => events.push(`${callId}:${attempt}`),
    });
    const other = getBlock(transport, lookUp).then(({ number }) => number);
    const late = rejection(getBlock(transport, lookUp, { deadline: 30 }).then());
    const slow = getBlock(transport, lookUp, { timeout: 40, retry: { retries: 1, baseDelay: 10 } });
    const [number, lateError, slowError] = await time.run(Promise.all([other, late, rejection(slow.then())]));
    expect(number).toBe(5n);
    expect(lateError).toMatchObject({ name: 'TimeoutError', timeout: 30, attempts: 1 });
    expect(slowError).toMatchObject({ name: 'TimeoutError', timeout: 40, attempts: 2 });
    expect(slowError).toBeInstanceOf(TimeoutError);
    // The retry after a timeout is a request of its own.
    expect(sent.map(({ at }) => at)).toEqual([0, 50]);
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([false, true]);
    expect(new Set(events).size).toBe(4);
    expect(time.elapsed() - begin).toBe(100);
  });

  it('share retries as well', async () => {
    const { time, sent, transport } = slowly({}, (count) =>
      count < 3 ? new Response('', { status: 503 }) : Response.json(block),
    );
    time.random = Math.random;
    const calls = Array.from({ length: 20 }, () => getBlock(transport, lookUp));
    await time.run(Promise.all(calls));
    expect(sent).toHaveLength(3);
  });

  it.each<[string, number, (transport: Transport) => PromiseLike<unknown>[]]>([
    ['other URLs', 2, (to) => [getBlock(to, lookUp), getBlock(to, { hashOrNumber: 6 })]],
    [
      'other headers',
      2,
      (to) => [getBlock(to, lookUp), getBlock(to, lookUp, { headers: { accept: 'text/plain' } })],
    ],
    [
      'equal headers in another case',
      1,
      (to) => ['x-a', 'X-A'].map((name) => getBlock(to, lookUp, { headers: { [name]: 'b' } })),
    ],
    ['reads by POST with equal bodies', 1, (to) => [post(to, '0x0a'), post(to, '0x0a')]],
    ['reads by POST with other bodies', 2, (to) => [post(to, '0x0a'), post(to, '0x0b')]],
    ['writes', 2, (to) => [write(to), write(to)]],
    [
      'an operation and its path',
      1,
      (to) => [getBlock(to, lookUp), request(to, { path: '/api/v1/blocks/5' })],
    ],
  ])('are told apart: %s', async (_, requests, calls) => {
    const { time, sent, transport } = slowly();
    await time.run(Promise.all(calls(transport)));
    expect(sent).toHaveLength(requests);
  });

  it('do not share a request without coalesce, or if the reply must not be older than the call', async () => {
    const call = { operation: getBlockOperation, params: lookUp, options: {}, isFresh: true };
    for (const [coalesce, send] of [
      [false, (to: Transport) => getBlock(to, lookUp).then()],
      [true, (to: Transport) => to.send(call)],
    ] as const) {
      const { time, sent, transport } = slowly({ coalesce });
      await time.run(Promise.all([send(transport), send(transport)]));
      expect(sent).toHaveLength(2);
    }
  });

  it('share no request if their keys, bodies or queries differ', async () => {
    const answer = () => Response.json({ ...block, contracts: [], links: { next: null } });
    const { time, sent, transport } = slowly({ headers: { 'x-api-key': 'of the client' } }, answer);
    const keys = ['one', 'other', 'one', undefined];
    const byKey = keys.map((key) =>
      getBlock(transport, lookUp, key ? { headers: { 'x-api-key': key } } : {}),
    );
    await time.run(Promise.all(byKey));
    expect(sent).toHaveLength(3);
    const byBody = ['0x01', '0x02', '0x01'].map((data) => contractCall(transport, { body: { data } }));
    await time.run(Promise.all(byBody));
    expect(sent).toHaveLength(5);
    const byQuery = [1, 2, 1].map((limit) => getContracts(transport, { limit }).then());
    await time.run(Promise.all(byQuery));
    expect(sent).toHaveLength(7);
  });

  it('run hooks in the context of their own caller', async () => {
    const storage = new AsyncLocalStorage<string>();
    const contexts: (string | undefined)[] = [];
    const { time, transport } = slowly({ onAttemptEnd: () => contexts.push(storage.getStore()) });
    const calls = ['one', 'other'].map((name) => storage.run(name, () => getBlock(transport, lookUp).then()));
    await time.run(Promise.all(calls));
    expect(contexts.sort()).toEqual(['one', 'other']);
  });
});

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

function post(transport: Transport, data: string) {
  return contractCall(transport, { body: { to: evmAddress, data } });
}

function write(transport: Transport) {
  return request(transport, { path: '/api/v1/write', method: 'PUT', body: {} });
}

const lookUps = (transport: Transport, count: number, options = {}) =>
  Array.from({ length: count }, (_, index) => getBlock(transport, { hashOrNumber: index }, options));

describe('the number of requests under way', () => {
  it('mixes no replies up: 500 calls at once get their own', async () => {
    const time = new VirtualTime();
    const fetch: Fetch = (url) =>
      new Promise((resolve) => {
        const [, number] = /blocks\/(\d+)$/.exec(url) ?? [];
        time.setTimer((Number(number) * 37) % 101, () => resolve(Response.json({ number: Number(number) })));
      });
    const transport = createTransport({
      baseUrl: 'http://ledger.test',
      fetch,
      validation: 'off',
      clock: time,
    });
    const numbers = Array.from({ length: 500 }, (_, index) => BigInt(index % 250));
    const calls = numbers.map((hashOrNumber) => getBlock(transport, { hashOrNumber }));
    expect((await time.run(Promise.all(calls))).map(({ number }) => number)).toEqual(numbers);
  });

  it.each([
    [undefined, 64],
    [3, 3],
    [Infinity, 200],
  ])('is limited by maxConcurrency %s to %i', async (maxConcurrency, expected) => {
    const { time, begin, transport, most } = slowly({ maxConcurrency });
    await time.run(Promise.all(lookUps(transport, 200)));
    expect(most()).toBe(expected);
    expect(time.elapsed() - begin).toBe(Math.ceil(200 / expected) * 100);
    expect(time.pending).toBe(0);
  });

  it('counts waits for the deadline, not for the timeout, and frees the place of an aborted call', async () => {
    const { time, sent, transport } = slowly({ maxConcurrency: 1, timeout: 150 });
    const controller = new AbortController();
    const results = lookUps(transport, 3).map((call) => call.then(() => 'data'));
    const gone = getBlock(transport, { hashOrNumber: 8 }, { signal: controller.signal }).catch(
      (error) => error,
    );
    const late = rejection(getBlock(transport, { hashOrNumber: 9 }, { deadline: 250 }).then());
    time.setTimer(120, () => controller.abort('left'));
    const last = getBlock(transport, { hashOrNumber: 10 }).then(() => 'data');
    expect(await time.run(Promise.all([...results, gone, last]))).toEqual([
      'data',
      'data',
      'data',
      'left',
      'data',
    ]);
    expect(await late).toMatchObject({ name: 'TimeoutError', timeout: 250, attempts: 0 });
    expect(sent.map(({ at }) => at)).toEqual([0, 100, 200, 300]);
  });

  it('lets lists and single calls take turns', async () => {
    const { time, sent, transport } = slowly({ maxConcurrency: 2 }, () =>
      Response.json({ ...block, contracts: [{ contract_id: '0.0.9' }], links: { next: null } }),
    );
    const calls = lookUps(transport, 100);
    const list = getContracts(transport, { order: 'asc' }).toArray({ limit: 5 });
    await time.run(Promise.all([...calls, list]));
    const place = sent.findIndex(({ url }) => url.includes('/contracts'));
    expect(place).toBeLessThanOrEqual(4);
  });

  it('is free again after a call that failed, timed out or was aborted', async () => {
    const { time, transport, most } = slowly(
      { maxConcurrency: 2, retry: false },
      () => new Response('', { status: 500 }),
    );
    const failed = lookUps(transport, 5).map((call) => rejection(call.then()));
    const late = lookUps(transport, 5, { timeout: 20 }).map((call) => rejection(call.then()));
    const signal = AbortSignal.abort('left');
    const aborted = lookUps(transport, 5, { signal }).map((call) => rejection(call.then()));
    await time.run(Promise.all([...failed, ...late, ...aborted]));
    await time.run(Promise.all(lookUps(transport, 2).map((call) => rejection(call.then()))));
    expect(most()).toBe(2);
    expect(time.pending).toBe(0);
  });

  it('is free again, whenever the call that takes over a place is aborted', async () => {
    for (let turns = 0; turns < 25; turns++) {
      const { promise: reply, resolve } = deferred<Response>();
      const fetch = (url: string) => (url.endsWith('/0') ? reply : Promise.resolve(Response.json(block)));
      const { time, transport } = slowly({ maxConcurrency: 1, fetch });
      const controller = new AbortController();
      const calls = [0, 1, 2].map((hashOrNumber) => {
        const options = hashOrNumber === 1 ? { signal: controller.signal } : {};
        return getBlock(transport, { hashOrNumber }, options).then(
          () => 'data',
          (error) => error,
        );
      });
      await turn();
      resolve(Response.json(block));
      for (let count = 0; count < turns; count++) await undefined;
      controller.abort('left');
      const [first, second, third] = await time.run(Promise.all(calls));
      expect([first, third]).toEqual(['data', 'data']);
      expect(['left', 'data']).toContain(second);
    }
  });

  it.each([0, -1, Number.NaN, '3', null])('is no %s', (maxConcurrency) => {
    const options = { baseUrl: 'http://ledger.test', maxConcurrency } as never;
    expect(() => createTransport(options)).toThrow('maxConcurrency must be a number above 0');
  });
});

describe('a closed transport', () => {
  it('refuses calls at once, pages included', async () => {
    const { time, sent, transport } = slowly();
    await transport.close();
    const calls = [() => getBlock(transport, lookUp), () => getContracts(transport).toArray()];
    for (const call of calls) {
      const error = await time.run(rejection(call().then()));
      expect(error).toBeInstanceOf(ClosedError);
      expect(String(error)).toMatch(/^ClosedError: get\w+: the client is closed$/);
    }
    expect(sent).toHaveLength(0);
  });

  it('ends waits for slots, the rate, headers and retries', async () => {
    const busy = slowly({ maxConcurrency: 1 }, () => new Response('', { status: 503 }));
    const rated = slowly({ requestsPerSecond: 1 });
    const asking = slowly({ headers: () => new Promise<never>(() => undefined) });
    for (const { time, transport } of [busy, rated, asking]) {
      const { signal } = new AbortController();
      const calls = [...lookUps(transport, 15), ...lookUps(transport, 15, { signal })];
      const outcomes = calls.map((call) =>
        call.then(
          () => 'data',
          ({ name }: Error) => name,
        ),
      );
      await turn();
      time.advance(150);
      await turn();
      await time.run(transport.close(0));
      const closed = (await Promise.all(outcomes)).filter((outcome) => outcome !== 'data');
      expect(new Set(closed)).toEqual(new Set(['ClosedError']));
      expect(closed.length).toBeGreaterThanOrEqual(10);
      expect(time.pending).toBe(0);
    }
  });

  it.each([undefined, 500])('waits with the timeout %s for a call that ends before', async (timeout) => {
    const { time, begin, fetch } = slowly();
    const ledger = createLedgerClient({
      baseUrl: 'http://ledger.test',
      fetch,
      validation: 'off',
      clock: time,
    });
    const events: string[] = [];
    const call = ledger.getBlock(lookUp).then(() => events.push('reply'));
    await turn();
    const closed = ledger.close(timeout).then(() => events.push('closed'));
    await expect(ledger.getBlock({ hashOrNumber: 6 }).then()).rejects.toThrow('closed');
    await time.run(Promise.all([call, closed]));
    expect(events).toEqual(['reply', 'closed']);
    expect(time.elapsed() - begin).toBe(100);
    expect(time.pending).toBe(0);
  });

  it('aborts a call that takes longer than the timeout, and a second close does nothing', async () => {
    const { time, begin, sent, transport } = slowly();
    const failed = rejection(getBlock(transport, lookUp).then());
    await turn();
    await time.run(Promise.all([transport.close(50), transport.close(9000)]));
    expect(time.elapsed() - begin).toBe(50);
    expect(await failed).toMatchObject({ name: 'ClosedError', operationId: 'getBlock' });
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true]);
    await transport.close(9000);
    expect(time.pending).toBe(0);
  });

  it('is closed at the end of a block', async () => {
    const { sent, transport } = slowly();
    await transport[Symbol.asyncDispose]();
    await expect(getContract(transport, { contractIdOrAddress: 5 }).then()).rejects.toThrow('closed');
    expect(sent).toHaveLength(0);
  });

  it.each([-1, Number.NaN, 'soon'])('needs no timeout such as %s', async (timeout) => {
    const { time, transport } = slowly();
    await expect(transport.close(timeout as number)).rejects.toThrow('timeout must be a number from 0');
    await time.run(getBlock(transport, lookUp).then());
  });
});
