import type { ContractAction } from '../../../generated/ledger/types.js';
import type { LedgerData } from '../data/ledger-data.js';
import { findExecution, pathContract } from './find-entity.js';
import { bytes32 } from './kinds.js';
import {
  any,
  byBytes32,
  byId,
  byNumber,
  byTime,
  hashes,
  id,
  type List,
  last,
  list,
  number,
  time,
} from './list.js';
import { checkBlocks, checkLogs, notUnequal } from './list-refusals.js';
import { listedContract, listedLog, listedResult, shownResult, summedResult } from './list-views.js';
import type { Filter } from './select.js';
import { notFound } from './service-error.js';

type Execution = LedgerData['executions'][number];
type Log = LedgerData['logs'][number];

const resultFilters: Readonly<Record<string, Filter<Execution>>> = {
  'block.hash': last(hashes(({ result }) => result.block_hash)),
  'block.number': last(number(({ result }) => result.block_number)),
  from: any(id(({ actions, result }) => (result.from === null ? null : actions[0]?.caller))),
  'transaction.index': any(number(({ result }) => result.transaction_index)),
};

const topic = (index: number): Filter<Log> => ({
  read: ({ topics }) => {
    const own = topics?.[index];
    if (own === undefined) return null;
    return bytes32.parse(own, () => -1n);
  },
  repeats: 'any',
});

const topics = { topic0: topic(0), topic1: topic(1), topic2: topic(2), topic3: topic(3) };
const logKey = [
  byTime<Log>('timestamp', (log) => log.timestamp),
  byNumber<Log>('index', (log) => log.index),
] as const;

export const contractLists: readonly List<unknown>[] = [
  list<LedgerData['contracts'][number]>('getContracts', 'contracts', {
    items: ({ contracts }) => contracts,
    key: [byId('contract.id', ({ contract_id }) => contract_id)],
    view: listedContract,
  }),
  list<Execution>('getContractsResults', 'results', {
    items: ({ executions }) => executions,
    key: [byTime('timestamp', ({ result }) => result.timestamp)],
    filters: resultFilters,
    view: ({ result }, ledger) => listedResult(shownResult(result, ledger)),
    check: checkBlocks,
    window: { empty: 'end', exceptWith: ['block.hash', 'block.number'] },
  }),
  list<Execution>('getContractResultsByContractId', 'results', {
    items: (ledger, { contractIdOrAddress }) => {
      const id = pathContract(ledger, contractIdOrAddress);
      return ledger.executions.filter(({ result }) => result.contract_id === id);
    },
    key: [byTime('timestamp', ({ result }) => result.timestamp)],
    filters: resultFilters,
    view: summedResult,
    check: checkBlocks,
  }),
  list<ContractAction>('getContractActions', 'actions', {
    items: (ledger, { transactionIdOrHash }) => {
      const actions = findExecution(ledger, transactionIdOrHash)?.actions;
      if (!actions) throw notFound();
      return actions;
    },
    key: [byNumber('index', ({ index }) => index)],
    matching: 'all',
    check: notUnequal('index', 'Invalid parameter: index'),
  }),
  list<LedgerData['state'][number]>('getContractState', 'state', {
    items: (ledger, { contractIdOrAddress }) => {
      const id = pathContract(ledger, contractIdOrAddress);
      return ledger.state.filter(({ contract_id }) => contract_id === id);
    },
    key: [byBytes32('slot', ({ slot }) => slot)],
    filters: { timestamp: time(({ timestamp }) => timestamp) },
    check: notUnequal('timestamp', 'Not equals (ne) operator is not supported for timestamp'),
  }),
  list<Log>('getContractsLogs', 'logs', {
    items: ({ logs }) => logs,
    key: logKey,
    filters: { ...topics, 'transaction.hash': hashes(({ transaction_hash }) => transaction_hash) },
    check: checkLogs,
    view: listedLog,
    window: { empty: 'failure', exceptWith: ['transaction.hash'] },
  }),
  list<Log>('getContractLogsByContractId', 'logs', {
    items: (ledger, { contractIdOrAddress }) => {
      const id = pathContract(ledger, contractIdOrAddress);
      return ledger.logs.filter(({ contract_id }) => contract_id === id);
    },
    key: logKey,
    filters: topics,
    check: checkLogs,
    view: listedLog,
  }),
];
