// Decodes the 64-bit integers of the ledger service's replies.
// Made from the description of Ledger query service 0.154.0 by `npm run generate`. Do not edit.

import { decodeArray, isRecord, type Int64 } from '../../src/core.js';

export function decodeAccountBalance(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.balance !== undefined) value.balance = int64(value.balance);
    if (value.tokens !== undefined) value.tokens = decodeArray(value.tokens, decodeTokenBalance, int64);
  }
  return value;
}

export function decodeAccountBalanceTransactions(value: unknown, int64: Int64): unknown {
  decodeAccountInfo(value, int64);
  if (isRecord(value)) {
    if (value.transactions !== undefined)
      value.transactions = decodeArray(value.transactions, decodeTransaction, int64);
  }
  return value;
}

export function decodeAccountInfo(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.auto_renew_period !== undefined) value.auto_renew_period = int64(value.auto_renew_period);
    if (value.balance !== undefined) value.balance = decodeBalance(value.balance, int64);
    if (value.ethereum_nonce !== undefined) value.ethereum_nonce = int64(value.ethereum_nonce);
    if (value.pending_reward !== undefined) value.pending_reward = int64(value.pending_reward);
    if (value.staked_node_id !== undefined) value.staked_node_id = int64(value.staked_node_id);
  }
  return value;
}

export function decodeAccountTokenBalance(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.balance !== undefined) value.balance = int64(value.balance);
  }
  return value;
}

export function decodeAccountsResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.accounts !== undefined) value.accounts = decodeArray(value.accounts, decodeAccountInfo, int64);
  }
  return value;
}

export function decodeAllowance(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.amount !== undefined) value.amount = int64(value.amount);
    if (value.amount_granted !== undefined) value.amount_granted = int64(value.amount_granted);
  }
  return value;
}

export function decodeAssessedCustomFee(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.amount !== undefined) value.amount = int64(value.amount);
  }
  return value;
}

export function decodeAuthorization(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.nonce !== undefined) value.nonce = int64(value.nonce);
  }
  return value;
}

export function decodeBalance(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.balance !== undefined) value.balance = int64(value.balance);
    if (value.tokens !== undefined)
      value.tokens = decodeArray(value.tokens, decodeAccountTokenBalance, int64);
  }
  return value;
}

export function decodeBalancesResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.balances !== undefined)
      value.balances = decodeArray(value.balances, decodeAccountBalance, int64);
  }
  return value;
}

export function decodeBlock(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.count !== undefined) value.count = int64(value.count);
    if (value.gas_used !== undefined) value.gas_used = int64(value.gas_used);
    if (value.number !== undefined) value.number = int64(value.number);
    if (value.size !== undefined) value.size = int64(value.size);
  }
  return value;
}

export function decodeBlocksResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.blocks !== undefined) value.blocks = decodeArray(value.blocks, decodeBlock, int64);
  }
  return value;
}

export function decodeConsensusCustomFees(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.fixed_fees !== undefined)
      value.fixed_fees = decodeArray(value.fixed_fees, decodeFixedCustomFee, int64);
  }
  return value;
}

export function decodeContract(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.auto_renew_period !== undefined) value.auto_renew_period = int64(value.auto_renew_period);
    if (value.nonce !== undefined) value.nonce = int64(value.nonce);
  }
  return value;
}

export function decodeContractAction(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.gas !== undefined) value.gas = int64(value.gas);
    if (value.gas_used !== undefined) value.gas_used = int64(value.gas_used);
    if (value.value !== undefined) value.value = int64(value.value);
  }
  return value;
}

export function decodeContractActionsResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.actions !== undefined) value.actions = decodeArray(value.actions, decodeContractAction, int64);
  }
  return value;
}

export function decodeContractLog(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.block_number !== undefined) value.block_number = int64(value.block_number);
  }
  return value;
}

export function decodeContractLogsResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.logs !== undefined) value.logs = decodeArray(value.logs, decodeContractLog, int64);
  }
  return value;
}

export function decodeContractResponse(value: unknown, int64: Int64): unknown {
  decodeContract(value, int64);
  return value;
}

export function decodeContractResult(value: unknown, int64: Int64): unknown {
  decodeContractResultSummary(value, int64);
  if (isRecord(value)) {
    if (value.block_gas_used !== undefined) value.block_gas_used = int64(value.block_gas_used);
    if (value.block_number !== undefined) value.block_number = int64(value.block_number);
    if (value.nonce !== undefined) value.nonce = int64(value.nonce);
    if (value.transaction_index !== undefined) value.transaction_index = int64(value.transaction_index);
  }
  return value;
}

export function decodeContractResultDetails(value: unknown, int64: Int64): unknown {
  decodeContractResult(value, int64);
  return value;
}

