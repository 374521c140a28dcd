// The client of the ledger service.
// Made from the description of Ledger query service 0.154.0 by `npm run generate`. Do not edit.

import {
  createTransport,
  request,
  route,
  type CallOptions,
  type ChainedCallOptions,
  type ChainedListRequest,
  type CheckedCallOptions,
  type GrowingListRequest,
  type LedgerRequest,
  type ListRequest,
  type NoParams,
  type RangedListRequest,
  type Route,
  type Transport,
  type TransportOptions,
  type UndescribedCall,
} from '../../src/core.js';
import {
  contractCall,
  estimateFees,
  getAccount,
  getAccounts,
  getBalances,
  getBlock,
  getBlocks,
  getContract,
  getContractActions,
  getContractActionsAtDocumentedPath,
  getContractLogsByContractId,
  getContractOpcodes,
  getContractOpcodesAtDocumentedPath,
  getContractResultByIdAndTimestamp,
  getContractResultByTransactionIdOrHash,
  getContractResultsByContractId,
  getContractState,
  getContracts,
  getContractsLogs,
  getContractsLogsAtDocumentedPath,
  getContractsResults,
  getCryptoAllowances,
  getHookStorage,
  getHooks,
  getNetworkExchangeRate,
  getNetworkFees,
  getNetworkNodes,
  getNetworkStake,
  getNetworkSupply,
  getNft,
  getNftAllowances,
  getNftAtDocumentedPath,
  getNftTransactions,
  getNftTransactionsAtDocumentedPath,
  getNfts,
  getNftsAtDocumentedPath,
  getNftsByAccountId,
  getOutstandingTokenAirdrops,
  getPendingTokenAirdrops,
  getRegisteredNodes,
  getSchedule,
  getSchedules,
  getStakingRewards,
  getToken,
  getTokenAllowances,
  getTokenBalances,
  getTokenBalancesAtDocumentedPath,
  getTokens,
  getTokensByAccountId,
  getTopic,
  getTopicMessageByIdAndSequenceNumber,
  getTopicMessageByTimestamp,
  getTopicMessages,
  getTransaction,
  getTransactions,
} from './operations.js';
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
  GetNftTransactionsAtDocumentedPathParams,
  GetNftTransactionsParams,
  GetNftsAtDocumentedPathParams,
  GetNftsByAccountIdParams,
  GetNftsParams,
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
  NftTransactionHistory,
  NftTransactionTransfer,
  Nfts,
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
} from './types.js';

/** The GET operations by path. */
export interface LedgerGetPaths {
  '/api/v1/accounts/{idOrAliasOrEvmAddress}': (
    params: GetAccountParams,
    options?: CallOptions,
  ) => GrowingListRequest<AccountBalanceTransactions, Transaction>;
  '/api/v1/accounts': (
    params?: GetAccountsParams,
    options?: CallOptions,
  ) => GrowingListRequest<AccountsResponse, AccountInfo>;
  '/api/v1/balances': (
    params?: GetBalancesParams,
    options?: CallOptions,
  ) => RangedListRequest<BalancesResponse, AccountBalance>;
  '/api/v1/blocks/{hashOrNumber}': (params: GetBlockParams, options?: CallOptions) => LedgerRequest<Block>;
  '/api/v1/blocks': (
    params?: GetBlocksParams,
    options?: CheckedCallOptions,
  ) => GrowingListRequest<BlocksResponse, Block>;
  '/api/v1/contracts/{contractIdOrAddress}': (
    params: GetContractParams,
    options?: CallOptions,
  ) => LedgerRequest<ContractResponse>;
  '/api/v1/contracts/results/{transactionIdOrHash}/actions': (
    params: GetContractActionsParams,
    options?: CallOptions,
  ) => RangedListRequest<ContractActionsResponse, ContractAction>;
  '/api/v1/contracts/results/{transactionIdOrHash}/results': (
    params: GetContractActionsAtDocumentedPathParams,
    options?: CallOptions,
  ) => ListRequest<ContractActionsResponse, ContractAction>;
  '/api/v1/contracts/{contractIdOrAddress}/results/logs': (
    params: GetContractLogsByContractIdParams,
    options?: CallOptions,
  ) => GrowingListRequest<ContractLogsResponse, ContractLog>;
  '/api/v1/contracts/results/{transactionIdOrHash}/opcodes': (
    params: GetContractOpcodesParams,
    options?: CallOptions,
  ) => LedgerRequest<OpcodesResponse>;
  '/api/v1/contracts/{id}/results/opcodes': (
    params: GetContractOpcodesAtDocumentedPathParams,
    options?: CallOptions,
  ) => LedgerRequest<OpcodesResponse>;
  '/api/v1/contracts/{contractIdOrAddress}/results/{timestamp}': (
    params: GetContractResultByIdAndTimestampParams,
    options?: CallOptions,
  ) => LedgerRequest<ContractResultDetails>;
  '/api/v1/contracts/results/{transactionIdOrHash}': (
    params: GetContractResultByTransactionIdOrHashParams,
    options?: CallOptions,
  ) => LedgerRequest<ContractResultDetails>;
  '/api/v1/contracts/{contractIdOrAddress}/results': (
    params: GetContractResultsByContractIdParams,
    options?: CallOptions,
  ) => GrowingListRequest<ContractResultSummariesResponse, ContractResultSummary>;
  '/api/v1/contracts/{contractIdOrAddress}/state': (
    params: GetContractStateParams,
    options?: CallOptions,
  ) => RangedListRequest<ContractStateResponse, ContractState>;
  '/api/v1/contracts': (
    params?: GetContractsParams,
    options?: CallOptions,
  ) => GrowingListRequest<ContractsResponse, Contract>;
  '/api/v1/contracts/results/logs': (
    params?: GetContractsLogsParams,
    options?: CallOptions,
  ) => GrowingListRequest<ContractLogsResponse, ContractLog>;
  '/api/v1/contracts/logs': (
    params?: GetContractsLogsAtDocumentedPathParams,
    options?: CallOptions,
  ) => ListRequest<ContractLogsResponse, ContractLog>;
  '/api/v1/contracts/results': (
    params?: GetContractsResultsParams,
    options?: CallOptions,
  ) => GrowingListRequest<ContractResultsResponse, ContractResult>;
  '/api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/crypto': (
    params: GetCryptoAllowancesParams,
    options?: CallOptions,
  ) => RangedListRequest<CryptoAllowancesResponse, CryptoAllowance>;
  '/api/v1/accounts/{idOrAliasOrEvmAddress}/hooks/{hookId}/storage': (
    params: GetHookStorageParams,
    options?: CallOptions,
  ) => RangedListRequest<HooksStorageResponse, HookStorage>;
  '/api/v1/accounts/{idOrAliasOrEvmAddress}/hooks': (
    params: GetHooksParams,
    options?: CallOptions,
  ) => RangedListRequest<HooksResponse, Hook>;
  '/api/v1/network/exchangerate': (
    params?: GetNetworkExchangeRateParams,
    options?: CallOptions,
  ) => LedgerRequest<NetworkExchangeRateSetResponse>;
  '/api/v1/network/fees': (
    params?: GetNetworkFeesParams,
    options?: CallOptions,
  ) => LedgerRequest<NetworkFeesResponse>;
  '/api/v1/network/nodes': (
    params?: GetNetworkNodesParams,
    options?: CallOptions,
  ) => RangedListRequest<NetworkNodesResponse, NetworkNode>;
  '/api/v1/network/stake': (params?: NoParams, options?: CallOptions) => LedgerRequest<NetworkStakeResponse>;
  '/api/v1/network/supply': (
    params?: GetNetworkSupplyParams,
    options?: CallOptions,
  ) => LedgerRequest<NetworkSupplyResponse>;
  '/api/v1/tokens/{tokenId}/nfts/{serialNumber}': (
    params: GetNftParams,
    options?: CallOptions,
  ) => LedgerRequest<Nft>;
  '/api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/nfts': (
    params: GetNftAllowancesParams,
    options?: CallOptions,
  ) => RangedListRequest<NftAllowancesResponse, NftAllowance>;
  '/api/v1/tokens/nfts/{serialNumber}': (
    params: GetNftAtDocumentedPathParams,
    options?: CallOptions,
  ) => LedgerRequest<Nft>;
  '/api/v1/tokens/{tokenId}/nfts/{serialNumber}/transactions': (
    params: GetNftTransactionsParams,
    options?: CallOptions,
  ) => RangedListRequest<NftTransactionHistory, NftTransactionTransfer>;
  '/api/v1/tokens/nfts/{id}/transactions': (
    params: GetNftTransactionsAtDocumentedPathParams,
    options?: CallOptions,
  ) => ListRequest<NftTransactionHistory, NftTransactionTransfer>;
  '/api/v1/tokens/{tokenId}/nfts': (
    params: GetNftsParams,
    options?: CallOptions,
  ) => RangedListRequest<Nfts, Nft>;
  '/api/v1/tokens/nfts': (
    params?: GetNftsAtDocumentedPathParams,
    options?: CallOptions,
  ) => ListRequest<Nfts, Nft>;
  '/api/v1/accounts/{idOrAliasOrEvmAddress}/nfts': (
    params: GetNftsByAccountIdParams,
    options?: CallOptions,
  ) => RangedListRequest<Nfts, Nft>;
  '/api/v1/accounts/{idOrAliasOrEvmAddress}/airdrops/outstanding': (
    params: GetOutstandingTokenAirdropsParams,
    options?: CallOptions,
  ) => RangedListRequest<TokenAirdropsResponse, TokenAirdrop>;
  '/api/v1/accounts/{idOrAliasOrEvmAddress}/airdrops/pending': (
    params: GetPendingTokenAirdropsParams,
    options?: CallOptions,
  ) => RangedListRequest<TokenAirdropsResponse, TokenAirdrop>;
  '/api/v1/network/registered-nodes': (
    params?: GetRegisteredNodesParams,
    options?: CallOptions,
  ) => RangedListRequest<RegisteredNodesResponse, RegisteredNode>;
  '/api/v1/schedules/{scheduleId}': (
    params: GetScheduleParams,
    options?: CallOptions,
  ) => LedgerRequest<Schedule>;
  '/api/v1/schedules': (
    params?: GetSchedulesParams,
    options?: CallOptions,
  ) => GrowingListRequest<SchedulesResponse, Schedule>;
  '/api/v1/accounts/{idOrAliasOrEvmAddress}/rewards': (
    params: GetStakingRewardsParams,
    options?: CallOptions,
  ) => GrowingListRequest<StakingRewardsResponse, StakingReward>;
  '/api/v1/tokens/{tokenId}': (params: GetTokenParams, options?: CallOptions) => LedgerRequest<TokenInfo>;
  '/api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/tokens': (
    params: GetTokenAllowancesParams,
    options?: CallOptions,
  ) => RangedListRequest<TokenAllowancesResponse, TokenAllowance>;
  '/api/v1/tokens/{tokenId}/balances': (
    params: GetTokenBalancesParams,
    options?: CallOptions,
  ) => RangedListRequest<TokenBalancesResponse, TokenHolder>;
  '/api/v1/tokens/balances': (
    params?: GetTokenBalancesAtDocumentedPathParams,
    options?: CallOptions,
  ) => ListRequest<TokenBalancesResponse, TokenHolder>;
  '/api/v1/tokens': (
    params?: GetTokensParams,
    options?: CallOptions,
  ) => GrowingListRequest<TokensResponse, Token>;
  '/api/v1/accounts/{idOrAliasOrEvmAddress}/tokens': (
    params: GetTokensByAccountIdParams,
    options?: CallOptions,
  ) => RangedListRequest<TokenRelationshipResponse, TokenRelationship>;
  '/api/v1/topics/{topicId}': (params: GetTopicParams, options?: CallOptions) => LedgerRequest<Topic>;
  '/api/v1/topics/{topicId}/messages/{sequenceNumber}': (
    params: GetTopicMessageByIdAndSequenceNumberParams,
    options?: CallOptions,
  ) => LedgerRequest<TopicMessage>;
  '/api/v1/topics/messages/{timestamp}': (
    params: GetTopicMessageByTimestampParams,
    options?: CallOptions,
  ) => LedgerRequest<TopicMessage>;
  '/api/v1/topics/{topicId}/messages': (
    params: GetTopicMessagesParams,
    options?: ChainedCallOptions,
  ) => ChainedListRequest<TopicMessagesResponse, TopicMessage>;
  '/api/v1/transactions/{transactionId}': (
    params: GetTransactionParams,
    options?: CallOptions,
  ) => LedgerRequest<TransactionByIdResponse>;
  '/api/v1/transactions': (
    params?: GetTransactionsParams,
    options?: CallOptions,
  ) => GrowingListRequest<TransactionsResponse, Transaction>;
}

