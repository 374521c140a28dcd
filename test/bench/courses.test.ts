import { expect, it } from 'vitest';
import { measureRounds } from '../../scripts/bench/courses.js';

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

it('answers the milliseconds of one piece of work, by contender and round', async () => {
  const { contenders, now } = race({ a: 3, b: 5 });
  expect(await measureRounds(contenders, { rounds: 2, time: 12, now })).toEqual({ a: [3, 3], b: [5, 5] });
});

it('fills the time that a round has', async () => {
  const { contenders, order, now } = race({ a: 4, b: 20 });
  await measureRounds(contenders, { rounds: 1, time: 12, warmUps: 0, now });
  expect(order.join('')).toBe('aaab');
});

it('measures everyone in every round, and lets each begin in turn', async () => {
  const { contenders, order, now } = race({ a: 1, b: 1, c: 1 });
  await measureRounds(contenders, { rounds: 3, warmUps: 0, now });
  expect(order.join('')).toBe('abcbcacab');
});

it('runs uncounted rounds first, and adds to samples that there are', async () => {
  const { contenders, order, now } = race({ a: 1 });
  expect(await measureRounds(contenders, { rounds: 2, warmUps: 3, now }, { a: [7] })).toEqual({
    a: [7, 1, 1],
  });
  expect(order).toHaveLength(5);
});

it('keeps the order of the contenders, whoever begins, as the first is what others are compared with', async () => {
  const { contenders, now } = race({ a: 1, b: 1 });
  expect(Object.keys(await measureRounds(contenders, { rounds: 1, now }))).toEqual(['a', 'b']);
});

it('fails where a contender does', async () => {
  const failing = { a: () => Promise.reject(new Error('gone')) };
  await expect(measureRounds(failing, { rounds: 1, now: () => 0 })).rejects.toThrow('gone');
});
