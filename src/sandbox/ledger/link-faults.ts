import { preview } from '../wire/preview.js';

export type LinkFault =
  /** The link repeats the current query. */
  | 'standing'
  /** The link leads back to the current page. */
  | 'back'
  /** A filter of the query is missing in the link. */
  | 'dropped'
  /** The link skips some items. */
  | 'ahead'
  /** The link has an additional bound, a few items after the page. */
  | 'upper'
  /** After this many pages, the link leads back to the first of them. */
  | { readonly cycle: number };

export interface LinkedPage {
  readonly sent: string;
  readonly next: string;
  readonly filters: readonly string[];
  /** The query after the first item of the page, and the query after an item beyond the page. */
  readonly back: string | null;
  readonly ahead: string | null;
  /** A bound that ends the list some items after the page. */
  readonly upper: string;
}

export const skippedItems = 3;

export class LinkFaults {
  #fault: LinkFault | undefined;
  #remaining = 0;
  #pages = 0;
  #first: string | undefined;

  /** Applies a fault to the next `count` links, by default to all. Replaces the previous fault. */
  set(fault: LinkFault, count = Infinity): void {
    if (typeof fault === 'object' && !(Number.isInteger(fault.cycle) && fault.cycle > 0))
      throw new RangeError(`cycle: expected a whole number of pages, 1 or more, got ${preview(fault.cycle)}`);
    this.#fault = fault;
    this.#remaining = count;
    this.#pages = 0;
    this.#first = undefined;
  }

  clear(): void {
    this.#remaining = 0;
  }

  get isSet(): boolean {
    return this.#remaining > 0;
  }

  replace(page: LinkedPage): string {
    this.#remaining -= 1;
    const fault = this.#fault;
    if (fault === 'standing') return page.sent;
    if (fault === 'back') return page.back ?? page.sent;
    if (fault === 'ahead') return page.ahead ?? page.next;
    if (fault === 'upper') return `${page.next}&${page.upper}`;
    if (fault === 'dropped') return without(page.next, page.filters);
    this.#first ??= page.sent;
    this.#pages += 1;
    if (fault && this.#pages % fault.cycle === 0) return this.#first;
    return page.next;
  }
}

function without(query: string, parts: readonly string[]): string {
  const all = query.split('&');
  const at = all.findIndex((part) => parts.includes(part));
  return at < 0 ? query : all.toSpliced(at, 1).join('&');
}
