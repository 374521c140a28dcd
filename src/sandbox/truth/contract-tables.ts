import type { LedgerData } from '../data/ledger-data.js';
import { listedContract, listedResult, summedResult } from '../ledger/list-views.js';
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

export const contractTables: Readonly<Record<string, Table>> = {
  getContracts: {
    rows: ({ contracts }) => contracts.map(listedContract),
    sort: { 'contract.id': ['contract_id', 'id'] },
    order: 'desc',
  },
  getContractsResults: {
    rows: ({ executions }) => executions.map(({ result }) => listedResult(result)),
    sort: byTime,
    fields: ofResult,
    order: 'desc',
  },
  getContractResultsByContractId: {
    rows: ({ executions }, params) =>
      executions
        .filter(({ result }) => result.contract_id === contract(params))
        .map((one) => summedResult(one)),
    sort: byTime,
    order: 'desc',
  },
  getContractActions: { rows: actions, sort: { index: ['index', 'number'] }, isStrict: true },
  getContractState: {
    rows: ({ state }, params) => state.filter((one) => one.contract_id === contract(params)),
    sort: { slot: ['slot', 'hex'] },
    fields: byTime,
  },
  getContractsLogs: { rows: ({ logs }) => logs, sort: byLog, fields: ofLog, order: 'desc' },
  getContractLogsByContractId: {
    rows: ({ logs }, params) => logs.filter((one) => one.contract_id === contract(params)),
    sort: byLog,
    fields: ofLog,
    order: 'desc',
  },
};
