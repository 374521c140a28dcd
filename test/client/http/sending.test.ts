import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import {
  type CallOptions,
  createTransport,
  type Fetch,
  type TransportSettings,
} from '../../../src/client/client.js';
import { estimateFees } from '../../../src/ledger.js';
import { failure, rejection } from '../../setup/thrown.js';
import { turn, VirtualTime } from '../../setup/virtual-time.js';
import { busy, calling, never, page } from '../calling.js';

describe('a Retry-After', () => {
  it('of maxRetryAfter is accepted, and a longer one ends the call', async () => {
    const exact = calling([busy(503, 2), page], { retry: { maxRetryAfter: 2000 } });
    expect(await exact.time.run(exact.call())).toBe('data');
    expect(exact.sent).toEqual([0, 2500]);
    const longer = calling([busy(503, 2), page], { retry: { maxRetryAfter: 1999 } });
    expect(await longer.failing()).toMatchObject({ status: 503, retryAfter: 2000, attempts: 1 });
    expect(longer.sent).toEqual([0]);
  });

  it('beyond the deadline ends the call at once', async () => {
    const { sent, failing, elapsed } = calling([busy(503, 9), page], { deadline: 8999 });
    expect(await failing()).toMatchObject({ name: 'ApiError', status: 503, retryAfter: 9000, attempts: 1 });
    expect(elapsed()).toBe(0);
    expect(sent).toEqual([0]);
  });

  it('of 200 calls does not make them retry at the same time', async () => {
    const { time, sent, call } = calling([...Array.from({ length: 200 }, () => busy(503, 1)), page]);
    // Evenly distributed random numbers in no order.
    let count = 0;
    time.random = () => ((count++ * 79) % 200) / 200;
    await time.run(Promise.all(Array.from({ length: 200 }, () => call())));
    const back = sent.slice(200);
    expect(back).toHaveLength(200);
    expect(Math.min(...back)).toBeGreaterThanOrEqual(1000);
    const most = Math.max(...back.map((at) => back.filter((other) => other >= at && other < at + 13).length));
    expect(most).toBeLessThanOrEqual(6);
  });

  it.each<[string, TransportSettings, number, number]>([
    ['is not tried again', { retry: false }, 5, 5],
    ['has no retry left', { retry: { retries: 0 } }, 5, 5],
    ['had a Retry-After that is too long', {}, 61, 61],
    ['has not that much time', { deadline: 3000 }, 5, 5],
    ['had a Retry-After of a day', {}, 86_400, 600],
  ])('with status 429 pauses other calls, also if its own call %s', async (_, options, seconds, pause) => {
    const { time, sent, call, failing } = calling([busy(429, seconds), page], options);
    expect(await failing()).toMatchObject({ status: 429, attempts: 1 });
    expect(await time.run(call({ deadline: Infinity }))).toBe('data');
    expect(sent).toEqual([0, pause * 1000]);
  });

  it('with status 429 pauses calls of other operations', async () => {
    const { time, transport, sent, failing } = calling([busy(429, 3), page], { retry: false });
    await failing();
    await time.run(failure(estimateFees(transport, { body: Uint8Array.of(1) })));
    expect(sent).toEqual([0, 3000]);
  });

  it('with status 429 ends calls at once whose deadline is earlier', async () => {
    const { time, sent, call, failing } = calling([busy(429, 100), page], { deadline: 60_000 });
    await failing();
    const error = await rejection(call());
    expect(error).toMatchObject({ name: 'TimeoutError', timeout: 60_000, attempts: 0 });
    expect(sent).toEqual([0]);
    expect(time.pending).toBe(0);
  });

  it.each([
    [429, 5000],
    [503, 0],
  ])('with status %d delays other calls by %d ms', async (status, expected) => {
    const { time, sent, call } = calling([busy(status, 5), page], { requestsPerSecond: 100 });
    const first = call();
    while (time.pending < 1 || sent.length < 1) await turn();
    await turn();
    await time.run(Promise.all([first, call()]));
    expect(sent).toHaveLength(3);
    expect(sent[1]).toBe(expected);
  });
});

describe('a timeout', () => {
  it.each<[string, number, TransportSettings, CallOptions]>([
    ['30 seconds', 30_000, {}, {}],
    ['that of the transport', 200, { timeout: 200 }, {}],
    ['that of the call', 100, { timeout: 200 }, { timeout: 100 }],
    ['that of the call if that is longer', 300, { timeout: 200 }, { timeout: 300 }],
  ])('is %s', async (_, timeout, options, own) => {
    const { time, call } = calling(never, { ...options, retry: false });
    const failed = rejection(call(own));
    while (time.pending < 1) await turn();
    time.advance(timeout - 1);
    expect(await Promise.race([failed, turn().then(() => 'still waiting')])).toBe('still waiting');
    time.advance(1);
    expect(await failed).toMatchObject({
      name: 'TimeoutError',
      message: `getContracts: no complete reply within ${timeout} ms`,
      timeout,
      attempts: 1,
    });
    expect(time.pending).toBe(0);
  });
});

describe('a reply after the end of its call', () => {
  it.each(['with', 'without'])('%s body leaves its connection free', async (kind) => {
    let answer: (response: Response) => void = () => undefined;
    const late: Fetch = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const { call } = calling(late);
    const controller = new AbortController();
    const failed = rejection(call({ signal: controller.signal }));
    await turn();
    controller.abort('enough');
    expect(await failed).toBe('enough');
    let isCancelled = false;
    const body = new ReadableStream({
      cancel() {
        isCancelled = true;
      },
    });
    answer(kind === 'with' ? new Response(body) : new Response(null, { status: 204 }));
    await turn();
    expect(isCancelled).toBe(kind === 'with');
  });
});

describe('a body of bytes', () => {
  it.each([
    ['Uint8Array', (bytes: Uint8Array<ArrayBuffer>) => bytes],
    ['Buffer', (bytes: Uint8Array<ArrayBuffer>) => Buffer.from(bytes.buffer)],
    ['ArrayBuffer', (bytes: Uint8Array<ArrayBuffer>) => bytes.buffer],
  ])('is the same at every attempt, even if the caller changes its %s', async (_, bodyOf) => {
    const time = new VirtualTime();
    const bytes = Uint8Array.of(1, 2, 3);
    const sent: number[][] = [];
    const transport = createTransport({
      baseUrl: 'https://ledger.test',
      validation: 'off',
      headers: async () => {
        bytes[0] = 99;
        return {};
      },
      fetch: async (url, init) => {
        sent.push([...new Uint8Array(await new Request(url, init).arrayBuffer())]);
        bytes.fill(sent.length);
        return new Response('{}', { status: sent.length < 3 ? 503 : 200 });
      },
      clock: time,
    });
    await time.run(estimateFees(transport, { body: bodyOf(bytes) }).then(() => undefined));
    expect(sent).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });
});

it('a body with a transferred buffer is not sent', async () => {
  const { transport, sent } = calling([page]);
  const body = new Uint8Array(8);
  structuredClone(body, { transfer: [body.buffer] });
  for (const detached of [body, body.buffer])
    expect(await rejection(estimateFees(transport, { body: detached }).then())).toMatchObject({
      name: 'ParameterError',
      parameter: 'body',
    });
  expect(sent).toEqual([]);
});
