import type { ContractAction } from '../../../generated/ledger/types.js';
import type { LedgerData } from '../data/ledger-data.js';
import { isOfTokenTransfer } from '../data/logs.js';
import { fromTimestamp } from '../wire/timestamps.js';
import { findExecution, pathContract } from './find-entity.js';
import { bytes32 } from './kinds.js';
import { type List, list } from './list.js';
import { checkBlocks, checkLogs, notUnequal } from './list-refusals.js';
import { listedContract, listedLog, listedResult, shownResult, summedResult } from './list-views.js';
import { type Condition, conditionsOn, isOn, type ServiceQuery } from './query.js';
import type { Filter } from './select.js';
import { notFound } from './service-error.js';
import { rangeOf } from './snapshots.js';

type Execution = LedgerData['executions'][number];
type Log = LedgerData['logs'][number];
type State = LedgerData['state'][number];

const topic = (index: number): Filter<Log> => ({
  read: (log) => {
    const own = log.topics?.[index];
    if (own === undefined) return null;
    const value = bytes32.parse(own, () => -1n);
    // The search strips all zeros. A topic of zeros is stored as one byte, but as none if a transfer of tokens has caused it.
    return value === 0n && !isOfTokenTransfer(log) ? null : value;
  },
  repeats: 'any',
});

const topics = { topic0: topic(0), topic1: topic(1), topic2: topic(2), topic3: topic(3) };

/** The calls of users. Those of other contracts have a parent, and are listed only with `internal`. */
function ofUsers(executions: readonly Execution[], query: ServiceQuery): readonly Execution[] {
  return isOn(query, 'internal', false) ? executions : executions.filter(({ nonce }) => nonce === 0);
}

/** The newest change of each slot within times: what was written, or what was read. An equality means "at or before". */
function stateWithin({ executions }: LedgerData, id: string, times: readonly Condition[]): State[] {
  const { lower, upper } = rangeOf(times);
  const newest = new Map<string, State>();
  for (const { timestamp = '', state_changes = [] } of executions.map(({ result }) => result)) {
    const time = fromTimestamp(timestamp);
    if (time < lower || time > upper) continue;
    for (const { address, contract_id, slot, value_read, value_written } of state_changes) {
      if (contract_id !== id || timestamp < (newest.get(slot)?.timestamp ?? '')) continue;
      newest.set(slot, { address, contract_id, timestamp, slot, value: value_written ?? value_read });
    }
  }
  return [...newest.values()];
}

export const contractLists: readonly List<unknown>[] = [
  list<LedgerData['contracts'][number]>('getContracts', {
    items: ({ contracts }) => contracts,
    view: listedContract,
  }),
  list<Execution>('getContractsResults', {
    items: ({ executions }, _, query) => ofUsers(executions, query),
    row: ({ result }) => result,
    view: ({ result }, ledger, query) => listedResult(shownResult(result, ledger, query)),
    check: checkBlocks,
  }),
  list<Execution>('getContractResultsByContractId', {
    items: (ledger, { contractIdOrAddress }, query) => {
      const id = pathContract(ledger, contractIdOrAddress);
      return ofUsers(ledger.executions, query).filter(({ result }) => result.contract_id === id);
    },
    row: ({ result }) => result,
    view: ({ result }) => summedResult(result),
    check: checkBlocks,
  }),
  list<ContractAction>('getContractActions', {
    items: (ledger, { transactionIdOrHash }) => {
      const found = findExecution(ledger, transactionIdOrHash);
      // A transaction that calls no contract is found by its ID, and has no actions.
      const isOther = ledger.transactions.some(
        (one) => one.transaction_id === transactionIdOrHash && one.nonce === 0,
      );
      if (!found && !isOther) throw notFound();
      return found?.actions ?? [];
    },
    check: notUnequal('index', 'Invalid parameter: index'),
  }),
  list<LedgerData['state'][number]>('getContractState', {
    items: (ledger, { contractIdOrAddress }, query) => {
      const id = pathContract(ledger, contractIdOrAddress);
      const times = conditionsOn(query, 'timestamp');
      return times.length > 0
        ? stateWithin(ledger, id, times)
        : ledger.state.filter(({ contract_id }) => contract_id === id);
    },
    check: notUnequal('timestamp', 'Not equals (ne) operator is not supported for timestamp'),
  }),
  list<Log>('getContractsLogs', {
    items: ({ logs }) => logs,
    filters: topics,
    check: checkLogs,
    dropsEmptyRange: true,
    view: listedLog,
  }),
  list<Log>('getContractLogsByContractId', {
    items: (ledger, { contractIdOrAddress }) => {
      const id = pathContract(ledger, contractIdOrAddress);
      return ledger.logs.filter(({ contract_id }) => contract_id === id);
    },
    filters: topics,
    check: checkLogs,
    view: listedLog,
  }),
];
