// Contracts by their ABI, with viem: calls a function of a token, and reads the events of a contract.
import { createLedgerClient } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';
import { contractEvents, readContract } from 'ledger-query-client/viem';
import { erc20Abi } from 'viem';

const sandbox = createSandbox();
const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });

const supply = await readContract(ledger, {
  address: '0.0.2001',
  abi: erc20Abi,
  functionName: 'totalSupply',
});
const transfers = contractEvents(ledger, { address: '0.0.3001', abi: erc20Abi, eventName: 'Transfer' });
for await (const { args, timestamp } of transfers) console.log(timestamp, args.to, args.value);

export { supply, transfers };
