import { describe, expect, it } from 'vitest';
import { simulateReads, worlds } from './living/reads.js';

describe.each([
  ['calm', 2.5],
  ['with clusters apart', 2.5],
  ['with one of two clusters stopped at times', 5],
] as const)('reads after a write, %s', (world, mostRequests) => {
  it('are never stale, and never miss a row that exists', async () => {
    const tallies = [...(await simulateReads(worlds[world], 120))];
    const habits = tallies.filter(([name]) => !name.startsWith('after'));
    const ours = tallies.filter(([name]) => name.startsWith('after'));
    const [reads, requests] = [0, 0].map((zero, index) =>
      ours.reduce((sum, [, tally]) => sum + (index === 0 ? tally.reads : tally.requests), zero),
    );
    // A list of new entities proves nothing about a write.
    const sure = ours.filter(([name]) => !name.includes('proves nothing'));
    expect(sure.map(([name, { missing, stale }]) => [name, missing, stale])).toEqual(
      sure.map(([name]) => [name, 0, 0]),
    );
    expect(sure.map(([name]) => name)).toEqual(
      expect.arrayContaining(['after: the row', 'after: the balance', 'after: a true 404']),
    );
    expect((requests ?? 0) / (reads ?? 0)).toBeLessThan(mostRequests);
    // Without the `after` option, the same reads fail.
    expect(habits.some(([, { missing }]) => missing > 20)).toBe(true);
    expect(habits.some(([, { stale }]) => stale > 10)).toBe(true);
  });
});

describe('28 kinds of read after a write, two clusters, faults and late rows', () => {
  it('cost a client that is kept at most three requests, and are never stale', async () => {
    const world = worlds['28 kinds: two clusters, 2 to 8 s, 2 % faults, 2 % of rows late'];
    const tallies = [...(await simulateReads(world, 84))];
    const kept = tallies.filter(([name]) => name.startsWith('after, a kept client'));
    expect(kept).toHaveLength(28);
    const requests = kept.reduce((sum, [, tally]) => sum + tally.requests, 0);
    expect(requests / 84).toBeLessThanOrEqual(3);
    const timed = tallies.filter(([name]) => !name.includes('timeless'));
    expect(timed.filter(([, { stale, missing, behind }]) => stale + missing + behind > 0)).toEqual([]);
  });
});