export function decodeContractResultSummariesResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.results !== undefined)
      value.results = decodeArray(value.results, decodeContractResultSummary, int64);
  }
  return value;
}

export function decodeContractResultSummary(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.amount !== undefined) value.amount = int64.wide(value.amount);
    if (value.gas_consumed !== undefined) value.gas_consumed = int64(value.gas_consumed);
    if (value.gas_limit !== undefined) value.gas_limit = int64(value.gas_limit);
    if (value.gas_used !== undefined) value.gas_used = int64(value.gas_used);
    if (value.authorization_list !== undefined)
      value.authorization_list = decodeArray(value.authorization_list, decodeAuthorization, int64);
  }
  return value;
}

export function decodeContractResultsResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.results !== undefined) value.results = decodeArray(value.results, decodeContractResult, int64);
  }
  return value;
}

export function decodeContractsResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.contracts !== undefined) value.contracts = decodeArray(value.contracts, decodeContract, int64);
  }
  return value;
}

export function decodeCryptoAllowance(value: unknown, int64: Int64): unknown {
  decodeAllowance(value, int64);
  if (isRecord(value)) {
    if (value.amount !== undefined) value.amount = int64(value.amount);
    if (value.amount_granted !== undefined) value.amount_granted = int64(value.amount_granted);
  }
  return value;
}

export function decodeCryptoAllowancesResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.allowances !== undefined)
      value.allowances = decodeArray(value.allowances, decodeCryptoAllowance, int64);
  }
  return value;
}

export function decodeCustomFeeLimit(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.amount !== undefined) value.amount = int64(value.amount);
  }
  return value;
}

export function decodeCustomFees(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.fixed_fees !== undefined)
      value.fixed_fees = decodeArray(value.fixed_fees, decodeFixedFee, int64);
    if (value.fractional_fees !== undefined)
      value.fractional_fees = decodeArray(value.fractional_fees, decodeFractionalFee, int64);
    if (value.royalty_fees !== undefined)
      value.royalty_fees = decodeArray(value.royalty_fees, decodeRoyaltyFee, int64);
  }
  return value;
}

export function decodeExchangeRate(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.expiration_time !== undefined) value.expiration_time = int64(value.expiration_time);
  }
  return value;
}

export function decodeFallbackFee(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.amount !== undefined) value.amount = int64(value.amount);
  }
  return value;
}

export function decodeFeeEstimate(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.base !== undefined) value.base = int64(value.base);
    if (value.extras !== undefined) value.extras = decodeArray(value.extras, decodeFeeExtra, int64);
  }
  return value;
}

export function decodeFeeEstimateNetwork(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.subtotal !== undefined) value.subtotal = int64(value.subtotal);
  }
  return value;
}

export function decodeFeeEstimateResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.high_volume_multiplier !== undefined)
      value.high_volume_multiplier = int64(value.high_volume_multiplier);
    if (value.network !== undefined) value.network = decodeFeeEstimateNetwork(value.network, int64);
    if (value.node !== undefined) value.node = decodeFeeEstimate(value.node, int64);
    if (value.service !== undefined) value.service = decodeFeeEstimate(value.service, int64);
    if (value.total !== undefined) value.total = int64(value.total);
  }
  return value;
}

export function decodeFeeExtra(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.charged !== undefined) value.charged = int64(value.charged);
    if (value.count !== undefined) value.count = int64(value.count);
    if (value.fee_per_unit !== undefined) value.fee_per_unit = int64(value.fee_per_unit);
    if (value.included !== undefined) value.included = int64(value.included);
    if (value.subtotal !== undefined) value.subtotal = int64(value.subtotal);
  }
  return value;
}

export function decodeFixedCustomFee(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.amount !== undefined) value.amount = int64(value.amount);
  }
  return value;
}

export function decodeFixedFee(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.amount !== undefined) value.amount = int64(value.amount);
  }
  return value;
}

export function decodeFraction(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.numerator !== undefined) value.numerator = int64(value.numerator);
    if (value.denominator !== undefined) value.denominator = int64(value.denominator);
  }
  return value;
}

export function decodeFractionalFee(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.amount !== undefined) value.amount = decodeFraction(value.amount, int64);
    if (value.maximum !== undefined) value.maximum = int64(value.maximum);
    if (value.minimum !== undefined) value.minimum = int64(value.minimum);
  }
  return value;
}

export function decodeHook(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.hook_id !== undefined) value.hook_id = int64(value.hook_id);
  }
  return value;
}

export function decodeHooksResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.hooks !== undefined) value.hooks = decodeArray(value.hooks, decodeHook, int64);
  }
  return value;
}

export function decodeHooksStorageResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.hook_id !== undefined) value.hook_id = int64(value.hook_id);
  }
  return value;
}

export function decodeNetworkExchangeRateSetResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.current_rate !== undefined) value.current_rate = decodeExchangeRate(value.current_rate, int64);
    if (value.next_rate !== undefined) value.next_rate = decodeExchangeRate(value.next_rate, int64);
  }
  return value;
}

export function decodeNetworkFee(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.gas !== undefined) value.gas = int64(value.gas);
  }
  return value;
}

export function decodeNetworkFeesResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.fees !== undefined) value.fees = decodeArray(value.fees, decodeNetworkFee, int64);
  }
  return value;
}

export function decodeNetworkNode(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.associated_registered_nodes !== undefined)
      value.associated_registered_nodes = decodeArray(
        value.associated_registered_nodes,
        (value, int64) => int64(value),
        int64,
      );
    if (value.max_stake !== undefined) value.max_stake = int64(value.max_stake);
    if (value.min_stake !== undefined) value.min_stake = int64(value.min_stake);
    if (value.node_id !== undefined) value.node_id = int64(value.node_id);
    if (value.reward_rate_start !== undefined) value.reward_rate_start = int64(value.reward_rate_start);
    if (value.stake !== undefined) value.stake = int64(value.stake);
    if (value.stake_not_rewarded !== undefined) value.stake_not_rewarded = int64(value.stake_not_rewarded);
    if (value.stake_rewarded !== undefined) value.stake_rewarded = int64(value.stake_rewarded);
  }
  return value;
}

export function decodeNetworkNodesResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.nodes !== undefined) value.nodes = decodeArray(value.nodes, decodeNetworkNode, int64);
  }
  return value;
}

export function decodeNetworkStakeResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.max_stake_rewarded !== undefined) value.max_stake_rewarded = int64(value.max_stake_rewarded);
    if (value.max_staking_reward_rate_per_hbar !== undefined)
      value.max_staking_reward_rate_per_hbar = int64(value.max_staking_reward_rate_per_hbar);
    if (value.max_total_reward !== undefined) value.max_total_reward = int64(value.max_total_reward);
    if (value.reserved_staking_rewards !== undefined)
      value.reserved_staking_rewards = int64(value.reserved_staking_rewards);
    if (value.reward_balance_threshold !== undefined)
      value.reward_balance_threshold = int64(value.reward_balance_threshold);
    if (value.stake_total !== undefined) value.stake_total = int64(value.stake_total);
    if (value.staking_period_duration !== undefined)
      value.staking_period_duration = int64(value.staking_period_duration);
    if (value.staking_periods_stored !== undefined)
      value.staking_periods_stored = int64(value.staking_periods_stored);
    if (value.staking_reward_rate !== undefined) value.staking_reward_rate = int64(value.staking_reward_rate);
    if (value.staking_start_threshold !== undefined)
      value.staking_start_threshold = int64(value.staking_start_threshold);
    if (value.unreserved_staking_reward_balance !== undefined)
      value.unreserved_staking_reward_balance = int64(value.unreserved_staking_reward_balance);
  }
  return value;
}

export function decodeNft(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.serial_number !== undefined) value.serial_number = int64(value.serial_number);
  }
  return value;
}

export function decodeNftTransfer(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.serial_number !== undefined) value.serial_number = int64(value.serial_number);
  }
  return value;
}

export function decodeNfts(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.nfts !== undefined) value.nfts = decodeArray(value.nfts, decodeNft, int64);
  }
  return value;
}

export function decodeOpcode(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.gas !== undefined) value.gas = int64(value.gas);
    if (value.gas_cost !== undefined) value.gas_cost = int64(value.gas_cost);
  }
  return value;
}

export function decodeOpcodesResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.gas !== undefined) value.gas = int64(value.gas);
    if (value.opcodes !== undefined) value.opcodes = decodeArray(value.opcodes, decodeOpcode, int64);
  }
  return value;
}

export function decodeRegisteredNode(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.registered_node_id !== undefined) value.registered_node_id = int64(value.registered_node_id);
  }
  return value;
}

export function decodeRegisteredNodesResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.registered_nodes !== undefined)
      value.registered_nodes = decodeArray(value.registered_nodes, decodeRegisteredNode, int64);
  }
  return value;
}

export function decodeRoyaltyFee(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.amount !== undefined) value.amount = decodeFraction(value.amount, int64);
    if (value.fallback_fee !== undefined) value.fallback_fee = decodeFallbackFee(value.fallback_fee, int64);
  }
  return value;
}

export function decodeStakingReward(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.amount !== undefined) value.amount = int64(value.amount);
  }
  return value;
}

export function decodeStakingRewardTransfer(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.amount !== undefined) value.amount = int64(value.amount);
  }
  return value;
}

export function decodeStakingRewardsResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.rewards !== undefined) value.rewards = decodeArray(value.rewards, decodeStakingReward, int64);
  }
  return value;
}

