import type { NftTransfer, TokenTransfer, Transfer } from '../../../generated/ledger/types.js';
import { blockSpan } from './calendar.js';
import type { HbarTransfers } from './hbar-transfers.js';
import { once } from './once.js';
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
  readonly payments: readonly Payment[];
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
  readonly later: () => readonly Payment[];
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
  const opening = once(() => {
    const spent = new Spending(timeline.stableAccounts);
    for (const { changes } of payments) spent.add(changes.changes);
    for (const { transfers } of later()) spent.add(transfers);
    return (id: string) => openings.fixed.get(id) ?? spent.opening(id, plan.random(`opening ${id}`));
  });
  const blocks = blocksOf(plan, all);
  let place = 0;
  const payments = all.map((draft) => {
    if (draft.time > (blocks[place] as BlockFrame).end) place++;
    const slot = pastSlot(plan, draft, blocks[place] as BlockFrame);
    const node = random.pick(plan.nodeAccounts);
    return new PastPayment(draft, { slot, node, fee: drawFee(random), opening });
  });
  return { blocks, payments };
}

function pastSlot(plan: Plan, { name, payer, entity, time, validStart }: PastDraft, block: BlockFrame): Slot {
  return new Slot(
    plan,
    { name, payer, entity: entity ?? null, result: 'SUCCESS', scheduled: false },
    { time, block, ...(validStart !== undefined && { validStart }) },
  );
}

interface PastPlace {
  readonly slot: Slot;
  readonly node: string;
  readonly fee: bigint;
  readonly opening: () => (id: string) => bigint;
}

/** Its transfers are computed when they are read. Those of an opening need all others. */
class PastPayment implements Payment {
  readonly slot: Slot;
  readonly node: string;
  readonly fee: bigint;
  readonly customFees = [];
  readonly #draft: PastDraft;
  readonly #opening: PastPlace['opening'];
  #changes: HbarTransfers | undefined;
  #transfers: Transfer[] | undefined;

  constructor(draft: PastDraft, { slot, node, fee, opening }: PastPlace) {
    this.#draft = draft;
    this.slot = slot;
    this.node = node;
    this.fee = fee;
    this.#opening = opening;
  }

  get time(): bigint {
    return this.slot.time;
  }

  get reward(): bigint {
    return this.#draft.reward ?? 0n;
  }

  get token_transfers(): TokenTransfer[] {
    return this.#draft.token_transfers ?? [];
  }

  get nft_transfers(): NftTransfer[] {
    return this.#draft.nft_transfers ?? [];
  }

  /** Its transfers of hbars, except those that open accounts. */
  get changes(): HbarTransfers {
    if (this.#changes) return this.#changes;
    const { payer, hbars = [] } = this.#draft;
    const changes = payFee(payer, this.node, this.fee);
    for (const [from, to, amount] of hbars) changes.move(from, to, amount);
    changes.move(rewardAccount, payer, this.reward);
    this.#changes = changes;
    return changes;
  }

  get transfers(): Transfer[] {
    if (this.#transfers) return this.#transfers;
    const { opens = [] } = this.#draft;
    const amounts = opens.map((id) => [id, this.#opening()(id)] as const);
    const { changes } = this;
    for (const [id, amount] of amounts) changes.move(treasury, id, amount);
    this.#transfers = changes.list(null);
    return this.#transfers;
  }
}

/** The amount that each account spends in all transactions. Its opening balance covers it. */
class Spending {
  readonly #first: string | undefined;
  readonly #spent = new Map<string, bigint>();
  #firstNet = 0n;

  constructor([first]: readonly string[]) {
    this.#first = first;
  }

  add(transfers: readonly Transfer[]): void {
    for (const { account, amount } of transfers) {
      const id = account as string;
      if (id === this.#first) this.#firstNet += amount;
      else if (amount < 0n) this.#spent.set(id, (this.#spent.get(id) ?? 0n) - amount);
    }
  }

  /** The first account ends with an amount that a JavaScript number cannot hold. */
  opening(id: string, random: Random): bigint {
    if (id === this.#first) return inexact - this.#firstNet;
    const spent = this.#spent.get(id) ?? 0n;
    if (numberOf(id) >= firstOrdinary) return spent + BigInt(random.integer(0, 4_000_000)) * 123_457n;
    return spent + BigInt(random.integer(1_000_000, 9_000_000)) * 100_000_000n;
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

/** Transactions within two seconds share a block. */
function blocksOf(plan: Plan, drafts: readonly PastDraft[]): BlockFrame[] {
  const starts: bigint[] = [];
  let end = 0n;
  for (const { time } of drafts) {
    if (time < end) continue;
    starts.push(time);
    end = time + blockSpan;
  }
  const first = plan.firstBlock - BigInt(starts.length);
  return starts.map(
    (start, index) => new PlannedBlock(plan, first + BigInt(index), start, start + blockSpan - 1n),
  );
}
