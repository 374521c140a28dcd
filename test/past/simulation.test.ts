import { expect, it } from 'vitest';
import { drawPast, drawPlanted } from '../../scripts/simulate/past/past-scenario.js';
import { playPast } from '../../scripts/simulate/past/play-past.js';

/** Plays seeds, and returns what each of them broke. More of them: npm run simulate -- --past --moments 20000 */
async function brokenIn(
  seeds: readonly number[],
  isPlanted: boolean,
): Promise<{ moments: number; broken: string[] }> {
  let moments = 0;
  const broken: string[] = [];
  for (const seed of seeds) {
    const outcome = await playPast(isPlanted ? drawPlanted(seed) : drawPast(seed), isPlanted);
    moments += outcome.moments;
    broken.push(...outcome.broken.map((problem) => `seed ${seed}: ${problem}`));
  }
  return { moments, broken };
}

const upTo = (count: number, from = 1): number[] => Array.from({ length: count }, (_, index) => from + index);

it('each balance is the sum of the transfers in 12 seeds', async () => {
  const { moments, broken } = await brokenIn(upTo(12), false);
  expect(broken).toEqual([]);
  expect(moments).toBe(300);
}, 60_000);

it('each lost or invented transfer between two snapshots is noticed', async () => {
  const { moments, broken } = await brokenIn(upTo(6), true);
  expect(broken).toEqual([]);
  expect(moments).toBeGreaterThan(20);
}, 60_000);

it('a seed gives the same history again', async () => {
  const [one, other] = [await playPast(drawPast(3)), await playPast(drawPast(3))];
  expect(one.history).toEqual(other.history);
});
