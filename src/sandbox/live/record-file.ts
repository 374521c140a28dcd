import { type Balance, makeOrdinaryAccounts } from '../data/accounts.js';
import { makeBlock } from '../data/blocks.js';
import { makeCalls } from '../data/calls.js';
import { makeContracts } from '../data/contracts.js';
import { makeExecutions } from '../data/executions.js';
import { makeHoldings, makeRelationship } from '../data/holdings.js';
import type { LedgerData } from '../data/ledger-data.js';
import { newMessages } from '../data/messages.js';
import { makePayments } from '../data/payments.js';
import type { Plan } from '../data/plan.js';
import { rewardsOf } from '../data/rewards.js';
import { rowOf } from '../data/stand-in.js';
import { type BlockFrame, creationsIn, type Timeline } from '../data/timeline.js';
import { makeTokenMoves, type Traded } from '../data/token-moves.js';
import { draftTokens, makeToken, type TokenDraft } from '../data/tokens.js';
import { makeTopics } from '../data/topics.js';
import { makeTransactions } from '../data/transactions.js';
import { toTimestamp } from '../wire/timestamps.js';
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
  const { executions, logs, state, logsOf } = makeExecutions(plan, calls);
  const created = newTokens(plan, timeline);
  const payments = makePayments(plan, timeline, {
    calls,
    tokenMoves: makeTokenMoves(plan, timeline, { created, traded: tradedIn(ledger) }),
    nftMoves: new Map(),
    openings: new Map(),
  });
  const transactions = makeTransactions(plan, payments).map(rowOf);
  const last = slots.at(-1)?.timestamp;
  const added = {
    blocks: [
      makeBlock(plan.random('blocks'), calls.gasOf.get(block), { frame: block, logs: () => logsOf(block) }),
    ],
    executions,
    logs,
    messages: messagesOf(plan, timeline, newest),
    rewards: rewardsOf(transactions),
    transactions,
    ...newEntities(plan, timeline, created),
  };
  return { added, written: state, timestamp: last };
}

function createdBy({ creations }: Timeline, name: string): string[] {
  return Array.from(creations)
    .filter(([, slot]) => slot.name === name)
    .map(([id]) => id);
}

function newTokens(plan: Plan, timeline: Timeline): TokenDraft[] {
  const tokens = createdBy(timeline, 'TOKENCREATION');
  if (tokens.length > 0) return draftTokens({ ...plan, tokens }, timeline);
  return [];
}

/** Accounts trade the first token, as before. */
function tradedIn({ tokens, relationships }: LedgerData): Traded | undefined {
  const id = tokens[0]?.token_id;
  if (!id) return undefined;
  const held = relationships.filter(({ value }) => value.token_id === id);
  return { id, held: new Map(held.map(({ owner, value }) => [owner, value.balance])) };
}

/** New entities have nothing before their transactions. */
function newEntities(plan: Plan, timeline: Timeline, drafts: readonly TokenDraft[]) {
  const { creations, stableAccounts } = timeline;
  const accounts = createdBy(timeline, 'CRYPTOCREATEACCOUNT');
  const contracts = createdBy(timeline, 'CONTRACTCREATEINSTANCE');
  const topics = createdBy(timeline, 'CONSENSUSCREATETOPIC');
  const timeOf = (id: string): bigint => creations.get(id)?.time ?? 0n;
  const empty = (id: string): Balance => ({ balance: 0n, timestamp: toTimestamp(timeOf(id)), tokens: [] });
  const created = new Map(accounts.map((id) => [id, timeOf(id)]));
  return {
    accounts: makeOrdinaryAccounts({ ...plan, accounts }, () => created, empty).map(rowOf),
    contracts: contracts.length > 0 ? makeContracts({ ...plan, contracts }, timeline).map(rowOf) : [],
    topics: topics.length > 0 ? makeTopics({ ...plan, topics }, timeline) : [],
    tokens: drafts.map((draft) => makeToken(plan, draft, { stableAccounts, totalOf: () => 0n })),
    relationships: makeHoldings(plan, timeline, drafts, new Map()).associations.map((one, index) => ({
      owner: one.owner,
      value: makeRelationship(one, 0n, index),
    })),
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
