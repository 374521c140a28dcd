import { describe, expect, it } from 'vitest';
import {
  createTransport,
  type Fetch,
  sleep,
  type Transport,
  type TransportSettings,
} from '../../../src/client/client.js';
import { RetryBudget } from '../../../src/client/http/retry.js';
import { getContracts } from '../../../src/ledger.js';
import { VirtualTime } from '../../virtual-time.js';

const good = (): Response => Response.json({ contracts: [], links: { next: null } });

/** Reproducible random numbers. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A transport on a virtual clock whose attempts get the replies of `answer`. */
function open(answer: (now: number) => Response | Promise<Response>, options: TransportSettings = {}) {
  const time = new VirtualTime();
  time.random = chances(7);
  const begin = time.elapsed();
  const sent: number[] = [];
  const fetch: Fetch = async () => {
    sent.push(time.elapsed() - begin);
    return answer(time.elapsed() - begin);
  };
  return {
    time,
    sent,
    begin,
    transport: createTransport({
      baseUrl: 'http://ledger.test',
      fetch,
      coalesce: false,
      maxConcurrency: Infinity,
      ...options,
      clock: time,
    }),
  };
}

function outcome(transport: Transport): Promise<string> {
  return getContracts(transport).then(
    () => 'data',
    ({ name }: Error) => name,
  );
}

describe('a service that is down', () => {
  const failure = (code: string) => (): never => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
  };
  it.each<[string, () => Response | Promise<Response>, TransportSettings]>([
    ['answers 503', () => new Response('', { status: 503 }), {}],
    [
      'answers 429',
      () => new Response('', { status: 429, headers: { 'retry-after': '1' } }),
      { deadline: Infinity },
    ],
    ['refuses connections', failure('ECONNREFUSED'), {}],
    ['breaks connections', failure('ECONNRESET'), {}],
    ['never answers', () => new Promise<Response>(() => undefined), { timeout: 1000 }],
    [
      'returns 503 for unlimited retries',
      () => new Response('', { status: 503 }),
      { retry: { retries: Infinity } },
    ],
  ])('and %s gets at most 1,600 requests of 1,000 calls', async (what, answer, options) => {
    const together = open(answer, options);
    const calls = Array.from({ length: 1000 }, () => outcome(together.transport));
    expect(await together.time.run(Promise.all(calls))).not.toContain('data');
    const inTurn = open(answer, options);
    await inTurn.time.run(
      (async () => {
        for (let count = 0; count < 1000; count++) await outcome(inTurn.transport);
      })(),
    );
    console.log(
      `a service that ${what}: ${together.sent.length} requests of 1,000 calls at once, ${inTurn.sent.length} in turn`,
    );
    for (const { sent } of [together, inTurn]) {
      expect(sent.length).toBeGreaterThan(1000);
      expect(sent.length).toBeLessThanOrEqual(1600);
    }
  });
});

describe('a call with unlimited retries and no delay', () => {
  it('does not block other calls, and ends with the budget', async () => {
    const { sent, transport, time } = open(() => Promise.reject(new TypeError('fetch failed')), {
      retry: { retries: Infinity, baseDelay: 0 },
      deadline: Infinity,
    });
    let turns = 0;
    const count = (): void => {
      turns += 1;
      if (sent.length < 200) setImmediate(count);
    };
    count();
    expect(await time.run(outcome(transport))).toBe('NetworkError');
    expect(sent).toHaveLength(251);
    expect(turns).toBeGreaterThan(100);
  });
});

