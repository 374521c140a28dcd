import { describe, expect, it } from 'vitest';
import { type Figure, isMet, sideBySide, type Target } from '../../scripts/bench/figure.js';

const figure = (given: Partial<Figure>): Figure => ({ part: 'p', subject: 's', name: 'n', ...given });
const ratio = { median: 2, low: 1, high: 3, of: 'x' };

describe('isMet', () => {
  it.each<[Target, boolean]>([
    [{ most: 2 }, true],
    [{ most: 1.99 }, false],
    [{ least: 2 }, true],
    [{ least: 2.01 }, false],
  ])('holds the middle of a ratio against %j', (target, met) =>
    expect(isMet(figure({ ratio, target, amount: { value: 900, unit: 'ms' } }))).toBe(met),
  );

  it('holds the amount against the target where there is no ratio', () => {
    expect(isMet(figure({ amount: { value: 12, unit: 'kB' }, target: { most: 12 } }))).toBe(true);
    expect(isMet(figure({ amount: { value: 12.1, unit: 'kB' }, target: { most: 12 } }))).toBe(false);
  });

  it('says nothing without a target or a value', () => {
    expect(isMet(figure({ ratio }))).toBeUndefined();
    expect(isMet(figure({ target: { most: 1 } }))).toBeUndefined();
  });
});

describe('sideBySide', () => {
  it('compares everyone with the first, round by round', () =>
    expect(
      sideBySide({ part: 'p', subject: 's' }, { plain: [1, 10], ours: [2, 20] }, { ours: { most: 2 } }),
    ).toEqual([
      { part: 'p', subject: 's', name: 'plain', headline: false, amount: { value: 5.5, unit: 'ms' } },
      {
        part: 'p',
        subject: 's',
        name: 'ours',
        headline: true,
        amount: { value: 11, unit: 'ms' },
        ratio: { median: 2, low: 2, high: 2, of: 'plain' },
        target: { most: 2 },
      },
    ]));
});
