import { expect, it } from 'vitest';
import { chart } from '../../scripts/bench/chart.js';
import type { Figure } from '../../scripts/bench/figure.js';

const place = { part: 'calls', subject: 'a <page> & more', unit: 'ms', charted: true } as const;
const ratio = { median: 2, low: 1, high: 3, of: 'fetch' };
const figures: readonly Figure[] = [
  { ...place, name: 'fetch', value: 1 },
  { ...place, name: 'ledger-query-client', value: 2, ratio },
  { ...place, subject: 'another', name: 'fetch', value: 4 },
  { ...place, part: 'sizes', unit: 'kB', name: 'fetch', value: 8 },
  { ...place, charted: false, name: 'unseen', value: 100 },
];
const svg = chart(figures);

it('scales the bars by the longest one of the part', () =>
  expect(
    [...svg.matchAll(/<rect class="(\w+)".* width="(\d+)"/g)].map(([, kind, width]) => [kind, width]),
  ).toEqual([
    ['peer', '100'],
    ['ours', '200'],
    ['peer', '400'],
    ['peer', '400'],
  ]));

it('describes the chart in words, with markup escaped', () => {
  const [, description] = /<desc id="words">(.*)<\/desc>/.exec(svg) ?? [];
  expect(description).toContain(
    'a &lt;page> &amp; more; fetch; 1.00 ms; ledger-query-client; 2.00 ms (2.00 ×); another',
  );
  expect(svg).not.toContain('unseen');
});
