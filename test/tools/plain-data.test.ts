import { expect, it } from 'vitest';
import { visible } from '../../src/tools/plain-data.js';

it.each([0, 1])('a long text stays whole where it is cut into pieces, behind %d letters', (before) => {
  // Half of a pair is invisible by itself, and would be escaped. One of the two texts has its middle within a pair.
  const text = 'a'.repeat(before) + '😀'.repeat(600_001);
  expect(visible(`${text}<`)).toBe(`${text}\\u003c`);
});
