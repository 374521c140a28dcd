import { makeAccounts, totalSupply } from './accounts.js';
import { makeAirdrops } from './airdrops.js';
import { makeAllowances } from './allowances.js';
import { makeBlocks } from './blocks.js';
import { makeCalls } from './calls.js';
import { makeContracts } from './contracts.js';
import { cyclicItem } from './cyclic-item.js';
import { makeExecutions } from './executions.js';
import { makeHoldings } from './holdings.js';
import { makeHooks } from './hooks.js';
import type { LedgerData } from './ledger-data.js';
import { makeMessages } from './messages.js';
import { makeExchangeRate, makeFees, makeNodes, makeStake } from './network.js';
import { makeNfts } from './nfts.js';
import { lazily, once } from './once.js';
import { type LedgerOptions, type Plan, planLedger } from './plan.js';
import { makeRegisteredNodes } from './registered-nodes.js';
import { makeRewards } from './rewards.js';
import { makeSchedules } from './schedules.js';
import { makeTimeline } from './timeline.js';
import { makeTokens } from './tokens.js';
import { makeTopics } from './topics.js';
import { makeTransactions } from './transactions.js';

/** The same options give the same data. Each collection is generated when it is first read. */
export function makeLedger(options: LedgerOptions): LedgerData {
  return partsOf(planLedger(options));
}

export function partsOf(plan: Plan): LedgerData {
  const timeline = once(() => makeTimeline(plan));
  const timestamp = once(() => cyclicItem(timeline().slots, timeline().slots.length - 1).timestamp);
  const drafts = once(() => makeTokens(plan, timeline()));
  const collections = once(() => makeNfts(plan, timeline(), drafts()));
  const holdings = once(() => makeHoldings(plan, timeline(), drafts(), collections().nfts));
  const accounts = once(() => makeAccounts(plan, timeline(), holdings().relationships, timestamp()));
  const allowances = once(() => makeAllowances(plan, timeline(), drafts()));
  const hooks = once(() => makeHooks(plan, timeline()));
  const calls = once(() => makeCalls(plan, timeline()));
  const executed = once(() => makeExecutions(plan, calls()));
  const transactions = once(() =>
    makeTransactions(plan, timeline(), { calls: calls(), nftMoves: collections().moves, tokens: drafts() }),
  );
  const registeredNodes = once(() => makeRegisteredNodes(plan));
  const nodes = once(() => makeNodes(plan, registeredNodes()));
  return lazily<LedgerData>({
    accounts: () => accounts().accounts,
    tokens: () => holdings().tokens,
    nfts: () => collections().nfts,
    nftTransfers: () => collections().transfers,
    relationships: () => holdings().relationships,
    cryptoAllowances: () => allowances().cryptoAllowances,
    tokenAllowances: () => allowances().tokenAllowances,
    nftAllowances: () => allowances().nftAllowances,
    airdrops: () => makeAirdrops(plan, timeline(), holdings().relationships, collections().nfts),
    rewards: () => makeRewards(plan, timeline(), transactions()),
    hooks: () => hooks().hooks,
    hookStorage: () => hooks().hookStorage,
    contracts: () => makeContracts(plan, timeline()),
    executions: () => executed().executions,
    logs: () => executed().logs,
    state: () => executed().state,
    blocks: () => makeBlocks(plan, timeline(), calls(), executed().blooms),
    transactions,
    topics: () => makeTopics(plan, timeline()),
    messages: () => makeMessages(plan, timeline()),
    schedules: () => makeSchedules(plan, timeline()),
    nodes,
    registeredNodes,
    fees: makeFees,
    exchangeRate: () => makeExchangeRate(plan),
    stake: () => makeStake(plan, nodes()),
    supply: () => ({ released: accounts().released, total: totalSupply }),
    pendingBlocks: () => new Set(),
    timestamp,
  });
}
