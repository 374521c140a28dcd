import { describe, expect, it } from 'vitest';
import type { CallOptions, Fetch, TransportSettings } from '../../src/core/options.js';
import { openTransport } from '../../src/core/transport.js';
import { getContracts } from '../../src/ledger.js';
import { turn, VirtualTime } from '../virtual-time.js';
import { rejection } from './thrown.js';

const page = (): Response => Response.json({ contracts: [], links: { next: null } });
const never: Fetch = () => new Promise(() => undefined);

/** A call on a clock of its own, and when each of its requests was sent. */
function calling(answers: readonly (() => Response)[], options: TransportSettings = {}) {
  const time = new VirtualTime();
  const begin = time.now();
  const sent: number[] = [];
  const fetch: Fetch = async () => {
    const answer = answers[Math.min(sent.length, answers.length - 1)] ?? page;
    sent.push(time.now() - begin);
    return answer();
  };
  const transport = openTransport({ baseUrl: 'http://ledger.test', fetch, ...options }, time);
  const call = (own: CallOptions = {}) => getContracts(transport, {}, own).then(() => 'data');
  return { time, sent, call };
}

function busy(status: number, seconds: number): () => Response {
  return () => new Response('', { status, headers: { 'retry-after': String(seconds) } });
}

describe('a Retry-After', () => {
  it('of the most that is waited for is waited for, and no longer one', async () => {
    const exact = calling([busy(503, 2), page], { retry: { maxRetryAfter: 2000 } });
    expect(await exact.time.run(exact.call())).toBe('data');
    expect(exact.sent).toEqual([0, 2000]);
    const longer = calling([busy(503, 2), page], { retry: { maxRetryAfter: 1999 } });
    const error = await longer.time.run(rejection(longer.call()));
    expect(error).toMatchObject({ status: 503, retryAfter: 2000, attempts: 1 });
    expect(longer.sent).toEqual([0]);
  });

  it.each([
    [429, 5000],
    [503, 0],
  ])('with status %d makes other calls begin after %d ms', async (status, expected) => {
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
    const { time, call } = calling([], { ...options, fetch: never });
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

  it('that is endless needs no timer', async () => {
    const { time, call } = calling([], { timeout: Number.POSITIVE_INFINITY, fetch: never });
    const controller = new AbortController();
    const failed = rejection(call({ signal: controller.signal }));
    await turn();
    expect(time.pending).toBe(0);
    controller.abort('enough');
    expect(await failed).toBe('enough');
  });
});

describe('a reply that comes after the call has ended', () => {
  it('is cancelled, so that its connection is free', async () => {
    let answer: (response: Response) => void = () => undefined;
    const late: Fetch = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const { time, call } = calling([], { fetch: late, timeout: 100 });
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

  it('may have no body', async () => {
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

  it('is tried once more at once, at no cost', async () => {
    const { time, sent, call } = calling([reset, reset, page], { retry: { retries: 1, baseDelay: 500 } });
    expect(await time.run(call())).toBe('data');
    expect(sent).toEqual([0, 0, 500]);
  });

  it('is not tried again where nothing is', async () => {
    const { time, sent, call } = calling([reset, page], { retry: false });
    const error = await time.run(rejection(call()));
    expect(error).toMatchObject({
      name: 'NetworkError',
      message: 'getContracts: no reply came, reset',
      attempts: 1,
      cause: expect.any(TypeError),
    });
    expect(sent).toEqual([0]);
  });
});

describe('a mismatch that is thrown', () => {
  const failing = async (body: unknown): Promise<unknown> => {
    const { time, call } = calling([() => Response.json(body)]);
    return time.run(rejection(call({ validation: 'throw' })));
  };

  it('is named, and how many others there are', async () => {
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
