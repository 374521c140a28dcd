import type { ListPage } from '../../src/lists/lists.js';
import { type List, nameOfItem } from '../keyset/list.js';
import type { KeysetService } from '../keyset/service.js';

/** The items of a page. */
export function itemsOfPage({ list }: KeysetService, page: ListPage<object, object>): object[] {
  const items: unknown = Object.getOwnPropertyDescriptor(page.data, list.items)?.value;
  if (items !== page.items) throw new Error('the items are not those of the reply');
  if (!Array.isArray(items)) throw new Error(`a page of ${list.name} has no ${list.items}`);
  return items;
}

type Change = (item: object, keys: readonly string[], other: object) => void;

/** A change by a consumer of an item that it received. The order of the list says which fields matter. */
const habits = {
  'sets keys': (item, keys) => {
    for (const key of keys) Reflect.set(item, key, new Date(0));
  },
  'deletes fields': (item) => {
    for (const key of Object.keys(item)) Reflect.deleteProperty(item, key);
  },
  'copies keys': (item, keys, other) => {
    for (const key of keys) Reflect.set(item, key, Reflect.get(other, key));
  },
  'refuses to read keys': (item, keys) => {
    const get = (): never => {
      throw new Error('read after it was handed out');
    };
    for (const key of keys) Reflect.defineProperty(item, key, { get, configurable: true });
  },
  freezes: (item) => Object.freeze(item),
} satisfies Record<string, Change>;

export type Habit = keyof typeof habits;
export const habitNames = Object.keys(habits) as Habit[];

/** Records the name of each item, and then changes the item. */
export class Consumer {
  readonly found: string[] = [];
  #before: object = {};

  constructor(
    readonly list: List,
    readonly habits: readonly Habit[],
  ) {}

  take(item: object): void {
    const { first, second } = this.list;
    const copy = { ...item };
    this.found.push(nameOfItem(this.list, item));
    const habit = this.habits[this.found.length % this.habits.length];
    if (habit)
      (habits[habit] as Change)(item, [first.field, ...(second ? [second.field] : [])], this.#before);
    this.#before = copy;
  }

  /** Returns whether there may be more items. */
  async takeFirst(count: number, items: AsyncIterable<object>): Promise<boolean> {
    let left = count;
    for await (const item of items) {
      this.take(item);
      if (--left <= 0) return true;
    }
    return false;
  }

  /** Takes the items of some pages, empties the pages, and returns the last cursor. */
  async takePages(service: KeysetService, count: number, pages: AsyncIterable<ListPage<object, object>>) {
    let left = count;
    let next: string | null = null;
    for await (const page of pages) {
      next = page.next;
      const items = itemsOfPage(service, page);
      for (const item of items) this.take(item);
      items.length = 0;
      Reflect.deleteProperty(page.data, 'links');
      if (--left <= 0) break;
    }
    return next;
  }
}
