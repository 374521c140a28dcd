import { describe, expect, it } from 'vitest';
import { simulateReads, worlds } from '../../scripts/simulate/reads.js';

const [calm, , apart, frozen] = worlds;

describe.each([
  ['calm', calm, 3.5],
  ['with clusters apart', apart, 5],
  [
    'where one of two stands still now and then',
    frozen && { ...frozen, frozen: (trial: number) => trial % 50 >= 35 },
    6,
  ],
] as const)('reads after a write, %s', (_, world, mostRequests) => {
  it('are never stale, and what is there is never said to be missing', async () => {
    if (!world) throw new Error('no such world');
    const tallies = [...(await simulateReads(world, 120))];
    const habits = tallies.filter(([name]) => !name.startsWith('after'));
    const ours = tallies.filter(([name]) => name.startsWith('after'));
    const [reads, requests] = [0, 0].map((zero, index) =>
      ours.reduce((sum, [, tally]) => sum + (index === 0 ? tally.reads : tally.requests), zero),
    );
    // A list of what was made proves nothing, and how sure that is, the simulation tells.
    const sure = ours.filter(([name]) => !name.includes('proves nothing'));
    expect(sure.map(([name, { missing, stale }]) => [name, missing, stale])).toEqual(
      sure.map(([name]) => [name, 0, 0]),
    );
    expect(sure.map(([name]) => name)).toEqual(
      expect.arrayContaining(['after: the row', 'after: the balance', 'after: a true 404']),
    );
    expect((requests ?? 0) / (reads ?? 0)).toBeLessThan(mostRequests);
    // What makes this worth it.
    expect(habits.some(([, { missing }]) => missing > 20)).toBe(true);
    expect(habits.some(([, { stale }]) => stale > 10)).toBe(true);
  });
});
