// viem with this client: it decodes logs, encodes a simulated call, and decodes its result.
import { createLedgerClient } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';
import { decodeEventLog, decodeFunctionResult, encodeFunctionData, erc20Abi, toEventSelector } from 'viem';

const sandbox = createSandbox();
const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });

// The client splits a search by topic into windows of 7 days.
const logs = ledger.getContractsLogs({
  topic0: toEventSelector('Transfer(address,address,uint256)'),
  timestamp: ['gte:1766620800', 'lt:1767225600'],
  order: 'asc',
});
const transfers: { from: string; to: string; value: bigint }[] = [];
for await (const { topics, data } of logs) {
  // The topics have viem's type `0x${string}`. Skip NFT transfers, which have the serial number as a fourth topic.
  const [, ...indexed] = topics;
  if (indexed.length !== 2) continue;
  const event = decodeEventLog({ abi: erc20Abi, eventName: 'Transfer', topics, data });
  transfers.push(event.args);
}

// Simulates a call. This needs no transaction and costs no fee.
const [contract] = await ledger.getContracts().toArray({ limit: 1 });
const call = { abi: erc20Abi, functionName: 'balanceOf' } as const;
const owner = '0x00000000000000000000000000000000000003e9';
const { result } = await ledger.contractCall({
  body: { to: contract?.evm_address ?? '', data: encodeFunctionData({ ...call, args: [owner] }) },
});
const balance = decodeFunctionResult({ ...call, data: result });
console.log(`${transfers.length} transfers, the first of ${transfers[0]?.value}; a balance of ${balance}`);

export { balance, transfers };
