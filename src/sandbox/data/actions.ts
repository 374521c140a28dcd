import type { ContractAction } from '../../../generated/ledger/types.js';
import type { Call } from './calls.js';
import { cyclicItem } from './cyclic-item.js';
import { bytes32 } from './logs.js';
import { longZero, type Source } from './plan.js';
import { revertReason } from './results.js';

const tokenService = '0.0.359';

/** The service writes callers and recipients as the addresses of their numbers, also those that have an address of their own. */
export function makeActions(source: Source, call: Call, inner: number): ContractAction[] {
  const { random } = source;
  const { slot, contract, sender, creates, failed, gasConsumed } = call;
  let [result_data, result_data_type] = [bytes32(1), 'OUTPUT'];
  if (failed) {
    result_data = slot.result === 'CONTRACT_REVERT_EXECUTED' ? revertReason : bytes32(0);
    result_data_type = failure(call);
  }
  const first: ContractAction = {
    result_data,
    result_data_type,
    call_depth: 0,
    call_operation_type: creates ? 'CREATE' : 'CALL',
    call_type: creates ? 'CREATE' : 'CALL',
    caller: sender,
    caller_type: slot.parent ? 'CONTRACT' : 'ACCOUNT',
    from: longZero(sender),
    gas: call.gasLimit,
    gas_used: gasConsumed,
    index: 0,
    input: creates ? '0x' : `0x${random.hex(4)}${bytes32(random.integer(0, 100_000)).slice(2)}`,
    recipient: contract,
    recipient_type: contract === null ? null : 'CONTRACT',
    timestamp: slot.timestamp,
    to: contract === null ? null : longZero(contract),
    value: call.amount,
  };
  if (contract === null) return [first];
  return [
    first,
    ...Array.from({ length: inner }, (_, at) => innerAction(source, { ...call, contract }, at + 1)),
  ];
}

function failure({ slot }: Call): string {
  return slot.result === 'CONTRACT_REVERT_EXECUTED' ? 'REVERT_REASON' : 'ERROR';
}

const innerSteps = [
  ['CALL', 'CALL', 'contract'],
  ['STATICCALL', 'CALL', 'contract'],
  ['DELEGATECALL', 'CALL', 'contract'],
  ['CALL', 'SYSTEM', 'service'],
  ['CALL', 'CALL', 'account'],
  ['CREATE', 'CREATE', 'contract'],
  ['STATICCALL', 'PRECOMPILE', 'precompiled'],
  ['CALLCODE', 'CALL', 'contract'],
  ['CREATE2', 'CREATE', 'none'],
  ['UNKNOWN', 'NO_ACTION', 'none'],
] as const;

function innerAction(
  { plan, random }: Source,
  { contract, gasConsumed, slot }: Call & { contract: string },
  index: number,
): ContractAction {
  const [operation, type, target] = cyclicItem(innerSteps, index - 1);
  const contracts = plan.contracts.slice(0, 20);
  const depth = cyclicItem([1, 1, 2, 3, 2], index - 1);
  const caller = depth === 1 ? contract : cyclicItem(contracts, depth);
  const recipient = {
    contract: () => random.pick(contracts),
    account: () => random.pick(plan.accounts),
    service: () => tokenService,
    precompiled: () => `0.0.${random.integer(1, 9)}`,
    none: () => null,
  }[target]();
  const reverted = index % 14 === 13;
  const gas = gasConsumed / BigInt(index + 1);
  // Transfers of hbars and what does not run return nothing.
  const returnsNothing = type === 'NO_ACTION' || target === 'account';
  const returned = returnsNothing ? '0x' : bytes32(random.integer(0, 1));
  const resultData = reverted ? revertReason : returned;
  return {
    call_depth: depth,
    call_operation_type: operation,
    call_type: type,
    caller,
    caller_type: 'CONTRACT',
    from: longZero(caller),
    gas,
    gas_used: gas / 2n,
    index,
    input: type === 'NO_ACTION' ? '0x' : `0x${random.hex(4)}`,
    recipient,
    recipient_type: recipient === null ? null : recipientType(target),
    result_data: resultData,
    result_data_type: reverted ? 'REVERT_REASON' : outputType(target, index),
    timestamp: slot.timestamp,
    to: recipient === null ? null : longZero(recipient),
    value: target === 'account' ? BigInt(random.integer(1, 100_000)) : 0n,
  };
}

function outputType(target: (typeof innerSteps)[number][2], index: number): 'ERROR' | 'OUTPUT' {
  return target === 'none' && index % 20 === 9 ? 'ERROR' : 'OUTPUT';
}

function recipientType(target: (typeof innerSteps)[number][2]): 'ACCOUNT' | 'CONTRACT' {
  return target === 'account' ? 'ACCOUNT' : 'CONTRACT';
}
