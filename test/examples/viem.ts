// viem beside this client: it decodes the logs that are found here, and encodes a call that is only tried.
import { createLedgerClient } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';
import { decodeEventLog, decodeFunctionResult, encodeFunctionData, erc20Abi, toEventSelector } from 'viem';

const sandbox = createSandbox();
const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });

// A search by topic goes through its range window by window.
const logs = ledger.getContractsLogs({
  topic0: toEventSelector('Transfer(address,address,uint256)'),
  timestamp: ['gte:1766620800', 'lt:1767225600'],
  order: 'asc',
});
const transfers: { from: string; to: string; value: bigint }[] = [];
for await (const { topics, data } of logs) {
  // Hexadecimal is typed as viem has it. An NFT's transfer has its serial number as a fourth topic.
  const [selector, ...indexed] = topics;
  if (selector === undefined || indexed.length !== 2 || data === null) continue;
  const event = decodeEventLog({
    abi: erc20Abi,
    eventName: 'Transfer',
    topics: [selector, ...indexed],
    data,
  });
  transfers.push(event.args);
}

// What a call would return, without a transaction and its fee.
const [contract] = await ledger.getContracts().toArray({ limit: 1 });
const call = { abi: erc20Abi, functionName: 'balanceOf' } as const;
const owner = '0x00000000000000000000000000000000000003e9';
const { result } = await ledger.contractCall({
  body: { to: contract?.evm_address ?? '', data: encodeFunctionData({ ...call, args: [owner] }) },
});
const balance = decodeFunctionResult({ ...call, data: result });
console.log(`${transfers.length} transfers, the first of ${transfers[0]?.value}; a balance of ${balance}`);

export { balance, transfers };
