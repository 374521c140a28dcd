import type { LedgerClient } from '../../src/index.js';
import type { Item, ListName } from './ledger.js';
import type { Network } from './network.js';
import type { Read } from './scenario.js';

// The client as programs know it, and the results that they leave to the judge.

/** Where a program runs. */
export interface Machine {
  readonly network: Network;
  /** A new client of all hosts. */
  connect(): Client;
  /** A controller whose signal is looked at in the end. */
  controller(): AbortController;
}

/** The results of one program. */
export interface Reading {
  readonly read: Read;
  /** The time when it began and ended, in milliseconds since 1970. */
  readonly begin: number;
  end: number;
  readonly items: Item[];
  /** When each item was delivered. */
  readonly times: number[];
  /** The reason that it rejected with. */
  error: unknown;
  /** When the last of its clients began, if there are several. */
  lifeBegin?: number;
  /** Whether the list was read to its end. */
  isOver: boolean;
  after?: ReadAfter | undefined;
  anchor?: bigint | undefined;
  /** Milliseconds of its deadline, if it has one of its own. */
  deadline?: number | undefined;
  /** How many calls it made, one behind the other. @default 1 */
  calls?: number;
  /** Outcomes that do not fit, in words. */
  readonly surprises: string[];
}

/** The write of a read after it, the newest time in the reply, and when it was requested and returned. */
export interface ReadAfter {
  readonly write: bigint;
  readonly shown: bigint;
  readonly begin: number;
  readonly end: number;
}

/** The client, as the programs see it: each list by its name. */
export type Client = LedgerClient & Record<ListName, (params: object, options?: object) => AnyList>;

export interface AnyList extends PromiseLike<object>, AsyncIterable<Item> {
  toArray(options?: object): Promise<Item[]>;
  pages(options?: object): AsyncIterable<{ items: Item[]; next: string | null }>;
  page(cursor?: string): Promise<{ items: Item[]; next: string | null; previous: string | null }>;
  scan(options?: object): AsyncIterable<Item> & { readonly cursor: string | undefined };
  split(count: number): Promise<object[]>;
  part(part: object): AnyList;
  follow(options?: object): Follow;
}

export interface Follow extends AsyncIterable<Item> {
  readonly cursor: string | undefined;
  batches(options?: object): AsyncIterable<{ items: readonly Item[]; cursor: string | undefined }>;
}
