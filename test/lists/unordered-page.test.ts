import { expect, it } from 'vitest';
import { createLedgerClient } from '../../src/index.js';
import { rejection } from '../setup/thrown.js';

/** A client of a service with three blocks, of which the last two are in the wrong order. */
function blocksOutOfOrder() {
  const blocks = [1, 3, 2].map((number) => ({ number }));
  const fetch = async () => Response.json({ blocks, links: { next: null } });
  return createLedgerClient({ baseUrl: 'https://ledger.test', fetch, validation: { response: 'off' } });
}

it('the only page of a list may be out of order', async () => {
  const found = await blocksOutOfOrder().getBlocks({ order: 'asc' }).toArray();
  expect(found.map(({ number }) => number)).toEqual([1n, 3n, 2n]);
});

it('but not beside a bound, as it does not show which items are beyond it', async () => {
  const list = blocksOutOfOrder().getBlocks({ order: 'asc', 'block.number': 'lt:2' });
  expect(await rejection(list.toArray())).toMatchObject({
    name: 'ResponseError',
    message: expect.stringContaining('/blocks/2 should be behind the item before it'),
  });
});
