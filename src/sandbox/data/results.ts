import type { ContractResultDetails } from '../../../generated/ledger/types.js';
import type { Call } from './calls.js';
import { cyclicItem } from './cyclic-item.js';
import { ethereumPart } from './ethereum-part.js';
import { bytes32 } from './logs.js';
import { addressOf, longZero, type Source } from './plan.js';
import type { Hex } from './random.js';

/** Error("no funds") in Solidity encoding. */
export const revertReason: Hex = `0x08c379a0${bytes32(32).slice(2)}${bytes32(8).slice(2)}${'6e6f2066756e6473'.padEnd(64, '0')}`;

/**
 * The result of a call in the form of a single lookup. The service writes missing bytes as `0x` and missing lists as `[]`,
 * and null only for missing numbers and for what belongs to Ethereum transactions alone.
 */
export function makeResult(
  { plan, random }: Source,
  call: Call,
  blockGas: bigint,
): Omit<ContractResultDetails, 'bloom' | 'logs' | 'state_changes'> {
  const { slot, contract, sender, failed, creates, ethereum, index } = call;
  const address = contract === null ? null : addressOf(plan, contract);
  const parameters = functionParameters(call, random.integer(0, 100_000));
  const initcode = failed && creates ? (`0x6080604052${random.hex(40)}` as const) : null;
  return {
    ...ethereumPart({ plan, random }, call),
    address,
    // Of the calls without hbars, the network leaves out the amount of some.
    amount: call.amount === 0n && index % 5 === 1 ? null : call.amount,
    block_gas_used: blockGas,
    block_hash: slot.block.hash,
    block_number: slot.block.number,
    call_result: callResult(call, random.hex(20)),
    contract_id: contract,
    created_contract_ids: [...call.created],
    error_message: errorMessage(call),
    // The service repeats the data of a failed Ethereum transaction here.
    failed_initcode: failed && ethereum && parameters !== '0x' ? parameters : initcode,
    // The service writes the sender as the address of its number, also one that has an address of its own.
    from: index % 25 === 8 ? null : longZero(sender),
    function_parameters: parameters,
    gas_consumed: index % 60 === 59 ? null : call.gasConsumed,
    gas_limit: call.gasLimit,
    // The parent call pays for a child call, which has no gas of its own.
    gas_used: slot.parent ? null : call.gasUsed,
    hash: `0x${slot.hash.slice(0, 64)}`,
    result: slot.result,
    status: failed ? '0x0' : '0x1',
    timestamp: slot.timestamp,
    to: recipient(call, address),
    transaction_index: BigInt(slot.index),
  };
}

/** An Ethereum transaction shows the address that it was sent to, and any other one that of the contract's number. */
function recipient({ contract, ethereum }: Call, address: Hex | null): Hex | null {
  if (contract === null || ethereum) return address;
  return longZero(contract);
}

/** The selectors of balanceOf, transfer, approve and mint. */
const selectors = ['70a08231', 'a9059cbb', '095ea7b3', '40c10f19'] as const;

/** A plain transfer of hbars to a contract has no parameters, nor has a creation. */
function functionParameters({ creates, index }: Call, argument: number): Hex {
  if (creates || index % 16 === 7) return '0x';
  return `0x${cyclicItem(selectors, index)}${bytes32(argument).slice(2)}`;
}

function callResult({ slot, failed, creates, index }: Call, code: string): Hex {
  if (failed) return slot.result === 'CONTRACT_REVERT_EXECUTED' ? revertReason : '0x';
  if (creates) return `0x6080604052${code}`;
  return bytes32(index % 2);
}

/**
 * A reverted call has its reason, and a halted one the name of the exception. Without either, the service repeats the
 * result, but only for Ethereum transactions and only where it shows their fields.
 */
function errorMessage({ slot, failed, ethereum }: Call): string | null {
  if (!failed) return null;
  if (slot.result === 'CONTRACT_REVERT_EXECUTED') return revertReason;
  if (slot.result === 'CONTRACT_EXECUTION_EXCEPTION') return 'INVALID_OPERATION';
  return ethereum ? slot.result : null;
}