/** The POST operations by path. */
export interface LedgerPostPaths {
  '/api/v1/contracts/call': (
    params: ContractCallParams,
    options?: CallOptions,
  ) => LedgerRequest<ContractCallResponse>;
  '/api/v1/network/fees': (
    params: EstimateFeesParams,
    options?: CallOptions,
  ) => LedgerRequest<FeeEstimateResponse>;
}

/** Every operation of the ledger service, bound to one transport. */
export interface LedgerClient {
  /** Sends the operations. */
  readonly transport: Transport;
  /** The OpenAPI description that the client was generated from. */
  readonly description: { readonly title: string; readonly version: string };
  /**
   * Sends a request that the description does not declare. Retries and errors are those of an operation; the
   * reply is not checked.
   * @param call Path, method, parameters and body.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const reply: unknown = await ledger.request({ path: '/newer/than/this' });
   */
  request(call: UndescribedCall, options?: CallOptions): ListRequest<unknown, unknown>;
  /**
   * Refuses new calls from now on, and waits for those in flight.
   * @param timeout Milliseconds until calls in flight are aborted. The default is no limit.
   * @throws ParameterError if `timeout` is not a number from 0. A call of a closed client throws a
   * ClosedError.
   * @example
   * await ledger.close(5000);
   */
  close(timeout?: number): Promise<void>;
  /**
   * Calls `close` at the end of a block.
   * @example
   * await using client = createLedgerClient({ network: 'testnet' });
   */
  [Symbol.asyncDispose](): Promise<void>;
  /** Calls a GET operation by its path. */
  readonly GET: Route<LedgerGetPaths>;
  /** Calls a POST operation by its path. */
  readonly POST: Route<LedgerPostPaths>;
  /**
   * Call a contract without a transaction.
   *
   * Simulates a contract call on the current state of the service, without changing the ledger. Returns the
   * result of the call or, if requested, an estimate of its gas.
   *
   * `POST /api/v1/contracts/call`
   * @param params The input: `body`.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const reply = await ledger.contractCall({ body: { to: '0x0000000000000000000000000000000000000bb9', data: '0x18160ddd' } });
   * @category contracts
   */
  contractCall(params: ContractCallParams, options?: CallOptions): LedgerRequest<ContractCallResponse>;
  /**
   * Estimate the fees of a transaction.
   *
   * Estimates the node, network and service fees of an encoded transaction, without submitting it. Another
   * content type is a 415.
   *
   * `POST /api/v1/network/fees`
   * @param params The input: its parameters, by their names in the API and `body`.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const reply = await ledger.estimateFees({ body: bytes });
   * @category network
   */
  estimateFees(params: EstimateFeesParams, options?: CallOptions): LedgerRequest<FeeEstimateResponse>;
  /**
   * Get an account.
   *
   * Returns one account with its balance, some of its tokens, and a page of its transactions, newest first by
   * default. The parameters limit, order, timestamp and transactiontype apply to the transactions. links.next
   * leads to more of them. Public networks search windows of 60 days, so a page can be empty and still have a
   * next link.
   *
   * With `after`, the age of the reply is checked by `balance.timestamp` or
   * `transactions[].consensus_timestamp`, which changes with each transfer.
   *
   * `GET /api/v1/accounts/{idOrAliasOrEvmAddress}`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const reply = await ledger.getAccount({ idOrAliasOrEvmAddress: '0.0.1001', transactions: false });
   * @category accounts
   */
  getAccount(
    params: GetAccountParams,
    options?: CallOptions,
  ): GrowingListRequest<AccountBalanceTransactions, Transaction>;
  /**
   * List accounts.
   *
   * Returns accounts sorted by ID, ascending by default. The list is cached and lags behind the lookup of a
   * single account.
   *
   * With `after`, the age of the reply is checked by `accounts[].balance.timestamp` or
   * `accounts[].created_timestamp`.
   *
   * `GET /api/v1/accounts`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getAccounts({ 'account.id': gte('0.0.1000') });
   * for await (const item of list) console.log(item);
   * @category accounts
   */
  getAccounts(
    params?: GetAccountsParams,
    options?: CallOptions,
  ): GrowingListRequest<AccountsResponse, AccountInfo>;
  /**
   * List balances of all accounts.
   *
   * Returns hbar and token balances of accounts sorted by account ID, descending by default. With a
   * timestamp, returns the latest balances known at that time. The reply contains the time of the balances.
   *
   * With `after`, the age of the reply is checked by `timestamp`.
   *
   * `GET /api/v1/balances`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getBalances({ 'account.id': gte('0.0.1000') });
   * for await (const item of list) console.log(item);
   * @category balances
   */
  getBalances(
    params?: GetBalancesParams,
    options?: CallOptions,
  ): RangedListRequest<BalancesResponse, AccountBalance>;
  /**
   * Get a block.
   *
   * Returns one block by its hash or number.
   *
   * With `after`, any data counts as new enough, because it never changes.
   *
   * `GET /api/v1/blocks/{hashOrNumber}`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const reply = await ledger.getBlock({ hashOrNumber: '84735967' });
   * @category blocks
   */
  getBlock(params: GetBlockParams, options?: CallOptions): LedgerRequest<Block>;
  /**
   * List blocks.
   *
   * Returns blocks sorted by number, newest first by default.
   *
   * With `after`, the age of the reply is checked by `blocks[].timestamp.to`.
   *
   * `GET /api/v1/blocks`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getBlocks({ 'block.number': gte(10) });
   * for await (const item of list) console.log(item);
   * @category blocks
   */
  getBlocks(
    params?: GetBlocksParams,
    options?: CheckedCallOptions,
  ): GrowingListRequest<BlocksResponse, Block>;
  /**
   * Get a contract.
   *
   * Returns one contract with its bytecode. With a timestamp, returns the contract at that time.
   *
   * With `after`, the age of the reply is checked by `created_timestamp` or `timestamp.from`.
   *
   * `GET /api/v1/contracts/{contractIdOrAddress}`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const reply = await ledger.getContract({ contractIdOrAddress: '0.0.3001' });
   * @category contracts
   */
  getContract(params: GetContractParams, options?: CallOptions): LedgerRequest<ContractResponse>;
  /**
   * List contract actions of a transaction.
   *
   * Returns the calls and creations within a contract transaction sorted by index, ascending by default.
   *
   * With `after`, any data counts as new enough, because it never changes.
   *
   * `GET /api/v1/contracts/results/{transactionIdOrHash}/actions`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getContractActions({ transactionIdOrHash: '0.0.1001-1767223666-118066287', index: gte(10) });
   * for await (const item of list) console.log(item);
   * @category contracts
   */
  getContractActions(
    params: GetContractActionsParams,
    options?: CallOptions,
  ): RangedListRequest<ContractActionsResponse, ContractAction>;
  /**
   * Use getContractActions instead, which the deployed service answers at
   * /api/v1/contracts/results/{transactionIdOrHash}/actions. Returns the calls and creations within a
   * contract transaction.
   *
   * List contract actions (documented path).
   *
   * With `after`, any data counts as new enough, because it never changes.
   *
   * `GET /api/v1/contracts/results/{transactionIdOrHash}/results`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getContractActionsAtDocumentedPath({ transactionIdOrHash: '0.0.1001-1767223666-118066287' });
   * for await (const item of list) console.log(item);
   * @category contracts
   * @deprecated Use getContractActions instead, which the deployed service answers at
   * /api/v1/contracts/results/{transactionIdOrHash}/actions.
   */
  getContractActionsAtDocumentedPath(
    params: GetContractActionsAtDocumentedPathParams,
    options?: CallOptions,
  ): ListRequest<ContractActionsResponse, ContractAction>;
  /**
   * List logs of a contract.
   *
   * Returns logs of one contract, newest first by default. For a single page, a time range has at most 7
   * days. A search by topic needs such a range or an exact time. Iterating and scanning split a longer range
   * into windows. A range without an upper bound ends now. For an unknown contract, the list is empty. A page
   * can be empty and still have a next link.
   *
   * With `after`, the age of the reply is checked by `logs[].timestamp`.
   *
   * `GET /api/v1/contracts/{contractIdOrAddress}/results/logs`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getContractLogsByContractId({ contractIdOrAddress: '0.0.3001', timestamp: gte(new Date('2026-01-01')) });
   * for await (const item of list) console.log(item);
   * @category contracts
   */
  getContractLogsByContractId(
    params: GetContractLogsByContractIdParams,
    options?: CallOptions,
  ): GrowingListRequest<ContractLogsResponse, ContractLog>;
  /**
   * Trace the opcodes of a transaction.
   *
   * Runs a past contract transaction again and returns every EVM step with its gas cost. A request that does
   * not accept gzip is a 406. Public networks allow far fewer of these requests than of others.
   *
   * With `after`, any data counts as new enough, because it never changes.
   *
   * `GET /api/v1/contracts/results/{transactionIdOrHash}/opcodes`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const reply = await ledger.getContractOpcodes({ transactionIdOrHash: '0.0.1001-1767223666-118066287' });
   * @category contracts
   */
  getContractOpcodes(params: GetContractOpcodesParams, options?: CallOptions): LedgerRequest<OpcodesResponse>;
  /**
   * Use getContractOpcodes instead, which the deployed service answers at
   * /api/v1/contracts/results/{transactionIdOrHash}/opcodes. Returns the trace of every EVM step of a past
   * contract transaction.
   *
   * Trace opcodes (documented path).
   *
   * With `after`, any data counts as new enough, because it never changes.
   *
   * `GET /api/v1/contracts/{id}/results/opcodes`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const reply = await ledger.getContractOpcodesAtDocumentedPath({ id: '0.0.3001' });
   * @category contracts
   * @deprecated Use getContractOpcodes instead, which the deployed service answers at
   * /api/v1/contracts/results/{transactionIdOrHash}/opcodes.
   */
  getContractOpcodesAtDocumentedPath(
    params: GetContractOpcodesAtDocumentedPathParams,
    options?: CallOptions,
  ): LedgerRequest<OpcodesResponse>;
  /**
   * Get a contract result by timestamp.
   *
   * Returns the result of one contract call with its logs and state changes, by consensus timestamp. Status
   * 206 means that details are missing.
   *
   * With `after`, any data counts as new enough, because it never changes.
   *
   * `GET /api/v1/contracts/{contractIdOrAddress}/results/{timestamp}`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const reply = await ledger.getContractResultByIdAndTimestamp({ contractIdOrAddress: '0.0.3001', timestamp: '1767223666.118066287' });
   * @category contracts
   */
  getContractResultByIdAndTimestamp(
    params: GetContractResultByIdAndTimestampParams,
    options?: CallOptions,
  ): LedgerRequest<ContractResultDetails>;
  /**
   * Get a contract result by transaction.
   *
   * Returns the result of one contract call with its logs and state changes, by transaction ID or hash.
   * Status 206 means that details are missing. The documented form with a consensus timestamp has the same
   * path; the deployed service uses /api/v1/contracts/{contractIdOrAddress}/results/{timestamp} for it.
   *
   * With `after`, any data counts as new enough, because it never changes.
   *
   * `GET /api/v1/contracts/results/{transactionIdOrHash}`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const reply = await ledger.getContractResultByTransactionIdOrHash({ transactionIdOrHash: '0.0.1001-1767223666-118066287' });
   * @category contracts
   */
  getContractResultByTransactionIdOrHash(
    params: GetContractResultByTransactionIdOrHashParams,
    options?: CallOptions,
  ): LedgerRequest<ContractResultDetails>;
  /**
   * List contract results of a contract.
   *
   * Returns results of calls of one contract, newest first by default. block.number and block.hash exclude
   * each other. transaction.index without one of them is a 400. For an unknown contract, the list is empty. A
   * page can be empty and still have a next link.
   *
   * With `after`, the age of the reply is checked by `results[].timestamp`.
   *
   * `GET /api/v1/contracts/{contractIdOrAddress}/results`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getContractResultsByContractId({ contractIdOrAddress: '0.0.3001', timestamp: gte(new Date('2026-01-01')) });
   * for await (const item of list) console.log(item);
   * @category contracts
   */
  getContractResultsByContractId(
    params: GetContractResultsByContractIdParams,
    options?: CallOptions,
  ): GrowingListRequest<ContractResultSummariesResponse, ContractResultSummary>;
  /**
   * List state of a contract.
   *
   * Returns the storage slots of a contract sorted by slot, ascending by default. With a timestamp, returns
   * the values at that time. For an unknown contract, the list is empty.
   *
   * With `after`, the age of the reply is checked by `state[].timestamp`.
   *
   * `GET /api/v1/contracts/{contractIdOrAddress}/state`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getContractState({ contractIdOrAddress: '0.0.3001', slot: gte('0x10') });
   * for await (const item of list) console.log(item);
   * @category contracts
   */
  getContractState(
    params: GetContractStateParams,
    options?: CallOptions,
  ): RangedListRequest<ContractStateResponse, ContractState>;
  /**
   * List contracts.
   *
   * Returns contracts sorted by ID, descending by default. The list is cached and lags behind the lookup of a
   * single contract.
   *
   * With `after`, the age of the reply is checked by `contracts[].created_timestamp` or
   * `contracts[].timestamp.from`.
   *
   * `GET /api/v1/contracts`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getContracts({ 'contract.id': gte('0.0.1000') });
   * for await (const item of list) console.log(item);
   * @category contracts
   */
  getContracts(
    params?: GetContractsParams,
    options?: CallOptions,
  ): GrowingListRequest<ContractsResponse, Contract>;
  /**
   * List logs of all contracts.
   *
   * Returns logs of all contracts, newest first by default. For a single page, a time range has at most 7
   * days. A search by topic needs such a range or an exact time. Iterating and scanning split a longer range
   * into windows. A range without an upper bound ends now. Public networks search windows of 60 days, so a
   * page can be empty and still have a next link.
   *
   * With `after`, the age of the reply is checked by `logs[].timestamp`.
   *
   * `GET /api/v1/contracts/results/logs`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getContractsLogs({ timestamp: gte(new Date('2026-01-01')) });
   * for await (const item of list) console.log(item);
   * @category contracts
   */
  getContractsLogs(
    params?: GetContractsLogsParams,
    options?: CallOptions,
  ): GrowingListRequest<ContractLogsResponse, ContractLog>;
  /**
   * Use getContractsLogs instead, which the deployed service answers at /api/v1/contracts/results/logs.
   * Returns the logs of all contracts.
   *
   * List logs of all contracts (documented path).
   *
   * With `after`, the age of the reply is checked by `logs[].timestamp`.
   *
   * `GET /api/v1/contracts/logs`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getContractsLogsAtDocumentedPath();
   * for await (const item of list) console.log(item);
   * @category contracts
   * @deprecated Use getContractsLogs instead, which the deployed service answers at
   * /api/v1/contracts/results/logs.
   */
  getContractsLogsAtDocumentedPath(
    params?: GetContractsLogsAtDocumentedPathParams,
    options?: CallOptions,
  ): ListRequest<ContractLogsResponse, ContractLog>;
  /**
   * List contract results of all contracts.
   *
   * Returns results of contract calls, newest first by default. block.number and block.hash exclude each
   * other. transaction.index without one of them is a 400. Public networks search windows of 60 days, so a
   * page can be empty and still have a next link.
   *
   * With `after`, the age of the reply is checked by `results[].timestamp`.
   *
   * `GET /api/v1/contracts/results`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getContractsResults({ timestamp: gte(new Date('2026-01-01')) });
   * for await (const item of list) console.log(item);
   * @category contracts
   */
  getContractsResults(
    params?: GetContractsResultsParams,
    options?: CallOptions,
  ): GrowingListRequest<ContractResultsResponse, ContractResult>;
  /**
   * List hbar allowances of an account.
   *
   * Returns the amounts of hbar that other accounts may spend for the account, sorted by spender, descending
   * by default. For an unknown account, the list is empty.
   *
   * With `after`, the age of the reply is checked by `allowances[].timestamp.from`.
   *
   * `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/crypto`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getCryptoAllowances({ idOrAliasOrEvmAddress: '0.0.1001', 'spender.id': gte('0.0.1000') });
   * for await (const item of list) console.log(item);
   * @category accounts
   */
  getCryptoAllowances(
    params: GetCryptoAllowancesParams,
    options?: CallOptions,
  ): RangedListRequest<CryptoAllowancesResponse, CryptoAllowance>;
  /**
   * List storage of a hook.
   *
   * Returns the storage slots of a hook sorted by key, ascending by default. With a timestamp, returns the
   * values at that time.
   *
   * With `after`, the age of the reply is checked by `storage[].timestamp`.
   *
   * `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/hooks/{hookId}/storage`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getHookStorage({ idOrAliasOrEvmAddress: '0.0.1001', hookId: 1, key: gte('0x10') });
   * for await (const item of list) console.log(item);
   * @category accounts
   */
  getHookStorage(
    params: GetHookStorageParams,
    options?: CallOptions,
  ): RangedListRequest<HooksStorageResponse, HookStorage>;
  /**
   * List hooks of an account.
   *
   * Returns the hooks of the account sorted by ID, descending by default.
   *
   * With `after`, the age of the reply is checked by `hooks[].created_timestamp`.
   *
   * `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/hooks`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getHooks({ idOrAliasOrEvmAddress: '0.0.1001', 'hook.id': gte(10) });
   * for await (const item of list) console.log(item);
   * @category accounts
   */
  getHooks(params: GetHooksParams, options?: CallOptions): RangedListRequest<HooksResponse, Hook>;
  /**
   * Get the exchange rates.
   *
   * Returns the current and the next exchange rate between hbar and US cents. With a timestamp, returns the
   * rates at that time.
   *
   * With `after`, the age of the reply is checked by `timestamp`.
   *
   * `GET /api/v1/network/exchangerate`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const reply = await ledger.getNetworkExchangeRate();
   * @category network
   */
  getNetworkExchangeRate(
    params?: GetNetworkExchangeRateParams,
    options?: CallOptions,
  ): LedgerRequest<NetworkExchangeRateSetResponse>;
  /**
   * List network fees.
   *
   * Returns the gas prices of contract transactions sorted by type of transaction, ascending by default, in a
   * single page. With a timestamp, returns the fees at that time.
   *
   * With `after`, the age of the reply is checked by `timestamp`.
   *
   * `GET /api/v1/network/fees`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const reply = await ledger.getNetworkFees();
   * @category network
   */
  getNetworkFees(params?: GetNetworkFeesParams, options?: CallOptions): LedgerRequest<NetworkFeesResponse>;
  /**
   * List network nodes.
   *
   * Returns the consensus nodes of the address book with endpoints and stakes, sorted by node ID, ascending
   * by default. A page has 10 nodes by default, and at most 25.
   *
   * With `after`, the age of the reply is checked by `nodes[].timestamp.from`.
   *
   * `GET /api/v1/network/nodes`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getNetworkNodes({ 'node.id': gte(10) });
   * for await (const item of list) console.log(item);
   * @category network
   */
  getNetworkNodes(
    params?: GetNetworkNodesParams,
    options?: CallOptions,
  ): RangedListRequest<NetworkNodesResponse, NetworkNode>;
  /**
   * Get the staking information.
   *
   * Returns the total stake, the rewards and the rules of the current staking period.
   *
   * `GET /api/v1/network/stake`
   * @param params The operation has no parameters.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const reply = await ledger.getNetworkStake();
   * @category network
   */
  getNetworkStake(params?: NoParams, options?: CallOptions): LedgerRequest<NetworkStakeResponse>;
  /**
   * Get the supply of hbar.
   *
   * Returns the total and the released supply of the native currency, in tinybars. With a timestamp, returns
   * the supply at that time. The parameter q of the service, which returns one value as text in hbars, is not
   * supported.
   *
   * With `after`, the age of the reply is checked by `timestamp`.
   *
   * `GET /api/v1/network/supply`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const reply = await ledger.getNetworkSupply();
   * @category network
   */
  getNetworkSupply(
    params?: GetNetworkSupplyParams,
    options?: CallOptions,
  ): LedgerRequest<NetworkSupplyResponse>;
  /**
   * Get an NFT.
   *
   * Returns one NFT with its holder, metadata and spender.
   *
   * With `after`, the age of the reply is checked by `modified_timestamp`.
   *
   * `GET /api/v1/tokens/{tokenId}/nfts/{serialNumber}`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const reply = await ledger.getNft({ tokenId: '0.0.2002', serialNumber: 1 });
   * @category tokens
   */
  getNft(params: GetNftParams, options?: CallOptions): LedgerRequest<Nft>;
  /**
   * List NFT allowances of an account.
   *
   * Returns permissions to transfer all NFTs of a token, ascending by default. By default, these are the
   * permissions that the account granted. With owner=false, they are those that it received.
   *
   * With `after`, the age of the reply is checked by `allowances[].timestamp.from`.
   *
   * `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/nfts`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getNftAllowances({ idOrAliasOrEvmAddress: '0.0.1001', 'account.id': gte('0.0.1000') });
   * for await (const item of list) console.log(item);
   * @category accounts
   */
  getNftAllowances(
    params: GetNftAllowancesParams,
    options?: CallOptions,
  ): RangedListRequest<NftAllowancesResponse, NftAllowance>;
  /**
   * Use getNft instead, which the deployed service answers at /api/v1/tokens/{tokenId}/nfts/{serialNumber}.
   * Returns one NFT.
   *
   * Get an NFT (documented path).
   *
   * With `after`, the age of the reply is checked by `modified_timestamp`.
   *
   * `GET /api/v1/tokens/nfts/{serialNumber}`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const reply = await ledger.getNftAtDocumentedPath({ serialNumber: 1 });
   * @category tokens
   * @deprecated Use getNft instead, which the deployed service answers at
   * /api/v1/tokens/{tokenId}/nfts/{serialNumber}.
   */
  getNftAtDocumentedPath(params: GetNftAtDocumentedPathParams, options?: CallOptions): LedgerRequest<Nft>;
  /**
   * List transactions of an NFT.
   *
   * Returns the transactions that minted, transferred, burned or wiped one NFT, newest first by default.
   * Status 206 means that the history is incomplete.
   *
   * With `after`, the age of the reply is checked by `transactions[].consensus_timestamp`.
   *
   * `GET /api/v1/tokens/{tokenId}/nfts/{serialNumber}/transactions`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getNftTransactions({ tokenId: '0.0.2002', serialNumber: 1, timestamp: gte(new Date('2026-01-01')) });
   * for await (const item of list) console.log(item);
   * @category tokens
   */
  getNftTransactions(
    params: GetNftTransactionsParams,
    options?: CallOptions,
  ): RangedListRequest<NftTransactionHistory, NftTransactionTransfer>;
  /**
   * Use getNftTransactions instead, which the deployed service answers at
   * /api/v1/tokens/{tokenId}/nfts/{serialNumber}/transactions. Returns the transactions of an NFT.
   *
   * List transactions of an NFT (documented path).
   *
   * With `after`, the age of the reply is checked by `transactions[].consensus_timestamp`.
   *
   * `GET /api/v1/tokens/nfts/{id}/transactions`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getNftTransactionsAtDocumentedPath({ id: '0.0.2002' });
   * for await (const item of list) console.log(item);
   * @category tokens
   * @deprecated Use getNftTransactions instead, which the deployed service answers at
   * /api/v1/tokens/{tokenId}/nfts/{serialNumber}/transactions.
   */
  getNftTransactionsAtDocumentedPath(
    params: GetNftTransactionsAtDocumentedPathParams,
    options?: CallOptions,
  ): ListRequest<NftTransactionHistory, NftTransactionTransfer>;
  /**
   * List NFTs of a token.
   *
   * Returns the NFTs of one token sorted by serial number, descending by default. For an unknown token, the
   * list is empty.
   *
   * With `after`, the age of the reply is checked by `nfts[].modified_timestamp`.
   *
   * `GET /api/v1/tokens/{tokenId}/nfts`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getNfts({ tokenId: '0.0.2001', serialnumber: gte(10) });
   * for await (const item of list) console.log(item);
   * @category tokens
   */
  getNfts(params: GetNftsParams, options?: CallOptions): RangedListRequest<Nfts, Nft>;
  /**
   * Use getNfts instead, which the deployed service answers at /api/v1/tokens/{tokenId}/nfts. Returns the
   * NFTs of a token.
   *
   * List NFTs (documented path).
   *
   * With `after`, the age of the reply is checked by `nfts[].modified_timestamp`.
   *
   * `GET /api/v1/tokens/nfts`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getNftsAtDocumentedPath();
   * for await (const item of list) console.log(item);
   * @category tokens
   * @deprecated Use getNfts instead, which the deployed service answers at /api/v1/tokens/{tokenId}/nfts.
   */
  getNftsAtDocumentedPath(
    params?: GetNftsAtDocumentedPathParams,
    options?: CallOptions,
  ): ListRequest<Nfts, Nft>;
  /**
   * List NFTs of an account.
   *
   * Returns the NFTs of the account sorted by token and serial number, descending by default. serialnumber
   * without token.id is a 400. For an unknown account, the list is empty.
   *
   * With `after`, the age of the reply is checked by `nfts[].modified_timestamp`.
   *
   * `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/nfts`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getNftsByAccountId({ idOrAliasOrEvmAddress: '0.0.1001', 'token.id': gte('0.0.1000') });
   * for await (const item of list) console.log(item);
   * @category accounts
   */
  getNftsByAccountId(params: GetNftsByAccountIdParams, options?: CallOptions): RangedListRequest<Nfts, Nft>;
  /**
   * List airdrops that an account sent.
   *
   * Returns pending airdrops that the account sent, ascending by default. Claimed and cancelled airdrops are
   * not included.
   *
   * With `after`, the age of the reply is checked by `airdrops[].timestamp.from`.
   *
   * `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/airdrops/outstanding`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getOutstandingTokenAirdrops({ idOrAliasOrEvmAddress: '0.0.1001', 'receiver.id': gte('0.0.1000') });
   * for await (const item of list) console.log(item);
   * @category airdrops
   */
  getOutstandingTokenAirdrops(
    params: GetOutstandingTokenAirdropsParams,
    options?: CallOptions,
  ): RangedListRequest<TokenAirdropsResponse, TokenAirdrop>;
  /**
   * List airdrops that an account can claim.
   *
   * Returns pending airdrops that the account can claim, ascending by default. Claimed and cancelled airdrops
   * are not included.
   *
   * With `after`, the age of the reply is checked by `airdrops[].timestamp.from`.
   *
   * `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/airdrops/pending`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getPendingTokenAirdrops({ idOrAliasOrEvmAddress: '0.0.1001', 'sender.id': gte('0.0.1000') });
   * for await (const item of list) console.log(item);
   * @category airdrops
   */
  getPendingTokenAirdrops(
    params: GetPendingTokenAirdropsParams,
    options?: CallOptions,
  ): RangedListRequest<TokenAirdropsResponse, TokenAirdrop>;
  /**
   * List registered nodes.
   *
   * Returns registered nodes that are not consensus nodes, such as block nodes, mirror nodes and relays,
   * sorted by ID, ascending by default.
   *
   * With `after`, the age of the reply is checked by `registered_nodes[].timestamp.from`.
   *
   * `GET /api/v1/network/registered-nodes`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getRegisteredNodes({ 'registerednode.id': gte(10) });
   * for await (const item of list) console.log(item);
   * @category network
   */
  getRegisteredNodes(
    params?: GetRegisteredNodesParams,
    options?: CallOptions,
  ): RangedListRequest<RegisteredNodesResponse, RegisteredNode>;
  /**
   * Get a schedule.
   *
   * Returns one schedule with its signatures and its execution time.
   *
   * With `after`, the age of the reply is checked by `consensus_timestamp` or `executed_timestamp` or
   * `signatures[].consensus_timestamp`.
   *
   * `GET /api/v1/schedules/{scheduleId}`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const reply = await ledger.getSchedule({ scheduleId: '0.0.5001' });
   * @category schedules
   */
  getSchedule(params: GetScheduleParams, options?: CallOptions): LedgerRequest<Schedule>;
  /**
   * List schedules.
   *
   * Returns schedules sorted by ID, ascending by default. The list is cached and lags behind the lookup of a
   * single schedule.
   *
   * With `after`, the age of the reply is checked by `schedules[].consensus_timestamp` or
   * `schedules[].executed_timestamp` or `schedules[].signatures[].consensus_timestamp`.
   *
   * `GET /api/v1/schedules`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getSchedules({ 'schedule.id': gte('0.0.1000') });
   * for await (const item of list) console.log(item);
   * @category schedules
   */
  getSchedules(
    params?: GetSchedulesParams,
    options?: CallOptions,
  ): GrowingListRequest<SchedulesResponse, Schedule>;
  /**
   * List staking rewards of an account.
   *
   * Returns the staking rewards that were paid to the account, newest first by default. An unknown account is
   * a 404.
   *
   * With `after`, the age of the reply is checked by `rewards[].timestamp`.
   *
   * `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/rewards`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getStakingRewards({ idOrAliasOrEvmAddress: '0.0.1001', timestamp: gte(new Date('2026-01-01')) });
   * for await (const item of list) console.log(item);
   * @category accounts
   */
  getStakingRewards(
    params: GetStakingRewardsParams,
    options?: CallOptions,
  ): GrowingListRequest<StakingRewardsResponse, StakingReward>;
  /**
   * Get a token.
   *
   * Returns one token with its type, supply, keys and custom fees. With a timestamp, returns the token at
   * that time.
   *
   * With `after`, the age of the reply is checked by `modified_timestamp`.
   *
   * `GET /api/v1/tokens/{tokenId}`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const reply = await ledger.getToken({ tokenId: '0.0.2001' });
   * @category tokens
   */
  getToken(params: GetTokenParams, options?: CallOptions): LedgerRequest<TokenInfo>;
  /**
   * List token allowances of an account.
   *
   * Returns the amounts of fungible tokens that other accounts may spend for the account, sorted by spender
   * and token, ascending by default. token.id without spender.id is a 400.
   *
   * With `after`, the age of the reply is checked by `allowances[].timestamp.from`.
   *
   * `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/tokens`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getTokenAllowances({ idOrAliasOrEvmAddress: '0.0.1001', 'spender.id': gte('0.0.1000') });
   * for await (const item of list) console.log(item);
   * @category accounts
   */
  getTokenAllowances(
    params: GetTokenAllowancesParams,
    options?: CallOptions,
  ): RangedListRequest<TokenAllowancesResponse, TokenAllowance>;
  /**
   * List balances of a token.
   *
   * Returns the holders of the token with their balances, sorted by account ID, descending by default. The
   * reply contains the time of the balances. For an unknown token, the list is empty.
   *
   * `GET /api/v1/tokens/{tokenId}/balances`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getTokenBalances({ tokenId: '0.0.2001', 'account.id': gte('0.0.1000') });
   * for await (const item of list) console.log(item);
   * @category tokens
   */
  getTokenBalances(
    params: GetTokenBalancesParams,
    options?: CallOptions,
  ): RangedListRequest<TokenBalancesResponse, TokenHolder>;
  /**
   * Use getTokenBalances instead, which the deployed service answers at /api/v1/tokens/{tokenId}/balances.
   * Returns the holders of a token with their balances.
   *
   * List token balances (documented path).
   *
   * `GET /api/v1/tokens/balances`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getTokenBalancesAtDocumentedPath();
   * for await (const item of list) console.log(item);
   * @category tokens
   * @deprecated Use getTokenBalances instead, which the deployed service answers at
   * /api/v1/tokens/{tokenId}/balances.
   */
  getTokenBalancesAtDocumentedPath(
    params?: GetTokenBalancesAtDocumentedPathParams,
    options?: CallOptions,
  ): ListRequest<TokenBalancesResponse, TokenHolder>;
  /**
   * List tokens.
   *
   * Returns tokens sorted by ID, ascending by default. A search by name returns a single page. The list is
   * cached and lags behind the lookup of a single token.
   *
   * `GET /api/v1/tokens`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getTokens({ 'token.id': gte('0.0.1000') });
   * for await (const item of list) console.log(item);
   * @category tokens
   */
  getTokens(params?: GetTokensParams, options?: CallOptions): GrowingListRequest<TokensResponse, Token>;
  /**
   * List token relationships of an account.
   *
   * Returns the tokens that the account is associated with, with balance and status, sorted by token ID,
   * ascending by default. An unknown account is a 404.
   *
   * `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/tokens`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getTokensByAccountId({ idOrAliasOrEvmAddress: '0.0.1001', 'token.id': gte('0.0.1000') });
   * for await (const item of list) console.log(item);
   * @category accounts
   */
  getTokensByAccountId(
    params: GetTokensByAccountIdParams,
    options?: CallOptions,
  ): RangedListRequest<TokenRelationshipResponse, TokenRelationship>;
  /**
   * Get a topic.
   *
   * Returns one topic with its keys, memo and custom fees.
   *
   * With `after`, the age of the reply is checked by `created_timestamp` or `timestamp.from`.
   *
   * `GET /api/v1/topics/{topicId}`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const reply = await ledger.getTopic({ topicId: '0.0.4001' });
   * @category topics
   */
  getTopic(params: GetTopicParams, options?: CallOptions): LedgerRequest<Topic>;
  /**
   * Get a topic message by sequence number.
   *
   * Returns one message of a topic by its sequence number. The documented form with a consensus timestamp has
   * the same path; the deployed service uses /api/v1/topics/messages/{timestamp} for it.
   *
   * With `after`, any data counts as new enough, because it never changes.
   *
   * `GET /api/v1/topics/{topicId}/messages/{sequenceNumber}`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const reply = await ledger.getTopicMessageByIdAndSequenceNumber({ topicId: '0.0.4001', sequenceNumber: 1 });
   * @category topics
   */
  getTopicMessageByIdAndSequenceNumber(
    params: GetTopicMessageByIdAndSequenceNumberParams,
    options?: CallOptions,
  ): LedgerRequest<TopicMessage>;
  /**
   * Get a topic message by timestamp.
   *
   * Returns one message of any topic by its consensus timestamp.
   *
   * With `after`, any data counts as new enough, because it never changes.
   *
   * `GET /api/v1/topics/messages/{timestamp}`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const reply = await ledger.getTopicMessageByTimestamp({ timestamp: '1767223666.118066287' });
   * @category topics
   */
  getTopicMessageByTimestamp(
    params: GetTopicMessageByTimestampParams,
    options?: CallOptions,
  ): LedgerRequest<TopicMessage>;
  /**
   * List messages of a topic.
   *
   * Returns the messages of one topic sorted by sequence number, ascending by default. For an unknown topic,
   * the list is empty.
   *
   * With `after`, the age of the reply is checked by `messages[].consensus_timestamp`.
   *
   * `GET /api/v1/topics/{topicId}/messages`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getTopicMessages({ topicId: '0.0.4001', sequencenumber: gte(10) });
   * for await (const item of list) console.log(item);
   * @category topics
   */
  getTopicMessages(
    params: GetTopicMessagesParams,
    options?: ChainedCallOptions,
  ): ChainedListRequest<TopicMessagesResponse, TopicMessage>;
  /**
   * Get a transaction.
   *
   * Returns the transactions with one transaction ID: the submitted one, its children, and the scheduled
   * transaction that it created. Filter them by nonce and scheduled. For some seconds after submission, the
   * status is 404.
   *
   * With `after`, the age of the reply is checked by `transactions[].consensus_timestamp`.
   *
   * `GET /api/v1/transactions/{transactionId}`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const reply = await ledger.getTransaction({ transactionId: '0.0.1001-1767223666-118066287' });
   * @category transactions
   */
  getTransaction(params: GetTransactionParams, options?: CallOptions): LedgerRequest<TransactionByIdResponse>;
  /**
   * List transactions.
   *
   * Returns transactions sorted by consensus timestamp, newest first by default. Public networks search
   * windows of 60 days, so a page can be empty and still have a next link.
   *
   * With `after`, the age of the reply is checked by `transactions[].consensus_timestamp`.
   *
   * `GET /api/v1/transactions`
   * @param params The input: its parameters, by their names in the API.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = ledger.getTransactions({ timestamp: gte(new Date('2026-01-01')) });
   * for await (const item of list) console.log(item);
   * @category transactions
   */
  getTransactions(
    params?: GetTransactionsParams,
    options?: CallOptions,
  ): GrowingListRequest<TransactionsResponse, Transaction>;
}

