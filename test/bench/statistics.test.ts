import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median, ratios, spread } from '../../scripts/bench/statistics.js';

const values = fc.array(fc.double({ min: 0.001, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 50 });

describe('median', () => {
  it.each([
    [[3], 3],
    [[10, 1, 9], 9],
    [[4, 1, 3, 2], 2.5],
  ])('of %j is %d', (given, expected) => expect(median(given)).toBe(expected));

  it('has as many values below as above', () => {
    fc.assert(
      fc.property(values, (given) => {
        const middle = median(given);
        const below = given.filter((value) => value < middle).length;
        const above = given.filter((value) => value > middle).length;
        expect(below).toBeLessThanOrEqual(given.length / 2);
        expect(above).toBeLessThanOrEqual(given.length / 2);
      }),
    );
  });

  it('refuses to be that of nothing', () => expect(() => median([])).toThrow(RangeError));
});

describe('spread', () => {
  it('holds the middle half', () => expect(spread([5, 1, 4, 2, 3])).toEqual({ median: 3, low: 2, high: 4 }));

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(values, (given) => {
        expect(spread([...given].reverse())).toEqual(spread(given));
      }),
    );
  });
});

describe('ratios', () => {
  it('compares round by round, so that a slow round does not count', () =>
    expect(ratios([2, 200, 4], [1, 100, 2])).toEqual({ median: 2, low: 2, high: 2 }));

  it('refuses rounds that do not belong together', () =>
    expect(() => ratios([1, 2], [1])).toThrow(RangeError));
});
