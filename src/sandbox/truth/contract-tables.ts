import type { LedgerData } from '../data/ledger-data.js';
import { listedContract, listedResult, summedResult } from '../ledger/list-views.js';
import { filtersOf, isWithin, sortable } from './spelling.js';
import type { Field, Params, Table } from './table.js';

const contract = ({ contractIdOrAddress: id }: Params): string => `0.0.${String(id).split('.').at(-1)}`;

const byTime = { timestamp: ['timestamp', 'time'] } as const;
const ofResult: Readonly<Record<string, Field>> = {
  from: ['from', 'hex', 'any'],
  'block.number': ['block_number', 'number', 'last'],
  'block.hash': ['block_hash', 'hex', 'last'],
  'transaction.index': ['transaction_index', 'number', 'any'],
};
const ofLog: Readonly<Record<string, Field>> = {
  'transaction.hash': ['transaction_hash', 'hex'],
  topic0: ['topics.0', 'hex', 'any'],
  topic1: ['topics.1', 'hex', 'any'],
  topic2: ['topics.2', 'hex', 'any'],
  topic3: ['topics.3', 'hex', 'any'],
};
const byLog = { ...byTime, index: ['index', 'number'] } as const;

function actions({ executions }: LedgerData, { transactionIdOrHash: id }: Params): readonly object[] {
  return (
    executions.find(({ transactionId, result }) => transactionId === id || result.hash === id)?.actions ?? []
  );
}

function ofUsers(executions: LedgerData['executions'], { internal }: Params): LedgerData['executions'] {
  return executions.filter(({ nonce }) => nonce === 0 || String(internal) === 'true');
}

/** With times, each slot has the newest change that all of them allow. */
function stateThen({ state, executions }: LedgerData, params: Params): object[] {
  const id = contract(params);
  const filters = filtersOf(params.timestamp, 'time');
  if (filters.length === 0) return state.filter((one) => one.contract_id === id);
  const changes = executions
    .map(({ result }) => result)
    .filter(({ timestamp }) => filters.every((one) => isWithin(sortable(timestamp, 'time'), one)))
    .sort((a, b) => (sortable(a.timestamp, 'time') < sortable(b.timestamp, 'time') ? -1 : 1))
    .flatMap(({ timestamp, state_changes }) => (state_changes ?? []).map((one) => ({ timestamp, ...one })))
    .filter(({ contract_id }) => contract_id === id)
    .map(({ address, contract_id, slot, timestamp, value_read, value_written }) => ({
      address,
      contract_id,
      timestamp,
      slot,
      value: value_written ?? value_read,
    }));
  return [...new Map(changes.map((change) => [change.slot, change])).values()];
}

export const contractTables: Readonly<Record<string, Table>> = {
  getContracts: {
    rows: ({ contracts }) => contracts.map(listedContract),
    sort: { 'contract.id': ['contract_id', 'id'] },
    order: 'desc',
  },
  getContractsResults: {
    rows: ({ executions }, params) => ofUsers(executions, params).map(({ result }) => listedResult(result)),
    sort: byTime,
    fields: ofResult,
    order: 'desc',
  },
  getContractResultsByContractId: {
    rows: ({ executions }, params) =>
      ofUsers(executions, params)
        .filter(({ result }) => result.contract_id === contract(params))
        .map((one) => summedResult(one)),
    sort: byTime,
    order: 'desc',
  },
  getContractActions: { rows: actions, sort: { index: ['index', 'number'] }, isStrict: true },
  getContractState: {
    rows: stateThen,
    sort: { slot: ['slot', 'hex'] },
  },
  getContractsLogs: { rows: ({ logs }) => logs, sort: byLog, fields: ofLog, order: 'desc' },
  getContractLogsByContractId: {
    rows: ({ logs }, params) => logs.filter((one) => one.contract_id === contract(params)),
    sort: byLog,
    fields: ofLog,
    order: 'desc',
  },
};
