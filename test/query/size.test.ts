import { expect, it } from 'vitest';
import { bundles, sizeOf } from '../../scripts/bench/bundle.js';

it('adds at most 2.5 kB to the first load of a client', async () => {
  const [alone, both] = await Promise.all([
    sizeOf(bundles['the ledger client'].ours),
    sizeOf(bundles['the ledger client with options of TanStack Query'].ours),
  ]);
  expect(both.first - alone.first).toBeGreaterThan(0.3);
  expect(both.first - alone.first).toBeLessThan(2.5);
});
