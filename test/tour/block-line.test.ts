import { expect, it } from 'vitest';
import { blockLine, perMinute } from '../../scripts/tour/block-line.js';

it('draws each count as its share of the highest', () => {
  expect(blockLine([1, 2, 3, 4, 5, 6, 7, 8])).toBe('▁▂▃▄▅▆▇█');
  expect(blockLine([0, 1, 100, 50])).toBe(' ▁█▄');
  expect(blockLine([3, 3])).toBe('██');
  expect(blockLine([])).toBe('');
});

it('counts by the minute, in the order of time', () => {
  const at = (time: string): Date => new Date(`2026-01-01T${time}Z`);
  const moments = [at('00:03:00'), at('00:01:59.999'), at('00:00:59'), at('00:01:00')];
  expect(perMinute(moments)).toEqual([1, 2, 0, 1]);
  expect(perMinute([])).toEqual([]);
});
