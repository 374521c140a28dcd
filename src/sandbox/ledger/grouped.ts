import { isBeginning, onlyGrows } from './sorted.js';

/** Parts of a collection that grows, each a list of its own that stays the same object while it grows. */
export class Grouper<Item> {
  readonly #nameOf: (item: Item) => string | null | undefined;
  readonly #known = new WeakMap<readonly Item[], { source: Item[]; groups: Map<string, Item[]> }>();

  constructor(nameOf: (item: Item) => string | null | undefined) {
    this.#nameOf = nameOf;
  }

  /** All of one name, in the order of the collection. */
  group(all: readonly Item[], name: string | undefined): readonly Item[] {
    let known = this.#known.get(all);
    if (!known || !isBeginning(known.source, all)) {
      known = { source: [], groups: new Map() };
      this.#known.set(all, known);
    }
    const { source, groups } = known;
    for (let at = source.length; at < all.length; at++) {
      const item = all[at] as Item;
      const own = this.#nameOf(item) ?? '';
      source.push(item);
      const group = groups.get(own);
      if (group) group.push(item);
      else groups.set(own, onlyGrows([item]));
    }
    return name === undefined ? [] : (groups.get(name) ?? []);
  }
}
