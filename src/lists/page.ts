import type { CallOptions } from '../client/client.js';
import { ResponseError } from '../errors/errors.js';
import type { ItemKey } from './item-key.js';
import type { ListQuery } from './list-query.js';

export interface PageRequest {
  readonly query: ListQuery;
  readonly list?: ListQuery | undefined;
  /** Each item comes after this one. */
  readonly after?: ItemKey | undefined;
  /** The item that the query starts after, and its time, if its key is another value. */
  readonly startsAfter?: ItemKey | undefined;
  readonly time?: bigint | undefined;
  /** The item that the page begins with. */
  readonly until?: ItemKey | undefined;
  /** Whether it is the page before a place, read in the other order. */
  readonly isBack?: boolean | undefined;
  readonly options?: CallOptions | undefined;
  /** Whether it must not share the reply of an equal call that is under way. */
  readonly isFresh?: boolean | undefined;
  /** Whether other pages of the list are read at the same time. */
  readonly isReadInParallel?: boolean | undefined;
  readonly hasWaitedForRate?: boolean | undefined;
}

export interface ReadPage<Page> {
  readonly data: Page;
  readonly items: readonly unknown[];
  readonly keys: readonly (ItemKey | undefined)[];
  readonly next: NextQuery | null | ResponseError;
  readonly hasPrevious?: boolean | undefined;
  /** Whether it does not begin with an item that is known to be in the list. */
  readonly lacksItem?: boolean | undefined;
  readonly fail: (message: string, instancePath: string, expected: string, got: unknown) => ResponseError;
}

export interface NextQuery {
  readonly query: ListQuery;
  /** The item that it starts after; undefined if it starts at another place, such as the edge of a window. */
  readonly startsAfter: ItemKey | undefined;
  /** The time of that item, if its key is another value. */
  readonly time?: bigint | undefined;
}

/** A page whose items and keys are read, before it is known what follows it. */
export type PageItems<Page> = Omit<ReadPage<Page>, 'next'>;

/** The next query of a page, if it has one that may be sent. */
export function followable(page: Pick<ReadPage<object>, 'next'> | undefined): NextQuery | undefined {
  const next = page?.next;
  if (!next || next instanceof ResponseError) return undefined;
  return next;
}
