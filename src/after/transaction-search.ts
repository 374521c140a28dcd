import type { Clock, PageReply } from '../client/client.js';
import { ApiError, type CallContext } from '../errors/errors.js';
import { TransactionMissingError } from './after-errors.js';
import type { Clusters } from './clusters.js';
import { Later } from './wait-for.js';
import type { Watermark } from './watermark.js';
import type { WrittenTransaction } from './written.js';

// How long a network takes a transaction after its valid start, at most.
const validity = 180_000_000_000n;
// A transaction usually happens within this time after its valid start: SDKs set the start some seconds back.
const usualDelay = 15_000_000_000n;
// It is found some seconds after it was sent, so that most looks are then.
const delays = [2000, 2000, 1000, 1000, 1000, 1000, 1000, 1000];
const longestDelay = 10_000;
// So long before its time is over, what clusters lag has to be known well.
const nearly = 22_000;
const atOnce = 25;

/** The looks for one transaction. */
export class TransactionSearch {
  readonly #transaction: WrittenTransaction;
  readonly #watermark: Watermark;
  readonly #clusters: Clusters;
  readonly #end: bigint;
  /** The latest time at which the transaction usually has happened, if it was sent before this search. */
  readonly #expected: bigint;
  #hasWaited = false;
  #looks = 0;
  #misses = 0;
  #missing: ApiError | undefined;

  constructor(transaction: WrittenTransaction, watermark: Watermark, clusters: Clusters, { now }: Clock) {
    this.#transaction = transaction;
    this.#watermark = watermark;
    this.#clusters = clusters;
    this.#end = transaction.validFrom + validity;
    const usual = transaction.validFrom + usualDelay;
    const started = BigInt(Math.floor(now())) * 1_000_000n;
    this.#expected = usual < started ? usual : started;
  }

  /** How long it is looked for, in milliseconds, where nothing else limits that. */
  limit({ now }: Clock): number {
    const left = Number(this.#end / 1_000_000n) - now();
    return 120_000 + (this.#transaction.isScheduled ? 0 : Math.min(180_000, Math.max(0, left)));
  }

  /** Looks once: a 404 means not yet, until it can appear no more. */
  async look<Data>(
    ask: () => Promise<PageReply<Data>>,
    learn: () => Promise<unknown>,
  ): Promise<PageReply<Data> | Later> {
    const { isScheduled } = this.#transaction;
    const clusters = this.#clusters;
    if (!this.#hasWaited) {
      this.#hasWaited = true;
      return new Later(Math.max(0, Math.min(clusters.mostlyIn(this.#expected), longestDelay)));
    }
    this.#looks += 1;
    // Evidence from before a look holds for that look.
    const isOver = !isScheduled && clusters.everywhereIn(this.#end) <= 0;
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      this.#missing = error;
      this.#misses = isOver ? this.#misses + 1 : 0;
    }
    const { replies, confirmations } = clusters.required;
    const isConfirmed = clusters.confirming(this.#end) >= confirmations;
    if (isConfirmed && this.#misses >= replies) throw this.error(true, this.#missing);
    if (isOver && isConfirmed) return new Later(atOnce);
    const left = clusters.everywhereIn(this.#end);
    const isNear = !isScheduled && left <= nearly;
    const isLearning = isNear ? left <= 0 || clusters.areUnknown : this.#watermark.samples.length === 0;
    if (isLearning && this.#watermark.isOld) await learn();
    const now = clusters.everywhereIn(this.#end);
    return new Later(isScheduled ? this.#usual(longestDelay) : this.#delay(now));
  }

  /** Says that it was not found. */
  error(isExpired: boolean, context: CallContext): TransactionMissingError {
    const cause = this.#missing ? { cause: this.#missing } : {};
    return new TransactionMissingError(this.#transaction.id, isExpired, context, cause);
  }

  /** How long the next look waits, so many milliseconds before it can appear no more. */
  #delay(left: number): number {
    if (left <= 0) return this.#usual(1000);
    if (left > nearly) return Math.min(this.#usual(longestDelay), Math.max(atOnce, left - nearly));
    return Math.min(this.#usual(this.#clusters.areUnknown ? 1000 : longestDelay), Math.max(atOnce, left));
  }

  #usual(longest: number): number {
    const usual = delays[this.#looks - 1] ?? 1000 * 1.5 ** (this.#looks - delays.length);
    return Math.min(longest, usual);
  }
}
