// Batches lookups: account IDs that are loaded one by one are requested 100 at a time.
import DataLoader from 'dataloader';
import { type AccountInfo, createLedgerClient } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';

const sandbox = createSandbox();
const added = Array.from({ length: 999 }, () => String(sandbox.add.account().account));
const ids = [...added, '0.0.999999999'];

let sent = 0;
const ledger = createLedgerClient({
  baseUrl: sandbox.ledgerUrl,
  fetch: sandbox.fetch,
  onAttempt: () => {
    sent += 1;
  },
});

// The list accepts any number of IDs. It returns accounts in its own order, and skips IDs that do not exist.
const accounts = new DataLoader<string, AccountInfo | undefined>(async (batch) => {
  const found = await ledger.getAccounts({ 'account.id': batch, limit: 100 }).toArray();
  const byId = new Map(found.map((info) => [info.account, info]));
  return batch.map((id) => byId.get(id));
});

const infos = await Promise.all(ids.map((id) => accounts.load(id)));
console.log(`${infos.length} accounts in ${sent} requests; the last is ${infos.at(-1)?.account}`);

export { infos, sent };
