// The operations of the ledger service, one function each.
// Made from the description of Ledger query service 0.154.0 by `npm run generate`. Do not edit.

import {
  accountKind,
  amountKind,
  booleanKind,
  byteBody,
  call,
  chainedList,
  checkCombinations,
  checkEquality,
  checkRange,
  entityIdKind,
  entityIdOrEvmAddressKind,
  growingList,
  hexKind,
  integerKind,
  integerOrHashKind,
  integerOrHexKind,
  jsonBody,
  list,
  nftSerialNumberKind,
  nftTokenIdKind,
  publicKeyKind,
  rangedList,
  stringKind,
  timestampKind,
  tokenIdKind,
  transactionIdKind,
  type AfterRules,
  type CallOptions,
  type ChainedCallOptions,
  type ChainedListRequest,
  type CheckedCallOptions,
  type GrowingListRequest,
  type LedgerRequest,
  type ListRequest,
  type NoParams,
  type Operation,
  type ParameterRule,
  type RangedListRequest,
  type Transport,
} from '../../src/core.js';
import {
  decodeAccountBalanceTransactions,
  decodeAccountsResponse,
  decodeBalancesResponse,
  decodeBlock,
  decodeBlocksResponse,
  decodeContractActionsResponse,
  decodeContractLogsResponse,
  decodeContractResponse,
  decodeContractResultDetails,
  decodeContractResultSummariesResponse,
  decodeContractResultsResponse,
  decodeContractsResponse,
  decodeCryptoAllowancesResponse,
  decodeFeeEstimateResponse,
  decodeHooksResponse,
  decodeHooksStorageResponse,
  decodeNetworkExchangeRateSetResponse,
  decodeNetworkFeesResponse,
  decodeNetworkNodesResponse,
  decodeNetworkStakeResponse,
  decodeNft,
  decodeNfts,
  decodeOpcodesResponse,
  decodeRegisteredNodesResponse,
  decodeStakingRewardsResponse,
  decodeTokenAirdropsResponse,
  decodeTokenAllowancesResponse,
  decodeTokenBalancesResponse,
  decodeTokenInfo,
  decodeTokenRelationshipResponse,
  decodeTokensResponse,
  decodeTopic,
  decodeTopicMessage,
  decodeTopicMessagesResponse,
  decodeTransactionByIdResponse,
  decodeTransactionsResponse,
} from './decoders.js';
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
import {
  fitsAccountBalanceTransactions,
  fitsAccountsResponse,
  fitsBalancesResponse,
  fitsBlock,
  fitsBlocksResponse,
  fitsContractActionsResponse,
  fitsContractCallResponse,
  fitsContractLogsResponse,
  fitsContractResponse,
  fitsContractResultDetails,
  fitsContractResultSummariesResponse,
  fitsContractResultsResponse,
  fitsContractStateResponse,
  fitsContractsResponse,
  fitsCryptoAllowancesResponse,
  fitsFeeEstimateResponse,
  fitsHooksResponse,
  fitsHooksStorageResponse,
  fitsNetworkExchangeRateSetResponse,
  fitsNetworkFeesResponse,
  fitsNetworkNodesResponse,
  fitsNetworkStakeResponse,
  fitsNetworkSupplyResponse,
  fitsNft,
  fitsNftAllowancesResponse,
  fitsNftTransactionHistory,
  fitsNfts,
  fitsOpcodesResponse,
  fitsRegisteredNodesResponse,
  fitsSchedule,
  fitsSchedulesResponse,
  fitsStakingRewardsResponse,
  fitsTokenAirdropsResponse,
  fitsTokenAllowancesResponse,
  fitsTokenBalancesResponse,
  fitsTokenInfo,
  fitsTokenRelationshipResponse,
  fitsTokensResponse,
  fitsTopic,
  fitsTopicMessage,
  fitsTopicMessagesResponse,
  fitsTransactionByIdResponse,
  fitsTransactionsResponse,
} from './guards.js';

const after = (): Promise<AfterRules> => import('./after.js');

const rules: Operation['rules'] = async (...args) => (await import('./rules.js')).check(...args);

const accountBalanceRule: ParameterRule = {
  kind: amountKind,
  operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'],
  maxItems: 100,
  checkSeveral: checkEquality,
  pattern: /^((gte?|lte?|eq|ne):)?\d{1,19}$/,
  minimum: 0,
  maximum: 9223372036854775807n,
};

const accountIdOrEvmAddressRule: ParameterRule = {
  kind: entityIdOrEvmAddressKind,
  form: 'an ID such as 0.0.1001, its number, or its long-zero address (by another one, nothing is found; getAccount returns its ID)',
  operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'],
  maxItems: 100,
  pattern:
    /^((gte?|lte?|eq|ne):)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?|0x)0{30}[0-3][A-Fa-f0-9]{9})$/,
};

const accountPublicKeyRule: ParameterRule = {
  kind: publicKeyKind,
  pattern: /^(0x)?([A-Fa-f0-9]{64}|[A-Fa-f0-9]{66}|[A-Fa-f0-9]{88})$/,
};

const accountTimestampRule: ParameterRule = {
  kind: timestampKind,
  operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'],
  maxItems: 100,
  role: 'moment',
  checkSeveral: checkEquality,
  pattern: /^((gte?|lte?|eq|ne):)?\d{1,10}(\.\d{1,9})?$/,
};

const actionIndexRule: ParameterRule = {
  kind: integerKind,
  operators: ['eq', 'gt', 'gte', 'lt', 'lte'],
  maxItems: 100,
  checkSeveral: checkEquality,
  pattern: /^((gte?|lte?|eq):)?\d{1,10}$/,
  minimum: 0,
  maximum: 2147483647,
};

const airdropSerialNumberRule: ParameterRule = {
  kind: integerKind,
  operators: ['eq', 'gt', 'gte', 'lt', 'lte'],
  maxItems: 2,
  checkSeveral: checkRange,
  pattern: /^((gte?|lte?|eq):)?\d{1,19}$/,
  minimum: 0,
  maximum: 9223372036854775807n,
};

const allowanceAccountIdRule: ParameterRule = {
  kind: entityIdKind,
  operators: ['eq', 'gt', 'gte', 'lt', 'lte'],
  maxItems: 2,
  checkSeveral: checkRange,
  pattern: /^((gte?|lte?|eq):)?((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}$/,
};

const asOfTimestampRule: ParameterRule = {
  kind: timestampKind,
  operators: ['eq', 'gt', 'gte', 'lt', 'lte'],
  maxItems: 2,
  role: 'moment',
  checkSeveral: checkRange,
  pattern: /^((gte?|lte?|eq):)?\d{1,10}(\.\d{1,9})?$/,
};

const balanceRule: ParameterRule = { kind: booleanKind, role: 'view', default: true };

const blockHashRule: ParameterRule = {
  kind: hexKind,
  form: '64 or 96 hexadecimal digits',
  operators: ['eq'],
  pattern: /^(eq:)?(0x)?([0-9A-Fa-f]{64}|[0-9A-Fa-f]{96})$/,
};

const contractIdOrAddressRule: ParameterRule = {
  kind: entityIdOrEvmAddressKind,
  pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))$/,
};

const documentedTokenIdRule: ParameterRule = {
  kind: tokenIdKind,
  pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?|0x)0{30}[0-3][A-Fa-f0-9]{9})$/,
};

const fromRule: ParameterRule = {
  kind: entityIdOrEvmAddressKind,
  operators: ['eq'],
  maxItems: 100,
  pattern: /^(eq:)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(0x)?[A-Fa-f0-9]{40})$/,
};

const hookIdFilterRule: ParameterRule = {
  kind: integerKind,
  operators: ['eq', 'gt', 'gte', 'lt', 'lte'],
  maxItems: 100,
  pattern: /^((gte?|lte?|eq):)?\d{1,19}$/,
  minimum: 0,
  maximum: 9223372036854775807n,
};

const idOrAliasOrEvmAddressRule: ParameterRule = {
  kind: accountKind,
  pattern:
    /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|((\d{1,4}\.)?\d{1,5}\.|0x)?[A-Fa-f0-9]{40}|((\d{1,4}\.)?\d{1,5}\.)?(?:[A-Z2-7][A-Z2-7][A-Z2-7][A-Z2-7][A-Z2-7][A-Z2-7][A-Z2-7][A-Z2-7])*(?:[A-Z2-7]{2}|[A-Z2-7]{4,5}|[A-Z2-7]{7,8}))$/,
};

const internalRule: ParameterRule = { kind: booleanKind, default: false };

const limitRule: ParameterRule = { kind: integerKind, minimum: 1, maximum: 100, default: 25 };

const logIndexRule: ParameterRule = {
  kind: integerKind,
  operators: ['eq', 'gt', 'gte', 'lt', 'lte'],
  maxItems: 2,
  checkSeveral: checkRange,
  pattern: /^((gte?|lte?|eq):)?\d{1,10}$/,
  minimum: 0,
  maximum: 2147483647,
};

const logTimestampRule: ParameterRule = {
  kind: timestampKind,
  operators: ['eq', 'gt', 'gte', 'lt', 'lte'],
  maxItems: 2,
  checkSeveral: checkRange,
  pattern: /^((gte?|lte?|eq):)?\d{1,10}(\.\d{1,9})?$/,
};

const memoryRule: ParameterRule = { kind: booleanKind, role: 'view', default: false };

const nftAccountIdRule: ParameterRule = {
  kind: entityIdOrEvmAddressKind,
  form: 'an ID such as 0.0.1001, its number, or its long-zero address (by another one, nothing is found; getAccount returns its ID)',
  operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'],
  maxItems: 100,
  checkSeveral: checkEquality,
  pattern:
    /^((gte?|lte?|eq|ne):)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?|0x)0{30}[0-3][A-Fa-f0-9]{9})$/,
};

const nftTokenIdRule: ParameterRule = {
  kind: tokenIdKind,
  operators: ['eq', 'gt', 'gte', 'lt', 'lte'],
  maxItems: 2,
  checkSeveral: checkRange,
  pattern:
    /^((gte?|lte?|eq):)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?|0x)0{30}[0-3][A-Fa-f0-9]{9})$/,
};

const orderAscRule: ParameterRule = { kind: stringKind, words: ['asc', 'desc'], default: 'asc' };

const orderDescRule: ParameterRule = { kind: stringKind, words: ['asc', 'desc'], default: 'desc' };

const resultBlockNumberRule: ParameterRule = {
  kind: integerOrHexKind,
  form: 'a block number, or its hexadecimal digits after 0x',
  operators: ['eq'],
  pattern: /^(eq:)?(\d{1,19}|0x[a-fA-F0-9]{1,16})$/,
  maximum: 9223372036854775807n,
};

const scheduleIdRule: ParameterRule = { kind: entityIdKind, pattern: /^((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}$/ };

const serialNumberFilterRule: ParameterRule = {
  kind: integerKind,
  operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'],
  maxItems: 100,
  checkSeveral: checkEquality,
  pattern: /^((gte?|lte?|eq|ne):)?\d{1,19}$/,
  minimum: 1,
  maximum: 9223372036854775807n,
};

const serialNumberRule: ParameterRule = {
  kind: nftSerialNumberKind,
  minimum: 1,
  maximum: 9223372036854775807n,
};

const slotRule: ParameterRule = {
  kind: hexKind,
  form: '1 to 64 hexadecimal digits',
  operators: ['eq', 'gt', 'gte', 'lt', 'lte'],
  maxItems: 100,
  pattern: /^((gte?|lte?|eq):)?(0x)?[0-9A-Fa-f]{1,64}$/,
};

const spenderIdRule: ParameterRule = {
  kind: entityIdOrEvmAddressKind,
  form: 'an ID such as 0.0.1001, its number, or its long-zero address (by another one, nothing is found; getAccount returns its ID)',
  operators: ['eq', 'gt', 'gte', 'lt', 'lte'],
  maxItems: 100,
  pattern:
    /^((gte?|lte?|eq):)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?|0x)0{30}[0-3][A-Fa-f0-9]{9})$/,
};

const timestampFilterRule: ParameterRule = {
  kind: timestampKind,
  operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'],
  maxItems: 100,
  checkSeveral: checkEquality,
  pattern: /^((gte?|lte?|eq|ne):)?\d{1,10}(\.\d{1,9})?$/,
};

const timestampPathRule: ParameterRule = { kind: timestampKind, pattern: /^\d{1,10}(\.\d{1,9})?$/ };

const timestampRule: ParameterRule = {
  kind: timestampKind,
  operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'],
  maxItems: 100,
  pattern: /^((gte?|lte?|eq|ne):)?\d{1,10}(\.\d{1,9})?$/,
};

const tokenBalanceRule: ParameterRule = {
  kind: integerKind,
  operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'],
  maxItems: 100,
  checkSeveral: checkEquality,
  pattern: /^((gte?|lte?|eq|ne):)?\d{1,19}$/,
  minimum: 0,
  maximum: 9223372036854775807n,
};

const tokenIdOfNftRule: ParameterRule = {
  kind: nftTokenIdKind,
  pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?|0x)0{30}[0-3][A-Fa-f0-9]{9})$/,
};

