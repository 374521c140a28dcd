// Code of a project that compiles to CommonJS. It has no bigint literals, because Next compiles to ES2017.
import { createLedgerClient, formatHbar, gte } from 'ledger-query-client';
import { getContracts } from 'ledger-query-client/ledger';
import { createSandbox } from 'ledger-query-client/sandbox';
import { createTransport, getStatus } from 'ledger-query-client/status';

async function use(): Promise<string> {
  const sandbox = createSandbox();
  const { fetch, ledgerUrl, statusUrl } = sandbox;
  const ledger = createLedgerClient({ baseUrl: ledgerUrl, fetch });
  const { contracts } = await ledger.getContracts({ 'contract.id': gte('0.0.1000'), limit: 3 });
  const holders: string[] = [];
  for await (const { account, balance } of ledger.getTokenBalances({ tokenId: '0.0.2001' }).scan())
    holders.push(`${account}: ${formatHbar(balance)}`);
  const page = await getContracts(ledger.transport, { limit: 1 });
  const { status } = await getStatus(createTransport({ baseUrl: statusUrl, fetch }));
  if (contracts.length !== 3 || holders.length < 2 || page.contracts.length !== 1 || !status)
    throw new Error(`got ${contracts.length}, ${holders.length} and ${page.contracts.length}`);
  return 'done';
}

export const outcome = use();
outcome.then(console.log);
