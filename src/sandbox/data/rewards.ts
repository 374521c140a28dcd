import type { StakingReward, TransactionDetail } from '../../../generated/ledger/types.js';
import { toTimestamp } from '../wire/timestamps.js';
import { cyclicItem } from './cyclic-item.js';
import type { Plan } from './plan.js';
import type { Timeline } from './timeline.js';

export function makeRewards(
  plan: Plan,
  { stableAccounts }: Timeline,
  transactions: readonly TransactionDetail[],
): StakingReward[] {
  const random = plan.random('rewards');
  const firstAccount = cyclicItem(stableAccounts, 0);
  const oldRewards = Array.from({ length: plan.count(160) }, (_, index) => ({
    account_id: index % 4 < 3 ? firstAccount : random.pick(stableAccounts),
    amount: BigInt(random.integer(1, 40_000_000)),
    timestamp: toTimestamp(plan.calendar.earlier(random, 0.3, 1)),
  }));
  return [...oldRewards, ...rewardsOf(transactions)];
}

export function rewardsOf(transactions: readonly TransactionDetail[]): StakingReward[] {
  return transactions.flatMap(({ consensus_timestamp, staking_reward_transfers = [] }) =>
    staking_reward_transfers.map(({ account, amount }) => ({
      account_id: account,
      amount,
      timestamp: consensus_timestamp ?? '',
    })),
  );
}
