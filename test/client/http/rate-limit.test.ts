import { describe, expect, it } from 'vitest';
import { burst, createTransport, type TransportSettings } from '../../../src/client/client.js';
import { getContracts, getContractsOperation } from '../../../src/ledger.js';
import { rejection } from '../../setup/thrown.js';
import { turn, VirtualTime } from '../../setup/virtual-time.js';
import { busy, calling, page } from '../calling.js';

/** The largest number of events in any second. */
function mostInASecond(times: readonly number[]): number {
  let most = 0;
  for (let first = 0, last = 0; last < times.length; last++) {
    while (Number(times[last]) - Number(times[first]) >= 1000) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

const atRate = (requestsPerSecond: number, options: TransportSettings = {}) =>
  calling([page], { requestsPerSecond, ...options });

describe('the rate', () => {
  it('holds for 500 calls at once, and an aborted call gives its place to the next', async () => {
    const { time, sent, call } = atRate(50);
    const controller = new AbortController();
    const reason = new Error('not needed');
    const calls = Array.from({ length: 500 }, (_, index) =>
      call(index % 2 === 1 ? { signal: controller.signal } : {}).catch((error: unknown) => error),
    );
    time.setTimer(1000, () => controller.abort(reason));
    const outcomes = await time.run(Promise.all(calls));
    const came = outcomes.filter((result) => result === 'data').length;
    expect(outcomes.filter((result) => result === reason)).toHaveLength(500 - came);
    expect(came).toBeLessThan(290);
    expect(sent).toHaveLength(came);
    expect(mostInASecond(sent)).toBeLessThanOrEqual(50 + burst);
    // The slots of aborted calls are used: the others take as long as their own number requires.
    expect(Number(sent.at(-1)) / 1000).toBeLessThanOrEqual((came - burst) / 50 + 0.1);
    expect(time.pending).toBe(0);
  });

  it('holds for the retry of a request that had its turn', async () => {
    const { time, sent, call, transport } = calling([...Array(burst).fill(page), busy(503), page], {
      requestsPerSecond: 1,
    });
    await Promise.all(Array.from({ length: burst }, () => call()));
    const options = { retry: { baseDelay: 0 } };
    await time.run(
      transport.send({ operation: getContractsOperation, params: {}, options, hasWaitedForRate: true }),
    );
    expect(sent.slice(burst)).toEqual([0, 1000]);
  });

  it('is even after the first burst, in the order of arrival', async () => {
    const { time, sent, call } = atRate(20);
    const order: number[] = [];
    await time.run(
      Promise.all(Array.from({ length: burst + 20 }, (_, index) => call().then(() => order.push(index)))),
    );
    expect(order).toEqual(Array.from({ length: burst + 20 }, (_, index) => index));
    expect(sent).toEqual(order.map((index) => Math.max(0, index - burst + 1) * 50));
  });

  it.each([-3_600_000, 3_600_000])('does not depend on the system clock, set by %d ms', async (change) => {
    const { time, sent, call } = atRate(10);
    const calls = Array.from({ length: burst + 1 }, () => call());
    await turn();
    expect(sent).toHaveLength(burst);
    time.setClock(change);
    await time.run(Promise.all([...calls, call()]));
    expect(sent.slice(-2)).toEqual([100, 200]);
  });

  it.each<[string, Parameters<typeof createTransport>[0], number]>([
    ['50 a second for a named network', { network: 'testnet' }, 2000],
    ['unlimited for a base URL', { baseUrl: 'http://ledger.test' }, 0],
    ['no limit for a local network', { network: 'local' }, 0],
    ['as set for a named network', { network: 'testnet', requestsPerSecond: Infinity }, 0],
  ])('is %s', async (_, options, duration) => {
    const time = new VirtualTime();
    const begin = time.now();
    const transport = createTransport({
      ...options,
      coalesce: false,
      fetch: async () => page(),
      clock: time,
    });
    await time.run(
      Promise.all(Array.from({ length: 110 }, () => getContracts(transport).then(() => 'data'))),
    );
    expect(time.now() - begin).toBe(duration);
  });

  it('has one timer while calls wait, and none after that', async () => {
    const { time, call } = atRate(1, { deadline: Infinity });
    await time.run(Promise.all(Array.from({ length: burst }, () => call())));
    expect(time.pending).toBe(0);
    const controller = new AbortController();
    const { signal } = controller;
    const waiting = [1, 2].map(() => rejection(call({ signal })));
    await turn();
    expect(time.pending).toBe(1);
    controller.abort('not needed');
    expect(await Promise.all(waiting)).toEqual(['not needed', 'not needed']);
    expect(time.pending).toBe(0);
    expect(await rejection(call({ signal }))).toBe('not needed');
    const last = call();
    await turn();
    expect(time.pending).toBe(1);
    await time.run(last);
    expect(time.pending).toBe(0);
  });

  it('keeps the order of waiting calls if a timer is late', async () => {
    const { time, call } = atRate(1, { deadline: Infinity });
    const order: string[] = [];
    time.setTimer = () => () => undefined;
    await Promise.all(Array.from({ length: burst }, () => call()));
    const first = call().then(() => order.push('first'));
    await turn();
    time.advance(10_000);
    await Promise.all([first, call().then(() => order.push('second'))]);
    expect(order).toEqual(['first', 'second']);
  });

  it('forgets no waiting call, whenever its turn comes', async () => {
    for (let reads = 0; reads < 20; reads++) {
      const { time, call } = atRate(1, { deadline: Infinity });
      await Promise.all(Array.from({ length: burst }, () => call()));
      const { elapsed } = time;
      let count = 0;
      // The turn comes between two readings of the clock.
      time.elapsed = () => {
        count += 1;
        return elapsed() + (count > reads ? 2000 : 0);
      };
      expect(await time.run(call())).toBe('data');
    }
  });
});
