import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Figure, isMet, quantile, sideBySide, together } from '../../scripts/bench/figure.js';

const figure = (given: Partial<Figure>): Figure => ({ part: 'p', subject: 's', name: 'n', ...given });
const ratio = { median: 2, low: 1, high: 3, of: 'x' };

describe('isMet', () => {
  it.each<[Figure['target'], boolean]>([
    [{ most: 2 }, true],
    [{ most: 1.99 }, false],
    [{ least: 2 }, true],
    [{ least: 2.01 }, false],
  ])('compares the median ratio with %j', (target, met) =>
    expect(isMet(figure({ ratio, target, value: 900, unit: 'ms' }))).toBe(met),
  );

  it('compares the value with the target if there is no ratio', () => {
    expect(isMet(figure({ value: 12, target: { most: 12 } }))).toBe(true);
    expect(isMet(figure({ value: 12.1, target: { most: 12 } }))).toBe(false);
  });

  it('is undefined without a target or a value', () => {
    expect(isMet(figure({ ratio }))).toBeUndefined();
    expect(isMet(figure({ target: { most: 1 } }))).toBeUndefined();
  });
});

describe('sideBySide', () => {
  it('compares each contender with the first one in the same round', () =>
    expect(
      sideBySide(
        { part: 'p', subject: 's' },
        { plain: [1, 100, 2], ours: [2, 200, 4] },
        { ours: { target: { most: 2 } } },
      ),
    ).toEqual([
      { part: 'p', subject: 's', name: 'plain', value: 2, unit: 'ms' },
      {
        part: 'p',
        subject: 's',
        name: 'ours',
        value: 4,
        unit: 'ms',
        ratio: { median: 2, low: 2, high: 2, of: 'plain' },
        target: { most: 2 },
      },
    ]));

  it('returns the quartiles of the rounds', () => {
    const [, ours] = sideBySide({ part: 'p', subject: 's' }, { x: [1, 1, 1, 1, 1], ours: [5, 1, 4, 2, 3] });
    expect(ours?.ratio).toEqual({ median: 3, low: 2, high: 4, of: 'x' });
  });
});

describe('quantile', () => {
  const values = fc.array(fc.double({ min: 0.001, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 50 });

  it.each([
    [[3], 3],
    [[10, 1, 9], 9],
    [[4, 1, 3, 2], 3],
  ])('returns the median of %j: %d', (values, expected) => expect(quantile(values, 0.5)).toBe(expected));

  it('has as many values below the median as above it', () => {
    fc.assert(
      fc.property(values, (given) => {
        const middle = quantile(given, 0.5);
        expect(given.filter((value) => value < middle).length).toBeLessThanOrEqual(given.length / 2);
        expect(given.filter((value) => value > middle).length).toBeLessThanOrEqual(given.length / 2);
      }),
    );
  });
});

describe('together', () => {
  it('takes the median of several figures of a contender, by ratio if there is one', () => {
    const races = [2.2, 1.9, 2.1].map((median, index) =>
      figure({ ratio: { ...ratio, median }, value: index }),
    );
    expect(together(races)).toEqual([races[2]]);
    expect(together([3, 1, 2].map((value) => figure({ value })))).toEqual([figure({ value: 2 })]);
  });

  it('groups figures by subject, with each contender once', () => {
    const races = [
      figure({ subject: 'page', name: 'plain', value: 1 }),
      figure({ subject: 'page', name: 'theirs', value: 3 }),
      figure({ subject: 'block', name: 'plain', value: 2 }),
      figure({ subject: 'page', name: 'plain', value: 9 }),
      figure({ subject: 'page', name: 'ours', value: 2 }),
    ];
    expect(together(races).map(({ subject, name, value }) => [subject, name, value])).toEqual([
      ['page', 'plain', 1],
      ['page', 'theirs', 3],
      ['page', 'ours', 2],
      ['block', 'plain', 2],
    ]);
  });
});
