import type { ContractCallRequest, Operator, TransactionTypes } from '../../src/index.js';
import type {
  All,
  Amount,
  Count,
  Entity,
  Flag,
  Integer,
  Kind,
  Many,
  Moment,
  One,
  PublicKey,
  Range,
  Serial,
  Several,
  Text,
  Token,
  TransactionId,
  Whole,
  Word,
} from './kind.js';

/** The operators of a filter without `ne`. */
type Bound = Exclude<Operator, 'ne'>;

type Order = Word<'asc' | 'desc'>;

/** The parameters of most lists. */
interface Paging {
  limit: Count;
  order: Order;
}

interface CallBody extends Kind {
  readonly takes:
    | ContractCallRequest
    | { to: string; data: string; gas: number; value: bigint }
    | { data: string }
    | { to: null }
    | { block: null };
  readonly refuses: { to: number } | { to: string; gas: string } | string | undefined;
}

interface Bytes extends Kind {
  readonly takes: Uint8Array | ArrayBuffer | Blob;
  readonly refuses: string | number[] | undefined;
}

/** The parameters of each operation. */
export interface LedgerParameters {
  contractCall: { body: CallBody };
  estimateFees: { mode: Word<'INTRINSIC' | 'STATE'>; high_volume_throttle: Count; body: Bytes };
  getAccount: {
    idOrAliasOrEvmAddress: Entity;
    timestamp: All<Moment, Operator>;
    transactiontype: Several<Word<TransactionTypes>>;
    transactions: Flag;
  } & Paging;
  getAccounts: {
    'account.balance': Many<Amount, Operator>;
    'account.id': Many<Entity, Operator>;
    'account.publickey': PublicKey;
    balance: Flag;
  } & Paging;
  getBalances: {
    'account.id': Many<Entity, Operator>;
    'account.balance': Many<Amount, Operator>;
    'account.publickey': PublicKey;
    timestamp: Many<Moment, Operator>;
  } & Paging;
  getBlock: { hashOrNumber: Integer };
  getBlocks: { 'block.number': All<Integer, Bound>; timestamp: Many<Moment, Operator> } & Paging;
  getContract: { contractIdOrAddress: Entity; timestamp: Many<Moment, Operator> };
  getContractActions: { transactionIdOrHash: TransactionId; index: All<Integer, Bound> } & Paging;
  getContractActionsAtDocumentedPath: {
    transactionIdOrHash: TransactionId;
    index: All<Integer, Bound>;
  } & Paging;
  getContractLogsByContractId: {
    contractIdOrAddress: Entity;
    index: Range<Integer, Bound>;
    timestamp: Range<Moment, Bound>;
    topic0: Several<Text>;
    topic1: Several<Text>;
    topic2: Several<Text>;
    topic3: Several<Text>;
  } & Paging;
  getContractOpcodes: { transactionIdOrHash: TransactionId; stack: Flag; memory: Flag; storage: Flag };
  getContractOpcodesAtDocumentedPath: { id: Entity; stack: Flag; memory: Flag; storage: Flag };
  getContractResultByIdAndTimestamp: { contractIdOrAddress: Entity; hbar: Flag; timestamp: Moment };
  getContractResultByTransactionIdOrHash: { transactionIdOrHash: TransactionId; hbar: Flag; nonce: Count };
  getContractResultsByContractId: {
    contractIdOrAddress: Entity;
    'block.hash': One<Text, 'eq'>;
    'block.number': One<Integer, 'eq'>;
    from: Many<Entity, 'eq'>;
    hbar: Flag;
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
    index: Range<Integer, Bound>;
    timestamp: Range<Moment, Bound>;
    topic0: Several<Text>;
    topic1: Several<Text>;
    topic2: Several<Text>;
    topic3: Several<Text>;
    'transaction.hash': One<Text, 'eq'>;
  } & Paging;
  getContractsLogsAtDocumentedPath: {
    index: Range<Integer, Bound>;
    timestamp: Range<Moment, Bound>;
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
  getCryptoAllowances: { idOrAliasOrEvmAddress: Entity; 'spender.id': Many<Entity, Bound> } & Paging;
  getHookStorage: {
    idOrAliasOrEvmAddress: Entity;
    hookId: Whole;
    key: Many<Text, Bound>;
    timestamp: Range<Moment, Bound>;
  } & Paging;
  getHooks: { idOrAliasOrEvmAddress: Entity; 'hook.id': Many<Integer, Bound> } & Paging;
  getNetworkExchangeRate: { timestamp: Range<Moment, Bound> };
  getNetworkFees: { order: Order; timestamp: Range<Moment, Bound> };
  getNetworkNodes: { 'file.id': One<Entity, 'eq'>; 'node.id': Many<Integer, Bound> } & Paging;
  getNetworkStake: Record<never, never>;
  getNetworkSupply: { timestamp: Range<Moment, Bound> };
  getNft: { tokenId: Token; serialNumber: Serial };
  getNftAllowances: {
    idOrAliasOrEvmAddress: Entity;
    'account.id': Range<Entity, Bound>;
    'token.id': Range<Entity, Bound>;
    owner: Flag;
  } & Paging;
  getNftAtDocumentedPath: { serialNumber: Serial };
  getNftTransactions: { tokenId: Token; serialNumber: Serial; timestamp: All<Moment, Operator> } & Paging;
  getNftTransactionsAtDocumentedPath: { id: Entity; timestamp: All<Moment, Operator> } & Paging;
  getNfts: {
    tokenId: Entity;
    'account.id': Many<Entity, Operator>;
    serialnumber: All<Integer, Operator>;
  } & Paging;
  getNftsAtDocumentedPath: {
    'account.id': Many<Entity, Operator>;
    serialnumber: All<Integer, Operator>;
  } & Paging;
  getNftsByAccountId: {
    idOrAliasOrEvmAddress: Entity;
    serialnumber: Range<Integer, Bound>;
    'spender.id': Many<Entity, Bound>;
    'token.id': Range<Entity, Bound>;
  } & Paging;
  getOutstandingTokenAirdrops: {
    idOrAliasOrEvmAddress: Entity;
    'receiver.id': Range<Entity, Bound>;
    serialnumber: Range<Integer, Bound>;
    'token.id': Range<Entity, Bound>;
  } & Paging;
  getPendingTokenAirdrops: {
    idOrAliasOrEvmAddress: Entity;
    'sender.id': Range<Entity, Bound>;
    serialnumber: Range<Integer, Bound>;
    'token.id': Range<Entity, Bound>;
  } & Paging;
  getRegisteredNodes: {
    'registerednode.id': Range<Integer, Bound>;
    type: Word<'BLOCK_NODE' | 'GENERAL_SERVICE' | 'MIRROR_NODE' | 'RPC_RELAY'>;
  } & Paging;
  getSchedule: { scheduleId: Entity };
  getSchedules: { 'account.id': Many<Entity, Operator>; 'schedule.id': All<Entity, Operator> } & Paging;
  getStakingRewards: { idOrAliasOrEvmAddress: Entity; timestamp: Many<Moment, Bound> } & Paging;
  getToken: { tokenId: Entity; timestamp: One<Moment, 'eq' | 'lt' | 'lte'> };
  getTokenAllowances: {
    idOrAliasOrEvmAddress: Entity;
    'spender.id': Range<Entity, Bound>;
    'token.id': Range<Entity, Bound>;
  } & Paging;
  getTokenBalances: {
    tokenId: Entity;
    'account.balance': Many<Integer, Operator>;
    'account.id': All<Entity, Operator>;
    'account.publickey': PublicKey;
    timestamp: Many<Moment, Operator>;
  } & Paging;
  getTokenBalancesAtDocumentedPath: {
    'account.balance': Many<Integer, Operator>;
    'account.id': All<Entity, Operator>;
    'account.publickey': PublicKey;
    timestamp: Many<Moment, Operator>;
  } & Paging;
  getTokens: {
    'account.id': Entity;
    name: Text;
    publickey: PublicKey;
    'token.id': Many<Entity, Operator>;
    type: Word<'ALL' | 'FUNGIBLE_COMMON' | 'NON_FUNGIBLE_UNIQUE'>;
  } & Paging;
  getTokensByAccountId: { idOrAliasOrEvmAddress: Entity; 'token.id': Many<Entity, Bound> } & Paging;
  getTopic: { topicId: Entity };
  getTopicMessageByIdAndSequenceNumber: { topicId: Entity; sequenceNumber: Integer };
  getTopicMessageByTimestamp: { timestamp: Moment };
  getTopicMessages: {
    topicId: Entity;
    encoding: Word<'base64' | 'utf-8'>;
    sequencenumber: All<Integer, Operator>;
    timestamp: Many<Moment, Operator>;
  } & Paging;
  getTransaction: { transactionId: TransactionId; nonce: Count; scheduled: Flag };
  getTransactions: {
    'account.id': Many<Entity, Operator>;
    timestamp: All<Moment, Operator>;
    transactiontype: Several<Word<TransactionTypes>>;
    result: Word<'success' | 'fail'>;
    type: Word<'credit' | 'debit'>;
  } & Paging;
}
