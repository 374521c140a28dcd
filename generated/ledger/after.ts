// How new a reply of the ledger service is: rules for the option `after`.
// Made from the description of Ledger query service 0.154.0 by `npm run generate`. Do not edit.

import type { AfterRules } from '../../src/core.js';

export { newestTime, replyAfter as reply } from '../../src/core.js';

export const watermark: AfterRules['watermark'] = {
  operationId: 'getBlocks',
  path: '/api/v1/blocks',
  query: 'limit=1&order=desc',
  pointer: ['blocks', 0, 'timestamp', 'to'],
  transaction: {
    operationId: 'getTransaction',
    path: '/api/v1/transactions/{transactionId}',
    time: '/transactions/*/consensus_timestamp',
    made: '/transactions/*/entity_id',
    paid: '/transactions/*/transfers/*/account',
  },
};

export const first: AfterRules['first'] = {
  operationId: 'getTransactions',
  path: '/api/v1/transactions',
  query: 'limit=1&order=asc',
  pointer: ['transactions', 0, 'consensus_timestamp'],
};

export const replyTimesByOperation: AfterRules['replyTimesByOperation'] = {
  getAccount: { times: ['/balance/timestamp', '/transactions/*/consensus_timestamp'], transfers: true },
  getAccounts: { times: ['/accounts/*/balance/timestamp', '/accounts/*/created_timestamp'] },
  getBalances: { times: ['/timestamp'] },
  getBlock: { final: true },
  getBlocks: { times: ['/blocks/*/timestamp/to'] },
  getContract: { times: ['/created_timestamp', '/timestamp/from'] },
  getContractActions: { final: true },
  getContractActionsAtDocumentedPath: { final: true },
  getContractLogsByContractId: { times: ['/logs/*/timestamp'] },
  getContractOpcodes: { final: true },
  getContractOpcodesAtDocumentedPath: { final: true },
  getContractResultByIdAndTimestamp: { final: true },
  getContractResultByTransactionIdOrHash: { final: true },
  getContractResultsByContractId: { times: ['/results/*/timestamp'] },
  getContractState: { times: ['/state/*/timestamp'] },
  getContracts: { times: ['/contracts/*/created_timestamp', '/contracts/*/timestamp/from'] },
  getContractsLogs: { times: ['/logs/*/timestamp'] },
  getContractsLogsAtDocumentedPath: { times: ['/logs/*/timestamp'] },
  getContractsResults: { times: ['/results/*/timestamp'] },
  getCryptoAllowances: { times: ['/allowances/*/timestamp/from'] },
  getHookStorage: { times: ['/storage/*/timestamp'] },
  getHooks: { times: ['/hooks/*/created_timestamp'] },
  getNetworkExchangeRate: { times: ['/timestamp'] },
  getNetworkFees: { times: ['/timestamp'] },
  getNetworkNodes: { times: ['/nodes/*/timestamp/from'] },
  getNetworkSupply: { times: ['/timestamp'] },
  getNft: { times: ['/modified_timestamp'] },
  getNftAllowances: { times: ['/allowances/*/timestamp/from'] },
  getNftAtDocumentedPath: { times: ['/modified_timestamp'] },
  getNftTransactions: { times: ['/transactions/*/consensus_timestamp'] },
  getNftTransactionsAtDocumentedPath: { times: ['/transactions/*/consensus_timestamp'] },
  getNfts: { times: ['/nfts/*/modified_timestamp'] },
  getNftsAtDocumentedPath: { times: ['/nfts/*/modified_timestamp'] },
  getNftsByAccountId: { times: ['/nfts/*/modified_timestamp'] },
  getOutstandingTokenAirdrops: { times: ['/airdrops/*/timestamp/from'] },
  getPendingTokenAirdrops: { times: ['/airdrops/*/timestamp/from'] },
  getRegisteredNodes: { times: ['/registered_nodes/*/timestamp/from'] },
  getSchedule: {
    times: ['/consensus_timestamp', '/executed_timestamp', '/signatures/*/consensus_timestamp'],
  },
  getSchedules: {
    times: [
      '/schedules/*/consensus_timestamp',
      '/schedules/*/executed_timestamp',
      '/schedules/*/signatures/*/consensus_timestamp',
    ],
  },
  getStakingRewards: { times: ['/rewards/*/timestamp'] },
  getToken: { times: ['/modified_timestamp'] },
  getTokenAllowances: { times: ['/allowances/*/timestamp/from'] },
  getTopic: { times: ['/created_timestamp', '/timestamp/from'] },
  getTopicMessageByIdAndSequenceNumber: { final: true },
  getTopicMessageByTimestamp: { final: true },
  getTopicMessages: { times: ['/messages/*/consensus_timestamp'] },
  getTransaction: { times: ['/transactions/*/consensus_timestamp'] },
  getTransactions: { times: ['/transactions/*/consensus_timestamp'] },
};
