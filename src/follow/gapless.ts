import { notify } from '../client/client.js';
import type { Arrived } from './arrivals.js';
import { type Evidence, SpacedAnswers } from './evidence.js';
import type { FollowOptions } from './follow-options.js';

/** A missing number, although answers have later ones. */
export interface Gap<Item> {
  readonly missing: bigint;
  /** The first item behind the gap. */
  readonly next: Arrived<Item>;
  /** Answers with this gap. */
  readonly answers: SpacedAnswers;
}

/**
 * The items of a list whose numbers have no gaps: items behind a gap wait until it is filled. If the list begins later
 * than it could, as in a service that prunes, several answers have to agree on its begin.
 */
export class Gapless<Item> {
  /** The gap that the list waits at. */
  gap: Gap<Item> | undefined;
  readonly #ordinal: (value: string) => bigint | undefined;
  /** The last missing number that was reported. */
  #reported: bigint | undefined;
  #begin: { readonly number: bigint; readonly answers: SpacedAnswers } | undefined;

  constructor(ordinal: (value: string) => bigint | undefined) {
    this.#ordinal = ordinal;
  }

  /** The items from `expected` to the first gap. `isOpen` if the list may begin later. */
  upToGap(
    arrived: readonly Arrived<Item>[],
    expected: bigint | undefined,
    isOpen: boolean,
    evidence: Evidence,
  ): Arrived<Item>[] {
    const [first] = arrived;
    let next = isOpen && first ? (this.#agreed(first, evidence) ?? expected) : expected;
    const found: Arrived<Item>[] = [];
    for (const each of arrived) {
      const number = this.#ordinal(each.key.first);
      if (number === undefined || (next !== undefined && number !== next)) break;
      next = number + 1n;
      found.push(each);
    }
    if (found.length > 0) this.gap = undefined;
    const behind = arrived[found.length];
    // Until answers agree on the begin, no number is known to be missing.
    if (behind && next !== undefined && (found.length > 0 || !isOpen)) {
      const answers = this.gap?.missing === next ? this.gap.answers : new SpacedAnswers();
      answers.add(evidence);
      this.gap = { missing: next, next: behind, answers };
    }
    return found;
  }

  /** Calls `onGap` once for each missing number that is not only late. */
  report(operationId: string, onGap: FollowOptions['onGap']): void {
    if (!this.gap?.answers.areEnough || this.#reported === this.gap.missing) return;
    const { missing, next } = this.gap;
    this.#reported = missing;
    notify(onGap, { operationId, missing, next: BigInt(next.key.first) });
  }

  /** The number of the first item, if enough answers agree on it. */
  #agreed({ key }: Arrived<Item>, evidence: Evidence): bigint | undefined {
    const number = this.#ordinal(key.first);
    if (number === undefined) return undefined;
    if (this.#begin?.number !== number) this.#begin = { number, answers: new SpacedAnswers() };
    const { answers } = this.#begin;
    answers.add(evidence);
    return answers.areEnough ? number : undefined;
  }
}
