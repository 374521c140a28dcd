import { ParameterError, decodeArray, entityText, isEntityId, isHbar, isLong, isRecord, noCall } from "./query.js";
import { byteBody, call, createTransport, jsonBody, list, request, route } from "./transport.js";
import { growingList, rangedList } from "./growing-list-request.js";
// generated/ledger/decoders.ts
function decodeAccountBalance(value, int64) {
	if (isRecord(value)) {
		if (value.balance !== void 0) value.balance = int64(value.balance);
		if (value.tokens !== void 0) value.tokens = decodeArray(value.tokens, decodeTokenBalance, int64);
	}
	return value;
}
function decodeAccountBalanceTransactions(value, int64) {
	decodeAccountInfo(value, int64);
	decodeAccountBalanceTransactions2(value, int64);
	return value;
}
function decodeAccountBalanceTransactions2(value, int64) {
	if (isRecord(value)) {
		if (value.transactions !== void 0) value.transactions = decodeArray(value.transactions, decodeTransaction, int64);
	}
	return value;
}
function decodeAccountInfo(value, int64) {
	if (isRecord(value)) {
		if (value.auto_renew_period !== void 0) value.auto_renew_period = int64(value.auto_renew_period);
		if (value.balance !== void 0) value.balance = decodeBalance(value.balance, int64);
		if (value.ethereum_nonce !== void 0) value.ethereum_nonce = int64(value.ethereum_nonce);
		if (value.pending_reward !== void 0) value.pending_reward = int64(value.pending_reward);
		if (value.staked_node_id !== void 0) value.staked_node_id = int64(value.staked_node_id);
	}
	return value;
}
function decodeAccountTokenBalance(value, int64) {
	if (isRecord(value)) {
		if (value.balance !== void 0) value.balance = int64(value.balance);
	}
	return value;
}
function decodeAccountsResponse(value, int64) {
	if (isRecord(value)) {
		if (value.accounts !== void 0) value.accounts = decodeArray(value.accounts, decodeAccountInfo, int64);
	}
	return value;
}
function decodeAllowance(value, int64) {
	if (isRecord(value)) {
		if (value.amount !== void 0) value.amount = int64(value.amount);
		if (value.amount_granted !== void 0) value.amount_granted = int64(value.amount_granted);
	}
	return value;
}
function decodeAssessedCustomFee(value, int64) {
	if (isRecord(value)) {
		if (value.amount !== void 0) value.amount = int64(value.amount);
	}
	return value;
}
function decodeAuthorization(value, int64) {
	if (isRecord(value)) {
		if (value.nonce !== void 0) value.nonce = int64(value.nonce);
	}
	return value;
}
function decodeBalance(value, int64) {
	if (isRecord(value)) {
		if (value.balance !== void 0) value.balance = int64(value.balance);
		if (value.tokens !== void 0) value.tokens = decodeArray(value.tokens, decodeAccountTokenBalance, int64);
	}
	return value;
}
function decodeBalancesResponse(value, int64) {
	if (isRecord(value)) {
		if (value.balances !== void 0) value.balances = decodeArray(value.balances, decodeAccountBalance, int64);
	}
	return value;
}
function decodeBlock(value, int64) {
	if (isRecord(value)) {
		if (value.count !== void 0) value.count = int64(value.count);
		if (value.gas_used !== void 0) value.gas_used = int64(value.gas_used);
		if (value.number !== void 0) value.number = int64(value.number);
		if (value.size !== void 0) value.size = int64(value.size);
	}
	return value;
}
function decodeBlocksResponse(value, int64) {
	if (isRecord(value)) {
		if (value.blocks !== void 0) value.blocks = decodeArray(value.blocks, decodeBlock, int64);
	}
	return value;
}
function decodeConsensusCustomFees(value, int64) {
	if (isRecord(value)) {
		if (value.fixed_fees !== void 0) value.fixed_fees = decodeArray(value.fixed_fees, decodeFixedCustomFee, int64);
	}
	return value;
}
function decodeContract(value, int64) {
	if (isRecord(value)) {
		if (value.auto_renew_period !== void 0) value.auto_renew_period = int64(value.auto_renew_period);
		if (value.nonce !== void 0) value.nonce = int64(value.nonce);
	}
	return value;
}
function decodeContractAction(value, int64) {
	if (isRecord(value)) {
		if (value.gas !== void 0) value.gas = int64(value.gas);
		if (value.gas_used !== void 0) value.gas_used = int64(value.gas_used);
		if (value.value !== void 0) value.value = int64(value.value);
	}
	return value;
}
function decodeContractActionsResponse(value, int64) {
	if (isRecord(value)) {
		if (value.actions !== void 0) value.actions = decodeArray(value.actions, decodeContractAction, int64);
	}
	return value;
}
function decodeContractLog(value, int64) {
	decodeContractLog2(value, int64);
	return value;
}
function decodeContractLog2(value, int64) {
	if (isRecord(value)) {
		if (value.block_number !== void 0) value.block_number = int64(value.block_number);
	}
	return value;
}
function decodeContractLogsResponse(value, int64) {
	if (isRecord(value)) {
		if (value.logs !== void 0) value.logs = decodeArray(value.logs, decodeContractLog, int64);
	}
	return value;
}
function decodeContractResponse(value, int64) {
	decodeContract(value, int64);
	return value;
}
function decodeContractResult(value, int64) {
	decodeContractResultSummary(value, int64);
	decodeContractResult2(value, int64);
	return value;
}
function decodeContractResult2(value, int64) {
	if (isRecord(value)) {
		if (value.block_gas_used !== void 0) value.block_gas_used = int64(value.block_gas_used);
		if (value.block_number !== void 0) value.block_number = int64(value.block_number);
		if (value.nonce !== void 0) value.nonce = int64(value.nonce);
		if (value.transaction_index !== void 0) value.transaction_index = int64(value.transaction_index);
	}
	return value;
}
function decodeContractResultDetails(value, int64) {
	decodeContractResult(value, int64);
	return value;
}
function decodeContractResultSummariesResponse(value, int64) {
	if (isRecord(value)) {
		if (value.results !== void 0) value.results = decodeArray(value.results, decodeContractResultSummary, int64);
	}
	return value;
}
function decodeContractResultSummary(value, int64) {
	if (isRecord(value)) {
		if (value.amount !== void 0) value.amount = int64.wide(value.amount);
		if (value.gas_consumed !== void 0) value.gas_consumed = int64(value.gas_consumed);
		if (value.gas_limit !== void 0) value.gas_limit = int64(value.gas_limit);
		if (value.gas_used !== void 0) value.gas_used = int64(value.gas_used);
		if (value.authorization_list !== void 0) value.authorization_list = decodeArray(value.authorization_list, decodeAuthorization, int64);
	}
	return value;
}
function decodeContractResultsResponse(value, int64) {
	if (isRecord(value)) {
		if (value.results !== void 0) value.results = decodeArray(value.results, decodeContractResult, int64);
	}
	return value;
}
function decodeContractsResponse(value, int64) {
	if (isRecord(value)) {
		if (value.contracts !== void 0) value.contracts = decodeArray(value.contracts, decodeContract, int64);
	}
	return value;
}
function decodeCryptoAllowance(value, int64) {
	decodeAllowance(value, int64);
	decodeCryptoAllowance2(value, int64);
	return value;
}
function decodeCryptoAllowance2(value, int64) {
	if (isRecord(value)) {
		if (value.amount !== void 0) value.amount = int64(value.amount);
		if (value.amount_granted !== void 0) value.amount_granted = int64(value.amount_granted);
	}
	return value;
}
function decodeCryptoAllowancesResponse(value, int64) {
	if (isRecord(value)) {
		if (value.allowances !== void 0) value.allowances = decodeArray(value.allowances, decodeCryptoAllowance, int64);
	}
	return value;
}
function decodeCustomFeeLimit(value, int64) {
	if (isRecord(value)) {
		if (value.amount !== void 0) value.amount = int64(value.amount);
	}
	return value;
}
function decodeCustomFees(value, int64) {
	if (isRecord(value)) {
		if (value.fixed_fees !== void 0) value.fixed_fees = decodeArray(value.fixed_fees, decodeFixedFee, int64);
		if (value.fractional_fees !== void 0) value.fractional_fees = decodeArray(value.fractional_fees, decodeFractionalFee, int64);
		if (value.royalty_fees !== void 0) value.royalty_fees = decodeArray(value.royalty_fees, decodeRoyaltyFee, int64);
	}
	return value;
}
function decodeExchangeRate(value, int64) {
	if (isRecord(value)) {
		if (value.expiration_time !== void 0) value.expiration_time = int64(value.expiration_time);
	}
	return value;
}
function decodeFallbackFee(value, int64) {
	if (isRecord(value)) {
		if (value.amount !== void 0) value.amount = int64(value.amount);
	}
	return value;
}
function decodeFeeEstimate(value, int64) {
	if (isRecord(value)) {
		if (value.base !== void 0) value.base = int64(value.base);
		if (value.extras !== void 0) value.extras = decodeArray(value.extras, decodeFeeExtra, int64);
	}
	return value;
}
function decodeFeeEstimateNetwork(value, int64) {
	if (isRecord(value)) {
		if (value.subtotal !== void 0) value.subtotal = int64(value.subtotal);
	}
	return value;
}
function decodeFeeEstimateResponse(value, int64) {
	if (isRecord(value)) {
		if (value.high_volume_multiplier !== void 0) value.high_volume_multiplier = int64(value.high_volume_multiplier);
		if (value.network !== void 0) value.network = decodeFeeEstimateNetwork(value.network, int64);
		if (value.node !== void 0) value.node = decodeFeeEstimate(value.node, int64);
		if (value.service !== void 0) value.service = decodeFeeEstimate(value.service, int64);
		if (value.total !== void 0) value.total = int64(value.total);
	}
	return value;
}
function decodeFeeExtra(value, int64) {
	if (isRecord(value)) {
		if (value.charged !== void 0) value.charged = int64(value.charged);
		if (value.count !== void 0) value.count = int64(value.count);
		if (value.fee_per_unit !== void 0) value.fee_per_unit = int64(value.fee_per_unit);
		if (value.included !== void 0) value.included = int64(value.included);
		if (value.subtotal !== void 0) value.subtotal = int64(value.subtotal);
	}
	return value;
}
function decodeFixedCustomFee(value, int64) {
	if (isRecord(value)) {
		if (value.amount !== void 0) value.amount = int64(value.amount);
	}
	return value;
}
function decodeFixedFee(value, int64) {
	if (isRecord(value)) {
		if (value.amount !== void 0) value.amount = int64(value.amount);
	}
	return value;
}
function decodeFraction(value, int64) {
	if (isRecord(value)) {
		if (value.numerator !== void 0) value.numerator = int64(value.numerator);
		if (value.denominator !== void 0) value.denominator = int64(value.denominator);
	}
	return value;
}
function decodeFractionalFee(value, int64) {
	if (isRecord(value)) {
		if (value.amount !== void 0) value.amount = decodeFraction(value.amount, int64);
		if (value.maximum !== void 0) value.maximum = int64(value.maximum);
		if (value.minimum !== void 0) value.minimum = int64(value.minimum);
	}
	return value;
}
function decodeHook(value, int64) {
	if (isRecord(value)) {
		if (value.hook_id !== void 0) value.hook_id = int64(value.hook_id);
	}
	return value;
}
function decodeHooksResponse(value, int64) {
	if (isRecord(value)) {
		if (value.hooks !== void 0) value.hooks = decodeArray(value.hooks, decodeHook, int64);
	}
	return value;
}
function decodeHooksStorageResponse(value, int64) {
	if (isRecord(value)) {
		if (value.hook_id !== void 0) value.hook_id = int64(value.hook_id);
	}
	return value;
}
function decodeNetworkExchangeRateSetResponse(value, int64) {
	if (isRecord(value)) {
		if (value.current_rate !== void 0) value.current_rate = decodeExchangeRate(value.current_rate, int64);
		if (value.next_rate !== void 0) value.next_rate = decodeExchangeRate(value.next_rate, int64);
	}
	return value;
}
function decodeNetworkFee(value, int64) {
	if (isRecord(value)) {
		if (value.gas !== void 0) value.gas = int64(value.gas);
	}
	return value;
}
function decodeNetworkFeesResponse(value, int64) {
	if (isRecord(value)) {
		if (value.fees !== void 0) value.fees = decodeArray(value.fees, decodeNetworkFee, int64);
	}
	return value;
}
function decodeNetworkNode(value, int64) {
	if (isRecord(value)) {
		if (value.associated_registered_nodes !== void 0) value.associated_registered_nodes = decodeArray(value.associated_registered_nodes, (value, int64) => int64(value), int64);
		if (value.max_stake !== void 0) value.max_stake = int64(value.max_stake);
		if (value.min_stake !== void 0) value.min_stake = int64(value.min_stake);
		if (value.node_id !== void 0) value.node_id = int64(value.node_id);
		if (value.reward_rate_start !== void 0) value.reward_rate_start = int64(value.reward_rate_start);
		if (value.stake !== void 0) value.stake = int64(value.stake);
		if (value.stake_not_rewarded !== void 0) value.stake_not_rewarded = int64(value.stake_not_rewarded);
		if (value.stake_rewarded !== void 0) value.stake_rewarded = int64(value.stake_rewarded);
	}
	return value;
}
function decodeNetworkNodesResponse(value, int64) {
	if (isRecord(value)) {
		if (value.nodes !== void 0) value.nodes = decodeArray(value.nodes, decodeNetworkNode, int64);
	}
	return value;
}
function decodeNetworkStakeResponse(value, int64) {
	if (isRecord(value)) {
		if (value.max_stake_rewarded !== void 0) value.max_stake_rewarded = int64(value.max_stake_rewarded);
		if (value.max_staking_reward_rate_per_hbar !== void 0) value.max_staking_reward_rate_per_hbar = int64(value.max_staking_reward_rate_per_hbar);
		if (value.max_total_reward !== void 0) value.max_total_reward = int64(value.max_total_reward);
		if (value.reserved_staking_rewards !== void 0) value.reserved_staking_rewards = int64(value.reserved_staking_rewards);
		if (value.reward_balance_threshold !== void 0) value.reward_balance_threshold = int64(value.reward_balance_threshold);
		if (value.stake_total !== void 0) value.stake_total = int64(value.stake_total);
		if (value.staking_period_duration !== void 0) value.staking_period_duration = int64(value.staking_period_duration);
		if (value.staking_periods_stored !== void 0) value.staking_periods_stored = int64(value.staking_periods_stored);
		if (value.staking_reward_rate !== void 0) value.staking_reward_rate = int64(value.staking_reward_rate);
		if (value.staking_start_threshold !== void 0) value.staking_start_threshold = int64(value.staking_start_threshold);
		if (value.unreserved_staking_reward_balance !== void 0) value.unreserved_staking_reward_balance = int64(value.unreserved_staking_reward_balance);
	}
	return value;
}
function decodeNft(value, int64) {
	if (isRecord(value)) {
		if (value.serial_number !== void 0) value.serial_number = int64(value.serial_number);
	}
	return value;
}
function decodeNftTransfer(value, int64) {
	if (isRecord(value)) {
		if (value.serial_number !== void 0) value.serial_number = int64(value.serial_number);
	}
	return value;
}
function decodeNfts(value, int64) {
	if (isRecord(value)) {
		if (value.nfts !== void 0) value.nfts = decodeArray(value.nfts, decodeNft, int64);
	}
	return value;
}
function decodeOpcode(value, int64) {
	if (isRecord(value)) {
		if (value.gas !== void 0) value.gas = int64(value.gas);
		if (value.gas_cost !== void 0) value.gas_cost = int64(value.gas_cost);
	}
	return value;
}
function decodeOpcodesResponse(value, int64) {
	if (isRecord(value)) {
		if (value.gas !== void 0) value.gas = int64(value.gas);
		if (value.opcodes !== void 0) value.opcodes = decodeArray(value.opcodes, decodeOpcode, int64);
	}
	return value;
}
function decodeRegisteredNode(value, int64) {
	if (isRecord(value)) {
		if (value.registered_node_id !== void 0) value.registered_node_id = int64(value.registered_node_id);
	}
	return value;
}
function decodeRegisteredNodesResponse(value, int64) {
	if (isRecord(value)) {
		if (value.registered_nodes !== void 0) value.registered_nodes = decodeArray(value.registered_nodes, decodeRegisteredNode, int64);
	}
	return value;
}
function decodeRoyaltyFee(value, int64) {
	if (isRecord(value)) {
		if (value.amount !== void 0) value.amount = decodeFraction(value.amount, int64);
		if (value.fallback_fee !== void 0) value.fallback_fee = decodeFallbackFee(value.fallback_fee, int64);
	}
	return value;
}
function decodeStakingReward(value, int64) {
	if (isRecord(value)) {
		if (value.amount !== void 0) value.amount = int64(value.amount);
	}
	return value;
}
function decodeStakingRewardTransfer(value, int64) {
	if (isRecord(value)) {
		if (value.amount !== void 0) value.amount = int64(value.amount);
	}
	return value;
}
function decodeStakingRewardsResponse(value, int64) {
	if (isRecord(value)) {
		if (value.rewards !== void 0) value.rewards = decodeArray(value.rewards, decodeStakingReward, int64);
	}
	return value;
}
function decodeToken(value, int64) {
	if (isRecord(value)) {
		if (value.decimals !== void 0) value.decimals = int64(value.decimals);
	}
	return value;
}
function decodeTokenAirdrop(value, int64) {
	if (isRecord(value)) {
		if (value.amount !== void 0) value.amount = int64(value.amount);
		if (value.serial_number !== void 0) value.serial_number = int64(value.serial_number);
	}
	return value;
}
function decodeTokenAirdropsResponse(value, int64) {
	if (isRecord(value)) {
		if (value.airdrops !== void 0) value.airdrops = decodeArray(value.airdrops, decodeTokenAirdrop, int64);
	}
	return value;
}
function decodeTokenAllowance(value, int64) {
	decodeAllowance(value, int64);
	return value;
}
function decodeTokenAllowancesResponse(value, int64) {
	if (isRecord(value)) {
		if (value.allowances !== void 0) value.allowances = decodeArray(value.allowances, decodeTokenAllowance, int64);
	}
	return value;
}
function decodeTokenBalance(value, int64) {
	if (isRecord(value)) {
		if (value.balance !== void 0) value.balance = int64(value.balance);
	}
	return value;
}
function decodeTokenBalancesResponse(value, int64) {
	if (isRecord(value)) {
		if (value.balances !== void 0) value.balances = decodeArray(value.balances, decodeTokenHolder, int64);
	}
	return value;
}
function decodeTokenHolder(value, int64) {
	if (isRecord(value)) {
		if (value.balance !== void 0) value.balance = int64(value.balance);
		if (value.decimals !== void 0) value.decimals = int64(value.decimals);
	}
	return value;
}
function decodeTokenInfo(value, int64) {
	if (isRecord(value)) {
		if (value.auto_renew_period !== void 0) value.auto_renew_period = int64(value.auto_renew_period);
		if (value.expiry_timestamp !== void 0) value.expiry_timestamp = int64(value.expiry_timestamp);
		if (value.custom_fees !== void 0) value.custom_fees = decodeCustomFees(value.custom_fees, int64);
	}
	return value;
}
function decodeTokenRelationship(value, int64) {
	if (isRecord(value)) {
		if (value.balance !== void 0) value.balance = int64(value.balance);
		if (value.decimals !== void 0) value.decimals = int64(value.decimals);
	}
	return value;
}
function decodeTokenRelationshipResponse(value, int64) {
	if (isRecord(value)) {
		if (value.tokens !== void 0) value.tokens = decodeArray(value.tokens, decodeTokenRelationship, int64);
	}
	return value;
}
function decodeTokenTransfer(value, int64) {
	if (isRecord(value)) {
		if (value.amount !== void 0) value.amount = int64(value.amount);
	}
	return value;
}
function decodeTokensResponse(value, int64) {
	if (isRecord(value)) {
		if (value.tokens !== void 0) value.tokens = decodeArray(value.tokens, decodeToken, int64);
	}
	return value;
}
function decodeTopic(value, int64) {
	if (isRecord(value)) {
		if (value.auto_renew_period !== void 0) value.auto_renew_period = int64(value.auto_renew_period);
		if (value.custom_fees !== void 0) value.custom_fees = decodeConsensusCustomFees(value.custom_fees, int64);
	}
	return value;
}
function decodeTopicMessage(value, int64) {
	if (isRecord(value)) {
		if (value.sequence_number !== void 0) value.sequence_number = int64(value.sequence_number);
	}
	return value;
}
function decodeTopicMessagesResponse(value, int64) {
	if (isRecord(value)) {
		if (value.messages !== void 0) value.messages = decodeArray(value.messages, decodeTopicMessage, int64);
	}
	return value;
}
function decodeTransaction(value, int64) {
	if (isRecord(value)) {
		if (value.charged_tx_fee !== void 0) value.charged_tx_fee = int64(value.charged_tx_fee);
		if (value.high_volume_pricing_multiplier !== void 0) value.high_volume_pricing_multiplier = int64(value.high_volume_pricing_multiplier);
		if (value.max_custom_fees !== void 0) value.max_custom_fees = decodeArray(value.max_custom_fees, decodeCustomFeeLimit, int64);
		if (value.nft_transfers !== void 0) value.nft_transfers = decodeArray(value.nft_transfers, decodeNftTransfer, int64);
		if (value.staking_reward_transfers !== void 0) value.staking_reward_transfers = decodeArray(value.staking_reward_transfers, decodeStakingRewardTransfer, int64);
		if (value.token_transfers !== void 0) value.token_transfers = decodeArray(value.token_transfers, decodeTokenTransfer, int64);
		if (value.transfers !== void 0) value.transfers = decodeArray(value.transfers, decodeTransfer, int64);
	}
	return value;
}
function decodeTransactionByIdResponse(value, int64) {
	if (isRecord(value)) {
		if (value.transactions !== void 0) value.transactions = decodeArray(value.transactions, decodeTransactionDetail, int64);
	}
	return value;
}
function decodeTransactionDetail(value, int64) {
	decodeTransaction(value, int64);
	decodeTransactionDetail2(value, int64);
	return value;
}
function decodeTransactionDetail2(value, int64) {
	if (isRecord(value)) {
		if (value.assessed_custom_fees !== void 0) value.assessed_custom_fees = decodeArray(value.assessed_custom_fees, decodeAssessedCustomFee, int64);
	}
	return value;
}
function decodeTransactionsResponse(value, int64) {
	if (isRecord(value)) {
		if (value.transactions !== void 0) value.transactions = decodeArray(value.transactions, decodeTransaction, int64);
	}
	return value;
}
function decodeTransfer(value, int64) {
	if (isRecord(value)) {
		if (value.amount !== void 0) value.amount = int64(value.amount);
	}
	return value;
}
// generated/ledger/validators.ts
const knownAccessListEntry = ["address", "storage_keys"];
const knownAccountBalance = [
	"account",
	"balance",
	"tokens"
];
const knownAccountBalanceTransactions = [
	"account",
	"alias",
	"auto_renew_period",
	"balance",
	"created_timestamp",
	"decline_reward",
	"delegation_address",
	"deleted",
	"ethereum_nonce",
	"evm_address",
	"expiry_timestamp",
	"key",
	"links",
	"max_automatic_token_associations",
	"memo",
	"pending_reward",
	"receiver_sig_required",
	"stake_period_start",
	"staked_account_id",
	"staked_node_id",
	"transactions"
];
const knownAccountInfo = [
	"account",
	"alias",
	"auto_renew_period",
	"balance",
	"created_timestamp",
	"decline_reward",
	"delegation_address",
	"deleted",
	"ethereum_nonce",
	"evm_address",
	"expiry_timestamp",
	"key",
	"max_automatic_token_associations",
	"memo",
	"pending_reward",
	"receiver_sig_required",
	"stake_period_start",
	"staked_account_id",
	"staked_node_id"
];
const knownAccountLinks = ["next"];
const knownAccountsResponse = ["accounts", "links"];
const knownAssessedCustomFee = [
	"amount",
	"collector_account_id",
	"effective_payer_account_ids",
	"token_id"
];
const knownAuthorization = [
	"address",
	"chain_id",
	"nonce",
	"r",
	"s",
	"y_parity"
];
const knownBalance = [
	"balance",
	"timestamp",
	"tokens"
];
const knownBalancesResponse = [
	"balances",
	"links",
	"timestamp"
];
const knownBlock = [
	"count",
	"gas_used",
	"hapi_version",
	"hash",
	"logs_bloom",
	"name",
	"number",
	"previous_hash",
	"size",
	"timestamp"
];
const knownBlocksResponse = ["blocks", "links"];
const knownChunkInfo = [
	"initial_transaction_id",
	"number",
	"total"
];
const knownConsensusCustomFees = ["created_timestamp", "fixed_fees"];
const knownContract = [
	"admin_key",
	"auto_renew_account",
	"auto_renew_period",
	"contract_id",
	"created_timestamp",
	"deleted",
	"evm_address",
	"expiration_timestamp",
	"file_id",
	"max_automatic_token_associations",
	"memo",
	"nonce",
	"obtainer_id",
	"permanent_removal",
	"proxy_account_id",
	"timestamp"
];
const knownContractAction = /*#__PURE__*/ new Set([
	"CALL",
	"CALLCODE",
	"CREATE",
	"CREATE2",
	"DELEGATECALL",
	"STATICCALL",
	"UNKNOWN"
]);
const knownContractAction2 = /*#__PURE__*/ new Set([
	"NO_ACTION",
	"CALL",
	"CREATE",
	"PRECOMPILE",
	"SYSTEM"
]);
const knownContractAction3 = /*#__PURE__*/ new Set(["ACCOUNT", "CONTRACT"]);
const knownContractAction4 = /*#__PURE__*/ new Set([
	"OUTPUT",
	"REVERT_REASON",
	"ERROR"
]);
const knownContractAction5 = [
	"call_depth",
	"call_operation_type",
	"call_type",
	"caller",
	"caller_type",
	"from",
	"gas",
	"gas_used",
	"index",
	"input",
	"recipient",
	"recipient_type",
	"result_data",
	"result_data_type",
	"timestamp",
	"to",
	"value"
];
const knownContractActionsResponse = ["actions", "links"];
const knownContractCallRequest = [
	"block",
	"data",
	"estimate",
	"from",
	"gas",
	"gasPrice",
	"to",
	"value"
];
const knownContractCallResponse = ["result"];
const knownContractLog = [
	"address",
	"block_hash",
	"block_number",
	"bloom",
	"contract_id",
	"data",
	"index",
	"root_contract_id",
	"timestamp",
	"topics",
	"transaction_hash",
	"transaction_index"
];
const knownContractLogsResponse = ["links", "logs"];
const knownContractResponse = [
	"admin_key",
	"auto_renew_account",
	"auto_renew_period",
	"bytecode",
	"contract_id",
	"created_timestamp",
	"deleted",
	"evm_address",
	"expiration_timestamp",
	"file_id",
	"max_automatic_token_associations",
	"memo",
	"nonce",
	"obtainer_id",
	"permanent_removal",
	"proxy_account_id",
	"runtime_bytecode",
	"timestamp"
];
const knownContractResult = [
	"access_list",
	"address",
	"amount",
	"authorization_list",
	"block_gas_used",
	"block_hash",
	"block_number",
	"bloom",
	"call_result",
	"chain_id",
	"contract_id",
	"created_contract_ids",
	"error_message",
	"failed_initcode",
	"from",
	"function_parameters",
	"gas_consumed",
	"gas_limit",
	"gas_price",
	"gas_used",
	"hash",
	"max_fee_per_gas",
	"max_priority_fee_per_gas",
	"nonce",
	"r",
	"result",
	"s",
	"status",
	"timestamp",
	"to",
	"transaction_index",
	"type",
	"v"
];
const knownContractResultDetails = [
	"access_list",
	"address",
	"amount",
	"authorization_list",
	"block_gas_used",
	"block_hash",
	"block_number",
	"bloom",
	"call_result",
	"chain_id",
	"contract_id",
	"created_contract_ids",
	"error_message",
	"failed_initcode",
	"from",
	"function_parameters",
	"gas_consumed",
	"gas_limit",
	"gas_price",
	"gas_used",
	"hash",
	"logs",
	"max_fee_per_gas",
	"max_priority_fee_per_gas",
	"nonce",
	"r",
	"result",
	"s",
	"state_changes",
	"status",
	"timestamp",
	"to",
	"transaction_index",
	"type",
	"v"
];
const knownContractResultLog = [
	"address",
	"bloom",
	"contract_id",
	"data",
	"index",
	"topics"
];
const knownContractResultStateChange = [
	"address",
	"contract_id",
	"slot",
	"value_read",
	"value_written"
];
const knownContractResultSummariesResponse = ["links", "results"];
const knownContractResultSummary = [
	"address",
	"amount",
	"authorization_list",
	"bloom",
	"call_result",
	"contract_id",
	"created_contract_ids",
	"error_message",
	"from",
	"function_parameters",
	"gas_consumed",
	"gas_limit",
	"gas_used",
	"hash",
	"timestamp",
	"to"
];
const knownContractsResponse = ["contracts", "links"];
const knownContractState = [
	"address",
	"contract_id",
	"slot",
	"timestamp",
	"value"
];
const knownContractStateResponse = ["links", "state"];
const knownCryptoAllowance = [
	"amount",
	"amount_granted",
	"owner",
	"spender",
	"timestamp"
];
const knownCryptoAllowancesResponse = ["allowances", "links"];
const knownCustomFeeLimit = [
	"account_id",
	"amount",
	"denominating_token_id"
];
const knownCustomFees = [
	"created_timestamp",
	"fixed_fees",
	"fractional_fees",
	"royalty_fees"
];
const knownExchangeRate = [
	"cent_equivalent",
	"expiration_time",
	"hbar_equivalent"
];
const knownFallbackFee = ["amount", "denominating_token_id"];
const knownFeeEstimate = ["base", "extras"];
const knownFeeEstimateNetwork = ["multiplier", "subtotal"];
const knownFeeEstimateResponse = [
	"high_volume_multiplier",
	"network",
	"node",
	"notes",
	"service",
	"total"
];
const knownFeeExtra = [
	"charged",
	"count",
	"fee_per_unit",
	"included",
	"name",
	"subtotal"
];
const knownFixedCustomFee = [
	"amount",
	"collector_account_id",
	"denominating_token_id"
];
const knownFixedFee = [
	"all_collectors_are_exempt",
	"amount",
	"collector_account_id",
	"denominating_token_id"
];
const knownFraction = ["denominator", "numerator"];
const knownFractionalFee = [
	"all_collectors_are_exempt",
	"amount",
	"collector_account_id",
	"denominating_token_id",
	"maximum",
	"minimum",
	"net_of_transfers"
];
const knownHook = /*#__PURE__*/ new Set(["ACCOUNT_ALLOWANCE_HOOK"]);
const knownHook2 = /*#__PURE__*/ new Set(["EVM"]);
const knownHook3 = [
	"admin_key",
	"contract_id",
	"created_timestamp",
	"deleted",
	"extension_point",
	"hook_id",
	"owner_id",
	"timestamp_range",
	"type"
];
const knownHooksResponse = ["hooks", "links"];
const knownHooksStorageResponse = [
	"hook_id",
	"links",
	"owner_id",
	"storage"
];
const knownHookStorage = [
	"key",
	"timestamp",
	"value"
];
const knownKey = /*#__PURE__*/ new Set([
	"ECDSA_SECP256K1",
	"ED25519",
	"ProtobufEncoded"
]);
const knownKey2 = ["_type", "key"];
const knownNetworkExchangeRateSetResponse = [
	"current_rate",
	"next_rate",
	"timestamp"
];
const knownNetworkFee = ["gas", "transaction_type"];
const knownNetworkFeesResponse = ["fees", "timestamp"];
const knownNetworkNode = [
	"admin_key",
	"associated_registered_nodes",
	"decline_reward",
	"description",
	"file_id",
	"grpc_proxy_endpoint",
	"max_stake",
	"memo",
	"min_stake",
	"node_account_id",
	"node_cert_hash",
	"node_id",
	"public_key",
	"reward_rate_start",
	"service_endpoints",
	"stake",
	"stake_not_rewarded",
	"stake_rewarded",
	"staking_period",
	"timestamp"
];
const knownNetworkNodesResponse = ["links", "nodes"];
const knownNetworkStakeResponse = [
	"max_stake_rewarded",
	"max_staking_reward_rate_per_hbar",
	"max_total_reward",
	"node_reward_fee_fraction",
	"reserved_staking_rewards",
	"reward_balance_threshold",
	"stake_total",
	"staking_period",
	"staking_period_duration",
	"staking_periods_stored",
	"staking_reward_fee_fraction",
	"staking_reward_rate",
	"staking_start_threshold",
	"unreserved_staking_reward_balance"
];
const knownNetworkSupplyResponse = [
	"released_supply",
	"timestamp",
	"total_supply"
];
const knownNft = [
	"account_id",
	"created_timestamp",
	"delegating_spender",
	"deleted",
	"metadata",
	"modified_timestamp",
	"serial_number",
	"spender",
	"token_id"
];
const knownNftAllowance = [
	"approved_for_all",
	"owner",
	"spender",
	"timestamp",
	"token_id"
];
const knownNfts = ["links", "nfts"];
const knownNftTransactionHistory = ["links", "transactions"];
const knownNftTransactionTransfer = [
	"consensus_timestamp",
	"is_approval",
	"nonce",
	"receiver_account_id",
	"sender_account_id",
	"transaction_id",
	"type"
];
const knownNftTransfer = [
	"is_approval",
	"receiver_account_id",
	"sender_account_id",
	"serial_number",
	"token_id"
];
const knownOpcode = [
	"depth",
	"gas",
	"gas_cost",
	"memory",
	"op",
	"pc",
	"reason",
	"stack",
	"storage"
];
const knownOpcodesResponse = [
	"address",
	"contract_id",
	"failed",
	"gas",
	"opcodes",
	"return_value"
];
const knownRegisteredBlockNodeApi = /*#__PURE__*/ new Set([
	"OTHER",
	"STATUS",
	"PUBLISH",
	"SUBSCRIBE_STREAM",
	"STATE_PROOF",
	"UNRECOGNIZED"
]);
const knownRegisteredBlockNodeEndpoint = ["endpoint_apis"];
const knownRegisteredGeneralServiceEndpoint = ["description"];
const knownRegisteredNode = [
	"admin_key",
	"created_timestamp",
	"description",
	"registered_node_id",
	"service_endpoints",
	"timestamp"
];
const knownRegisteredNodesResponse = ["links", "registered_nodes"];
const knownRegisteredNodeType = /*#__PURE__*/ new Set([
	"BLOCK_NODE",
	"GENERAL_SERVICE",
	"MIRROR_NODE",
	"RPC_RELAY"
]);
const knownRegisteredServiceEndpoint = [
	"block_node",
	"domain_name",
	"general_service",
	"ip_address",
	"mirror_node",
	"port",
	"requires_tls",
	"rpc_relay",
	"type"
];
const knownRoyaltyFee = [
	"all_collectors_are_exempt",
	"amount",
	"collector_account_id",
	"fallback_fee"
];
const knownSchedule = [
	"admin_key",
	"consensus_timestamp",
	"creator_account_id",
	"deleted",
	"executed_timestamp",
	"expiration_time",
	"memo",
	"payer_account_id",
	"schedule_id",
	"signatures",
	"transaction_body",
	"wait_for_expiry"
];
const knownScheduleSignature = /*#__PURE__*/ new Set([
	"CONTRACT",
	"ED25519",
	"RSA_3072",
	"ECDSA_384",
	"ECDSA_SECP256K1",
	"UNKNOWN"
]);
const knownScheduleSignature2 = [
	"consensus_timestamp",
	"public_key_prefix",
	"signature",
	"type"
];
const knownSchedulesResponse = ["links", "schedules"];
const knownServiceEndpoint = [
	"domain_name",
	"ip_address_v4",
	"port"
];
const knownStakingReward = [
	"account_id",
	"amount",
	"timestamp"
];
const knownStakingRewardsResponse = ["links", "rewards"];
const knownStakingRewardTransfer = ["account", "amount"];
const knownString8 = /*#__PURE__*/ new Set(["FUNGIBLE_COMMON", "NON_FUNGIBLE_UNIQUE"]);
const knownString10 = /*#__PURE__*/ new Set([
	"ATOMICBATCH",
	"CONSENSUSCREATETOPIC",
	"CONSENSUSDELETETOPIC",
	"CONSENSUSSUBMITMESSAGE",
	"CONSENSUSUPDATETOPIC",
	"CONTRACTCALL",
	"CONTRACTCREATEINSTANCE",
	"CONTRACTDELETEINSTANCE",
	"CONTRACTUPDATEINSTANCE",
	"CRSPUBLICATION",
	"CRYPTOADDLIVEHASH",
	"CRYPTOAPPROVEALLOWANCE",
	"CRYPTOCREATEACCOUNT",
	"CRYPTODELETE",
	"CRYPTODELETEALLOWANCE",
	"CRYPTODELETELIVEHASH",
	"CRYPTOTRANSFER",
	"CRYPTOUPDATEACCOUNT",
	"ETHEREUMTRANSACTION",
	"FILEAPPEND",
	"FILECREATE",
	"FILEDELETE",
	"FILEUPDATE",
	"FREEZE",
	"HINTSKEYPUBLICATION",
	"HINTSPARTIALSIGNATURE",
	"HINTSPREPROCESSINGVOTE",
	"HISTORYPROOFKEYPUBLICATION",
	"HISTORYPROOFSIGNATURE",
	"HISTORYPROOFVOTE",
	"HOOKDISPATCH",
	"HOOKSTORE",
	"LEDGERIDPUBLICATION",
	"MIGRATIONROOTHASHVOTE",
	"NODECREATE",
	"NODEDELETE",
	"NODESTAKEUPDATE",
	"NODEUPDATE",
	"REGISTEREDNODECREATE",
	"REGISTEREDNODEDELETE",
	"REGISTEREDNODEUPDATE",
	"SCHEDULECREATE",
	"SCHEDULEDELETE",
	"SCHEDULESIGN",
	"STATESIGNATURETRANSACTION",
	"SYSTEMDELETE",
	"SYSTEMUNDELETE",
	"TOKENAIRDROP",
	"TOKENASSOCIATE",
	"TOKENBURN",
	"TOKENCANCELAIRDROP",
	"TOKENCLAIMAIRDROP",
	"TOKENCREATION",
	"TOKENDELETION",
	"TOKENDISSOCIATE",
	"TOKENFEESCHEDULEUPDATE",
	"TOKENFREEZE",
	"TOKENGRANTKYC",
	"TOKENMINT",
	"TOKENPAUSE",
	"TOKENREJECT",
	"TOKENREVOKEKYC",
	"TOKENUNFREEZE",
	"TOKENUNPAUSE",
	"TOKENUPDATE",
	"TOKENUPDATENFTS",
	"TOKENWIPE",
	"UNCHECKEDSUBMIT",
	"UTILPRNG",
	"UNKNOWN"
]);
const knownTimestampRange = ["from", "to"];
const knownToken = [
	"admin_key",
	"decimals",
	"metadata",
	"name",
	"symbol",
	"token_id",
	"type"
];
const knownTokenAirdrop = [
	"amount",
	"receiver_id",
	"sender_id",
	"serial_number",
	"timestamp",
	"token_id"
];
const knownTokenAirdropsResponse = ["airdrops", "links"];
const knownTokenAllowance = [
	"amount",
	"amount_granted",
	"owner",
	"spender",
	"timestamp",
	"token_id"
];
const knownTokenBalance = ["balance", "token_id"];
const knownTokenHolder = [
	"account",
	"balance",
	"decimals"
];
const knownTokenInfo = /*#__PURE__*/ new Set([
	"NOT_APPLICABLE",
	"PAUSED",
	"UNPAUSED"
]);
const knownTokenInfo2 = /*#__PURE__*/ new Set(["FINITE", "INFINITE"]);
const knownTokenInfo3 = [
	"admin_key",
	"auto_renew_account",
	"auto_renew_period",
	"created_timestamp",
	"custom_fees",
	"decimals",
	"deleted",
	"expiry_timestamp",
	"fee_schedule_key",
	"freeze_default",
	"freeze_key",
	"initial_supply",
	"kyc_key",
	"max_supply",
	"memo",
	"metadata",
	"metadata_key",
	"modified_timestamp",
	"name",
	"pause_key",
	"pause_status",
	"supply_key",
	"supply_type",
	"symbol",
	"token_id",
	"total_supply",
	"treasury_account_id",
	"type",
	"wipe_key"
];
const knownTokenRelationship = /*#__PURE__*/ new Set([
	"NOT_APPLICABLE",
	"FROZEN",
	"UNFROZEN"
]);
const knownTokenRelationship2 = /*#__PURE__*/ new Set([
	"NOT_APPLICABLE",
	"GRANTED",
	"REVOKED"
]);
const knownTokenRelationship3 = [
	"automatic_association",
	"balance",
	"created_timestamp",
	"decimals",
	"freeze_status",
	"kyc_status",
	"token_id"
];
const knownTokenRelationshipResponse = ["links", "tokens"];
const knownTokenTransfer = [
	"account",
	"amount",
	"is_approval",
	"token_id"
];
const knownTopic = [
	"admin_key",
	"auto_renew_account",
	"auto_renew_period",
	"created_timestamp",
	"custom_fees",
	"deleted",
	"fee_exempt_key_list",
	"fee_schedule_key",
	"memo",
	"submit_key",
	"timestamp",
	"topic_id"
];
const knownTopicMessage = [
	"chunk_info",
	"consensus_timestamp",
	"message",
	"payer_account_id",
	"running_hash",
	"running_hash_version",
	"sequence_number",
	"topic_id"
];
const knownTopicMessagesResponse = ["links", "messages"];
const knownTransaction = [
	"batch_key",
	"bytes",
	"charged_tx_fee",
	"consensus_timestamp",
	"entity_id",
	"high_volume",
	"high_volume_pricing_multiplier",
	"max_custom_fees",
	"max_fee",
	"memo_base64",
	"name",
	"nft_transfers",
	"node",
	"nonce",
	"parent_consensus_timestamp",
	"result",
	"scheduled",
	"staking_reward_transfers",
	"token_transfers",
	"transaction_hash",
	"transaction_id",
	"transfers",
	"valid_duration_seconds",
	"valid_start_timestamp"
];
const knownTransactionByIdResponse = ["transactions"];
const knownTransactionDetail = [
	"assessed_custom_fees",
	"batch_key",
	"bytes",
	"charged_tx_fee",
	"consensus_timestamp",
	"entity_id",
	"high_volume",
	"high_volume_pricing_multiplier",
	"max_custom_fees",
	"max_fee",
	"memo_base64",
	"name",
	"nft_transfers",
	"node",
	"nonce",
	"parent_consensus_timestamp",
	"result",
	"scheduled",
	"staking_reward_transfers",
	"token_transfers",
	"transaction_hash",
	"transaction_id",
	"transfers",
	"valid_duration_seconds",
	"valid_start_timestamp"
];
const knownTransactionId = [
	"account_id",
	"nonce",
	"scheduled",
	"transaction_valid_start"
];
const knownTransactionTypes = /*#__PURE__*/ new Set([
	"ATOMICBATCH",
	"CONSENSUSCREATETOPIC",
	"CONSENSUSDELETETOPIC",
	"CONSENSUSSUBMITMESSAGE",
	"CONSENSUSUPDATETOPIC",
	"CONTRACTCALL",
	"CONTRACTCREATEINSTANCE",
	"CONTRACTDELETEINSTANCE",
	"CONTRACTUPDATEINSTANCE",
	"CRSPUBLICATION",
	"CRYPTOADDLIVEHASH",
	"CRYPTOAPPROVEALLOWANCE",
	"CRYPTOCREATEACCOUNT",
	"CRYPTODELETE",
	"CRYPTODELETEALLOWANCE",
	"CRYPTODELETELIVEHASH",
	"CRYPTOTRANSFER",
	"CRYPTOUPDATEACCOUNT",
	"ETHEREUMTRANSACTION",
	"FILEAPPEND",
	"FILECREATE",
	"FILEDELETE",
	"FILEUPDATE",
	"FREEZE",
	"HINTSKEYPUBLICATION",
	"HINTSPARTIALSIGNATURE",
	"HINTSPREPROCESSINGVOTE",
	"HISTORYPROOFKEYPUBLICATION",
	"HISTORYPROOFSIGNATURE",
	"HISTORYPROOFVOTE",
	"HOOKDISPATCH",
	"HOOKSTORE",
	"LEDGERIDPUBLICATION",
	"MIGRATIONROOTHASHVOTE",
	"NODECREATE",
	"NODEDELETE",
	"NODESTAKEUPDATE",
	"NODEUPDATE",
	"REGISTEREDNODECREATE",
	"REGISTEREDNODEDELETE",
	"REGISTEREDNODEUPDATE",
	"SCHEDULECREATE",
	"SCHEDULEDELETE",
	"SCHEDULESIGN",
	"STATESIGNATURETRANSACTION",
	"SYSTEMDELETE",
	"SYSTEMUNDELETE",
	"TOKENAIRDROP",
	"TOKENASSOCIATE",
	"TOKENBURN",
	"TOKENCANCELAIRDROP",
	"TOKENCLAIMAIRDROP",
	"TOKENCREATION",
	"TOKENDELETION",
	"TOKENDISSOCIATE",
	"TOKENFEESCHEDULEUPDATE",
	"TOKENFREEZE",
	"TOKENGRANTKYC",
	"TOKENMINT",
	"TOKENPAUSE",
	"TOKENREJECT",
	"TOKENREVOKEKYC",
	"TOKENUNFREEZE",
	"TOKENUNPAUSE",
	"TOKENUPDATE",
	"TOKENUPDATENFTS",
	"TOKENWIPE",
	"UNCHECKEDSUBMIT",
	"UTILPRNG"
]);
const knownTransfer = [
	"account",
	"amount",
	"is_approval"
];
const patternAccountInfoFields = /^\d{1,19}(\.\d{1,9})?$/;
const patternAccountInfoFields2 = /^0x([0-9a-fA-F]{40})?$/;
const patternAddressNullable = /^0x[A-Fa-f0-9]{40}$/;
const patternAlias = /^(?:[A-Z2-7]{8})*(?:[A-Z2-7]{2}|[A-Z2-7]{4,5}|[A-Z2-7]{7,8})$/;
const patternBlock = /^\d+\.\d+\.\d+([-+].*)?$/;
const patternBlock2 = /^0x([0-9a-fA-F]{32}){2,3}$/;
const patternBlock3 = /^0x([0-9a-fA-F]{512})?$/;
const patternContractCallRequest = /^(\d{1,20}|0x([0-9a-fA-F]{1,16}|[0-9a-fA-F]{64}|[0-9a-fA-F]{96})|[eE][aA][rR][lL][iI][eE][sS][tT]|[fF][iI][nN][aA][lL][iI][zZ][eE][dD]|[lL][aA][tT][eE][sS][tT]|[pP][eE][nN][dD][iI][nN][gG]|[sS][aA][fF][eE])?$/;
const patternContractCallRequest2 = /^(0x)?([0-9a-fA-F]{2})*$/;
const patternContractCallRequest3 = /^(0x)?[A-Fa-f0-9]{40}$/;
const patternContractCallRequest4 = /^((0x)?[A-Fa-f0-9]{40})?$/;
const patternContractResultFields = /^0x[01]$/;
const patternContractResultLogFields = /^0x[0-9A-Fa-f]{40}$/;
const patternEntityId = /^\d{1,10}\.\d{1,10}\.\d{1,12}$/;
const patternKey = /^([0-9a-fA-F]{2})*$/;
const patternOpcodesResponse = /^0x([0-9a-fA-F]{2})*$/;
const patternString = /^0x[0-9a-fA-F]*$/;
const patternString3 = /^0x[0-9a-fA-F]{40}$/;
const patternString4 = /^0x(([0-9a-fA-F]{32}){2,3})?$/;
const patternString5 = /^0x([0-9a-fA-F]{64})?$/;
const patternString6 = /^\d{1,19}$/;
const patternString7 = /^\d{1,10}\.\d{1,10}\.\d{1,12}-\d{1,19}-\d{9}$/;
const patternString9 = /^[A-Z][A-Z0-9_]*$/;
const patternTimestampNullable = /^\d{1,10}(\.\d{1,9})?$/;
const validateAccessListEntry = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.address === void 0) report.missing(here, "/address");
		else validateAddress(data.address, report, here, "/address");
		if (data.storage_keys === void 0) report.missing(here, "/storage_keys");
		else report.items(data.storage_keys, here + "/storage_keys", validateString);
		report.names(data, knownAccessListEntry, here);
	}
};
const validateAccountBalance = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.account === void 0) report.missing(here, "/account");
		else validateEntityId(data.account, report, here, "/account");
		if (data.balance === void 0) report.missing(here, "/balance");
		else validateInteger(data.balance, report, here, "/balance");
		if (data.tokens === void 0) report.missing(here, "/tokens");
		else report.items(data.tokens, here + "/tokens", validateTokenBalance);
		report.names(data, knownAccountBalance, here);
	}
};
const validateAccountBalanceTransactions = (data, report, path, key) => {
	const here = path + key;
	validateAccountInfoFields(data, report, path, key);
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.transactions === void 0) report.missing(here, "/transactions");
		else report.items(data.transactions, here + "/transactions", validateTransaction);
		if (data.links === void 0) report.missing(here, "/links");
		else validateAccountLinks(data.links, report, here, "/links");
	}
	if (isRecord(data)) report.names(data, knownAccountBalanceTransactions, here);
};
const validateAccountInfo = (data, report, path, key) => {
	const here = path + key;
	validateAccountInfoFields(data, report, path, key);
	if (isRecord(data)) report.names(data, knownAccountInfo, here);
};
const validateAccountInfoFields = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.account === void 0) report.missing(here, "/account");
		else validateEntityId(data.account, report, here, "/account");
		if (data.alias === void 0) report.missing(here, "/alias");
		else validateAlias(data.alias, report, here, "/alias");
		if (data.auto_renew_period === void 0) report.missing(here, "/auto_renew_period");
		else validateIntegerOrNull(data.auto_renew_period, report, here, "/auto_renew_period");
		if (data.balance === void 0) report.missing(here, "/balance");
		else validateBalance(data.balance, report, here, "/balance");
		if (data.created_timestamp === void 0) report.missing(here, "/created_timestamp");
		else validateTimestampNullable(data.created_timestamp, report, here, "/created_timestamp");
		if (data.decline_reward === void 0) report.missing(here, "/decline_reward");
		else validateBoolean(data.decline_reward, report, here, "/decline_reward");
		if (data.deleted === void 0) report.missing(here, "/deleted");
		else validateBooleanOrNull(data.deleted, report, here, "/deleted");
		if (data.ethereum_nonce === void 0) report.missing(here, "/ethereum_nonce");
		else validateIntegerOrNull(data.ethereum_nonce, report, here, "/ethereum_nonce");
		if (data.evm_address === void 0) report.missing(here, "/evm_address");
		else validateAddressNullable(data.evm_address, report, here, "/evm_address");
		if (data.expiry_timestamp === void 0) report.missing(here, "/expiry_timestamp");
		else validateTimestampNullable(data.expiry_timestamp, report, here, "/expiry_timestamp");
		if (data.key === void 0) report.missing(here, "/key");
		else validateKey(data.key, report, here, "/key");
		if (data.max_automatic_token_associations === void 0) report.missing(here, "/max_automatic_token_associations");
		else validateInt32OrNull(data.max_automatic_token_associations, report, here, "/max_automatic_token_associations");
		if (data.memo === void 0) report.missing(here, "/memo");
		else validateStringOrNull(data.memo, report, here, "/memo");
		if (data.pending_reward === void 0) report.missing(here, "/pending_reward");
		else validateInteger(data.pending_reward, report, here, "/pending_reward");
		if (data.receiver_sig_required === void 0) report.missing(here, "/receiver_sig_required");
		else validateBooleanOrNull(data.receiver_sig_required, report, here, "/receiver_sig_required");
		if (data.staked_account_id === void 0) report.missing(here, "/staked_account_id");
		else validateEntityIdNullable(data.staked_account_id, report, here, "/staked_account_id");
		if (data.staked_node_id === void 0) report.missing(here, "/staked_node_id");
		else validateIntegerOrNull(data.staked_node_id, report, here, "/staked_node_id");
		if (data.stake_period_start === void 0) report.missing(here, "/stake_period_start");
		else {
			let data17 = data.stake_period_start;
			if (data17 !== null) {
				if (typeof data17 !== "string") report.mismatch(here, "/stake_period_start", "string or null");
				else if (!patternAccountInfoFields.test(data17)) report.mismatch(here, "/stake_period_start", "text like ^\\d{1,19}(\\.\\d{1,9})?$");
			}
		}
		if (data.delegation_address !== void 0) {
			let data18 = data.delegation_address;
			if (typeof data18 !== "string") report.mismatch(here, "/delegation_address", "string");
			else if (!patternAccountInfoFields2.test(data18)) report.mismatch(here, "/delegation_address", "text like ^0x([0-9a-fA-F]{40})?$");
		}
	}
};
const validateAccountLinks = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.next !== void 0) validateStringOrNull(data.next, report, here, "/next");
		report.names(data, knownAccountLinks, here);
	}
};
const validateAccountTokenBalance = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.token_id !== void 0) validateEntityId(data.token_id, report, here, "/token_id");
		if (data.balance !== void 0) validateInteger(data.balance, report, here, "/balance");
		report.names(data, knownTokenBalance, here);
	}
};
const validateAccountsResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.accounts === void 0) report.missing(here, "/accounts");
		else report.items(data.accounts, here + "/accounts", validateAccountInfo);
		if (data.links === void 0) report.missing(here, "/links");
		else validateLinks(data.links, report, here, "/links");
		report.names(data, knownAccountsResponse, here);
	}
};
const validateAddress = (data, report, path, key) => {
	if (typeof data !== "string") report.mismatch(path, key, "string");
	else if (!patternAddressNullable.test(data)) report.mismatch(path, key, "text like ^0x[A-Fa-f0-9]{40}$");
};
const validateAddressNullable = (data, report, path, key) => {
	if (data !== null) {
		if (typeof data !== "string") report.mismatch(path, key, "string or null");
		else if (!patternAddressNullable.test(data)) report.mismatch(path, key, "text like ^0x[A-Fa-f0-9]{40}$");
	}
};
const validateAlias = (data, report, path, key) => {
	if (data !== null) {
		if (typeof data !== "string") report.mismatch(path, key, "string or null");
		else if (!patternAlias.test(data)) report.mismatch(path, key, "text like ^(?:[A-Z2-7]{8})*(?:[A-Z2-7]{2}|[A-Z2-7]{4,5}|[A-Z2-7]{7,8})$");
	}
};
const validateAllowanceFields = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.amount === void 0) report.missing(here, "/amount");
		else validateInteger(data.amount, report, here, "/amount");
		if (data.amount_granted === void 0) report.missing(here, "/amount_granted");
		else validateInteger(data.amount_granted, report, here, "/amount_granted");
		if (data.owner === void 0) report.missing(here, "/owner");
		else validateEntityId(data.owner, report, here, "/owner");
		if (data.spender === void 0) report.missing(here, "/spender");
		else validateEntityId(data.spender, report, here, "/spender");
		if (data.timestamp === void 0) report.missing(here, "/timestamp");
		else validateTimestampRange(data.timestamp, report, here, "/timestamp");
	}
};
const validateAssessedCustomFee = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.amount === void 0) report.missing(here, "/amount");
		else validateInteger(data.amount, report, here, "/amount");
		if (data.collector_account_id === void 0) report.missing(here, "/collector_account_id");
		else validateEntityId(data.collector_account_id, report, here, "/collector_account_id");
		if (data.effective_payer_account_ids === void 0) report.missing(here, "/effective_payer_account_ids");
		else report.items(data.effective_payer_account_ids, here + "/effective_payer_account_ids", validateEntityId);
		if (data.token_id === void 0) report.missing(here, "/token_id");
		else validateEntityIdNullable(data.token_id, report, here, "/token_id");
		report.names(data, knownAssessedCustomFee, here);
	}
};
const validateAuthorization = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.address === void 0) report.missing(here, "/address");
		else validateAddress(data.address, report, here, "/address");
		if (data.chain_id === void 0) report.missing(here, "/chain_id");
		else validateString(data.chain_id, report, here, "/chain_id");
		if (data.nonce === void 0) report.missing(here, "/nonce");
		else validateInteger(data.nonce, report, here, "/nonce");
		if (data.r === void 0) report.missing(here, "/r");
		else validateString(data.r, report, here, "/r");
		if (data.s === void 0) report.missing(here, "/s");
		else validateString(data.s, report, here, "/s");
		if (data.y_parity === void 0) report.missing(here, "/y_parity");
		else {
			let data5 = data.y_parity;
			const count0 = report.count;
			validateInt32(data5, report, here, "/y_parity");
			if (report.count > count0) {
				const count1 = report.count;
				validateString(data5, report, here, "/y_parity");
				if (report.count > count1) report.mismatch(here, "/y_parity", "one of the declared forms");
				else report.forget(count0);
			}
		}
		report.names(data, knownAuthorization, here);
	}
};
const validateBalance = (data, report, path, key) => {
	const here = path + key;
	if (data !== null) {
		if (!isRecord(data)) report.mismatch(path, key, "object or null");
		else {
			if (data.timestamp === void 0) report.missing(here, "/timestamp");
			else validateTimestampNullable(data.timestamp, report, here, "/timestamp");
			if (data.balance === void 0) report.missing(here, "/balance");
			else validateIntegerOrNull(data.balance, report, here, "/balance");
			if (data.tokens === void 0) report.missing(here, "/tokens");
			else report.items(data.tokens, here + "/tokens", validateAccountTokenBalance);
			report.names(data, knownBalance, here);
		}
	}
};
const validateBalancesResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.timestamp === void 0) report.missing(here, "/timestamp");
		else validateTimestampNullable(data.timestamp, report, here, "/timestamp");
		if (data.balances === void 0) report.missing(here, "/balances");
		else report.items(data.balances, here + "/balances", validateAccountBalance);
		if (data.links === void 0) report.missing(here, "/links");
		else validateLinks(data.links, report, here, "/links");
		report.names(data, knownBalancesResponse, here);
	}
};
const validateBlock = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.count === void 0) report.missing(here, "/count");
		else validateIntegerFrom0(data.count, report, here, "/count");
		if (data.gas_used === void 0) report.missing(here, "/gas_used");
		else validateIntegerOrNullFrom0(data.gas_used, report, here, "/gas_used");
		if (data.hapi_version === void 0) report.missing(here, "/hapi_version");
		else {
			let data2 = data.hapi_version;
			if (data2 !== null) {
				if (typeof data2 !== "string") report.mismatch(here, "/hapi_version", "string or null");
				else if (!patternBlock.test(data2)) report.mismatch(here, "/hapi_version", "text like ^\\d+\\.\\d+\\.\\d+([-+].*)?$");
			}
		}
		if (data.hash === void 0) report.missing(here, "/hash");
		else {
			let data3 = data.hash;
			if (typeof data3 !== "string") report.mismatch(here, "/hash", "string");
			else if (!patternBlock2.test(data3)) report.mismatch(here, "/hash", "text like ^0x([0-9a-fA-F]{32}){2,3}$");
		}
		if (data.logs_bloom === void 0) report.missing(here, "/logs_bloom");
		else {
			let data4 = data.logs_bloom;
			if (data4 !== null) {
				if (typeof data4 !== "string") report.mismatch(here, "/logs_bloom", "string or null");
				else if (!patternBlock3.test(data4)) report.mismatch(here, "/logs_bloom", "text like ^0x([0-9a-fA-F]{512})?$");
			}
		}
		if (data.name === void 0) report.missing(here, "/name");
		else validateString2(data.name, report, here, "/name");
		if (data.number === void 0) report.missing(here, "/number");
		else validateIntegerFrom0(data.number, report, here, "/number");
		if (data.previous_hash === void 0) report.missing(here, "/previous_hash");
		else validateString(data.previous_hash, report, here, "/previous_hash");
		if (data.size === void 0) report.missing(here, "/size");
		else validateIntegerOrNull(data.size, report, here, "/size");
		if (data.timestamp === void 0) report.missing(here, "/timestamp");
		else validateTimestampRange(data.timestamp, report, here, "/timestamp");
		report.names(data, knownBlock, here);
	}
};
const validateBlocksResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.blocks === void 0) report.missing(here, "/blocks");
		else report.items(data.blocks, here + "/blocks", validateBlock);
		if (data.links === void 0) report.missing(here, "/links");
		else validateLinks(data.links, report, here, "/links");
		report.names(data, knownBlocksResponse, here);
	}
};
const validateBloom = (data, report, path, key) => {
	if (data !== null) {
		if (typeof data !== "string") report.mismatch(path, key, "string or null");
		else if (!patternOpcodesResponse.test(data)) report.mismatch(path, key, "text like ^0x([0-9a-fA-F]{2})*$");
	}
};
const validateBoolean = (data, report, path, key) => {
	if (typeof data !== "boolean") report.mismatch(path, key, "boolean");
};
const validateBooleanOrNull = (data, report, path, key) => {
	if (data !== null) {
		if (typeof data !== "boolean") report.mismatch(path, key, "boolean or null");
	}
};
const validateChunkInfo = (data, report, path, key) => {
	const here = path + key;
	if (data !== null) {
		if (!isRecord(data)) report.mismatch(path, key, "object or null");
		else {
			if (data.initial_transaction_id === void 0) report.missing(here, "/initial_transaction_id");
			else validateTransactionId(data.initial_transaction_id, report, here, "/initial_transaction_id");
			if (data.number === void 0) report.missing(here, "/number");
			else validateInt32(data.number, report, here, "/number");
			if (data.total === void 0) report.missing(here, "/total");
			else validateInt32(data.total, report, here, "/total");
			report.names(data, knownChunkInfo, here);
		}
	}
};
const validateConsensusCustomFees = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.created_timestamp === void 0) report.missing(here, "/created_timestamp");
		else validateTimestamp(data.created_timestamp, report, here, "/created_timestamp");
		if (data.fixed_fees === void 0) report.missing(here, "/fixed_fees");
		else report.items(data.fixed_fees, here + "/fixed_fees", validateFixedCustomFee);
		report.names(data, knownConsensusCustomFees, here);
	}
};
const validateContract = (data, report, path, key) => {
	const here = path + key;
	validateContractFields(data, report, path, key);
	if (isRecord(data)) report.names(data, knownContract, here);
};
const validateContractAction = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.call_depth === void 0) report.missing(here, "/call_depth");
		else validateInt32(data.call_depth, report, here, "/call_depth");
		if (data.call_operation_type === void 0) report.missing(here, "/call_operation_type");
		else {
			let data1 = data.call_operation_type;
			if (typeof data1 !== "string") report.mismatch(here, "/call_operation_type", "string");
			else if (!knownContractAction.has(data1)) report.unknownValue(here, "/call_operation_type", data1);
		}
		if (data.call_type === void 0) report.missing(here, "/call_type");
		else {
			let data2 = data.call_type;
			if (typeof data2 !== "string") report.mismatch(here, "/call_type", "string");
			else if (!knownContractAction2.has(data2)) report.unknownValue(here, "/call_type", data2);
		}
		if (data.caller === void 0) report.missing(here, "/caller");
		else validateEntityId(data.caller, report, here, "/caller");
		if (data.caller_type === void 0) report.missing(here, "/caller_type");
		else {
			let data4 = data.caller_type;
			if (typeof data4 !== "string") report.mismatch(here, "/caller_type", "string");
			else if (!knownContractAction3.has(data4)) report.unknownValue(here, "/caller_type", data4);
		}
		if (data.from === void 0) report.missing(here, "/from");
		else validateString3(data.from, report, here, "/from");
		if (data.gas === void 0) report.missing(here, "/gas");
		else validateInteger(data.gas, report, here, "/gas");
		if (data.gas_used === void 0) report.missing(here, "/gas_used");
		else validateInteger(data.gas_used, report, here, "/gas_used");
		if (data.index === void 0) report.missing(here, "/index");
		else validateInt32(data.index, report, here, "/index");
		if (data.input === void 0) report.missing(here, "/input");
		else validateStringOrNull2(data.input, report, here, "/input");
		if (data.recipient === void 0) report.missing(here, "/recipient");
		else validateEntityIdNullable(data.recipient, report, here, "/recipient");
		if (data.recipient_type === void 0) report.missing(here, "/recipient_type");
		else {
			let data11 = data.recipient_type;
			if (data11 !== null) {
				if (typeof data11 !== "string") report.mismatch(here, "/recipient_type", "string or null");
				else if (!knownContractAction3.has(data11)) report.unknownValue(here, "/recipient_type", data11);
			}
		}
		if (data.result_data === void 0) report.missing(here, "/result_data");
		else validateStringOrNull2(data.result_data, report, here, "/result_data");
		if (data.result_data_type === void 0) report.missing(here, "/result_data_type");
		else {
			let data13 = data.result_data_type;
			if (typeof data13 !== "string") report.mismatch(here, "/result_data_type", "string");
			else if (!knownContractAction4.has(data13)) report.unknownValue(here, "/result_data_type", data13);
		}
		if (data.timestamp === void 0) report.missing(here, "/timestamp");
		else validateTimestamp(data.timestamp, report, here, "/timestamp");
		if (data.to === void 0) report.missing(here, "/to");
		else validateAddressNullable(data.to, report, here, "/to");
		if (data.value === void 0) report.missing(here, "/value");
		else validateInteger(data.value, report, here, "/value");
		report.names(data, knownContractAction5, here);
	}
};
const validateContractActionsResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.actions === void 0) report.missing(here, "/actions");
		else report.items(data.actions, here + "/actions", validateContractAction);
		if (data.links === void 0) report.missing(here, "/links");
		else validateLinks(data.links, report, here, "/links");
		report.names(data, knownContractActionsResponse, here);
	}
};
const validateContractCallRequest = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.block !== void 0) {
			let data0 = data.block;
			if (typeof data0 !== "string") report.mismatch(here, "/block", "string");
			else if (!patternContractCallRequest.test(data0)) report.mismatch(here, "/block", "text like ^(\\d{1,20}|0x([0-9a-fA-F]{1,16}|[0-9a-fA-F]{64}|[0-9a-fA-F]{96})|[eE][aA][rR][lL][iI][eE][sS][tT]|[fF][iI][nN][aA][lL][iI][zZ][eE][dD]|[lL][aA][tT][eE][sS][tT]|[pP][eE][nN][dD][iI][nN][gG]|[sS][aA][fF][eE])?$");
		}
		if (data.data !== void 0) {
			let data1 = data.data;
			if (data1 !== null) {
				if (typeof data1 !== "string") report.mismatch(here, "/data", "string or null");
				else {
					if (data1.length > 262146) report.mismatch(here, "/data", "at most 262146 characters");
					if (!patternContractCallRequest2.test(data1)) report.mismatch(here, "/data", "text like ^(0x)?([0-9a-fA-F]{2})*$");
				}
			}
		}
		if (data.estimate !== void 0) validateBooleanOrNull(data.estimate, report, here, "/estimate");
		if (data.from !== void 0) {
			let data3 = data.from;
			if (data3 !== null) {
				if (typeof data3 !== "string") report.mismatch(here, "/from", "string or null");
				else {
					if (data3.length < 40) report.mismatch(here, "/from", "at least 40 characters");
					if (data3.length > 42) report.mismatch(here, "/from", "at most 42 characters");
					if (!patternContractCallRequest3.test(data3)) report.mismatch(here, "/from", "text like ^(0x)?[A-Fa-f0-9]{40}$");
				}
			}
		}
		if (data.gas !== void 0) {
			let data4 = data.gas;
			if (data4 !== null) {
				if (!Number.isInteger(data4)) report.mismatch(here, "/gas", "integer or null");
				if (typeof data4 === "number" && isFinite(data4)) {
					if (data4 < 21e3 || isNaN(data4)) report.mismatch(here, "/gas", "at least 21000");
				}
				if (typeof data4 === "number" && isFinite(data4)) {
					if (data4 > 15e6 || isNaN(data4)) report.mismatch(here, "/gas", "at most 15000000");
				}
			}
		}
		if (data.gasPrice !== void 0) validateIntegerOrNullFrom0(data.gasPrice, report, here, "/gasPrice");
		if (data.to !== void 0) {
			let data6 = data.to;
			if (data6 !== null) {
				if (typeof data6 !== "string") report.mismatch(here, "/to", "string or null");
				else if (!patternContractCallRequest4.test(data6)) report.mismatch(here, "/to", "text like ^((0x)?[A-Fa-f0-9]{40})?$");
			}
		}
		if (data.value !== void 0) validateIntegerOrNullFrom0(data.value, report, here, "/value");
		report.names(data, knownContractCallRequest, here);
	}
};
const validateContractCallResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.result === void 0) report.missing(here, "/result");
		else validateString(data.result, report, here, "/result");
		report.names(data, knownContractCallResponse, here);
	}
};
const validateContractFields = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.admin_key !== void 0) validateKey(data.admin_key, report, here, "/admin_key");
		if (data.auto_renew_account !== void 0) validateEntityIdNullable(data.auto_renew_account, report, here, "/auto_renew_account");
		if (data.auto_renew_period !== void 0) validateIntegerOrNull(data.auto_renew_period, report, here, "/auto_renew_period");
		if (data.contract_id !== void 0) validateEntityIdNullable(data.contract_id, report, here, "/contract_id");
		if (data.created_timestamp !== void 0) validateTimestampNullable(data.created_timestamp, report, here, "/created_timestamp");
		if (data.deleted !== void 0) validateBoolean(data.deleted, report, here, "/deleted");
		if (data.evm_address !== void 0) validateEvmAddress(data.evm_address, report, here, "/evm_address");
		if (data.expiration_timestamp !== void 0) validateTimestampNullable(data.expiration_timestamp, report, here, "/expiration_timestamp");
		if (data.file_id !== void 0) validateEntityIdNullable(data.file_id, report, here, "/file_id");
		if (data.max_automatic_token_associations !== void 0) validateInt32OrNull(data.max_automatic_token_associations, report, here, "/max_automatic_token_associations");
		if (data.memo !== void 0) validateString2(data.memo, report, here, "/memo");
		if (data.nonce !== void 0) validateIntegerOrNull(data.nonce, report, here, "/nonce");
		if (data.obtainer_id !== void 0) validateEntityIdNullable(data.obtainer_id, report, here, "/obtainer_id");
		if (data.permanent_removal !== void 0) validateBooleanOrNull(data.permanent_removal, report, here, "/permanent_removal");
		if (data.proxy_account_id !== void 0) validateEntityIdNullable(data.proxy_account_id, report, here, "/proxy_account_id");
		if (data.timestamp !== void 0) validateTimestampRange(data.timestamp, report, here, "/timestamp");
	}
};
const validateContractLog = (data, report, path, key) => {
	const here = path + key;
	validateContractResultLogFields(data, report, path, key);
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.block_hash === void 0) report.missing(here, "/block_hash");
		else validateString(data.block_hash, report, here, "/block_hash");
		if (data.block_number === void 0) report.missing(here, "/block_number");
		else validateIntegerOrNull(data.block_number, report, here, "/block_number");
		if (data.root_contract_id === void 0) report.missing(here, "/root_contract_id");
		else validateEntityIdNullable(data.root_contract_id, report, here, "/root_contract_id");
		if (data.timestamp === void 0) report.missing(here, "/timestamp");
		else validateTimestamp(data.timestamp, report, here, "/timestamp");
		if (data.transaction_hash === void 0) report.missing(here, "/transaction_hash");
		else validateString4(data.transaction_hash, report, here, "/transaction_hash");
		if (data.transaction_index === void 0) report.missing(here, "/transaction_index");
		else validateInt32OrNull(data.transaction_index, report, here, "/transaction_index");
	}
	if (isRecord(data)) report.names(data, knownContractLog, here);
};
const validateContractLogTopics = (data, report, path, key) => {
	const here = path + key;
	report.items(data, here, validateString5);
};
const validateContractLogsResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.logs === void 0) report.missing(here, "/logs");
		else report.items(data.logs, here + "/logs", validateContractLog);
		if (data.links === void 0) report.missing(here, "/links");
		else validateLinks(data.links, report, here, "/links");
		report.names(data, knownContractLogsResponse, here);
	}
};
const validateContractResponse = (data, report, path, key) => {
	const here = path + key;
	validateContractFields(data, report, path, key);
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.bytecode === void 0) report.missing(here, "/bytecode");
		else validateStringOrNull2(data.bytecode, report, here, "/bytecode");
		if (data.runtime_bytecode === void 0) report.missing(here, "/runtime_bytecode");
		else validateStringOrNull2(data.runtime_bytecode, report, here, "/runtime_bytecode");
	}
	if (isRecord(data)) report.names(data, knownContractResponse, here);
};
const validateContractResult = (data, report, path, key) => {
	const here = path + key;
	validateContractResultFields(data, report, path, key);
	if (isRecord(data)) report.names(data, knownContractResult, here);
};
const validateContractResultDetails = (data, report, path, key) => {
	const here = path + key;
	validateContractResultFields(data, report, path, key);
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.logs === void 0) report.missing(here, "/logs");
		else report.items(data.logs, here + "/logs", validateContractResultLog);
		if (data.state_changes === void 0) report.missing(here, "/state_changes");
		else report.items(data.state_changes, here + "/state_changes", validateContractResultStateChange);
	}
	if (isRecord(data)) report.names(data, knownContractResultDetails, here);
};
const validateContractResultFields = (data, report, path, key) => {
	const here = path + key;
	validateContractResultSummaryFields(data, report, path, key);
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.access_list === void 0) report.missing(here, "/access_list");
		else {
			let data0 = data.access_list;
			const count0 = report.count;
			validateStringOrNull2(data0, report, here, "/access_list");
			if (report.count > count0) {
				const count1 = report.count;
				report.items(data0, here + "/access_list", validateAccessListEntry);
				if (report.count > count1) report.mismatch(here, "/access_list", "one of the declared forms");
				else report.forget(count0);
			}
		}
		if (data.block_gas_used === void 0) report.missing(here, "/block_gas_used");
		else validateIntegerOrNull(data.block_gas_used, report, here, "/block_gas_used");
		if (data.block_hash === void 0) report.missing(here, "/block_hash");
		else validateStringOrNull4(data.block_hash, report, here, "/block_hash");
		if (data.block_number === void 0) report.missing(here, "/block_number");
		else validateIntegerOrNull(data.block_number, report, here, "/block_number");
		if (data.chain_id === void 0) report.missing(here, "/chain_id");
		else validateStringOrNull4(data.chain_id, report, here, "/chain_id");
		if (data.failed_initcode === void 0) report.missing(here, "/failed_initcode");
		else validateStringOrNull2(data.failed_initcode, report, here, "/failed_initcode");
		if (data.gas_price === void 0) report.missing(here, "/gas_price");
		else validateStringOrNull4(data.gas_price, report, here, "/gas_price");
		if (data.max_fee_per_gas === void 0) report.missing(here, "/max_fee_per_gas");
		else validateStringOrNull4(data.max_fee_per_gas, report, here, "/max_fee_per_gas");
		if (data.max_priority_fee_per_gas === void 0) report.missing(here, "/max_priority_fee_per_gas");
		else validateStringOrNull4(data.max_priority_fee_per_gas, report, here, "/max_priority_fee_per_gas");
		if (data.nonce === void 0) report.missing(here, "/nonce");
		else validateIntegerOrNull(data.nonce, report, here, "/nonce");
		if (data.r === void 0) report.missing(here, "/r");
		else validateStringOrNull2(data.r, report, here, "/r");
		if (data.result === void 0) report.missing(here, "/result");
		else validateString9(data.result, report, here, "/result");
		if (data.s === void 0) report.missing(here, "/s");
		else validateStringOrNull2(data.s, report, here, "/s");
		if (data.status === void 0) report.missing(here, "/status");
		else {
			let data13 = data.status;
			if (typeof data13 !== "string") report.mismatch(here, "/status", "string");
			else if (!patternContractResultFields.test(data13)) report.mismatch(here, "/status", "text like ^0x[01]$");
		}
		if (data.transaction_index === void 0) report.missing(here, "/transaction_index");
		else validateIntegerOrNull(data.transaction_index, report, here, "/transaction_index");
		if (data.type === void 0) report.missing(here, "/type");
		else validateInt32OrNull(data.type, report, here, "/type");
		if (data.v === void 0) report.missing(here, "/v");
		else validateInt32OrNull(data.v, report, here, "/v");
	}
};
const validateContractResultLog = (data, report, path, key) => {
	const here = path + key;
	validateContractResultLogFields(data, report, path, key);
	if (isRecord(data)) report.names(data, knownContractResultLog, here);
};
const validateContractResultLogFields = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.address === void 0) report.missing(here, "/address");
		else {
			let data0 = data.address;
			if (typeof data0 !== "string") report.mismatch(here, "/address", "string");
			else if (!patternContractResultLogFields.test(data0)) report.mismatch(here, "/address", "text like ^0x[0-9A-Fa-f]{40}$");
		}
		if (data.bloom === void 0) report.missing(here, "/bloom");
		else validateBloom(data.bloom, report, here, "/bloom");
		if (data.contract_id === void 0) report.missing(here, "/contract_id");
		else validateEntityIdNullable(data.contract_id, report, here, "/contract_id");
		if (data.data === void 0) report.missing(here, "/data");
		else validateStringOrNull2(data.data, report, here, "/data");
		if (data.index === void 0) report.missing(here, "/index");
		else validateInt32(data.index, report, here, "/index");
		if (data.topics === void 0) report.missing(here, "/topics");
		else validateContractLogTopics(data.topics, report, here, "/topics");
	}
};
const validateContractResultStateChange = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.address === void 0) report.missing(here, "/address");
		else validateAddress(data.address, report, here, "/address");
		if (data.contract_id === void 0) report.missing(here, "/contract_id");
		else validateEntityId(data.contract_id, report, here, "/contract_id");
		if (data.slot === void 0) report.missing(here, "/slot");
		else validateString5(data.slot, report, here, "/slot");
		if (data.value_read === void 0) report.missing(here, "/value_read");
		else validateString5(data.value_read, report, here, "/value_read");
		if (data.value_written === void 0) report.missing(here, "/value_written");
		else validateStringOrNull3(data.value_written, report, here, "/value_written");
		report.names(data, knownContractResultStateChange, here);
	}
};
const validateContractResultSummariesResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.results === void 0) report.missing(here, "/results");
		else report.items(data.results, here + "/results", validateContractResultSummary);
		if (data.links === void 0) report.missing(here, "/links");
		else validateLinks(data.links, report, here, "/links");
		report.names(data, knownContractResultSummariesResponse, here);
	}
};
const validateContractResultSummary = (data, report, path, key) => {
	const here = path + key;
	validateContractResultSummaryFields(data, report, path, key);
	if (isRecord(data)) report.names(data, knownContractResultSummary, here);
};
const validateContractResultSummaryFields = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.address === void 0) report.missing(here, "/address");
		else {
			let data0 = data.address;
			if (data0 !== null) {
				if (typeof data0 !== "string") report.mismatch(here, "/address", "string or null");
				else if (!patternString3.test(data0)) report.mismatch(here, "/address", "text like ^0x[0-9a-fA-F]{40}$");
			}
		}
		if (data.amount === void 0) report.missing(here, "/amount");
		else validateIntegerOrNull(data.amount, report, here, "/amount");
		if (data.bloom === void 0) report.missing(here, "/bloom");
		else validateBloom(data.bloom, report, here, "/bloom");
		if (data.call_result === void 0) report.missing(here, "/call_result");
		else validateStringOrNull2(data.call_result, report, here, "/call_result");
		if (data.contract_id === void 0) report.missing(here, "/contract_id");
		else validateEntityIdNullable(data.contract_id, report, here, "/contract_id");
		if (data.created_contract_ids === void 0) report.missing(here, "/created_contract_ids");
		else {
			let data5 = data.created_contract_ids;
			if (data5 !== null) {
				if (!Array.isArray(data5)) report.mismatch(here, "/created_contract_ids", "array or null");
				else report.items(data5, here + "/created_contract_ids", validateEntityId);
			}
		}
		if (data.error_message === void 0) report.missing(here, "/error_message");
		else validateStringOrNull(data.error_message, report, here, "/error_message");
		if (data.from === void 0) report.missing(here, "/from");
		else validateAddressNullable(data.from, report, here, "/from");
		if (data.function_parameters === void 0) report.missing(here, "/function_parameters");
		else validateStringOrNull2(data.function_parameters, report, here, "/function_parameters");
		if (data.gas_consumed === void 0) report.missing(here, "/gas_consumed");
		else validateIntegerOrNull(data.gas_consumed, report, here, "/gas_consumed");
		if (data.gas_limit === void 0) report.missing(here, "/gas_limit");
		else validateInteger(data.gas_limit, report, here, "/gas_limit");
		if (data.gas_used === void 0) report.missing(here, "/gas_used");
		else validateIntegerOrNull(data.gas_used, report, here, "/gas_used");
		if (data.hash === void 0) report.missing(here, "/hash");
		else validateString4(data.hash, report, here, "/hash");
		if (data.timestamp === void 0) report.missing(here, "/timestamp");
		else validateTimestamp(data.timestamp, report, here, "/timestamp");
		if (data.to === void 0) report.missing(here, "/to");
		else validateAddressNullable(data.to, report, here, "/to");
		if (data.authorization_list !== void 0) {
			let data15 = data.authorization_list;
			if (data15 !== null) {
				if (!Array.isArray(data15)) report.mismatch(here, "/authorization_list", "array or null");
				else report.items(data15, here + "/authorization_list", validateAuthorization);
			}
		}
	}
};
const validateContractResultsResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.results === void 0) report.missing(here, "/results");
		else report.items(data.results, here + "/results", validateContractResult);
		if (data.links === void 0) report.missing(here, "/links");
		else validateLinks(data.links, report, here, "/links");
		report.names(data, knownContractResultSummariesResponse, here);
	}
};
const validateContractState = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.address === void 0) report.missing(here, "/address");
		else validateAddress(data.address, report, here, "/address");
		if (data.contract_id === void 0) report.missing(here, "/contract_id");
		else validateEntityId(data.contract_id, report, here, "/contract_id");
		if (data.timestamp === void 0) report.missing(here, "/timestamp");
		else validateTimestamp(data.timestamp, report, here, "/timestamp");
		if (data.slot === void 0) report.missing(here, "/slot");
		else validateString5(data.slot, report, here, "/slot");
		if (data.value === void 0) report.missing(here, "/value");
		else validateString5(data.value, report, here, "/value");
		report.names(data, knownContractState, here);
	}
};
const validateContractStateResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.state === void 0) report.missing(here, "/state");
		else report.items(data.state, here + "/state", validateContractState);
		if (data.links === void 0) report.missing(here, "/links");
		else validateLinks(data.links, report, here, "/links");
		report.names(data, knownContractStateResponse, here);
	}
};
const validateContractsResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.contracts === void 0) report.missing(here, "/contracts");
		else report.items(data.contracts, here + "/contracts", validateContract);
		if (data.links === void 0) report.missing(here, "/links");
		else validateLinks(data.links, report, here, "/links");
		report.names(data, knownContractsResponse, here);
	}
};
const validateCryptoAllowance = (data, report, path, key) => {
	const here = path + key;
	validateAllowanceFields(data, report, path, key);
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.amount === void 0) report.missing(here, "/amount");
		else validateInteger(data.amount, report, here, "/amount");
		if (data.amount_granted === void 0) report.missing(here, "/amount_granted");
		else validateInteger(data.amount_granted, report, here, "/amount_granted");
	}
	if (isRecord(data)) report.names(data, knownCryptoAllowance, here);
};
const validateCryptoAllowancesResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.allowances === void 0) report.missing(here, "/allowances");
		else report.items(data.allowances, here + "/allowances", validateCryptoAllowance);
		if (data.links === void 0) report.missing(here, "/links");
		else validateLinks(data.links, report, here, "/links");
		report.names(data, knownCryptoAllowancesResponse, here);
	}
};
const validateCustomFeeLimit = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.account_id === void 0) report.missing(here, "/account_id");
		else validateEntityIdNullable(data.account_id, report, here, "/account_id");
		if (data.amount === void 0) report.missing(here, "/amount");
		else validateInteger(data.amount, report, here, "/amount");
		if (data.denominating_token_id === void 0) report.missing(here, "/denominating_token_id");
		else validateEntityIdNullable(data.denominating_token_id, report, here, "/denominating_token_id");
		report.names(data, knownCustomFeeLimit, here);
	}
};
const validateCustomFees = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.created_timestamp === void 0) report.missing(here, "/created_timestamp");
		else validateTimestamp(data.created_timestamp, report, here, "/created_timestamp");
		if (data.fixed_fees === void 0) report.missing(here, "/fixed_fees");
		else report.items(data.fixed_fees, here + "/fixed_fees", validateFixedFee);
		if (data.fractional_fees !== void 0) report.items(data.fractional_fees, here + "/fractional_fees", validateFractionalFee);
		if (data.royalty_fees !== void 0) report.items(data.royalty_fees, here + "/royalty_fees", validateRoyaltyFee);
		report.names(data, knownCustomFees, here);
	}
};
const validateEntityId = (data, report, path, key) => {
	if (typeof data !== "string") report.mismatch(path, key, "string");
	else if (!patternEntityId.test(data)) report.mismatch(path, key, "text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$");
};
const validateEntityIdNullable = (data, report, path, key) => {
	if (data !== null) {
		if (typeof data !== "string") report.mismatch(path, key, "string or null");
		else if (!patternEntityId.test(data)) report.mismatch(path, key, "text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$");
	}
};
const validateEvmAddress = (data, report, path, key) => {
	if (typeof data !== "string") report.mismatch(path, key, "string");
	else {
		if (data.length < 40) report.mismatch(path, key, "at least 40 characters");
		if (data.length > 42) report.mismatch(path, key, "at most 42 characters");
		if (!patternContractCallRequest3.test(data)) report.mismatch(path, key, "text like ^(0x)?[A-Fa-f0-9]{40}$");
	}
};
const validateExchangeRate = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.cent_equivalent === void 0) report.missing(here, "/cent_equivalent");
		else validateInt32(data.cent_equivalent, report, here, "/cent_equivalent");
		if (data.expiration_time === void 0) report.missing(here, "/expiration_time");
		else validateInteger(data.expiration_time, report, here, "/expiration_time");
		if (data.hbar_equivalent === void 0) report.missing(here, "/hbar_equivalent");
		else validateInt32(data.hbar_equivalent, report, here, "/hbar_equivalent");
		report.names(data, knownExchangeRate, here);
	}
};
const validateFallbackFee = (data, report, path, key) => {
	const here = path + key;
	if (data !== null) {
		if (!isRecord(data)) report.mismatch(path, key, "object or null");
		else {
			if (data.amount === void 0) report.missing(here, "/amount");
			else validateInteger(data.amount, report, here, "/amount");
			if (data.denominating_token_id === void 0) report.missing(here, "/denominating_token_id");
			else validateEntityIdNullable(data.denominating_token_id, report, here, "/denominating_token_id");
			report.names(data, knownFallbackFee, here);
		}
	}
};
const validateFeeEstimate = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.base === void 0) report.missing(here, "/base");
		else validateIntegerFrom0(data.base, report, here, "/base");
		if (data.extras === void 0) report.missing(here, "/extras");
		else report.items(data.extras, here + "/extras", validateFeeExtra);
		report.names(data, knownFeeEstimate, here);
	}
};
const validateFeeEstimateNetwork = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.multiplier === void 0) report.missing(here, "/multiplier");
		else validateInt32From0(data.multiplier, report, here, "/multiplier");
		if (data.subtotal === void 0) report.missing(here, "/subtotal");
		else validateIntegerFrom0(data.subtotal, report, here, "/subtotal");
		report.names(data, knownFeeEstimateNetwork, here);
	}
};
const validateFeeEstimateResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.high_volume_multiplier === void 0) report.missing(here, "/high_volume_multiplier");
		else {
			let data0 = data.high_volume_multiplier;
			if (!Number.isInteger(data0)) report.mismatch(here, "/high_volume_multiplier", "integer");
			if (typeof data0 === "number" && isFinite(data0)) {
				if (data0 < 1 || isNaN(data0)) report.mismatch(here, "/high_volume_multiplier", "at least 1");
			}
		}
		if (data.network === void 0) report.missing(here, "/network");
		else validateFeeEstimateNetwork(data.network, report, here, "/network");
		if (data.node === void 0) report.missing(here, "/node");
		else validateFeeEstimate(data.node, report, here, "/node");
		if (data.notes !== void 0) report.items(data.notes, here + "/notes", validateString2);
		if (data.service === void 0) report.missing(here, "/service");
		else validateFeeEstimate(data.service, report, here, "/service");
		if (data.total === void 0) report.missing(here, "/total");
		else validateIntegerFrom0(data.total, report, here, "/total");
		report.names(data, knownFeeEstimateResponse, here);
	}
};
const validateFeeExtra = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.charged === void 0) report.missing(here, "/charged");
		else validateIntegerFrom0(data.charged, report, here, "/charged");
		if (data.count === void 0) report.missing(here, "/count");
		else validateIntegerFrom0(data.count, report, here, "/count");
		if (data.fee_per_unit === void 0) report.missing(here, "/fee_per_unit");
		else validateIntegerFrom0(data.fee_per_unit, report, here, "/fee_per_unit");
		if (data.included === void 0) report.missing(here, "/included");
		else validateIntegerFrom0(data.included, report, here, "/included");
		if (data.name === void 0) report.missing(here, "/name");
		else validateString2(data.name, report, here, "/name");
		if (data.subtotal === void 0) report.missing(here, "/subtotal");
		else validateIntegerFrom0(data.subtotal, report, here, "/subtotal");
		report.names(data, knownFeeExtra, here);
	}
};
const validateFixedCustomFee = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.amount === void 0) report.missing(here, "/amount");
		else validateInteger(data.amount, report, here, "/amount");
		if (data.collector_account_id === void 0) report.missing(here, "/collector_account_id");
		else validateEntityIdNullable(data.collector_account_id, report, here, "/collector_account_id");
		if (data.denominating_token_id === void 0) report.missing(here, "/denominating_token_id");
		else validateEntityIdNullable(data.denominating_token_id, report, here, "/denominating_token_id");
		report.names(data, knownFixedCustomFee, here);
	}
};
const validateFixedFee = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.all_collectors_are_exempt === void 0) report.missing(here, "/all_collectors_are_exempt");
		else validateBoolean(data.all_collectors_are_exempt, report, here, "/all_collectors_are_exempt");
		if (data.amount === void 0) report.missing(here, "/amount");
		else validateInteger(data.amount, report, here, "/amount");
		if (data.collector_account_id === void 0) report.missing(here, "/collector_account_id");
		else validateEntityIdNullable(data.collector_account_id, report, here, "/collector_account_id");
		if (data.denominating_token_id === void 0) report.missing(here, "/denominating_token_id");
		else validateEntityIdNullable(data.denominating_token_id, report, here, "/denominating_token_id");
		report.names(data, knownFixedFee, here);
	}
};
const validateFraction = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.numerator !== void 0) validateInteger(data.numerator, report, here, "/numerator");
		if (data.denominator !== void 0) validateInteger(data.denominator, report, here, "/denominator");
		report.names(data, knownFraction, here);
	}
};
const validateFractionalFee = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.all_collectors_are_exempt === void 0) report.missing(here, "/all_collectors_are_exempt");
		else validateBoolean(data.all_collectors_are_exempt, report, here, "/all_collectors_are_exempt");
		if (data.amount === void 0) report.missing(here, "/amount");
		else validateFraction(data.amount, report, here, "/amount");
		if (data.collector_account_id === void 0) report.missing(here, "/collector_account_id");
		else validateEntityIdNullable(data.collector_account_id, report, here, "/collector_account_id");
		if (data.denominating_token_id === void 0) report.missing(here, "/denominating_token_id");
		else validateEntityId(data.denominating_token_id, report, here, "/denominating_token_id");
		if (data.maximum === void 0) report.missing(here, "/maximum");
		else validateIntegerOrNull(data.maximum, report, here, "/maximum");
		if (data.minimum === void 0) report.missing(here, "/minimum");
		else validateInteger(data.minimum, report, here, "/minimum");
		if (data.net_of_transfers === void 0) report.missing(here, "/net_of_transfers");
		else validateBoolean(data.net_of_transfers, report, here, "/net_of_transfers");
		report.names(data, knownFractionalFee, here);
	}
};
const validateHook = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.admin_key === void 0) report.missing(here, "/admin_key");
		else validateKey(data.admin_key, report, here, "/admin_key");
		if (data.contract_id === void 0) report.missing(here, "/contract_id");
		else validateEntityIdNullable(data.contract_id, report, here, "/contract_id");
		if (data.created_timestamp === void 0) report.missing(here, "/created_timestamp");
		else validateTimestampNullable(data.created_timestamp, report, here, "/created_timestamp");
		if (data.deleted === void 0) report.missing(here, "/deleted");
		else validateBoolean(data.deleted, report, here, "/deleted");
		if (data.extension_point === void 0) report.missing(here, "/extension_point");
		else {
			let data4 = data.extension_point;
			if (typeof data4 !== "string") report.mismatch(here, "/extension_point", "string");
			else if (!knownHook.has(data4)) report.unknownValue(here, "/extension_point", data4);
		}
		if (data.hook_id === void 0) report.missing(here, "/hook_id");
		else validateInteger(data.hook_id, report, here, "/hook_id");
		if (data.owner_id === void 0) report.missing(here, "/owner_id");
		else validateEntityId(data.owner_id, report, here, "/owner_id");
		if (data.timestamp_range === void 0) report.missing(here, "/timestamp_range");
		else validateTimestampRangeNullable(data.timestamp_range, report, here, "/timestamp_range");
		if (data.type === void 0) report.missing(here, "/type");
		else {
			let data8 = data.type;
			if (typeof data8 !== "string") report.mismatch(here, "/type", "string");
			else if (!knownHook2.has(data8)) report.unknownValue(here, "/type", data8);
		}
		report.names(data, knownHook3, here);
	}
};
const validateHookStorage = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.key === void 0) report.missing(here, "/key");
		else validateString5(data.key, report, here, "/key");
		if (data.value === void 0) report.missing(here, "/value");
		else validateStringOrNull3(data.value, report, here, "/value");
		if (data.timestamp === void 0) report.missing(here, "/timestamp");
		else validateTimestamp(data.timestamp, report, here, "/timestamp");
		report.names(data, knownHookStorage, here);
	}
};
const validateHooksResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.hooks === void 0) report.missing(here, "/hooks");
		else report.items(data.hooks, here + "/hooks", validateHook);
		if (data.links === void 0) report.missing(here, "/links");
		else validateLinks(data.links, report, here, "/links");
		report.names(data, knownHooksResponse, here);
	}
};
const validateHooksStorageResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.hook_id === void 0) report.missing(here, "/hook_id");
		else validateInteger(data.hook_id, report, here, "/hook_id");
		if (data.links === void 0) report.missing(here, "/links");
		else validateLinks(data.links, report, here, "/links");
		if (data.owner_id === void 0) report.missing(here, "/owner_id");
		else validateEntityId(data.owner_id, report, here, "/owner_id");
		if (data.storage === void 0) report.missing(here, "/storage");
		else report.items(data.storage, here + "/storage", validateHookStorage);
		report.names(data, knownHooksStorageResponse, here);
	}
};
const validateInt32 = (data, report, path, key) => {
	if (!Number.isInteger(data)) report.mismatch(path, key, "integer");
	if (typeof data === "number" && isFinite(data)) {
		if (data < -2147483648 || isNaN(data)) report.mismatch(path, key, "at least -2147483648");
	}
	if (typeof data === "number" && isFinite(data)) {
		if (data > 2147483647 || isNaN(data)) report.mismatch(path, key, "at most 2147483647");
	}
};
const validateInt32From0 = (data, report, path, key) => {
	if (!Number.isInteger(data)) report.mismatch(path, key, "integer");
	if (typeof data === "number" && isFinite(data)) {
		if (data < 0 || isNaN(data)) report.mismatch(path, key, "at least 0");
	}
	if (typeof data === "number" && isFinite(data)) {
		if (data > 2147483647 || isNaN(data)) report.mismatch(path, key, "at most 2147483647");
	}
};
const validateInt32OrNull = (data, report, path, key) => {
	if (data !== null) {
		if (!Number.isInteger(data)) report.mismatch(path, key, "integer or null");
		if (typeof data === "number" && isFinite(data)) {
			if (data < -2147483648 || isNaN(data)) report.mismatch(path, key, "at least -2147483648");
		}
		if (typeof data === "number" && isFinite(data)) {
			if (data > 2147483647 || isNaN(data)) report.mismatch(path, key, "at most 2147483647");
		}
	}
};
const validateInteger = (data, report, path, key) => {
	if (!Number.isInteger(data)) report.mismatch(path, key, "integer");
};
const validateIntegerFrom0 = (data, report, path, key) => {
	if (!Number.isInteger(data)) report.mismatch(path, key, "integer");
	if (typeof data === "number" && isFinite(data)) {
		if (data < 0 || isNaN(data)) report.mismatch(path, key, "at least 0");
	}
};
const validateIntegerOrNull = (data, report, path, key) => {
	if (data !== null) {
		if (!Number.isInteger(data)) report.mismatch(path, key, "integer or null");
	}
};
const validateIntegerOrNullFrom0 = (data, report, path, key) => {
	if (data !== null) {
		if (!Number.isInteger(data)) report.mismatch(path, key, "integer or null");
		if (typeof data === "number" && isFinite(data)) {
			if (data < 0 || isNaN(data)) report.mismatch(path, key, "at least 0");
		}
	}
};
const validateKey = (data, report, path, key) => {
	const here = path + key;
	if (data !== null) {
		if (!isRecord(data)) report.mismatch(path, key, "object or null");
		else {
			if (data._type === void 0) report.missing(here, "/_type");
			else {
				let data0 = data._type;
				if (typeof data0 !== "string") report.mismatch(here, "/_type", "string");
				else if (!knownKey.has(data0)) report.unknownValue(here, "/_type", data0);
			}
			if (data.key === void 0) report.missing(here, "/key");
			else {
				let data1 = data.key;
				if (typeof data1 !== "string") report.mismatch(here, "/key", "string");
				else if (!patternKey.test(data1)) report.mismatch(here, "/key", "text like ^([0-9a-fA-F]{2})*$");
			}
			report.names(data, knownKey2, here);
		}
	}
};
const validateLinks = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.next === void 0) report.missing(here, "/next");
		else validateStringOrNull(data.next, report, here, "/next");
		report.names(data, knownAccountLinks, here);
	}
};
const validateNetworkExchangeRateSetResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.current_rate === void 0) report.missing(here, "/current_rate");
		else validateExchangeRate(data.current_rate, report, here, "/current_rate");
		if (data.next_rate === void 0) report.missing(here, "/next_rate");
		else validateExchangeRate(data.next_rate, report, here, "/next_rate");
		if (data.timestamp === void 0) report.missing(here, "/timestamp");
		else validateTimestamp(data.timestamp, report, here, "/timestamp");
		report.names(data, knownNetworkExchangeRateSetResponse, here);
	}
};
const validateNetworkFee = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.gas === void 0) report.missing(here, "/gas");
		else validateInteger(data.gas, report, here, "/gas");
		if (data.transaction_type === void 0) report.missing(here, "/transaction_type");
		else validateString2(data.transaction_type, report, here, "/transaction_type");
		report.names(data, knownNetworkFee, here);
	}
};
const validateNetworkFeesResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.fees === void 0) report.missing(here, "/fees");
		else report.items(data.fees, here + "/fees", validateNetworkFee);
		if (data.timestamp === void 0) report.missing(here, "/timestamp");
		else validateTimestamp(data.timestamp, report, here, "/timestamp");
		report.names(data, knownNetworkFeesResponse, here);
	}
};
const validateNetworkNode = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.admin_key === void 0) report.missing(here, "/admin_key");
		else validateKey(data.admin_key, report, here, "/admin_key");
		if (data.associated_registered_nodes !== void 0) report.items(data.associated_registered_nodes, here + "/associated_registered_nodes", validateIntegerFrom0);
		if (data.decline_reward === void 0) report.missing(here, "/decline_reward");
		else validateBooleanOrNull(data.decline_reward, report, here, "/decline_reward");
		if (data.description === void 0) report.missing(here, "/description");
		else validateStringOrNull(data.description, report, here, "/description");
		if (data.file_id === void 0) report.missing(here, "/file_id");
		else validateEntityId(data.file_id, report, here, "/file_id");
		if (data.grpc_proxy_endpoint === void 0) report.missing(here, "/grpc_proxy_endpoint");
		else {
			let data5 = data.grpc_proxy_endpoint;
			const count0 = report.count;
			validateServiceEndpoint(data5, report, here, "/grpc_proxy_endpoint");
			if (report.count > count0) {
				const count1 = report.count;
				if (data5 !== null) report.mismatch(here, "/grpc_proxy_endpoint", "null");
				if (report.count > count1) report.mismatch(here, "/grpc_proxy_endpoint", "one of the declared forms");
				else report.forget(count0);
			}
		}
		if (data.max_stake === void 0) report.missing(here, "/max_stake");
		else validateIntegerOrNull(data.max_stake, report, here, "/max_stake");
		if (data.memo === void 0) report.missing(here, "/memo");
		else validateStringOrNull(data.memo, report, here, "/memo");
		if (data.min_stake === void 0) report.missing(here, "/min_stake");
		else validateIntegerOrNull(data.min_stake, report, here, "/min_stake");
		if (data.node_account_id === void 0) report.missing(here, "/node_account_id");
		else validateEntityId(data.node_account_id, report, here, "/node_account_id");
		if (data.node_id === void 0) report.missing(here, "/node_id");
		else validateInteger(data.node_id, report, here, "/node_id");
		if (data.node_cert_hash === void 0) report.missing(here, "/node_cert_hash");
		else validateStringOrNull4(data.node_cert_hash, report, here, "/node_cert_hash");
		if (data.public_key === void 0) report.missing(here, "/public_key");
		else validateStringOrNull4(data.public_key, report, here, "/public_key");
		if (data.reward_rate_start === void 0) report.missing(here, "/reward_rate_start");
		else validateIntegerOrNull(data.reward_rate_start, report, here, "/reward_rate_start");
		if (data.service_endpoints === void 0) report.missing(here, "/service_endpoints");
		else report.items(data.service_endpoints, here + "/service_endpoints", validateServiceEndpoint);
		if (data.stake === void 0) report.missing(here, "/stake");
		else validateIntegerOrNull(data.stake, report, here, "/stake");
		if (data.stake_not_rewarded === void 0) report.missing(here, "/stake_not_rewarded");
		else validateIntegerOrNull(data.stake_not_rewarded, report, here, "/stake_not_rewarded");
		if (data.stake_rewarded === void 0) report.missing(here, "/stake_rewarded");
		else validateIntegerOrNull(data.stake_rewarded, report, here, "/stake_rewarded");
		if (data.staking_period === void 0) report.missing(here, "/staking_period");
		else validateTimestampRangeNullable(data.staking_period, report, here, "/staking_period");
		if (data.timestamp === void 0) report.missing(here, "/timestamp");
		else validateTimestampRange(data.timestamp, report, here, "/timestamp");
		report.names(data, knownNetworkNode, here);
	}
};
const validateNetworkNodesResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.nodes === void 0) report.missing(here, "/nodes");
		else report.items(data.nodes, here + "/nodes", validateNetworkNode);
		if (data.links === void 0) report.missing(here, "/links");
		else validateLinks(data.links, report, here, "/links");
		report.names(data, knownNetworkNodesResponse, here);
	}
};
const validateNetworkStakeResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.max_stake_rewarded === void 0) report.missing(here, "/max_stake_rewarded");
		else validateInteger(data.max_stake_rewarded, report, here, "/max_stake_rewarded");
		if (data.max_staking_reward_rate_per_hbar === void 0) report.missing(here, "/max_staking_reward_rate_per_hbar");
		else validateInteger(data.max_staking_reward_rate_per_hbar, report, here, "/max_staking_reward_rate_per_hbar");
		if (data.max_total_reward === void 0) report.missing(here, "/max_total_reward");
		else validateInteger(data.max_total_reward, report, here, "/max_total_reward");
		if (data.node_reward_fee_fraction === void 0) report.missing(here, "/node_reward_fee_fraction");
		else validateNumber(data.node_reward_fee_fraction, report, here, "/node_reward_fee_fraction");
		if (data.reserved_staking_rewards === void 0) report.missing(here, "/reserved_staking_rewards");
		else validateInteger(data.reserved_staking_rewards, report, here, "/reserved_staking_rewards");
		if (data.reward_balance_threshold === void 0) report.missing(here, "/reward_balance_threshold");
		else validateInteger(data.reward_balance_threshold, report, here, "/reward_balance_threshold");
		if (data.stake_total === void 0) report.missing(here, "/stake_total");
		else validateInteger(data.stake_total, report, here, "/stake_total");
		if (data.staking_period === void 0) report.missing(here, "/staking_period");
		else validateTimestampRange(data.staking_period, report, here, "/staking_period");
		if (data.staking_period_duration === void 0) report.missing(here, "/staking_period_duration");
		else validateInteger(data.staking_period_duration, report, here, "/staking_period_duration");
		if (data.staking_periods_stored === void 0) report.missing(here, "/staking_periods_stored");
		else validateInteger(data.staking_periods_stored, report, here, "/staking_periods_stored");
		if (data.staking_reward_fee_fraction === void 0) report.missing(here, "/staking_reward_fee_fraction");
		else validateNumber(data.staking_reward_fee_fraction, report, here, "/staking_reward_fee_fraction");
		if (data.staking_reward_rate === void 0) report.missing(here, "/staking_reward_rate");
		else validateInteger(data.staking_reward_rate, report, here, "/staking_reward_rate");
		if (data.staking_start_threshold === void 0) report.missing(here, "/staking_start_threshold");
		else validateInteger(data.staking_start_threshold, report, here, "/staking_start_threshold");
		if (data.unreserved_staking_reward_balance === void 0) report.missing(here, "/unreserved_staking_reward_balance");
		else validateInteger(data.unreserved_staking_reward_balance, report, here, "/unreserved_staking_reward_balance");
		report.names(data, knownNetworkStakeResponse, here);
	}
};
const validateNetworkSupplyResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.released_supply === void 0) report.missing(here, "/released_supply");
		else validateString6(data.released_supply, report, here, "/released_supply");
		if (data.timestamp === void 0) report.missing(here, "/timestamp");
		else validateTimestamp(data.timestamp, report, here, "/timestamp");
		if (data.total_supply === void 0) report.missing(here, "/total_supply");
		else validateString6(data.total_supply, report, here, "/total_supply");
		report.names(data, knownNetworkSupplyResponse, here);
	}
};
const validateNft = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.account_id === void 0) report.missing(here, "/account_id");
		else validateEntityIdNullable(data.account_id, report, here, "/account_id");
		if (data.created_timestamp === void 0) report.missing(here, "/created_timestamp");
		else validateTimestampNullable(data.created_timestamp, report, here, "/created_timestamp");
		if (data.delegating_spender === void 0) report.missing(here, "/delegating_spender");
		else validateEntityIdNullable(data.delegating_spender, report, here, "/delegating_spender");
		if (data.deleted === void 0) report.missing(here, "/deleted");
		else validateBoolean(data.deleted, report, here, "/deleted");
		if (data.metadata === void 0) report.missing(here, "/metadata");
		else validateString2(data.metadata, report, here, "/metadata");
		if (data.modified_timestamp === void 0) report.missing(here, "/modified_timestamp");
		else validateTimestampNullable(data.modified_timestamp, report, here, "/modified_timestamp");
		if (data.serial_number === void 0) report.missing(here, "/serial_number");
		else validateInteger(data.serial_number, report, here, "/serial_number");
		if (data.spender === void 0) report.missing(here, "/spender");
		else validateEntityIdNullable(data.spender, report, here, "/spender");
		if (data.token_id === void 0) report.missing(here, "/token_id");
		else validateEntityId(data.token_id, report, here, "/token_id");
		report.names(data, knownNft, here);
	}
};
const validateNftAllowance = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.approved_for_all === void 0) report.missing(here, "/approved_for_all");
		else validateBoolean(data.approved_for_all, report, here, "/approved_for_all");
		if (data.owner === void 0) report.missing(here, "/owner");
		else validateEntityId(data.owner, report, here, "/owner");
		if (data.spender === void 0) report.missing(here, "/spender");
		else validateEntityId(data.spender, report, here, "/spender");
		if (data.timestamp === void 0) report.missing(here, "/timestamp");
		else validateTimestampRange(data.timestamp, report, here, "/timestamp");
		if (data.token_id === void 0) report.missing(here, "/token_id");
		else validateEntityId(data.token_id, report, here, "/token_id");
		report.names(data, knownNftAllowance, here);
	}
};
const validateNftAllowancesResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.allowances === void 0) report.missing(here, "/allowances");
		else report.items(data.allowances, here + "/allowances", validateNftAllowance);
		if (data.links === void 0) report.missing(here, "/links");
		else validateLinks(data.links, report, here, "/links");
		report.names(data, knownCryptoAllowancesResponse, here);
	}
};
const validateNftTransactionHistory = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.transactions === void 0) report.missing(here, "/transactions");
		else report.items(data.transactions, here + "/transactions", validateNftTransactionTransfer);
		if (data.links === void 0) report.missing(here, "/links");
		else validateLinks(data.links, report, here, "/links");
		report.names(data, knownNftTransactionHistory, here);
	}
};
const validateNftTransactionTransfer = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.consensus_timestamp === void 0) report.missing(here, "/consensus_timestamp");
		else validateTimestamp(data.consensus_timestamp, report, here, "/consensus_timestamp");
		if (data.is_approval === void 0) report.missing(here, "/is_approval");
		else validateBoolean(data.is_approval, report, here, "/is_approval");
		if (data.nonce === void 0) report.missing(here, "/nonce");
		else validateInt32From0(data.nonce, report, here, "/nonce");
		if (data.receiver_account_id === void 0) report.missing(here, "/receiver_account_id");
		else validateEntityIdNullable(data.receiver_account_id, report, here, "/receiver_account_id");
		if (data.sender_account_id === void 0) report.missing(here, "/sender_account_id");
		else validateEntityIdNullable(data.sender_account_id, report, here, "/sender_account_id");
		if (data.transaction_id === void 0) report.missing(here, "/transaction_id");
		else validateString7(data.transaction_id, report, here, "/transaction_id");
		if (data.type === void 0) report.missing(here, "/type");
		else validateTransactionTypes(data.type, report, here, "/type");
		report.names(data, knownNftTransactionTransfer, here);
	}
};
const validateNftTransfer = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.is_approval === void 0) report.missing(here, "/is_approval");
		else validateBoolean(data.is_approval, report, here, "/is_approval");
		if (data.receiver_account_id === void 0) report.missing(here, "/receiver_account_id");
		else validateEntityIdNullable(data.receiver_account_id, report, here, "/receiver_account_id");
		if (data.sender_account_id === void 0) report.missing(here, "/sender_account_id");
		else validateEntityIdNullable(data.sender_account_id, report, here, "/sender_account_id");
		if (data.serial_number === void 0) report.missing(here, "/serial_number");
		else validateInteger(data.serial_number, report, here, "/serial_number");
		if (data.token_id === void 0) report.missing(here, "/token_id");
		else validateEntityId(data.token_id, report, here, "/token_id");
		report.names(data, knownNftTransfer, here);
	}
};
const validateNfts = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.nfts === void 0) report.missing(here, "/nfts");
		else report.items(data.nfts, here + "/nfts", validateNft);
		if (data.links === void 0) report.missing(here, "/links");
		else validateLinks(data.links, report, here, "/links");
		report.names(data, knownNfts, here);
	}
};
const validateNumber = (data, report, path, key) => {
	if (!Number.isFinite(data)) report.mismatch(path, key, "number");
};
const validateOpcode = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.depth === void 0) report.missing(here, "/depth");
		else validateInt32(data.depth, report, here, "/depth");
		if (data.gas === void 0) report.missing(here, "/gas");
		else validateInteger(data.gas, report, here, "/gas");
		if (data.gas_cost === void 0) report.missing(here, "/gas_cost");
		else validateInteger(data.gas_cost, report, here, "/gas_cost");
		if (data.memory === void 0) report.missing(here, "/memory");
		else {
			let data3 = data.memory;
			if (data3 !== null) {
				if (!Array.isArray(data3)) report.mismatch(here, "/memory", "array or null");
				else report.items(data3, here + "/memory", validateString);
			}
		}
		if (data.op === void 0) report.missing(here, "/op");
		else validateString2(data.op, report, here, "/op");
		if (data.pc === void 0) report.missing(here, "/pc");
		else validateInt32(data.pc, report, here, "/pc");
		if (data.reason !== void 0) validateStringOrNull2(data.reason, report, here, "/reason");
		if (data.stack === void 0) report.missing(here, "/stack");
		else {
			let data7 = data.stack;
			if (data7 !== null) {
				if (!Array.isArray(data7)) report.mismatch(here, "/stack", "array or null");
				else report.items(data7, here + "/stack", validateString);
			}
		}
		if (data.storage === void 0) report.missing(here, "/storage");
		else {
			let data8 = data.storage;
			if (data8 !== null) {
				if (!isRecord(data8)) report.mismatch(here, "/storage", "object or null");
				else for (const key0 in data8) validateString(data8[key0], report, here, "/storage/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"));
			}
		}
		report.names(data, knownOpcode, here);
	}
};
const validateOpcodesResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.address === void 0) report.missing(here, "/address");
		else validateString3(data.address, report, here, "/address");
		if (data.contract_id === void 0) report.missing(here, "/contract_id");
		else validateEntityIdNullable(data.contract_id, report, here, "/contract_id");
		if (data.failed === void 0) report.missing(here, "/failed");
		else validateBoolean(data.failed, report, here, "/failed");
		if (data.gas === void 0) report.missing(here, "/gas");
		else validateInteger(data.gas, report, here, "/gas");
		if (data.opcodes === void 0) report.missing(here, "/opcodes");
		else report.items(data.opcodes, here + "/opcodes", validateOpcode);
		if (data.return_value === void 0) report.missing(here, "/return_value");
		else {
			let data5 = data.return_value;
			if (typeof data5 !== "string") report.mismatch(here, "/return_value", "string");
			else if (!patternOpcodesResponse.test(data5)) report.mismatch(here, "/return_value", "text like ^0x([0-9a-fA-F]{2})*$");
		}
		report.names(data, knownOpcodesResponse, here);
	}
};
const validateRegisteredBlockNodeApi = (data, report, path, key) => {
	if (typeof data !== "string") report.mismatch(path, key, "string");
	else if (!knownRegisteredBlockNodeApi.has(data)) report.unknownValue(path, key, data);
};
const validateRegisteredBlockNodeEndpoint = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.endpoint_apis !== void 0) report.items(data.endpoint_apis, here + "/endpoint_apis", validateRegisteredBlockNodeApi);
		report.names(data, knownRegisteredBlockNodeEndpoint, here);
	}
};
const validateRegisteredGeneralServiceEndpoint = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.description !== void 0) validateStringOrNull(data.description, report, here, "/description");
		report.names(data, knownRegisteredGeneralServiceEndpoint, here);
	}
};
const validateRegisteredMirrorNodeEndpoint = (data, report, path, key) => {
	if (!isRecord(data)) report.mismatch(path, key, "object");
};
const validateRegisteredNode = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.admin_key === void 0) report.missing(here, "/admin_key");
		else validateKey(data.admin_key, report, here, "/admin_key");
		if (data.created_timestamp === void 0) report.missing(here, "/created_timestamp");
		else validateTimestampNullable(data.created_timestamp, report, here, "/created_timestamp");
		if (data.description === void 0) report.missing(here, "/description");
		else validateStringOrNull(data.description, report, here, "/description");
		if (data.registered_node_id === void 0) report.missing(here, "/registered_node_id");
		else validateInteger(data.registered_node_id, report, here, "/registered_node_id");
		if (data.service_endpoints === void 0) report.missing(here, "/service_endpoints");
		else report.items(data.service_endpoints, here + "/service_endpoints", validateRegisteredServiceEndpoint);
		if (data.timestamp === void 0) report.missing(here, "/timestamp");
		else validateTimestampRange(data.timestamp, report, here, "/timestamp");
		report.names(data, knownRegisteredNode, here);
	}
};
const validateRegisteredNodeType = (data, report, path, key) => {
	if (typeof data !== "string") report.mismatch(path, key, "string");
	else if (!knownRegisteredNodeType.has(data)) report.unknownValue(path, key, data);
};
const validateRegisteredNodesResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.registered_nodes === void 0) report.missing(here, "/registered_nodes");
		else report.items(data.registered_nodes, here + "/registered_nodes", validateRegisteredNode);
		if (data.links === void 0) report.missing(here, "/links");
		else validateLinks(data.links, report, here, "/links");
		report.names(data, knownRegisteredNodesResponse, here);
	}
};
const validateRegisteredRpcRelayEndpoint = (data, report, path, key) => {
	if (!isRecord(data)) report.mismatch(path, key, "object");
};
const validateRegisteredServiceEndpoint = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.block_node === void 0) report.missing(here, "/block_node");
		else {
			let data0 = data.block_node;
			const count0 = report.count;
			validateRegisteredBlockNodeEndpoint(data0, report, here, "/block_node");
			if (report.count > count0) {
				const count1 = report.count;
				if (data0 !== null) report.mismatch(here, "/block_node", "null");
				if (report.count > count1) report.mismatch(here, "/block_node", "one of the declared forms");
				else report.forget(count0);
			}
		}
		if (data.domain_name !== void 0) validateStringOrNull(data.domain_name, report, here, "/domain_name");
		if (data.general_service === void 0) report.missing(here, "/general_service");
		else {
			let data2 = data.general_service;
			const count2 = report.count;
			validateRegisteredGeneralServiceEndpoint(data2, report, here, "/general_service");
			if (report.count > count2) {
				const count3 = report.count;
				if (data2 !== null) report.mismatch(here, "/general_service", "null");
				if (report.count > count3) report.mismatch(here, "/general_service", "one of the declared forms");
				else report.forget(count2);
			}
		}
		if (data.ip_address !== void 0) validateStringOrNull(data.ip_address, report, here, "/ip_address");
		if (data.mirror_node === void 0) report.missing(here, "/mirror_node");
		else {
			let data4 = data.mirror_node;
			const count4 = report.count;
			validateRegisteredMirrorNodeEndpoint(data4, report, here, "/mirror_node");
			if (report.count > count4) {
				const count5 = report.count;
				if (data4 !== null) report.mismatch(here, "/mirror_node", "null");
				if (report.count > count5) report.mismatch(here, "/mirror_node", "one of the declared forms");
				else report.forget(count4);
			}
		}
		if (data.port === void 0) report.missing(here, "/port");
		else {
			let data5 = data.port;
			if (!Number.isInteger(data5)) report.mismatch(here, "/port", "integer");
			if (typeof data5 === "number" && isFinite(data5)) {
				if (data5 < 0 || isNaN(data5)) report.mismatch(here, "/port", "at least 0");
			}
			if (typeof data5 === "number" && isFinite(data5)) {
				if (data5 > 65535 || isNaN(data5)) report.mismatch(here, "/port", "at most 65535");
			}
		}
		if (data.requires_tls === void 0) report.missing(here, "/requires_tls");
		else validateBoolean(data.requires_tls, report, here, "/requires_tls");
		if (data.rpc_relay === void 0) report.missing(here, "/rpc_relay");
		else {
			let data7 = data.rpc_relay;
			const count6 = report.count;
			validateRegisteredRpcRelayEndpoint(data7, report, here, "/rpc_relay");
			if (report.count > count6) {
				const count7 = report.count;
				if (data7 !== null) report.mismatch(here, "/rpc_relay", "null");
				if (report.count > count7) report.mismatch(here, "/rpc_relay", "one of the declared forms");
				else report.forget(count6);
			}
		}
		if (data.type === void 0) report.missing(here, "/type");
		else validateRegisteredNodeType(data.type, report, here, "/type");
	}
	const count8 = report.count;
	if (isRecord(data)) {
		if (data.domain_name === void 0) report.missing(here, "/domain_name");
	}
	if (report.count > count8) {
		const count9 = report.count;
		if (isRecord(data)) {
			if (data.ip_address === void 0) report.missing(here, "/ip_address");
		}
		if (report.count > count9) report.mismatch(path, key, "one of the declared forms");
		else report.forget(count8);
	}
	if (isRecord(data)) report.names(data, knownRegisteredServiceEndpoint, here);
};
const validateRoyaltyFee = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.all_collectors_are_exempt === void 0) report.missing(here, "/all_collectors_are_exempt");
		else validateBoolean(data.all_collectors_are_exempt, report, here, "/all_collectors_are_exempt");
		if (data.amount === void 0) report.missing(here, "/amount");
		else validateFraction(data.amount, report, here, "/amount");
		if (data.collector_account_id === void 0) report.missing(here, "/collector_account_id");
		else validateEntityIdNullable(data.collector_account_id, report, here, "/collector_account_id");
		if (data.fallback_fee === void 0) report.missing(here, "/fallback_fee");
		else validateFallbackFee(data.fallback_fee, report, here, "/fallback_fee");
		report.names(data, knownRoyaltyFee, here);
	}
};
const validateSchedule = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.admin_key === void 0) report.missing(here, "/admin_key");
		else validateKey(data.admin_key, report, here, "/admin_key");
		if (data.consensus_timestamp === void 0) report.missing(here, "/consensus_timestamp");
		else validateTimestamp(data.consensus_timestamp, report, here, "/consensus_timestamp");
		if (data.creator_account_id === void 0) report.missing(here, "/creator_account_id");
		else validateEntityId(data.creator_account_id, report, here, "/creator_account_id");
		if (data.deleted === void 0) report.missing(here, "/deleted");
		else validateBoolean(data.deleted, report, here, "/deleted");
		if (data.executed_timestamp === void 0) report.missing(here, "/executed_timestamp");
		else validateTimestampNullable(data.executed_timestamp, report, here, "/executed_timestamp");
		if (data.expiration_time === void 0) report.missing(here, "/expiration_time");
		else validateTimestampNullable(data.expiration_time, report, here, "/expiration_time");
		if (data.memo === void 0) report.missing(here, "/memo");
		else validateString2(data.memo, report, here, "/memo");
		if (data.payer_account_id === void 0) report.missing(here, "/payer_account_id");
		else validateEntityId(data.payer_account_id, report, here, "/payer_account_id");
		if (data.schedule_id === void 0) report.missing(here, "/schedule_id");
		else validateEntityId(data.schedule_id, report, here, "/schedule_id");
		if (data.signatures === void 0) report.missing(here, "/signatures");
		else report.items(data.signatures, here + "/signatures", validateScheduleSignature);
		if (data.transaction_body === void 0) report.missing(here, "/transaction_body");
		else validateString2(data.transaction_body, report, here, "/transaction_body");
		if (data.wait_for_expiry === void 0) report.missing(here, "/wait_for_expiry");
		else validateBoolean(data.wait_for_expiry, report, here, "/wait_for_expiry");
		report.names(data, knownSchedule, here);
	}
};
const validateScheduleSignature = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.consensus_timestamp === void 0) report.missing(here, "/consensus_timestamp");
		else validateTimestamp(data.consensus_timestamp, report, here, "/consensus_timestamp");
		if (data.public_key_prefix === void 0) report.missing(here, "/public_key_prefix");
		else validateString2(data.public_key_prefix, report, here, "/public_key_prefix");
		if (data.signature === void 0) report.missing(here, "/signature");
		else validateString2(data.signature, report, here, "/signature");
		if (data.type === void 0) report.missing(here, "/type");
		else {
			let data3 = data.type;
			if (typeof data3 !== "string") report.mismatch(here, "/type", "string");
			else if (!knownScheduleSignature.has(data3)) report.unknownValue(here, "/type", data3);
		}
		report.names(data, knownScheduleSignature2, here);
	}
};
const validateSchedulesResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.schedules === void 0) report.missing(here, "/schedules");
		else report.items(data.schedules, here + "/schedules", validateSchedule);
		if (data.links === void 0) report.missing(here, "/links");
		else validateLinks(data.links, report, here, "/links");
		report.names(data, knownSchedulesResponse, here);
	}
};
const validateServiceEndpoint = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.domain_name === void 0) report.missing(here, "/domain_name");
		else validateString2(data.domain_name, report, here, "/domain_name");
		if (data.ip_address_v4 === void 0) report.missing(here, "/ip_address_v4");
		else validateString2(data.ip_address_v4, report, here, "/ip_address_v4");
		if (data.port === void 0) report.missing(here, "/port");
		else validateInt32(data.port, report, here, "/port");
		report.names(data, knownServiceEndpoint, here);
	}
};
const validateStakingReward = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.account_id === void 0) report.missing(here, "/account_id");
		else validateEntityId(data.account_id, report, here, "/account_id");
		if (data.amount === void 0) report.missing(here, "/amount");
		else validateInteger(data.amount, report, here, "/amount");
		if (data.timestamp === void 0) report.missing(here, "/timestamp");
		else validateTimestamp(data.timestamp, report, here, "/timestamp");
		report.names(data, knownStakingReward, here);
	}
};
const validateStakingRewardTransfer = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.account === void 0) report.missing(here, "/account");
		else validateEntityId(data.account, report, here, "/account");
		if (data.amount === void 0) report.missing(here, "/amount");
		else validateInteger(data.amount, report, here, "/amount");
		report.names(data, knownStakingRewardTransfer, here);
	}
};
const validateStakingRewardsResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.rewards === void 0) report.missing(here, "/rewards");
		else report.items(data.rewards, here + "/rewards", validateStakingReward);
		if (data.links === void 0) report.missing(here, "/links");
		else validateLinks(data.links, report, here, "/links");
		report.names(data, knownStakingRewardsResponse, here);
	}
};
const validateString = (data, report, path, key) => {
	if (typeof data !== "string") report.mismatch(path, key, "string");
	else if (!patternString.test(data)) report.mismatch(path, key, "text like ^0x[0-9a-fA-F]*$");
};
const validateString10 = (data, report, path, key) => {
	if (typeof data !== "string") report.mismatch(path, key, "string");
	else if (!knownString10.has(data)) report.unknownValue(path, key, data);
};
const validateString2 = (data, report, path, key) => {
	if (typeof data !== "string") report.mismatch(path, key, "string");
};
const validateString3 = (data, report, path, key) => {
	if (typeof data !== "string") report.mismatch(path, key, "string");
	else if (!patternString3.test(data)) report.mismatch(path, key, "text like ^0x[0-9a-fA-F]{40}$");
};
const validateString4 = (data, report, path, key) => {
	if (typeof data !== "string") report.mismatch(path, key, "string");
	else if (!patternString4.test(data)) report.mismatch(path, key, "text like ^0x(([0-9a-fA-F]{32}){2,3})?$");
};
const validateString5 = (data, report, path, key) => {
	if (typeof data !== "string") report.mismatch(path, key, "string");
	else if (!patternString5.test(data)) report.mismatch(path, key, "text like ^0x([0-9a-fA-F]{64})?$");
};
const validateString6 = (data, report, path, key) => {
	if (typeof data !== "string") report.mismatch(path, key, "string");
	else if (!patternString6.test(data)) report.mismatch(path, key, "text like ^\\d{1,19}$");
};
const validateString7 = (data, report, path, key) => {
	if (typeof data !== "string") report.mismatch(path, key, "string");
	else if (!patternString7.test(data)) report.mismatch(path, key, "text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}-\\d{1,19}-\\d{9}$");
};
const validateString8 = (data, report, path, key) => {
	if (typeof data !== "string") report.mismatch(path, key, "string");
	else if (!knownString8.has(data)) report.unknownValue(path, key, data);
};
const validateString9 = (data, report, path, key) => {
	if (typeof data !== "string") report.mismatch(path, key, "string");
	else if (!patternString9.test(data)) report.mismatch(path, key, "text like ^[A-Z][A-Z0-9_]*$");
};
const validateStringOrNull = (data, report, path, key) => {
	if (data !== null) {
		if (typeof data !== "string") report.mismatch(path, key, "string or null");
	}
};
const validateStringOrNull2 = (data, report, path, key) => {
	if (data !== null) {
		if (typeof data !== "string") report.mismatch(path, key, "string or null");
		else if (!patternOpcodesResponse.test(data)) report.mismatch(path, key, "text like ^0x([0-9a-fA-F]{2})*$");
	}
};
const validateStringOrNull3 = (data, report, path, key) => {
	if (data !== null) {
		if (typeof data !== "string") report.mismatch(path, key, "string or null");
		else if (!patternString5.test(data)) report.mismatch(path, key, "text like ^0x([0-9a-fA-F]{64})?$");
	}
};
const validateStringOrNull4 = (data, report, path, key) => {
	if (data !== null) {
		if (typeof data !== "string") report.mismatch(path, key, "string or null");
		else if (!patternString.test(data)) report.mismatch(path, key, "text like ^0x[0-9a-fA-F]*$");
	}
};
const validateTimestamp = (data, report, path, key) => {
	if (typeof data !== "string") report.mismatch(path, key, "string");
	else if (!patternTimestampNullable.test(data)) report.mismatch(path, key, "text like ^\\d{1,10}(\\.\\d{1,9})?$");
};
const validateTimestampNullable = (data, report, path, key) => {
	if (data !== null) {
		if (typeof data !== "string") report.mismatch(path, key, "string or null");
		else if (!patternTimestampNullable.test(data)) report.mismatch(path, key, "text like ^\\d{1,10}(\\.\\d{1,9})?$");
	}
};
const validateTimestampRange = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.from === void 0) report.missing(here, "/from");
		else validateTimestamp(data.from, report, here, "/from");
		if (data.to === void 0) report.missing(here, "/to");
		else validateTimestampNullable(data.to, report, here, "/to");
		report.names(data, knownTimestampRange, here);
	}
};
const validateTimestampRangeNullable = (data, report, path, key) => {
	const here = path + key;
	if (data !== null) {
		if (!isRecord(data)) report.mismatch(path, key, "object or null");
		else {
			if (data.from === void 0) report.missing(here, "/from");
			else validateTimestamp(data.from, report, here, "/from");
			if (data.to === void 0) report.missing(here, "/to");
			else validateTimestampNullable(data.to, report, here, "/to");
			report.names(data, knownTimestampRange, here);
		}
	}
};
const validateToken = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.admin_key === void 0) report.missing(here, "/admin_key");
		else validateKey(data.admin_key, report, here, "/admin_key");
		if (data.decimals === void 0) report.missing(here, "/decimals");
		else validateInteger(data.decimals, report, here, "/decimals");
		if (data.metadata === void 0) report.missing(here, "/metadata");
		else validateString2(data.metadata, report, here, "/metadata");
		if (data.name === void 0) report.missing(here, "/name");
		else validateString2(data.name, report, here, "/name");
		if (data.symbol === void 0) report.missing(here, "/symbol");
		else validateString2(data.symbol, report, here, "/symbol");
		if (data.token_id === void 0) report.missing(here, "/token_id");
		else validateEntityId(data.token_id, report, here, "/token_id");
		if (data.type === void 0) report.missing(here, "/type");
		else validateString8(data.type, report, here, "/type");
		report.names(data, knownToken, here);
	}
};
const validateTokenAirdrop = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.amount === void 0) report.missing(here, "/amount");
		else validateIntegerOrNull(data.amount, report, here, "/amount");
		if (data.receiver_id === void 0) report.missing(here, "/receiver_id");
		else validateEntityId(data.receiver_id, report, here, "/receiver_id");
		if (data.sender_id === void 0) report.missing(here, "/sender_id");
		else validateEntityId(data.sender_id, report, here, "/sender_id");
		if (data.serial_number === void 0) report.missing(here, "/serial_number");
		else validateIntegerOrNull(data.serial_number, report, here, "/serial_number");
		if (data.timestamp === void 0) report.missing(here, "/timestamp");
		else validateTimestampRange(data.timestamp, report, here, "/timestamp");
		if (data.token_id === void 0) report.missing(here, "/token_id");
		else validateEntityId(data.token_id, report, here, "/token_id");
		report.names(data, knownTokenAirdrop, here);
	}
};
const validateTokenAirdropsResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.airdrops === void 0) report.missing(here, "/airdrops");
		else report.items(data.airdrops, here + "/airdrops", validateTokenAirdrop);
		if (data.links === void 0) report.missing(here, "/links");
		else validateLinks(data.links, report, here, "/links");
		report.names(data, knownTokenAirdropsResponse, here);
	}
};
const validateTokenAllowance = (data, report, path, key) => {
	const here = path + key;
	validateAllowanceFields(data, report, path, key);
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else if (data.token_id === void 0) report.missing(here, "/token_id");
	else validateEntityId(data.token_id, report, here, "/token_id");
	if (isRecord(data)) report.names(data, knownTokenAllowance, here);
};
const validateTokenAllowancesResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.allowances === void 0) report.missing(here, "/allowances");
		else report.items(data.allowances, here + "/allowances", validateTokenAllowance);
		if (data.links === void 0) report.missing(here, "/links");
		else validateLinks(data.links, report, here, "/links");
		report.names(data, knownCryptoAllowancesResponse, here);
	}
};
const validateTokenBalance = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.token_id === void 0) report.missing(here, "/token_id");
		else validateEntityId(data.token_id, report, here, "/token_id");
		if (data.balance === void 0) report.missing(here, "/balance");
		else validateInteger(data.balance, report, here, "/balance");
		report.names(data, knownTokenBalance, here);
	}
};
const validateTokenBalancesResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.timestamp === void 0) report.missing(here, "/timestamp");
		else validateTimestampNullable(data.timestamp, report, here, "/timestamp");
		if (data.balances === void 0) report.missing(here, "/balances");
		else report.items(data.balances, here + "/balances", validateTokenHolder);
		if (data.links === void 0) report.missing(here, "/links");
		else validateLinks(data.links, report, here, "/links");
		report.names(data, knownBalancesResponse, here);
	}
};
const validateTokenHolder = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.account === void 0) report.missing(here, "/account");
		else validateEntityId(data.account, report, here, "/account");
		if (data.balance === void 0) report.missing(here, "/balance");
		else validateInteger(data.balance, report, here, "/balance");
		if (data.decimals === void 0) report.missing(here, "/decimals");
		else validateIntegerOrNull(data.decimals, report, here, "/decimals");
		report.names(data, knownTokenHolder, here);
	}
};
const validateTokenInfo = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.admin_key === void 0) report.missing(here, "/admin_key");
		else validateKey(data.admin_key, report, here, "/admin_key");
		if (data.auto_renew_account === void 0) report.missing(here, "/auto_renew_account");
		else validateEntityIdNullable(data.auto_renew_account, report, here, "/auto_renew_account");
		if (data.auto_renew_period === void 0) report.missing(here, "/auto_renew_period");
		else validateIntegerOrNull(data.auto_renew_period, report, here, "/auto_renew_period");
		if (data.created_timestamp === void 0) report.missing(here, "/created_timestamp");
		else validateTimestamp(data.created_timestamp, report, here, "/created_timestamp");
		if (data.decimals === void 0) report.missing(here, "/decimals");
		else validateString6(data.decimals, report, here, "/decimals");
		if (data.deleted === void 0) report.missing(here, "/deleted");
		else validateBooleanOrNull(data.deleted, report, here, "/deleted");
		if (data.expiry_timestamp === void 0) report.missing(here, "/expiry_timestamp");
		else validateIntegerOrNull(data.expiry_timestamp, report, here, "/expiry_timestamp");
		if (data.fee_schedule_key === void 0) report.missing(here, "/fee_schedule_key");
		else validateKey(data.fee_schedule_key, report, here, "/fee_schedule_key");
		if (data.freeze_default === void 0) report.missing(here, "/freeze_default");
		else validateBoolean(data.freeze_default, report, here, "/freeze_default");
		if (data.freeze_key === void 0) report.missing(here, "/freeze_key");
		else validateKey(data.freeze_key, report, here, "/freeze_key");
		if (data.initial_supply === void 0) report.missing(here, "/initial_supply");
		else validateString6(data.initial_supply, report, here, "/initial_supply");
		if (data.kyc_key === void 0) report.missing(here, "/kyc_key");
		else validateKey(data.kyc_key, report, here, "/kyc_key");
		if (data.max_supply === void 0) report.missing(here, "/max_supply");
		else validateString6(data.max_supply, report, here, "/max_supply");
		if (data.metadata === void 0) report.missing(here, "/metadata");
		else validateString2(data.metadata, report, here, "/metadata");
		if (data.metadata_key === void 0) report.missing(here, "/metadata_key");
		else validateKey(data.metadata_key, report, here, "/metadata_key");
		if (data.modified_timestamp === void 0) report.missing(here, "/modified_timestamp");
		else validateTimestamp(data.modified_timestamp, report, here, "/modified_timestamp");
		if (data.name === void 0) report.missing(here, "/name");
		else validateString2(data.name, report, here, "/name");
		if (data.memo === void 0) report.missing(here, "/memo");
		else validateString2(data.memo, report, here, "/memo");
		if (data.pause_key === void 0) report.missing(here, "/pause_key");
		else validateKey(data.pause_key, report, here, "/pause_key");
		if (data.pause_status === void 0) report.missing(here, "/pause_status");
		else {
			let data19 = data.pause_status;
			if (typeof data19 !== "string") report.mismatch(here, "/pause_status", "string");
			else if (!knownTokenInfo.has(data19)) report.unknownValue(here, "/pause_status", data19);
		}
		if (data.supply_key === void 0) report.missing(here, "/supply_key");
		else validateKey(data.supply_key, report, here, "/supply_key");
		if (data.supply_type === void 0) report.missing(here, "/supply_type");
		else {
			let data21 = data.supply_type;
			if (typeof data21 !== "string") report.mismatch(here, "/supply_type", "string");
			else if (!knownTokenInfo2.has(data21)) report.unknownValue(here, "/supply_type", data21);
		}
		if (data.symbol === void 0) report.missing(here, "/symbol");
		else validateString2(data.symbol, report, here, "/symbol");
		if (data.token_id === void 0) report.missing(here, "/token_id");
		else validateEntityId(data.token_id, report, here, "/token_id");
		if (data.total_supply === void 0) report.missing(here, "/total_supply");
		else validateString6(data.total_supply, report, here, "/total_supply");
		if (data.treasury_account_id === void 0) report.missing(here, "/treasury_account_id");
		else validateEntityId(data.treasury_account_id, report, here, "/treasury_account_id");
		if (data.type === void 0) report.missing(here, "/type");
		else validateString8(data.type, report, here, "/type");
		if (data.wipe_key === void 0) report.missing(here, "/wipe_key");
		else validateKey(data.wipe_key, report, here, "/wipe_key");
		if (data.custom_fees === void 0) report.missing(here, "/custom_fees");
		else validateCustomFees(data.custom_fees, report, here, "/custom_fees");
		report.names(data, knownTokenInfo3, here);
	}
};
const validateTokenRelationship = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.automatic_association === void 0) report.missing(here, "/automatic_association");
		else validateBooleanOrNull(data.automatic_association, report, here, "/automatic_association");
		if (data.balance === void 0) report.missing(here, "/balance");
		else validateInteger(data.balance, report, here, "/balance");
		if (data.created_timestamp === void 0) report.missing(here, "/created_timestamp");
		else validateTimestampNullable(data.created_timestamp, report, here, "/created_timestamp");
		if (data.decimals === void 0) report.missing(here, "/decimals");
		else validateIntegerOrNull(data.decimals, report, here, "/decimals");
		if (data.freeze_status === void 0) report.missing(here, "/freeze_status");
		else {
			let data4 = data.freeze_status;
			if (data4 !== null) {
				if (typeof data4 !== "string") report.mismatch(here, "/freeze_status", "string or null");
				else if (!knownTokenRelationship.has(data4)) report.unknownValue(here, "/freeze_status", data4);
			}
		}
		if (data.kyc_status === void 0) report.missing(here, "/kyc_status");
		else {
			let data5 = data.kyc_status;
			if (data5 !== null) {
				if (typeof data5 !== "string") report.mismatch(here, "/kyc_status", "string or null");
				else if (!knownTokenRelationship2.has(data5)) report.unknownValue(here, "/kyc_status", data5);
			}
		}
		if (data.token_id === void 0) report.missing(here, "/token_id");
		else validateEntityId(data.token_id, report, here, "/token_id");
		report.names(data, knownTokenRelationship3, here);
	}
};
const validateTokenRelationshipResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.tokens === void 0) report.missing(here, "/tokens");
		else report.items(data.tokens, here + "/tokens", validateTokenRelationship);
		if (data.links === void 0) report.missing(here, "/links");
		else validateLinks(data.links, report, here, "/links");
		report.names(data, knownTokenRelationshipResponse, here);
	}
};
const validateTokenTransfer = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.token_id === void 0) report.missing(here, "/token_id");
		else validateEntityId(data.token_id, report, here, "/token_id");
		if (data.account === void 0) report.missing(here, "/account");
		else validateEntityId(data.account, report, here, "/account");
		if (data.amount === void 0) report.missing(here, "/amount");
		else validateInteger(data.amount, report, here, "/amount");
		if (data.is_approval !== void 0) validateBoolean(data.is_approval, report, here, "/is_approval");
		report.names(data, knownTokenTransfer, here);
	}
};
const validateTokensResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.tokens === void 0) report.missing(here, "/tokens");
		else report.items(data.tokens, here + "/tokens", validateToken);
		if (data.links === void 0) report.missing(here, "/links");
		else validateLinks(data.links, report, here, "/links");
		report.names(data, knownTokenRelationshipResponse, here);
	}
};
const validateTopic = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.admin_key === void 0) report.missing(here, "/admin_key");
		else validateKey(data.admin_key, report, here, "/admin_key");
		if (data.auto_renew_account === void 0) report.missing(here, "/auto_renew_account");
		else validateEntityIdNullable(data.auto_renew_account, report, here, "/auto_renew_account");
		if (data.auto_renew_period === void 0) report.missing(here, "/auto_renew_period");
		else validateIntegerOrNull(data.auto_renew_period, report, here, "/auto_renew_period");
		if (data.created_timestamp === void 0) report.missing(here, "/created_timestamp");
		else validateTimestampNullable(data.created_timestamp, report, here, "/created_timestamp");
		if (data.custom_fees !== void 0) validateConsensusCustomFees(data.custom_fees, report, here, "/custom_fees");
		if (data.deleted === void 0) report.missing(here, "/deleted");
		else validateBooleanOrNull(data.deleted, report, here, "/deleted");
		if (data.fee_exempt_key_list !== void 0) report.items(data.fee_exempt_key_list, here + "/fee_exempt_key_list", validateKey);
		if (data.fee_schedule_key !== void 0) validateKey(data.fee_schedule_key, report, here, "/fee_schedule_key");
		if (data.memo === void 0) report.missing(here, "/memo");
		else validateString2(data.memo, report, here, "/memo");
		if (data.submit_key === void 0) report.missing(here, "/submit_key");
		else validateKey(data.submit_key, report, here, "/submit_key");
		if (data.timestamp === void 0) report.missing(here, "/timestamp");
		else validateTimestampRange(data.timestamp, report, here, "/timestamp");
		if (data.topic_id === void 0) report.missing(here, "/topic_id");
		else validateEntityId(data.topic_id, report, here, "/topic_id");
		report.names(data, knownTopic, here);
	}
};
const validateTopicMessage = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.chunk_info === void 0) report.missing(here, "/chunk_info");
		else validateChunkInfo(data.chunk_info, report, here, "/chunk_info");
		if (data.consensus_timestamp === void 0) report.missing(here, "/consensus_timestamp");
		else validateTimestamp(data.consensus_timestamp, report, here, "/consensus_timestamp");
		if (data.message === void 0) report.missing(here, "/message");
		else validateString2(data.message, report, here, "/message");
		if (data.payer_account_id === void 0) report.missing(here, "/payer_account_id");
		else validateEntityId(data.payer_account_id, report, here, "/payer_account_id");
		if (data.running_hash === void 0) report.missing(here, "/running_hash");
		else validateString2(data.running_hash, report, here, "/running_hash");
		if (data.running_hash_version === void 0) report.missing(here, "/running_hash_version");
		else validateInt32(data.running_hash_version, report, here, "/running_hash_version");
		if (data.sequence_number === void 0) report.missing(here, "/sequence_number");
		else validateInteger(data.sequence_number, report, here, "/sequence_number");
		if (data.topic_id === void 0) report.missing(here, "/topic_id");
		else validateEntityId(data.topic_id, report, here, "/topic_id");
		report.names(data, knownTopicMessage, here);
	}
};
const validateTopicMessagesResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.messages === void 0) report.missing(here, "/messages");
		else report.items(data.messages, here + "/messages", validateTopicMessage);
		if (data.links !== void 0) validateLinks(data.links, report, here, "/links");
		report.names(data, knownTopicMessagesResponse, here);
	}
};
const validateTransaction = (data, report, path, key) => {
	const here = path + key;
	validateTransactionFields(data, report, path, key);
	if (isRecord(data)) report.names(data, knownTransaction, here);
};
const validateTransactionByIdResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.transactions === void 0) report.missing(here, "/transactions");
		else report.items(data.transactions, here + "/transactions", validateTransactionDetail);
		report.names(data, knownTransactionByIdResponse, here);
	}
};
const validateTransactionDetail = (data, report, path, key) => {
	const here = path + key;
	validateTransactionFields(data, report, path, key);
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else if (data.assessed_custom_fees !== void 0) report.items(data.assessed_custom_fees, here + "/assessed_custom_fees", validateAssessedCustomFee);
	if (isRecord(data)) report.names(data, knownTransactionDetail, here);
};
const validateTransactionFields = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.batch_key !== void 0) validateKey(data.batch_key, report, here, "/batch_key");
		if (data.bytes === void 0) report.missing(here, "/bytes");
		else validateStringOrNull(data.bytes, report, here, "/bytes");
		if (data.charged_tx_fee === void 0) report.missing(here, "/charged_tx_fee");
		else validateInteger(data.charged_tx_fee, report, here, "/charged_tx_fee");
		if (data.consensus_timestamp === void 0) report.missing(here, "/consensus_timestamp");
		else validateTimestamp(data.consensus_timestamp, report, here, "/consensus_timestamp");
		if (data.entity_id === void 0) report.missing(here, "/entity_id");
		else validateEntityIdNullable(data.entity_id, report, here, "/entity_id");
		if (data.high_volume !== void 0) validateBoolean(data.high_volume, report, here, "/high_volume");
		if (data.high_volume_pricing_multiplier !== void 0) validateIntegerOrNullFrom0(data.high_volume_pricing_multiplier, report, here, "/high_volume_pricing_multiplier");
		if (data.max_custom_fees !== void 0) report.items(data.max_custom_fees, here + "/max_custom_fees", validateCustomFeeLimit);
		if (data.max_fee === void 0) report.missing(here, "/max_fee");
		else validateString6(data.max_fee, report, here, "/max_fee");
		if (data.memo_base64 === void 0) report.missing(here, "/memo_base64");
		else validateStringOrNull(data.memo_base64, report, here, "/memo_base64");
		if (data.name === void 0) report.missing(here, "/name");
		else {
			let data10 = data.name;
			const count0 = report.count;
			validateString10(data10, report, here, "/name");
			if (report.count > count0) {
				const count1 = report.count;
				validateString10(data10, report, here, "/name");
				if (report.count > count1) report.mismatch(here, "/name", "one of the declared forms");
				else report.forget(count0);
			}
		}
		if (data.nft_transfers !== void 0) report.items(data.nft_transfers, here + "/nft_transfers", validateNftTransfer);
		if (data.node === void 0) report.missing(here, "/node");
		else validateEntityIdNullable(data.node, report, here, "/node");
		if (data.nonce === void 0) report.missing(here, "/nonce");
		else validateInt32From0(data.nonce, report, here, "/nonce");
		if (data.parent_consensus_timestamp === void 0) report.missing(here, "/parent_consensus_timestamp");
		else validateTimestampNullable(data.parent_consensus_timestamp, report, here, "/parent_consensus_timestamp");
		if (data.result === void 0) report.missing(here, "/result");
		else validateString9(data.result, report, here, "/result");
		if (data.scheduled === void 0) report.missing(here, "/scheduled");
		else validateBoolean(data.scheduled, report, here, "/scheduled");
		if (data.staking_reward_transfers === void 0) report.missing(here, "/staking_reward_transfers");
		else report.items(data.staking_reward_transfers, here + "/staking_reward_transfers", validateStakingRewardTransfer);
		if (data.token_transfers === void 0) report.missing(here, "/token_transfers");
		else report.items(data.token_transfers, here + "/token_transfers", validateTokenTransfer);
		if (data.transaction_hash === void 0) report.missing(here, "/transaction_hash");
		else validateString2(data.transaction_hash, report, here, "/transaction_hash");
		if (data.transaction_id === void 0) report.missing(here, "/transaction_id");
		else validateString7(data.transaction_id, report, here, "/transaction_id");
		if (data.transfers === void 0) report.missing(here, "/transfers");
		else report.items(data.transfers, here + "/transfers", validateTransfer);
		if (data.valid_duration_seconds === void 0) report.missing(here, "/valid_duration_seconds");
		else {
			let data22 = data.valid_duration_seconds;
			if (data22 !== null) {
				if (typeof data22 !== "string") report.mismatch(here, "/valid_duration_seconds", "string or null");
				else if (!patternString6.test(data22)) report.mismatch(here, "/valid_duration_seconds", "text like ^\\d{1,19}$");
			}
		}
		if (data.valid_start_timestamp === void 0) report.missing(here, "/valid_start_timestamp");
		else validateTimestamp(data.valid_start_timestamp, report, here, "/valid_start_timestamp");
	}
};
const validateTransactionId = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.account_id === void 0) report.missing(here, "/account_id");
		else validateEntityId(data.account_id, report, here, "/account_id");
		if (data.nonce === void 0) report.missing(here, "/nonce");
		else {
			let data1 = data.nonce;
			if (data1 !== null) {
				if (!Number.isInteger(data1)) report.mismatch(here, "/nonce", "integer or null");
				if (typeof data1 === "number" && isFinite(data1)) {
					if (data1 < 0 || isNaN(data1)) report.mismatch(here, "/nonce", "at least 0");
				}
				if (typeof data1 === "number" && isFinite(data1)) {
					if (data1 > 2147483647 || isNaN(data1)) report.mismatch(here, "/nonce", "at most 2147483647");
				}
			}
		}
		if (data.scheduled === void 0) report.missing(here, "/scheduled");
		else validateBooleanOrNull(data.scheduled, report, here, "/scheduled");
		if (data.transaction_valid_start === void 0) report.missing(here, "/transaction_valid_start");
		else validateTimestamp(data.transaction_valid_start, report, here, "/transaction_valid_start");
		report.names(data, knownTransactionId, here);
	}
};
const validateTransactionTypes = (data, report, path, key) => {
	if (typeof data !== "string") report.mismatch(path, key, "string");
	else if (!knownTransactionTypes.has(data)) report.unknownValue(path, key, data);
};
const validateTransactionsResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.transactions === void 0) report.missing(here, "/transactions");
		else report.items(data.transactions, here + "/transactions", validateTransaction);
		if (data.links !== void 0) validateLinks(data.links, report, here, "/links");
		report.names(data, knownNftTransactionHistory, here);
	}
};
const validateTransfer = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.account === void 0) report.missing(here, "/account");
		else validateEntityId(data.account, report, here, "/account");
		if (data.amount === void 0) report.missing(here, "/amount");
		else validateInteger(data.amount, report, here, "/amount");
		if (data.is_approval !== void 0) validateBoolean(data.is_approval, report, here, "/is_approval");
		report.names(data, knownTransfer, here);
	}
};
// generated/ledger/operations.ts
const watermark = {
	operationId: "getBlocks",
	path: "/api/v1/blocks",
	query: "limit=1&order=desc",
	pointer: [
		"blocks",
		0,
		"timestamp",
		"to"
	]
};
/** What {@link contractCall} calls. */
const contractCallOperation = {
	operationId: "contractCall",
	method: "POST",
	path: "/api/v1/contracts/call",
	body: {
		mediaType: "application/json",
		required: true,
		serialise: jsonBody,
		validate: validateContractCallRequest
	},
	validate: validateContractCallResponse
};
/**
* Call a contract without a transaction.
*
* Runs a contract method against the ledger as the service knows it, and changes nothing. The reply is what
* the method returned, or the gas it would take when an estimate is asked for.
*
* `POST /api/v1/contracts/call`, section 4.4 of the interface document
*/
function contractCall(transport, params, options) {
	return call(transport, contractCallOperation, params, options);
}
/** What {@link estimateFees} calls. */
const estimateFeesOperation = {
	operationId: "estimateFees",
	method: "POST",
	path: "/api/v1/network/fees",
	parameters: {
		mode: {
			kind: "string",
			words: ["INTRINSIC", "STATE"],
			default: "INTRINSIC"
		},
		high_volume_throttle: {
			kind: "integer",
			minimum: 0,
			maximum: 1e4,
			default: 0
		}
	},
	body: {
		mediaType: "application/protobuf",
		required: true,
		serialise: byteBody
	},
	validate: validateFeeEstimateResponse,
	decode: decodeFeeEstimateResponse
};
/**
* Estimate the fees of a transaction.
*
* Works out the node, network and service fees of an encoded transaction without submitting it. A body of
* another content type is refused with 415.
*
* `POST /api/v1/network/fees`, section 4.5 of the interface document
*/
function estimateFees(transport, params, options) {
	return call(transport, estimateFeesOperation, params, options);
}
/** What {@link getAccount} calls. */
const getAccountOperation = {
	operationId: "getAccount",
	method: "GET",
	path: "/api/v1/accounts/{idOrAliasOrEvmAddress}",
	parameters: {
		idOrAliasOrEvmAddress: {
			kind: "account",
			pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40})|((\d{1,4}\.)?\d{1,5}\.)?(?:[A-Z2-7]{8})*(?:[A-Z2-7]{2}|[A-Z2-7]{4,5}|[A-Z2-7]{7,8}))$/
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "desc"
		},
		timestamp: {
			kind: "timestamp",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?\d{1,10}(\.\d{1,9})?$/
		},
		transactiontype: {
			kind: "string",
			words: [
				"ATOMICBATCH",
				"CONSENSUSCREATETOPIC",
				"CONSENSUSDELETETOPIC",
				"CONSENSUSSUBMITMESSAGE",
				"CONSENSUSUPDATETOPIC",
				"CONTRACTCALL",
				"CONTRACTCREATEINSTANCE",
				"CONTRACTDELETEINSTANCE",
				"CONTRACTUPDATEINSTANCE",
				"CRSPUBLICATION",
				"CRYPTOADDLIVEHASH",
				"CRYPTOAPPROVEALLOWANCE",
				"CRYPTOCREATEACCOUNT",
				"CRYPTODELETE",
				"CRYPTODELETEALLOWANCE",
				"CRYPTODELETELIVEHASH",
				"CRYPTOTRANSFER",
				"CRYPTOUPDATEACCOUNT",
				"ETHEREUMTRANSACTION",
				"FILEAPPEND",
				"FILECREATE",
				"FILEDELETE",
				"FILEUPDATE",
				"FREEZE",
				"HINTSKEYPUBLICATION",
				"HINTSPARTIALSIGNATURE",
				"HINTSPREPROCESSINGVOTE",
				"HISTORYPROOFKEYPUBLICATION",
				"HISTORYPROOFSIGNATURE",
				"HISTORYPROOFVOTE",
				"HOOKDISPATCH",
				"HOOKSTORE",
				"LEDGERIDPUBLICATION",
				"MIGRATIONROOTHASHVOTE",
				"NODECREATE",
				"NODEDELETE",
				"NODESTAKEUPDATE",
				"NODEUPDATE",
				"REGISTEREDNODECREATE",
				"REGISTEREDNODEDELETE",
				"REGISTEREDNODEUPDATE",
				"SCHEDULECREATE",
				"SCHEDULEDELETE",
				"SCHEDULESIGN",
				"STATESIGNATURETRANSACTION",
				"SYSTEMDELETE",
				"SYSTEMUNDELETE",
				"TOKENAIRDROP",
				"TOKENASSOCIATE",
				"TOKENBURN",
				"TOKENCANCELAIRDROP",
				"TOKENCLAIMAIRDROP",
				"TOKENCREATION",
				"TOKENDELETION",
				"TOKENDISSOCIATE",
				"TOKENFEESCHEDULEUPDATE",
				"TOKENFREEZE",
				"TOKENGRANTKYC",
				"TOKENMINT",
				"TOKENPAUSE",
				"TOKENREJECT",
				"TOKENREVOKEKYC",
				"TOKENUNFREEZE",
				"TOKENUNPAUSE",
				"TOKENUPDATE",
				"TOKENUPDATENFTS",
				"TOKENWIPE",
				"UNCHECKEDSUBMIT",
				"UTILPRNG"
			],
			isOpen: true
		},
		transactions: {
			kind: "boolean",
			default: true
		}
	},
	items: "transactions",
	rangeKey: {
		parameter: "timestamp",
		field: "consensus_timestamp",
		min: "0",
		max: "9223372036.854775807",
		grows: { time: "consensus_timestamp" }
	},
	watermark,
	validate: validateAccountBalanceTransactions,
	decode: decodeAccountBalanceTransactions
};
/**
* Get an account.
*
* The details of one account, its balance with some of its tokens, and a page of its transactions, newest
* first by default; limit, order, timestamp and transactiontype act on the transactions, and links.next leads
* to more of them. On public networks the search goes by windows of 60 days, so that a page can be empty and
* still name a next one.
*
* `GET /api/v1/accounts/{idOrAliasOrEvmAddress}`, section 4.2 of the interface document
*/
function getAccount(transport, params, options) {
	return growingList(transport, getAccountOperation, params, options);
}
/** What {@link getAccounts} calls. */
const getAccountsOperation = {
	operationId: "getAccounts",
	method: "GET",
	path: "/api/v1/accounts",
	parameters: {
		"account.balance": {
			kind: "amount",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?\d{1,19}$/,
			maximum: 9223372036854775807n
		},
		"account.id": {
			kind: "entity-id-or-evm-address",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))$/
		},
		"account.publickey": {
			kind: "public-key",
			pattern: /^(0x)?([A-Fa-f0-9]{64}|[A-Fa-f0-9]{66}|[A-Fa-f0-9]{88})$/
		},
		balance: {
			kind: "boolean",
			default: true
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "asc"
		}
	},
	items: "accounts",
	rangeKey: {
		parameter: "account.id",
		field: "account",
		min: "0",
		max: "274877906943",
		repeats: "any",
		grows: { time: "created_timestamp" }
	},
	watermark,
	validate: validateAccountsResponse,
	decode: decodeAccountsResponse
};
/**
* List accounts.
*
* Accounts in the order of their IDs, ascending by default, a page at a time. The list is served from a cache
* and lags behind the lookup of a single account.
*
* `GET /api/v1/accounts`, section 4.2 of the interface document
*/
function getAccounts(transport, params, options) {
	return growingList(transport, getAccountsOperation, params, options);
}
/** What {@link getBalances} calls. */
const getBalancesOperation = {
	operationId: "getBalances",
	method: "GET",
	path: "/api/v1/balances",
	parameters: {
		"account.id": {
			kind: "account",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^(((gte?|lte?|eq|ne):)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))|(eq:)?((\d{1,4}\.)?\d{1,5}\.)?(?:[A-Z2-7]{8})*(?:[A-Z2-7]{2}|[A-Z2-7]{4,5}|[A-Z2-7]{7,8}))$/
		},
		"account.balance": {
			kind: "amount",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?\d{1,19}$/,
			maximum: 9223372036854775807n
		},
		"account.publickey": {
			kind: "public-key",
			pattern: /^(0x)?([A-Fa-f0-9]{64}|[A-Fa-f0-9]{66}|[A-Fa-f0-9]{88})$/
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "desc"
		},
		timestamp: {
			kind: "timestamp",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?\d{1,10}(\.\d{1,9})?$/
		}
	},
	items: "balances",
	rangeKey: {
		parameter: "account.id",
		field: "account",
		min: "0",
		max: "274877906943",
		repeats: "any"
	},
	validate: validateBalancesResponse,
	decode: decodeBalancesResponse
};
/**
* List balances of all accounts.
*
* Balances of accounts in hbar and tokens, sorted by account ID, descending by default, a page at a time. A
* timestamp asks for the balances last known at that time; the reply says when they were taken.
*
* `GET /api/v1/balances`
*/
function getBalances(transport, params, options) {
	return rangedList(transport, getBalancesOperation, params, options);
}
/** What {@link getBlock} calls. */
const getBlockOperation = {
	operationId: "getBlock",
	method: "GET",
	path: "/api/v1/blocks/{hashOrNumber}",
	parameters: { hashOrNumber: {
		kind: "integer-or-hash",
		pattern: /^(\d{1,19}|(0x)?([A-Fa-f0-9]{64}|[A-Fa-f0-9]{96}))$/
	} },
	validate: validateBlock,
	decode: decodeBlock
};
/**
* Get a block.
*
* The details of one block, looked up by its hash or its number.
*
* `GET /api/v1/blocks/{hashOrNumber}`
*/
function getBlock(transport, params, options) {
	return call(transport, getBlockOperation, params, options);
}
/** What {@link getBlocks} calls. */
const getBlocksOperation = {
	operationId: "getBlocks",
	method: "GET",
	path: "/api/v1/blocks",
	parameters: {
		"block.number": {
			kind: "integer-or-hex",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq):)?(\d{1,19}|0x[a-fA-F0-9]{1,16})$/,
			maximum: 9223372036854775807n
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "desc"
		},
		timestamp: {
			kind: "timestamp",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?\d{1,10}(\.\d{1,9})?$/
		}
	},
	items: "blocks",
	rangeKey: {
		parameter: "block.number",
		field: "number",
		min: "0",
		max: "9223372036854775807",
		grows: { contiguous: true }
	},
	watermark,
	validate: validateBlocksResponse,
	decode: decodeBlocksResponse
};
/**
* List blocks.
*
* Blocks by number, newest first by default, a page at a time.
*
* `GET /api/v1/blocks`
*/
function getBlocks(transport, params, options) {
	return growingList(transport, getBlocksOperation, params, options);
}
/** What {@link getContract} calls. */
const getContractOperation = {
	operationId: "getContract",
	method: "GET",
	path: "/api/v1/contracts/{contractIdOrAddress}",
	parameters: {
		contractIdOrAddress: {
			kind: "entity-id-or-evm-address",
			pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))$/
		},
		timestamp: {
			kind: "timestamp",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?\d{1,10}(\.\d{1,9})?$/
		}
	},
	validate: validateContractResponse,
	decode: decodeContractResponse
};
/**
* Get a contract.
*
* The details of one contract with its bytecode. A timestamp asks for the contract as it was then.
*
* `GET /api/v1/contracts/{contractIdOrAddress}`, section 4.4 of the interface document
*/
function getContract(transport, params, options) {
	return call(transport, getContractOperation, params, options);
}
/** What {@link getContractActions} calls. */
const getContractActionsOperation = {
	operationId: "getContractActions",
	method: "GET",
	path: "/api/v1/contracts/results/{transactionIdOrHash}/actions",
	parameters: {
		transactionIdOrHash: {
			kind: "transaction-id",
			pattern: /^((\d{1,10}\.){2}\d{1,12}-\d{1,19}-\d{1,9}|(0x)?[A-Fa-f0-9]{64})$/
		},
		index: {
			kind: "integer",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq):)?\d{1,10}$/,
			maximum: 2147483647
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "asc"
		}
	},
	items: "actions",
	rangeKey: {
		parameter: "index",
		field: "index",
		min: "0",
		max: "2147483647"
	},
	validate: validateContractActionsResponse,
	decode: decodeContractActionsResponse
};
/**
* List contract actions of a transaction.
*
* Calls and creations made while a contract transaction ran, in the order of their index, ascending by
* default, a page at a time.
*
* `GET /api/v1/contracts/results/{transactionIdOrHash}/actions`
*/
function getContractActions(transport, params, options) {
	return rangedList(transport, getContractActionsOperation, params, options);
}
/** What {@link getContractActionsAtDocumentedPath} calls. */
const getContractActionsAtDocumentedPathOperation = {
	operationId: "getContractActionsAtDocumentedPath",
	method: "GET",
	path: "/api/v1/contracts/results/{transactionIdOrHash}/results",
	parameters: {
		transactionIdOrHash: {
			kind: "transaction-id",
			pattern: /^((\d{1,10}\.){2}\d{1,12}-\d{1,19}-\d{1,9}|(0x)?[A-Fa-f0-9]{64})$/
		},
		index: {
			kind: "integer",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq):)?\d{1,10}$/,
			maximum: 2147483647
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "asc"
		}
	},
	items: "actions",
	validate: validateContractActionsResponse,
	decode: decodeContractActionsResponse
};
/**
* List contract actions (documented path).
*
* Documented path; the deployed service answers at /api/v1/contracts/results/{transactionIdOrHash}/actions. A
* page of the calls and creations made while a contract transaction ran.
*
* `GET /api/v1/contracts/results/{transactionIdOrHash}/results`, section 4.4 of the interface document
* @deprecated Documented path; the deployed service answers at
* /api/v1/contracts/results/{transactionIdOrHash}/actions.
*/
function getContractActionsAtDocumentedPath(transport, params, options) {
	return list(transport, getContractActionsAtDocumentedPathOperation, params, options);
}
/** What {@link getContractLogsByContractId} calls. */
const getContractLogsByContractIdOperation = {
	operationId: "getContractLogsByContractId",
	method: "GET",
	path: "/api/v1/contracts/{contractIdOrAddress}/results/logs",
	parameters: {
		contractIdOrAddress: {
			kind: "entity-id-or-evm-address",
			pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))$/
		},
		index: {
			kind: "integer",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 2,
			isRange: true,
			pattern: /^((gte?|lte?|eq):)?\d{1,10}$/,
			maximum: 2147483647
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "desc"
		},
		timestamp: {
			kind: "timestamp",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 2,
			isRange: true,
			pattern: /^((gte?|lte?|eq):)?\d{1,10}(\.\d{1,9})?$/
		},
		topic0: {
			kind: "string",
			maxItems: 100,
			pattern: /^(0x)?[0-9A-Fa-f]{1,64}$/
		},
		topic1: {
			kind: "string",
			maxItems: 100,
			pattern: /^(0x)?[0-9A-Fa-f]{1,64}$/
		},
		topic2: {
			kind: "string",
			maxItems: 100,
			pattern: /^(0x)?[0-9A-Fa-f]{1,64}$/
		},
		topic3: {
			kind: "string",
			maxItems: 100,
			pattern: /^(0x)?[0-9A-Fa-f]{1,64}$/
		}
	},
	combinations: [{
		parameter: "index",
		requires: ["timestamp"],
		by: "bounds"
	}, {
		parameter: "index",
		when: "eq",
		requires: ["timestamp"],
		by: "eq"
	}],
	items: "logs",
	rangeKey: {
		parameter: "timestamp",
		field: "timestamp",
		min: "0",
		max: "9223372036.854775807",
		grows: { time: "timestamp" },
		second: {
			parameter: "index",
			field: "index"
		}
	},
	window: {
		parameter: "timestamp",
		seconds: 604800,
		when: [
			"topic0",
			"topic1",
			"topic2",
			"topic3"
		]
	},
	watermark,
	validate: validateContractLogsResponse,
	decode: decodeContractLogsResponse
};
/**
* List logs of a contract.
*
* Logs that one contract emitted, newest first by default, a page at a time. A range of time is at most 7
* days wide for one page, and a search by topic needs one, or an exact time. Iterating and scanning go
* through a wider range window by window, up to now where it has no end. A contract that does not exist gives
* an empty list. Pages can be empty and still name a next one.
*
* `GET /api/v1/contracts/{contractIdOrAddress}/results/logs`, section 4.4 of the interface document
*/
function getContractLogsByContractId(transport, params, options) {
	return growingList(transport, getContractLogsByContractIdOperation, params, options);
}
/** What {@link getContractOpcodes} calls. */
const getContractOpcodesOperation = {
	operationId: "getContractOpcodes",
	method: "GET",
	path: "/api/v1/contracts/results/{transactionIdOrHash}/opcodes",
	parameters: {
		transactionIdOrHash: {
			kind: "transaction-id",
			pattern: /^((\d{1,10}\.){2}\d{1,12}-\d{1,19}-\d{1,9}|(0x)?[A-Fa-f0-9]{64})$/
		},
		stack: {
			kind: "boolean",
			default: true
		},
		memory: {
			kind: "boolean",
			default: false
		},
		storage: {
			kind: "boolean",
			default: false
		}
	},
	validate: validateOpcodesResponse,
	decode: decodeOpcodesResponse
};
/**
* Trace the opcodes of a transaction.
*
* Runs a past contract transaction again and reports every EVM step with what it cost. The request must
* accept gzip, else the answer is 406. Public networks allow far fewer of these than of other requests.
*
* `GET /api/v1/contracts/results/{transactionIdOrHash}/opcodes`
*/
function getContractOpcodes(transport, params, options) {
	return call(transport, getContractOpcodesOperation, params, options);
}
/** What {@link getContractOpcodesAtDocumentedPath} calls. */
const getContractOpcodesAtDocumentedPathOperation = {
	operationId: "getContractOpcodesAtDocumentedPath",
	method: "GET",
	path: "/api/v1/contracts/{id}/results/opcodes",
	parameters: {
		id: {
			kind: "entity-id-or-evm-address",
			pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))$/
		},
		stack: {
			kind: "boolean",
			default: true
		},
		memory: {
			kind: "boolean",
			default: false
		},
		storage: {
			kind: "boolean",
			default: false
		}
	},
	validate: validateOpcodesResponse,
	decode: decodeOpcodesResponse
};
/**
* Trace opcodes (documented path).
*
* Documented path; the deployed service answers at /api/v1/contracts/results/{transactionIdOrHash}/opcodes.
* The trace of every EVM step of a past contract transaction.
*
* `GET /api/v1/contracts/{id}/results/opcodes`, section 4.4 of the interface document
* @deprecated Documented path; the deployed service answers at
* /api/v1/contracts/results/{transactionIdOrHash}/opcodes.
*/
function getContractOpcodesAtDocumentedPath(transport, params, options) {
	return call(transport, getContractOpcodesAtDocumentedPathOperation, params, options);
}
/** What {@link getContractResultByIdAndTimestamp} calls. */
const getContractResultByIdAndTimestampOperation = {
	operationId: "getContractResultByIdAndTimestamp",
	method: "GET",
	path: "/api/v1/contracts/{contractIdOrAddress}/results/{timestamp}",
	parameters: {
		contractIdOrAddress: {
			kind: "entity-id-or-evm-address",
			pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))$/
		},
		hbar: {
			kind: "boolean",
			default: true
		},
		timestamp: {
			kind: "timestamp",
			pattern: /^\d{1,10}(\.\d{1,9})?$/
		}
	},
	validate: validateContractResultDetails,
	decode: decodeContractResultDetails
};
/**
* Get a contract result by timestamp.
*
* The result of one execution of a contract with its logs and state changes, looked up by consensus
* timestamp. 206 marks a result whose details are incomplete.
*
* `GET /api/v1/contracts/{contractIdOrAddress}/results/{timestamp}`
*/
function getContractResultByIdAndTimestamp(transport, params, options) {
	return call(transport, getContractResultByIdAndTimestampOperation, params, options);
}
/** What {@link getContractResultByTransactionIdOrHash} calls. */
const getContractResultByTransactionIdOrHashOperation = {
	operationId: "getContractResultByTransactionIdOrHash",
	method: "GET",
	path: "/api/v1/contracts/results/{transactionIdOrHash}",
	parameters: {
		transactionIdOrHash: {
			kind: "transaction-id",
			pattern: /^((\d{1,10}\.){2}\d{1,12}-\d{1,19}-\d{1,9}|(0x)?[A-Fa-f0-9]{64})$/
		},
		hbar: {
			kind: "boolean",
			default: true
		},
		nonce: {
			kind: "integer",
			minimum: 0,
			maximum: 2147483647,
			default: 0
		}
	},
	validate: validateContractResultDetails,
	decode: decodeContractResultDetails
};
/**
* Get a contract result by transaction.
*
* The result of one contract execution with its logs and state changes, looked up by transaction ID or hash.
* 206 marks a result whose details are incomplete. The documented form with a consensus timestamp shares this
* path; deployed services take it at /api/v1/contracts/{contractIdOrAddress}/results/{timestamp}.
*
* `GET /api/v1/contracts/results/{transactionIdOrHash}`, section 4.4 of the interface document
*/
function getContractResultByTransactionIdOrHash(transport, params, options) {
	return call(transport, getContractResultByTransactionIdOrHashOperation, params, options);
}
/** What {@link getContractResultsByContractId} calls. */
const getContractResultsByContractIdOperation = {
	operationId: "getContractResultsByContractId",
	method: "GET",
	path: "/api/v1/contracts/{contractIdOrAddress}/results",
	parameters: {
		contractIdOrAddress: {
			kind: "entity-id-or-evm-address",
			pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))$/
		},
		"block.hash": {
			kind: "hex",
			operators: ["eq"],
			pattern: /^(eq:)?(0x)?([0-9A-Fa-f]{64}|[0-9A-Fa-f]{96})$/
		},
		"block.number": {
			kind: "integer-or-hex",
			operators: ["eq"],
			pattern: /^(eq:)?(\d{1,19}|0x[a-fA-F0-9]{1,16})$/,
			maximum: 9223372036854775807n
		},
		from: {
			kind: "entity-id-or-evm-address",
			operators: ["eq"],
			maxItems: 100,
			pattern: /^(eq:)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(0x)?[A-Fa-f0-9]{40})$/
		},
		hbar: {
			kind: "boolean",
			default: true
		},
		internal: {
			kind: "boolean",
			default: false
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "desc"
		},
		timestamp: {
			kind: "timestamp",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?\d{1,10}(\.\d{1,9})?$/
		},
		"transaction.index": {
			kind: "integer",
			operators: ["eq"],
			pattern: /^(eq:)?\d{1,10}$/,
			maximum: 2147483647
		}
	},
	combinations: [{
		parameter: "block.hash",
		excludes: ["block.number"]
	}, {
		parameter: "transaction.index",
		requires: ["block.number", "block.hash"]
	}],
	items: "results",
	rangeKey: {
		parameter: "timestamp",
		field: "timestamp",
		min: "0",
		max: "9223372036.854775807",
		repeats: "any",
		grows: { time: "timestamp" }
	},
	watermark,
	validate: validateContractResultSummariesResponse,
	decode: decodeContractResultSummariesResponse
};
/**
* List contract results of a contract.
*
* Results of executions of one contract, newest first by default, a page at a time. block.number and
* block.hash exclude each other, and transaction.index needs one of them, else 400. A contract that does not
* exist gives an empty list. Pages can be empty and still name a next one.
*
* `GET /api/v1/contracts/{contractIdOrAddress}/results`, section 4.4 of the interface document
*/
function getContractResultsByContractId(transport, params, options) {
	return growingList(transport, getContractResultsByContractIdOperation, params, options);
}
/** What {@link getContractState} calls. */
const getContractStateOperation = {
	operationId: "getContractState",
	method: "GET",
	path: "/api/v1/contracts/{contractIdOrAddress}/state",
	parameters: {
		contractIdOrAddress: {
			kind: "entity-id-or-evm-address",
			pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))$/
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "asc"
		},
		slot: {
			kind: "hex",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq):)?(0x)?[0-9A-Fa-f]{1,64}$/
		},
		timestamp: {
			kind: "timestamp",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq):)?\d{1,10}(\.\d{1,9})?$/
		}
	},
	items: "state",
	rangeKey: {
		parameter: "slot",
		field: "slot",
		min: "0x0000000000000000000000000000000000000000000000000000000000000000",
		max: "0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
		repeats: "any"
	},
	validate: validateContractStateResponse
};
/**
* List state of a contract.
*
* Storage slots of a contract with their values, in the order of the slots, ascending by default, a page at a
* time. A timestamp asks for the values as they were then. A contract that does not exist gives an empty
* list.
*
* `GET /api/v1/contracts/{contractIdOrAddress}/state`, section 4.4 of the interface document
*/
function getContractState(transport, params, options) {
	return rangedList(transport, getContractStateOperation, params, options);
}
/** What {@link getContracts} calls. */
const getContractsOperation = {
	operationId: "getContracts",
	method: "GET",
	path: "/api/v1/contracts",
	parameters: {
		"contract.id": {
			kind: "entity-id-or-evm-address",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40})$/
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "desc"
		}
	},
	items: "contracts",
	rangeKey: {
		parameter: "contract.id",
		field: "contract_id",
		min: "0",
		max: "274877906943",
		repeats: "any",
		grows: { time: "created_timestamp" }
	},
	watermark,
	validate: validateContractsResponse,
	decode: decodeContractsResponse
};
/**
* List contracts.
*
* Contracts in the order of their IDs, descending by default, a page at a time. The list is served from a
* cache and lags behind the lookup of a single contract.
*
* `GET /api/v1/contracts`, section 4.1 of the interface document
*/
function getContracts(transport, params, options) {
	return growingList(transport, getContractsOperation, params, options);
}
/** What {@link getContractsLogs} calls. */
const getContractsLogsOperation = {
	operationId: "getContractsLogs",
	method: "GET",
	path: "/api/v1/contracts/results/logs",
	parameters: {
		index: {
			kind: "integer",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 2,
			isRange: true,
			pattern: /^((gte?|lte?|eq):)?\d{1,10}$/,
			maximum: 2147483647
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "desc"
		},
		timestamp: {
			kind: "timestamp",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 2,
			isRange: true,
			pattern: /^((gte?|lte?|eq):)?\d{1,10}(\.\d{1,9})?$/
		},
		topic0: {
			kind: "string",
			maxItems: 100,
			pattern: /^(0x)?[0-9A-Fa-f]{1,64}$/
		},
		topic1: {
			kind: "string",
			maxItems: 100,
			pattern: /^(0x)?[0-9A-Fa-f]{1,64}$/
		},
		topic2: {
			kind: "string",
			maxItems: 100,
			pattern: /^(0x)?[0-9A-Fa-f]{1,64}$/
		},
		topic3: {
			kind: "string",
			maxItems: 100,
			pattern: /^(0x)?[0-9A-Fa-f]{1,64}$/
		},
		"transaction.hash": {
			kind: "hex",
			operators: ["eq"],
			pattern: /^(eq:)?(0x)?([0-9A-Fa-f]{64}|[0-9A-Fa-f]{96})$/
		}
	},
	combinations: [{
		parameter: "index",
		requires: ["timestamp"],
		by: "bounds"
	}, {
		parameter: "index",
		when: "eq",
		requires: ["timestamp"],
		by: "eq"
	}],
	items: "logs",
	rangeKey: {
		parameter: "timestamp",
		field: "timestamp",
		min: "0",
		max: "9223372036.854775807",
		grows: { time: "timestamp" },
		second: {
			parameter: "index",
			field: "index"
		}
	},
	window: {
		parameter: "timestamp",
		seconds: 604800,
		when: [
			"topic0",
			"topic1",
			"topic2",
			"topic3"
		]
	},
	watermark,
	validate: validateContractLogsResponse,
	decode: decodeContractLogsResponse
};
/**
* List logs of all contracts.
*
* Logs that contracts emitted, newest first by default, a page at a time. A range of time is at most 7 days
* wide for one page, and a search by topic needs one, or an exact time. Iterating and scanning go through a
* wider range window by window, up to now where it has no end. On public networks the search goes by windows
* of 60 days, so that a page can be empty and still name a next one.
*
* `GET /api/v1/contracts/results/logs`
*/
function getContractsLogs(transport, params, options) {
	return growingList(transport, getContractsLogsOperation, params, options);
}
/** What {@link getContractsLogsAtDocumentedPath} calls. */
const getContractsLogsAtDocumentedPathOperation = {
	operationId: "getContractsLogsAtDocumentedPath",
	method: "GET",
	path: "/api/v1/contracts/logs",
	parameters: {
		index: {
			kind: "integer",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 2,
			isRange: true,
			pattern: /^((gte?|lte?|eq):)?\d{1,10}$/,
			maximum: 2147483647
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "desc"
		},
		timestamp: {
			kind: "timestamp",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 2,
			isRange: true,
			pattern: /^((gte?|lte?|eq):)?\d{1,10}(\.\d{1,9})?$/
		},
		topic0: {
			kind: "string",
			maxItems: 100,
			pattern: /^(0x)?[0-9A-Fa-f]{1,64}$/
		},
		topic1: {
			kind: "string",
			maxItems: 100,
			pattern: /^(0x)?[0-9A-Fa-f]{1,64}$/
		},
		topic2: {
			kind: "string",
			maxItems: 100,
			pattern: /^(0x)?[0-9A-Fa-f]{1,64}$/
		},
		topic3: {
			kind: "string",
			maxItems: 100,
			pattern: /^(0x)?[0-9A-Fa-f]{1,64}$/
		},
		"transaction.hash": {
			kind: "hex",
			operators: ["eq"],
			pattern: /^(eq:)?(0x)?([0-9A-Fa-f]{64}|[0-9A-Fa-f]{96})$/
		}
	},
	combinations: [{
		parameter: "index",
		requires: ["timestamp"],
		by: "bounds"
	}, {
		parameter: "index",
		when: "eq",
		requires: ["timestamp"],
		by: "eq"
	}],
	items: "logs",
	validate: validateContractLogsResponse,
	decode: decodeContractLogsResponse
};
/**
* List logs of all contracts (documented path).
*
* Documented path; the deployed service answers at /api/v1/contracts/results/logs. A page of the logs that
* contracts emitted.
*
* `GET /api/v1/contracts/logs`, section 4.4 of the interface document
* @deprecated Documented path; the deployed service answers at /api/v1/contracts/results/logs.
*/
function getContractsLogsAtDocumentedPath(transport, params, options) {
	return list(transport, getContractsLogsAtDocumentedPathOperation, params, options);
}
/** What {@link getContractsResults} calls. */
const getContractsResultsOperation = {
	operationId: "getContractsResults",
	method: "GET",
	path: "/api/v1/contracts/results",
	parameters: {
		from: {
			kind: "entity-id-or-evm-address",
			operators: ["eq"],
			maxItems: 100,
			pattern: /^(eq:)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(0x)?[A-Fa-f0-9]{40})$/
		},
		"block.hash": {
			kind: "hex",
			operators: ["eq"],
			pattern: /^(eq:)?(0x)?([0-9A-Fa-f]{64}|[0-9A-Fa-f]{96})$/
		},
		"block.number": {
			kind: "integer-or-hex",
			operators: ["eq"],
			pattern: /^(eq:)?(\d{1,19}|0x[a-fA-F0-9]{1,16})$/,
			maximum: 9223372036854775807n
		},
		hbar: {
			kind: "boolean",
			default: true
		},
		internal: {
			kind: "boolean",
			default: false
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "desc"
		},
		timestamp: {
			kind: "timestamp",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?\d{1,10}(\.\d{1,9})?$/
		},
		"transaction.index": {
			kind: "integer",
			operators: ["eq"],
			pattern: /^(eq:)?\d{1,10}$/,
			maximum: 2147483647
		}
	},
	combinations: [{
		parameter: "block.hash",
		excludes: ["block.number"]
	}, {
		parameter: "transaction.index",
		requires: ["block.number", "block.hash"]
	}],
	items: "results",
	rangeKey: {
		parameter: "timestamp",
		field: "timestamp",
		min: "0",
		max: "9223372036.854775807",
		repeats: "any",
		grows: { time: "timestamp" }
	},
	watermark,
	validate: validateContractResultsResponse,
	decode: decodeContractResultsResponse
};
/**
* List contract results of all contracts.
*
* Results of contract executions, newest first by default, a page at a time. block.number and block.hash
* exclude each other, and transaction.index needs one of them, else the answer is 400. On public networks the
* search goes by windows of 60 days, so that a page can be empty and still name a next one.
*
* `GET /api/v1/contracts/results`, section 4.4 of the interface document
*/
function getContractsResults(transport, params, options) {
	return growingList(transport, getContractsResultsOperation, params, options);
}
/** What {@link getCryptoAllowances} calls. */
const getCryptoAllowancesOperation = {
	operationId: "getCryptoAllowances",
	method: "GET",
	path: "/api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/crypto",
	parameters: {
		idOrAliasOrEvmAddress: {
			kind: "account",
			pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40})|((\d{1,4}\.)?\d{1,5}\.)?(?:[A-Z2-7]{8})*(?:[A-Z2-7]{2}|[A-Z2-7]{4,5}|[A-Z2-7]{7,8}))$/
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "desc"
		},
		"spender.id": {
			kind: "entity-id-or-evm-address",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq):)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))$/
		}
	},
	items: "allowances",
	rangeKey: {
		parameter: "spender.id",
		field: "spender",
		min: "0",
		max: "274877906943",
		repeats: "any"
	},
	validate: validateCryptoAllowancesResponse,
	decode: decodeCryptoAllowancesResponse
};
/**
* List hbar allowances of an account.
*
* Amounts of the native currency that the account lets others spend, sorted by spender, descending by
* default, a page at a time. An account that does not exist gives an empty list.
*
* `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/crypto`, section 4.2 of the interface document
*/
function getCryptoAllowances(transport, params, options) {
	return rangedList(transport, getCryptoAllowancesOperation, params, options);
}
/** What {@link getHookStorage} calls. */
const getHookStorageOperation = {
	operationId: "getHookStorage",
	method: "GET",
	path: "/api/v1/accounts/{idOrAliasOrEvmAddress}/hooks/{hookId}/storage",
	parameters: {
		idOrAliasOrEvmAddress: {
			kind: "account",
			pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40})|((\d{1,4}\.)?\d{1,5}\.)?(?:[A-Z2-7]{8})*(?:[A-Z2-7]{2}|[A-Z2-7]{4,5}|[A-Z2-7]{7,8}))$/
		},
		hookId: {
			kind: "integer",
			minimum: 0,
			maximum: 9223372036854775807n
		},
		key: {
			kind: "hex",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq):)?(0x)?[0-9A-Fa-f]{1,64}$/
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "asc"
		},
		timestamp: {
			kind: "timestamp",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 2,
			isRange: true,
			pattern: /^((gte?|lte?|eq):)?\d{1,10}(\.\d{1,9})?$/
		}
	},
	items: "storage",
	rangeKey: {
		parameter: "key",
		field: "key",
		min: "0x0000000000000000000000000000000000000000000000000000000000000000",
		max: "0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
		repeats: "any"
	},
	validate: validateHooksStorageResponse,
	decode: decodeHooksStorageResponse
};
/**
* List storage of a hook.
*
* Storage slots of one hook with their values, in the order of their keys, ascending by default, a page at a
* time. A timestamp asks for the values as they were then.
*
* `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/hooks/{hookId}/storage`
*/
function getHookStorage(transport, params, options) {
	return rangedList(transport, getHookStorageOperation, params, options);
}
/** What {@link getHooks} calls. */
const getHooksOperation = {
	operationId: "getHooks",
	method: "GET",
	path: "/api/v1/accounts/{idOrAliasOrEvmAddress}/hooks",
	parameters: {
		idOrAliasOrEvmAddress: {
			kind: "account",
			pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40})|((\d{1,4}\.)?\d{1,5}\.)?(?:[A-Z2-7]{8})*(?:[A-Z2-7]{2}|[A-Z2-7]{4,5}|[A-Z2-7]{7,8}))$/
		},
		"hook.id": {
			kind: "integer",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq):)?\d{1,19}$/,
			maximum: 9223372036854775807n
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "desc"
		}
	},
	items: "hooks",
	rangeKey: {
		parameter: "hook.id",
		field: "hook_id",
		min: "0",
		max: "9223372036854775807",
		repeats: "any"
	},
	validate: validateHooksResponse,
	decode: decodeHooksResponse
};
/**
* List hooks of an account.
*
* Hooks attached to the account, in the order of their IDs, descending by default, a page at a time.
*
* `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/hooks`
*/
function getHooks(transport, params, options) {
	return rangedList(transport, getHooksOperation, params, options);
}
/** What {@link getNetworkExchangeRate} calls. */
const getNetworkExchangeRateOperation = {
	operationId: "getNetworkExchangeRate",
	method: "GET",
	path: "/api/v1/network/exchangerate",
	parameters: { timestamp: {
		kind: "timestamp",
		operators: [
			"eq",
			"gt",
			"gte",
			"lt",
			"lte"
		],
		maxItems: 2,
		isRange: true,
		pattern: /^((gte?|lte?|eq):)?\d{1,10}(\.\d{1,9})?$/
	} },
	validate: validateNetworkExchangeRateSetResponse,
	decode: decodeNetworkExchangeRateSetResponse
};
/**
* Get the exchange rates.
*
* The present and the coming rate between hbar and the US dollar cent. A timestamp asks for the rates in
* force at that time.
*
* `GET /api/v1/network/exchangerate`, section 4.5 of the interface document
*/
function getNetworkExchangeRate(transport, params, options) {
	return call(transport, getNetworkExchangeRateOperation, params, options);
}
/** What {@link getNetworkFees} calls. */
const getNetworkFeesOperation = {
	operationId: "getNetworkFees",
	method: "GET",
	path: "/api/v1/network/fees",
	parameters: {
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "asc"
		},
		timestamp: {
			kind: "timestamp",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 2,
			isRange: true,
			pattern: /^((gte?|lte?|eq):)?\d{1,10}(\.\d{1,9})?$/
		}
	},
	validate: validateNetworkFeesResponse,
	decode: decodeNetworkFeesResponse
};
/**
* List network fees.
*
* The gas price of the contract transactions, sorted by kind of transaction, ascending by default. The list
* is not paged. A timestamp asks for the fees in force at that time.
*
* `GET /api/v1/network/fees`, section 4.5 of the interface document
*/
function getNetworkFees(transport, params, options) {
	return call(transport, getNetworkFeesOperation, params, options);
}
/** What {@link getNetworkNodes} calls. */
const getNetworkNodesOperation = {
	operationId: "getNetworkNodes",
	method: "GET",
	path: "/api/v1/network/nodes",
	parameters: {
		"file.id": {
			kind: "entity-id",
			operators: ["eq"],
			pattern: /^(eq:)?((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}$/
		},
		limit: {
			kind: "integer",
			cut: 25,
			minimum: 1,
			default: 10
		},
		"node.id": {
			kind: "integer",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq):)?\d{1,19}$/,
			maximum: 9223372036854775807n
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "asc"
		}
	},
	items: "nodes",
	rangeKey: {
		parameter: "node.id",
		field: "node_id",
		min: "0",
		max: "9223372036854775807",
		repeats: "any"
	},
	validate: validateNetworkNodesResponse,
	decode: decodeNetworkNodesResponse
};
/**
* List network nodes.
*
* Consensus nodes from the address book with their endpoints and stakes, in the order of node IDs, ascending
* by default. A page holds 10 nodes by default and 25 at most.
*
* `GET /api/v1/network/nodes`, section 4.5 of the interface document
*/
function getNetworkNodes(transport, params, options) {
	return rangedList(transport, getNetworkNodesOperation, params, options);
}
/** What {@link getNetworkStake} calls. */
const getNetworkStakeOperation = {
	operationId: "getNetworkStake",
	method: "GET",
	path: "/api/v1/network/stake",
	validate: validateNetworkStakeResponse,
	decode: decodeNetworkStakeResponse
};
/**
* Get the staking information.
*
* How much is staked on the network, and the rewards and rules of the present staking period.
*
* `GET /api/v1/network/stake`, section 4.5 of the interface document
*/
function getNetworkStake(transport, params, options) {
	return call(transport, getNetworkStakeOperation, params, options);
}
/** What {@link getNetworkSupply} calls. */
const getNetworkSupplyOperation = {
	operationId: "getNetworkSupply",
	method: "GET",
	path: "/api/v1/network/supply",
	parameters: { timestamp: {
		kind: "timestamp",
		operators: [
			"eq",
			"gt",
			"gte",
			"lt",
			"lte"
		],
		maxItems: 2,
		isRange: true,
		pattern: /^((gte?|lte?|eq):)?\d{1,10}(\.\d{1,9})?$/
	} },
	validate: validateNetworkSupplyResponse
};
/**
* Get the supply of hbar.
*
* How much of the native currency exists and how much is in circulation, both in tinybars. A timestamp asks
* for the supply at that time. The parameter q, which makes the service answer one of the two as text in
* hbars, is not offered here.
*
* `GET /api/v1/network/supply`, section 4.5 of the interface document
*/
function getNetworkSupply(transport, params, options) {
	return call(transport, getNetworkSupplyOperation, params, options);
}
/** What {@link getNft} calls. */
const getNftOperation = {
	operationId: "getNft",
	method: "GET",
	path: "/api/v1/tokens/{tokenId}/nfts/{serialNumber}",
	parameters: {
		tokenId: {
			kind: "nft-token-id",
			pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))$/
		},
		serialNumber: {
			kind: "nft-serial-number",
			minimum: 1,
			maximum: 9223372036854775807n
		}
	},
	validate: validateNft,
	decode: decodeNft
};
/**
* Get an NFT.
*
* The details of one NFT: its holder, its metadata and who may spend it.
*
* `GET /api/v1/tokens/{tokenId}/nfts/{serialNumber}`
*/
function getNft(transport, params, options) {
	return call(transport, getNftOperation, params, options);
}
/** What {@link getNftAllowances} calls. */
const getNftAllowancesOperation = {
	operationId: "getNftAllowances",
	method: "GET",
	path: "/api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/nfts",
	parameters: {
		idOrAliasOrEvmAddress: {
			kind: "account",
			pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40})|((\d{1,4}\.)?\d{1,5}\.)?(?:[A-Z2-7]{8})*(?:[A-Z2-7]{2}|[A-Z2-7]{4,5}|[A-Z2-7]{7,8}))$/
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "asc"
		},
		"account.id": {
			kind: "entity-id",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 2,
			isRange: true,
			pattern: /^((gte?|lte?|eq):)?((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}$/
		},
		"token.id": {
			kind: "entity-id",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 2,
			isRange: true,
			pattern: /^((gte?|lte?|eq):)?((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}$/
		},
		owner: {
			kind: "boolean",
			default: true
		}
	},
	combinations: [{
		parameter: "token.id",
		requires: ["account.id"],
		by: "bounds"
	}],
	items: "allowances",
	rangeKey: {
		parameter: "account.id",
		field: "spender",
		min: "0",
		max: "274877906943",
		unless: {
			parameter: "owner",
			value: "false",
			field: "owner"
		},
		second: {
			parameter: "token.id",
			field: "token_id"
		}
	},
	validate: validateNftAllowancesResponse
};
/**
* List NFT allowances of an account.
*
* Permissions to move all NFTs of a token, granted by the account or, with owner=false, granted to it. The
* list is ascending by default and comes a page at a time.
*
* `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/nfts`, section 4.2 of the interface document
*/
function getNftAllowances(transport, params, options) {
	return rangedList(transport, getNftAllowancesOperation, params, options);
}
/** What {@link getNftAtDocumentedPath} calls. */
const getNftAtDocumentedPathOperation = {
	operationId: "getNftAtDocumentedPath",
	method: "GET",
	path: "/api/v1/tokens/nfts/{serialNumber}",
	parameters: { serialNumber: {
		kind: "nft-serial-number",
		minimum: 1,
		maximum: 9223372036854775807n
	} },
	validate: validateNft,
	decode: decodeNft
};
/**
* Get an NFT (documented path).
*
* Documented path; the deployed service answers at /api/v1/tokens/{tokenId}/nfts/{serialNumber}. The details
* of one NFT.
*
* `GET /api/v1/tokens/nfts/{serialNumber}`, section 4.3 of the interface document
* @deprecated Documented path; the deployed service answers at /api/v1/tokens/{tokenId}/nfts/{serialNumber}.
*/
function getNftAtDocumentedPath(transport, params, options) {
	return call(transport, getNftAtDocumentedPathOperation, params, options);
}
/** What {@link getNftTransactions} calls. */
const getNftTransactionsOperation = {
	operationId: "getNftTransactions",
	method: "GET",
	path: "/api/v1/tokens/{tokenId}/nfts/{serialNumber}/transactions",
	parameters: {
		tokenId: {
			kind: "nft-token-id",
			pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))$/
		},
		serialNumber: {
			kind: "nft-serial-number",
			minimum: 1,
			maximum: 9223372036854775807n
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "desc"
		},
		timestamp: {
			kind: "timestamp",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?\d{1,10}(\.\d{1,9})?$/
		}
	},
	items: "transactions",
	rangeKey: {
		parameter: "timestamp",
		field: "consensus_timestamp",
		min: "0",
		max: "9223372036.854775807"
	},
	validate: validateNftTransactionHistory
};
/**
* List transactions of an NFT.
*
* Transactions that minted, moved, burned or wiped one NFT, newest first by default, a page at a time. 206
* marks a history that is incomplete.
*
* `GET /api/v1/tokens/{tokenId}/nfts/{serialNumber}/transactions`
*/
function getNftTransactions(transport, params, options) {
	return rangedList(transport, getNftTransactionsOperation, params, options);
}
/** What {@link getNftTransactionsAtDocumentedPath} calls. */
const getNftTransactionsAtDocumentedPathOperation = {
	operationId: "getNftTransactionsAtDocumentedPath",
	method: "GET",
	path: "/api/v1/tokens/nfts/{id}/transactions",
	parameters: {
		id: {
			kind: "entity-id-or-evm-address",
			pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))$/
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "desc"
		},
		timestamp: {
			kind: "timestamp",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?\d{1,10}(\.\d{1,9})?$/
		}
	},
	items: "transactions",
	validate: validateNftTransactionHistory
};
/**
* List transactions of an NFT (documented path).
*
* Documented path; the deployed service answers at /api/v1/tokens/{tokenId}/nfts/{serialNumber}/transactions.
* A page of the transactions in the history of an NFT.
*
* `GET /api/v1/tokens/nfts/{id}/transactions`, section 4.3 of the interface document
* @deprecated Documented path; the deployed service answers at
* /api/v1/tokens/{tokenId}/nfts/{serialNumber}/transactions.
*/
function getNftTransactionsAtDocumentedPath(transport, params, options) {
	return list(transport, getNftTransactionsAtDocumentedPathOperation, params, options);
}
/** What {@link getNfts} calls. */
const getNftsOperation = {
	operationId: "getNfts",
	method: "GET",
	path: "/api/v1/tokens/{tokenId}/nfts",
	parameters: {
		tokenId: {
			kind: "entity-id-or-evm-address",
			pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))$/
		},
		"account.id": {
			kind: "entity-id-or-evm-address",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))$/
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "desc"
		},
		serialnumber: {
			kind: "integer",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?\d{1,19}$/,
			minimum: 1,
			maximum: 9223372036854775807n
		}
	},
	items: "nfts",
	rangeKey: {
		parameter: "serialnumber",
		field: "serial_number",
		min: "1",
		max: "9223372036854775807"
	},
	validate: validateNfts,
	decode: decodeNfts
};
/**
* List NFTs of a token.
*
* NFTs of one token in the order of their serial numbers, descending by default, a page at a time. A token
* that does not exist gives an empty list.
*
* `GET /api/v1/tokens/{tokenId}/nfts`
*/
function getNfts(transport, params, options) {
	return rangedList(transport, getNftsOperation, params, options);
}
/** What {@link getNftsAtDocumentedPath} calls. */
const getNftsAtDocumentedPathOperation = {
	operationId: "getNftsAtDocumentedPath",
	method: "GET",
	path: "/api/v1/tokens/nfts",
	parameters: {
		"account.id": {
			kind: "entity-id-or-evm-address",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))$/
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "desc"
		},
		serialnumber: {
			kind: "integer",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?\d{1,19}$/,
			minimum: 1,
			maximum: 9223372036854775807n
		}
	},
	items: "nfts",
	validate: validateNfts,
	decode: decodeNfts
};
/**
* List NFTs (documented path).
*
* Documented path; the deployed service answers at /api/v1/tokens/{tokenId}/nfts. A page of NFTs.
*
* `GET /api/v1/tokens/nfts`, section 4.3 of the interface document
* @deprecated Documented path; the deployed service answers at /api/v1/tokens/{tokenId}/nfts.
*/
function getNftsAtDocumentedPath(transport, params, options) {
	return list(transport, getNftsAtDocumentedPathOperation, params, options);
}
/** What {@link getNftsByAccountId} calls. */
const getNftsByAccountIdOperation = {
	operationId: "getNftsByAccountId",
	method: "GET",
	path: "/api/v1/accounts/{idOrAliasOrEvmAddress}/nfts",
	parameters: {
		idOrAliasOrEvmAddress: {
			kind: "account",
			pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40})|((\d{1,4}\.)?\d{1,5}\.)?(?:[A-Z2-7]{8})*(?:[A-Z2-7]{2}|[A-Z2-7]{4,5}|[A-Z2-7]{7,8}))$/
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "desc"
		},
		serialnumber: {
			kind: "integer",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 2,
			isRange: true,
			pattern: /^((gte?|lte?|eq):)?\d{1,19}$/,
			minimum: 1,
			maximum: 9223372036854775807n
		},
		"spender.id": {
			kind: "entity-id-or-evm-address",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq):)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))$/
		},
		"token.id": {
			kind: "entity-id-or-evm-address",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 2,
			isRange: true,
			pattern: /^((gte?|lte?|eq):)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?|0x)0{24}[A-Fa-f0-9]{16})$/
		}
	},
	combinations: [{
		parameter: "serialnumber",
		requires: ["token.id"],
		by: "bounds"
	}],
	items: "nfts",
	rangeKey: {
		parameter: "token.id",
		field: "token_id",
		min: "0",
		max: "274877906943",
		second: {
			parameter: "serialnumber",
			field: "serial_number"
		}
	},
	validate: validateNfts,
	decode: decodeNfts
};
/**
* List NFTs of an account.
*
* NFTs the account holds, sorted by token and then serial number, descending by default, a page at a time.
* serialnumber is refused with 400 unless token.id is given too. An account that does not exist gives an
* empty list.
*
* `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/nfts`, section 4.2 of the interface document
*/
function getNftsByAccountId(transport, params, options) {
	return rangedList(transport, getNftsByAccountIdOperation, params, options);
}
/** What {@link getOutstandingTokenAirdrops} calls. */
const getOutstandingTokenAirdropsOperation = {
	operationId: "getOutstandingTokenAirdrops",
	method: "GET",
	path: "/api/v1/accounts/{idOrAliasOrEvmAddress}/airdrops/outstanding",
	parameters: {
		idOrAliasOrEvmAddress: {
			kind: "account",
			pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40})|((\d{1,4}\.)?\d{1,5}\.)?(?:[A-Z2-7]{8})*(?:[A-Z2-7]{2}|[A-Z2-7]{4,5}|[A-Z2-7]{7,8}))$/
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "asc"
		},
		"receiver.id": {
			kind: "entity-id",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 2,
			isRange: true,
			pattern: /^((gte?|lte?|eq):)?((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}$/
		},
		serialnumber: {
			kind: "integer",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 2,
			isRange: true,
			pattern: /^((gte?|lte?|eq):)?\d{1,19}$/,
			minimum: 0,
			maximum: 9223372036854775807n
		},
		"token.id": {
			kind: "entity-id",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 2,
			isRange: true,
			pattern: /^((gte?|lte?|eq):)?((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}$/
		}
	},
	combinations: [
		{
			parameter: "token.id",
			when: "bounds",
			requires: ["receiver.id"],
			by: "bounds"
		},
		{
			parameter: "serialnumber",
			requires: ["token.id"],
			by: "eq"
		},
		{
			parameter: "serialnumber",
			when: "bounds",
			requires: ["receiver.id"],
			by: "bounds"
		}
	],
	items: "airdrops",
	rangeKey: {
		parameter: "receiver.id",
		field: "receiver_id",
		min: "0",
		max: "274877906943",
		second: {
			parameter: "token.id",
			field: "token_id"
		},
		third: {
			parameter: "serialnumber",
			field: "serial_number"
		}
	},
	validate: validateTokenAirdropsResponse,
	decode: decodeTokenAirdropsResponse
};
/**
* List airdrops an account sent.
*
* Airdrops sent by the account that their receivers have neither claimed nor seen cancelled, a page at a
* time, ascending by default.
*
* `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/airdrops/outstanding`, section 4.2 of the interface document
*/
function getOutstandingTokenAirdrops(transport, params, options) {
	return rangedList(transport, getOutstandingTokenAirdropsOperation, params, options);
}
/** What {@link getPendingTokenAirdrops} calls. */
const getPendingTokenAirdropsOperation = {
	operationId: "getPendingTokenAirdrops",
	method: "GET",
	path: "/api/v1/accounts/{idOrAliasOrEvmAddress}/airdrops/pending",
	parameters: {
		idOrAliasOrEvmAddress: {
			kind: "account",
			pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40})|((\d{1,4}\.)?\d{1,5}\.)?(?:[A-Z2-7]{8})*(?:[A-Z2-7]{2}|[A-Z2-7]{4,5}|[A-Z2-7]{7,8}))$/
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "asc"
		},
		"sender.id": {
			kind: "entity-id",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 2,
			isRange: true,
			pattern: /^((gte?|lte?|eq):)?((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}$/
		},
		serialnumber: {
			kind: "integer",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 2,
			isRange: true,
			pattern: /^((gte?|lte?|eq):)?\d{1,19}$/,
			minimum: 0,
			maximum: 9223372036854775807n
		},
		"token.id": {
			kind: "entity-id",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 2,
			isRange: true,
			pattern: /^((gte?|lte?|eq):)?((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}$/
		}
	},
	combinations: [
		{
			parameter: "token.id",
			when: "bounds",
			requires: ["sender.id"],
			by: "bounds"
		},
		{
			parameter: "serialnumber",
			requires: ["token.id"],
			by: "eq"
		},
		{
			parameter: "serialnumber",
			when: "bounds",
			requires: ["sender.id"],
			by: "bounds"
		}
	],
	items: "airdrops",
	rangeKey: {
		parameter: "sender.id",
		field: "sender_id",
		min: "0",
		max: "274877906943",
		second: {
			parameter: "token.id",
			field: "token_id"
		},
		third: {
			parameter: "serialnumber",
			field: "serial_number"
		}
	},
	validate: validateTokenAirdropsResponse,
	decode: decodeTokenAirdropsResponse
};
/**
* List airdrops an account can claim.
*
* Airdrops sent to the account that it has not claimed and that have not been cancelled, a page at a time,
* ascending by default.
*
* `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/airdrops/pending`, section 4.2 of the interface document
*/
function getPendingTokenAirdrops(transport, params, options) {
	return rangedList(transport, getPendingTokenAirdropsOperation, params, options);
}
/** What {@link getRegisteredNodes} calls. */
const getRegisteredNodesOperation = {
	operationId: "getRegisteredNodes",
	method: "GET",
	path: "/api/v1/network/registered-nodes",
	parameters: {
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "asc"
		},
		"registerednode.id": {
			kind: "integer",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 2,
			isRange: true,
			pattern: /^((gte?|lte?|eq):)?\d{1,19}$/,
			maximum: 9223372036854775807n
		},
		type: {
			kind: "string",
			words: [
				"BLOCK_NODE",
				"GENERAL_SERVICE",
				"MIRROR_NODE",
				"RPC_RELAY"
			],
			isOpen: true
		}
	},
	items: "registered_nodes",
	rangeKey: {
		parameter: "registerednode.id",
		field: "registered_node_id",
		min: "0",
		max: "9223372036854775807"
	},
	validate: validateRegisteredNodesResponse,
	decode: decodeRegisteredNodesResponse
};
/**
* List registered nodes.
*
* Nodes other than consensus nodes that are registered with the network, such as block nodes, mirror nodes
* and relays, in the order of their IDs, ascending by default, a page at a time.
*
* `GET /api/v1/network/registered-nodes`
*/
function getRegisteredNodes(transport, params, options) {
	return rangedList(transport, getRegisteredNodesOperation, params, options);
}
/** What {@link getSchedule} calls. */
const getScheduleOperation = {
	operationId: "getSchedule",
	method: "GET",
	path: "/api/v1/schedules/{scheduleId}",
	parameters: { scheduleId: {
		kind: "entity-id",
		pattern: /^((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}$/
	} },
	validate: validateSchedule
};
/**
* Get a schedule.
*
* One scheduled transaction with the signatures collected so far and, once it ran, the time of its execution.
*
* `GET /api/v1/schedules/{scheduleId}`, section 4.6 of the interface document
*/
function getSchedule(transport, params, options) {
	return call(transport, getScheduleOperation, params, options);
}
/** What {@link getSchedules} calls. */
const getSchedulesOperation = {
	operationId: "getSchedules",
	method: "GET",
	path: "/api/v1/schedules",
	parameters: {
		"account.id": {
			kind: "entity-id-or-evm-address",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))$/
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "asc"
		},
		"schedule.id": {
			kind: "entity-id-or-evm-address",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))$/
		}
	},
	items: "schedules",
	rangeKey: {
		parameter: "schedule.id",
		field: "schedule_id",
		min: "0",
		max: "274877906943",
		grows: { time: "consensus_timestamp" }
	},
	watermark,
	validate: validateSchedulesResponse
};
/**
* List schedules.
*
* Scheduled transactions in the order of their IDs, ascending by default, a page at a time. The list is
* served from a cache and lags behind the lookup of a single schedule.
*
* `GET /api/v1/schedules`, section 4.6 of the interface document
*/
function getSchedules(transport, params, options) {
	return growingList(transport, getSchedulesOperation, params, options);
}
/** What {@link getStakingRewards} calls. */
const getStakingRewardsOperation = {
	operationId: "getStakingRewards",
	method: "GET",
	path: "/api/v1/accounts/{idOrAliasOrEvmAddress}/rewards",
	parameters: {
		idOrAliasOrEvmAddress: {
			kind: "account",
			pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40})|((\d{1,4}\.)?\d{1,5}\.)?(?:[A-Z2-7]{8})*(?:[A-Z2-7]{2}|[A-Z2-7]{4,5}|[A-Z2-7]{7,8}))$/
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "desc"
		},
		timestamp: {
			kind: "timestamp",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq):)?\d{1,10}(\.\d{1,9})?$/
		}
	},
	items: "rewards",
	rangeKey: {
		parameter: "timestamp",
		field: "timestamp",
		min: "0",
		max: "9223372036.854775807",
		repeats: "any",
		grows: { time: "timestamp" }
	},
	watermark,
	validate: validateStakingRewardsResponse,
	decode: decodeStakingRewardsResponse
};
/**
* List staking rewards of an account.
*
* Staking rewards paid to the account, newest first by default, a page at a time. An account that does not
* exist gives 404.
*
* `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/rewards`, section 4.2 of the interface document
*/
function getStakingRewards(transport, params, options) {
	return growingList(transport, getStakingRewardsOperation, params, options);
}
/** What {@link getToken} calls. */
const getTokenOperation = {
	operationId: "getToken",
	method: "GET",
	path: "/api/v1/tokens/{tokenId}",
	parameters: {
		tokenId: {
			kind: "entity-id-or-evm-address",
			pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))$/
		},
		timestamp: {
			kind: "timestamp",
			operators: [
				"eq",
				"lt",
				"lte"
			],
			pattern: /^((eq|lt|lte):)?\d{1,10}(\.\d{1,9})?$/
		}
	},
	validate: validateTokenInfo,
	decode: decodeTokenInfo
};
/**
* Get a token.
*
* The details of one token: its kind, supply, keys and custom fees. A timestamp asks for the token as it was
* then.
*
* `GET /api/v1/tokens/{tokenId}`, section 4.3 of the interface document
*/
function getToken(transport, params, options) {
	return call(transport, getTokenOperation, params, options);
}
/** What {@link getTokenAllowances} calls. */
const getTokenAllowancesOperation = {
	operationId: "getTokenAllowances",
	method: "GET",
	path: "/api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/tokens",
	parameters: {
		idOrAliasOrEvmAddress: {
			kind: "account",
			pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40})|((\d{1,4}\.)?\d{1,5}\.)?(?:[A-Z2-7]{8})*(?:[A-Z2-7]{2}|[A-Z2-7]{4,5}|[A-Z2-7]{7,8}))$/
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "asc"
		},
		"spender.id": {
			kind: "entity-id-or-evm-address",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 2,
			isRange: true,
			pattern: /^((gte?|lte?|eq):)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))$/
		},
		"token.id": {
			kind: "entity-id-or-evm-address",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 2,
			isRange: true,
			pattern: /^((gte?|lte?|eq):)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?|0x)0{24}[A-Fa-f0-9]{16})$/
		}
	},
	combinations: [{
		parameter: "token.id",
		requires: ["spender.id"],
		by: "bounds"
	}],
	items: "allowances",
	rangeKey: {
		parameter: "spender.id",
		field: "spender",
		min: "0",
		max: "274877906943",
		second: {
			parameter: "token.id",
			field: "token_id"
		}
	},
	validate: validateTokenAllowancesResponse,
	decode: decodeTokenAllowancesResponse
};
/**
* List token allowances of an account.
*
* Amounts of fungible tokens that the account lets others spend, sorted by spender and then token, ascending
* by default, a page at a time. token.id is refused with 400 unless spender.id is given too.
*
* `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/tokens`, section 4.2 of the interface document
*/
function getTokenAllowances(transport, params, options) {
	return rangedList(transport, getTokenAllowancesOperation, params, options);
}
/** What {@link getTokenBalances} calls. */
const getTokenBalancesOperation = {
	operationId: "getTokenBalances",
	method: "GET",
	path: "/api/v1/tokens/{tokenId}/balances",
	parameters: {
		tokenId: {
			kind: "entity-id-or-evm-address",
			pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))$/
		},
		"account.balance": {
			kind: "integer",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?\d{1,19}$/,
			maximum: 9223372036854775807n
		},
		"account.id": {
			kind: "entity-id-or-evm-address",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))$/
		},
		"account.publickey": {
			kind: "public-key",
			pattern: /^(0x)?([A-Fa-f0-9]{64}|[A-Fa-f0-9]{66}|[A-Fa-f0-9]{88})$/
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "desc"
		},
		timestamp: {
			kind: "timestamp",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?\d{1,10}(\.\d{1,9})?$/
		}
	},
	items: "balances",
	rangeKey: {
		parameter: "account.id",
		field: "account",
		min: "0",
		max: "274877906943"
	},
	validate: validateTokenBalancesResponse,
	decode: decodeTokenBalancesResponse
};
/**
* List balances of a token.
*
* Accounts that hold the token and how much, sorted by account ID, descending by default, a page at a time.
* The reply says when the balances were taken. A token that does not exist gives an empty list.
*
* `GET /api/v1/tokens/{tokenId}/balances`
*/
function getTokenBalances(transport, params, options) {
	return rangedList(transport, getTokenBalancesOperation, params, options);
}
/** What {@link getTokenBalancesAtDocumentedPath} calls. */
const getTokenBalancesAtDocumentedPathOperation = {
	operationId: "getTokenBalancesAtDocumentedPath",
	method: "GET",
	path: "/api/v1/tokens/balances",
	parameters: {
		"account.balance": {
			kind: "integer",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?\d{1,19}$/,
			maximum: 9223372036854775807n
		},
		"account.id": {
			kind: "entity-id-or-evm-address",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))$/
		},
		"account.publickey": {
			kind: "public-key",
			pattern: /^(0x)?([A-Fa-f0-9]{64}|[A-Fa-f0-9]{66}|[A-Fa-f0-9]{88})$/
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "desc"
		},
		timestamp: {
			kind: "timestamp",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?\d{1,10}(\.\d{1,9})?$/
		}
	},
	items: "balances",
	validate: validateTokenBalancesResponse,
	decode: decodeTokenBalancesResponse
};
/**
* List token balances (documented path).
*
* Documented path; the deployed service answers at /api/v1/tokens/{tokenId}/balances. A page of the accounts
* that hold a token, with their balances.
*
* `GET /api/v1/tokens/balances`, section 4.3 of the interface document
* @deprecated Documented path; the deployed service answers at /api/v1/tokens/{tokenId}/balances.
*/
function getTokenBalancesAtDocumentedPath(transport, params, options) {
	return list(transport, getTokenBalancesAtDocumentedPathOperation, params, options);
}
/** What {@link getTokens} calls. */
const getTokensOperation = {
	operationId: "getTokens",
	method: "GET",
	path: "/api/v1/tokens",
	parameters: {
		"account.id": {
			kind: "entity-id-or-evm-address",
			operators: ["eq"],
			pattern: /^(eq:)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))$/
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		name: {
			kind: "string",
			countsBytes: true,
			minLength: 3,
			maxLength: 100
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "asc"
		},
		publickey: {
			kind: "public-key",
			pattern: /^(0x)?([A-Fa-f0-9]{64}|[A-Fa-f0-9]{66}|[A-Fa-f0-9]{88})$/
		},
		"token.id": {
			kind: "entity-id-or-evm-address",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?|0x)0{24}[A-Fa-f0-9]{16})$/
		},
		type: {
			kind: "string",
			words: [
				"ALL",
				"FUNGIBLE_COMMON",
				"NON_FUNGIBLE_UNIQUE"
			]
		}
	},
	combinations: [{
		parameter: "name",
		excludes: ["token.id", "account.id"]
	}],
	items: "tokens",
	rangeKey: {
		parameter: "token.id",
		field: "token_id",
		min: "0",
		max: "274877906943",
		repeats: "any",
		grows: {}
	},
	watermark,
	validate: validateTokensResponse,
	decode: decodeTokensResponse
};
/**
* List tokens.
*
* Tokens in the order of their IDs, ascending by default, a page at a time; a search by name gives a single
* page. The list is served from a cache and lags behind the lookup of a single token.
*
* `GET /api/v1/tokens`, section 4.3 of the interface document
*/
function getTokens(transport, params, options) {
	return growingList(transport, getTokensOperation, params, options);
}
/** What {@link getTokensByAccountId} calls. */
const getTokensByAccountIdOperation = {
	operationId: "getTokensByAccountId",
	method: "GET",
	path: "/api/v1/accounts/{idOrAliasOrEvmAddress}/tokens",
	parameters: {
		idOrAliasOrEvmAddress: {
			kind: "account",
			pattern: /^(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40})|((\d{1,4}\.)?\d{1,5}\.)?(?:[A-Z2-7]{8})*(?:[A-Z2-7]{2}|[A-Z2-7]{4,5}|[A-Z2-7]{7,8}))$/
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "asc"
		},
		"token.id": {
			kind: "entity-id-or-evm-address",
			operators: [
				"eq",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq):)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?|0x)0{24}[A-Fa-f0-9]{16})$/
		}
	},
	items: "tokens",
	rangeKey: {
		parameter: "token.id",
		field: "token_id",
		min: "0",
		max: "274877906943",
		repeats: "any"
	},
	validate: validateTokenRelationshipResponse,
	decode: decodeTokenRelationshipResponse
};
/**
* List token relationships of an account.
*
* Tokens the account is associated with, its balance and status in each, in the order of token IDs, ascending
* by default, a page at a time. An account that does not exist gives 404.
*
* `GET /api/v1/accounts/{idOrAliasOrEvmAddress}/tokens`
*/
function getTokensByAccountId(transport, params, options) {
	return rangedList(transport, getTokensByAccountIdOperation, params, options);
}
/** What {@link getTopic} calls. */
const getTopicOperation = {
	operationId: "getTopic",
	method: "GET",
	path: "/api/v1/topics/{topicId}",
	parameters: { topicId: {
		kind: "entity-id",
		pattern: /^((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}$/
	} },
	validate: validateTopic,
	decode: decodeTopic
};
/**
* Get a topic.
*
* The details of one topic: its keys, memo and custom fees.
*
* `GET /api/v1/topics/{topicId}`, section 4.6 of the interface document
*/
function getTopic(transport, params, options) {
	return call(transport, getTopicOperation, params, options);
}
/** What {@link getTopicMessageByIdAndSequenceNumber} calls. */
const getTopicMessageByIdAndSequenceNumberOperation = {
	operationId: "getTopicMessageByIdAndSequenceNumber",
	method: "GET",
	path: "/api/v1/topics/{topicId}/messages/{sequenceNumber}",
	parameters: {
		topicId: {
			kind: "entity-id",
			pattern: /^((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}$/
		},
		sequenceNumber: {
			kind: "string",
			pattern: /^(?:[1-9]\d*|[1-9]\d{0,9}(\.\d{1,9})?)$/
		}
	},
	validate: validateTopicMessage,
	decode: decodeTopicMessage
};
/**
* Get a topic message by sequence number.
*
* One message of a topic, looked up by its sequence number. The documented form with a consensus timestamp
* shares this path; deployed services take it at /api/v1/topics/messages/{timestamp}.
*
* `GET /api/v1/topics/{topicId}/messages/{sequenceNumber}`, section 4.6 of the interface document
*/
function getTopicMessageByIdAndSequenceNumber(transport, params, options) {
	return call(transport, getTopicMessageByIdAndSequenceNumberOperation, params, options);
}
/** What {@link getTopicMessageByTimestamp} calls. */
const getTopicMessageByTimestampOperation = {
	operationId: "getTopicMessageByTimestamp",
	method: "GET",
	path: "/api/v1/topics/messages/{timestamp}",
	parameters: { timestamp: {
		kind: "timestamp",
		pattern: /^\d{1,10}(\.\d{1,9})?$/
	} },
	validate: validateTopicMessage,
	decode: decodeTopicMessage
};
/**
* Get a topic message by timestamp.
*
* One message, looked up by its consensus timestamp alone, whatever its topic.
*
* `GET /api/v1/topics/messages/{timestamp}`
*/
function getTopicMessageByTimestamp(transport, params, options) {
	return call(transport, getTopicMessageByTimestampOperation, params, options);
}
/** What {@link getTopicMessages} calls. */
const getTopicMessagesOperation = {
	operationId: "getTopicMessages",
	method: "GET",
	path: "/api/v1/topics/{topicId}/messages",
	parameters: {
		topicId: {
			kind: "entity-id",
			pattern: /^((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}$/
		},
		encoding: {
			kind: "string",
			words: ["base64", "utf-8"]
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "asc"
		},
		sequencenumber: {
			kind: "integer",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?\d{1,19}$/,
			minimum: 1,
			maximum: 9223372036854775807n
		},
		timestamp: {
			kind: "timestamp",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?\d{1,10}(\.\d{1,9})?$/
		}
	},
	items: "messages",
	rangeKey: {
		parameter: "sequencenumber",
		field: "sequence_number",
		min: "1",
		max: "9223372036854775807",
		grows: {
			time: "consensus_timestamp",
			contiguous: true
		}
	},
	watermark,
	validate: validateTopicMessagesResponse,
	decode: decodeTopicMessagesResponse
};
/**
* List messages of a topic.
*
* Messages of one topic in the order of their sequence numbers, ascending by default, a page at a time. A
* topic that does not exist gives an empty list.
*
* `GET /api/v1/topics/{topicId}/messages`, section 4.6 of the interface document
*/
function getTopicMessages(transport, params, options) {
	return growingList(transport, getTopicMessagesOperation, params, options);
}
/** What {@link getTransaction} calls. */
const getTransactionOperation = {
	operationId: "getTransaction",
	method: "GET",
	path: "/api/v1/transactions/{transactionId}",
	parameters: {
		transactionId: {
			kind: "transaction-id",
			pattern: /^((\d{1,10}\.){2}\d{1,12}-\d{1,19}-\d{1,9}|(0x)?([A-Fa-f0-9]{64}|[A-Fa-f0-9]{96})|[A-Za-z0-9_-]{64})$/
		},
		nonce: {
			kind: "integer",
			minimum: 0,
			maximum: 2147483647
		},
		scheduled: { kind: "boolean" }
	},
	validate: validateTransactionByIdResponse,
	decode: decodeTransactionByIdResponse
};
/**
* Get a transaction.
*
* The transactions that share one transaction ID: the one submitted, its children and the scheduled one it
* led to. nonce and scheduled choose among them. Right after submission the answer is 404 for some seconds.
*
* `GET /api/v1/transactions/{transactionId}`
*/
function getTransaction(transport, params, options) {
	return call(transport, getTransactionOperation, params, options);
}
/** What {@link getTransactions} calls. */
const getTransactionsOperation = {
	operationId: "getTransactions",
	method: "GET",
	path: "/api/v1/transactions",
	parameters: {
		"account.id": {
			kind: "entity-id-or-evm-address",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?(((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}|(((\d{1,4}\.)?\d{1,5}\.)?[A-Fa-f0-9]{40}|0x[A-Fa-f0-9]{40}))$/
		},
		limit: {
			kind: "integer",
			minimum: 1,
			maximum: 100,
			default: 25
		},
		order: {
			kind: "string",
			words: ["asc", "desc"],
			default: "desc"
		},
		timestamp: {
			kind: "timestamp",
			operators: [
				"eq",
				"ne",
				"gt",
				"gte",
				"lt",
				"lte"
			],
			maxItems: 100,
			pattern: /^((gte?|lte?|eq|ne):)?\d{1,10}(\.\d{1,9})?$/
		},
		transactiontype: {
			kind: "string",
			words: [
				"ATOMICBATCH",
				"CONSENSUSCREATETOPIC",
				"CONSENSUSDELETETOPIC",
				"CONSENSUSSUBMITMESSAGE",
				"CONSENSUSUPDATETOPIC",
				"CONTRACTCALL",
				"CONTRACTCREATEINSTANCE",
				"CONTRACTDELETEINSTANCE",
				"CONTRACTUPDATEINSTANCE",
				"CRSPUBLICATION",
				"CRYPTOADDLIVEHASH",
				"CRYPTOAPPROVEALLOWANCE",
				"CRYPTOCREATEACCOUNT",
				"CRYPTODELETE",
				"CRYPTODELETEALLOWANCE",
				"CRYPTODELETELIVEHASH",
				"CRYPTOTRANSFER",
				"CRYPTOUPDATEACCOUNT",
				"ETHEREUMTRANSACTION",
				"FILEAPPEND",
				"FILECREATE",
				"FILEDELETE",
				"FILEUPDATE",
				"FREEZE",
				"HINTSKEYPUBLICATION",
				"HINTSPARTIALSIGNATURE",
				"HINTSPREPROCESSINGVOTE",
				"HISTORYPROOFKEYPUBLICATION",
				"HISTORYPROOFSIGNATURE",
				"HISTORYPROOFVOTE",
				"HOOKDISPATCH",
				"HOOKSTORE",
				"LEDGERIDPUBLICATION",
				"MIGRATIONROOTHASHVOTE",
				"NODECREATE",
				"NODEDELETE",
				"NODESTAKEUPDATE",
				"NODEUPDATE",
				"REGISTEREDNODECREATE",
				"REGISTEREDNODEDELETE",
				"REGISTEREDNODEUPDATE",
				"SCHEDULECREATE",
				"SCHEDULEDELETE",
				"SCHEDULESIGN",
				"STATESIGNATURETRANSACTION",
				"SYSTEMDELETE",
				"SYSTEMUNDELETE",
				"TOKENAIRDROP",
				"TOKENASSOCIATE",
				"TOKENBURN",
				"TOKENCANCELAIRDROP",
				"TOKENCLAIMAIRDROP",
				"TOKENCREATION",
				"TOKENDELETION",
				"TOKENDISSOCIATE",
				"TOKENFEESCHEDULEUPDATE",
				"TOKENFREEZE",
				"TOKENGRANTKYC",
				"TOKENMINT",
				"TOKENPAUSE",
				"TOKENREJECT",
				"TOKENREVOKEKYC",
				"TOKENUNFREEZE",
				"TOKENUNPAUSE",
				"TOKENUPDATE",
				"TOKENUPDATENFTS",
				"TOKENWIPE",
				"UNCHECKEDSUBMIT",
				"UTILPRNG"
			],
			isOpen: true
		},
		result: {
			kind: "string",
			words: ["success", "fail"]
		},
		type: {
			kind: "string",
			words: ["credit", "debit"]
		}
	},
	items: "transactions",
	rangeKey: {
		parameter: "timestamp",
		field: "consensus_timestamp",
		min: "0",
		max: "9223372036.854775807",
		grows: { time: "consensus_timestamp" }
	},
	watermark,
	validate: validateTransactionsResponse,
	decode: decodeTransactionsResponse
};
/**
* List transactions.
*
* Transactions in the order of their consensus timestamps, newest first by default, a page at a time. On
* public networks the search goes by windows of 60 days, so that a page can be empty and still name a next
* one.
*
* `GET /api/v1/transactions`
*/
function getTransactions(transport, params, options) {
	return growingList(transport, getTransactionsOperation, params, options);
}
// generated/ledger/client.ts
/** Opens a client of the ledger service. Nothing is sent before the first call is awaited. */
function createLedgerClient(options) {
	const transport = createTransport(options);
	const operations = {
		contractCall: (params, options) => contractCall(transport, params, options),
		estimateFees: (params, options) => estimateFees(transport, params, options),
		getAccount: (params, options) => getAccount(transport, params, options),
		getAccounts: (params, options) => getAccounts(transport, params, options),
		getBalances: (params, options) => getBalances(transport, params, options),
		getBlock: (params, options) => getBlock(transport, params, options),
		getBlocks: (params, options) => getBlocks(transport, params, options),
		getContract: (params, options) => getContract(transport, params, options),
		getContractActions: (params, options) => getContractActions(transport, params, options),
		getContractActionsAtDocumentedPath: (params, options) => getContractActionsAtDocumentedPath(transport, params, options),
		getContractLogsByContractId: (params, options) => getContractLogsByContractId(transport, params, options),
		getContractOpcodes: (params, options) => getContractOpcodes(transport, params, options),
		getContractOpcodesAtDocumentedPath: (params, options) => getContractOpcodesAtDocumentedPath(transport, params, options),
		getContractResultByIdAndTimestamp: (params, options) => getContractResultByIdAndTimestamp(transport, params, options),
		getContractResultByTransactionIdOrHash: (params, options) => getContractResultByTransactionIdOrHash(transport, params, options),
		getContractResultsByContractId: (params, options) => getContractResultsByContractId(transport, params, options),
		getContractState: (params, options) => getContractState(transport, params, options),
		getContracts: (params, options) => getContracts(transport, params, options),
		getContractsLogs: (params, options) => getContractsLogs(transport, params, options),
		getContractsLogsAtDocumentedPath: (params, options) => getContractsLogsAtDocumentedPath(transport, params, options),
		getContractsResults: (params, options) => getContractsResults(transport, params, options),
		getCryptoAllowances: (params, options) => getCryptoAllowances(transport, params, options),
		getHookStorage: (params, options) => getHookStorage(transport, params, options),
		getHooks: (params, options) => getHooks(transport, params, options),
		getNetworkExchangeRate: (params, options) => getNetworkExchangeRate(transport, params, options),
		getNetworkFees: (params, options) => getNetworkFees(transport, params, options),
		getNetworkNodes: (params, options) => getNetworkNodes(transport, params, options),
		getNetworkStake: (params, options) => getNetworkStake(transport, params, options),
		getNetworkSupply: (params, options) => getNetworkSupply(transport, params, options),
		getNft: (params, options) => getNft(transport, params, options),
		getNftAllowances: (params, options) => getNftAllowances(transport, params, options),
		getNftAtDocumentedPath: (params, options) => getNftAtDocumentedPath(transport, params, options),
		getNftTransactions: (params, options) => getNftTransactions(transport, params, options),
		getNftTransactionsAtDocumentedPath: (params, options) => getNftTransactionsAtDocumentedPath(transport, params, options),
		getNfts: (params, options) => getNfts(transport, params, options),
		getNftsAtDocumentedPath: (params, options) => getNftsAtDocumentedPath(transport, params, options),
		getNftsByAccountId: (params, options) => getNftsByAccountId(transport, params, options),
		getOutstandingTokenAirdrops: (params, options) => getOutstandingTokenAirdrops(transport, params, options),
		getPendingTokenAirdrops: (params, options) => getPendingTokenAirdrops(transport, params, options),
		getRegisteredNodes: (params, options) => getRegisteredNodes(transport, params, options),
		getSchedule: (params, options) => getSchedule(transport, params, options),
		getSchedules: (params, options) => getSchedules(transport, params, options),
		getStakingRewards: (params, options) => getStakingRewards(transport, params, options),
		getToken: (params, options) => getToken(transport, params, options),
		getTokenAllowances: (params, options) => getTokenAllowances(transport, params, options),
		getTokenBalances: (params, options) => getTokenBalances(transport, params, options),
		getTokenBalancesAtDocumentedPath: (params, options) => getTokenBalancesAtDocumentedPath(transport, params, options),
		getTokens: (params, options) => getTokens(transport, params, options),
		getTokensByAccountId: (params, options) => getTokensByAccountId(transport, params, options),
		getTopic: (params, options) => getTopic(transport, params, options),
		getTopicMessageByIdAndSequenceNumber: (params, options) => getTopicMessageByIdAndSequenceNumber(transport, params, options),
		getTopicMessageByTimestamp: (params, options) => getTopicMessageByTimestamp(transport, params, options),
		getTopicMessages: (params, options) => getTopicMessages(transport, params, options),
		getTransaction: (params, options) => getTransaction(transport, params, options),
		getTransactions: (params, options) => getTransactions(transport, params, options)
	};
	return {
		transport,
		description: {
			title: "Ledger query service",
			version: "0.154.0"
		},
		request: (call, options) => request(transport, call, options),
		...operations,
		GET: route("GET", {
			"/api/v1/accounts/{idOrAliasOrEvmAddress}": operations.getAccount,
			"/api/v1/accounts": operations.getAccounts,
			"/api/v1/balances": operations.getBalances,
			"/api/v1/blocks/{hashOrNumber}": operations.getBlock,
			"/api/v1/blocks": operations.getBlocks,
			"/api/v1/contracts/{contractIdOrAddress}": operations.getContract,
			"/api/v1/contracts/results/{transactionIdOrHash}/actions": operations.getContractActions,
			"/api/v1/contracts/results/{transactionIdOrHash}/results": operations.getContractActionsAtDocumentedPath,
			"/api/v1/contracts/{contractIdOrAddress}/results/logs": operations.getContractLogsByContractId,
			"/api/v1/contracts/results/{transactionIdOrHash}/opcodes": operations.getContractOpcodes,
			"/api/v1/contracts/{id}/results/opcodes": operations.getContractOpcodesAtDocumentedPath,
			"/api/v1/contracts/{contractIdOrAddress}/results/{timestamp}": operations.getContractResultByIdAndTimestamp,
			"/api/v1/contracts/results/{transactionIdOrHash}": operations.getContractResultByTransactionIdOrHash,
			"/api/v1/contracts/{contractIdOrAddress}/results": operations.getContractResultsByContractId,
			"/api/v1/contracts/{contractIdOrAddress}/state": operations.getContractState,
			"/api/v1/contracts": operations.getContracts,
			"/api/v1/contracts/results/logs": operations.getContractsLogs,
			"/api/v1/contracts/logs": operations.getContractsLogsAtDocumentedPath,
			"/api/v1/contracts/results": operations.getContractsResults,
			"/api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/crypto": operations.getCryptoAllowances,
			"/api/v1/accounts/{idOrAliasOrEvmAddress}/hooks/{hookId}/storage": operations.getHookStorage,
			"/api/v1/accounts/{idOrAliasOrEvmAddress}/hooks": operations.getHooks,
			"/api/v1/network/exchangerate": operations.getNetworkExchangeRate,
			"/api/v1/network/fees": operations.getNetworkFees,
			"/api/v1/network/nodes": operations.getNetworkNodes,
			"/api/v1/network/stake": operations.getNetworkStake,
			"/api/v1/network/supply": operations.getNetworkSupply,
			"/api/v1/tokens/{tokenId}/nfts/{serialNumber}": operations.getNft,
			"/api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/nfts": operations.getNftAllowances,
			"/api/v1/tokens/nfts/{serialNumber}": operations.getNftAtDocumentedPath,
			"/api/v1/tokens/{tokenId}/nfts/{serialNumber}/transactions": operations.getNftTransactions,
			"/api/v1/tokens/nfts/{id}/transactions": operations.getNftTransactionsAtDocumentedPath,
			"/api/v1/tokens/{tokenId}/nfts": operations.getNfts,
			"/api/v1/tokens/nfts": operations.getNftsAtDocumentedPath,
			"/api/v1/accounts/{idOrAliasOrEvmAddress}/nfts": operations.getNftsByAccountId,
			"/api/v1/accounts/{idOrAliasOrEvmAddress}/airdrops/outstanding": operations.getOutstandingTokenAirdrops,
			"/api/v1/accounts/{idOrAliasOrEvmAddress}/airdrops/pending": operations.getPendingTokenAirdrops,
			"/api/v1/network/registered-nodes": operations.getRegisteredNodes,
			"/api/v1/schedules/{scheduleId}": operations.getSchedule,
			"/api/v1/schedules": operations.getSchedules,
			"/api/v1/accounts/{idOrAliasOrEvmAddress}/rewards": operations.getStakingRewards,
			"/api/v1/tokens/{tokenId}": operations.getToken,
			"/api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/tokens": operations.getTokenAllowances,
			"/api/v1/tokens/{tokenId}/balances": operations.getTokenBalances,
			"/api/v1/tokens/balances": operations.getTokenBalancesAtDocumentedPath,
			"/api/v1/tokens": operations.getTokens,
			"/api/v1/accounts/{idOrAliasOrEvmAddress}/tokens": operations.getTokensByAccountId,
			"/api/v1/topics/{topicId}": operations.getTopic,
			"/api/v1/topics/{topicId}/messages/{sequenceNumber}": operations.getTopicMessageByIdAndSequenceNumber,
			"/api/v1/topics/messages/{timestamp}": operations.getTopicMessageByTimestamp,
			"/api/v1/topics/{topicId}/messages": operations.getTopicMessages,
			"/api/v1/transactions/{transactionId}": operations.getTransaction,
			"/api/v1/transactions": operations.getTransactions
		}),
		POST: route("POST", {
			"/api/v1/contracts/call": operations.contractCall,
			"/api/v1/network/fees": operations.estimateFees
		})
	};
}
// src/core/values/integers.ts
/** An integer as a bigint, refused where it is none or has lost digits. */
function toInteger(parameter, given) {
	const value = isHbar(given) ? given.toTinybars() : given;
	const text = typeof value === "string" || isLong(value) ? String(value) : void 0;
	if (text !== void 0 && /^-?\d+$/.test(text)) return BigInt(text);
	if (typeof value === "bigint") return value;
	if (typeof value === "number" && Number.isSafeInteger(value)) return BigInt(value);
	throw new ParameterError({
		parameter,
		given,
		allowed: "an integer, as a bigint beyond 2^53"
	}, noCall);
}
// src/core/values/amounts.ts
const hbarDecimals = 8;
/**
* An amount of smallest units as a decimal text, exact: neither padded nor rounded.
*
* @param amount What the service sends: an integer, also as text, as `total_supply` of a token is.
* @param decimals How many of its digits are behind the point: `decimals` of the token.
* @throws ParameterError if one of them is no integer.
* @example
* formatUnits(123_450n, 2); // '1234.5'
*/
function formatUnits(amount, decimals) {
	return decimalText(toInteger("amount", amount), toDecimals(decimals));
}
/**
* A decimal text as an amount of smallest units, exact: digits that are finer than a unit are refused, not rounded.
*
* @param text Digits with or without a point, such as `'1234.5'`.
* @param decimals How many digits of the amount are behind the point: `decimals` of the token.
* @throws ParameterError if it is no decimal number, or finer than a unit.
* @example
* parseUnits('1234.5', 2); // 123450n
*/
function parseUnits(text, decimals) {
	const places = toDecimals(decimals);
	const [, sign = "", whole = "", fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
	const digits = fraction.replace(/0+$/, "");
	if (whole === "" || digits.length > places) throw new ParameterError({
		parameter: "text",
		given: text,
		allowed: `a decimal number with at most ${places} digits behind the point`
	}, noCall);
	return BigInt(`${sign}${whole}${digits.padEnd(places, "0")}`);
}
/**
* Tinybars as hbars, exact.
*
* @param tinybars What the service sends of hbars, such as `balance.balance` of an account, or an SDK's `Hbar`.
* @throws ParameterError if it is no integer.
* @example
* formatHbar(150_000_001n); // '1.50000001'
*/
function formatHbar(tinybars) {
	return decimalText(toInteger("tinybars", tinybars), hbarDecimals);
}
/**
* Hbars as tinybars, exact, for a filter such as `gte(parseHbar('1000'))`.
*
* @param hbars Digits with or without a point, at most eight of them behind it.
* @throws ParameterError if it is no decimal number, or finer than a tinybar.
* @example
* parseHbar('1.5'); // 150000000n
*/
function parseHbar(hbars) {
	return parseUnits(hbars, hbarDecimals);
}
function decimalText(amount, decimals) {
	const digits = String(amount < 0n ? -amount : amount).padStart(decimals + 1, "0");
	const whole = digits.slice(0, digits.length - decimals);
	const fraction = digits.slice(digits.length - decimals).replace(/0+$/, "");
	return `${amount < 0n ? "-" : ""}${whole}${fraction && `.${fraction}`}`;
}
const mostDecimals = 255n;
function toDecimals(decimals) {
	const count = toInteger("decimals", decimals);
	if (count < 0n || count > mostDecimals) throw new ParameterError({
		parameter: "decimals",
		given: decimals,
		allowed: `an integer from 0 to ${mostDecimals}`
	}, noCall);
	return Number(count);
}
// src/core/values/long-zero.ts
const mostOfNumber = (1n << 63n) - 1n;
/**
* The long-zero address of an entity: how contracts see one that has no EVM address of its own. It holds the entity's
* number alone, neither shard nor realm. An account that was made with an EVM address has that one instead: its
* `evm_address` tells.
*
* @param entity A number, `shard.realm.num`, or an SDK's ID.
* @throws ParameterError if it is neither, or an address or alias itself.
* @example
* toLongZeroAddress('0.0.1001'); // '0x00000000000000000000000000000000000003e9'
*/
function toLongZeroAddress(entity) {
	const text = isEntityId(entity) ? entityText(entity) : String(entity);
	const [, digits] = /^(?:\d{1,4}\.\d{1,5}\.)?(\d{1,19})$/.exec(text ?? "") ?? [];
	if (digits === void 0 || BigInt(digits) > mostOfNumber) throw new ParameterError({
		parameter: "entity",
		given: entity,
		allowed: "a number, shard.realm.num or an SDK's ID"
	}, noCall);
	return `0x${BigInt(digits).toString(16).padStart(40, "0")}`;
}
/**
* The number of the entity that a long-zero address stands for; undefined for any other address, and for that of all
* zeros, which stands for nobody.
*
* @param address Forty hexadecimal digits, with or without `0x`.
* @example
* toEntityNumber('0x00000000000000000000000000000000000003e9'); // 1001n
*/
function toEntityNumber(address) {
	const [, digits] = /^(?:0x)?0{24}([0-9a-f]{16})$/i.exec(address) ?? [];
	const number = digits === void 0 ? 0n : BigInt(`0x${digits}`);
	return number > 0n && number <= mostOfNumber ? number : void 0;
}
// src/core/values/topic-messages.ts
/**
* Content of one topic message as bytes. A chunk is only a part of what was sent: see `joinChunks`.
*
* @throws ParameterError if it is not base64.
*/
function messageBytes({ message }) {
	return Uint8Array.from(decoded(message), (character) => character.charCodeAt(0));
}
function decoded(message) {
	try {
		return atob(message.replace(/\s+/g, ""));
	} catch {
		throw new ParameterError({
			parameter: "message",
			given: message,
			allowed: "base64"
		}, noCall);
	}
}
/**
* Content of one topic message as UTF-8 text; what is not UTF-8 is replaced by U+FFFD.
*
* @throws ParameterError if it is not base64.
*/
function messageText(message) {
	return new TextDecoder().decode(messageBytes(message));
}
/**
* Puts chunked messages together, whatever order their chunks came in, and keeps apart those that are not complete.
* A message that was sent whole is complete by itself. A chunk that comes twice counts once, even after its message
* was complete.
*
* @throws ParameterError if the content of one is not base64.
*/
function joinChunks(messages) {
	const joiner = new ChunkJoiner({ maxIncomplete: Number.POSITIVE_INFINITY });
	const joined = [];
	for (const message of messages) {
		const whole = joiner.add(message);
		if (whole) joined.push(whole);
	}
	return {
		messages: joined,
		incomplete: joiner.incomplete
	};
}
/**
* Puts chunked messages together as they come, such as those of a topic that is followed: each call of `add` answers the
* message that its chunk completes, or undefined.
*/
var ChunkJoiner = class {
	#max;
	#onIncomplete;
	#open = /* @__PURE__ */ new Map();
	/** Content of the chunks of messages that were complete, by number. */
	#done = /* @__PURE__ */ new Map();
	#incomplete = /* @__PURE__ */ new Set();
	constructor({ maxIncomplete = 1e3, onIncomplete } = {}) {
		this.#max = maxIncomplete;
		this.#onIncomplete = onIncomplete;
	}
	/** Chunks of messages of which some are missing, in the order they came. */
	get incomplete() {
		return [...this.#incomplete];
	}
	/**
	* Takes one message, chunked or not.
	*
	* @throws ParameterError if the content of what it completes is not base64.
	*/
	add(message) {
		const { total = 1, number = 1 } = message.chunk_info ?? {};
		if (total <= 1) return join([message]);
		if (!(Number.isInteger(number) && number >= 1 && number <= total)) {
			this.#giveUp([message], this.#max === Number.POSITIVE_INFINITY);
			return;
		}
		const key = chunkKey(message);
		const chunks = this.#open.get(key) ?? /* @__PURE__ */ new Map();
		if (chunks.has(number) || this.#done.get(key)?.get(number) === message.message) return void 0;
		this.#open.set(key, chunks.set(number, message));
		this.#incomplete.add(message);
		if (chunks.size < total) {
			this.#forgetOldest();
			return;
		}
		this.#open.delete(key);
		this.#done.set(key, new Map([...chunks].map(([at, chunk]) => [at, chunk.message])));
		if (this.#done.size > this.#max) this.#done.delete(first(this.#done.keys()));
		for (const chunk of chunks.values()) this.#incomplete.delete(chunk);
		return join([...chunks].sort(([a], [b]) => a - b).map(([, chunk]) => chunk));
	}
	#forgetOldest() {
		if (this.#open.size <= this.#max) return;
		const key = first(this.#open.keys());
		const chunks = [...this.#open.get(key)?.values() ?? []];
		this.#open.delete(key);
		this.#giveUp(chunks, false);
	}
	#giveUp(chunks, isKept) {
		for (const chunk of chunks) if (isKept) this.#incomplete.add(chunk);
		else this.#incomplete.delete(chunk);
		this.#onIncomplete?.(chunks);
	}
};
function first(keys) {
	for (const key of keys) return key;
	return "";
}
/** Chunks of one message share the transaction that sent the first of them, and who paid for it. */
function chunkKey({ payer_account_id, chunk_info }) {
	const { account_id, nonce, scheduled, transaction_valid_start } = chunk_info?.initial_transaction_id ?? {};
	return JSON.stringify([
		payer_account_id,
		account_id,
		transaction_valid_start,
		nonce,
		scheduled,
		chunk_info?.total
	]);
}
function join(chunks) {
	const parts = chunks.map(messageBytes);
	const bytes = new Uint8Array(parts.reduce((size, part) => size + part.byteLength, 0));
	let at = 0;
	for (const part of parts) {
		bytes.set(part, at);
		at += part.byteLength;
	}
	return {
		chunks,
		bytes,
		text: new TextDecoder().decode(bytes)
	};
}
export { ChunkJoiner, contractCall, contractCallOperation, createLedgerClient, estimateFees, estimateFeesOperation, formatHbar, formatUnits, getAccount, getAccountOperation, getAccounts, getAccountsOperation, getBalances, getBalancesOperation, getBlock, getBlockOperation, getBlocks, getBlocksOperation, getContract, getContractActions, getContractActionsAtDocumentedPath, getContractActionsAtDocumentedPathOperation, getContractActionsOperation, getContractLogsByContractId, getContractLogsByContractIdOperation, getContractOpcodes, getContractOpcodesAtDocumentedPath, getContractOpcodesAtDocumentedPathOperation, getContractOpcodesOperation, getContractOperation, getContractResultByIdAndTimestamp, getContractResultByIdAndTimestampOperation, getContractResultByTransactionIdOrHash, getContractResultByTransactionIdOrHashOperation, getContractResultsByContractId, getContractResultsByContractIdOperation, getContractState, getContractStateOperation, getContracts, getContractsLogs, getContractsLogsAtDocumentedPath, getContractsLogsAtDocumentedPathOperation, getContractsLogsOperation, getContractsOperation, getContractsResults, getContractsResultsOperation, getCryptoAllowances, getCryptoAllowancesOperation, getHookStorage, getHookStorageOperation, getHooks, getHooksOperation, getNetworkExchangeRate, getNetworkExchangeRateOperation, getNetworkFees, getNetworkFeesOperation, getNetworkNodes, getNetworkNodesOperation, getNetworkStake, getNetworkStakeOperation, getNetworkSupply, getNetworkSupplyOperation, getNft, getNftAllowances, getNftAllowancesOperation, getNftAtDocumentedPath, getNftAtDocumentedPathOperation, getNftOperation, getNftTransactions, getNftTransactionsAtDocumentedPath, getNftTransactionsAtDocumentedPathOperation, getNftTransactionsOperation, getNfts, getNftsAtDocumentedPath, getNftsAtDocumentedPathOperation, getNftsByAccountId, getNftsByAccountIdOperation, getNftsOperation, getOutstandingTokenAirdrops, getOutstandingTokenAirdropsOperation, getPendingTokenAirdrops, getPendingTokenAirdropsOperation, getRegisteredNodes, getRegisteredNodesOperation, getSchedule, getScheduleOperation, getSchedules, getSchedulesOperation, getStakingRewards, getStakingRewardsOperation, getToken, getTokenAllowances, getTokenAllowancesOperation, getTokenBalances, getTokenBalancesAtDocumentedPath, getTokenBalancesAtDocumentedPathOperation, getTokenBalancesOperation, getTokenOperation, getTokens, getTokensByAccountId, getTokensByAccountIdOperation, getTokensOperation, getTopic, getTopicMessageByIdAndSequenceNumber, getTopicMessageByIdAndSequenceNumberOperation, getTopicMessageByTimestamp, getTopicMessageByTimestampOperation, getTopicMessages, getTopicMessagesOperation, getTopicOperation, getTransaction, getTransactionOperation, getTransactions, getTransactionsOperation, joinChunks, messageBytes, messageText, parseHbar, parseUnits, toEntityNumber, toLongZeroAddress };

//# sourceMappingURL=topic-messages.js.map