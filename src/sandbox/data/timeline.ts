import { blockSpan, day, second } from './calendar.js';
import { type Draft, draftTransactions } from './draft-transactions.js';
import type { Plan } from './plan.js';
import type { Random } from './random.js';
import { type BlockFrame, PlannedBlock, Slot } from './slot.js';

export type { BlockFrame, Slot } from './slot.js';

export interface Timeline {
  /** Oldest first. */
  slots: readonly Slot[];
  blocks: readonly BlockFrame[];
  /** The accounts that existed before these transactions and were not deleted. */
  stableAccounts: readonly string[];
  /** Those of them that send hbars. */
  payers: readonly string[];
  creations: ReadonlyMap<string, Slot>;
}

const makers =
  /^(CRYPTOCREATEACCOUNT|TOKENCREATION|CONSENSUSCREATETOPIC|SCHEDULECREATE|CONTRACTCREATEINSTANCE)$/;

export function makeTimeline(plan: Plan): Timeline {
  const random = plan.random('timeline');
  const { drafts, stableAccounts } = draftTransactions(plan);
  shuffle(drafts, random);
  const blocks = frameBlocks(plan, random);
  // The newest block is never empty, so the ledger ends shortly before `now`.
  const places = drafts.map(() => random.integer(0, blocks.length - 1));
  places[places.length - 1] = blocks.length - 1;
  const draftsOf: Draft[][] = blocks.map(() => []);
  drafts.forEach((draft, at) => {
    draftsOf[places[at] ?? 0]?.push(draft);
  });
  blocks.forEach((block, at) => {
    fillBlock(plan, random, block, draftsOf[at] ?? []);
  });
  const slots = blocks.flatMap((block) => block.slots);
  return { slots, blocks, stableAccounts, payers: stableAccounts, creations: creationsIn(slots) };
}

export function creationsIn(slots: readonly Slot[]): Map<string, Slot> {
  const creations = new Map<string, Slot>();
  for (const slot of slots)
    if (slot.entity !== null && makers.test(slot.name)) creations.set(slot.entity, slot);
  return creations;
}

function shuffle<Item>(items: Item[], random: Random): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.integer(0, last);
    [items[last], items[other]] = [items[other] as Item, items[last] as Item];
  }
}

function frameBlocks(plan: Plan, random: Random): BlockFrame[] {
  return Array.from({ length: plan.count(150) }, (_, index) => {
    const start = plan.calendar.blockStart(random, index);
    return new PlannedBlock(plan, plan.firstBlock + BigInt(index), start, start + blockSpan - 1n);
  });
}

export function fillBlock(plan: Plan, random: Random, block: BlockFrame, drafts: readonly Draft[]): void {
  const step = (blockSpan - second / 10n) / BigInt(Math.max(1, drafts.length));
  const spread = Math.floor(Number(step) * 0.9);
  drafts.forEach((draft, place) => {
    const time = block.start + BigInt(place) * step + (place === 0 ? 0n : BigInt(random.integer(0, spread)));
    const parent = new Slot(plan, draft, { time, block, ...startOf(plan, random, draft) });
    draft.children.forEach((child, at) => {
      const own = { time: time + BigInt(at + 1), block, parent };
      const { payer, scheduled } = draft;
      if (child.isInner) new Slot(plan, child, { ...own, nonce: 0 });
      else new Slot(plan, { ...child, payer, scheduled }, { ...own, nonce: at + 1 });
    });
  });
}

/** A scheduled transaction has the ID, and so the valid start, of the transaction that created the schedule. */
function startOf(plan: Plan, random: Random, { scheduled }: Draft): { validStart?: bigint } {
  const { calendar } = plan;
  if (!scheduled) return {};
  return {
    validStart: calendar.between(random, calendar.opened - 20n * day, calendar.opened - second * 60n),
  };
}
