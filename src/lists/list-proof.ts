import type { TransportCall } from '../client/client.js';

/** The call of a list. */
export interface ListCall extends TransportCall {
  /** Absent if the list is not verified. */
  readonly proof?: ListProof | undefined;
  /** The call that was split, if this is a part of it. */
  readonly whole?: TransportCall | undefined;
  /** Holds the fields beside the items in the first reply of a reading. */
  readonly first?: { reply?: object } | undefined;
  /** Whether its transport holds each reply against the known numbers, and repeats those that leave some out. */
  readonly repeatsReplies?: true | undefined;
  /** The cursor behind which a follow goes on, and its key if that is before the range of the call. */
  readonly continued?: { readonly keyBeforeRange: string | undefined } | undefined;
}

/** Verifies each reading of one list. */
export interface ListProof {
  /** Starts a reading. Items without order are read upwards. */
  start(call: ListCall, signal?: AbortSignal, isUnordered?: boolean): Promise<ProvenReading>;
  /** The proof of a part that `split` made, whose readings are those of another list. */
  ofPart(): ListProof;
  /** The cursor of a place between two items of a verified page, with the hash that belongs there. */
  cursorBehind(call: ListCall, place: string, item: unknown, following: unknown): Promise<string>;
  /** The last reading that was started. */
  last?: ProvenReading | undefined;
}

/** The items of a page, and its cursor: null at the end of the list. */
export interface ItemsOfPage {
  readonly items: readonly unknown[];
  readonly next: string | null;
}

/** One reading of a list, whose items are returned when they are verified. */
export interface ProvenReading {
  /** The call to read with. */
  readonly call: ListCall;
  /** The place behind the last item that was returned. */
  readonly cursor: string | undefined;
  /** The part of the list that is proven. */
  readonly proven: object | undefined;
  /** The cursor to read from. */
  placeOf(cursor: string | undefined): string | undefined;
  /** `cursor` returns the place behind the last item of the source. */
  items<Item>(
    source: AsyncIterable<Item>,
    cursor?: () => string | undefined,
  ): AsyncGenerator<Item, void, undefined>;
  pages<Page extends ItemsOfPage>(source: AsyncIterable<Page>): AsyncGenerator<Page, void, undefined>;
  page<Page extends ItemsOfPage>(page: Page | Promise<Page>): Promise<Page>;
  /** The error to throw for one of a request: an item that is missing or not in its place is a lie. */
  lieOf(error: unknown): unknown;
}
