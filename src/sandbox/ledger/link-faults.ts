import { preview } from '../wire/preview.js';

/** What can be wrong with `links.next`. */
export type LinkFault =
  /** It is the query just sent. */
  | 'standing'
  /** It leads back to the page just sent. */
  | 'back'
  /** A filter that was given is not in it. */
  | 'dropped'
  /** It leads past some items. */
  | 'ahead'
  /** It has a bound that nobody gave, a few items further on. */
  | 'upper'
  /** So many pages, and then the first of them again. */
  | { readonly cycle: number };

/** A page before its link is written. */
export interface LinkedPage {
  /** The query just sent. */
  readonly sent: string;
  /** The right query of the next page. */
  readonly next: string;
  /** Which of the given filters stand in it, as they are written. */
  readonly filters: readonly string[];
  /** The query behind the first item of the page, and behind one that is some items beyond it. */
  readonly back: string | null;
  readonly ahead: string | null;
  /** A bound, some items beyond the page, against the walking direction. */
  readonly upper: string;
}

/** How many items a link that leads past some leaves out. */
export const skipped = 3;

/** Makes links wrong, of the next pages or of all. */
export class LinkFaults {
  #fault: LinkFault | undefined;
  #remaining = 0;
  #pages = 0;
  #first: string | undefined;

  /** Spoils the links of this many pages to come, all by default; a new fault takes the place of the last. */
  set(fault: LinkFault, count = Infinity): void {
    if (typeof fault === 'object' && !(Number.isInteger(fault.cycle) && fault.cycle > 0))
      throw new RangeError(`a cycle must have a whole number of pages from 1, got ${preview(fault.cycle)}`);
    this.#fault = fault;
    this.#remaining = count;
    this.#pages = 0;
    this.#first = undefined;
  }

  clear(): void {
    this.#remaining = 0;
  }

  /** Whether a link to come is wrong. */
  get isSet(): boolean {
    return this.#remaining > 0;
  }

  /** The query that stands in the link instead. */
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
    return fault && this.#pages % fault.cycle === 0 ? this.#first : page.next;
  }
}

/** A query without the first of these parts that it has. */
function without(query: string, parts: readonly string[]): string {
  const all = query.split('&');
  const at = all.findIndex((part) => parts.includes(part));
  return at < 0 ? query : all.toSpliced(at, 1).join('&');
}
