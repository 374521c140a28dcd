import { Interface } from 'ethers';
import { type Address, decodeEventLog, parseAbi } from 'viem';
import type { AccountInfo, Contract, ContractLog } from '../../../src/index.js';

// Compiled by npm run test:examples, never run: viem and ethers take logs and addresses without a cast.

export function decode(log: ContractLog, account: AccountInfo, contract: Contract): unknown {
  const event = 'event Transfer(address indexed from, address indexed to, uint256 value)';
  const addresses: (Address | null | undefined)[] = [log.address, account.evm_address, contract.evm_address];
  return [
    decodeEventLog({ abi: parseAbi([event]), topics: log.topics, data: log.data }),
    decodeEventLog({ abi: parseAbi([event]), ...log }),
    new Interface([event]).parseLog(log),
    addresses,
  ];
}
