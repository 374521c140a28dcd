import { describe, expect, it } from 'vitest';
// By their inner paths: the command measures for minutes. Users read the numbers that these functions make.
import { type Figure, isMet, together } from '../../scripts/bench/figure.js';
import { measure } from '../../scripts/bench/measure.js';

/** A comparison of contenders with these durations in turn, on a virtual clock; and the order of their runs. */
function race(costs: Readonly<Record<string, readonly number[]>>) {
  let time = 0;
  const order: string[] = [];
  const contenders = Object.fromEntries(
    Object.entries(costs).map(([name, own]) => {
      let run = 0;
      const work = async (): Promise<void> => {
        order.push(name);
        time += own[run++ % own.length] ?? 0;
      };
      return [name, work];
    }),
  );
  return { comparison: { part: 'calls', subject: 'a page', contenders }, order, now: () => time };
}

describe('the figures of a comparison', () => {
  it('are the median milliseconds per call, and the quartiles of the ratios to the first contender', async () => {
    const { comparison, now } = race({ plain: [1, 100, 2, 10, 1], ours: [5, 100, 8, 20, 3] });
    const target = { most: 2 };
    const figures = await measure([{ ...comparison, more: { ours: { target } } }], {
      rounds: 5,
      warmUps: 0,
      now,
    });
    const ours = { value: 8, ratio: { median: 3, low: 2, high: 4, of: 'plain' }, target };
    expect(figures).toEqual([
      { part: 'calls', subject: 'a page', name: 'plain', value: 2, unit: 'ms' },
      { part: 'calls', subject: 'a page', name: 'ours', unit: 'ms', ...ours },
    ]);
  });

  it('repeat the work until the time of a round is over', async () => {
    const { comparison, order, now } = race({ a: [4], b: [20] });
    const figures = await measure([comparison], { rounds: 1, time: 12, warmUps: 0, now });
    expect(order.join('')).toBe('aaab');
    expect(figures.map(({ value }) => value)).toEqual([4, 20]);
  });

  it('measure every contender in every round, each first in turn, after one warm-up round', async () => {
    const { comparison, order, now } = race({ a: [9, 1, 2, 3], b: [1], c: [1] });
    const figures = await measure([comparison], { rounds: 3, now });
    expect(order.join('')).toBe('abcbcacababc');
    expect(figures).toMatchObject([{ name: 'a', value: 2 }, { name: 'b' }, { name: 'c' }]);
  });

  it('do not exist if a contender fails', async () => {
    const contenders = { a: () => Promise.reject(new Error('gone')) };
    const failing = measure([{ part: 'p', subject: 's', contenders }], { rounds: 1, now: () => 0 });
    await expect(failing).rejects.toThrow('gone');
  });
});

const figure = (parts: Partial<Figure>): Figure => ({ part: 'p', subject: 's', name: 'n', ...parts });
const ratio = { median: 2, low: 1, high: 3, of: 'x' };

it.each<[Partial<Figure>, boolean | undefined]>([
  [{ ratio, value: 900, target: { most: 2 } }, true],
  [{ ratio, target: { most: 1.99 } }, false],
  [{ ratio, target: { least: 2 } }, true],
  [{ ratio, target: { least: 2.01 } }, false],
  [{ value: 12, target: { most: 12 } }, true],
  [{ value: 12.1, target: { most: 12 } }, false],
  [{ ratio }, undefined],
  [{ target: { most: 1 } }, undefined],
])('the target of %j is met: %s', (parts, met) => expect(isMet(figure(parts))).toBe(met));

it('several figures of a contender become the median one, by ratio if there is one', () => {
  const races = [2.2, 1.9, 2.1].map((median, value) => figure({ ratio: { ...ratio, median }, value }));
  const [, , middle] = races;
  const others = [3, 1, 2].map((value) => figure({ name: 'plain', value }));
  const block = figure({ subject: 'block', value: 2 });
  expect(together([...races, block, ...others])).toEqual([
    middle,
    figure({ name: 'plain', value: 2 }),
    block,
  ]);
});