const topic0Rule: ParameterRule = {
  kind: hexKind,
  form: '1 to 64 hexadecimal digits that are not all 0 (the service does not find zero; leave the parameter out, and filter the logs by their topics)',
  maxItems: 100,
  pattern: /^(0x)?(?!00*$)[0-9A-Fa-f]{1,64}$/,
  maxLength: 66,
};

const transactionIdOrHashRule: ParameterRule = {
  kind: transactionIdKind,
  form: 'a transaction ID like 0.0.1-1767225600-000000005, or a hash of 64 hexadecimal digits',
  pattern: /^((\d{1,10}\.){2}\d{1,12}-\d{1,19}-\d{1,9}|(0x)?[A-Fa-f0-9]{64})$/,
};

const transactionIndexRule: ParameterRule = {
  kind: integerKind,
  operators: ['eq'],
  pattern: /^(eq:)?\d{1,10}$/,
  minimum: 0,
  maximum: 2147483647,
};

const transactionTypeRule: ParameterRule = {
  kind: stringKind,
  maxItems: 100,
  words: [
    'ATOMICBATCH',
    'CONSENSUSCREATETOPIC',
    'CONSENSUSDELETETOPIC',
    'CONSENSUSSUBMITMESSAGE',
    'CONSENSUSUPDATETOPIC',
    'CONTRACTCALL',
    'CONTRACTCREATEINSTANCE',
    'CONTRACTDELETEINSTANCE',
    'CONTRACTUPDATEINSTANCE',
    'CRSPUBLICATION',
    'CRYPTOADDLIVEHASH',
    'CRYPTOAPPROVEALLOWANCE',
    'CRYPTOCREATEACCOUNT',
    'CRYPTODELETE',
    'CRYPTODELETEALLOWANCE',
    'CRYPTODELETELIVEHASH',
    'CRYPTOTRANSFER',
    'CRYPTOUPDATEACCOUNT',
    'ETHEREUMTRANSACTION',
    'FILEAPPEND',
    'FILECREATE',
    'FILEDELETE',
    'FILEUPDATE',
    'FREEZE',
    'HINTSKEYPUBLICATION',
    'HINTSPARTIALSIGNATURE',
    'HINTSPREPROCESSINGVOTE',
    'HISTORYPROOFKEYPUBLICATION',
    'HISTORYPROOFSIGNATURE',
    'HISTORYPROOFVOTE',
    'HOOKDISPATCH',
    'HOOKSTORE',
    'LEDGERIDPUBLICATION',
    'MIGRATIONROOTHASHVOTE',
    'NODECREATE',
    'NODEDELETE',
    'NODESTAKEUPDATE',
    'NODEUPDATE',
    'REGISTEREDNODECREATE',
    'REGISTEREDNODEDELETE',
    'REGISTEREDNODEUPDATE',
    'SCHEDULECREATE',
    'SCHEDULEDELETE',
    'SCHEDULESIGN',
    'STATESIGNATURETRANSACTION',
    'SYSTEMDELETE',
    'SYSTEMUNDELETE',
    'TOKENAIRDROP',
    'TOKENASSOCIATE',
    'TOKENBURN',
    'TOKENCANCELAIRDROP',
    'TOKENCLAIMAIRDROP',
    'TOKENCREATION',
    'TOKENDELETION',
    'TOKENDISSOCIATE',
    'TOKENFEESCHEDULEUPDATE',
    'TOKENFREEZE',
    'TOKENGRANTKYC',
    'TOKENMINT',
    'TOKENPAUSE',
    'TOKENREJECT',
    'TOKENREVOKEKYC',
    'TOKENUNFREEZE',
    'TOKENUNPAUSE',
    'TOKENUPDATE',
    'TOKENUPDATENFTS',
    'TOKENWIPE',
    'UNCHECKEDSUBMIT',
    'UTILPRNG',
  ],
  isOpen: true,
};

const transactionsRule: ParameterRule = { kind: booleanKind, default: true };

/** Metadata of {@link contractCall}. */
export const contractCallOperation: Operation<ContractCallResponse> = {
  operationId: 'contractCall',
  method: 'POST',
  path: '/api/v1/contracts/call',
  servedBy: 'web3',
  isRead: true,
  rules,
  body: {
    mediaType: 'application/json',
    required: true,
    serialise: jsonBody,
    validator: async () => (await import('./bodies.js')).validateContractCallRequest,
  },
  after,
  isValid: fitsContractCallResponse,
  validator: async () => (await import('./validators/contracts.js')).validateContractCallResponse,
};

/**
 * Call a contract without a transaction.
 *
 * Simulates a contract call on the current state of the service, without changing the ledger. Returns the
 * result of the call or, if requested, an estimate of its gas.
 *
 * `POST /api/v1/contracts/call`
 * @param transport Sends the request.
 * @param params The input: `body`.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const reply = await contractCall(transport, { body: { to: '0x0000000000000000000000000000000000000bb9', data: '0x18160ddd' } });
 * @category contracts
 */
export function contractCall(
  transport: Transport,
  params: ContractCallParams,
  options?: CallOptions,
): LedgerRequest<ContractCallResponse> {
  return call(transport, contractCallOperation, params, options);
}

/** Metadata of {@link estimateFees}. */
export const estimateFeesOperation: Operation<FeeEstimateResponse> = {
  operationId: 'estimateFees',
  method: 'POST',
  path: '/api/v1/network/fees',
  servedBy: 'java',
  isRead: true,
  parameters: {
    mode: { kind: stringKind, role: 'view', words: ['INTRINSIC', 'STATE'], default: 'INTRINSIC' },
    high_volume_throttle: { kind: integerKind, role: 'view', minimum: 0, maximum: 10000, default: 0 },
  },
  body: { mediaType: 'application/protobuf', required: true, serialise: byteBody },
  after,
  isValid: fitsFeeEstimateResponse,
  validator: async () => (await import('./validators/network.js')).validateFeeEstimateResponse,
  decode: decodeFeeEstimateResponse,
};

/**
 * Estimate the fees of a transaction.
 *
 * Estimates the node, network and service fees of an encoded transaction, without submitting it. Another
 * content type is a 415.
 *
 * `POST /api/v1/network/fees`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API and `body`.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const reply = await estimateFees(transport, { body: bytes });
 * @category network
 */
export function estimateFees(
  transport: Transport,
  params: EstimateFeesParams,
  options?: CallOptions,
): LedgerRequest<FeeEstimateResponse> {
  return call(transport, estimateFeesOperation, params, options);
}

/** Metadata of {@link getAccount}. */
export const getAccountOperation: Operation<AccountBalanceTransactions> = {
  operationId: 'getAccount',
  method: 'GET',
  path: '/api/v1/accounts/{idOrAliasOrEvmAddress}',
  parameters: {
    idOrAliasOrEvmAddress: idOrAliasOrEvmAddressRule,
    limit: limitRule,
    order: orderDescRule,
    timestamp: accountTimestampRule,
    transactiontype: transactionTypeRule,
    transactions: transactionsRule,
  },
  items: 'transactions',
  isListBeside: true,
  rangeKey: {
    parameter: 'timestamp',
    field: 'consensus_timestamp',
    min: '0.000000001',
    max: '9223372036.854775807',
    appendOnly: { time: 'consensus_timestamp' },
  },
  serviceWindow: { seconds: 5184000, empty: 'link' },
  hint: {
    status: 503,
    unless: { parameter: 'transactions', value: false },
    text: 'The transactions of a busy account take too long: pass transactions: false to leave them out.',
  },
  after,
  isValid: fitsAccountBalanceTransactions,
  validator: async () => (await import('./validators/accounts.js')).validateAccountBalanceTransactions,
  decode: decodeAccountBalanceTransactions,
};

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
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const reply = await getAccount(transport, { idOrAliasOrEvmAddress: '0.0.1001', transactions: false });
 * @category accounts
 */
export function getAccount(
  transport: Transport,
  params: GetAccountParams,
  options?: CallOptions,
): GrowingListRequest<AccountBalanceTransactions, Transaction> {
  return growingList(transport, getAccountOperation, params, options);
}

/** Metadata of {@link getAccounts}. */
export const getAccountsOperation: Operation<AccountsResponse> = {
  operationId: 'getAccounts',
  method: 'GET',
  path: '/api/v1/accounts',
  parameters: {
    'account.balance': accountBalanceRule,
    'account.id': accountIdOrEvmAddressRule,
    'account.publickey': accountPublicKeyRule,
    balance: balanceRule,
    limit: limitRule,
    order: orderAscRule,
  },
  combinations: {
    check: checkCombinations,
    rules: [{ parameter: 'account.balance', without: { parameter: 'balance', value: false } }],
  },
  items: 'accounts',
  rangeKey: {
    parameter: 'account.id',
    field: 'account',
    min: '0',
    max: '274877906943',
    appendOnly: { time: 'created_timestamp' },
    acceptsSeveral: true,
  },
  after,
  isValid: fitsAccountsResponse,
  validator: async () => (await import('./validators/accounts.js')).validateAccountsResponse,
  decode: decodeAccountsResponse,
};

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
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getAccounts(transport, { 'account.id': gte('0.0.1000') });
 * for await (const item of list) console.log(item);
 * @category accounts
 */
export function getAccounts(
  transport: Transport,
  params?: GetAccountsParams,
  options?: CallOptions,
): GrowingListRequest<AccountsResponse, AccountInfo> {
  return growingList(transport, getAccountsOperation, params, options);
}

/** Metadata of {@link getBalances}. */
export const getBalancesOperation: Operation<BalancesResponse> = {
  operationId: 'getBalances',
  method: 'GET',
  path: '/api/v1/balances',
  parameters: {
    'account.id': {
      kind: accountKind,
      form: 'an ID such as 0.0.1001, its number, or (only with eq) an alias or an EVM address',
      operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'],
      maxItems: 100,
      pattern:
        /^(((gte?|lte?|eq|ne):)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))|(eq:)?((\d{1,4}\.)?\d{1,5}\.)?(?:[A-Z2-7][A-Z2-7][A-Z2-7][A-Z2-7][A-Z2-7][A-Z2-7][A-Z2-7][A-Z2-7])*(?:[A-Z2-7]{2}|[A-Z2-7]{4,5}|[A-Z2-7]{7,8}))$/,
    },
    'account.balance': accountBalanceRule,
    'account.publickey': accountPublicKeyRule,
    limit: limitRule,
    order: orderDescRule,
    timestamp: accountTimestampRule,
  },
  rules,
  items: 'balances',
  rangeKey: {
    parameter: 'account.id',
    field: 'account',
    min: '0',
    max: '274877906943',
    acceptsSeveral: true,
  },
  after,
  isValid: fitsBalancesResponse,
  validator: async () => (await import('./validators/balances.js')).validateBalancesResponse,
  decode: decodeBalancesResponse,
};

/**
 * List balances of all accounts.
 *
 * Returns hbar and token balances of accounts sorted by account ID, descending by default. With a timestamp,
 * returns the latest balances known at that time. The reply contains the time of the balances.
 *
 * With `after`, the age of the reply is checked by `timestamp`.
 *
 * `GET /api/v1/balances`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getBalances(transport, { 'account.id': gte('0.0.1000') });
 * for await (const item of list) console.log(item);
 * @category balances
 */
export function getBalances(
  transport: Transport,
  params?: GetBalancesParams,
  options?: CallOptions,
): RangedListRequest<BalancesResponse, AccountBalance> {
  return rangedList(transport, getBalancesOperation, params, options);
}

/** Metadata of {@link getBlock}. */
export const getBlockOperation: Operation<Block> = {
  operationId: 'getBlock',
  method: 'GET',
  path: '/api/v1/blocks/{hashOrNumber}',
  parameters: {
    hashOrNumber: { kind: integerOrHashKind, pattern: /^(\d{1,19}|(0x)?([A-Fa-f0-9]{64}|[A-Fa-f0-9]{96}))$/ },
  },
  after,
  isValid: fitsBlock,
  validator: async () => (await import('./validators/blocks.js')).validateBlock,
  decode: decodeBlock,
};

/**
 * Get a block.
 *
 * Returns one block by its hash or number.
 *
 * With `after`, any data counts as new enough, because it never changes.
 *
 * `GET /api/v1/blocks/{hashOrNumber}`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const reply = await getBlock(transport, { hashOrNumber: '84735967' });
 * @category blocks
 */
export function getBlock(
  transport: Transport,
  params: GetBlockParams,
  options?: CallOptions,
): LedgerRequest<Block> {
  return call(transport, getBlockOperation, params, options);
}

