import type { StakingReward, TransactionDetail } from '../../../generated/ledger/types.js';

/** Rewards are parts of transactions. */
export function rewardsOf(transactions: readonly TransactionDetail[]): StakingReward[] {
  return transactions.flatMap(({ consensus_timestamp, staking_reward_transfers = [] }) =>
    staking_reward_transfers.map(({ account, amount }) => ({
      account_id: account,
      amount,
      timestamp: consensus_timestamp ?? '',
    })),
  );
}
