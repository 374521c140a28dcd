import { blockSpan } from './calendar.js';
import { HbarTransfers } from './hbar-transfers.js';
import type { PastDraft } from './past-draft.js';
import { drawAmount, drawFee, type Payment, payFee } from './payments.js';
import { feeCollector, firstOrdinary, numberOf, type Plan, rewardAccount, treasury } from './plan.js';
import type { Random } from './random.js';
import { type BlockFrame, PlannedBlock, Slot } from './slot.js';
import type { Timeline } from './timeline.js';

/** In tinybars: 50 billion hbars. The treasury has all of them when the ledger begins. */
export const totalSupply = 50_000_000_000n * 100_000_000n;

/** In tinybars. As a JavaScript number, it would lose its last digit. */
const inexact = (1n << 53n) + 1n;

/** Before the last part of the history. Oldest first. */
export interface History {
  readonly blocks: BlockFrame[];
  readonly payments: Payment[];
}

export interface Openings {
  /** When each account was created. Those of the network have no time. */
  readonly created: ReadonlyMap<string, bigint>;
  /** The balances of accounts that only a creation and a deletion change. */
  readonly fixed: ReadonlyMap<string, bigint>;
  /** The accounts that a transaction of the past deletes, or of the last part. */
  readonly deletions: ReadonlyMap<string, bigint>;
}

export function planOpenings(plan: Plan, { slots, creations }: Timeline): Openings {
  const random = plan.random('openings');
  const created = new Map<string, bigint>();
  const fixed = new Map<string, bigint>();
  const deletions = new Map<string, bigint>();
  for (const { name, result, entity, time } of slots)
    if (name === 'CRYPTODELETE' && result === 'SUCCESS' && entity !== null && !deletions.has(entity))
      deletions.set(entity, time);
  for (const id of plan.accounts) {
    const creation = creations.get(id);
    created.set(id, creation?.time ?? plan.calendar.earlier(random, 0.01, 0.2));
    // An account that was created lately is empty if it counts as deleted.
    const isDeleted = plan.deleted.has(id);
    if (isDeleted || creation) fixed.set(id, creation && isDeleted ? 0n : drawAmount(random));
    if (isDeleted && !deletions.has(id))
      deletions.set(id, creation?.time ?? plan.calendar.earlier(random, 0.25, 0.9));
  }
  return { created, fixed, deletions };
}

interface Contents {
  readonly drafts: readonly PastDraft[];
  readonly openings: Openings;
  /** The payments of the last part of the history. */
  readonly later: readonly Payment[];
}

/**
 * The transactions of the 300 days before the last part: the treasury fills the accounts, tokens are created and distributed,
 * NFTs are minted and sold, and accounts get rewards. They are few, one in a block, and exist so that each balance has its
 * history. An account is opened with what it spends later and a rest, so that no balance is below zero at any time.
 */
export function makeHistory(plan: Plan, timeline: Timeline, { drafts, openings, later }: Contents): History {
  const random = plan.random('history');
  const all = [...openingDrafts(plan, openings), ...rewardDrafts(plan, timeline), ...drafts];
  all.sort((a, b) => (a.time < b.time ? -1 : 1));
  const spent = new Spending(timeline.stableAccounts);
  for (const { transfers } of later)
    for (const { account, amount } of transfers) spent.add(String(account), amount);
  const planned = all.map((draft) => {
    const changes = new HbarTransfers();
    const node = random.pick(plan.nodeAccounts);
    const fee = drawFee(random);
    payFee(changes, draft.payer, node, fee);
    for (const [from, to, amount] of draft.hbars ?? []) changes.move(from, to, amount);
    changes.move(rewardAccount, draft.payer, draft.reward ?? 0n);
    changes.forEach((account, amount) => {
      spent.add(account, amount);
    });
    return { draft, changes, node, fee };
  });
  const blocks = blocksOf(
    plan,
    all.map(({ time }) => time),
  );
  const payments = planned.map(({ draft, changes, node, fee }, index): Payment => {
    for (const id of draft.opens ?? [])
      changes.move(treasury, id, openings.fixed.get(id) ?? spent.opening(id, plan.random(`opening ${id}`)));
    const { time } = draft;
    const block = blocks[index] as BlockFrame;
    const entity = draft.entity ?? null;
    const whole = { ...draft, entity, result: 'SUCCESS', scheduled: false };
    return {
      slot: new Slot(plan, whole, { time, block }),
      fee,
      node,
      reward: draft.reward ?? 0n,
      transfers: changes.list(null),
      token_transfers: draft.token_transfers ?? [],
      customFees: [],
      nft_transfers: draft.nft_transfers ?? [],
    };
  });
  return { blocks: Array.from(new Set(blocks)), payments };
}