/** Metadata of {@link getBlocks}. */
export const getBlocksOperation: Operation<BlocksResponse> = {
  operationId: 'getBlocks',
  method: 'GET',
  path: '/api/v1/blocks',
  parameters: {
    'block.number': {
      kind: integerOrHexKind,
      form: 'a block number, or its hexadecimal digits after 0x',
      operators: ['eq', 'gt', 'gte', 'lt', 'lte'],
      maxItems: 100,
      checkSeveral: checkEquality,
      pattern: /^((gte?|lte?|eq):)?(\d{1,19}|0x[a-fA-F0-9]{1,16})$/,
      maximum: 9223372036854775807n,
    },
    limit: limitRule,
    order: orderDescRule,
    timestamp: timestampFilterRule,
  },
  items: 'blocks',
  rangeKey: {
    parameter: 'block.number',
    field: 'number',
    min: '0',
    max: '9223372036854775807',
    appendOnly: { contiguous: true, hash: 'hash', previous: 'previous_hash' },
  },
  after,
  isValid: fitsBlocksResponse,
  validator: async () => (await import('./validators/blocks.js')).validateBlocksResponse,
  decode: decodeBlocksResponse,
};

/**
 * List blocks.
 *
 * Returns blocks sorted by number, newest first by default.
 *
 * With `after`, the age of the reply is checked by `blocks[].timestamp.to`.
 *
 * `GET /api/v1/blocks`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getBlocks(transport, { 'block.number': gte(10) });
 * for await (const item of list) console.log(item);
 * @category blocks
 */
export function getBlocks(
  transport: Transport,
  params?: GetBlocksParams,
  options?: CheckedCallOptions,
): GrowingListRequest<BlocksResponse, Block> {
  return chainedList(transport, getBlocksOperation, params, options);
}

/** Metadata of {@link getContract}. */
export const getContractOperation: Operation<ContractResponse> = {
  operationId: 'getContract',
  method: 'GET',
  path: '/api/v1/contracts/{contractIdOrAddress}',
  parameters: {
    contractIdOrAddress: contractIdOrAddressRule,
    timestamp: accountTimestampRule,
  },
  after,
  isValid: fitsContractResponse,
  validator: async () => (await import('./validators/contracts.js')).validateContractResponse,
  decode: decodeContractResponse,
};

/**
 * Get a contract.
 *
 * Returns one contract with its bytecode. With a timestamp, returns the contract at that time.
 *
 * With `after`, the age of the reply is checked by `created_timestamp` or `timestamp.from`.
 *
 * `GET /api/v1/contracts/{contractIdOrAddress}`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const reply = await getContract(transport, { contractIdOrAddress: '0.0.3001' });
 * @category contracts
 */
export function getContract(
  transport: Transport,
  params: GetContractParams,
  options?: CallOptions,
): LedgerRequest<ContractResponse> {
  return call(transport, getContractOperation, params, options);
}

/** Metadata of {@link getContractActions}. */
export const getContractActionsOperation: Operation<ContractActionsResponse> = {
  operationId: 'getContractActions',
  method: 'GET',
  path: '/api/v1/contracts/results/{transactionIdOrHash}/actions',
  parameters: {
    transactionIdOrHash: transactionIdOrHashRule,
    index: actionIndexRule,
    limit: limitRule,
    order: orderAscRule,
  },
  items: 'actions',
  rangeKey: { parameter: 'index', field: 'index', min: '0', max: '2147483647' },
  after,
  isValid: fitsContractActionsResponse,
  validator: async () => (await import('./validators/contracts.js')).validateContractActionsResponse,
  decode: decodeContractActionsResponse,
};

/**
 * List contract actions of a transaction.
 *
 * Returns the calls and creations within a contract transaction sorted by index, ascending by default.
 *
 * With `after`, any data counts as new enough, because it never changes.
 *
 * `GET /api/v1/contracts/results/{transactionIdOrHash}/actions`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getContractActions(transport, { transactionIdOrHash: '0.0.1001-1767223666-118066287', index: gte(10) });
 * for await (const item of list) console.log(item);
 * @category contracts
 */
export function getContractActions(
  transport: Transport,
  params: GetContractActionsParams,
  options?: CallOptions,
): RangedListRequest<ContractActionsResponse, ContractAction> {
  return rangedList(transport, getContractActionsOperation, params, options);
}

/** Metadata of {@link getContractActionsAtDocumentedPath}. */
export const getContractActionsAtDocumentedPathOperation: Operation<ContractActionsResponse> = {
  operationId: 'getContractActionsAtDocumentedPath',
  method: 'GET',
  path: '/api/v1/contracts/results/{transactionIdOrHash}/results',
  parameters: {
    transactionIdOrHash: transactionIdOrHashRule,
    index: actionIndexRule,
    limit: limitRule,
    order: orderAscRule,
  },
  items: 'actions',
  after,
  isValid: fitsContractActionsResponse,
  validator: async () => (await import('./validators/contracts.js')).validateContractActionsResponse,
  decode: decodeContractActionsResponse,
};

/**
 * Use getContractActions instead, which the deployed service answers at
 * /api/v1/contracts/results/{transactionIdOrHash}/actions. Returns the calls and creations within a contract
 * transaction.
 *
 * List contract actions (documented path).
 *
 * With `after`, any data counts as new enough, because it never changes.
 *
 * `GET /api/v1/contracts/results/{transactionIdOrHash}/results`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getContractActionsAtDocumentedPath(transport, { transactionIdOrHash: '0.0.1001-1767223666-118066287' });
 * for await (const item of list) console.log(item);
 * @category contracts
 * @deprecated Use getContractActions instead, which the deployed service answers at
 * /api/v1/contracts/results/{transactionIdOrHash}/actions.
 */
export function getContractActionsAtDocumentedPath(
  transport: Transport,
  params: GetContractActionsAtDocumentedPathParams,
  options?: CallOptions,
): ListRequest<ContractActionsResponse, ContractAction> {
  return list(transport, getContractActionsAtDocumentedPathOperation, params, options);
}

/** Metadata of {@link getContractLogsByContractId}. */
export const getContractLogsByContractIdOperation: Operation<ContractLogsResponse> = {
  operationId: 'getContractLogsByContractId',
  method: 'GET',
  path: '/api/v1/contracts/{contractIdOrAddress}/results/logs',
  parameters: {
    contractIdOrAddress: contractIdOrAddressRule,
    index: logIndexRule,
    limit: limitRule,
    order: orderDescRule,
    timestamp: logTimestampRule,
    topic0: topic0Rule,
    topic1: topic0Rule,
    topic2: topic0Rule,
    topic3: topic0Rule,
  },
  combinations: {
    check: checkCombinations,
    rules: [
      { parameter: 'index', requires: ['timestamp'], by: 'bounds' },
      { parameter: 'index', when: 'eq', requires: ['timestamp'], by: 'eq' },
    ],
  },
  items: 'logs',
  rangeKey: {
    parameter: 'timestamp',
    field: 'timestamp',
    min: '0.000000001',
    max: '9223372036.854775807',
    appendOnly: { time: 'timestamp' },
    second: { parameter: 'index', field: 'index' },
  },
  window: { parameter: 'timestamp', seconds: 604800, when: ['topic0', 'topic1', 'topic2', 'topic3'] },
  after,
  isValid: fitsContractLogsResponse,
  validator: async () => (await import('./validators/contracts.js')).validateContractLogsResponse,
  decode: decodeContractLogsResponse,
};

/**
 * List logs of a contract.
 *
 * Returns logs of one contract, newest first by default. For a single page, a time range has at most 7 days.
 * A search by topic needs such a range or an exact time. Iterating and scanning split a longer range into
 * windows. A range without an upper bound ends now. For an unknown contract, the list is empty. A page can be
 * empty and still have a next link.
 *
 * With `after`, the age of the reply is checked by `logs[].timestamp`.
 *
 * `GET /api/v1/contracts/{contractIdOrAddress}/results/logs`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getContractLogsByContractId(transport, { contractIdOrAddress: '0.0.3001', timestamp: gte(new Date('2026-01-01')) });
 * for await (const item of list) console.log(item);
 * @category contracts
 */
export function getContractLogsByContractId(
  transport: Transport,
  params: GetContractLogsByContractIdParams,
  options?: CallOptions,
): GrowingListRequest<ContractLogsResponse, ContractLog> {
  return growingList(transport, getContractLogsByContractIdOperation, params, options);
}

/** Metadata of {@link getContractOpcodes}. */
export const getContractOpcodesOperation: Operation<OpcodesResponse> = {
  operationId: 'getContractOpcodes',
  method: 'GET',
  path: '/api/v1/contracts/results/{transactionIdOrHash}/opcodes',
  servedBy: 'web3',
  parameters: {
    transactionIdOrHash: transactionIdOrHashRule,
    stack: balanceRule,
    memory: memoryRule,
    storage: memoryRule,
  },
  after,
  isValid: fitsOpcodesResponse,
  validator: async () => (await import('./validators/contracts.js')).validateOpcodesResponse,
  decode: decodeOpcodesResponse,
};

/**
 * Trace the opcodes of a transaction.
 *
 * Runs a past contract transaction again and returns every EVM step with its gas cost. A request that does
 * not accept gzip is a 406. Public networks allow far fewer of these requests than of others.
 *
 * With `after`, any data counts as new enough, because it never changes.
 *
 * `GET /api/v1/contracts/results/{transactionIdOrHash}/opcodes`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const reply = await getContractOpcodes(transport, { transactionIdOrHash: '0.0.1001-1767223666-118066287' });
 * @category contracts
 */
export function getContractOpcodes(
  transport: Transport,
  params: GetContractOpcodesParams,
  options?: CallOptions,
): LedgerRequest<OpcodesResponse> {
  return call(transport, getContractOpcodesOperation, params, options);
}

/** Metadata of {@link getContractOpcodesAtDocumentedPath}. */
export const getContractOpcodesAtDocumentedPathOperation: Operation<OpcodesResponse> = {
  operationId: 'getContractOpcodesAtDocumentedPath',
  method: 'GET',
  path: '/api/v1/contracts/{id}/results/opcodes',
  parameters: {
    id: contractIdOrAddressRule,
    stack: balanceRule,
    memory: memoryRule,
    storage: memoryRule,
  },
  after,
  isValid: fitsOpcodesResponse,
  validator: async () => (await import('./validators/contracts.js')).validateOpcodesResponse,
  decode: decodeOpcodesResponse,
};

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
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const reply = await getContractOpcodesAtDocumentedPath(transport, { id: '0.0.3001' });
 * @category contracts
 * @deprecated Use getContractOpcodes instead, which the deployed service answers at
 * /api/v1/contracts/results/{transactionIdOrHash}/opcodes.
 */
export function getContractOpcodesAtDocumentedPath(
  transport: Transport,
  params: GetContractOpcodesAtDocumentedPathParams,
  options?: CallOptions,
): LedgerRequest<OpcodesResponse> {
  return call(transport, getContractOpcodesAtDocumentedPathOperation, params, options);
}

/** Metadata of {@link getContractResultByIdAndTimestamp}. */
export const getContractResultByIdAndTimestampOperation: Operation<ContractResultDetails> = {
  operationId: 'getContractResultByIdAndTimestamp',
  method: 'GET',
  path: '/api/v1/contracts/{contractIdOrAddress}/results/{timestamp}',
  parameters: {
    contractIdOrAddress: contractIdOrAddressRule,
    hbar: balanceRule,
    timestamp: timestampPathRule,
  },
  after,
  isValid: fitsContractResultDetails,
  validator: async () => (await import('./validators/contracts.js')).validateContractResultDetails,
  decode: decodeContractResultDetails,
};

/**
 * Get a contract result by timestamp.
 *
 * Returns the result of one contract call with its logs and state changes, by consensus timestamp. Status 206
 * means that details are missing.
 *
 * With `after`, any data counts as new enough, because it never changes.
 *
 * `GET /api/v1/contracts/{contractIdOrAddress}/results/{timestamp}`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const reply = await getContractResultByIdAndTimestamp(transport, { contractIdOrAddress: '0.0.3001', timestamp: '1767223666.118066287' });
 * @category contracts
 */
export function getContractResultByIdAndTimestamp(
  transport: Transport,
  params: GetContractResultByIdAndTimestampParams,
  options?: CallOptions,
): LedgerRequest<ContractResultDetails> {
  return call(transport, getContractResultByIdAndTimestampOperation, params, options);
}

/** Metadata of {@link getContractResultByTransactionIdOrHash}. */
export const getContractResultByTransactionIdOrHashOperation: Operation<ContractResultDetails> = {
  operationId: 'getContractResultByTransactionIdOrHash',
  method: 'GET',
  path: '/api/v1/contracts/results/{transactionIdOrHash}',
  parameters: {
    transactionIdOrHash: transactionIdOrHashRule,
    hbar: balanceRule,
    nonce: { kind: integerKind, minimum: 0, maximum: 2147483647, default: 0 },
  },
  after,
  isValid: fitsContractResultDetails,
  validator: async () => (await import('./validators/contracts.js')).validateContractResultDetails,
  decode: decodeContractResultDetails,
};

/**
 * Get a contract result by transaction.
 *
 * Returns the result of one contract call with its logs and state changes, by transaction ID or hash. Status
 * 206 means that details are missing. The documented form with a consensus timestamp has the same path; the
 * deployed service uses /api/v1/contracts/{contractIdOrAddress}/results/{timestamp} for it.
 *
 * With `after`, any data counts as new enough, because it never changes.
 *
 * `GET /api/v1/contracts/results/{transactionIdOrHash}`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const reply = await getContractResultByTransactionIdOrHash(transport, { transactionIdOrHash: '0.0.1001-1767223666-118066287' });
 * @category contracts
 */
