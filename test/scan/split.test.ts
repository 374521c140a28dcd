import { describe, expect, it } from 'vitest';
import type { Row } from '../keyset/list.js';
import { listOf } from '../keyset/lists.js';
import { KeysetService } from '../keyset/service.js';
import { askRanged, names } from '../lists/reading.js';

/** How many items each part has, and what `split` sent for them. */
async function splitOf(service: KeysetService, call: object, count: number) {
  const parts = await askRanged(service, call).split(count);
  const queries = [...service.queries];
  const sizes: number[] = [];
  for (const part of parts)
    sizes.push((await names(service, askRanged(service, call).part(part).scan())).length);
  return { sizes, queries, parts: parts.map(({ params }) => params) };
}

const spread = (count: number, first: (index: number) => bigint): Row[] =>
  Array.from({ length: count }, (_, index) => ({ first: first(index), second: BigInt(index), tag: 0 }));

describe('a list with fewer pages than samples', () => {
  const quadratic = spread(1000, (index) => 1000n + BigInt(index) ** 2n);

  it.each(['asc', 'desc'])('is cut into equal parts, read %s', async (order) => {
    const { sizes, queries } = await splitOf(new KeysetService(listOf('getTokens'), quadratic), { order }, 4);
    expect(sizes).toEqual([250, 250, 250, 250]);
    // The first page, the last item, ten pages, and one that overlaps the page behind it.
    expect(queries).toHaveLength(13);
    expect(new Set(queries).size).toBe(13);
  });

  it('is cut into equal parts if its last page is full', async () => {
    const { sizes } = await splitOf(new KeysetService(listOf('getTokens'), quadratic.slice(0, 900)), {}, 3);
    expect(sizes).toEqual([300, 300, 300]);
  });
});

it('a key that fills pages belongs to one part, or is divided on its first page', async () => {
  const many = 5400n;
  const rows = spread(1000, (index) => (index >= 350 && index < 700 ? many : 5000n + BigInt(index)));
  const service = new KeysetService(listOf('getTokenAllowances'), rows);
  const { sizes, queries, parts } = await splitOf(
    service,
    { order: 'asc', first: ['gte:0.0.5000', 'lt:0.0.7000'] },
    4,
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBe(1000);
  expect(sizes).toEqual([188, 187, 438, 187]);
  expect(queries).toHaveLength(13);
  expect(parts).toEqual([
    { 'spender.id': ['gte:0.0.5000', 'lte:0.0.5187'] },
    { 'spender.id': ['gte:0.0.5188', 'lte:0.0.5400'], 'token.id': 'lt:0.0.375' },
    { 'spender.id': ['gte:0.0.5400', 'lte:0.0.5812'], 'token.id': 'gte:0.0.375' },
    { 'spender.id': ['lt:0.0.7000', 'gte:0.0.5813'] },
  ]);
});

it('a list whose newest window is empty is cut up to its last item', async () => {
  const day = 86_400_000_000_000n;
  const begin = 1_700_000_000n * 1_000_000_000n;
  const rows = spread(1000, (index) => begin + (BigInt(index) * day) / 10n);
  const window = { width: 60n * day, begin, now: begin + 300n * day };
  const service = new KeysetService(listOf('getTransactions'), rows, { window });
  const { sizes } = await splitOf(service, { order: 'asc' }, 4);
  expect(sizes).toEqual([250, 250, 250, 250]);
});
