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

/** An object of one list together with what it belongs to, which its own JSON does not say. */
export interface Owned<Value> {
  /** ID of the account, or the like, that the list is of. */
  owner: string;
  value: Value;
}

/** What happened in one transaction on a contract. */
export interface Execution {
  /** The transaction's ID as the wire has it: `0.0.1-169-5`. */
  transactionId: string;
  result: ContractResultDetails;
  actions: ContractAction[];
  opcodes: OpcodesResponse;
}

/**
 * All that a ledger holds, as it goes over the wire, in no particular order. Keys are unique where the service has
 * them so: account, token, contract, topic and schedule IDs are of one numbering.
 */
export interface LedgerData {
  accounts: AccountInfo[];
  tokens: TokenInfo[];
  nfts: Nft[];
  /** Transfers of single NFTs; the owner is `tokenId/serialNumber`. */
  nftTransfers: Owned<NftTransactionTransfer>[];
  /** Tokens that accounts are associated with. */
  relationships: Owned<TokenRelationship>[];
  cryptoAllowances: CryptoAllowance[];
  tokenAllowances: TokenAllowance[];
  nftAllowances: NftAllowance[];
  airdrops: TokenAirdrop[];
  rewards: StakingReward[];
  hooks: Hook[];
  /** Storage of hooks; the owner is `accountId/hookId`. */
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
  exchangeRate: NetworkExchangeRateSetResponse;
  stake: NetworkStakeResponse;
  /** In tinybars. */
  supply: { released: bigint; total: bigint };
  /** Hashes of blocks that are not there yet, though logs of them are. */
  pendingBlocks: Set<string>;
  /** Consensus time of the last thing that happened. */
  timestamp: string;
}
