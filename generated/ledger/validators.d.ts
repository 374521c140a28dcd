// The types of validators.js.
// Made from the description of Ledger query service 0.154.0 by `npm run generate`. Do not edit.

import { type Validate } from '../../src/core/operation/report.js';

export declare const validateAccountBalanceTransactions: Validate;
export declare const validateAccountsResponse: Validate;
export declare const validateBalancesResponse: Validate;
export declare const validateBlock: Validate;
export declare const validateBlocksResponse: Validate;
export declare const validateContractActionsResponse: Validate;
export declare const validateContractCallRequest: Validate;
export declare const validateContractCallResponse: Validate;
export declare const validateContractLogsResponse: Validate;
export declare const validateContractResponse: Validate;
export declare const validateContractResultDetails: Validate;
export declare const validateContractResultsResponse: Validate;
export declare const validateContractStateResponse: Validate;
export declare const validateContractsResponse: Validate;
export declare const validateCryptoAllowancesResponse: Validate;
export declare const validateFeeEstimateResponse: Validate;
export declare const validateHooksResponse: Validate;
export declare const validateHooksStorageResponse: Validate;
export declare const validateNetworkExchangeRateSetResponse: Validate;
export declare const validateNetworkFeesResponse: Validate;
export declare const validateNetworkNodesResponse: Validate;
export declare const validateNetworkStakeResponse: Validate;
export declare const validateNetworkSupplyResponse: Validate;
export declare const validateNft: Validate;
export declare const validateNftAllowancesResponse: Validate;
export declare const validateNftTransactionHistory: Validate;
export declare const validateNfts: Validate;
export declare const validateOpcodesResponse: Validate;
export declare const validateRegisteredNodesResponse: Validate;
export declare const validateSchedule: Validate;
export declare const validateSchedulesResponse: Validate;
export declare const validateStakingRewardsResponse: Validate;
export declare const validateTokenAirdropsResponse: Validate;
export declare const validateTokenAllowancesResponse: Validate;
export declare const validateTokenBalancesResponse: Validate;
export declare const validateTokenInfo: Validate;
export declare const validateTokenRelationshipResponse: Validate;
export declare const validateTokensResponse: Validate;
export declare const validateTopic: Validate;
export declare const validateTopicMessage: Validate;
export declare const validateTopicMessagesResponse: Validate;
export declare const validateTransactionByIdResponse: Validate;
export declare const validateTransactionsResponse: Validate;
