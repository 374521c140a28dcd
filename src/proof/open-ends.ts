import type { Operation } from '../client/client.js';
import { type PreviousHash, proofError } from './chain-item.js';

/**
 * The ends of the verified parts of a reading without an order. Such a reading gets slices in any order, so its items form
 * runs: ranges of numbers without a gap. Each run has two open ends, the hash before its first item and that of its last item.
 * Two runs that meet both have an end at the same number, with equal hashes. A list that is read whole is one
 * run, so at most two ends are open. Their number is that of the slices, not that of the items.
 */
export class OpenEnds {
  readonly #hashes = new Map<bigint, string>();

  constructor(readonly operation: Operation) {}

  /** Whether no item is missing between two runs. */
  get isOneRun(): boolean {
    return this.#hashes.size <= 2;
  }

  at(number: bigint): PreviousHash | undefined {
    const hash = this.#hashes.get(number);
    if (hash === undefined) return undefined;
    return { number, hash };
  }

  /** Opens an end, or closes the run that has an end at this number. Throws if that one has another hash. */
  closeRun(end: PreviousHash): void {
    const hash = this.#hashes.get(end.number);
    if (hash === undefined) {
      this.#hashes.set(end.number, end.hash);
      return;
    }
    if (hash !== end.hash) throw proofError(this.operation, end, 'has two hashes', hash);
    this.#hashes.delete(end.number);
  }

  /** The last item of the first run, which begins with the item `lowest`. Undefined before the first item. */
  endOfFirstRun(lowest = 0n): PreviousHash | undefined {
    const numbers = [...this.#hashes.keys()].filter((number) => number >= lowest);
    if (numbers.length === 0) return undefined;
    return this.at(numbers.reduce((a, b) => (a < b ? a : b)));
  }

  /** The number of the item that is missing behind the first run; undefined if there is one run. */
  firstGap(lowest: bigint | undefined): bigint | undefined {
    const end = this.endOfFirstRun(lowest);
    return end === undefined || this.isOneRun ? undefined : end.number + 1n;
  }
}
