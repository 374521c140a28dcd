import type { Arrived } from './arrivals.js';
import { type Evidence, SpacedAnswers } from './evidence.js';

/** A number that answers do not have, although they have later ones. */
export interface Gap<Item> {
  readonly missing: bigint;
  /** The first item behind the gap. */
  readonly next: Arrived<Item>;
  /** Answers with this gap. */
  readonly answers: SpacedAnswers;
}

/**
 * Items whose numbers have no gaps prove themselves: items behind a gap wait until it is filled. If a list begins later
 * than it could, as that of a service that prunes, some answers have to agree on its begin.
 */
export class Gapless<Item> {
  readonly #ordinal: (value: string) => bigint | undefined;
  #begin: { readonly number: bigint; readonly answers: SpacedAnswers } | undefined;
  #gap: Gap<Item> | undefined;

  constructor(ordinal: (value: string) => bigint | undefined) {
    this.#ordinal = ordinal;
  }

  /** The gap that the list waits at. */
  get gap(): Gap<Item> | undefined {
    return this.#gap;
  }

  /** The items up to the first gap, of which `expected` is the first; `isOpen` if the list may begin later. */
  upToGap(
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
    if (found.length > 0) this.#gap = undefined;
    const behind = arrived[found.length];
    // Until the begin is agreed on, no number is known to be missing.
    if (behind && next !== undefined && (found.length > 0 || !isOpen))
      this.#noteGap(next, behind, evidence, came);
    return found;
  }

  #noteGap(missing: bigint, next: Arrived<Item>, evidence: Evidence, came: number): void {
    const answers = this.#gap?.missing === missing ? this.#gap.answers : new SpacedAnswers();
    answers.add(evidence, came);
    this.#gap = { missing, next, answers };
  }

  #agreed({ key }: Arrived<Item>, evidence: Evidence, came: number): bigint | undefined {
    const number = this.#ordinal(key.first);
    if (number === undefined) return undefined;
    if (this.#begin?.number !== number) this.#begin = { number, answers: new SpacedAnswers() };
    const { answers } = this.#begin;
    answers.add(evidence, came);
    return answers.areEnough ? number : undefined;
  }
}
