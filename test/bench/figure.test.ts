import { describe, expect, it } from 'vitest';
import { type Figure, isMet, type Target } from '../../scripts/bench/figure.js';

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
