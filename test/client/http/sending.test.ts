import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import {
  type CallOptions,
  createTransport,
  type Fetch,
  type TransportSettings,
} from '../../../src/client/client.js';
import { estimateFees, getContracts } from '../../../src/ledger.js';
import { turn, VirtualTime } from '../../virtual-time.js';
import { rejection } from '../thrown.js';

const page = (): Response => Response.json({ contracts: [], links: { next: null } });
const never: Fetch = () => new Promise(() => undefined);

/** A call on a virtual clock, and the times of its requests. */
function calling(
  answers: readonly (() => Response)[],
  options: TransportSettings = {},
  chance?: (count: number) => number,
) {
  let chances = 0;
  const time = Object.assign(new VirtualTime(), { begin: new VirtualTime().elapsed() });
  if (chance) time.random = () => chance(chances++);
  const { begin } = time;
  const sent: number[] = [];
  const fetch: Fetch = async () => {
    const answer = answers[Math.min(sent.length, answers.length - 1)] ?? page;
    sent.push(time.now() - begin);
    return answer();
  };
  const transport = createTransport({
    baseUrl: 'http://ledger.test',
    fetch,
    coalesce: false,
    maxConcurrency: Infinity,
    ...options,
    clock: time,
  });
  const call = (own: CallOptions = {}) => getContracts(transport, {}, own).then(() => 'data');
  return { time, sent, call };
}

function busy(status: number, seconds: number): () => Response {
  return () => new Response('', { status, headers: { 'retry-after': String(seconds) } });
}

describe('a Retry-After', () => {
  it('of maxRetryAfter is accepted, and a longer one ends the call', async () => {
    const exact = calling([busy(503, 2), page], { retry: { maxRetryAfter: 2000 } });
    expect(await exact.time.run(exact.call())).toBe('data');
    expect(exact.sent).toEqual([0, 2500]);
    const longer = calling([busy(503, 2), page], { retry: { maxRetryAfter: 1999 } });
    const error = await longer.time.run(rejection(longer.call()));
    expect(error).toMatchObject({ status: 503, retryAfter: 2000, attempts: 1 });
    expect(longer.sent).toEqual([0]);
  });

  it('of 0 does not replace the backoff', async () => {
    const { time, sent, call } = calling([busy(503, 0)]);
    await time.run(rejection(call()));
    expect(sent).toEqual([0, 500, 1500, 3500]);
  });

  it('beyond the deadline ends the call at once', async () => {
    const { time, sent, call } = calling([busy(503, 9), page], { deadline: 8999 });
    const error = await time.run(rejection(call()));
    expect(error).toMatchObject({ name: 'ApiError', status: 503, retryAfter: 9000, attempts: 1 });
    expect(time.elapsed() - time.begin).toBe(0);
    expect(sent).toEqual([0]);
  });

  it('of 200 calls does not make them retry at the same time', async () => {
    const { time, sent, call } = calling(
      Array.from({ length: 200 }, () => busy(503, 1)).concat(page),
      {},
      // Evenly distributed random numbers in no order.
      (count) => ((count * 79) % 200) / 200,
    );
    await time.run(Promise.all(Array.from({ length: 200 }, () => call())));
    const back = sent.slice(200);
    expect(back).toHaveLength(200);
    expect(Math.min(...back)).toBeGreaterThanOrEqual(1000);
    const most = Math.max(...back.map((at) => back.filter((other) => other >= at && other < at + 13).length));
    console.log(`200 calls told to wait 1 s came back over ${Math.max(...back) - Math.min(...back)} ms`);
    expect(most).toBeLessThanOrEqual(6);
  });

  it.each<[string, TransportSettings, number]>([
    ['is not tried again', { retry: false }, 5],
    ['has no retry left', { retry: { retries: 0 } }, 5],
    ['had a Retry-After that is too long', {}, 61],
    ['has not that much time', { deadline: 3000 }, 5],
  ])('with status 429 pauses other calls, also if its own call %s', async (_, options, seconds) => {
    const { time, sent, call } = calling([busy(429, seconds), page], options);
    expect(await time.run(rejection(call()))).toMatchObject({ status: 429, attempts: 1 });
    expect(await time.run(call({ deadline: 100_000 }))).toBe('data');
    expect(sent).toEqual([0, seconds * 1000]);
  });

  it('with status 429 ends calls at once whose deadline is earlier', async () => {
    const { time, sent, call } = calling([busy(429, 100), page], { deadline: 60_000 });
    await time.run(rejection(call()));
    const error = await rejection(call());
    expect(error).toMatchObject({ name: 'TimeoutError', timeout: 60_000, attempts: 0 });
    expect(sent).toEqual([0]);
    expect(time.pending).toBe(0);
  });

  it('of a day pauses other calls for ten minutes', async () => {
    const { time, sent, call } = calling([busy(429, 86_400), page]);
    await time.run(rejection(call()));
    expect(await time.run(call({ deadline: Infinity }))).toBe('data');
    expect(sent).toEqual([0, 600_000]);
  });

  it.each([
    [429, 5000],
    [503, 0],
  ])('with status %d delays other calls by %d ms', async (status, expected) => {
    const { time, sent, call } = calling([busy(status, 5), page], { requestsPerSecond: 100 });
    const first = call();
    while (time.pending < 1 || sent.length < 1) await turn();
    await turn();
    const second = call();
    await time.run(Promise.all([first, second]));
    expect(sent).toHaveLength(3);
    expect(sent[1]).toBe(expected);
  });
});