export function getContractResultByTransactionIdOrHash(
  transport: Transport,
  params: GetContractResultByTransactionIdOrHashParams,
  options?: CallOptions,
): LedgerRequest<ContractResultDetails> {
  return call(transport, getContractResultByTransactionIdOrHashOperation, params, options);
}

/** Metadata of {@link getContractResultsByContractId}. */
export const getContractResultsByContractIdOperation: Operation<ContractResultSummariesResponse> = {
  operationId: 'getContractResultsByContractId',
  method: 'GET',
  path: '/api/v1/contracts/{contractIdOrAddress}/results',
  parameters: {
    contractIdOrAddress: contractIdOrAddressRule,
    'block.hash': blockHashRule,
    'block.number': resultBlockNumberRule,
    from: fromRule,
    hbar: balanceRule,
    internal: internalRule,
    limit: limitRule,
    order: orderDescRule,
    timestamp: timestampRule,
    'transaction.index': transactionIndexRule,
  },
  combinations: {
    check: checkCombinations,
    rules: [
      { parameter: 'block.hash', excludes: ['block.number'] },
      { parameter: 'transaction.index', requires: ['block.number', 'block.hash'] },
    ],
  },
  items: 'results',
  rangeKey: {
    parameter: 'timestamp',
    field: 'timestamp',
    min: '0.000000001',
    max: '9223372036.854775807',
    appendOnly: { time: 'timestamp' },
    acceptsSeveral: true,
  },
  after,
  isValid: fitsContractResultSummariesResponse,
  validator: async () => (await import('./validators/contracts.js')).validateContractResultSummariesResponse,
  decode: decodeContractResultSummariesResponse,
};

/**
 * List contract results of a contract.
 *
 * Returns results of calls of one contract, newest first by default. block.number and block.hash exclude each
 * other. transaction.index without one of them is a 400. For an unknown contract, the list is empty. A page
 * can be empty and still have a next link.
 *
 * With `after`, the age of the reply is checked by `results[].timestamp`.
 *
 * `GET /api/v1/contracts/{contractIdOrAddress}/results`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getContractResultsByContractId(transport, { contractIdOrAddress: '0.0.3001', timestamp: gte(new Date('2026-01-01')) });
 * for await (const item of list) console.log(item);
 * @category contracts
 */
export function getContractResultsByContractId(
  transport: Transport,
  params: GetContractResultsByContractIdParams,
  options?: CallOptions,
): GrowingListRequest<ContractResultSummariesResponse, ContractResultSummary> {
  return growingList(transport, getContractResultsByContractIdOperation, params, options);
}

/** Metadata of {@link getContractState}. */
export const getContractStateOperation: Operation<ContractStateResponse> = {
  operationId: 'getContractState',
  method: 'GET',
  path: '/api/v1/contracts/{contractIdOrAddress}/state',
  parameters: {
    contractIdOrAddress: contractIdOrAddressRule,
    limit: limitRule,
    order: orderAscRule,
    slot: slotRule,
    timestamp: {
      kind: timestampKind,
      operators: ['eq', 'gt', 'gte', 'lt', 'lte'],
      maxItems: 100,
      role: 'moment',
      checkSeveral: checkEquality,
      pattern: /^((gte?|lte?|eq):)?\d{1,10}(\.\d{1,9})?$/,
    },
  },
  items: 'state',
  rangeKey: {
    parameter: 'slot',
    field: 'slot',
    min: '0x0000000000000000000000000000000000000000000000000000000000000000',
    max: '0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
    acceptsSeveral: true,
  },
  after,
  isValid: fitsContractStateResponse,
  validator: async () => (await import('./validators/contracts.js')).validateContractStateResponse,
};

/**
 * List state of a contract.
 *
 * Returns the storage slots of a contract sorted by slot, ascending by default. With a timestamp, returns the
 * values at that time. For an unknown contract, the list is empty.
 *
 * With `after`, the age of the reply is checked by `state[].timestamp`.
 *
 * `GET /api/v1/contracts/{contractIdOrAddress}/state`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getContractState(transport, { contractIdOrAddress: '0.0.3001', slot: gte('0x10') });
 * for await (const item of list) console.log(item);
 * @category contracts
 */
export function getContractState(
  transport: Transport,
  params: GetContractStateParams,
  options?: CallOptions,
): RangedListRequest<ContractStateResponse, ContractState> {
  return rangedList(transport, getContractStateOperation, params, options);
}

