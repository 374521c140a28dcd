import { describedOperations } from '../../../generated/sandbox/ledger.js';
import type { DescribedOperation } from '../described-operation.js';

/** A check of the half in JavaScript, see `checked` in `service.ts`. `rules` is the `check` of the operation's list. */
export type Check = 'account' | 'name' | 'path' | 'query' | 'range' | 'rules' | 'topics' | 'unit';

interface Traits extends Required<Pick<DescribedOperation, 'method' | 'backend' | 'order'>> {
  /** In the order of the service. The first check that fails decides the reply. */
  readonly checks: readonly Check[];
  /** Whether a value with several operators is refused. Other operations use the last operator. */
  readonly isStrict: boolean;
  /** The lifetime of a cached reply, in seconds. */
  readonly maxAge: number;
}

export type Operation = DescribedOperation & Traits;

const usual: Traits = {
  method: 'GET',
  backend: 'javascript',
  order: 'asc',
  checks: ['path', 'query', 'rules'],
  isStrict: false,
  maxAge: 1,
};
const ofAccount = ['path', 'account', 'query', 'rules'] as const;
const queryFirst = ['query', 'path'] as const;
const oneRow = { checks: queryFirst, maxAge: 600 } as const;
const network = { maxAge: 60 };

/** The operations that the sandbox has code for, and what the description does not say of them. */
const coded: Readonly<Record<string, Partial<Traits>>> = {
  getAccounts: { maxAge: 10, isStrict: true },
  getAccount: { maxAge: 2, checks: queryFirst },
  getOutstandingTokenAirdrops: {},
  getPendingTokenAirdrops: {},
  getCryptoAllowances: {},
  getNftAllowances: {},
  getTokenAllowances: {},
  getHooks: {},
  getHookStorage: {},
  getNftsByAccountId: {},
  getStakingRewards: { maxAge: 60, checks: ofAccount },
  getTokensByAccountId: { checks: ofAccount },
  getBalances: { isStrict: true },
  getBlocks: {},
  getBlock: oneRow,
  getContracts: { maxAge: 10 },
  contractCall: {},
  getContractsResults: { maxAge: 10, checks: ['query', 'rules', 'unit'] },
  getContractsLogs: { maxAge: 10, checks: ['query', 'topics', 'rules'] },
  getContractResultByTransactionIdOrHash: { maxAge: 600, checks: ['query', 'unit', 'path'], isStrict: true },
  getContractActions: { maxAge: 600, checks: ['query', 'rules', 'path'] },
  getContractOpcodes: {},
  getContract: { checks: ['path', 'query', 'range'] },
  getContractResultsByContractId: { checks: ['path', 'query', 'rules', 'range', 'unit'] },
  getContractLogsByContractId: { checks: ['path', 'query', 'topics', 'range', 'rules'] },
  getContractResultByIdAndTimestamp: {
    maxAge: 600,
    checks: ['unit', 'path', 'query', 'range'],
    isStrict: true,
  },
  getContractState: { checks: ['path', 'query', 'range', 'rules'] },
  getNetworkExchangeRate: network,
  getNetworkFees: network,
  estimateFees: {},
  getNetworkNodes: network,
  getRegisteredNodes: network,
  getNetworkStake: network,
  getNetworkSupply: network,
  getSchedules: { maxAge: 10 },
  getSchedule: { maxAge: 3600, checks: queryFirst },
  getTokens: { maxAge: 10, checks: ['name', 'query', 'rules'] },
  getToken: { maxAge: 5 },
  getTokenBalances: {},
  getNfts: {},
  getNft: { checks: queryFirst },
  getNftTransactions: {},
  getTopicMessageByTimestamp: oneRow,
  getTopic: { maxAge: 5 },
  getTopicMessages: { checks: ['path', 'query', 'range'] },
  getTopicMessageByIdAndSequenceNumber: { maxAge: 600, checks: ['query', 'path', 'range'] },
  getTransactions: { maxAge: 2 },
  getTransaction: oneRow,
};

export function isCoded(operationId: string): boolean {
  return Object.hasOwn(coded, operationId);
}

/** If two of them match a path, the first one answers: a word of a path sorts before a parameter. */
export const operations: readonly Operation[] = describedOperations
  .filter(({ operationId }) => isCoded(operationId))
  .map((described) => ({ ...usual, ...described, ...coded[described.operationId] }))
  .sort((a, b) => (a.path < b.path ? -1 : 1));
