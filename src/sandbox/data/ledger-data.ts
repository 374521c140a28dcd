import type {
  AccountInfo,
  Block,
  ContractAction,
  ContractLog,
  ContractResponse,
  ContractResultDetails,
  ContractState,
  CryptoAllowance,
  Hook,
  HookStorage,
  NetworkExchangeRateSetResponse,
  NetworkFee,
  NetworkNode,
  NetworkStakeResponse,
  Nft,
  NftAllowance,
  NftTransactionTransfer,
  OpcodesResponse,
  RegisteredNode,
  Schedule,
  StakingReward,
  TokenAirdrop,
  TokenAllowance,
  TokenInfo,
  TokenRelationship,
  Topic,
  TopicMessage,
  TransactionDetail,
} from '../../../generated/ledger/types.js';

/** An object of a list together with its owner, which its JSON does not contain. */
export interface Owned<Value> {
  owner: string;
  value: Value;
}

export interface Execution {
  /** The transaction ID as in the REST API: `0.0.1-169-5`. */
  transactionId: string;
  /** 0 for the call of a user, and more for one of its children. */
  nonce: number;
  result: ContractResultDetails;
  actions: ContractAction[];
  opcodes: OpcodesResponse;
}

/** In the form of replies, unsorted. Accounts, tokens, contracts, topics and schedules share one sequence of IDs. */
export interface LedgerData {
  accounts: AccountInfo[];
  tokens: TokenInfo[];
  nfts: Nft[];
  /** The owner is `tokenId/serialNumber`. */
  nftTransfers: Owned<NftTransactionTransfer>[];
  relationships: Owned<TokenRelationship>[];
  cryptoAllowances: CryptoAllowance[];
  tokenAllowances: TokenAllowance[];
  nftAllowances: NftAllowance[];
  airdrops: TokenAirdrop[];
  rewards: StakingReward[];
  hooks: Hook[];
  /** The owner is `accountId/hookId`. */
  hookStorage: Owned<HookStorage>[];
  contracts: ContractResponse[];
  executions: Execution[];
  logs: ContractLog[];
  state: ContractState[];
  blocks: Block[];
  transactions: TransactionDetail[];
  topics: Topic[];
  messages: TopicMessage[];
  schedules: Schedule[];
  nodes: NetworkNode[];
  registeredNodes: RegisteredNode[];
  fees: NetworkFee[];
  /** The present rates. */
  exchangeRate: NetworkExchangeRateSetResponse;
  /** The rates of the hour that begins at this time, in nanoseconds. */
  exchangeRateAt: (hour: bigint) => NetworkExchangeRateSetResponse;
  /** When the ledger began, in nanoseconds. */
  began: bigint;
  stake: NetworkStakeResponse;
  /** Hashes of blocks that are not imported yet although their logs are. */
  pendingBlocks: Set<string>;
  timestamp: string;
}
