// Batches lookups: account IDs that are asked for one by one go out 100 a request.
import DataLoader from 'dataloader';
import { type AccountInfo, createLedgerClient } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';

const sandbox = createSandbox();
const made = Array.from({ length: 999 }, () => String(sandbox.add.account().account));
const ids = [...made, '0.0.999999999'];

let sent = 0;
const ledger = createLedgerClient({
  baseUrl: sandbox.ledgerUrl,
  fetch: sandbox.fetch,
  onAttempt: () => {
    sent += 1;
  },
});

// The list of accounts takes any number of IDs, and answers in an order of its own, without those that do not exist.
const accounts = new DataLoader<string, AccountInfo | undefined>(async (wanted) => {
  const found = await ledger.getAccounts({ 'account.id': wanted, limit: 100 }).toArray();
  const byId = new Map(found.map((info) => [info.account, info]));
  return wanted.map((id) => byId.get(id));
});

const infos = await Promise.all(ids.map((id) => accounts.load(id)));
console.log(`${infos.length} accounts in ${sent} requests; the last is ${infos.at(-1)?.account}`);

export { infos, sent };
