import { describe, expect, it } from 'vitest';
import { Random } from '../../../scripts/simulate/random.js';
import type { TransportSettings } from '../../../src/client/client.js';
import { busy, calling, page } from '../calling.js';

type Calls = ReturnType<typeof calling>;

/** Calls with random delays. */
function open(answer: (now: number) => Response | Promise<Response>, options: TransportSettings = {}): Calls {
  const calls = calling(async () => answer(calls.elapsed()), options);
  calls.time.random = new Random(7).next;
  return calls;
}

const outcome = ({ call }: Calls): Promise<string> => call().catch(({ name }: Error) => name);
const inTurn = async (calls: Calls, count: number): Promise<string[]> => {
  const outcomes: string[] = [];
  for (let left = count; left > 0; left--) outcomes.push(await calls.time.run(outcome(calls)));
  return outcomes;
};
const atOnce = (calls: Calls, count: number): Promise<string[]> =>
  calls.time.run(Promise.all(Array.from({ length: count }, () => outcome(calls))));

const down = busy(503);
const endless: TransportSettings = { retry: { retries: Infinity, baseDelay: 0 }, deadline: Infinity };

describe('a service that is down', () => {
  const failure = (code: string) => (): never => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
  };
  it.each<[string, () => Response | Promise<Response>, TransportSettings]>([
    ['returns 503', down, {}],
    ['returns 429', busy(429, 1), { deadline: Infinity }],
    ['refuses connections', failure('ECONNREFUSED'), {}],
    ['breaks connections', failure('ECONNRESET'), {}],
    ['never answers', () => new Promise<Response>(() => undefined), { timeout: 1000 }],
    ['returns 503 for unlimited retries', down, { retry: { retries: Infinity } }],
  ])('and %s gets 250 retries of 300 calls', async (_, answer, options) => {
    const calls = open(answer, options);
    expect(await atOnce(calls, 300)).not.toContain('data');
    expect(calls.sent).toHaveLength(550);
  });

  it('gets as many retries of calls that follow each other', async () => {
    const calls = open(down);
    expect(await inTurn(calls, 300)).not.toContain('data');
    expect(calls.sent).toHaveLength(550);
  });

  it('does not block other calls while one is retried without delay', async () => {
    const calls = open(() => Promise.reject(new TypeError('fetch failed')), endless);
    let turns = 0;
    const count = (): void => {
      turns += 1;
      if (calls.sent.length < 200) setImmediate(count);
    };
    count();
    expect(await inTurn(calls, 1)).toEqual(['NetworkError']);
    expect(calls.sent).toHaveLength(251);
    expect(turns).toBeGreaterThan(100);
  });
});

describe('a service that is available again', () => {
  it('gets one more retry for every two complete replies, up to 250', async () => {
    let isDown = true;
    const calls = open(() => (isDown ? down() : page()), endless);
    const retries = async (replies: number): Promise<number> => {
      isDown = false;
      await inTurn(calls, replies);
      isDown = true;
      const before = calls.sent.length;
      await inTurn(calls, 1);
      return calls.sent.length - before - 1;
    };
    expect([await retries(0), await retries(1), await retries(10), await retries(600)]).toEqual([
      250, 0, 5, 250,
    ]);
  });
});

describe('a service that is healthy', () => {
  it('gets a retry of every transient failure: a final reply returns those of its call', async () => {
    let count = 0;
    const calls = open(() => (count++ % 3 < 2 ? down() : page()));
    expect(new Set(await inTurn(calls, 400))).toEqual(new Set(['data']));
    expect(calls.sent).toHaveLength(1200);
  });

  it('gets 60 calls at once through a short outage', async () => {
    const calls = open((now) => (now < 400 ? down() : page()), { retry: { retries: 4 } });
    expect(new Set(await atOnce(calls, 60))).toEqual(new Set(['data']));
  });
});
