/** One page of a list, a plain record that survives copying and JSON. */
export interface ListPage<Page, Item> {
  /** The reply as it came. If the page was read backwards, its items are in the order of the list. */
  readonly data: Page;
  /** The items of the page. */
  readonly items: Item[];
  /** The cursor of the next page; null at the end of the list. */
  readonly next: string | null;
  /** The cursor of the page before; null if nothing is before it, or if the list has no key to go back by. */
  readonly previous: string | null;
}

/** How a list is read page by page. */
export interface PagesOptions {
  /** A cursor of the same call, to continue there. @default before the first item */
  readonly from?: string | undefined;
  /** How many pages are requested ahead of the one that is consumed, 100 at most; 0 for none. @default 1 */
  readonly prefetch?: number | undefined;
}
