import type {
  AccountBalance,
  AccountBalanceTransactions,
  AccountInfo,
  AccountsResponse,
  BalancesResponse,
  Block,
  BlocksResponse,
  Contract,
  ContractAction,
  ContractActionsResponse,
  ContractCallParams,
  ContractCallResponse,
  ContractLog,
  ContractLogsResponse,
  ContractResponse,
  ContractResult,
  ContractResultDetails,
  ContractResultSummariesResponse,
  ContractResultSummary,
  ContractResultsResponse,
  ContractState,
  ContractStateResponse,
  ContractsResponse,
  CryptoAllowance,
  CryptoAllowancesResponse,
  EstimateFeesParams,
  FeeEstimateResponse,
  GetAccountParams,
  GetAccountsParams,
  GetBalancesParams,
  GetBlockParams,
  GetBlocksParams,
  GetContractActionsAtDocumentedPathParams,
  GetContractActionsParams,
  GetContractLogsByContractIdParams,
  GetContractOpcodesAtDocumentedPathParams,
  GetContractOpcodesParams,
  GetContractParams,
  GetContractResultByIdAndTimestampParams,
  GetContractResultByTransactionIdOrHashParams,
  GetContractResultsByContractIdParams,
  GetContractStateParams,
  GetContractsLogsAtDocumentedPathParams,
  GetContractsLogsParams,
  GetContractsParams,
  GetContractsResultsParams,
  GetCryptoAllowancesParams,
  GetHookStorageParams,
  GetHooksParams,
  GetNetworkExchangeRateParams,
  GetNetworkFeesParams,
  GetNetworkNodesParams,
  GetNetworkSupplyParams,
  GetNftAllowancesParams,
  GetNftAtDocumentedPathParams,
  GetNftParams,
  GetNftsAtDocumentedPathParams,
  GetNftsByAccountIdParams,
  GetNftsParams,
  GetNftTransactionsAtDocumentedPathParams,
  GetNftTransactionsParams,
  GetOutstandingTokenAirdropsParams,
  GetPendingTokenAirdropsParams,
  GetRegisteredNodesParams,
  GetScheduleParams,
  GetSchedulesParams,
  GetStakingRewardsParams,
  GetTokenAllowancesParams,
  GetTokenBalancesAtDocumentedPathParams,
  GetTokenBalancesParams,
  GetTokenParams,
  GetTokensByAccountIdParams,
  GetTokensParams,
  GetTopicMessageByIdAndSequenceNumberParams,
  GetTopicMessageByTimestampParams,
  GetTopicMessagesParams,
  GetTopicParams,
  GetTransactionParams,
  GetTransactionsParams,
  Hook,
  HookStorage,
  HooksResponse,
  HooksStorageResponse,
  NetworkExchangeRateSetResponse,
  NetworkFeesResponse,
  NetworkNode,
  NetworkNodesResponse,
  NetworkStakeResponse,
  NetworkSupplyResponse,
  Nft,
  NftAllowance,
  NftAllowancesResponse,
  Nfts,
  NftTransactionHistory,
  NftTransactionTransfer,
  NoParams,
  OpcodesResponse,
  RegisteredNode,
  RegisteredNodesResponse,
  Schedule,
  SchedulesResponse,
  StakingReward,
  StakingRewardsResponse,
  Token,
  TokenAirdrop,
  TokenAirdropsResponse,
  TokenAllowance,
  TokenAllowancesResponse,
  TokenBalancesResponse,
  TokenHolder,
  TokenInfo,
  TokenRelationship,
  TokenRelationshipResponse,
  TokensResponse,
  Topic,
  TopicMessage,
  TopicMessagesResponse,
  Transaction,
  TransactionByIdResponse,
  TransactionsResponse,
} from '../../src/index.js';
import type { List, Single } from './row.js';