describe('a service that is available again', () => {
  it('gets one more retry for every two complete replies', async () => {
    let isDown = true;
    const { sent, transport, time } = open(() => (isDown ? new Response('', { status: 503 }) : good()), {
      retry: { retries: Infinity, baseDelay: 0 },
      deadline: Infinity,
    });
    await time.run(outcome(transport));
    isDown = false;
    for (let count = 0; count < 10; count++) await time.run(outcome(transport));
    isDown = true;
    const before = sent.length;
    await time.run(outcome(transport));
    expect(sent.length - before).toBe(1 + 5);
  });

  /** A service with an outage: its load in the first second afterwards, and in a normal one. */
  async function load(
    down: number,
    calls: (transport: Transport, time: VirtualTime, until: number) => Promise<unknown>,
  ): Promise<[number, number]> {
    const { time, sent, begin, transport } = open((now) =>
      now < down ? new Response('', { status: 503 }) : good(),
    );
    await time.run(calls(transport, time, begin + down + 10_000));
    const within = (from: number, to: number): number => sent.filter((at) => at >= from && at < to).length;
    return [within(down, down + 1000), within(down + 5000, down + 10_000) / 5];
  }

  it.each([
    [50, 1000, 3000],
    [50, 1000, 20_000],
    [4, 100, 3000],
    [4, 100, 20_000],
  ])(
    'gets from %d callers, with %d ms between their calls, at most twice the usual after %d ms',
    async (number, pause, down) => {
      const [first, usual] = await load(down, (transport, time, until) =>
        Promise.all(
          Array.from({ length: number }, async (_, index) => {
            await sleep((index * pause) / number, undefined, time);
            while (time.elapsed() < until) {
              await outcome(transport);
              await sleep(pause, undefined, time);
            }
          }),
        ),
      );
      console.log(
        `down for ${down} ms, ${number} callers with a pause of ${pause} ms: ${first} requests in the first second after, ${usual} in a usual one`,
      );
      expect(usual).toBeGreaterThan(30);
      expect(first).toBeLessThanOrEqual(2 * usual);
    },
  );

  it.each([5000, 20_000])(
    'gets of an even 50 calls a second at most 100 requests after %d ms',
    async (down) => {
      const [first, usual] = await load(down, async (transport, time, until) => {
        const calls: Promise<string>[] = [];
        for (; time.elapsed() < until; await sleep(20, undefined, time)) calls.push(outcome(transport));
        await Promise.all(calls);
      });
      console.log(
        `down for ${down} ms, 50 calls a second: ${first} requests in the first second after, ${usual} in a usual one`,
      );
      expect(usual).toBe(50);
      expect(first).toBeLessThanOrEqual(100);
    },
  );
});

describe('a service that is healthy', () => {
  it('does not exhaust the budget: every transient failure is retried', async () => {
    const random = chances(3);
    const { time, sent, transport } = open(
      () => (random() < 0.1 ? new Response('', { status: 503 }) : good()),
      {
        retry: { retries: 20 },
      },
    );
    const outcomes = await time.run(
      (async () => {
        const each: string[] = [];
        for (let count = 0; count < 5000; count++) each.push(await outcome(transport));
        return each;
      })(),
    );
    expect(new Set(outcomes)).toEqual(new Set(['data']));
    expect(sent.length).toBeGreaterThan(5400);
  });

  it('gets 60 calls at once through a short outage', async () => {
    const { time, transport } = open((now) => (now < 400 ? new Response('', { status: 503 }) : good()), {
      retry: { retries: 4 },
    });
    const outcomes = await time.run(Promise.all(Array.from({ length: 60 }, () => outcome(transport))));
    expect(new Set(outcomes)).toEqual(new Set(['data']));
  });
});

describe('the budget', () => {
  it('allows 250 retries, and grows again with final replies', () => {
    const budget = new RetryBudget();
    const taken = (): number => {
      let count = 0;
      while (budget.take()) count += 1;
      return count;
    };
    expect(taken()).toBe(250);
    budget.giveBack(0);
    expect(taken()).toBe(0);
    budget.giveBack(0);
    expect(taken()).toBe(1);
    budget.giveBack(3);
    expect(taken()).toBe(3);
    for (let count = 0; count < 10_000; count++) budget.giveBack(0);
    expect(taken()).toBe(250);
  });
});