/** Metadata of {@link getContracts}. */
export const getContractsOperation: Operation<ContractsResponse> = {
  operationId: 'getContracts',
  method: 'GET',
  path: '/api/v1/contracts',
  parameters: {
    'contract.id': {
      kind: entityIdOrEvmAddressKind,
      form: 'an ID such as 0.0.1001, its number, or (only with eq) an EVM address of 40 hexadecimal digits without 0x',
      operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'],
      maxItems: 100,
      pattern:
        /^(((gte?|lte?|eq|ne):)?((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(eq:)?((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40})$/,
    },
    limit: limitRule,
    order: orderDescRule,
  },
  items: 'contracts',
  rangeKey: {
    parameter: 'contract.id',
    field: 'contract_id',
    min: '0',
    max: '274877906943',
    appendOnly: { time: 'created_timestamp' },
    acceptsSeveral: true,
  },
  after,
  isValid: fitsContractsResponse,
  validator: async () => (await import('./validators/contracts.js')).validateContractsResponse,
  decode: decodeContractsResponse,
};

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
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getContracts(transport, { 'contract.id': gte('0.0.1000') });
 * for await (const item of list) console.log(item);
 * @category contracts
 */
export function getContracts(
  transport: Transport,
  params?: GetContractsParams,
  options?: CallOptions,
): GrowingListRequest<ContractsResponse, Contract> {
  return growingList(transport, getContractsOperation, params, options);
}

/** Metadata of {@link getContractsLogs}. */
export const getContractsLogsOperation: Operation<ContractLogsResponse> = {
  operationId: 'getContractsLogs',
  method: 'GET',
  path: '/api/v1/contracts/results/logs',
  parameters: {
    index: logIndexRule,
    limit: limitRule,
    order: orderDescRule,
    timestamp: logTimestampRule,
    topic0: topic0Rule,
    topic1: topic0Rule,
    topic2: topic0Rule,
    topic3: topic0Rule,
    'transaction.hash': blockHashRule,
  },
  combinations: {
    check: checkCombinations,
    rules: [
      { parameter: 'index', requires: ['timestamp'], by: 'bounds' },
      { parameter: 'index', when: 'eq', requires: ['timestamp'], by: 'eq' },
    ],
  },
  items: 'logs',
  rangeKey: {
    parameter: 'timestamp',
    field: 'timestamp',
    min: '0.000000001',
    max: '9223372036.854775807',
    appendOnly: { time: 'timestamp' },
    second: { parameter: 'index', field: 'index' },
  },
  window: { parameter: 'timestamp', seconds: 604800, when: ['topic0', 'topic1', 'topic2', 'topic3'] },
  serviceWindow: { seconds: 5184000, empty: 'error', unless: ['transaction.hash'] },
  after,
  isValid: fitsContractLogsResponse,
  validator: async () => (await import('./validators/contracts.js')).validateContractLogsResponse,
  decode: decodeContractLogsResponse,
};

/**
 * List logs of all contracts.
 *
 * Returns logs of all contracts, newest first by default. For a single page, a time range has at most 7 days.
 * A search by topic needs such a range or an exact time. Iterating and scanning split a longer range into
 * windows. A range without an upper bound ends now. Public networks search windows of 60 days, so a page can
 * be empty and still have a next link.
 *
 * With `after`, the age of the reply is checked by `logs[].timestamp`.
 *
 * `GET /api/v1/contracts/results/logs`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getContractsLogs(transport, { timestamp: gte(new Date('2026-01-01')) });
 * for await (const item of list) console.log(item);
 * @category contracts
 */
export function getContractsLogs(
  transport: Transport,
  params?: GetContractsLogsParams,
  options?: CallOptions,
): GrowingListRequest<ContractLogsResponse, ContractLog> {
  return growingList(transport, getContractsLogsOperation, params, options);
}

/** Metadata of {@link getContractsLogsAtDocumentedPath}. */
export const getContractsLogsAtDocumentedPathOperation: Operation<ContractLogsResponse> = {
  operationId: 'getContractsLogsAtDocumentedPath',
  method: 'GET',
  path: '/api/v1/contracts/logs',
  parameters: {
    index: logIndexRule,
    limit: limitRule,
    order: orderDescRule,
    timestamp: logTimestampRule,
    topic0: topic0Rule,
    topic1: topic0Rule,
    topic2: topic0Rule,
    topic3: topic0Rule,
    'transaction.hash': blockHashRule,
  },
  combinations: {
    check: checkCombinations,
    rules: [
      { parameter: 'index', requires: ['timestamp'], by: 'bounds' },
      { parameter: 'index', when: 'eq', requires: ['timestamp'], by: 'eq' },
    ],
  },
  items: 'logs',
  after,
  isValid: fitsContractLogsResponse,
  validator: async () => (await import('./validators/contracts.js')).validateContractLogsResponse,
  decode: decodeContractLogsResponse,
};

/**
 * Use getContractsLogs instead, which the deployed service answers at /api/v1/contracts/results/logs. Returns
 * the logs of all contracts.
 *
 * List logs of all contracts (documented path).
 *
 * With `after`, the age of the reply is checked by `logs[].timestamp`.
 *
 * `GET /api/v1/contracts/logs`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getContractsLogsAtDocumentedPath(transport);
 * for await (const item of list) console.log(item);
 * @category contracts
 * @deprecated Use getContractsLogs instead, which the deployed service answers at
 * /api/v1/contracts/results/logs.
 */
export function getContractsLogsAtDocumentedPath(
  transport: Transport,
  params?: GetContractsLogsAtDocumentedPathParams,
  options?: CallOptions,
): ListRequest<ContractLogsResponse, ContractLog> {
  return list(transport, getContractsLogsAtDocumentedPathOperation, params, options);
}

/** Metadata of {@link getContractsResults}. */
export const getContractsResultsOperation: Operation<ContractResultsResponse> = {
  operationId: 'getContractsResults',
  method: 'GET',
  path: '/api/v1/contracts/results',
  parameters: {
    from: fromRule,
    'block.hash': blockHashRule,
    'block.number': resultBlockNumberRule,
    hbar: balanceRule,
    internal: internalRule,
    limit: limitRule,
    order: orderDescRule,
    timestamp: timestampRule,
    'transaction.index': transactionIndexRule,
  },
  combinations: {
    check: checkCombinations,
    rules: [
      { parameter: 'block.hash', excludes: ['block.number'] },
      { parameter: 'transaction.index', requires: ['block.number', 'block.hash'] },
    ],
  },
  items: 'results',
  rangeKey: {
    parameter: 'timestamp',
    field: 'timestamp',
    min: '0.000000001',
    max: '9223372036.854775807',
    appendOnly: { time: 'timestamp' },
    acceptsSeveral: true,
  },
  serviceWindow: { seconds: 5184000, empty: 'end', unless: ['block.number', 'block.hash'] },
  after,
  isValid: fitsContractResultsResponse,
  validator: async () => (await import('./validators/contracts.js')).validateContractResultsResponse,
  decode: decodeContractResultsResponse,
};

/**
 * List contract results of all contracts.
 *
 * Returns results of contract calls, newest first by default. block.number and block.hash exclude each other.
 * transaction.index without one of them is a 400. Public networks search windows of 60 days, so a page can be
 * empty and still have a next link.
 *
 * With `after`, the age of the reply is checked by `results[].timestamp`.
 *
 * `GET /api/v1/contracts/results`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getContractsResults(transport, { timestamp: gte(new Date('2026-01-01')) });
 * for await (const item of list) console.log(item);
 * @category contracts
 */
export function getContractsResults(
  transport: Transport,
  params?: GetContractsResultsParams,
  options?: CallOptions,
): GrowingListRequest<ContractResultsResponse, ContractResult> {
  return growingList(transport, getContractsResultsOperation, params, options);
}

/** Metadata of {@link getCryptoAllowances}. */
export const getCryptoAllowancesOperation: Operation<CryptoAllowancesResponse> = {
  operationId: 'getCryptoAllowances',
  method: 'GET',
  path: '/api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/crypto',
  parameters: {
    idOrAliasOrEvmAddress: idOrAliasOrEvmAddressRule,
    limit: limitRule,
    order: orderDescRule,
    'spender.id': spenderIdRule,
  },
  items: 'allowances',
  rangeKey: {
    parameter: 'spender.id',
    field: 'spender',
    min: '0',
    max: '274877906943',
    acceptsSeveral: true,
  },
  after,
  isValid: fitsCryptoAllowancesResponse,
  validator: async () => (await import('./validators/accounts.js')).validateCryptoAllowancesResponse,
  decode: decodeCryptoAllowancesResponse,
};

/**
 * List hbar allowances of an account.
 *
 * Returns the amounts of hbar that other accounts may spend for the account, sorted by spender, descending by
 * default. For an unknown account, the list is empty.
 *
 * With `after`, the age of the reply is checked by `allowances[].timestamp.from`.
 *
 * `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/crypto`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getCryptoAllowances(transport, { idOrAliasOrEvmAddress: '0.0.1001', 'spender.id': gte('0.0.1000') });
 * for await (const item of list) console.log(item);
 * @category accounts
 */
export function getCryptoAllowances(
  transport: Transport,
  params: GetCryptoAllowancesParams,
  options?: CallOptions,
): RangedListRequest<CryptoAllowancesResponse, CryptoAllowance> {
  return rangedList(transport, getCryptoAllowancesOperation, params, options);
}

/** Metadata of {@link getHookStorage}. */
export const getHookStorageOperation: Operation<HooksStorageResponse> = {
  operationId: 'getHookStorage',
  method: 'GET',
  path: '/api/v1/accounts/{idOrAliasOrEvmAddress}/hooks/{hookId}/storage',
  servedBy: 'java',
  parameters: {
    idOrAliasOrEvmAddress: idOrAliasOrEvmAddressRule,
    hookId: { kind: integerKind, minimum: 0, maximum: 9223372036854775807n },
    key: slotRule,
    limit: limitRule,
    order: orderAscRule,
    timestamp: asOfTimestampRule,
  },
  items: 'storage',
  isListBeside: true,
  rangeKey: {
    parameter: 'key',
    field: 'key',
    min: '0x0000000000000000000000000000000000000000000000000000000000000000',
    max: '0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
    acceptsSeveral: true,
  },
  after,
  isValid: fitsHooksStorageResponse,
  validator: async () => (await import('./validators/accounts.js')).validateHooksStorageResponse,
  decode: decodeHooksStorageResponse,
};

/**
 * List storage of a hook.
 *
 * Returns the storage slots of a hook sorted by key, ascending by default. With a timestamp, returns the
 * values at that time.
 *
 * With `after`, the age of the reply is checked by `storage[].timestamp`.
 *
 * `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/hooks/{hookId}/storage`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getHookStorage(transport, { idOrAliasOrEvmAddress: '0.0.1001', hookId: 1, key: gte('0x10') });
 * for await (const item of list) console.log(item);
 * @category accounts
 */
export function getHookStorage(
  transport: Transport,
  params: GetHookStorageParams,
  options?: CallOptions,
): RangedListRequest<HooksStorageResponse, HookStorage> {
  return rangedList(transport, getHookStorageOperation, params, options);
}

/** Metadata of {@link getHooks}. */
export const getHooksOperation: Operation<HooksResponse> = {
  operationId: 'getHooks',
  method: 'GET',
  path: '/api/v1/accounts/{idOrAliasOrEvmAddress}/hooks',
  servedBy: 'java',
  parameters: {
    idOrAliasOrEvmAddress: idOrAliasOrEvmAddressRule,
    'hook.id': hookIdFilterRule,
    limit: limitRule,
    order: orderDescRule,
  },
  items: 'hooks',
  rangeKey: {
    parameter: 'hook.id',
    field: 'hook_id',
    min: '0',
    max: '9223372036854775807',
    acceptsSeveral: true,
  },
  after,
  isValid: fitsHooksResponse,
  validator: async () => (await import('./validators/accounts.js')).validateHooksResponse,
  decode: decodeHooksResponse,
};

/**
 * List hooks of an account.
 *
 * Returns the hooks of the account sorted by ID, descending by default.
 *
 * With `after`, the age of the reply is checked by `hooks[].created_timestamp`.
 *
 * `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/hooks`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getHooks(transport, { idOrAliasOrEvmAddress: '0.0.1001', 'hook.id': gte(10) });
 * for await (const item of list) console.log(item);
 * @category accounts
 */
export function getHooks(
  transport: Transport,
  params: GetHooksParams,
  options?: CallOptions,
): RangedListRequest<HooksResponse, Hook> {
  return rangedList(transport, getHooksOperation, params, options);
}

/** Metadata of {@link getNetworkExchangeRate}. */
export const getNetworkExchangeRateOperation: Operation<NetworkExchangeRateSetResponse> = {
  operationId: 'getNetworkExchangeRate',
  method: 'GET',
  path: '/api/v1/network/exchangerate',
  servedBy: 'java',
  parameters: {
    timestamp: asOfTimestampRule,
  },
  after,
  isValid: fitsNetworkExchangeRateSetResponse,
  validator: async () => (await import('./validators/network.js')).validateNetworkExchangeRateSetResponse,
  decode: decodeNetworkExchangeRateSetResponse,
};

/**
 * Get the exchange rates.
 *
 * Returns the current and the next exchange rate between hbar and US cents. With a timestamp, returns the
 * rates at that time.
 *
 * With `after`, the age of the reply is checked by `timestamp`.
 *
 * `GET /api/v1/network/exchangerate`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const reply = await getNetworkExchangeRate(transport);
 * @category network
 */
export function getNetworkExchangeRate(
  transport: Transport,
  params?: GetNetworkExchangeRateParams,
  options?: CallOptions,
): LedgerRequest<NetworkExchangeRateSetResponse> {
  return call(transport, getNetworkExchangeRateOperation, params, options);
}

/** Metadata of {@link getNetworkFees}. */
export const getNetworkFeesOperation: Operation<NetworkFeesResponse> = {
  operationId: 'getNetworkFees',
  method: 'GET',
  path: '/api/v1/network/fees',
  servedBy: 'java',
  parameters: {
    order: orderAscRule,
    timestamp: asOfTimestampRule,
  },
  after,
  isValid: fitsNetworkFeesResponse,
  validator: async () => (await import('./validators/network.js')).validateNetworkFeesResponse,
  decode: decodeNetworkFeesResponse,
};

/**
 * List network fees.
 *
 * Returns the gas prices of contract transactions sorted by type of transaction, ascending by default, in a
 * single page. With a timestamp, returns the fees at that time.
 *
 * With `after`, the age of the reply is checked by `timestamp`.
 *
 * `GET /api/v1/network/fees`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const reply = await getNetworkFees(transport);
 * @category network
 */
export function getNetworkFees(
  transport: Transport,
  params?: GetNetworkFeesParams,
  options?: CallOptions,
): LedgerRequest<NetworkFeesResponse> {
  return call(transport, getNetworkFeesOperation, params, options);
}

/** Metadata of {@link getNetworkNodes}. */
export const getNetworkNodesOperation: Operation<NetworkNodesResponse> = {
  operationId: 'getNetworkNodes',
  method: 'GET',
  path: '/api/v1/network/nodes',
  servedBy: 'java',
  parameters: {
    'file.id': { kind: entityIdKind, operators: ['eq'], pattern: /^(eq:)?((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}$/ },
    limit: { kind: integerKind, cut: 25, minimum: 1, maximum: 2147483647, default: 10 },
    'node.id': hookIdFilterRule,
    order: orderAscRule,
  },
  rules,
  items: 'nodes',
  rangeKey: {
    parameter: 'node.id',
    field: 'node_id',
    min: '0',
    max: '9223372036854775807',
    acceptsSeveral: true,
  },
  after,
  isValid: fitsNetworkNodesResponse,
  validator: async () => (await import('./validators/network.js')).validateNetworkNodesResponse,
  decode: decodeNetworkNodesResponse,
};

/**
 * List network nodes.
 *
 * Returns the consensus nodes of the address book with endpoints and stakes, sorted by node ID, ascending by
 * default. A page has 10 nodes by default, and at most 25.
 *
 * With `after`, the age of the reply is checked by `nodes[].timestamp.from`.
 *
 * `GET /api/v1/network/nodes`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getNetworkNodes(transport, { 'node.id': gte(10) });
 * for await (const item of list) console.log(item);
 * @category network
 */
export function getNetworkNodes(
  transport: Transport,
  params?: GetNetworkNodesParams,
  options?: CallOptions,
): RangedListRequest<NetworkNodesResponse, NetworkNode> {
  return rangedList(transport, getNetworkNodesOperation, params, options);
}

/** Metadata of {@link getNetworkStake}. */
export const getNetworkStakeOperation: Operation<NetworkStakeResponse> = {
  operationId: 'getNetworkStake',
  method: 'GET',
  path: '/api/v1/network/stake',
  servedBy: 'java',
  after,
  isValid: fitsNetworkStakeResponse,
  validator: async () => (await import('./validators/network.js')).validateNetworkStakeResponse,
  decode: decodeNetworkStakeResponse,
};

/**
 * Get the staking information.
 *
 * Returns the total stake, the rewards and the rules of the current staking period.
 *
 * `GET /api/v1/network/stake`
 * @param transport Sends the request.
 * @param params The operation has no parameters.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const reply = await getNetworkStake(transport);
 * @category network
 */
export function getNetworkStake(
  transport: Transport,
  params?: NoParams,
  options?: CallOptions,
): LedgerRequest<NetworkStakeResponse> {
  return call(transport, getNetworkStakeOperation, params, options);
}

/** Metadata of {@link getNetworkSupply}. */
export const getNetworkSupplyOperation: Operation<NetworkSupplyResponse> = {
  operationId: 'getNetworkSupply',
  method: 'GET',
  path: '/api/v1/network/supply',
  servedBy: 'java',
  parameters: {
    timestamp: asOfTimestampRule,
  },
  rules,
  after,
  isValid: fitsNetworkSupplyResponse,
  validator: async () => (await import('./validators/network.js')).validateNetworkSupplyResponse,
};

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
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const reply = await getNetworkSupply(transport);
 * @category network
 */
export function getNetworkSupply(
  transport: Transport,
  params?: GetNetworkSupplyParams,
  options?: CallOptions,
): LedgerRequest<NetworkSupplyResponse> {
  return call(transport, getNetworkSupplyOperation, params, options);
}

/** Metadata of {@link getNft}. */
export const getNftOperation: Operation<Nft> = {
  operationId: 'getNft',
  method: 'GET',
  path: '/api/v1/tokens/{tokenId}/nfts/{serialNumber}',
  parameters: {
    tokenId: tokenIdOfNftRule,
    serialNumber: serialNumberRule,
  },
  after,
  isValid: fitsNft,
  validator: async () => (await import('./validators/tokens.js')).validateNft,
  decode: decodeNft,
};

/**
 * Get an NFT.
 *
 * Returns one NFT with its holder, metadata and spender.
 *
 * With `after`, the age of the reply is checked by `modified_timestamp`.
 *
 * `GET /api/v1/tokens/{tokenId}/nfts/{serialNumber}`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const reply = await getNft(transport, { tokenId: '0.0.2002', serialNumber: 1 });
 * @category tokens
 */
export function getNft(
  transport: Transport,
  params: GetNftParams,
  options?: CallOptions,
): LedgerRequest<Nft> {
  return call(transport, getNftOperation, params, options);
}

/** Metadata of {@link getNftAllowances}. */
export const getNftAllowancesOperation: Operation<NftAllowancesResponse> = {
  operationId: 'getNftAllowances',
  method: 'GET',
  path: '/api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/nfts',
  servedBy: 'java',
  parameters: {
    idOrAliasOrEvmAddress: idOrAliasOrEvmAddressRule,
    limit: limitRule,
    order: orderAscRule,
    'account.id': allowanceAccountIdRule,
    'token.id': allowanceAccountIdRule,
    owner: transactionsRule,
  },
  combinations: {
    check: checkCombinations,
    rules: [{ parameter: 'token.id', requires: ['account.id'], by: 'bounds' }],
  },
  rules,
  items: 'allowances',
  rangeKey: {
    parameter: 'account.id',
    field: 'spender',
    min: '0',
    max: '274877906943',
    exceptIf: { parameter: 'owner', value: 'false', field: 'owner' },
    second: { parameter: 'token.id', field: 'token_id' },
  },
  after,
  isValid: fitsNftAllowancesResponse,
  validator: async () => (await import('./validators/accounts.js')).validateNftAllowancesResponse,
};

/**
 * List NFT allowances of an account.
 *
 * Returns permissions to transfer all NFTs of a token, ascending by default. By default, these are the
 * permissions that the account granted. With owner=false, they are those that it received.
 *
 * With `after`, the age of the reply is checked by `allowances[].timestamp.from`.
 *
 * `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/nfts`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getNftAllowances(transport, { idOrAliasOrEvmAddress: '0.0.1001', 'account.id': gte('0.0.1000') });
 * for await (const item of list) console.log(item);
 * @category accounts
 */
export function getNftAllowances(
  transport: Transport,
  params: GetNftAllowancesParams,
  options?: CallOptions,
): RangedListRequest<NftAllowancesResponse, NftAllowance> {
  return rangedList(transport, getNftAllowancesOperation, params, options);
}

/** Metadata of {@link getNftAtDocumentedPath}. */
export const getNftAtDocumentedPathOperation: Operation<Nft> = {
  operationId: 'getNftAtDocumentedPath',
  method: 'GET',
  path: '/api/v1/tokens/nfts/{serialNumber}',
  parameters: {
    serialNumber: serialNumberRule,
  },
  after,
  isValid: fitsNft,
  validator: async () => (await import('./validators/tokens.js')).validateNft,
  decode: decodeNft,
};

/**
 * Use getNft instead, which the deployed service answers at /api/v1/tokens/{tokenId}/nfts/{serialNumber}.
 * Returns one NFT.
 *
 * Get an NFT (documented path).
 *
 * With `after`, the age of the reply is checked by `modified_timestamp`.
 *
 * `GET /api/v1/tokens/nfts/{serialNumber}`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const reply = await getNftAtDocumentedPath(transport, { serialNumber: 1 });
 * @category tokens
 * @deprecated Use getNft instead, which the deployed service answers at
 * /api/v1/tokens/{tokenId}/nfts/{serialNumber}.
 */
export function getNftAtDocumentedPath(
  transport: Transport,
  params: GetNftAtDocumentedPathParams,
  options?: CallOptions,
): LedgerRequest<Nft> {
  return call(transport, getNftAtDocumentedPathOperation, params, options);
}

/** Metadata of {@link getNftTransactions}. */
export const getNftTransactionsOperation: Operation<NftTransactionHistory> = {
  operationId: 'getNftTransactions',
  method: 'GET',
  path: '/api/v1/tokens/{tokenId}/nfts/{serialNumber}/transactions',
  parameters: {
    tokenId: tokenIdOfNftRule,
    serialNumber: serialNumberRule,
    limit: limitRule,
    order: orderDescRule,
    timestamp: timestampFilterRule,
  },
  items: 'transactions',
  rangeKey: {
    parameter: 'timestamp',
    field: 'consensus_timestamp',
    min: '0.000000001',
    max: '9223372036.854775807',
  },
  after,
  isValid: fitsNftTransactionHistory,
  validator: async () => (await import('./validators/tokens.js')).validateNftTransactionHistory,
};

/**
 * List transactions of an NFT.
 *
 * Returns the transactions that minted, transferred, burned or wiped one NFT, newest first by default. Status
 * 206 means that the history is incomplete.
 *
 * With `after`, the age of the reply is checked by `transactions[].consensus_timestamp`.
 *
 * `GET /api/v1/tokens/{tokenId}/nfts/{serialNumber}/transactions`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getNftTransactions(transport, { tokenId: '0.0.2002', serialNumber: 1, timestamp: gte(new Date('2026-01-01')) });
 * for await (const item of list) console.log(item);
 * @category tokens
 */
export function getNftTransactions(
  transport: Transport,
  params: GetNftTransactionsParams,
  options?: CallOptions,
): RangedListRequest<NftTransactionHistory, NftTransactionTransfer> {
  return rangedList(transport, getNftTransactionsOperation, params, options);
}

/** Metadata of {@link getNftTransactionsAtDocumentedPath}. */
export const getNftTransactionsAtDocumentedPathOperation: Operation<NftTransactionHistory> = {
  operationId: 'getNftTransactionsAtDocumentedPath',
  method: 'GET',
  path: '/api/v1/tokens/nfts/{id}/transactions',
  parameters: {
    id: documentedTokenIdRule,
    limit: limitRule,
    order: orderDescRule,
    timestamp: timestampFilterRule,
  },
  items: 'transactions',
  after,
  isValid: fitsNftTransactionHistory,
  validator: async () => (await import('./validators/tokens.js')).validateNftTransactionHistory,
};

/**
 * Use getNftTransactions instead, which the deployed service answers at
 * /api/v1/tokens/{tokenId}/nfts/{serialNumber}/transactions. Returns the transactions of an NFT.
 *
 * List transactions of an NFT (documented path).
 *
 * With `after`, the age of the reply is checked by `transactions[].consensus_timestamp`.
 *
 * `GET /api/v1/tokens/nfts/{id}/transactions`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getNftTransactionsAtDocumentedPath(transport, { id: '0.0.2002' });
 * for await (const item of list) console.log(item);
 * @category tokens
 * @deprecated Use getNftTransactions instead, which the deployed service answers at
 * /api/v1/tokens/{tokenId}/nfts/{serialNumber}/transactions.
 */
export function getNftTransactionsAtDocumentedPath(
  transport: Transport,
  params: GetNftTransactionsAtDocumentedPathParams,
  options?: CallOptions,
): ListRequest<NftTransactionHistory, NftTransactionTransfer> {
  return list(transport, getNftTransactionsAtDocumentedPathOperation, params, options);
}

/** Metadata of {@link getNfts}. */
export const getNftsOperation: Operation<Nfts> = {
  operationId: 'getNfts',
  method: 'GET',
  path: '/api/v1/tokens/{tokenId}/nfts',
  parameters: {
    tokenId: documentedTokenIdRule,
    'account.id': nftAccountIdRule,
    limit: limitRule,
    order: orderDescRule,
    serialnumber: serialNumberFilterRule,
  },
  items: 'nfts',
  rangeKey: { parameter: 'serialnumber', field: 'serial_number', min: '1', max: '9223372036854775807' },
  after,
  isValid: fitsNfts,
  validator: async () => (await import('./validators/tokens.js')).validateNfts,
  decode: decodeNfts,
};

/**
 * List NFTs of a token.
 *
 * Returns the NFTs of one token sorted by serial number, descending by default. For an unknown token, the
 * list is empty.
 *
 * With `after`, the age of the reply is checked by `nfts[].modified_timestamp`.
 *
 * `GET /api/v1/tokens/{tokenId}/nfts`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getNfts(transport, { tokenId: '0.0.2001', serialnumber: gte(10) });
 * for await (const item of list) console.log(item);
 * @category tokens
 */
export function getNfts(
  transport: Transport,
  params: GetNftsParams,
  options?: CallOptions,
): RangedListRequest<Nfts, Nft> {
  return rangedList(transport, getNftsOperation, params, options);
}

/** Metadata of {@link getNftsAtDocumentedPath}. */
export const getNftsAtDocumentedPathOperation: Operation<Nfts> = {
  operationId: 'getNftsAtDocumentedPath',
  method: 'GET',
  path: '/api/v1/tokens/nfts',
  parameters: {
    'account.id': nftAccountIdRule,
    limit: limitRule,
    order: orderDescRule,
    serialnumber: serialNumberFilterRule,
  },
  items: 'nfts',
  after,
  isValid: fitsNfts,
  validator: async () => (await import('./validators/tokens.js')).validateNfts,
  decode: decodeNfts,
};

/**
 * Use getNfts instead, which the deployed service answers at /api/v1/tokens/{tokenId}/nfts. Returns the NFTs
 * of a token.
 *
 * List NFTs (documented path).
 *
 * With `after`, the age of the reply is checked by `nfts[].modified_timestamp`.
 *
 * `GET /api/v1/tokens/nfts`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getNftsAtDocumentedPath(transport);
 * for await (const item of list) console.log(item);
 * @category tokens
 * @deprecated Use getNfts instead, which the deployed service answers at /api/v1/tokens/{tokenId}/nfts.
 */
export function getNftsAtDocumentedPath(
  transport: Transport,
  params?: GetNftsAtDocumentedPathParams,
  options?: CallOptions,
): ListRequest<Nfts, Nft> {
  return list(transport, getNftsAtDocumentedPathOperation, params, options);
}

/** Metadata of {@link getNftsByAccountId}. */
export const getNftsByAccountIdOperation: Operation<Nfts> = {
  operationId: 'getNftsByAccountId',
  method: 'GET',
  path: '/api/v1/accounts/{idOrAliasOrEvmAddress}/nfts',
  parameters: {
    idOrAliasOrEvmAddress: idOrAliasOrEvmAddressRule,
    limit: limitRule,
    order: orderDescRule,
    serialnumber: {
      kind: integerKind,
      operators: ['eq', 'gt', 'gte', 'lt', 'lte'],
      maxItems: 2,
      checkSeveral: checkRange,
      pattern: /^((gte?|lte?|eq):)?\d{1,19}$/,
      minimum: 1,
      maximum: 9223372036854775807n,
    },
    'spender.id': spenderIdRule,
    'token.id': nftTokenIdRule,
  },
  combinations: {
    check: checkCombinations,
    rules: [{ parameter: 'serialnumber', requires: ['token.id'], by: 'bounds' }],
  },
  rules,
  items: 'nfts',
  rangeKey: {
    parameter: 'token.id',
    field: 'token_id',
    min: '0',
    max: '274877906943',
    second: { parameter: 'serialnumber', field: 'serial_number' },
  },
  after,
  isValid: fitsNfts,
  validator: async () => (await import('./validators/accounts.js')).validateNfts,
  decode: decodeNfts,
};

/**
 * List NFTs of an account.
 *
 * Returns the NFTs of the account sorted by token and serial number, descending by default. serialnumber
 * without token.id is a 400. For an unknown account, the list is empty.
 *
 * With `after`, the age of the reply is checked by `nfts[].modified_timestamp`.
 *
 * `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/nfts`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getNftsByAccountId(transport, { idOrAliasOrEvmAddress: '0.0.1001', 'token.id': gte('0.0.1000') });
 * for await (const item of list) console.log(item);
 * @category accounts
 */
export function getNftsByAccountId(
  transport: Transport,
  params: GetNftsByAccountIdParams,
  options?: CallOptions,
): RangedListRequest<Nfts, Nft> {
  return rangedList(transport, getNftsByAccountIdOperation, params, options);
}

/** Metadata of {@link getOutstandingTokenAirdrops}. */
export const getOutstandingTokenAirdropsOperation: Operation<TokenAirdropsResponse> = {
  operationId: 'getOutstandingTokenAirdrops',
  method: 'GET',
  path: '/api/v1/accounts/{idOrAliasOrEvmAddress}/airdrops/outstanding',
  servedBy: 'java',
  parameters: {
    idOrAliasOrEvmAddress: idOrAliasOrEvmAddressRule,
    limit: limitRule,
    order: orderAscRule,
    'receiver.id': allowanceAccountIdRule,
    serialnumber: airdropSerialNumberRule,
    'token.id': allowanceAccountIdRule,
  },
  combinations: {
    check: checkCombinations,
    rules: [
      { parameter: 'token.id', when: 'bounds', requires: ['receiver.id'], by: 'bounds' },
      { parameter: 'serialnumber', requires: ['token.id'], by: 'eq' },
      { parameter: 'serialnumber', when: 'bounds', requires: ['receiver.id'], by: 'bounds' },
    ],
  },
  rules,
  items: 'airdrops',
  rangeKey: {
    parameter: 'receiver.id',
    field: 'receiver_id',
    min: '0',
    max: '274877906943',
    second: { parameter: 'token.id', field: 'token_id' },
    third: { parameter: 'serialnumber', field: 'serial_number' },
  },
  after,
  isValid: fitsTokenAirdropsResponse,
  validator: async () => (await import('./validators/airdrops.js')).validateTokenAirdropsResponse,
  decode: decodeTokenAirdropsResponse,
};

/**
 * List airdrops that an account sent.
 *
 * Returns pending airdrops that the account sent, ascending by default. Claimed and cancelled airdrops are
 * not included.
 *
 * With `after`, the age of the reply is checked by `airdrops[].timestamp.from`.
 *
 * `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/airdrops/outstanding`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getOutstandingTokenAirdrops(transport, { idOrAliasOrEvmAddress: '0.0.1001', 'receiver.id': gte('0.0.1000') });
 * for await (const item of list) console.log(item);
 * @category airdrops
 */
export function getOutstandingTokenAirdrops(
  transport: Transport,
  params: GetOutstandingTokenAirdropsParams,
  options?: CallOptions,
): RangedListRequest<TokenAirdropsResponse, TokenAirdrop> {
  return rangedList(transport, getOutstandingTokenAirdropsOperation, params, options);
}

/** Metadata of {@link getPendingTokenAirdrops}. */
export const getPendingTokenAirdropsOperation: Operation<TokenAirdropsResponse> = {
  operationId: 'getPendingTokenAirdrops',
  method: 'GET',
  path: '/api/v1/accounts/{idOrAliasOrEvmAddress}/airdrops/pending',
  servedBy: 'java',
  parameters: {
    idOrAliasOrEvmAddress: idOrAliasOrEvmAddressRule,
    limit: limitRule,
    order: orderAscRule,
    'sender.id': allowanceAccountIdRule,
    serialnumber: airdropSerialNumberRule,
    'token.id': allowanceAccountIdRule,
  },
  combinations: {
    check: checkCombinations,
    rules: [
      { parameter: 'token.id', when: 'bounds', requires: ['sender.id'], by: 'bounds' },
      { parameter: 'serialnumber', requires: ['token.id'], by: 'eq' },
      { parameter: 'serialnumber', when: 'bounds', requires: ['sender.id'], by: 'bounds' },
    ],
  },
  rules,
  items: 'airdrops',
  rangeKey: {
    parameter: 'sender.id',
    field: 'sender_id',
    min: '0',
    max: '274877906943',
    second: { parameter: 'token.id', field: 'token_id' },
    third: { parameter: 'serialnumber', field: 'serial_number' },
  },
  after,
  isValid: fitsTokenAirdropsResponse,
  validator: async () => (await import('./validators/airdrops.js')).validateTokenAirdropsResponse,
  decode: decodeTokenAirdropsResponse,
};

/**
 * List airdrops that an account can claim.
 *
 * Returns pending airdrops that the account can claim, ascending by default. Claimed and cancelled airdrops
 * are not included.
 *
 * With `after`, the age of the reply is checked by `airdrops[].timestamp.from`.
 *
 * `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/airdrops/pending`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getPendingTokenAirdrops(transport, { idOrAliasOrEvmAddress: '0.0.1001', 'sender.id': gte('0.0.1000') });
 * for await (const item of list) console.log(item);
 * @category airdrops
 */
export function getPendingTokenAirdrops(
  transport: Transport,
  params: GetPendingTokenAirdropsParams,
  options?: CallOptions,
): RangedListRequest<TokenAirdropsResponse, TokenAirdrop> {
  return rangedList(transport, getPendingTokenAirdropsOperation, params, options);
}

/** Metadata of {@link getRegisteredNodes}. */
export const getRegisteredNodesOperation: Operation<RegisteredNodesResponse> = {
  operationId: 'getRegisteredNodes',
  method: 'GET',
  path: '/api/v1/network/registered-nodes',
  servedBy: 'java',
  parameters: {
    limit: limitRule,
    order: orderAscRule,
    'registerednode.id': airdropSerialNumberRule,
    type: {
      kind: stringKind,
      words: ['BLOCK_NODE', 'GENERAL_SERVICE', 'MIRROR_NODE', 'RPC_RELAY', 'UNKNOWN'],
    },
  },
  rules,
  items: 'registered_nodes',
  rangeKey: {
    parameter: 'registerednode.id',
    field: 'registered_node_id',
    min: '0',
    max: '9223372036854775807',
  },
  after,
  isValid: fitsRegisteredNodesResponse,
  validator: async () => (await import('./validators/network.js')).validateRegisteredNodesResponse,
  decode: decodeRegisteredNodesResponse,
};

/**
 * List registered nodes.
 *
 * Returns registered nodes that are not consensus nodes, such as block nodes, mirror nodes and relays, sorted
 * by ID, ascending by default.
 *
 * With `after`, the age of the reply is checked by `registered_nodes[].timestamp.from`.
 *
 * `GET /api/v1/network/registered-nodes`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getRegisteredNodes(transport, { 'registerednode.id': gte(10) });
 * for await (const item of list) console.log(item);
 * @category network
 */
export function getRegisteredNodes(
  transport: Transport,
  params?: GetRegisteredNodesParams,
  options?: CallOptions,
): RangedListRequest<RegisteredNodesResponse, RegisteredNode> {
  return rangedList(transport, getRegisteredNodesOperation, params, options);
}

/** Metadata of {@link getSchedule}. */
export const getScheduleOperation: Operation<Schedule> = {
  operationId: 'getSchedule',
  method: 'GET',
  path: '/api/v1/schedules/{scheduleId}',
  parameters: {
    scheduleId: scheduleIdRule,
  },
  after,
  isValid: fitsSchedule,
  validator: async () => (await import('./validators/schedules.js')).validateSchedule,
};

/**
 * Get a schedule.
 *
 * Returns one schedule with its signatures and its execution time.
 *
 * With `after`, the age of the reply is checked by `consensus_timestamp` or `executed_timestamp` or
 * `signatures[].consensus_timestamp`.
 *
 * `GET /api/v1/schedules/{scheduleId}`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const reply = await getSchedule(transport, { scheduleId: '0.0.5001' });
 * @category schedules
 */
export function getSchedule(
  transport: Transport,
  params: GetScheduleParams,
  options?: CallOptions,
): LedgerRequest<Schedule> {
  return call(transport, getScheduleOperation, params, options);
}

/** Metadata of {@link getSchedules}. */
export const getSchedulesOperation: Operation<SchedulesResponse> = {
  operationId: 'getSchedules',
  method: 'GET',
  path: '/api/v1/schedules',
  parameters: {
    'account.id': nftAccountIdRule,
    limit: limitRule,
    order: orderAscRule,
    'schedule.id': {
      kind: entityIdOrEvmAddressKind,
      form: 'an ID such as 0.0.1001, its number, or its long-zero address',
      operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'],
      maxItems: 100,
      checkSeveral: checkEquality,
      pattern:
        /^((gte?|lte?|eq|ne):)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?|0x)0{30}[0-3][A-Fa-f0-9]{9})$/,
    },
  },
  items: 'schedules',
  rangeKey: {
    parameter: 'schedule.id',
    field: 'schedule_id',
    min: '0',
    max: '274877906943',
    appendOnly: { time: 'consensus_timestamp' },
  },
  after,
  isValid: fitsSchedulesResponse,
  validator: async () => (await import('./validators/schedules.js')).validateSchedulesResponse,
};

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
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getSchedules(transport, { 'schedule.id': gte('0.0.1000') });
 * for await (const item of list) console.log(item);
 * @category schedules
 */
export function getSchedules(
  transport: Transport,
  params?: GetSchedulesParams,
  options?: CallOptions,
): GrowingListRequest<SchedulesResponse, Schedule> {
  return growingList(transport, getSchedulesOperation, params, options);
}

/** Metadata of {@link getStakingRewards}. */
export const getStakingRewardsOperation: Operation<StakingRewardsResponse> = {
  operationId: 'getStakingRewards',
  method: 'GET',
  path: '/api/v1/accounts/{idOrAliasOrEvmAddress}/rewards',
  parameters: {
    idOrAliasOrEvmAddress: idOrAliasOrEvmAddressRule,
    limit: limitRule,
    order: orderDescRule,
    timestamp: {
      kind: timestampKind,
      operators: ['eq', 'gt', 'gte', 'lt', 'lte'],
      maxItems: 100,
      pattern: /^((gte?|lte?|eq):)?\d{1,10}(\.\d{1,9})?$/,
    },
  },
  items: 'rewards',
  rangeKey: {
    parameter: 'timestamp',
    field: 'timestamp',
    min: '0.000000001',
    max: '9223372036.854775807',
    appendOnly: { time: 'timestamp' },
    acceptsSeveral: true,
  },
  after,
  isValid: fitsStakingRewardsResponse,
  validator: async () => (await import('./validators/accounts.js')).validateStakingRewardsResponse,
  decode: decodeStakingRewardsResponse,
};

/**
 * List staking rewards of an account.
 *
 * Returns the staking rewards that were paid to the account, newest first by default. An unknown account is a
 * 404.
 *
 * With `after`, the age of the reply is checked by `rewards[].timestamp`.
 *
 * `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/rewards`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getStakingRewards(transport, { idOrAliasOrEvmAddress: '0.0.1001', timestamp: gte(new Date('2026-01-01')) });
 * for await (const item of list) console.log(item);
 * @category accounts
 */
export function getStakingRewards(
  transport: Transport,
  params: GetStakingRewardsParams,
  options?: CallOptions,
): GrowingListRequest<StakingRewardsResponse, StakingReward> {
  return growingList(transport, getStakingRewardsOperation, params, options);
}

/** Metadata of {@link getToken}. */
export const getTokenOperation: Operation<TokenInfo> = {
  operationId: 'getToken',
  method: 'GET',
  path: '/api/v1/tokens/{tokenId}',
  parameters: {
    tokenId: documentedTokenIdRule,
    timestamp: {
      kind: timestampKind,
      operators: ['eq', 'lt', 'lte'],
      role: 'moment',
      pattern: /^((eq|lt|lte):)?\d{1,10}(\.\d{1,9})?$/,
    },
  },
  after,
  isValid: fitsTokenInfo,
  validator: async () => (await import('./validators/tokens.js')).validateTokenInfo,
  decode: decodeTokenInfo,
};

/**
 * Get a token.
 *
 * Returns one token with its type, supply, keys and custom fees. With a timestamp, returns the token at that
 * time.
 *
 * With `after`, the age of the reply is checked by `modified_timestamp`.
 *
 * `GET /api/v1/tokens/{tokenId}`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const reply = await getToken(transport, { tokenId: '0.0.2001' });
 * @category tokens
 */
export function getToken(
  transport: Transport,
  params: GetTokenParams,
  options?: CallOptions,
): LedgerRequest<TokenInfo> {
  return call(transport, getTokenOperation, params, options);
}

/** Metadata of {@link getTokenAllowances}. */
export const getTokenAllowancesOperation: Operation<TokenAllowancesResponse> = {
  operationId: 'getTokenAllowances',
  method: 'GET',
  path: '/api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/tokens',
  parameters: {
    idOrAliasOrEvmAddress: idOrAliasOrEvmAddressRule,
    limit: limitRule,
    order: orderAscRule,
    'spender.id': {
      kind: entityIdOrEvmAddressKind,
      form: 'an ID such as 0.0.1001, its number, or its long-zero address (by another one, nothing is found; getAccount returns its ID)',
      operators: ['eq', 'gt', 'gte', 'lt', 'lte'],
      maxItems: 2,
      checkSeveral: checkRange,
      pattern:
        /^((gte?|lte?|eq):)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?|0x)0{30}[0-3][A-Fa-f0-9]{9})$/,
    },
    'token.id': nftTokenIdRule,
  },
  combinations: {
    check: checkCombinations,
    rules: [{ parameter: 'token.id', requires: ['spender.id'], by: 'bounds' }],
  },
  items: 'allowances',
  rangeKey: {
    parameter: 'spender.id',
    field: 'spender',
    min: '0',
    max: '274877906943',
    second: { parameter: 'token.id', field: 'token_id' },
  },
  after,
  isValid: fitsTokenAllowancesResponse,
  validator: async () => (await import('./validators/accounts.js')).validateTokenAllowancesResponse,
  decode: decodeTokenAllowancesResponse,
};

