import type { AccountInfo } from '../../../generated/ledger/types.js';
import { makeAccounts } from '../data/accounts.js';
import { makeBlock } from '../data/blocks.js';
import { makeCalls } from '../data/calls.js';
import { makeContracts } from '../data/contracts.js';
import { makeExecutions } from '../data/executions.js';
import { makeHoldings } from '../data/holdings.js';
import type { LedgerData } from '../data/ledger-data.js';
import { newMessages } from '../data/messages.js';
import type { Plan } from '../data/plan.js';
import { rewardsOf } from '../data/rewards.js';
import { type BlockFrame, creationsIn, type Timeline } from '../data/timeline.js';
import { makeTokens } from '../data/tokens.js';
import { makeTopics } from '../data/topics.js';
import { makeTransactions } from '../data/transactions.js';
import type { Changes } from './changes.js';

/** The newest message of each topic. */
export type Newest = Map<string, LedgerData['messages'][number]>;

export interface LedgerState {
  readonly ledger: LedgerData;
  readonly stableAccounts: readonly string[];
  /** The accounts with enough hbars for any transaction of the file. */
  readonly payers: readonly string[];
  readonly newest: Newest;
}

/** Uses the generators of the initial ledger, with a timeline of one block. */
export function recordFile(
  plan: Plan,
  block: BlockFrame,
  { ledger, stableAccounts, payers, newest }: LedgerState,
): Changes {
  const { slots } = block;
  const creations = creationsIn(slots);
  const timeline: Timeline = { slots, blocks: [block], stableAccounts, payers, creations };
  const calls = makeCalls(plan, timeline);
  const { executions, logs, state, blooms } = makeExecutions(plan, calls);
  const transactions = makeTransactions(plan, timeline, { calls });
  const last = slots.at(-1)?.timestamp;
  const added = {
    blocks: [makeBlock(plan.random('blocks'), block, calls.gasOf.get(block), blooms.get(block))],
    executions,
    logs,
    messages: messagesOf(plan, timeline, newest),
    rewards: rewardsOf(transactions),
    transactions,
    ...newEntities(plan, timeline, last ?? ''),
  };
  return { added, changed: balancesAfter(ledger, transactions), written: state, timestamp: last };
}

function newEntities(plan: Plan, timeline: Timeline, timestamp: string) {
  const createdBy = (name: string): string[] =>
    Array.from(timeline.creations)
      .filter(([, slot]) => slot.name === name)
      .map(([id]) => id);
  const [accounts, contracts] = [createdBy('CRYPTOCREATEACCOUNT'), createdBy('CONTRACTCREATEINSTANCE')];
  const [tokens, topics] = [createdBy('TOKENCREATION'), createdBy('CONSENSUSCREATETOPIC')];
  const drafts = tokens.length > 0 ? makeTokens({ ...plan, tokens }, timeline) : [];
  return {
    accounts:
      accounts.length > 0
        ? makeAccounts({ ...plan, accounts }, timeline, [], timestamp).accounts.filter(({ account }) =>
            accounts.includes(String(account)),
          )
        : [],
    contracts: contracts.length > 0 ? makeContracts({ ...plan, contracts }, timeline) : [],
    topics: topics.length > 0 ? makeTopics({ ...plan, topics }, timeline) : [],
    ...makeHoldings(plan, timeline, drafts, []),
  };
}

function messagesOf(plan: Plan, { slots }: Timeline, newest: Newest): LedgerData['messages'] {
  const random = plan.random('messages');
  const submissions = slots.filter(({ name }) => name === 'CONSENSUSSUBMITMESSAGE');
  return Array.from(new Set(submissions.map(({ entity }) => entity))).flatMap((topic) => {
    if (topic === null) return [];
    const ofTopic = submissions.filter(({ entity }) => entity === topic);
    return newMessages(topic, ofTopic, random, newest.get(topic));
  });
}

/** The time of a balance is that of its last change. */
function balancesAfter(
  { accounts }: LedgerData,
  transactions: LedgerData['transactions'],
): Map<string, AccountInfo> {
  const changes = new Map<string, { amount: bigint; timestamp: string }>();
  for (const { transfers = [], consensus_timestamp } of transactions)
    for (const { account, amount } of transfers) {
      const before = changes.get(String(account))?.amount ?? 0n;
      changes.set(String(account), { amount: before + amount, timestamp: consensus_timestamp ?? '' });
    }
  const changed = new Map<string, AccountInfo>();
  for (const account of accounts) {
    const change = changes.get(String(account.account));
    if (!change || !account.balance) continue;
    const balance = (account.balance.balance ?? 0n) + change.amount;
    changed.set(String(account.account), {
      ...account,
      balance: { ...account.balance, balance, timestamp: change.timestamp },
    });
  }
  return changed;
}
