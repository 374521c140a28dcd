import type { ContractResultStateChange, Opcode, OpcodesResponse } from '../../../generated/ledger/types.js';
import type { Call } from './calls.js';
import { bytes32 } from './logs.js';
import { addressOf, longZero, type Plan } from './plan.js';
import type { Hex } from './random.js';
import { revertReason } from './results.js';

/** Operation, gas cost, length in bytes, and its effect on the stack. */
type Step = [op: string, cost: bigint, length: number, run: (stack: Hex[]) => Hex[]];

const push =
  (value: number | Hex): Step[3] =>
  (stack) => [...stack, typeof value === 'string' ? value : bytes32(value)];
const drop =
  (count: number): Step[3] =>
  (stack) =>
    stack.slice(0, stack.length - count);

export function makeOpcodes(
  plan: Plan,
  call: Call,
  changes: readonly ContractResultStateChange[],
): OpcodesResponse {
  const { contract, failed, gasConsumed, slot } = call;
  const address = contract === null ? longZero('0.0.0') : addressOf(plan, contract);
  const reverted = slot.result === 'CONTRACT_REVERT_EXECUTED';
  const reason = reverted ? revertReason : null;
  const returned = failed ? (reason ?? '0x') : bytes32(call.index % 2);
  const opcodes: Opcode[] = [];
  const storage: Record<string, Hex> = {};
  let stack: Hex[] = [];
  let gas = gasConsumed;
  let programCounter = 0;
  let memory: Hex[] = [];
  for (const [op, cost, length, run] of program(changes, failed)) {
    const ends = failed && op === 'REVERT';
    opcodes.push({
      depth: slot.parent ? 2 : 1,
      gas,
      gas_cost: cost,
      memory,
      op,
      pc: programCounter,
      reason: ends ? reason : null,
      stack,
      storage: { ...storage },
    });
    const change = op === 'SSTORE' ? changes.find(({ slot: key }) => key === stack.at(-1)) : undefined;
    if (change) storage[change.slot] = change.value_written ?? bytes32(0);
    if (op === 'MSTORE') memory = [bytes32(0), bytes32(0), bytes32(0x80)];
    stack = run(stack);
    gas = gas > cost ? gas - cost : 0n;
    programCounter += length;
  }
  return { address, contract_id: contract, failed, gas: gasConsumed, opcodes, return_value: returned };
}

function program(changes: readonly ContractResultStateChange[], failed: boolean): Step[] {
  const touches = changes.flatMap(({ slot, value_read, value_written }): Step[] => {
    if (value_written === null)
      return [
        ['PUSH32', 3n, 33, push(slot)],
        ['SLOAD', 2100n, 1, (stack) => [...stack.slice(0, -1), value_read]],
        ['POP', 2n, 1, drop(1)],
      ];
    return [
      ['PUSH32', 3n, 33, push(value_written)],
      ['PUSH32', 3n, 33, push(slot)],
      ['SSTORE', 20_000n, 1, drop(2)],
    ];
  });
  return [
    ['PUSH1', 3n, 2, push(0x80)],
    ['PUSH1', 3n, 2, push(0x40)],
    ['MSTORE', 12n, 1, drop(2)],
    ['CALLVALUE', 2n, 1, push(0)],
    ['POP', 2n, 1, drop(1)],
    ...touches,
    ['PUSH1', 3n, 2, push(0x20)],
    ['PUSH1', 3n, 2, push(0)],
    [failed ? 'REVERT' : 'RETURN', 0n, 1, drop(2)],
  ];
}
