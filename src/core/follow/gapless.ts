import type { Arrived } from './arrivals.js';
import { answersEnough, type Evidence } from './held-items.js';

/**
 * Items whose numbers have no gaps prove themselves: what is behind a gap waits for what is in it. Where a list begins
 * later than it could, as that of a service that does not keep everything, some answers have to agree on where.
 */
export class Gapless {
  readonly #ordinal: (value: string) => bigint | undefined;
  #begin: { readonly number: bigint; readonly answers: number; readonly came: number } | undefined;

  constructor(ordinal: (value: string) => bigint | undefined) {
    this.#ordinal = ordinal;
  }

  /** The items up to the first gap, of which `expected` is the first; `isOpen` if the list may begin later. */
  upToGap<Item>(
    arrived: readonly Arrived<Item>[],
    expected: bigint | undefined,
    isOpen: boolean,
    evidence: Evidence,
    came: number,
  ): Arrived<Item>[] {
    const [first] = arrived;
    let next = isOpen && first ? (this.#agreed(first, evidence, came) ?? expected) : expected;
    const found: Arrived<Item>[] = [];
    for (const each of arrived) {
      const number = this.#ordinal(each.key.first);
      if (number === undefined || (next !== undefined && number !== next)) break;
      next = number + 1n;
      found.push(each);
    }
    return found;
  }

  #agreed<Item>({ key }: Arrived<Item>, { asked, settle }: Evidence, came: number): bigint | undefined {
    const number = this.#ordinal(key.first);
    if (number === undefined) return undefined;
    const known = this.#begin;
    if (known?.number !== number) this.#begin = { number, answers: 1, came };
    else if (asked - known.came >= settle) this.#begin = { number, answers: known.answers + 1, came };
    return (this.#begin?.answers ?? 0) >= answersEnough ? number : undefined;
  }
}
