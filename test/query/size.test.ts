import { expect, it } from 'vitest';
import { imports, sizesOf } from '../../scripts/bench/bundle.js';

it('adds at most 2 kB to what a client loads at first', async () => {
  const figures = await sizesOf('ledger-query-client', {
    alone: imports['the ledger client'],
    both: imports['the ledger client with options of TanStack Query'],
  });
  const [alone = 0, both = 0] = figures.map(({ amount }) => amount.value);
  expect(both - alone).toBeGreaterThan(0.3);
  expect(both - alone).toBeLessThan(2);
});
