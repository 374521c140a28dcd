import { type ItemKey, itemOrder, type ListQuery, sortNumber } from '../lists/lists.js';
import { sameData } from '../values/values.js';
import { Confirmations, isSettledAt, type ReplyTiming } from './confirmations.js';
import { areCopies, newerCopy } from './item-copies.js';
import type { FollowedItem } from './reply-reader.js';

interface Pending<Item> extends FollowedItem<Item> {
  item: Item;
  /** The reply that showed it last. */
  shownBy: ReplyTiming;
  /** Replies that show this item or a later one: their clusters have its record file. */
  readonly confirmations: Confirmations;
}

/** With more pending items, `start` stays undefined: the first page is requested again until it settles, and no page behind it. */
const maxPending = 5000;

/**
 * Items, in order, that other items may still precede: rows of one record file become visible up to `settle` apart, and
 * clusters lag differently. They are read again until they are settled, and the newest copy of each is kept. A list whose
 * numbers have no gaps needs a `GapDetector` instead.
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
  add(
    items: readonly FollowedItem<Item>[],
    limit: number,
    timing: ReplyTiming,
  ): readonly FollowedItem<Item>[] {
    this.#merge(items, timing);
    const end = items.at(-1)?.key;
    let settled = 0;
    let itemsBeforeStart = 0;
    for (const [index, item] of this.items.entries()) {
      const place = this.#placeOf(item.key, end);
      if (place === 'before') itemsBeforeStart += 1;
      if (place === 'reached') item.confirmations.add(timing);
      // A page with room left that does not show the item is of a cluster without it.
      if (place === 'behind' && items.length < limit) item.confirmations.addOther();
      const isSettled =
        timing.settle === 0 ||
        item.confirmations.isComplete ||
        (place === 'reached' && isSettledAt(item.time, timing));
      // An item leaves only if all items before it do.
      if (settled === index && isSettled) settled += 1;
    }
    const lastOfPage = itemsBeforeStart + limit - 1;
    const hasPendingPage = lastOfPage >= settled;
    const mayPage = this.items.length - settled <= maxPending;
    this.start = hasPendingPage && mayPage ? this.items[lastOfPage]?.key : undefined;
    return this.items.splice(0, settled);
  }

  /**
   * The newest copy of an item that was read by another request. A scan, which reads a backlog in order, gets the cluster
   * that is next, and that one may not know all fields of an item yet. Pending items before it are forgotten.
   */
  newestCopy(item: Item, key: ItemKey): Item {
    while (this.items[0] && itemOrder(this.query, this.items[0].key, key) === 'before') this.items.shift();
    const behind = this.items.findIndex((one) => itemOrder(this.query, one.key, key) !== 'same');
    const withThisKey = behind < 0 ? this.items : this.items.slice(0, behind);
    const known = sameRow(withThisKey, item);
    return known ? newerCopy(known.item, item) : item;
  }

  /** Where a key is beside the reply that ends with `end`: before its first item, up to its last one, or behind it. */
  #placeOf(key: ItemKey, end: ItemKey | undefined): 'before' | 'reached' | 'behind' {
    const { query, start } = this;
    if (start !== undefined && !isAfter(query, key, start)) return 'before';
    if (end !== undefined && !isAfter(query, key, end)) return 'reached';
    return 'behind';
  }

  /** Adds the items of a reply. Each is new, or another copy of a pending item. */
  #merge(items: readonly FollowedItem<Item>[], shownBy: ReplyTiming): void {
    const added = items.map((item) => ({ ...item, shownBy, confirmations: new Confirmations() }));
    // The sort is stable: a pending item comes before its new copy.
    const all = [...this.items, ...added].sort((a, b) => sortNumber[itemOrder(this.query, a.key, b.key)]);
    let withThisKey: Pending<Item>[] = [];
    this.items = all.filter((one, index) => {
      const previous = all[index - 1];
      if (!previous || itemOrder(this.query, one.key, previous.key) !== 'same') withThisKey = [];
      const known = this.#mayTie ? sameRow(withThisKey, one.item, one.shownBy) : withThisKey[0];
      if (!known) {
        withThisKey.push(one);
        return true;
      }
      known.item = newerCopy(known.item, one.item);
      known.shownBy = one.shownBy;
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
 * reply shows each row once, so a row that it has shown has no other copy in it. Each reply has one timing, which tells it from others.
 */
function sameRow<Item>(rows: readonly Pending<Item>[], item: Item, shownBy?: ReplyTiming) {
  const isCopy = (row: Pending<Item>): boolean => row.shownBy !== shownBy && areCopies(row.item, item);
  return rows.find((row) => sameData(row.item, item)) ?? rows.find(isCopy);
}
