import { describe, expect, it } from 'vitest';
import { measureRounds, timesWithin } from '../../scripts/bench/rounds.js';

/** Contenders that take known times on a clock of their own, and a record of who ran when. */
function race(costs: Readonly<Record<string, number>>) {
  let time = 0;
  const order: string[] = [];
  const contenders = Object.fromEntries(
    Object.entries(costs).map(([name, cost]) => [
      name,
      async (): Promise<void> => {
        order.push(name);
        time += cost;
      },
    ]),
  );
  return { contenders, order, now: () => time };
}

describe('measureRounds', () => {
  it('answers the milliseconds of one piece of work, by contender and round', async () => {
    const { contenders, now } = race({ a: 3, b: 5 });
    expect(await measureRounds(contenders, { rounds: 2, times: 4, now })).toEqual({ a: [3, 3], b: [5, 5] });
  });

  it('measures everyone in every round, and lets each begin in turn', async () => {
    const { contenders, order, now } = race({ a: 1, b: 1, c: 1 });
    await measureRounds(contenders, { rounds: 3, times: 1, warmUps: 0, now });
    expect(order.join('')).toBe('abcbcacab');
  });

  it('runs uncounted rounds first', async () => {
    const { contenders, order, now } = race({ a: 1 });
    const samples = await measureRounds(contenders, { rounds: 2, times: 1, warmUps: 3, now });
    expect(order).toHaveLength(5);
    expect(samples.a).toHaveLength(2);
  });
});

describe('timesWithin', () => {
  it.each([
    [10, 2, 5],
    [10, 20, 1],
    [10, 0.001, 10_000],
  ])('fills %d ms with work of %d ms', async (milliseconds, cost, times) => {
    const { contenders, now } = race({ a: cost });
    expect(await timesWithin(milliseconds, () => contenders.a?.(), now)).toBe(times);
  });
});
