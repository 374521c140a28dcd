import type { ContractCallRequest, Operator, TransactionTypes } from '../../src/index.js';
import type {
  Count,
  Entity,
  Flag,
  Integer,
  Kind,
  Many,
  Moment,
  One,
  Several,
  Text,
  Whole,
  Word,
} from './kind.js';

/** The operators of a filter that takes no ne. */
type Bound = Exclude<Operator, 'ne'>;

type Order = Word<'asc' | 'desc'>;

/** What nearly every list takes. */
interface Paging {
  limit: Count;
  order: Order;
}

interface CallBody extends Kind {
  readonly takes: ContractCallRequest | { to: string; data: string; gas: number; value: bigint };
  readonly refuses: { data: string } | { to: number } | { to: string; gas: string } | string | undefined;
}

interface Bytes extends Kind {
  readonly takes: Uint8Array | ArrayBuffer | Blob;
  readonly refuses: string | number[] | undefined;
}

/** What the parameters of each operation take. */
export interface LedgerParameters {
  contractCall: { body: CallBody };
  estimateFees: { mode: Word<'INTRINSIC' | 'STATE'>; high_volume_throttle: Count; body: Bytes };
  getAccount: {
    idOrAliasOrEvmAddress: Entity;
    timestamp: Many<Moment, Operator>;
    transactiontype: Word<TransactionTypes>;
    transactions: Flag;
  } & Paging;
  getAccounts: {
    'account.balance': Many<Integer, Operator>;
    'account.id': Many<Entity, Operator>;
    'account.publickey': Text;
    balance: Flag;
  } & Paging;
  getBalances: {
    'account.id': Many<Entity, Operator>;
    'account.balance': Many<Integer, Operator>;
    'account.publickey': Text;
    timestamp: Many<Moment, Operator>;
  } & Paging;
  getBlock: { hashOrNumber: Text };
  getBlocks: { 'block.number': Many<Integer, Bound>; timestamp: Many<Moment, Operator> } & Paging;
  getContract: { contractIdOrAddress: Entity; timestamp: Many<Moment, Operator> };
  getContractActions: { transactionIdOrHash: Text; index: Many<Integer, Bound> } & Paging;
  getContractActionsAtDocumentedPath: { transactionIdOrHash: Text; index: Many<Integer, Bound> } & Paging;
  getContractLogsByContractId: {
    contractIdOrAddress: Entity;
    index: Many<Integer, Bound>;
    timestamp: Many<Moment, Bound>;
    topic0: Several<Text>;
    topic1: Several<Text>;
    topic2: Several<Text>;
    topic3: Several<Text>;
  } & Paging;
  getContractOpcodes: { transactionIdOrHash: Text; stack: Flag; memory: Flag; storage: Flag };
  getContractOpcodesAtDocumentedPath: { id: Entity; stack: Flag; memory: Flag; storage: Flag };
  getContractResultByIdAndTimestamp: { contractIdOrAddress: Entity; hbar: Flag; timestamp: Moment };
  getContractResultByTransactionIdOrHash: { transactionIdOrHash: Text; hbar: Flag; nonce: Count };
  getContractResultsByContractId: {
    contractIdOrAddress: Entity;
    'block.hash': One<Text, 'eq'>;
    'block.number': One<Integer, 'eq'>;
    from: Many<Entity, 'eq'>;
    internal: Flag;
    timestamp: Many<Moment, Operator>;
    'transaction.index': One<Integer, 'eq'>;
  } & Paging;
  getContractState: {
    contractIdOrAddress: Entity;
    slot: Many<Text, Bound>;
    timestamp: Many<Moment, Bound>;
  } & Paging;
  getContracts: { 'contract.id': Many<Entity, Operator> } & Paging;
  getContractsLogs: {
    index: Many<Integer, Bound>;
    timestamp: Many<Moment, Bound>;
    topic0: Several<Text>;
    topic1: Several<Text>;
    topic2: Several<Text>;
    topic3: Several<Text>;
    'transaction.hash': One<Text, 'eq'>;
  } & Paging;
  getContractsLogsAtDocumentedPath: {
    index: Many<Integer, Bound>;
    timestamp: Many<Moment, Bound>;
    topic0: Several<Text>;
    topic1: Several<Text>;
    topic2: Several<Text>;
    topic3: Several<Text>;
    'transaction.hash': One<Text, 'eq'>;
  } & Paging;
  getContractsResults: {
    from: Many<Entity, 'eq'>;
    'block.hash': One<Text, 'eq'>;
    'block.number': One<Integer, 'eq'>;
    hbar: Flag;
    internal: Flag;
    timestamp: Many<Moment, Operator>;
    'transaction.index': One<Integer, 'eq'>;
  } & Paging;
  getCryptoAllowances: { idOrAliasOrEvmAddress: Entity; 'spender.id': Many<Entity, Operator> } & Paging;
  getHookStorage: {
    idOrAliasOrEvmAddress: Entity;
    hookId: Whole;
    key: Many<Text, Bound>;
    timestamp: Many<Moment, Operator>;
  } & Paging;
  getHooks: { idOrAliasOrEvmAddress: Entity; 'hook.id': Many<Integer, Bound> } & Paging;
  getNetworkExchangeRate: { timestamp: Many<Moment, Operator> };
  getNetworkFees: { order: Order; timestamp: Many<Moment, Operator> };
  getNetworkNodes: { 'file.id': One<Entity, 'eq'>; 'node.id': Many<Integer, Bound> } & Paging;
  getNetworkStake: Record<never, never>;
  getNetworkSupply: { timestamp: Many<Moment, Operator> };
  getNft: { tokenId: Entity; serialNumber: Whole };
  getNftAllowances: {
    idOrAliasOrEvmAddress: Entity;
    'account.id': Many<Entity, Operator>;
    'token.id': Many<Entity, Operator>;
    owner: Flag;
  } & Paging;
  getNftAtDocumentedPath: { serialNumber: Whole };
  getNftTransactions: { tokenId: Entity; serialNumber: Whole; timestamp: Many<Moment, Operator> } & Paging;
  getNftTransactionsAtDocumentedPath: { id: Entity; timestamp: Many<Moment, Operator> } & Paging;
  getNfts: {
    tokenId: Entity;
    'account.id': Many<Entity, Operator>;
    serialnumber: Many<Integer, Bound>;
  } & Paging;
  getNftsAtDocumentedPath: {
    'account.id': Many<Entity, Operator>;
    serialnumber: Many<Integer, Bound>;
  } & Paging;
  getNftsByAccountId: {
    idOrAliasOrEvmAddress: Entity;
    serialnumber: Many<Integer, Bound>;
    'spender.id': Many<Entity, Operator>;
    'token.id': Many<Entity, Operator>;
  } & Paging;
  getOutstandingTokenAirdrops: {
    idOrAliasOrEvmAddress: Entity;
    'receiver.id': Many<Entity, Operator>;
    serialnumber: Many<Integer, Bound>;
    'token.id': Many<Entity, Operator>;
  } & Paging;
  getPendingTokenAirdrops: {
    idOrAliasOrEvmAddress: Entity;
    'sender.id': Many<Entity, Operator>;
    serialnumber: Many<Integer, Bound>;
    'token.id': Many<Entity, Operator>;
  } & Paging;
  getRegisteredNodes: {
    'registerednode.id': Many<Integer, Bound>;
    type: Word<'BLOCK_NODE' | 'GENERAL_SERVICE' | 'MIRROR_NODE' | 'RPC_RELAY'>;
  } & Paging;
  getSchedule: { scheduleId: Entity };
  getSchedules: { 'account.id': Many<Entity, Operator>; 'schedule.id': Many<Entity, Operator> } & Paging;
  getStakingRewards: { idOrAliasOrEvmAddress: Entity; timestamp: Many<Moment, Bound> } & Paging;
  getToken: { tokenId: Entity; timestamp: One<Moment, 'eq' | 'lt' | 'lte'> };
  getTokenAllowances: {
    idOrAliasOrEvmAddress: Entity;
    'spender.id': Many<Entity, Operator>;
    'token.id': Many<Entity, Operator>;
  } & Paging;
  getTokenBalances: {
    tokenId: Entity;
    'account.balance': Many<Integer, Operator>;
    'account.id': Many<Entity, Operator>;
    'account.publickey': Text;
    timestamp: Many<Moment, Operator>;
  } & Paging;
  getTokenBalancesAtDocumentedPath: {
    'account.balance': Many<Integer, Operator>;
    'account.id': Many<Entity, Operator>;
    'account.publickey': Text;
    timestamp: Many<Moment, Operator>;
  } & Paging;
  getTokens: {
    'account.id': Many<Entity, Operator>;
    name: Text;
    publickey: Text;
    'token.id': Many<Entity, Operator>;
    type: Several<Word<'ALL' | 'FUNGIBLE_COMMON' | 'NON_FUNGIBLE_UNIQUE'>>;
  } & Paging;
  getTokensByAccountId: { idOrAliasOrEvmAddress: Entity; 'token.id': Many<Entity, Bound> } & Paging;
  getTopic: { topicId: Entity };
  getTopicMessageByIdAndSequenceNumber: { topicId: Entity; sequenceNumber: Integer };
  getTopicMessageByTimestamp: { timestamp: Moment };
  getTopicMessages: {
    topicId: Entity;
    encoding: Word<'base64' | 'utf-8'>;
    sequencenumber: Many<Integer, Operator>;
    timestamp: Many<Moment, Operator>;
  } & Paging;
  getTransaction: { transactionId: Text; nonce: Count; scheduled: Flag };
  getTransactions: {
    'account.id': Many<Entity, Operator>;
    timestamp: Many<Moment, Operator>;
    transactiontype: Word<TransactionTypes>;
    result: Word<'success' | 'fail'>;
    type: Word<'credit' | 'debit'>;
  } & Paging;
}
