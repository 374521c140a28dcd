import { describe, expect, it } from 'vitest';
import { type Mismatch, maxMismatches, merge, mismatch } from '../../src/core/mismatch.js';

const many = (count: number, from = 0): Mismatch[] =>
  Array.from({ length: count }, (_, index) => ({ instancePath: `/${from + index}`, expected: 'string' }));

describe('adding a mismatch', () => {
  it('begins a list', () => {
    expect(mismatch(null, '/a', 'string')).toEqual([{ instancePath: '/a', expected: 'string' }]);
  });

  it('adds to the list that there is', () => {
    const found = many(1);
    expect(mismatch(found, '/a', 'integer')).toBe(found);
    expect(found).toEqual([...many(1), { instancePath: '/a', expected: 'integer' }]);
  });

  it('keeps the first hundred', () => {
    let found: Mismatch[] | null = null;
    for (let index = 0; index < 250; index++) found = mismatch(found, `/${index}`, 'string');
    expect(maxMismatches).toBe(100);
    expect(found).toEqual(many(100));
  });
});

describe('merging mismatches', () => {
  it('takes the list of the part where there was none', () => {
    const more = many(3);
    expect(merge(null, more)).toBe(more);
  });

  it('adds those of the part in their order', () => {
    const found = many(2);
    expect(merge(found, many(2, 2))).toBe(found);
    expect(found).toEqual(many(4));
  });

  it('keeps the first hundred of both', () => {
    expect(merge(many(99), many(100, 99))).toEqual(many(100));
    expect(merge(many(100), many(5, 100))).toEqual(many(100));
  });
});
