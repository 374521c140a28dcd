import type { TokenInfo, TokenRelationship } from '../../../generated/ledger/types.js';
import { makeAccounts } from './accounts.js';
import { makeAirdrops } from './airdrops.js';
import { makeAllowances } from './allowances.js';
import { balancesIn, supplyIn } from './balances.js';
import { makeBlocks } from './blocks.js';
import { Book, sumOf, type TimedMoves } from './book.js';
import { keepBook } from './book-of.js';
import { makeCalls } from './calls.js';
import { makeContracts } from './contracts.js';
import { cyclicItem } from './cyclic-item.js';
import { makeExecutions } from './executions.js';
import { makeHistory, planOpenings } from './history.js';
import { makeHoldings, makeRelationship } from './holdings.js';
import { makeHooks } from './hooks.js';
import type { LedgerData } from './ledger-data.js';
import { makeMessages } from './messages.js';
import { exchangeRateAt, makeExchangeRate, makeFees, makeNodes, makeStake } from './network.js';
import { deletionsOfNfts, makeNfts, nftTransfersOfPayment, planNfts } from './nfts.js';
import { lazily, once } from './once.js';
import { makePayments } from './payments.js';
import { type LedgerOptions, type Plan, planLedger } from './plan.js';
import { makeRegisteredNodes } from './registered-nodes.js';
import { rewardsOfPayment } from './rewards.js';
import { makeSchedules, planSchedules, scheduleDrafts } from './schedules.js';
import { keepView } from './served.js';
import { rowOf, standIn } from './stand-in.js';
import { makeTimeline } from './timeline.js';
import { makeTokenMoves } from './token-moves.js';
import { draftTokens, makeToken } from './tokens.js';
import { makeTopics } from './topics.js';
import { makeTransactions } from './transactions.js';

/**
 * The same options give the same data, in whatever order it is read. The transactions and their transfers are drawn once; each
 * ledger has rows of its own, because a test may change them. A collection is made when it is first read.
 */
export function ledgerMaker(options: LedgerOptions): () => LedgerData {
  const drawn = draw(planLedger(options));
  return () => rowsOf(drawn);
}

/** Draws the events that the rows are made from: times, transactions and transfers. No test sees these objects. */
function draw(plan: Plan) {
  const timeline = once(() => makeTimeline(plan));
  const tokens = once(() => draftTokens(plan, timeline()));
  const collections = once(() => planNfts(plan, timeline(), tokens()));
  const holdings = once(() => makeHoldings(plan, timeline(), tokens(), collections().receivers));
  const calls = once(() => makeCalls(plan, timeline()));
  const openings = once(() => planOpenings(plan, timeline()));
  const tokenMoves = once(() => {
    const { traded } = holdings();
    return makeTokenMoves(plan, timeline(), { created: tokens(), traded });
  });
  const later = once(() => {
    return makePayments(plan, timeline(), {
      calls: calls(),
      tokenMoves: tokenMoves(),
      nftMoves: collections().moves,
      openings: openings().fixed,
    });
  });
  const history = once(() => {
    const drafts = [...holdings().past, ...collections().past, ...scheduleDrafts(scheduled())];
    return makeHistory(plan, timeline(), { drafts, openings: openings(), later });
  });
  const scheduled = once(() => planSchedules(plan, timeline()));
  const payments = once(() => [...history().payments, ...later()]);
  const movesOfTokens = (): TimedMoves[] => {
    const moves: TimedMoves[] = [...holdings().past, ...collections().past];
    for (const [{ time }, { token_transfers }] of tokenMoves()) moves.push({ time, token_transfers });
    for (const [{ time }, nft_transfers] of collections().moves) moves.push({ time, nft_transfers });
    return moves.sort((a, b) => (a.time < b.time ? -1 : 1));
  };
  const book = once(() => new Book(payments, movesOfTokens));
  return {
    plan,
    timeline,
    tokens,
    collections,
    holdings,
    calls,
    openings,
    history,
    payments,
    book,
    scheduled,
  };
}