export function decodeToken(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.decimals !== undefined) value.decimals = int64(value.decimals);
  }
  return value;
}

export function decodeTokenAirdrop(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.amount !== undefined) value.amount = int64(value.amount);
    if (value.serial_number !== undefined) value.serial_number = int64(value.serial_number);
  }
  return value;
}

export function decodeTokenAirdropsResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.airdrops !== undefined) value.airdrops = decodeArray(value.airdrops, decodeTokenAirdrop, int64);
  }
  return value;
}

export function decodeTokenAllowance(value: unknown, int64: Int64): unknown {
  decodeAllowance(value, int64);
  return value;
}

export function decodeTokenAllowancesResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.allowances !== undefined)
      value.allowances = decodeArray(value.allowances, decodeTokenAllowance, int64);
  }
  return value;
}

export function decodeTokenBalance(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.balance !== undefined) value.balance = int64(value.balance);
  }
  return value;
}

export function decodeTokenBalancesResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.balances !== undefined) value.balances = decodeArray(value.balances, decodeTokenHolder, int64);
  }
  return value;
}

export function decodeTokenHolder(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.balance !== undefined) value.balance = int64(value.balance);
    if (value.decimals !== undefined) value.decimals = int64(value.decimals);
  }
  return value;
}

export function decodeTokenInfo(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.auto_renew_period !== undefined) value.auto_renew_period = int64(value.auto_renew_period);
    if (value.expiry_timestamp !== undefined) value.expiry_timestamp = int64(value.expiry_timestamp);
    if (value.custom_fees !== undefined) value.custom_fees = decodeCustomFees(value.custom_fees, int64);
  }
  return value;
}

export function decodeTokenRelationship(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.balance !== undefined) value.balance = int64(value.balance);
    if (value.decimals !== undefined) value.decimals = int64(value.decimals);
  }
  return value;
}

export function decodeTokenRelationshipResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.tokens !== undefined) value.tokens = decodeArray(value.tokens, decodeTokenRelationship, int64);
  }
  return value;
}

export function decodeTokenTransfer(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.amount !== undefined) value.amount = int64(value.amount);
  }
  return value;
}

export function decodeTokensResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.tokens !== undefined) value.tokens = decodeArray(value.tokens, decodeToken, int64);
  }
  return value;
}

export function decodeTopic(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.auto_renew_period !== undefined) value.auto_renew_period = int64(value.auto_renew_period);
    if (value.custom_fees !== undefined)
      value.custom_fees = decodeConsensusCustomFees(value.custom_fees, int64);
  }
  return value;
}

export function decodeTopicMessage(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.sequence_number !== undefined) value.sequence_number = int64(value.sequence_number);
  }
  return value;
}

export function decodeTopicMessagesResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.messages !== undefined) value.messages = decodeArray(value.messages, decodeTopicMessage, int64);
  }
  return value;
}

export function decodeTransaction(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.charged_tx_fee !== undefined) value.charged_tx_fee = int64(value.charged_tx_fee);
    if (value.high_volume_pricing_multiplier !== undefined)
      value.high_volume_pricing_multiplier = int64(value.high_volume_pricing_multiplier);
    if (value.max_custom_fees !== undefined)
      value.max_custom_fees = decodeArray(value.max_custom_fees, decodeCustomFeeLimit, int64);
    if (value.nft_transfers !== undefined)
      value.nft_transfers = decodeArray(value.nft_transfers, decodeNftTransfer, int64);
    if (value.staking_reward_transfers !== undefined)
      value.staking_reward_transfers = decodeArray(
        value.staking_reward_transfers,
        decodeStakingRewardTransfer,
        int64,
      );
    if (value.token_transfers !== undefined)
      value.token_transfers = decodeArray(value.token_transfers, decodeTokenTransfer, int64);
    if (value.transfers !== undefined) value.transfers = decodeArray(value.transfers, decodeTransfer, int64);
  }
  return value;
}

export function decodeTransactionByIdResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.transactions !== undefined)
      value.transactions = decodeArray(value.transactions, decodeTransactionDetail, int64);
  }
  return value;
}

export function decodeTransactionDetail(value: unknown, int64: Int64): unknown {
  decodeTransaction(value, int64);
  if (isRecord(value)) {
    if (value.assessed_custom_fees !== undefined)
      value.assessed_custom_fees = decodeArray(value.assessed_custom_fees, decodeAssessedCustomFee, int64);
  }
  return value;
}

export function decodeTransactionsResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.transactions !== undefined)
      value.transactions = decodeArray(value.transactions, decodeTransaction, int64);
  }
  return value;
}

export function decodeTransfer(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.amount !== undefined) value.amount = int64(value.amount);
  }
  return value;
}
