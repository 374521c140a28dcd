import { ApiError, createLedgerClient } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';

test('the errors of a service are instances of their class', async () => {
  const { fetch, ledgerUrl } = createSandbox();
  const ledger = createLedgerClient({ baseUrl: ledgerUrl, fetch });
  await expect(ledger.getToken({ tokenId: '0.0.999999' })).rejects.toBeInstanceOf(ApiError);
  expect((await ledger.getContracts({ limit: 3 })).contracts).toHaveLength(3);
});