function rowsOf(drawn: ReturnType<typeof draw>): LedgerData {
  const { plan, timeline, tokens, collections, holdings, calls, openings, history, payments } = drawn;
  const { book, scheduled } = drawn;
  const timestamp = once(() => cyclicItem(timeline().slots, timeline().slots.length - 1).timestamp);
  const relationships = once(() =>
    holdings().associations.map((association, index) => {
      const { token, owner } = association;
      const known = {
        token_id: token.id,
        get balance() {
          return sumOf(book().tokens(token.id, owner));
        },
      };
      const value = standIn<TokenRelationship>(known, () =>
        makeRelationship(association, known.balance, index),
      );
      return { owner, value };
    }),
  );
  const nftTransfers = once(() => {
    const { moves, histories } = collections();
    const later = timeline().slots.map((slot) => ({ slot, nft_transfers: moves.get(slot) ?? [] }));
    return [
      ...[...history().payments, ...later].flatMap(nftTransfersOfPayment),
      ...deletionsOfNfts([...history().payments, ...later], histories),
    ];
  });
  const nfts = once(() => makeNfts(plan, collections().histories, timeline().stableAccounts));
  const accounts = once(() => makeAccounts(plan, () => openings().created, balancesIn(book, relationships)));
  const tokenRows = once(() =>
    tokens().map((draft) => {
      const totalOf = (): bigint => supplyIn(book(), draft.id);
      const { stableAccounts } = timeline();
      return standIn<TokenInfo>({ token_id: draft.id }, () =>
        makeToken(plan, draft, { stableAccounts, totalOf }),
      );
    }),
  );
  const contracts = once(() => makeContracts(plan, timeline()));
  const schedules = once(() => makeSchedules(plan, timeline(), scheduled()));
  const blocks = once(() => {
    const frames = [...history().blocks, ...timeline().blocks];
    return makeBlocks(
      plan,
      frames,
      () => calls().gasOf,
      (block) => executed().logsOf(block),
    );
  });
  const allowances = once(() => makeAllowances(plan, timeline(), tokens()));
  const hooks = once(() => makeHooks(plan, timeline()));
  const executed = once(() => makeExecutions(plan, calls()));
  const transactions = once(() => makeTransactions(plan, payments()));
  const registeredNodes = once(() => makeRegisteredNodes(plan));
  const nodes = once(() => makeNodes(plan, registeredNodes()));
  const ledger = lazily<LedgerData>({
    accounts: () => accounts().map(rowOf),
    tokens: () => tokenRows().map(rowOf),
    nfts: () => nfts().map(rowOf),
    nftTransfers: () => nftTransfers().map(({ owner, value }) => ({ owner, value: rowOf(value) })),
    relationships: () => relationships().map(({ owner, value }) => ({ owner, value: rowOf(value) })),
    cryptoAllowances: () => allowances().cryptoAllowances,
    tokenAllowances: () => allowances().tokenAllowances,
    nftAllowances: () => allowances().nftAllowances,
    airdrops: () => makeAirdrops(plan, timeline(), relationships(), nfts()),
    rewards: () => payments().flatMap(rewardsOfPayment),
    hooks: () => hooks().hooks,
    hookStorage: () => hooks().hookStorage,
    contracts: () => contracts().map(rowOf),
    executions: () => executed().executions,
    logs: () => executed().logs,
    state: () => executed().state,
    blocks: () => blocks().map(rowOf),
    transactions: () => transactions().map(rowOf),
    topics: () => makeTopics(plan, timeline()),
    messages: () => makeMessages(plan, timeline()),
    schedules: () => schedules().map(rowOf),
    nodes,
    registeredNodes,
    fees: makeFees,
    exchangeRate: () => makeExchangeRate(plan),
    exchangeRateAt: () => (hour) => exchangeRateAt(plan, hour),
    began: () => plan.calendar.began,
    stake: () => makeStake(plan, nodes()),
    pendingBlocks: () => new Set(),
    timestamp,
  });
  const standIns = {
    accounts,
    tokens: tokenRows,
    nfts,
    nftTransfers,
    relationships,
    contracts,
    blocks,
    transactions,
    schedules,
  };
  keepBook(ledger, keepView(ledger, standIns), book);
  return ledger;
}
