import { toTimestamp } from '../wire/timestamps.js';
import { second } from './calendar.js';
import type { Draft } from './draft-transactions.js';
import type { Plan } from './plan.js';
import { type Hex, hexOf } from './random.js';

export interface BlockFrame {
  readonly number: bigint;
  readonly start: bigint;
  readonly end: bigint;
  readonly hash: Hex;
  readonly previousHash: Hex;
  readonly slots: Slot[];
}

/** A block of the generated ledger. Its hash follows from its number, so that it is computed only if it is read. */
export class PlannedBlock implements BlockFrame {
  readonly slots: Slot[] = [];

  constructor(
    readonly plan: Plan,
    readonly number: bigint,
    readonly start: bigint,
    readonly end: bigint,
  ) {}

  get hash(): Hex {
    return this.#hashOf(this.number);
  }

  get previousHash(): Hex {
    return this.#hashOf(this.number - 1n);
  }

  #hashOf(number: bigint): Hex {
    return `0x${this.plan.random(`block ${number}`).hex(48)}`;
  }
}

/** Consensus times in nanoseconds since the Unix epoch. */
export interface Place {
  readonly time: bigint;
  /** Some seconds before by default. */
  readonly validStart?: bigint;
  readonly block: BlockFrame;
  /** For a child transaction, its number and its parent. */
  readonly nonce?: number;
  readonly parent?: Slot;
}

/**
 * A transaction before it is written as a row: what it does, when, and in which block. Texts that follow from it are
 * computed when they are read, because most tests read few transactions.
 */
export class Slot {
  readonly name: Draft['name'];
  readonly payer: string;
  readonly entity: string | null;
  readonly result: string;
  readonly scheduled: boolean;
  readonly time: bigint;
  readonly block: BlockFrame;
  readonly nonce: number;
  readonly parent: Slot | null;
  /** Its place in the block. */
  readonly index: number;
  readonly #plan: Plan;
  readonly #validStart: bigint | undefined;
  #transactionId: string | undefined;

  constructor(plan: Plan, draft: Omit<Draft, 'children'>, place: Place) {
    this.#plan = plan;
    this.name = draft.name;
    this.payer = draft.payer;
    this.entity = draft.entity;
    this.result = draft.result;
    this.scheduled = draft.scheduled;
    this.time = place.time;
    this.#validStart = place.validStart;
    this.block = place.block;
    this.nonce = place.nonce ?? 0;
    this.parent = place.parent ?? null;
    this.index = place.block.slots.length;
    place.block.slots.push(this);
  }

  /** A child has that of its parent, unless it is a transaction within a batch. */
  get validStart(): bigint {
    if (this.parent && this.nonce > 0) return this.parent.validStart;
    if (this.#validStart !== undefined) return this.#validStart;
    const random = this.#plan.random(`valid start ${this.time}`);
    return this.#plan.calendar.between(random, this.time - 9n * second, this.time - second);
  }

  get timestamp(): string {
    return toTimestamp(this.time);
  }

  get transactionId(): string {
    this.#transactionId ??= `${this.payer}-${toTimestamp(this.validStart).replace('.', '-')}`;
    return this.#transactionId;
  }

  get hash(): string {
    return hexOf(this.hashBytes);
  }

  /** A child shares the transaction ID of its parent, but not its time. */
  get hashBytes(): Uint8Array {
    return this.#plan.random(`hash ${this.time}`).bytes(48);
  }
}
