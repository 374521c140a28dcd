import { type ParameterKind, toOrdinal } from '../values/values.js';
import { Confirmations, isSettledAt, type ReplyTiming } from './confirmations.js';
import type { FollowedItem } from './reply-reader.js';

interface Gap<Item> {
  readonly missing: bigint;
  readonly confirmations: Confirmations;
  next: FollowedItem<Item>;
  isReported: boolean;
}

/**
 * Finds numbers that are missing in a list whose numbers have no gaps. The first item is the hard case: a service that
 * prunes, or a lower bound by time, lets a list begin at any number, and a row before it may only be late. So several
 * replies have to begin with the same item, unless it is the first one that a list can have, or so old that no row before
 * it can be late.
 */
export class GapDetector<Item> {
  gap: Gap<Item> | undefined;
  #begin: { readonly number: bigint; readonly confirmations: Confirmations } | undefined;

  /** @param least The first number of a list that is whole. */
  constructor(
    readonly kind: ParameterKind | undefined,
    readonly least: bigint | undefined,
  ) {}

  /**
   * The items of a reply before the first missing number.
   *
   * @param expected The number of the first item; undefined if it depends on another filter.
   * @param isOpen Whether the list may begin later than `expected`.
   */
  upToGap(
    items: readonly FollowedItem<Item>[],
    expected: bigint | undefined,
    isOpen: boolean,
    timing: ReplyTiming,
  ): FollowedItem<Item>[] {
    const isUncertain = isOpen || expected === undefined;
    const begin = isUncertain ? this.#confirmedBegin(items[0], timing) : undefined;
    let next = begin ?? expected;
    if (next === undefined) return [];
    const found: FollowedItem<Item>[] = [];
    for (const item of items) {
      if (this.#numberOf(item) !== next) break;
      next += 1n;
      found.push(item);
    }
    if (found.length > 0) this.gap = undefined;
    const behind = items[found.length];
    const isBegun = found.length > 0 || !isUncertain;
    if (behind && isBegun) this.#noteGap(next, behind, timing);
    return found;
  }

  #noteGap(missing: bigint, next: FollowedItem<Item>, timing: ReplyTiming): void {
    if (this.gap?.missing !== missing)
      this.gap = { missing, next, confirmations: new Confirmations(), isReported: false };
    this.gap.next = next;
    this.gap.confirmations.add(timing);
  }

  /** The number of the first item, if no item can come before it any more. */
  #confirmedBegin(first: FollowedItem<Item> | undefined, timing: ReplyTiming): bigint | undefined {
    const number = first && this.#numberOf(first);
    if (number === undefined) return undefined;
    if (this.#begin?.number !== number) this.#begin = { number, confirmations: new Confirmations() };
    const { confirmations } = this.#begin;
    confirmations.add(timing);
    if (number === this.least || isSettledAt(first?.time, timing)) return number;
    return confirmations.isComplete ? number : undefined;
  }

  #numberOf({ key }: FollowedItem<Item>): bigint | undefined {
    return toOrdinal(key.first, this.kind);
  }
}
