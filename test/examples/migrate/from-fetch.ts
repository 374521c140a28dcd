// From a bare `fetch`: the holders of a token, and a balance beyond 2^53. Both sides run, and their results are compared.
import { createLedgerClient } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';

const sandbox = createSandbox();
const service = sandbox.ledgerUrl;
const rich = '0.0.7000001';
sandbox.add.account({ account: rich, balance: { balance: 2n ** 62n + 1n, timestamp: null, tokens: [] } });

// Before: paths, queries and the loop over links by hand. JSON.parse rounds integers beyond 2^53.
async function read(path: string) {
  const response = await sandbox.fetch(new Request(service + path));
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}

async function holdersBefore(token: string): Promise<string[]> {
  const found: string[] = [];
  let next: string | null = `/api/v1/tokens/${encodeURIComponent(token)}/balances?limit=25`;
  while (next) {
    const page = await read(next);
    for (const { account, balance } of page.balances) found.push(`${account} ${balance}`);
    next = page.links.next;
  }
  return found;
}

async function balanceBefore(account: string): Promise<number> {
  return (await read(`/api/v1/accounts/${account}?transactions=false`)).balance.balance;
}

// After: names and types of the description, one loop, exact integers, retries.
const ledger = createLedgerClient({ baseUrl: service, fetch: sandbox.fetch });

async function holdersAfter(token: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { account, balance } of ledger.getTokenBalances({ tokenId: token }))
    found.push(`${account} ${balance}`);
  return found;
}

async function balanceAfter(account: string): Promise<bigint | null | undefined> {
  const { balance } = await ledger.getAccount({ idOrAliasOrEvmAddress: account, transactions: false });
  return balance?.balance;
}

const before = { holders: await holdersBefore('0.0.2001'), balance: await balanceBefore(rich) };
const after = { holders: await holdersAfter('0.0.2001'), balance: await balanceAfter(rich) };
console.log(before.balance, after.balance);

// A service that is overloaded for a moment: an error before, a second attempt after.
sandbox.faults.next({ status: 503 });
const failure = await balanceBefore(rich).catch((error: Error) => error.message);
sandbox.faults.next({ status: 503 });
const retried = await balanceAfter(rich);
console.log(failure, retried);

export { after, before, failure, retried };
