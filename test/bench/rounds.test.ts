import { describe, expect, it } from 'vitest';
import { measureRounds } from '../../scripts/bench/rounds.js';

/** Contenders that take known times on a clock of their own, and a record of who ran when. */
function race(costs: Readonly<Record<string, number>>) {
  let time = 0;
  const order: string[] = [];
  const contenders = Object.fromEntries(
    Object.entries(costs).map(([name, cost]) => [
      name,
      async (times: number): Promise<void> => {
        order.push(name);
        time += cost * times;
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
