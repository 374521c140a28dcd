import { makeAccounts, totalSupply } from './accounts.js';
import { makeAirdrops } from './airdrops.js';
import { makeAllowances } from './allowances.js';
import { makeBlocks } from './blocks.js';
import { makeCalls } from './calls.js';
import { makeContracts } from './contracts.js';
import { makeExecutions } from './executions.js';
import { makeHoldings } from './holdings.js';
import { makeHooks } from './hooks.js';
import { inTurn } from './in-turn.js';
import type { LedgerData } from './ledger-data.js';
import { makeMessages } from './messages.js';
import { makeExchangeRate, makeFees, makeNodes, makeStake } from './network.js';
import { makeNfts } from './nfts.js';
import { type LedgerOptions, planLedger } from './plan.js';
import { makeRegisteredNodes } from './registered-nodes.js';
import { makeRewards } from './rewards.js';
import { makeSchedules } from './schedules.js';
import { makeTimeline } from './timeline.js';
import { makeTokens } from './tokens.js';
import { makeTopics } from './topics.js';
import { makeTransactions } from './transactions.js';

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