/**
 * List token allowances of an account.
 *
 * Returns the amounts of fungible tokens that other accounts may spend for the account, sorted by spender and
 * token, ascending by default. token.id without spender.id is a 400.
 *
 * With `after`, the age of the reply is checked by `allowances[].timestamp.from`.
 *
 * `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/tokens`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getTokenAllowances(transport, { idOrAliasOrEvmAddress: '0.0.1001', 'spender.id': gte('0.0.1000') });
 * for await (const item of list) console.log(item);
 * @category accounts
 */
export function getTokenAllowances(
  transport: Transport,
  params: GetTokenAllowancesParams,
  options?: CallOptions,
): RangedListRequest<TokenAllowancesResponse, TokenAllowance> {
  return rangedList(transport, getTokenAllowancesOperation, params, options);
}

/** Metadata of {@link getTokenBalances}. */
export const getTokenBalancesOperation: Operation<TokenBalancesResponse> = {
  operationId: 'getTokenBalances',
  method: 'GET',
  path: '/api/v1/tokens/{tokenId}/balances',
  parameters: {
    tokenId: documentedTokenIdRule,
    'account.balance': tokenBalanceRule,
    'account.id': nftAccountIdRule,
    'account.publickey': accountPublicKeyRule,
    limit: limitRule,
    order: orderDescRule,
    timestamp: accountTimestampRule,
  },
  items: 'balances',
  rangeKey: { parameter: 'account.id', field: 'account', min: '0', max: '274877906943' },
  after,
  isValid: fitsTokenBalancesResponse,
  validator: async () => (await import('./validators/tokens.js')).validateTokenBalancesResponse,
  decode: decodeTokenBalancesResponse,
};

