import type { Authorization, ContractResultDetails } from '../../../generated/ledger/types.js';
import type { Call } from './calls.js';
import { cyclicItem } from './cyclic-item.js';
import type { Emitted } from './logs.js';
import { word } from './logs.js';
import { addressOf, type Source } from './plan.js';
import type { Hex, Random } from './random.js';

/** The chain ID of a local network. */
const chainId = '0x12a';

/** Error("no funds") in Solidity encoding. */
export const revertReason: Hex = `0x08c379a0${word(32).slice(2)}${word(8).slice(2)}${'6e6f2066756e6473'.padEnd(64, '0')}`;

export function makeResult(
  { plan, random }: Source,
  call: Call,
  { bloom, logs, blockGas }: Emitted & { blockGas: bigint },
): Omit<ContractResultDetails, 'logs' | 'state_changes'> {
  const { slot, contract, sender, failed, creates, index } = call;
  const address = contract === null ? null : addressOf(plan, contract);
  const reverted = slot.result === 'CONTRACT_REVERT_EXECUTED';
  return {
    ...ethereumPart(random, call),
    address,
    amount: call.amount,
    block_gas_used: blockGas,
    block_hash: slot.block.hash,
    block_number: slot.block.number,
    bloom: failed ? null : logs.length > 0 ? bloom.toString() : '0x',
    call_result: failed ? (reverted ? revertReason : '0x') : creates ? null : word(index % 2),
    contract_id: contract,
    created_contract_ids: contract === null ? null : call.created,
    error_message: !failed ? null : reverted ? revertReason : slot.result,
    failed_initcode: failed && creates ? `0x6080604052${random.hex(40)}` : null,
    from: addressOf(plan, sender),
    function_parameters: creates
      ? contract === null
        ? null
        : '0x'
      : `0x${cyclicItem(selectors, index)}${word(random.integer(0, 100_000)).slice(2)}`,
    gas_consumed: index % 60 === 59 ? null : call.gasConsumed,
    gas_limit: call.gasLimit,
    gas_used: call.gasUsed,
    hash: `0x${slot.hash.slice(0, 64)}`,
    result: slot.result,
    status: failed ? '0x0' : '0x1',
    timestamp: slot.timestamp,
    to: creates ? null : address,
    transaction_index: BigInt(slot.index),
  };
}

/** The selectors of balanceOf, transfer, approve and mint. */
const selectors = ['70a08231', 'a9059cbb', '095ea7b3', '40c10f19'] as const;

type EthereumPart = Pick<
  ContractResultDetails,
  | 'access_list'
  | 'authorization_list'
  | 'chain_id'
  | 'gas_price'
  | 'max_fee_per_gas'
  | 'max_priority_fee_per_gas'
  | 'nonce'
  | 'r'
  | 's'
  | 'type'
  | 'v'
>;

function ethereumPart(random: Random, { ethereum, gasPrice, index }: Call): EthereumPart {
  const hex = (value: bigint): Hex => `0x${value.toString(16)}`;
  const type = cyclicItem([2, 0, 2, 1, 4], Math.floor(index / 2));
  const priced = type < 2;
  if (!ethereum)
    return {
      access_list: null,
      authorization_list: null,
      chain_id: null,
      gas_price: null,
      max_fee_per_gas: null,
      max_priority_fee_per_gas: null,
      nonce: null,
      r: null,
      s: null,
      type: null,
      v: null,
    };
  return {
    access_list: type === 0 ? null : '0x',
    authorization_list: type === 4 ? [authorization(random)] : type === 2 ? [] : null,
    chain_id: chainId,
    gas_price: priced ? hex(gasPrice) : null,
    max_fee_per_gas: priced ? null : hex(gasPrice * 2n),
    max_priority_fee_per_gas: priced ? null : hex(1n),
    nonce: BigInt(random.integer(0, 900)),
    r: `0x${random.hex(32)}`,
    s: `0x${random.hex(32)}`,
    type,
    v: random.integer(0, 1),
  };
}

function authorization(random: Random): Authorization {
  return {
    address: `0x${random.hex(20)}`,
    chain_id: chainId,
    nonce: BigInt(random.integer(0, 900)),
    r: `0x${random.hex(32)}`,
    s: `0x${random.hex(32)}`,
    y_parity: random.integer(0, 1),
  };
}
