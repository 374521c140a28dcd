import type { Value } from './kinds.js';
import { compare } from './query.js';

export interface Key<Item> {
  readonly parameter: string;
  readonly read: (item: Item) => Value;
  readonly write: (value: Value) => string;
}

export interface Sorted<Item> {
  readonly items: Item[];
  /** The value of the first key of each item, in the order of `items`. */
  readonly firsts: Value[];
}

interface Cached<Item> extends Sorted<Item> {
  /** The items in the order of the list that was sorted. */
  readonly source: Item[];
}

/**
 * Sorts the rows of a list, and caches the result for each list. Rows that were added at the end of the list are inserted. If
 * rows were removed, replaced or moved, it sorts again. A row whose key is changed in place is not noticed.
 */
export class Sorter<Item> {
  readonly #keys: readonly Key<Item>[];
  readonly #cache = new WeakMap<readonly Item[], Cached<Item>>();

  constructor(keys: readonly Key<Item>[]) {
    this.#keys = keys;
  }

  sort(all: readonly Item[]): Sorted<Item> {
    const cached = this.#cache.get(all);
    if (cached && isPrefix(cached.source, all)) {
      for (let at = cached.source.length; at < all.length; at++) this.#insert(cached, all[at] as Item);
      return cached;
    }
    // The keys are read once for each row, not for each comparison.
    const keyed = all.map((item) => ({ item, values: this.#valuesOf(item) }));
    keyed.sort((a, b) => compareAll(a.values, b.values));
    const items = keyed.map(({ item }) => item);
    const sorted = { items, firsts: keyed.map(({ values }) => values[0] ?? 0n), source: [...all] };
    this.#cache.set(all, sorted);
    return sorted;
  }

  #insert({ items, firsts, source }: Cached<Item>, item: Item): void {
    source.push(item);
    let at = items.length;
    while (at > 0 && this.#compare(items[at - 1] as Item, item) > 0) at--;
    items.splice(at, 0, item);
    firsts.splice(at, 0, this.#first(item));
  }

  #first(item: Item): Value {
    return this.#keys[0]?.read(item) ?? 0n;
  }

  #valuesOf(item: Item): Value[] {
    return this.#keys.map(({ read }) => read(item));
  }

  #compare(a: Item, b: Item): number {
    return compareAll(this.#valuesOf(a), this.#valuesOf(b));
  }
}

export function compareAll(a: readonly Value[], b: readonly Value[]): number {
  for (let at = 0; at < a.length; at++) {
    const difference = compare(a[at] ?? 0n, b[at] ?? 0n);
    if (difference !== 0) return difference;
  }
  return 0;
}

// Lists that no test changes. Comparing only their length saves time for long lists.
const appendOnly = new WeakSet<readonly unknown[]>();

/** Promises that items are only ever added at the end of a list. */
export function markAppendOnly<List extends readonly unknown[]>(list: List): List {
  appendOnly.add(list);
  return list;
}

/** Whether a list begins with the items of another one. */
export function isPrefix<Item>(some: readonly Item[], all: readonly Item[]): boolean {
  if (some.length > all.length) return false;
  if (appendOnly.has(all)) return true;
  for (let at = 0; at < some.length; at++) if (some[at] !== all[at]) return false;
  return true;
}

/** The index of the first value that is not less than `value`, or with `isAfter`, of the first that is greater. */
export function placeOf(
  length: number,
  valueAt: (place: number) => Value,
  value: Value,
  isAfter: boolean,
): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const difference = compare(valueAt(middle), value);
    if (difference < 0 || (isAfter && difference === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
