import { expect, it } from 'vitest';
import { createSandbox } from '../../../src/sandbox.js';

it('an account whose deletion has failed months ago is still among the balances', () => {
  const { truth, add, ledger } = createSandbox({ size: 0.1 });
  const balances = (): readonly object[] | undefined =>
    truth.getBalances?.({ timestamp: `lte:${ledger.timestamp}` });
  const before = balances();
  expect(before).toContainEqual(expect.objectContaining({ account: '0.0.1001' }));
  const failed = { name: 'CRYPTODELETE', result: 'INVALID_SIGNATURE', entity_id: '0.0.1001', transfers: [] };
  add.transaction({ ...failed, consensus_timestamp: '1760000000.000000001' });
  expect(balances()).toEqual(before);
});
