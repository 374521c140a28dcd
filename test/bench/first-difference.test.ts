import { describe, expect, it } from 'vitest';
import { firstDifference } from '../../scripts/bench/first-difference.js';

describe('firstDifference', () => {
  it('is undefined for equal data', () =>
    expect(firstDifference({ a: [1, { b: 2n }], c: null }, { a: [1, { b: 2n }], c: null })).toBeUndefined());

  it.each([
    [{ a: [{ b: 0 }] }, { a: [{ b: 0n }] }, 'gives 0 for 0n at /a/0/b'],
    [{ a: 36n }, { a: 35n }, 'gives 36n for 35n at /a'],
    [{}, { a: 'x' }, 'gives undefined for "x" at /a'],
    [{ a: null }, { a: {} }, 'gives null for {} at /a'],
  ])('reports the place and both values (%#)', (value, exact, text) =>
    expect(firstDifference(value, exact)).toBe(text),
  );
});
