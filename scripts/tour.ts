import { ApiError, createLedgerClient, createStatusClient, ParameterError } from '../src/index.js';
import { serveFixtures } from './tour/serve-fixtures.js';

const server = await serveFixtures();
const ledger = createLedgerClient({ baseUrl: server.ledgerUrl });
const status = createStatusClient({ baseUrl: server.statusUrl });

/** Prints a call and what came of it. */
async function show(call: string, request: () => Promise<string[]>): Promise<void> {
  console.log(`\n${call}`);
  for (const line of await request()) console.log(`  ${line}`);
}

await show("ledger.getContracts({ 'contract.id': 'gte:0.0.3000', limit: 2 })", async () => {
  const { contracts, links } = await ledger.getContracts({ 'contract.id': 'gte:0.0.3000', limit: 2 });
  const rows = contracts.map(
    ({ contract_id, evm_address, memo }) => `${contract_id}  ${evm_address}  ${memo}`,
  );
  return [...rows, `next page: ${links.next}`];
});
await show("ledger.getAccount({ idOrAliasOrEvmAddress: '0.0.1001' })", async () => {
  const { account, balance, transactions } = await ledger.getAccount({ idOrAliasOrEvmAddress: '0.0.1001' });
  return [
    `${account} holds ${balance?.balance} tinybars, exactly`,
    `${transactions.length} transactions, the first in ${transactions[0]?.transaction_id}`,
  ];
});
await show("ledger.GET('/api/v1/network/supply')", async () => {
  const { released_supply, total_supply } = await ledger.GET('/api/v1/network/supply');
  return [`${released_supply} of ${total_supply} tinybars are released`];
});
await show("ledger.contractCall({ body: { to: '0x…03e9', gas: 30_000n } })", async () => {
  const body = { to: '0x00000000000000000000000000000000000003e9', gas: 30_000n };
  return [`result ${(await ledger.contractCall({ body })).result}`];
});
await show("ledger.getContracts({ 'contract id': '0.0.3001' })", async () => {
  const wrong = { 'contract id': '0.0.3001' } as object;
  const error = await ledger.getContracts(wrong).catch((reason: unknown) => reason);
  return [error instanceof ParameterError ? `${error.name}: ${error.message}` : 'no error'];
});
await show('ledger.getContractsLogsAtDocumentedPath()', async () => {
  const error = await ledger.getContractsLogsAtDocumentedPath().catch((reason: unknown) => reason);
  return [error instanceof ApiError ? `${error.name}: ${error.message}` : 'no error'];
});
await show('status.getSummary()', async () => {
  const { status: rollup, components, incidents } = await status.getSummary();
  return [
    `${rollup.indicator}: ${rollup.description}`,
    ...components.map(({ name, status: state }) => `${name}: ${state}`),
    ...incidents.map(({ name, status: state, impact }) => `incident, ${state}, ${impact}: ${name}`),
  ];
});
server.close();