/**
 * List balances of a token.
 *
 * Returns the holders of the token with their balances, sorted by account ID, descending by default. The
 * reply contains the time of the balances. For an unknown token, the list is empty.
 *
 * `GET /api/v1/tokens/{tokenId}/balances`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getTokenBalances(transport, { tokenId: '0.0.2001', 'account.id': gte('0.0.1000') });
 * for await (const item of list) console.log(item);
 * @category tokens
 */
export function getTokenBalances(
  transport: Transport,
  params: GetTokenBalancesParams,
  options?: CallOptions,
): RangedListRequest<TokenBalancesResponse, TokenHolder> {
  return rangedList(transport, getTokenBalancesOperation, params, options);
}

/** Metadata of {@link getTokenBalancesAtDocumentedPath}. */
export const getTokenBalancesAtDocumentedPathOperation: Operation<TokenBalancesResponse> = {
  operationId: 'getTokenBalancesAtDocumentedPath',
  method: 'GET',
  path: '/api/v1/tokens/balances',
  parameters: {
    'account.balance': tokenBalanceRule,
    'account.id': nftAccountIdRule,
    'account.publickey': accountPublicKeyRule,
    limit: limitRule,
    order: orderDescRule,
    timestamp: accountTimestampRule,
  },
  items: 'balances',
  after,
  isValid: fitsTokenBalancesResponse,
  validator: async () => (await import('./validators/tokens.js')).validateTokenBalancesResponse,
  decode: decodeTokenBalancesResponse,
};

/**
 * Use getTokenBalances instead, which the deployed service answers at /api/v1/tokens/{tokenId}/balances.
 * Returns the holders of a token with their balances.
 *
 * List token balances (documented path).
 *
 * `GET /api/v1/tokens/balances`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getTokenBalancesAtDocumentedPath(transport);
 * for await (const item of list) console.log(item);
 * @category tokens
 * @deprecated Use getTokenBalances instead, which the deployed service answers at
 * /api/v1/tokens/{tokenId}/balances.
 */
