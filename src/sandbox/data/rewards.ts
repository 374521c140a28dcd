import type { StakingReward, TransactionDetail } from '../../../generated/ledger/types.js';
import type { Payment } from './payments.js';

/** As of the rows, without making them. */
export function rewardsOfPayment({ slot, reward }: Payment): StakingReward[] {
  if (reward === 0n) return [];
  return [{ account_id: slot.payer, amount: reward, timestamp: slot.timestamp }];
}

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
