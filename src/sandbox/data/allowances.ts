import type { CryptoAllowance, NftAllowance, TokenAllowance } from '../../../generated/ledger/types.js';
import { since } from './calendar.js';
import { cyclicItem } from './cyclic-item.js';
import { type Plan, rewardAccount, treasury } from './plan.js';
import type { Random } from './random.js';
import type { Timeline } from './timeline.js';
import { largestInteger, type TokenDraft } from './tokens.js';

export interface Allowances {
  cryptoAllowances: CryptoAllowance[];
  tokenAllowances: TokenAllowance[];
  nftAllowances: NftAllowance[];
}

interface Grant {
  owner: string;
  spender: string;
}

export function makeAllowances(
  plan: Plan,
  { stableAccounts }: Timeline,
  tokens: readonly TokenDraft[],
): Allowances {
  const random = plan.random('allowances');
  const period = (): { from: string; to: null } => since(plan.calendar.earlier(random, 0.6, 1));
  const amounts = (index: number): { amount: bigint; amount_granted: bigint } => {
    // One amount is beyond the safe integers, and some allowances are used up.
    const isLargest = index === 1;
    const isUsedUp = index % 7 === 4;
    if (isLargest) return { amount: largestInteger, amount_granted: largestInteger };
    const granted = BigInt(random.integer(1, 2_000_000_000)) * 1000n;
    return {
      amount: isUsedUp ? 0n : (granted * BigInt(random.integer(1, 100))) / 100n,
      amount_granted: granted,
    };
  };
  const fungible = tokens.filter(({ collection, isNew }) => !collection && !isNew);
  const collections = tokens.filter(({ collection, isNew }) => collection && !isNew);
  const crypto = grants(plan, random, stableAccounts, 120).map((grant, index) => ({
    ...amounts(index),
    ...grant,
    timestamp: period(),
  }));
  const token = grants(plan, random, stableAccounts, 60).flatMap((grant, index) =>
    // Two tokens for each spender, so that a page may end between them.
    distinct(cyclicItem(fungible, index).id, cyclicItem(fungible, index + 1).id).map((id, at) => ({
      ...amounts(index * 2 + at),
      ...grant,
      timestamp: period(),
      token_id: id,
    })),
  );
  const nft = grants(plan, random, stableAccounts, 60).flatMap((grant, index) =>
    distinct(cyclicItem(collections, index).id, cyclicItem(collections, index + 1).id).map(
      (id, at): NftAllowance => {
        const isWithdrawn = (index * 2 + at) % 9 === 8;
        return { approved_for_all: !isWithdrawn, ...grant, timestamp: period(), token_id: id };
      },
    ),
  );
  return { cryptoAllowances: crypto, tokenAllowances: token, nftAllowances: nft };
}

function distinct(one: string, other: string): string[] {
  return one === other ? [one] : [one, other];
}

function grants(plan: Plan, random: Random, stableAccounts: readonly string[], most: number): Grant[] {
  const firstAccount = cyclicItem(stableAccounts, 0);
  const spenders = [...stableAccounts.slice(1), rewardAccount, treasury].slice(0, plan.count(most));
  const granted = spenders.map((spender) => ({ owner: firstAccount, spender }));
  const received = spenders
    .filter((_, index) => index % 4 === 1)
    .map((owner) => ({ owner, spender: firstAccount }));
  const others = spenders
    .filter((_, index) => index % 6 === 2)
    .map((owner) => ({ owner, spender: random.pick(stableAccounts.slice(1)) }))
    .filter(({ owner, spender }) => owner !== spender);
  return [...granted, ...received, ...others];
}
