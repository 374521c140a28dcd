import type { ContractLog, ContractState } from '../../../generated/ledger/types.js';
import { makeActions } from './actions.js';
import { Bloom } from './bloom.js';
import type { Calls } from './calls.js';
import type { Execution } from './ledger-data.js';
import { makeLogs } from './logs.js';
import { makeOpcodes } from './opcodes.js';
import type { Plan } from './plan.js';
import { makeResult } from './results.js';
import { Storage } from './state.js';
import type { BlockFrame } from './timeline.js';

export interface Executions {
  executions: Execution[];
  logs: ContractLog[];
  state: ContractState[];
  blooms: ReadonlyMap<BlockFrame, Bloom>;
}

export function makeExecutions(plan: Plan, { calls, gasOf }: Calls): Executions {
  const storage = new Storage(plan);
  const logs: ContractLog[] = [];
  const blooms = new Map<BlockFrame, Bloom>();
  // The oldest successful call of the first contract has the most actions.
  const longest = calls.find(({ contract, failed }) => contract === plan.contracts[0] && !failed);
  const executions = calls.map((call): Execution => {
    const { slot, index } = call;
    const source = { plan, random: plan.random(`execution ${index}`) };
    const emitted = makeLogs(source, call);
    const result = makeResult(source, call, { ...emitted, blockGas: gasOf.get(slot.block) ?? 0n });
    for (const log of emitted.logs)
      logs.push({
        ...log,
        block_hash: slot.block.hash,
        block_number: slot.block.number,
        // The network wrote some transfers of tokens as logs without the contract that was called.
        root_contract_id: log.data === '0x' ? null : call.contract,
        timestamp: slot.timestamp,
        transaction_hash: `0x${slot.hash.slice(0, 64)}`,
        transaction_index: slot.index,
      });
    if (emitted.logs.length > 0) {
      const bloom = blooms.get(slot.block) ?? new Bloom();
      bloom.merge(emitted.bloom);
      blooms.set(slot.block, bloom);
    }
    const changes = storage.change(source.random, call);
    return {
      transactionId: slot.transactionId,
      result: { ...result, logs: emitted.logs, state_changes: changes },
      actions: makeActions(source, call, call === longest ? plan.count(125) : index % 4),
      opcodes: makeOpcodes(plan, call, changes),
    };
  });
  return { executions, logs, state: storage.state(), blooms };
}
