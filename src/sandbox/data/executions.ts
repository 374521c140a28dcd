import type {
  ContractLog,
  ContractResultDetails,
  ContractResultLog,
  ContractResultStateChange,
  ContractState,
} from '../../../generated/ledger/types.js';
import { makeActions } from './actions.js';
import type { Call, Calls } from './calls.js';
import { LazyFields } from './lazy-fields.js';
import type { Execution } from './ledger-data.js';
import { bloomOf, isOfTokenTransfer, makeLogs, withBloom } from './logs.js';
import { lazily, once } from './once.js';
import { makeOpcodes } from './opcodes.js';
import type { Plan } from './plan.js';
import { makeResult } from './results.js';
import { Storage } from './state.js';
import type { BlockFrame } from './timeline.js';

export interface Executions {
  readonly executions: Execution[];
  readonly logs: ContractLog[];
  readonly state: ContractState[];
  readonly logsOf: (block: BlockFrame) => ContractResultLog[];
}

/** The source of an execution, whose fields are computed when they are read. */
interface Source {
  readonly plan: Plan;
  readonly call: Call;
  readonly logs: readonly ContractResultLog[];
  readonly changes: () => ContractResultStateChange[];
  /** The number of inner actions. */
  readonly inner: number;
}

const lazyResults = new LazyFields<Source, ContractResultDetails>({
  bloom: ({ logs }) => bloomOf(logs),
  logs: ({ logs }) => logs.map((log) => withBloom({ ...log })),
  state_changes: ({ changes }) => changes(),
});

const lazyExecutions = new LazyFields<Source, Execution>({
  actions: ({ plan, call, inner }) =>
    makeActions({ plan, random: plan.random(`actions ${call.index}`) }, call, inner),
  opcodes: ({ plan, call, changes }) => makeOpcodes(plan, call, changes()),
});

/** Results, logs and state are made when they are read; of results, what takes long is made for each on its own. */
export function makeExecutions(plan: Plan, { calls, gasOf }: Calls): Executions {
  const stored = once(() => {
    const storage = new Storage(plan);
    const changes = calls.map((call) => storage.change(plan.random(`state ${call.index}`), call));
    return { changes, state: storage.state() };
  });
  const emitted = once(() => calls.map((call) => ({ call, logs: makeLogs(plan, call) })));
  const ofBlocks = once(() => {
    const logs = new Map<BlockFrame, ContractResultLog[]>();
    for (const { call, logs: ofCall } of emitted()) {
      const { block } = call.slot;
      logs.set(block, [...(logs.get(block) ?? []), ...ofCall]);
    }
    return logs;
  });
  return lazily<Executions>({
    executions: () => {
      // The oldest successful call of the first contract has the most actions.
      const longest = calls.find(({ contract, failed }) => contract === plan.contracts[0] && !failed);
      return emitted().map(({ call, logs }, at): Execution => {
        const inner = call === longest ? plan.count(125) : call.index % 4;
        const source = { plan, call, logs, changes: () => stored().changes[at] ?? [], inner };
        const made = makeResult(
          { plan, random: plan.random(`execution ${call.index}`) },
          call,
          gasOf.get(call.slot.block) ?? 0n,
        );
        const result = lazyResults.add({ ...made, bloom: '0x', logs: [], state_changes: [] }, source);
        const opcodes = {} as Execution['opcodes'];
        const { transactionId, nonce } = call.slot;
        return lazyExecutions.add({ transactionId, nonce, result, actions: [], opcodes }, source);
      });
    },
    logs: () => emitted().flatMap(({ call, logs }) => logsOfCall(call, logs)),
    state: () => stored().state,
    logsOf: () => (block) => ofBlocks().get(block) ?? [],
  });
}

function logsOfCall({ slot, contract }: Call, logs: readonly ContractResultLog[]): ContractLog[] {
  const { hash: block_hash, number: block_number } = slot.block;
  const transaction_hash = `0x${slot.hash.slice(0, 64)}` as const;
  return logs.map((log) =>
    withBloom({
      ...log,
      block_hash,
      block_number,
      // A log that was derived from a transfer of tokens does not name the contract that was called.
      root_contract_id: isOfTokenTransfer(log) ? null : contract,
      timestamp: slot.timestamp,
      transaction_hash,
      transaction_index: slot.index,
    }),
  );
}
