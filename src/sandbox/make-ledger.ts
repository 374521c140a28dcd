import { inTurn } from './in-turn.js';
import type { LedgerData } from './ledger-data.js';
import { type LedgerOptions, planLedger } from './ledger-plan.js';
import { makeAccounts, totalSupply } from './make-accounts.js';
import { makeAirdrops } from './make-airdrops.js';
import { makeAllowances } from './make-allowances.js';
import { makeBlocks } from './make-blocks.js';
import { makeCalls } from './make-calls.js';
import { makeContracts } from './make-contracts.js';
import { makeExecutions } from './make-executions.js';
import { makeHoldings } from './make-holdings.js';
import { makeHooks } from './make-hooks.js';
import { makeMessages } from './make-messages.js';
import { makeExchangeRate, makeFees, makeNodes, makeStake } from './make-network.js';
import { makeNfts } from './make-nfts.js';
import { makeRegisteredNodes } from './make-registered-nodes.js';
import { makeRewards } from './make-rewards.js';
import { makeSchedules } from './make-schedules.js';
import { makeTokens } from './make-tokens.js';
import { makeTopics } from './make-topics.js';
import { makeTransactions } from './make-transactions.js';
import { makeTimeline } from './timeline.js';

/**
 * A ledger whose parts agree: what a block counts, a result tells and a balance comes to is what the transactions,
 * logs and relationships say. The same options give the same data.
 *
 * @throws RangeError for a size that is not positive and for a time that timestamps of ten digits cannot hold.
 */
export function makeLedger(options: LedgerOptions): LedgerData {
  const plan = planLedger(options);
  const timeline = makeTimeline(plan);
  const { timestamp } = inTurn(timeline.slots, timeline.slots.length - 1);
  const drafts = makeTokens(plan, timeline);
  const { nfts, transfers, moves } = makeNfts(plan, timeline, drafts);
  const { tokens, relationships } = makeHoldings(plan, timeline, drafts, nfts);
  const { accounts, released } = makeAccounts(plan, timeline, relationships, timestamp);
  const calls = makeCalls(plan, timeline);
  const { executions, logs, state, blooms } = makeExecutions(plan, calls);
  const transactions = makeTransactions(plan, timeline, calls, moves, drafts);
  const registeredNodes = makeRegisteredNodes(plan);
  const nodes = makeNodes(plan, registeredNodes);
  return {
    accounts,
    tokens,
    nfts,
    nftTransfers: transfers,
    relationships,
    ...makeAllowances(plan, timeline, drafts),
    airdrops: makeAirdrops(plan, timeline, relationships, nfts),
    rewards: makeRewards(plan, timeline, transactions),
    ...makeHooks(plan, timeline),
    contracts: makeContracts(plan, timeline),
    executions,
    logs,
    state,
    blocks: makeBlocks(plan, timeline, calls, blooms),
    transactions,
    topics: makeTopics(plan, timeline),
    messages: makeMessages(plan, timeline),
    schedules: makeSchedules(plan, timeline),
    nodes,
    registeredNodes,
    fees: makeFees(),
    exchangeRate: makeExchangeRate(plan),
    stake: makeStake(plan, nodes),
    supply: { released, total: totalSupply },
    timestamp,
  };
}
