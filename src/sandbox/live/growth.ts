import { blockSpan } from '../data/calendar.js';
import type { Draft } from '../data/draft-transactions.js';
import type { LedgerData } from '../data/ledger-data.js';
import { numberOf, type Plan, treasury } from '../data/plan.js';
import { type Hex, Random } from '../data/random.js';
import { type BlockFrame, fillBlock } from '../data/timeline.js';
import type { Changes } from './changes.js';
import type { Activity, GrowthSettings } from './live-options.js';
import { type LedgerState, type Newest, recordFile } from './record-file.js';

/** `closed` is its end, in milliseconds since the Unix epoch. */
export interface RecordFile {
  readonly closed: number;
  readonly changes: Changes;
}

/** More tinybars than a transaction takes from an account. */
const mostSpent = 6_000_000_000n;

const fileDuration = Number(blockSpan / 1_000_000n);

export class Growth {
  readonly #plan: Plan;
  readonly #settings: GrowthSettings;
  readonly #random: Random;
  readonly #state: LedgerState;
  #previous: { number: bigint; hash: Hex } = { number: -1n, hash: '0x' };
  #start: bigint;
  #nextId: number;
  #burst = { begins: 0, ends: 0 };
  /** The accounts that pay in the present file. */
  #payers: readonly string[] = [];

  constructor(plan: Plan, ledger: LedgerData, settings: GrowthSettings) {
    this.#plan = plan;
    this.#settings = settings;
    this.#random = plan.random('growth');
    const stableAccounts = plan.accounts.filter(
      (id) => !plan.deleted.has(id) && ledger.accounts.some(({ account }) => account === id),
    );
    const newest: Newest = new Map();
    this.#state = { ledger, stableAccounts, payers: stableAccounts, newest };
    this.#start = plan.calendar.end;
    this.#nextId = numberOf(plan.files.at(-1) ?? '0.0.9000') + 1000;
    this.continue({ blocks: ledger.blocks, messages: ledger.messages });
    this.#planBurst(Number(this.#start / 1_000_000n));
  }

  /** Continues the chains of blocks and messages behind these rows. A test may have added them. */
  continue({ blocks = [], messages = [] }: Changes['added']): void {
    const { newest } = this.#state;
    for (const { number = 0n, hash = '0x' } of blocks)
      if (number > this.#previous.number) this.#previous = { number, hash: hash as Hex };
    for (const message of messages) {
      const highest = newest.get(String(message.topic_id))?.sequence_number ?? 0n;
      if (message.sequence_number > highest) newest.set(String(message.topic_id), message);
    }
  }

  next(now: number): RecordFile | undefined {
    const closed = Number((this.#start + blockSpan) / 1_000_000n);
    if (closed > now) return undefined;
    const { number, hash } = this.#previous;
    const random = this.#random;
    const block: BlockFrame = {
      number: number + 1n,
      start: this.#start,
      end: this.#start + blockSpan - 1n,
      hash: `0x${random.hex(48)}`,
      previousHash: hash,
      slots: [],
    };
    const seed = random.integer(0, 2 ** 31);
    const plan = { ...this.#plan, random: (domain: string) => new Random(`${seed}/${domain}`) };
    fillBlock(plan, random, block, this.#drafts(closed));
    this.#start += blockSpan;
    return { closed, changes: recordFile(plan, block, { ...this.#state, payers: this.#payers }) };
  }

  #planBurst(from: number): void {
    const { bursts } = this.#settings;
    if (!bursts) return;
    const begins = from + 2000 * bursts.every * this.#random.next();
    this.#burst = { begins, ends: begins + 1000 * bursts.seconds };
  }

  #drafts(closed: number): Draft[] {
    const { rate, bursts } = this.#settings;
    const isBurst =
      bursts !== undefined && closed > this.#burst.begins && closed - fileDuration <= this.#burst.ends;
    if (closed > this.#burst.ends) this.#planBurst(closed);
    const mean = ((isBurst ? bursts.rate : rate) * fileDuration) / 1000;
    const count = Math.floor(mean * (0.5 + this.#random.next()) + this.#random.next());
    this.#payers = this.#withBalance(mostSpent * BigInt(count));
    return Array.from({ length: count }, () => this.#draft());
  }

  /** The treasury always has it. Its transfers fill the accounts that the fees have emptied. */
  #withBalance(least: bigint): readonly string[] {
    const { ledger, stableAccounts } = this.#state;
    const rich = new Set(
      ledger.accounts
        .filter(({ balance }) => (balance?.balance ?? 0n) >= least)
        .map(({ account }) => account),
    );
    return [treasury, ...stableAccounts.filter((id) => rich.has(id))];
  }

  #draft(): Draft {
    const random = this.#random;
    const draft = (name: Draft['name'], entity: string | null): Draft => ({
      name,
      entity,
      payer: random.pick(this.#payers),
      result: 'SUCCESS',
      scheduled: false,
      children: [],
    });
    const newId = (): string => `0.0.${this.#nextId++}`;
    const drafts: Readonly<Record<Activity, () => Draft>> = {
      message: () => draft('CONSENSUSSUBMITMESSAGE', this.#plan.topics[0] ?? null),
      transfer: () => draft('CRYPTOTRANSFER', null),
      call: () =>
        draft(random.chance(0.5) ? 'ETHEREUMTRANSACTION' : 'CONTRACTCALL', this.#plan.contracts[0] ?? null),
      account: () => draft('CRYPTOCREATEACCOUNT', newId()),
      token: () => draft('TOKENCREATION', newId()),
      topic: () => draft('CONSENSUSCREATETOPIC', newId()),
      contract: () => draft('CONTRACTCREATEINSTANCE', newId()),
    };
    const { activities } = this.#settings;
    let remaining = random.next() * activities.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [name, weight] of activities) {
      if (remaining < weight) return drafts[name]();
      remaining -= weight;
    }
    return drafts.transfer();
  }
}