export function getTokenBalancesAtDocumentedPath(
  transport: Transport,
  params?: GetTokenBalancesAtDocumentedPathParams,
  options?: CallOptions,
): ListRequest<TokenBalancesResponse, TokenHolder> {
  return list(transport, getTokenBalancesAtDocumentedPathOperation, params, options);
}

/** Metadata of {@link getTokens}. */
export const getTokensOperation: Operation<TokensResponse> = {
  operationId: 'getTokens',
  method: 'GET',
  path: '/api/v1/tokens',
  parameters: {
    'account.id': {
      kind: entityIdOrEvmAddressKind,
      form: 'an ID such as 0.0.1001, its number, or its long-zero address (by another one, nothing is found; getAccount returns its ID)',
      pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?|0x)0{30}[0-3][A-Fa-f0-9]{9})$/,
    },
    limit: limitRule,
    name: {
      kind: stringKind,
      form: 'text of 3 to 100 bytes without a colon',
      pattern: /^[^:]*$/,
      countsBytes: true,
      minLength: 3,
      maxLength: 100,
    },
    order: orderAscRule,
    publickey: accountPublicKeyRule,
    'token.id': {
      kind: tokenIdKind,
      operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'],
      maxItems: 100,
      pattern:
        /^((gte?|lte?|eq|ne):)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?|0x)0{30}[0-3][A-Fa-f0-9]{9})$/,
    },
    type: { kind: stringKind, words: ['ALL', 'FUNGIBLE_COMMON', 'NON_FUNGIBLE_UNIQUE'] },
  },
  combinations: {
    check: checkCombinations,
    rules: [{ parameter: 'name', excludes: ['token.id', 'account.id'] }],
  },
  items: 'tokens',
  rangeKey: {
    parameter: 'token.id',
    field: 'token_id',
    min: '0',
    max: '274877906943',
    appendOnly: {},
    acceptsSeveral: true,
  },
  after,
  isValid: fitsTokensResponse,
  validator: async () => (await import('./validators/tokens.js')).validateTokensResponse,
  decode: decodeTokensResponse,
};

/**
 * List tokens.
 *
 * Returns tokens sorted by ID, ascending by default. A search by name returns a single page. The list is
 * cached and lags behind the lookup of a single token.
 *
 * `GET /api/v1/tokens`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getTokens(transport, { 'token.id': gte('0.0.1000') });
 * for await (const item of list) console.log(item);
 * @category tokens
 */
export function getTokens(
  transport: Transport,
  params?: GetTokensParams,
  options?: CallOptions,
): GrowingListRequest<TokensResponse, Token> {
  return growingList(transport, getTokensOperation, params, options);
}

/** Metadata of {@link getTokensByAccountId}. */
export const getTokensByAccountIdOperation: Operation<TokenRelationshipResponse> = {
  operationId: 'getTokensByAccountId',
  method: 'GET',
  path: '/api/v1/accounts/{idOrAliasOrEvmAddress}/tokens',
  parameters: {
    idOrAliasOrEvmAddress: idOrAliasOrEvmAddressRule,
    limit: limitRule,
    order: orderAscRule,
    'token.id': {
      kind: tokenIdKind,
      operators: ['eq', 'gt', 'gte', 'lt', 'lte'],
      maxItems: 100,
      pattern:
        /^((gte?|lte?|eq):)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?|0x)0{30}[0-3][A-Fa-f0-9]{9})$/,
    },
  },
  items: 'tokens',
  rangeKey: { parameter: 'token.id', field: 'token_id', min: '0', max: '274877906943', acceptsSeveral: true },
  after,
  isValid: fitsTokenRelationshipResponse,
  validator: async () => (await import('./validators/accounts.js')).validateTokenRelationshipResponse,
  decode: decodeTokenRelationshipResponse,
};

/**
 * List token relationships of an account.
 *
 * Returns the tokens that the account is associated with, with balance and status, sorted by token ID,
 * ascending by default. An unknown account is a 404.
 *
 * `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/tokens`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getTokensByAccountId(transport, { idOrAliasOrEvmAddress: '0.0.1001', 'token.id': gte('0.0.1000') });
 * for await (const item of list) console.log(item);
 * @category accounts
 */
export function getTokensByAccountId(
  transport: Transport,
  params: GetTokensByAccountIdParams,
  options?: CallOptions,
): RangedListRequest<TokenRelationshipResponse, TokenRelationship> {
  return rangedList(transport, getTokensByAccountIdOperation, params, options);
}

/** Metadata of {@link getTopic}. */
export const getTopicOperation: Operation<Topic> = {
  operationId: 'getTopic',
  method: 'GET',
  path: '/api/v1/topics/{topicId}',
  servedBy: 'java',
  parameters: {
    topicId: scheduleIdRule,
  },
  after,
  isValid: fitsTopic,
  validator: async () => (await import('./validators/topics.js')).validateTopic,
  decode: decodeTopic,
};

/**
 * Get a topic.
 *
 * Returns one topic with its keys, memo and custom fees.
 *
 * With `after`, the age of the reply is checked by `created_timestamp` or `timestamp.from`.
 *
 * `GET /api/v1/topics/{topicId}`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const reply = await getTopic(transport, { topicId: '0.0.4001' });
 * @category topics
 */
export function getTopic(
  transport: Transport,
  params: GetTopicParams,
  options?: CallOptions,
): LedgerRequest<Topic> {
  return call(transport, getTopicOperation, params, options);
}

/** Metadata of {@link getTopicMessageByIdAndSequenceNumber}. */
export const getTopicMessageByIdAndSequenceNumberOperation: Operation<TopicMessage> = {
  operationId: 'getTopicMessageByIdAndSequenceNumber',
  method: 'GET',
  path: '/api/v1/topics/{topicId}/messages/{sequenceNumber}',
  parameters: {
    topicId: scheduleIdRule,
    sequenceNumber: {
      kind: stringKind,
      form: 'a sequence number from 1, or a consensus time of seconds.nanoseconds',
      pattern: /^(?:[1-9]\d*|[1-9]\d{0,9}(\.\d{1,9})?)$/,
      minimum: 1,
      maximum: 9223372036854775807n,
    },
  },
  after,
  isValid: fitsTopicMessage,
  validator: async () => (await import('./validators/topics.js')).validateTopicMessage,
  decode: decodeTopicMessage,
};

/**
 * Get a topic message by sequence number.
 *
 * Returns one message of a topic by its sequence number. The documented form with a consensus timestamp has
 * the same path; the deployed service uses /api/v1/topics/messages/{timestamp} for it.
 *
 * With `after`, any data counts as new enough, because it never changes.
 *
 * `GET /api/v1/topics/{topicId}/messages/{sequenceNumber}`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const reply = await getTopicMessageByIdAndSequenceNumber(transport, { topicId: '0.0.4001', sequenceNumber: 1 });
 * @category topics
 */
export function getTopicMessageByIdAndSequenceNumber(
  transport: Transport,
  params: GetTopicMessageByIdAndSequenceNumberParams,
  options?: CallOptions,
): LedgerRequest<TopicMessage> {
  return call(transport, getTopicMessageByIdAndSequenceNumberOperation, params, options);
}

/** Metadata of {@link getTopicMessageByTimestamp}. */
export const getTopicMessageByTimestampOperation: Operation<TopicMessage> = {
  operationId: 'getTopicMessageByTimestamp',
  method: 'GET',
  path: '/api/v1/topics/messages/{timestamp}',
  parameters: {
    timestamp: timestampPathRule,
  },
  after,
  isValid: fitsTopicMessage,
  validator: async () => (await import('./validators/topics.js')).validateTopicMessage,
  decode: decodeTopicMessage,
};

/**
 * Get a topic message by timestamp.
 *
 * Returns one message of any topic by its consensus timestamp.
 *
 * With `after`, any data counts as new enough, because it never changes.
 *
 * `GET /api/v1/topics/messages/{timestamp}`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const reply = await getTopicMessageByTimestamp(transport, { timestamp: '1767223666.118066287' });
 * @category topics
 */
export function getTopicMessageByTimestamp(
  transport: Transport,
  params: GetTopicMessageByTimestampParams,
  options?: CallOptions,
): LedgerRequest<TopicMessage> {
  return call(transport, getTopicMessageByTimestampOperation, params, options);
}

/** Metadata of {@link getTopicMessages}. */
export const getTopicMessagesOperation: Operation<TopicMessagesResponse> = {
  operationId: 'getTopicMessages',
  method: 'GET',
  path: '/api/v1/topics/{topicId}/messages',
  parameters: {
    topicId: scheduleIdRule,
    encoding: { kind: stringKind, role: 'view', words: ['base64', 'utf-8'] },
    limit: limitRule,
    order: orderAscRule,
    sequencenumber: serialNumberFilterRule,
    timestamp: timestampFilterRule,
  },
  items: 'messages',
  rangeKey: {
    parameter: 'sequencenumber',
    field: 'sequence_number',
    min: '1',
    max: '9223372036854775807',
    appendOnly: { time: 'consensus_timestamp', contiguous: true, hash: 'running_hash' },
  },
  after,
  isValid: fitsTopicMessagesResponse,
  validator: async () => (await import('./validators/topics.js')).validateTopicMessagesResponse,
  decode: decodeTopicMessagesResponse,
};

/**
 * List messages of a topic.
 *
 * Returns the messages of one topic sorted by sequence number, ascending by default. For an unknown topic,
 * the list is empty.
 *
 * With `after`, the age of the reply is checked by `messages[].consensus_timestamp`.
 *
 * `GET /api/v1/topics/{topicId}/messages`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getTopicMessages(transport, { topicId: '0.0.4001', sequencenumber: gte(10) });
 * for await (const item of list) console.log(item);
 * @category topics
 */
export function getTopicMessages(
  transport: Transport,
  params: GetTopicMessagesParams,
  options?: ChainedCallOptions,
): ChainedListRequest<TopicMessagesResponse, TopicMessage> {
  return chainedList(transport, getTopicMessagesOperation, params, options);
}

/** Metadata of {@link getTransaction}. */
export const getTransactionOperation: Operation<TransactionByIdResponse> = {
  operationId: 'getTransaction',
  method: 'GET',
  path: '/api/v1/transactions/{transactionId}',
  parameters: {
    transactionId: {
      kind: transactionIdKind,
      form: 'a transaction ID like 0.0.1-1767225600-000000005, or a hash in hexadecimal (96 digits) or base64url (64 characters)',
      pattern: /^((\d{1,10}\.){2}\d{1,12}-\d{1,19}-\d{1,9}|(0x)?[A-Fa-f0-9]{96}|[A-Za-z0-9_-]{64})$/,
    },
    nonce: { kind: integerKind, minimum: 0, maximum: 2147483647 },
    scheduled: { kind: booleanKind },
  },
  after,
  isValid: fitsTransactionByIdResponse,
  validator: async () => (await import('./validators/transactions.js')).validateTransactionByIdResponse,
  decode: decodeTransactionByIdResponse,
};

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
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const reply = await getTransaction(transport, { transactionId: '0.0.1001-1767223666-118066287' });
 * @category transactions
 */
export function getTransaction(
  transport: Transport,
  params: GetTransactionParams,
  options?: CallOptions,
): LedgerRequest<TransactionByIdResponse> {
  return call(transport, getTransactionOperation, params, options);
}

/** Metadata of {@link getTransactions}. */
export const getTransactionsOperation: Operation<TransactionsResponse> = {
  operationId: 'getTransactions',
  method: 'GET',
  path: '/api/v1/transactions',
  parameters: {
    'account.id': accountIdOrEvmAddressRule,
    limit: limitRule,
    order: orderDescRule,
    timestamp: timestampFilterRule,
    transactiontype: transactionTypeRule,
    result: { kind: stringKind, words: ['success', 'fail'] },
    type: { kind: stringKind, words: ['credit', 'debit'] },
  },
  items: 'transactions',
  rangeKey: {
    parameter: 'timestamp',
    field: 'consensus_timestamp',
    min: '0.000000001',
    max: '9223372036.854775807',
    appendOnly: { time: 'consensus_timestamp' },
  },
  serviceWindow: { seconds: 5184000, empty: 'link' },
  after,
  isValid: fitsTransactionsResponse,
  validator: async () => (await import('./validators/transactions.js')).validateTransactionsResponse,
  decode: decodeTransactionsResponse,
};

/**
 * List transactions.
 *
 * Returns transactions sorted by consensus timestamp, newest first by default. Public networks search windows
 * of 60 days, so a page can be empty and still have a next link.
 *
 * With `after`, the age of the reply is checked by `transactions[].consensus_timestamp`.
 *
 * `GET /api/v1/transactions`
 * @param transport Sends the request.
 * @param params The input: its parameters, by their names in the API.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getTransactions(transport, { timestamp: gte(new Date('2026-01-01')) });
 * for await (const item of list) console.log(item);
 * @category transactions
 */
export function getTransactions(
  transport: Transport,
  params?: GetTransactionsParams,
  options?: CallOptions,
): GrowingListRequest<TransactionsResponse, Transaction> {
  return growingList(transport, getTransactionsOperation, params, options);
}
