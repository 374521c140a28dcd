import { describe, expect, it } from 'vitest';
import { measured, type Setting } from './measured.js';
import { type World, worlds } from './worlds.js';

const longest = { even: 50, uneven: 500 };

/** Scans a list, and checks the items and the number of requests against a walk. */
async function scanned({ list, keys }: World, count: number, setting: Setting) {
  const all = keys(count);
  const { size } = setting;
  const walk = await measured(list, all, { rate: Infinity, size, concurrency: 1, latency: 'even' }, 'walk');
  const { duration, requests, keys: found } = await measured(list, all, setting);
  expect(found).toEqual(walk.keys);
  expect(requests).toBeLessThanOrEqual(2 * walk.requests + setting.concurrency);
  return { duration, walk: walk.requests };
}

describe.each(worlds.map((world) => [world.name, world] as const))('a scan of %s', (_, world) => {
  /**
   * A scan needs at least the time of a walk's requests at the rate, and a latency each at its begin and end. At 50 a
   * second, several requests run at once. At the unknown ends of bursts, some of them return items that others
   * return too: up to 10 % of 100 pages, not 5 %. The limit needs enough `concurrency` to use the rate: 2 requests of
   * 64 ms each do not use 50 a second.
   */
  it.each([
    [20, 1.05, 'even'],
    [50, 1.1, 'uneven'],
  ] as const)(
    'under %d requests a second takes %d times as long as the rate takes for a walk, at most, with %s latency',
    async (rate, most, latency) => {
      const { duration, walk } = await scanned(world, 3000, { rate, size: 50, concurrency: 8, latency });
      expect(duration).toBeLessThanOrEqual((most * 1000 * walk) / rate + 2 * longest[latency]);
    },
  );

  it.each([
    [2, 25],
    [32, 100],
    [100, 25],
  ])(
    'sends at most twice the requests of a walk, and one more for each of %d at once, with pages of %d',
    async (concurrency, size) => {
      await scanned(world, 1500, { rate: Infinity, size, concurrency, latency: 'uneven' });
    },
  );
});
