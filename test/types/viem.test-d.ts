import { erc20Abi, erc721Abi, type Hex, parseAbi } from 'viem';
import { type ContractLog, createLedgerClient, gte } from '../../src/index.js';
import { contractEvents, decodeResult, estimateContractGas, readContract } from '../../src/viem.js';
import { hold, type Same } from './same.js';

// Compiled by npm run typecheck, never run: the types of an ABI, and mistakes that the editor reports.

const ledger = createLedgerClient({ network: 'testnet' });
const address = '0.0.3001';
const from: Hex = '0x00000000000000000000000000000000000003e9';
const abi = parseAbi([
  'function get(uint256 id) view returns (address owner, string name)',
  'function get() view returns (uint256)',
  'function set((uint256 a, string[] b) value) payable returns (bool)',
  'event Set(address indexed who, string indexed name, (uint256 a, bool b) value)',
  'event Gone()',
]);

export async function functions(): Promise<void> {
  const supply = await readContract(ledger, { address, abi: erc20Abi, functionName: 'totalSupply' });
  hold<Same<typeof supply, bigint>>();
  const balance = await readContract(ledger, {
    address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [from],
  });
  hold<Same<typeof balance, bigint>>();
  const one = await readContract(ledger, { address, abi, functionName: 'get' });
  hold<Same<typeof one, bigint>>();
  const [owner, name] = await readContract(ledger, { address, abi, functionName: 'get', args: [5n] });
  hold<Same<[typeof owner, typeof name], [Hex, string]>>();
  const done = await readContract(ledger, {
    ...{ address: 3001n, abi, functionName: 'set', args: [{ a: 1n, b: ['x'] }] },
    ...{ from: '0.0.1001', value: 5n, at: new Date() },
  } as const);
  hold<Same<typeof done, boolean>>();
  const gas = await estimateContractGas(ledger, {
    address,
    abi,
    functionName: 'get',
    args: [5n],
    blockTag: 'latest',
  });
  hold<Same<typeof gas, bigint>>();
  // @ts-expect-error the ABI has no such function
  readContract(ledger, { address, abi: erc20Abi, functionName: 'supply' });
  // @ts-expect-error an argument is missing
  readContract(ledger, { address, abi: erc20Abi, functionName: 'balanceOf' });
  // @ts-expect-error a bigint instead of an address
  readContract(ledger, { address, abi: erc20Abi, functionName: 'balanceOf', args: [5n] });
  // @ts-expect-error one argument too many
  readContract(ledger, { address, abi: erc20Abi, functionName: 'balanceOf', args: [from, from] });
  // @ts-expect-error a field of the tuple has another type
  readContract(ledger, { address, abi, functionName: 'set', args: [{ a: '1', b: ['x'] }] });
  // @ts-expect-error not a parameter
  readContract(ledger, { address, abi: erc20Abi, functionName: 'totalSupply', block: 5n });
  // @ts-expect-error not a block tag
  readContract(ledger, { address, abi: erc20Abi, functionName: 'totalSupply', blockTag: 'newest' });
  // @ts-expect-error the ABI has no such function
  estimateContractGas(ledger, { address, abi, functionName: 'gets' });
  // @ts-expect-error not a client
  readContract({}, { address, abi: erc20Abi, functionName: 'totalSupply' });
}

export async function events(cursor: string): Promise<void> {
  const transfers = contractEvents(ledger, { address, abi: erc20Abi, eventName: 'Transfer', args: { from } });
  for await (const { args, timestamp } of transfers.follow({ from: cursor })) {
    hold<Same<typeof args.to, Hex | undefined>>();
    hold<Same<typeof args.value, bigint | undefined>>();
    hold<Same<typeof timestamp, string>>();
  }
  for await (const event of transfers.scan()) {
    if (event.reason !== undefined) continue;
    hold<Same<typeof event.eventName, 'Transfer'>>();
    hold<Same<typeof event.args.value, bigint>>();
    const log: ContractLog = event;
    console.log(log.transaction_hash);
  }
  const { items } = await transfers.page();
  const { logs } = await transfers;
  hold<Same<typeof items, typeof logs>>();
  const all = contractEvents(ledger, { address, abi, timestamp: gte('7d'), order: 'asc', limit: 5 });
  for (const event of await all.toArray()) {
    if (event.eventName === 'Set') {
      hold<Same<typeof event.args.who, Hex>>();
      // An indexed text is the hash of it, which viem declares as a text.
      hold<Same<typeof event.args.name, string>>();
      hold<Same<[typeof event.args.value.a, typeof event.args.value.b], [bigint, boolean]>>();
    }
    hold<Same<typeof event.eventName, 'Set' | 'Gone' | undefined>>();
  }
  contractEvents(ledger, { address, abi: erc721Abi, eventName: ['Transfer', 'Approval'] });
  contractEvents(ledger, {
    address,
    abi: erc20Abi,
    eventName: 'Transfer',
    args: { from: [from, from], to: null },
  });
  // @ts-expect-error the ABI has no such event
  contractEvents(ledger, { address, abi: erc20Abi, eventName: 'Transferred' });
  // @ts-expect-error the ABI has no such event among several
  contractEvents(ledger, { address, abi: erc20Abi, eventName: ['Transfer', 'Transferred'] });
  // @ts-expect-error not an argument of the event
  contractEvents(ledger, { address, abi: erc20Abi, eventName: 'Transfer', args: { sender: from } });
  // @ts-expect-error not an indexed argument
  contractEvents(ledger, { address, abi: erc20Abi, eventName: 'Transfer', args: { value: 5n } });
  // @ts-expect-error a bigint instead of an address
  contractEvents(ledger, { address, abi: erc20Abi, eventName: 'Transfer', args: { from: 5n } });
  // @ts-expect-error not a parameter of the list
  contractEvents(ledger, { address, abi: erc20Abi, fromBlock: 5n });
  // @ts-expect-error not a filter of the list
  contractEvents(ledger, { address, abi: erc20Abi, timestamp: 5 });
}

export async function results(hash: Hex): Promise<void> {
  const result = await ledger.getContractResultByTransactionIdOrHash({ transactionIdOrHash: hash });
  const decoded = decodeResult(result, erc20Abi);
  if (decoded.functionName === 'transfer') hold<Same<(typeof decoded.args)[1], bigint>>();
  for (const log of decoded.logs)
    if (log.eventName === 'Approval') hold<Same<typeof log.args.spender, Hex>>();
  // @ts-expect-error not a function of the ABI
  if (decoded.functionName === 'mint') console.log(decoded);
  // @ts-expect-error not a result
  decodeResult({ hash }, erc20Abi);
}
