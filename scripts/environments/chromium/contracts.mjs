// Calls a token and follows the events of a contract by their ABI, from a sandbox in the page.
import { createLedgerClient } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';
import { contractEvents, readContract } from 'ledger-query-client/viem';
import { encodeAbiParameters, encodeEventTopics, erc20Abi, getAddress } from 'viem';

const sandbox = createSandbox({ clock: 'real', now: Date.now() });
const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });
const from = getAddress('0x00000000000000000000000000000000000003e9');
const to = getAddress('0x00000000000000000000000000000000000003ea');

const checks = {
  'the balance of a token': async () => {
    const [{ account, balance }] = await ledger
      .getTokenBalances({ tokenId: '0.0.2001' })
      .toArray({ limit: 1 });
    const { evm_address } = await ledger.getAccount({ idOrAliasOrEvmAddress: account, transactions: false });
    const call = { address: '0.0.2001', abi: erc20Abi, functionName: 'balanceOf', args: [evm_address] };
    equal(await readContract(ledger, call), balance);
  },
  'a new event of a contract': async () => {
    const parameters = { address: '0.0.3001', abi: erc20Abi, eventName: 'Transfer', args: { from } };
    const transfers = contractEvents(ledger, parameters).follow({ from: 'now', interval: 100 });
    const next = transfers.next();
    setTimeout(() => addTransfer(5n), 1000);
    const { value } = await next;
    await transfers.return();
    equal(value.eventName, 'Transfer');
    equal(`${value.args.from} ${value.args.to} ${value.args.value}`, `${from} ${to} 5`);
  },
};

function addTransfer(value) {
  const [block] = sandbox.ledger.blocks.slice(-1);
  sandbox.add.log({
    address: '0x0000000000000000000000000000000000000bb9',
    block_hash: block.hash,
    block_number: block.number,
    bloom: '0x',
    contract_id: '0.0.3001',
    data: encodeAbiParameters([{ type: 'uint256' }], [value]),
    index: 0,
    root_contract_id: '0.0.3001',
    timestamp: `${Math.floor(Date.now() / 1000)}.000000001`,
    topics: encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer', args: { from, to } }),
    transaction_hash: `0x${'ab'.repeat(32)}`,
    transaction_index: 0,
  });
}

function equal(actual, expected) {
  if (actual !== expected) throw new Error(`expected ${String(expected)}, got ${String(actual)}`);
}

const results = [];
for (const [name, check] of Object.entries(checks)) {
  try {
    await check();
    results.push({ name });
  } catch (error) {
    results.push({ name, error: String(error?.stack ?? error) });
  }
}
await fetch('/results', { method: 'POST', body: JSON.stringify(results) });