/** The operations of the query service: where each is, what it takes and what it answers. */
export interface LedgerOperations {
  contractCall: Single<'POST /api/v1/contracts/call', ContractCallParams, ContractCallResponse>;
  estimateFees: Single<'POST /api/v1/network/fees', EstimateFeesParams, FeeEstimateResponse>;
  getAccount: List<
    'GET /api/v1/accounts/{idOrAliasOrEvmAddress}',
    GetAccountParams,
    AccountBalanceTransactions,
    Transaction
  >;
  getAccounts: List<'GET /api/v1/accounts', GetAccountsParams, AccountsResponse, AccountInfo>;
  getBalances: List<'GET /api/v1/balances', GetBalancesParams, BalancesResponse, AccountBalance>;
  getBlock: Single<'GET /api/v1/blocks/{hashOrNumber}', GetBlockParams, Block>;
  getBlocks: List<'GET /api/v1/blocks', GetBlocksParams, BlocksResponse, Block>;
  getContract: Single<'GET /api/v1/contracts/{contractIdOrAddress}', GetContractParams, ContractResponse>;
  getContractActions: List<
    'GET /api/v1/contracts/results/{transactionIdOrHash}/actions',
    GetContractActionsParams,
    ContractActionsResponse,
    ContractAction
  >;
  getContractActionsAtDocumentedPath: List<
    'GET /api/v1/contracts/results/{transactionIdOrHash}/results',
    GetContractActionsAtDocumentedPathParams,
    ContractActionsResponse,
    ContractAction
  >;
  getContractLogsByContractId: List<
    'GET /api/v1/contracts/{contractIdOrAddress}/results/logs',
    GetContractLogsByContractIdParams,
    ContractLogsResponse,
    ContractLog
  >;
  getContractOpcodes: Single<
    'GET /api/v1/contracts/results/{transactionIdOrHash}/opcodes',
    GetContractOpcodesParams,
    OpcodesResponse
  >;
  getContractOpcodesAtDocumentedPath: Single<
    'GET /api/v1/contracts/{id}/results/opcodes',
    GetContractOpcodesAtDocumentedPathParams,
    OpcodesResponse
  >;
  getContractResultByIdAndTimestamp: Single<
    'GET /api/v1/contracts/{contractIdOrAddress}/results/{timestamp}',
    GetContractResultByIdAndTimestampParams,
    ContractResultDetails
  >;
  getContractResultByTransactionIdOrHash: Single<
    'GET /api/v1/contracts/results/{transactionIdOrHash}',
    GetContractResultByTransactionIdOrHashParams,
    ContractResultDetails
  >;
  getContractResultsByContractId: List<
    'GET /api/v1/contracts/{contractIdOrAddress}/results',
    GetContractResultsByContractIdParams,
    ContractResultSummariesResponse,
    ContractResultSummary
  >;
  getContractState: List<
    'GET /api/v1/contracts/{contractIdOrAddress}/state',
    GetContractStateParams,
    ContractStateResponse,
    ContractState
  >;
  getContracts: List<'GET /api/v1/contracts', GetContractsParams, ContractsResponse, Contract>;
  getContractsLogs: List<
    'GET /api/v1/contracts/results/logs',
    GetContractsLogsParams,
    ContractLogsResponse,
    ContractLog
  >;
  getContractsLogsAtDocumentedPath: List<
    'GET /api/v1/contracts/logs',
    GetContractsLogsAtDocumentedPathParams,
    ContractLogsResponse,
    ContractLog
  >;
  getContractsResults: List<
    'GET /api/v1/contracts/results',
    GetContractsResultsParams,
    ContractResultsResponse,
    ContractResult
  >;
  getCryptoAllowances: List<
    'GET /api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/crypto',
    GetCryptoAllowancesParams,
    CryptoAllowancesResponse,
    CryptoAllowance
  >;
  getHookStorage: List<
    'GET /api/v1/accounts/{idOrAliasOrEvmAddress}/hooks/{hookId}/storage',
    GetHookStorageParams,
    HooksStorageResponse,
    HookStorage
  >;
  getHooks: List<'GET /api/v1/accounts/{idOrAliasOrEvmAddress}/hooks', GetHooksParams, HooksResponse, Hook>;
  getNetworkExchangeRate: Single<
    'GET /api/v1/network/exchangerate',
    GetNetworkExchangeRateParams,
    NetworkExchangeRateSetResponse
  >;
  getNetworkFees: Single<'GET /api/v1/network/fees', GetNetworkFeesParams, NetworkFeesResponse>;
  getNetworkNodes: List<
    'GET /api/v1/network/nodes',
    GetNetworkNodesParams,
    NetworkNodesResponse,
    NetworkNode
  >;
  getNetworkStake: Single<'GET /api/v1/network/stake', NoParams, NetworkStakeResponse>;
  getNetworkSupply: Single<'GET /api/v1/network/supply', GetNetworkSupplyParams, NetworkSupplyResponse>;
  getNft: Single<'GET /api/v1/tokens/{tokenId}/nfts/{serialNumber}', GetNftParams, Nft>;
  getNftAllowances: List<
    'GET /api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/nfts',
    GetNftAllowancesParams,
    NftAllowancesResponse,
    NftAllowance
  >;
  getNftAtDocumentedPath: Single<'GET /api/v1/tokens/nfts/{serialNumber}', GetNftAtDocumentedPathParams, Nft>;
  getNftTransactions: List<
    'GET /api/v1/tokens/{tokenId}/nfts/{serialNumber}/transactions',
    GetNftTransactionsParams,
    NftTransactionHistory,
    NftTransactionTransfer
  >;
  getNftTransactionsAtDocumentedPath: List<
    'GET /api/v1/tokens/nfts/{id}/transactions',
    GetNftTransactionsAtDocumentedPathParams,
    NftTransactionHistory,
    NftTransactionTransfer
  >;
  getNfts: List<'GET /api/v1/tokens/{tokenId}/nfts', GetNftsParams, Nfts, Nft>;
  getNftsAtDocumentedPath: List<'GET /api/v1/tokens/nfts', GetNftsAtDocumentedPathParams, Nfts, Nft>;
  getNftsByAccountId: List<
    'GET /api/v1/accounts/{idOrAliasOrEvmAddress}/nfts',
    GetNftsByAccountIdParams,
    Nfts,
    Nft
  >;
  getOutstandingTokenAirdrops: List<
    'GET /api/v1/accounts/{idOrAliasOrEvmAddress}/airdrops/outstanding',
    GetOutstandingTokenAirdropsParams,
    TokenAirdropsResponse,
    TokenAirdrop
  >;
  getPendingTokenAirdrops: List<
    'GET /api/v1/accounts/{idOrAliasOrEvmAddress}/airdrops/pending',
    GetPendingTokenAirdropsParams,
    TokenAirdropsResponse,
    TokenAirdrop
  >;
  getRegisteredNodes: List<
    'GET /api/v1/network/registered-nodes',
    GetRegisteredNodesParams,
    RegisteredNodesResponse,
    RegisteredNode
  >;
  getSchedule: Single<'GET /api/v1/schedules/{scheduleId}', GetScheduleParams, Schedule>;
  getSchedules: List<'GET /api/v1/schedules', GetSchedulesParams, SchedulesResponse, Schedule>;
  getStakingRewards: List<
    'GET /api/v1/accounts/{idOrAliasOrEvmAddress}/rewards',
    GetStakingRewardsParams,
    StakingRewardsResponse,
    StakingReward
  >;
  getToken: Single<'GET /api/v1/tokens/{tokenId}', GetTokenParams, TokenInfo>;
  getTokenAllowances: List<
    'GET /api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/tokens',
    GetTokenAllowancesParams,
    TokenAllowancesResponse,
    TokenAllowance
  >;
  getTokenBalances: List<
    'GET /api/v1/tokens/{tokenId}/balances',
    GetTokenBalancesParams,
    TokenBalancesResponse,
    TokenHolder
  >;
  getTokenBalancesAtDocumentedPath: List<
    'GET /api/v1/tokens/balances',
    GetTokenBalancesAtDocumentedPathParams,
    TokenBalancesResponse,
    TokenHolder
  >;
  getTokens: List<'GET /api/v1/tokens', GetTokensParams, TokensResponse, Token>;
  getTokensByAccountId: List<
    'GET /api/v1/accounts/{idOrAliasOrEvmAddress}/tokens',
    GetTokensByAccountIdParams,
    TokenRelationshipResponse,
    TokenRelationship
  >;
  getTopic: Single<'GET /api/v1/topics/{topicId}', GetTopicParams, Topic>;
  getTopicMessageByIdAndSequenceNumber: Single<
    'GET /api/v1/topics/{topicId}/messages/{sequenceNumber}',
    GetTopicMessageByIdAndSequenceNumberParams,
    TopicMessage
  >;
  getTopicMessageByTimestamp: Single<
    'GET /api/v1/topics/messages/{timestamp}',
    GetTopicMessageByTimestampParams,
    TopicMessage
  >;
  getTopicMessages: List<
    'GET /api/v1/topics/{topicId}/messages',
    GetTopicMessagesParams,
    TopicMessagesResponse,
    TopicMessage
  >;
  getTransaction: Single<
    'GET /api/v1/transactions/{transactionId}',
    GetTransactionParams,
    TransactionByIdResponse
  >;
  getTransactions: List<'GET /api/v1/transactions', GetTransactionsParams, TransactionsResponse, Transaction>;
}
