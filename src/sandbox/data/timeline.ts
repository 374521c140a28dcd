import { toTimestamp } from '../wire/timestamps.js';
import { blockSpan, day, second } from './calendar.js';
import { type Draft, draftTransactions } from './draft-transactions.js';
import type { Plan } from './plan.js';
import type { Hex, Random } from './random.js';

export interface Slot extends Omit<Draft, 'children'> {
  /** Consensus time in nanoseconds since the Unix epoch. */
  time: bigint;
  timestamp: string;
  validStart: bigint;
  transactionId: string;
  nonce: number;
  parent: Slot | null;
  block: BlockFrame;
  index: number;
  hash: string;
}

export interface BlockFrame {
  number: bigint;
  start: bigint;
  end: bigint;
  hash: Hex;
  previousHash: Hex;
  slots: Slot[];
}

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
  const places = drafts.map(() => random.integer(0, blocks.length - 1)).sort((one, other) => one - other);
  places[places.length - 1] = blocks.length - 1;
  blocks.forEach((block, at) => {
    fillBlock(plan, random, block, drafts.slice(...spanOf(places, at)));
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
    const [moved] = items.splice(random.integer(0, last), 1);
    if (moved !== undefined) items.push(moved);
  }
}

function spanOf(sorted: readonly number[], value: number): [number, number] {
  const from = sorted.indexOf(value);
  return from < 0 ? [0, 0] : [from, sorted.lastIndexOf(value) + 1];
}

function frameBlocks(plan: Plan, random: Random): BlockFrame[] {
  const first = BigInt(random.integer(60_000_000, 90_000_000));
  let previousHash: Hex = `0x${random.hex(48)}`;
  return Array.from({ length: plan.count(150) }, (_, index) => {
    const start = plan.calendar.blockStart(random, index);
    const frame: BlockFrame = {
      number: first + BigInt(index),
      start,
      end: start + blockSpan - 1n,
      hash: `0x${random.hex(48)}`,
      previousHash,
      slots: [],
    };
    previousHash = frame.hash;
    return frame;
  });
}

export function fillBlock(plan: Plan, random: Random, block: BlockFrame, drafts: readonly Draft[]): void {
  const step = (blockSpan - second / 10n) / BigInt(Math.max(1, drafts.length));
  drafts.forEach(({ children, ...draft }, place) => {
    const spread = Math.floor(Number(step) * 0.9);
    const time = block.start + BigInt(place) * step + (place === 0 ? 0n : BigInt(random.integer(0, spread)));
    // A scheduled transaction has the ID, and so the valid start, of the transaction that created the schedule.
    const validStart = draft.scheduled
      ? plan.calendar.between(random, plan.calendar.opened - 20n * day, plan.calendar.opened - second * 60n)
      : plan.calendar.between(random, time - 9n * second, time - second);
    const parent: Slot = {
      ...draft,
      time,
      timestamp: toTimestamp(time),
      validStart,
      transactionId: `${draft.payer}-${toTimestamp(validStart).replace('.', '-')}`,
      nonce: 0,
      parent: null,
      block,
      index: block.slots.length,
      hash: random.hex(48),
    };
    block.slots.push(parent);
    children.forEach(({ children: _none, ...child }, at) => {
      const later = time + BigInt(at + 1);
      block.slots.push({
        ...parent,
        ...child,
        time: later,
        timestamp: toTimestamp(later),
        nonce: at + 1,
        parent,
        index: block.slots.length,
        hash: random.hex(48),
      });
    });
  });
}
