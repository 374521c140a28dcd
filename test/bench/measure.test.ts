import { expect, it } from 'vitest';
import { measure, measureRounds } from '../../scripts/bench/measure.js';

/** Contenders with fixed durations on a virtual clock, and the order of their runs. */
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

it('returns milliseconds per call, by contender and round', async () => {
  const { contenders, now } = race({ a: 3, b: 5 });
  expect(await measureRounds(contenders, { rounds: 2, time: 12, now })).toEqual({ a: [3, 3], b: [5, 5] });
});

it('repeats the work until the time of a round is over', async () => {
  const { contenders, order, now } = race({ a: 4, b: 20 });
  await measureRounds(contenders, { rounds: 1, time: 12, warmUps: 0, now });
  expect(order.join('')).toBe('aaab');
});

it('measures every contender in every round, each first in turn', async () => {
  const { contenders, order, now } = race({ a: 1, b: 1, c: 1 });
  await measureRounds(contenders, { rounds: 3, warmUps: 0, now });
  expect(order.join('')).toBe('abcbcacab');
});

it('runs warm-up rounds first, and does not count them', async () => {
  const { contenders, order, now } = race({ a: 1 });
  expect(await measureRounds(contenders, { rounds: 2, warmUps: 3, now })).toEqual({ a: [1, 1] });
  expect(order).toHaveLength(5);
});

it('keeps the order of the contenders, because the first is the reference', async () => {
  const { contenders, now } = race({ a: 1, b: 1 });
  expect(Object.keys(await measureRounds(contenders, { rounds: 1, now }))).toEqual(['a', 'b']);
});

it('fails if a contender fails', async () => {
  const failing = { a: () => Promise.reject(new Error('gone')) };
  await expect(measureRounds(failing, { rounds: 1, now: () => 0 })).rejects.toThrow('gone');
});

it('returns a figure of each contender of each comparison', async () => {
  const { contenders, order, now } = race({ a: 1, b: 2 });
  const { a = () => 0, b = () => 0 } = contenders;
  const comparisons = [
    { part: 'p', subject: 'first', contenders: { a, b } },
    { part: 'p', subject: 'second', contenders: { b }, more: { b: { more: 'more' } } },
  ];
  const figures = await measure(comparisons, { rounds: 1, warmUps: 0, now });
  expect(order.join('')).toBe('abb');
  expect(figures.map(({ subject, name, value, more }) => [subject, name, value, more])).toEqual([
    ['first', 'a', 1, undefined],
    ['first', 'b', 2, undefined],
    ['second', 'b', 2, 'more'],
  ]);
});