/** What each account spends in all transactions, so that its opening covers it. */
class Spending {
  readonly #first: string | undefined;
  readonly #spent = new Map<string, bigint>();
  #firstNet = 0n;

  constructor([first]: readonly string[]) {
    this.#first = first;
  }

  add(id: string, amount: bigint): void {
    if (id === this.#first) this.#firstNet += amount;
    else if (amount < 0n) this.#spent.set(id, (this.#spent.get(id) ?? 0n) - amount);
  }

  /** The first account ends with an amount that a JavaScript number cannot hold. */
  opening(id: string, random: Random): bigint {
    if (id === this.#first) return inexact - this.#firstNet;
    const isOfNetwork = numberOf(id) < firstOrdinary;
    const rest = isOfNetwork
      ? BigInt(random.integer(1_000_000, 9_000_000)) * 100_000_000n
      : BigInt(random.integer(0, 4_000_000)) * 123_457n;
    return rest + (this.#spent.get(id) ?? 0n);
  }
}

function openingDrafts(plan: Plan, { created, fixed, deletions }: Openings): PastDraft[] {
  const { began, opened } = plan.calendar;
  const drafts: PastDraft[] = [
    {
      time: began,
      name: 'CRYPTOTRANSFER',
      payer: treasury,
      opens: [feeCollector, rewardAccount, ...plan.nodeAccounts],
    },
  ];
  for (const [id, time] of created)
    if (time < opened)
      drafts.push({ time, name: 'CRYPTOCREATEACCOUNT', payer: treasury, entity: id, opens: [id] });
  for (const [id, time] of deletions)
    if (time < opened) {
      const rest = [[id, rewardAccount, fixed.get(id) ?? 0n]] as const;
      drafts.push({ time, name: 'CRYPTODELETE', payer: treasury, entity: id, hbars: rest });
    }
  return drafts;
}

function rewardDrafts(plan: Plan, { stableAccounts }: Timeline): PastDraft[] {
  const random = plan.random('rewards');
  const [first = treasury] = stableAccounts;
  return Array.from({ length: plan.count(160) }, (_, index): PastDraft => {
    const payer = index % 4 < 3 ? first : random.pick(stableAccounts);
    const receiver = random.pick(stableAccounts);
    return {
      time: plan.calendar.earlier(random, 0.3, 1),
      name: 'CRYPTOTRANSFER',
      payer,
      hbars: receiver === payer ? [] : [[payer, receiver, drawAmount(random)]],
      reward: BigInt(random.integer(1, 40_000_000)),
    };
  });
}

/** The block of each time. Transactions within two seconds share a block. */
function blocksOf(plan: Plan, times: readonly bigint[]): BlockFrame[] {
  const starts: bigint[] = [];
  const placeOf = times.map((time) => {
    if (time >= (starts.at(-1) ?? -blockSpan) + blockSpan) starts.push(time);
    return starts.length - 1;
  });
  const first = plan.firstBlock - BigInt(starts.length);
  const blocks = starts.map(
    (start, index) => new PlannedBlock(plan, first + BigInt(index), start, start + blockSpan - 1n),
  );
  return placeOf.map((place) => blocks[place] as BlockFrame);
}
