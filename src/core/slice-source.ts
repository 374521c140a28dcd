import { itemsOf } from './list-request.js';
import { cursorAfter } from './next-query.js';
import type { Operation } from './operation.js';
import { direction, formatQuery, type QueryPair } from './query.js';
import type { RangeLine } from './range-line.js';
import { type Ask, firstItems, lastPlace } from './slice-page.js';
import type { Overflow, Slice } from './slice-queue.js';

/** Asks for slices of a list. */
export class SliceSource<Item> {
  readonly #operation: Operation;
  readonly #line: RangeLine;
  readonly #first: readonly QueryPair[];
  readonly #ask: Ask;

  /** `first` is the query of the whole list. */
  constructor(operation: Operation, line: RangeLine, first: readonly QueryPair[], ask: Ask) {
    this.#operation = operation;
    this.#line = line;
    this.#first = first;
    this.#ask = ask;
  }

  /** What a slice holds, as much as fits into a page, and where the rest of it begins, if there may be one. */
  async read(slice: Slice<Item>): Promise<[readonly Item[], Overflow<Item> | undefined]> {
    const { from, to, after } = slice;
    const line = this.#line;
    const bounds = [...line.without(this.#first), line.bound('from', from), line.bound('to', to)];
    const pairs = (after && cursorAfter(this.#operation, bounds, after)) ?? bounds;
    const query = formatQuery(pairs);
    const page = await firstItems<Item>(this.#operation, this.#ask, query, query);
    const last = lastPlace(this.#operation, line, page, slice);
    // A full page has a next, also where no further key can follow in its slice.
    const isWhole = !last || page.next === null || (!line.isCompound && last.key === to);
    if (isWhole) return [page.items, undefined];
    const rest = line.isCompound ? { from: last.key, after: page.items.at(-1) } : { from: last.key + 1n };
    return [page.items, rest];
  }

  /** The last place of the list, as far as one request can tell. A search that takes long is not repeated. */
  async lastPlace(): Promise<bigint | undefined> {
    const { parameters = {} } = this.#operation;
    if (!parameters.order) return undefined;
    const order = direction(this.#operation, this.#first) === 'asc' ? 'desc' : 'asc';
    const query = formatQuery([
      ...this.#first.filter(({ name }) => name !== 'order' && name !== 'limit'),
      { name: 'order', text: order },
      ...(parameters.limit ? [{ name: 'limit', text: '1' }] : []),
    ]);
    try {
      const { data } = await this.#ask(query, { retry: false });
      return this.#line.place(itemsOf(this.#operation, data)[0])?.key;
    } catch {
      return undefined;
    }
  }

  /** The query of what is at a place and after it. */
  from(place: bigint): string {
    const bound = this.#line.bound('from', place);
    const isReplaced = ({ name, operator }: QueryPair): boolean =>
      name === bound.name && operator[0] === bound.operator[0];
    return formatQuery([...this.#first.filter((pair) => !isReplaced(pair)), bound]);
  }
}
