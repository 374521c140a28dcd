import { describe, expect, it } from 'vitest';
import { type Clock, createTransport } from '../../../src/client/client.js';
import { burst } from '../../../src/client/http/rate-limit.js';
import { createRequests, type Requests } from '../../../src/client/http/requests.js';
import { getContracts } from '../../../src/ledger.js';
import { turn, VirtualTime } from '../../virtual-time.js';

const good = '{"contracts":[],"links":{"next":null}}';

function limitOf(requestsPerSecond: number, clock: Clock): Requests {
  return createRequests({ baseUrl: 'http://ledger.test', requestsPerSecond }, clock);
}

/** The largest number of events in any second. */
function mostInASecond(times: readonly number[]): number {
  let most = 0;
  for (let first = 0, last = 0; last < times.length; last++) {
    while (Number(times[last]) - Number(times[first]) >= 1000) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

describe('the rate', () => {
  it('holds for 2,000 calls at once, and an aborted call gives its place to the next', async () => {
    const time = new VirtualTime();
    const sent: number[] = [];
    const transport = createTransport({
      baseUrl: 'http://ledger.test',
      coalesce: false,
      maxConcurrency: Infinity,
      requestsPerSecond: 50,
      fetch: async () => {
        sent.push(time.now());
        return new Response(good);
      },
      clock: time,
    });
    const begin = time.now();
    const controller = new AbortController();
    const reason = new Error('not needed');
    const calls = Array.from({ length: 2000 }, (_, index) =>
      getContracts(transport, {}, index % 2 === 1 ? { signal: controller.signal } : {}).then(
        () => 'data',
        (error: unknown) => error,
      ),
    );
    time.setTimer(1000, () => controller.abort(reason));
    const outcomes = await time.run(Promise.all(calls));
    const aborted = outcomes.filter((outcome) => outcome === reason).length;
    const came = outcomes.filter((outcome) => outcome === 'data').length;
    expect(came + aborted).toBe(2000);
    expect(aborted).toBeGreaterThan(950);
    expect(sent).toHaveLength(came);
    const most = mostInASecond(sent);
    const seconds = (Number(sent.at(-1)) - begin) / 1000;
    console.log(`${sent.length} requests in ${seconds} s, at most ${most} in any second; burst ${burst}`);
    expect(most).toBeLessThanOrEqual(50 + burst);
    // The slots of aborted calls are used: the others take as long as their own number requires.
    expect(seconds).toBeLessThanOrEqual((came - burst) / 50 + 0.1);
    expect(time.pending).toBe(0);
  });

  it('sends calls in the order of their arrival', async () => {
    const time = new VirtualTime();
    const limit = limitOf(10, time);
    const order: number[] = [];
    const all = Array.from({ length: 40 }, async (_, index) => {
      await limit.pass(undefined);
      order.push(index);
    });
    await time.run(Promise.all(all));
    expect(order).toEqual(Array.from({ length: 40 }, (_, index) => index));
  });

  it('is even after the first burst', async () => {
    const time = new VirtualTime();
    const limit = limitOf(20, time);
    const times: number[] = [];
    const all = Array.from({ length: burst + 20 }, async () => {
      await limit.pass(undefined);
      times.push(time.now());
    });
    await time.run(Promise.all(all));
    const gaps = times.slice(burst).map((at, index) => at - Number(times[burst + index - 1]));
    expect(new Set(gaps)).toEqual(new Set([50]));
  });

  it('pauses every call after a 429, and resumes without a burst', async () => {
    const time = new VirtualTime();
    const sent: number[] = [];
    let replies = 0;
    const transport = createTransport({
      baseUrl: 'http://ledger.test',
      coalesce: false,
      maxConcurrency: Infinity,
      requestsPerSecond: 100,
      fetch: async () => {
        sent.push(time.now());
        replies += 1;
        return replies === 1
          ? new Response('', { status: 429, headers: { 'retry-after': '5' } })
          : new Response(good);
      },
      clock: time,
    });
    const begin = time.now();
    const first = getContracts(transport).then(() => 'first');
    while (replies < 1) await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    const others = Array.from({ length: 30 }, () => getContracts(transport).then(() => 'other'));
    await time.run(Promise.all([first, ...others]));
    expect(sent).toHaveLength(32);
    for (const at of sent.slice(1)) expect(at - begin).toBeGreaterThanOrEqual(5000);
    expect(mostInASecond(sent.slice(1))).toBeLessThanOrEqual(11);
  });

  it('does not depend on changes of the system clock', async () => {
    const hour = 3_600_000;
    for (const set of [-hour, hour]) {
      const time = new VirtualTime();
      const sent: number[] = [];
      const fetch = async (): Promise<Response> => {
        sent.push(time.elapsed());
        return new Response(good);
      };
      const transport = createTransport({
        baseUrl: 'http://ledger.test',
        coalesce: false,
        requestsPerSecond: 10,
        fetch,
        clock: time,
      });
      const begin = time.elapsed();
      const calls = Array.from({ length: burst + 1 }, () => getContracts(transport).then(() => 'data'));
      await turn();
      expect(sent).toHaveLength(burst);
      time.setClock(set);
      calls.push(getContracts(transport).then(() => 'data'));
      await time.run(Promise.all(calls));
      expect(sent.slice(-2).map((at) => at - begin)).toEqual([100, 200]);
    }
  });

  it('is 50 a second for a named network and has no limit for a base URL', async () => {
    for (const [options, limited] of [
      [{ network: 'testnet' }, true],
      [{ baseUrl: 'http://ledger.test' }, false],
      [{ network: 'testnet', requestsPerSecond: Infinity }, false],
    ] as const) {
      const time = new VirtualTime();
      const begin = time.now();
      const transport = createTransport({
        ...options,
        coalesce: false,
        fetch: async () => new Response(good),
        clock: time,
      });
      await time.run(
        Promise.all(Array.from({ length: 110 }, () => getContracts(transport).then(() => 'data'))),
      );
      expect(time.now() - begin).toBe(limited ? 2000 : 0);
    }
  });

  it('rejects a call whose signal is already aborted', async () => {
    const limit = limitOf(1, new VirtualTime());
    expect(() => limit.pass(AbortSignal.abort('gone'))).toThrow('gone');
  });

  it('has one timer while calls wait, and none after that', async () => {
    const time = new VirtualTime();
    const limit = limitOf(1, time);
    for (let count = 0; count < burst; count++) expect(limit.pass(undefined)).toBeUndefined();
    expect(time.pending).toBe(0);
    const controller = new AbortController();
    const waiting = [limit.pass(controller.signal), limit.pass(controller.signal)].map((pass) =>
      Promise.resolve(pass).catch((reason: unknown) => reason),
    );
    await turn();
    expect(time.pending).toBe(1);
    limit.rate.next += 5000;
    expect(time.pending).toBe(1);
    controller.abort('not needed');
    expect(await Promise.all(waiting)).toEqual(['not needed', 'not needed']);
    expect(time.pending).toBe(0);
    const last = limit.pass(undefined);
    await turn();
    expect(time.pending).toBe(1);
    await time.run(Promise.resolve(last));
    expect(time.pending).toBe(0);
  });

  it('keeps the order of waiting calls if a timer is late', async () => {
    let now = 0;
    const timers: (() => void)[] = [];
    const setTimer = (_: number, callback: () => void): (() => void) => {
      timers.push(callback);
      return () => undefined;
    };
    const limit = limitOf(1, { now: () => now, elapsed: () => now, random: () => 0, setTimer });
    for (let count = 0; count < burst; count++) limit.pass(undefined);
    const order: string[] = [];
    const first = Promise.resolve(limit.pass(undefined)).then(() => order.push('first'));
    await turn();
    now += 10_000;
    const second = Promise.resolve(limit.pass(undefined)).then(() => order.push('second'));
    await turn();
    expect(order).toEqual([]);
    timers[0]?.();
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });
});
