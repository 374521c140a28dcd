import { type ItemKey, itemOrder, type ListQuery, sortNumber } from '../lists/lists.js';
import { type ParameterKind, sameData, toOrdinal } from '../values/values.js';
import { areCopies, newerCopy } from './item-copies.js';

export interface FollowedItem<Item> {
  readonly item: Item;
  readonly key: ItemKey;
  readonly time: bigint | undefined;
}

export interface ReplyTimes {
  readonly settle: number;
  readonly requested: number;
  readonly received: number;
  /** A reply that reaches an item up to this time, in nanoseconds, has all items before it. */
  readonly settledUntil: bigint | undefined;
}

// Two clusters stand behind a public name, so two of three replies are of the same cluster. The later one has the rows
// that this cluster was still adding at the earlier one.
const required = 3;

/** Counts replies that agree, if each was requested `settle` or more after the one before. */
class Confirmations {
  isComplete = false;
  #count = 0;
  #received = -Infinity;

  add({ settle, requested, received }: ReplyTimes): void {
    if (requested - this.#received < settle) return;
    this.#count += 1;
    this.#received = received;
    this.isComplete ||= this.#count >= required;
  }

  /** A reply that disagrees is of the other cluster, so two that agree are of one cluster. */
  addOther(): void {
    this.isComplete ||= this.#count === required - 1;
  }
}

interface Pending<Item> extends FollowedItem<Item> {
  item: Item;
  /** The times of the reply that showed it last. */
  shownAt: ReplyTimes;
  /** Replies that show this item or a later one: their clusters have its record file. */
  readonly confirmations: Confirmations;
}

const maxPending = 5000;

/**
 * Items, in order, that other items may still precede. They are read again until they are settled, and the newest copy of
 * each is kept.
 */
export class PendingItems<Item> {
  /** If more than a page is pending: the key behind which the next page begins. */
  start: ItemKey | undefined;
  items: Pending<Item>[] = [];

  readonly #mayTie: boolean;

  constructor(readonly query: ListQuery) {
    this.#mayTie = query.operation.rangeKey?.mayRepeatKey ?? false;
  }

  /** Adds the first `limit` items behind `start`. Removes and returns the items that none can precede any more. */
  add(items: readonly FollowedItem<Item>[], limit: number, times: ReplyTimes): readonly FollowedItem<Item>[] {
    this.#merge(items, times);
    const { start } = this;
    const { settle } = times;
    const end = items.at(-1)?.key;
    let settled = 0;
    let before = 0;
    for (const [index, { key, time, confirmations }] of this.items.entries()) {
      const isBefore = start !== undefined && !isAfter(this.query, key, start);
      const isReached = !isBefore && end !== undefined && !isAfter(this.query, key, end);
      if (isBefore) before += 1;
      else if (isReached) confirmations.add(times);
      else if (items.length < limit) confirmations.addOther();
      const isOld = time !== undefined && times.settledUntil !== undefined && time <= times.settledUntil;
      const isSettled = settle === 0 || confirmations.isComplete || (isReached && isOld);
      if (settled === index && isSettled) settled += 1;
    }
    const last = before + limit - 1;
    const hasNext = last >= settled && this.items.length - settled <= maxPending;
    this.start = hasNext ? this.items[last]?.key : undefined;
    return this.items.splice(0, settled);
  }

  /** Adds the items of a reply. Each is new, or another copy of a pending item. */
  #merge(items: readonly FollowedItem<Item>[], shownAt: ReplyTimes): void {
    const added = items.map((item) => ({ ...item, shownAt, confirmations: new Confirmations() }));
    const all = [...this.items, ...added].sort((a, b) => sortNumber[itemOrder(this.query, a.key, b.key)]);
    let withThisKey: Pending<Item>[] = [];
    this.items = all.filter((one, index) => {
      const before = all[index - 1];
      if (!before || itemOrder(this.query, one.key, before.key) !== 'same') withThisKey = [];
      const known = this.#mayTie ? sameRow(withThisKey, one) : withThisKey[0];
      if (!known) {
        withThisKey.push(one);
        return true;
      }
      known.item = newerCopy(known.item, one.item);
      known.shownAt = one.shownAt;
      return false;
    });
  }
}

/** Keys of an unknown order count as after each other, so neither settles the other. */
function isAfter(query: ListQuery, key: ItemKey, other: ItemKey): boolean {
  const order = itemOrder(query, key, other);
  return order === 'after' || order === 'unknown';
}

/**
 * The row of an item among rows that share its key. They are fewer than a page has, and told apart by all their fields. A
 * reply shows each row once, so a row that it has shown has no other copy in it.
 */
function sameRow<Item>(rows: readonly Pending<Item>[], { item, shownAt }: Pending<Item>) {
  const isCopy = (row: Pending<Item>): boolean => row.shownAt !== shownAt && areCopies(row.item, item);
  return rows.find((row) => sameData(row.item, item)) ?? rows.find(isCopy);
}

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
   * @param expected The number of the first item; undefined if it depends on another filter.
   * @param isOpen Whether the list may begin later than `expected`.
   */
  upToGap(
    items: readonly FollowedItem<Item>[],
    expected: bigint | undefined,
    isOpen: boolean,
    times: ReplyTimes,
  ): FollowedItem<Item>[] {
    const isUncertain = isOpen || expected === undefined;
    const begin = isUncertain && items[0] ? this.#confirmedBegin(items[0], times) : undefined;
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
    if (behind && (found.length > 0 || !isUncertain)) {
      if (this.gap?.missing !== next)
        this.gap = { missing: next, next: behind, confirmations: new Confirmations(), isReported: false };
      this.gap.next = behind;
      this.gap.confirmations.add(times);
    }
    return found;
  }

  /** The number of the first item, if no item can come before it any more. */
  #confirmedBegin(first: FollowedItem<Item>, times: ReplyTimes): bigint | undefined {
    const number = this.#numberOf(first);
    if (number === undefined) return undefined;
    if (this.#begin?.number !== number) this.#begin = { number, confirmations: new Confirmations() };
    const { confirmations } = this.#begin;
    confirmations.add(times);
    const { time } = first;
    const isOld = time !== undefined && times.settledUntil !== undefined && time <= times.settledUntil;
    const isFirst = number === this.least;
    return isFirst || isOld || confirmations.isComplete ? number : undefined;
  }

  #numberOf({ key }: FollowedItem<Item>): bigint | undefined {
    return toOrdinal(key.first, this.kind);
  }
}
