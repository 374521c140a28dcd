import { expect, it } from 'vitest';
import { sleep } from '../../src/client/client.js';
import { TimeoutError } from '../../src/ledger.js';
import { rejection } from '../setup/thrown.js';
import { VirtualTime } from '../setup/virtual-time.js';
import { blocks, smallHosts, transactions } from './small-hosts.js';

/** The lag of a host in milliseconds; `empty` if its lists have no items, and `dead` if it does not reply. */
type State = number | 'empty' | 'dead';

/** Hosts in these states. The rows of the first one are older by `quiet`. A probe takes as long as `latency`. */
function lagging(states: State[], { quiet = 0, deadline = 120_000, offset = 0, latency = 0 } = {}) {
  const time = new VirtualTime();
  time.setClock(offset);
  const reply = async (host: number, path: string) => {
    const isProbe = path.includes('/blocks');
    if (isProbe && latency) await sleep(latency, undefined, time);
    const state = states[host] ?? 'dead';
    if (state === 'dead') return undefined;
    if (state === 'empty') return { blocks: [], transactions: [], links: { next: null } };
    const newest = time.elapsed() - state;
    return isProbe ? blocks(newest) : transactions(host === 0 ? newest - quiet : newest);
  };
  const world = smallHosts(time, reply, { deadline }, states.length);
  const read = () => world.client.getTransactions({ limit: 1 }).then();
  const page = () => world.client.getTransactions({ limit: 1 }).pages().next();
  const run = async (count: number, pause = 0): Promise<void> => {
    for (let call = 0; call < count; call++) {
      await time.run(read());
      time.advance(pause);
    }
  };
  const behind = () => world.client.transport.hosts?.map(({ isBehind }) => isBehind);
  return { ...world, time, states, read, page, run, behind };
}

it.each([1, 10_000, 30_000, 59_000, 4e12])(
  'a host that is %i ms ahead of the clock takes no calls from one that lags by eight seconds',
  async (ahead) => {
    const { time, calls, run, page, behind } = lagging([8000, -ahead], { quiet: 7000 });
    await run(12);
    await time.run(page());
    // The second call compares, as the times of the list are old.
    expect(calls).toEqual([0, 1, ...Array.from({ length: 11 }, () => 0)]);
    expect(behind()).toEqual([false, false]);
  },
);

it('a wrong time is no evidence later, and none for a host that shows no time', async () => {
  const ahead = lagging([-20_000, 8000]);
  const unknown = lagging([-4e12, 'empty']);
  await ahead.run(1);
  ahead.time.advance(21_000);
  await unknown.run(1);
  for (const { time, states, calls, page } of [ahead, unknown]) {
    states[0] = 'dead';
    const begin = time.elapsed();
    await time.run(page());
    expect(time.elapsed()).toBe(begin);
    expect(calls.at(-1)).toBe(1);
  }
});

it.each([0, -20_000, 300_000])('a host that lags is noticed if the clock is off by %i ms', async (offset) => {
  const { calls, run, behind } = lagging([330_000, 2000, 8000], { offset });
  await run(15, 2000);
  expect(behind()).toEqual([true, false, false]);
  expect(calls.at(-1)).toBe(1);
});

it.each([0, -20_000])('a host that stops is noticed if the clock is off by %i ms', async (offset) => {
  const { time, states, calls, run, behind } = lagging([2000, 8000], { offset });
  await run(3, 1000);
  const stopped = time.elapsed() - 2000;
  for (let call = 0; call < 30; call++) {
    states[0] = time.elapsed() - stopped;
    await run(1, 2000);
  }
  expect(behind()).toEqual([true, false]);
  expect(calls.at(-1)).toBe(1);
});

it.each([0, -20_000])(
  'a page is not older than those of a dead host if the clock is off by %i ms',
  async (offset) => {
    const { time, states, read, page } = lagging([2000, 8000], { offset, latency: 100 });
    await time.run(read());
    states[0] = 'dead';
    const begin = time.elapsed();
    await time.run(page());
    expect(time.elapsed() - begin).toBeGreaterThanOrEqual(6000);
  },
);

it('a host that has to catch up is waited for up to the deadline, or to an abort', async () => {
  const { time, client, states, page, run } = lagging([2000, 40_000], { deadline: 3000 });
  await run(1);
  states[0] = 'dead';
  const begin = time.elapsed();
  const error = await time.run(rejection(page()));
  expect(error).toBeInstanceOf(TimeoutError);
  expect(String((error as Error).cause)).toContain('behind the others');
  expect(time.elapsed() - begin).toBe(3000);
  const ending = new AbortController();
  const options = { signal: ending.signal, deadline: Infinity };
  time.setTimer(2000, () => ending.abort('over'));
  expect(await time.run(rejection(client.getTransactions({}, options).pages().next()))).toBe('over');
  expect(time.pending).toBe(0);
});

it('a host that was years behind is used again within seconds', async () => {
  const { time, states, run, page } = lagging([2000, 1e12]);
  await run(1);
  states[0] = 'dead';
  time.setTimer(20_000, () => {
    states[1] = 0;
  });
  const begin = time.elapsed();
  await time.run(page());
  expect(time.elapsed() - begin).toBeLessThan(26_000);
});