describe('a timeout', () => {
  it.each<[string, number, TransportSettings, CallOptions]>([
    ['30 seconds', 30_000, {}, {}],
    ['that of the transport', 200, { timeout: 200 }, {}],
    ['that of the call', 100, { timeout: 200 }, { timeout: 100 }],
    ['that of the call where that is longer', 300, { timeout: 200 }, { timeout: 300 }],
  ])('is %s', async (_, timeout, options, own) => {
    const { time, call } = calling([], { ...options, retry: false, fetch: never });
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

  it('of Infinity sets no timer', async () => {
    const { time, call } = calling([], { timeout: Infinity, deadline: Infinity, fetch: never });
    const controller = new AbortController();
    const failed = rejection(call({ signal: controller.signal }));
    await turn();
    expect(time.pending).toBe(0);
    controller.abort('enough');
    expect(await failed).toBe('enough');
  });
});

describe('a reply after the end of its call', () => {
  it('is cancelled, so that its connection is free', async () => {
    let answer: (response: Response) => void = () => undefined;
    const late: Fetch = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const { time, call } = calling([], { fetch: late, timeout: 100, retry: false });
    const failed = rejection(call());
    while (time.pending < 1) await turn();
    time.advance(100);
    expect(await failed).toMatchObject({ name: 'TimeoutError' });
    let cancelled = false;
    const body = new ReadableStream({
      cancel() {
        cancelled = true;
      },
    });
    answer(new Response(body));
    await turn();
    expect(cancelled).toBe(true);
  });

  it('may be without body', async () => {
    let answer: (response: Response) => void = () => undefined;
    const late: Fetch = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const { call } = calling([], { fetch: late });
    const controller = new AbortController();
    const failed = rejection(call({ signal: controller.signal }));
    await turn();
    controller.abort('enough');
    expect(await failed).toBe('enough');
    answer(new Response(null, { status: 204 }));
    await turn();
  });
});

describe('a connection that is reset', () => {
  const reset = (): never => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }) });
  };

  it('is retried like other failures', async () => {
    const { time, sent, call } = calling([reset, page], { retry: { retries: 1, baseDelay: 500 } });
    expect(await time.run(call())).toBe('data');
    expect(sent).toEqual([0, 500]);
    const bad = calling([reset], { retry: false });
    expect(await bad.time.run(rejection(bad.call()))).toMatchObject({
      name: 'NetworkError',
      message: 'getContracts: no reply was received: reset',
      attempts: 1,
      cause: expect.any(TypeError),
    });
    expect(bad.sent).toEqual([0]);
  });

  it('is not retried if its request may have been processed', async () => {
    const refused = (): never => {
      throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) });
    };
    const { time, sent, call } = calling([refused, page], { retry: false });
    expect(await time.run(rejection(call()))).toMatchObject({ name: 'NetworkError', attempts: 1 });
    expect(sent).toEqual([0]);
  });
});

describe('a mismatch that is thrown', () => {
  const failing = async (body: unknown): Promise<unknown> => {
    const { time, call } = calling([() => Response.json(body)]);
    return time.run(rejection(call({ validation: 'throw' })));
  };

  it('is reported with the number of the others', async () => {
    const next = { next: null };
    expect(await failing({ contracts: [{ memo: 1 }], links: next })).toHaveProperty(
      'message',
      'getContracts: the reply does not match the description: /contracts/0/memo should be string, got number 1',
    );
    expect(await failing({ contracts: [{ memo: 1 }, { memo: 2 }, { memo: 3 }], links: next })).toHaveProperty(
      'message',
      expect.stringMatching(/should be string, got number 1, and 2 more$/),
    );
    expect(await failing([])).toHaveProperty(
      'message',
      expect.stringContaining(': the whole should be object'),
    );
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