/** Options of `createLedgerClient`. */
export type LedgerClientOptions = TransportOptions;

/**
 * Creates a client of the ledger service. It sends no request before the first call is awaited.
 * @param options Where the service is, and how requests are sent.
 * @throws ParameterError for an unknown or invalid option.
 * @example
 * const ledger = createLedgerClient({ network: 'testnet' });
 */
export function createLedgerClient(options: LedgerClientOptions): LedgerClient {
  const transport = createTransport(options);
  const operations = {
    contractCall: (params: ContractCallParams, options?: CallOptions) =>
      contractCall(transport, params, options),
    estimateFees: (params: EstimateFeesParams, options?: CallOptions) =>
      estimateFees(transport, params, options),
    getAccount: (params: GetAccountParams, options?: CallOptions) => getAccount(transport, params, options),
    getAccounts: (params?: GetAccountsParams, options?: CallOptions) =>
      getAccounts(transport, params, options),
    getBalances: (params?: GetBalancesParams, options?: CallOptions) =>
      getBalances(transport, params, options),
    getBlock: (params: GetBlockParams, options?: CallOptions) => getBlock(transport, params, options),
    getBlocks: (params?: GetBlocksParams, options?: CheckedCallOptions) =>
      getBlocks(transport, params, options),
    getContract: (params: GetContractParams, options?: CallOptions) =>
      getContract(transport, params, options),
    getContractActions: (params: GetContractActionsParams, options?: CallOptions) =>
      getContractActions(transport, params, options),
    getContractActionsAtDocumentedPath: (
      params: GetContractActionsAtDocumentedPathParams,
      options?: CallOptions,
    ) => getContractActionsAtDocumentedPath(transport, params, options),
    getContractLogsByContractId: (params: GetContractLogsByContractIdParams, options?: CallOptions) =>
      getContractLogsByContractId(transport, params, options),
    getContractOpcodes: (params: GetContractOpcodesParams, options?: CallOptions) =>
      getContractOpcodes(transport, params, options),
    getContractOpcodesAtDocumentedPath: (
      params: GetContractOpcodesAtDocumentedPathParams,
      options?: CallOptions,
    ) => getContractOpcodesAtDocumentedPath(transport, params, options),
    getContractResultByIdAndTimestamp: (
      params: GetContractResultByIdAndTimestampParams,
      options?: CallOptions,
    ) => getContractResultByIdAndTimestamp(transport, params, options),
    getContractResultByTransactionIdOrHash: (
      params: GetContractResultByTransactionIdOrHashParams,
      options?: CallOptions,
    ) => getContractResultByTransactionIdOrHash(transport, params, options),
    getContractResultsByContractId: (params: GetContractResultsByContractIdParams, options?: CallOptions) =>
      getContractResultsByContractId(transport, params, options),
    getContractState: (params: GetContractStateParams, options?: CallOptions) =>
      getContractState(transport, params, options),
    getContracts: (params?: GetContractsParams, options?: CallOptions) =>
      getContracts(transport, params, options),
    getContractsLogs: (params?: GetContractsLogsParams, options?: CallOptions) =>
      getContractsLogs(transport, params, options),
    getContractsLogsAtDocumentedPath: (
      params?: GetContractsLogsAtDocumentedPathParams,
      options?: CallOptions,
    ) => getContractsLogsAtDocumentedPath(transport, params, options),
    getContractsResults: (params?: GetContractsResultsParams, options?: CallOptions) =>
      getContractsResults(transport, params, options),
    getCryptoAllowances: (params: GetCryptoAllowancesParams, options?: CallOptions) =>
      getCryptoAllowances(transport, params, options),
    getHookStorage: (params: GetHookStorageParams, options?: CallOptions) =>
      getHookStorage(transport, params, options),
    getHooks: (params: GetHooksParams, options?: CallOptions) => getHooks(transport, params, options),
    getNetworkExchangeRate: (params?: GetNetworkExchangeRateParams, options?: CallOptions) =>
      getNetworkExchangeRate(transport, params, options),
    getNetworkFees: (params?: GetNetworkFeesParams, options?: CallOptions) =>
      getNetworkFees(transport, params, options),
    getNetworkNodes: (params?: GetNetworkNodesParams, options?: CallOptions) =>
      getNetworkNodes(transport, params, options),
    getNetworkStake: (params?: NoParams, options?: CallOptions) =>
      getNetworkStake(transport, params, options),
    getNetworkSupply: (params?: GetNetworkSupplyParams, options?: CallOptions) =>
      getNetworkSupply(transport, params, options),
    getNft: (params: GetNftParams, options?: CallOptions) => getNft(transport, params, options),
    getNftAllowances: (params: GetNftAllowancesParams, options?: CallOptions) =>
      getNftAllowances(transport, params, options),
    getNftAtDocumentedPath: (params: GetNftAtDocumentedPathParams, options?: CallOptions) =>
      getNftAtDocumentedPath(transport, params, options),
    getNftTransactions: (params: GetNftTransactionsParams, options?: CallOptions) =>
      getNftTransactions(transport, params, options),
    getNftTransactionsAtDocumentedPath: (
      params: GetNftTransactionsAtDocumentedPathParams,
      options?: CallOptions,
    ) => getNftTransactionsAtDocumentedPath(transport, params, options),
    getNfts: (params: GetNftsParams, options?: CallOptions) => getNfts(transport, params, options),
    getNftsAtDocumentedPath: (params?: GetNftsAtDocumentedPathParams, options?: CallOptions) =>
      getNftsAtDocumentedPath(transport, params, options),
    getNftsByAccountId: (params: GetNftsByAccountIdParams, options?: CallOptions) =>
      getNftsByAccountId(transport, params, options),
    getOutstandingTokenAirdrops: (params: GetOutstandingTokenAirdropsParams, options?: CallOptions) =>
      getOutstandingTokenAirdrops(transport, params, options),
    getPendingTokenAirdrops: (params: GetPendingTokenAirdropsParams, options?: CallOptions) =>
      getPendingTokenAirdrops(transport, params, options),
    getRegisteredNodes: (params?: GetRegisteredNodesParams, options?: CallOptions) =>
      getRegisteredNodes(transport, params, options),
    getSchedule: (params: GetScheduleParams, options?: CallOptions) =>
      getSchedule(transport, params, options),
    getSchedules: (params?: GetSchedulesParams, options?: CallOptions) =>
      getSchedules(transport, params, options),
    getStakingRewards: (params: GetStakingRewardsParams, options?: CallOptions) =>
      getStakingRewards(transport, params, options),
    getToken: (params: GetTokenParams, options?: CallOptions) => getToken(transport, params, options),
    getTokenAllowances: (params: GetTokenAllowancesParams, options?: CallOptions) =>
      getTokenAllowances(transport, params, options),
    getTokenBalances: (params: GetTokenBalancesParams, options?: CallOptions) =>
      getTokenBalances(transport, params, options),
    getTokenBalancesAtDocumentedPath: (
      params?: GetTokenBalancesAtDocumentedPathParams,
      options?: CallOptions,
    ) => getTokenBalancesAtDocumentedPath(transport, params, options),
    getTokens: (params?: GetTokensParams, options?: CallOptions) => getTokens(transport, params, options),
    getTokensByAccountId: (params: GetTokensByAccountIdParams, options?: CallOptions) =>
      getTokensByAccountId(transport, params, options),
    getTopic: (params: GetTopicParams, options?: CallOptions) => getTopic(transport, params, options),
    getTopicMessageByIdAndSequenceNumber: (
      params: GetTopicMessageByIdAndSequenceNumberParams,
      options?: CallOptions,
    ) => getTopicMessageByIdAndSequenceNumber(transport, params, options),
    getTopicMessageByTimestamp: (params: GetTopicMessageByTimestampParams, options?: CallOptions) =>
      getTopicMessageByTimestamp(transport, params, options),
    getTopicMessages: (params: GetTopicMessagesParams, options?: ChainedCallOptions) =>
      getTopicMessages(transport, params, options),
    getTransaction: (params: GetTransactionParams, options?: CallOptions) =>
      getTransaction(transport, params, options),
    getTransactions: (params?: GetTransactionsParams, options?: CallOptions) =>
      getTransactions(transport, params, options),
  };
  return {
    transport,
    description: { title: 'Ledger query service', version: '0.154.0' },
    request: (input, options) => request(transport, input, options),
    close: transport.close,
    [Symbol.asyncDispose]: transport[Symbol.asyncDispose],
    ...operations,
    GET: route<LedgerGetPaths>('GET', {
      '/api/v1/accounts/{idOrAliasOrEvmAddress}': operations.getAccount,
      '/api/v1/accounts': operations.getAccounts,
      '/api/v1/balances': operations.getBalances,
      '/api/v1/blocks/{hashOrNumber}': operations.getBlock,
      '/api/v1/blocks': operations.getBlocks,
      '/api/v1/contracts/{contractIdOrAddress}': operations.getContract,
      '/api/v1/contracts/results/{transactionIdOrHash}/actions': operations.getContractActions,
      '/api/v1/contracts/results/{transactionIdOrHash}/results':
        operations.getContractActionsAtDocumentedPath,
      '/api/v1/contracts/{contractIdOrAddress}/results/logs': operations.getContractLogsByContractId,
      '/api/v1/contracts/results/{transactionIdOrHash}/opcodes': operations.getContractOpcodes,
      '/api/v1/contracts/{id}/results/opcodes': operations.getContractOpcodesAtDocumentedPath,
      '/api/v1/contracts/{contractIdOrAddress}/results/{timestamp}':
        operations.getContractResultByIdAndTimestamp,
      '/api/v1/contracts/results/{transactionIdOrHash}': operations.getContractResultByTransactionIdOrHash,
      '/api/v1/contracts/{contractIdOrAddress}/results': operations.getContractResultsByContractId,
      '/api/v1/contracts/{contractIdOrAddress}/state': operations.getContractState,
      '/api/v1/contracts': operations.getContracts,
      '/api/v1/contracts/results/logs': operations.getContractsLogs,
      '/api/v1/contracts/logs': operations.getContractsLogsAtDocumentedPath,
      '/api/v1/contracts/results': operations.getContractsResults,
      '/api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/crypto': operations.getCryptoAllowances,
      '/api/v1/accounts/{idOrAliasOrEvmAddress}/hooks/{hookId}/storage': operations.getHookStorage,
      '/api/v1/accounts/{idOrAliasOrEvmAddress}/hooks': operations.getHooks,
      '/api/v1/network/exchangerate': operations.getNetworkExchangeRate,
      '/api/v1/network/fees': operations.getNetworkFees,
      '/api/v1/network/nodes': operations.getNetworkNodes,
      '/api/v1/network/stake': operations.getNetworkStake,
      '/api/v1/network/supply': operations.getNetworkSupply,
      '/api/v1/tokens/{tokenId}/nfts/{serialNumber}': operations.getNft,
      '/api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/nfts': operations.getNftAllowances,
      '/api/v1/tokens/nfts/{serialNumber}': operations.getNftAtDocumentedPath,
      '/api/v1/tokens/{tokenId}/nfts/{serialNumber}/transactions': operations.getNftTransactions,
      '/api/v1/tokens/nfts/{id}/transactions': operations.getNftTransactionsAtDocumentedPath,
      '/api/v1/tokens/{tokenId}/nfts': operations.getNfts,
      '/api/v1/tokens/nfts': operations.getNftsAtDocumentedPath,
      '/api/v1/accounts/{idOrAliasOrEvmAddress}/nfts': operations.getNftsByAccountId,
      '/api/v1/accounts/{idOrAliasOrEvmAddress}/airdrops/outstanding': operations.getOutstandingTokenAirdrops,
      '/api/v1/accounts/{idOrAliasOrEvmAddress}/airdrops/pending': operations.getPendingTokenAirdrops,
      '/api/v1/network/registered-nodes': operations.getRegisteredNodes,
      '/api/v1/schedules/{scheduleId}': operations.getSchedule,
      '/api/v1/schedules': operations.getSchedules,
      '/api/v1/accounts/{idOrAliasOrEvmAddress}/rewards': operations.getStakingRewards,
      '/api/v1/tokens/{tokenId}': operations.getToken,
      '/api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/tokens': operations.getTokenAllowances,
      '/api/v1/tokens/{tokenId}/balances': operations.getTokenBalances,
      '/api/v1/tokens/balances': operations.getTokenBalancesAtDocumentedPath,
      '/api/v1/tokens': operations.getTokens,
      '/api/v1/accounts/{idOrAliasOrEvmAddress}/tokens': operations.getTokensByAccountId,
      '/api/v1/topics/{topicId}': operations.getTopic,
      '/api/v1/topics/{topicId}/messages/{sequenceNumber}': operations.getTopicMessageByIdAndSequenceNumber,
      '/api/v1/topics/messages/{timestamp}': operations.getTopicMessageByTimestamp,
      '/api/v1/topics/{topicId}/messages': operations.getTopicMessages,
      '/api/v1/transactions/{transactionId}': operations.getTransaction,
      '/api/v1/transactions': operations.getTransactions,
    }),
    POST: route<LedgerPostPaths>('POST', {
      '/api/v1/contracts/call': operations.contractCall,
      '/api/v1/network/fees': operations.estimateFees,
    }),
  };
}
