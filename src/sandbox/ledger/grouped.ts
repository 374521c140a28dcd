import { isPrefix, markAppendOnly } from './sorted.js';

/** Each group stays the same array while it grows. */
export class Grouper<Item> {
  readonly #nameOf: (item: Item) => string | null | undefined;
  readonly #cache = new WeakMap<readonly Item[], { source: Item[]; groups: Map<string, Item[]> }>();

  constructor(nameOf: (item: Item) => string | null | undefined) {
    this.#nameOf = nameOf;
  }

  group(all: readonly Item[], name: string | undefined): readonly Item[] {
    let cached = this.#cache.get(all);
    if (!cached || !isPrefix(cached.source, all)) {
      cached = { source: [], groups: new Map() };
      this.#cache.set(all, cached);
    }
    const { source, groups } = cached;
    for (let at = source.length; at < all.length; at++) {
      const item = all[at] as Item;
      const own = this.#nameOf(item) ?? '';
      source.push(item);
      const group = groups.get(own);
      if (group) group.push(item);
      else groups.set(own, markAppendOnly([item]));
    }
    if (name === undefined) return [];
    return groups.get(name) ?? [];
  }
}
