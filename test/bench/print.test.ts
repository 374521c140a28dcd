import { describe, expect, it } from 'vitest';
import type { Figure } from '../../scripts/bench/figure.js';
import { markdown, text } from '../../scripts/bench/print.js';

const figures: readonly Figure[] = [
  { part: 'calls', subject: 'a page', name: 'fetch', value: 0.5, unit: 'ms' },
  {
    part: 'calls',
    subject: 'a page',
    name: 'ours',
    value: 0.75,
    unit: 'ms',
    ratio: { median: 1.5, low: 1.25, high: 1.75, of: 'fetch' },
    target: { most: 1.15 },
  },
  {
    part: 'import',
    subject: 'cold',
    name: 'all',
    value: 20,
    unit: 'ms',
    more: 'on a Sunday',
    target: { most: 25 },
  },
];

describe('text', () => {
  it('has a heading for each part and subject, and aligned columns', () =>
    expect(text(figures)).toEqual([
      '',
      'calls: a page',
      '  fetch  0.50 ms',
      '  ours   0.75 ms  1.50 × fetch (1.25 to 1.75)  at most 1.15 ×: not met',
      '',
      'import: cold',
      '  all    20.0 ms                               at most 25 ms: met       on a Sunday',
    ]));

  it('is empty without figures', () => expect(text([])).toEqual([]));
});

describe('markdown', () => {
  it('leaves out the contender that others are compared with', () =>
    expect(markdown(figures)).toEqual([
      '| What          | By   | Result                               | Target                  |',
      '| ------------- | ---- | ------------------------------------ | ----------------------- |',
      '| calls: a page | ours | 0.75 ms, 1.50 × fetch (1.25 to 1.75) | at most 1.15 ×: not met |',
      '| import: cold  | all  | 20.0 ms, on a Sunday                 | at most 25 ms: met      |',
    ]));

  it('keeps this contender if it is the only one of another subject', () => {
    const [fetch] = figures.map((figure) => ({ ...figure, subject: 'another' }));
    expect(markdown(fetch ? [...figures, fetch] : [])).toContain(
      '| calls: another | fetch | 0.50 ms                              |                         |',
    );
  });
});
