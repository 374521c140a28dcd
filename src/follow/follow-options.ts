/** How a list is followed. */
export interface FollowOptions {
  /**
   * Where it begins: behind a cursor of the same call, such as that of an earlier follow, or `'now'` for behind the
   * newest item of the service's first answer. @default before the first item
   */
  readonly from?: string | null | undefined;
  /** Ends it, with the signal's own reason. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds between two requests while no items come; fewer while items come. @default 5000 */
  readonly interval?: number | undefined;
  /**
   * Rows of one moment may become visible this many milliseconds apart: items are held back until no item can come
   * before them. Set it to 0 to get items earlier, without the guarantee. Topic messages and blocks do not need it, as
   * their numbers have no gaps, and most items that are more than two minutes old do not. @default 2000, a record file
   */
  readonly settle?: number | undefined;
  /** Whether a 404 means that the list does not exist yet, such as that of a new topic. @default false */
  readonly waitForList?: boolean | undefined;
  /**
   * Milliseconds without progress after which it ends: with the last failure, or with a `ResponseError` that names the
   * missing number. An answer without new items is progress, unless a number is missing. @default Infinity
   */
  readonly giveUpAfter?: number | undefined;
  /** Called once for each missing number that is not only late. The follow waits for it, at most for `giveUpAfter`. */
  readonly onGap?: ((event: GapEvent) => void) | undefined;
}

/** A number is missing in a list whose numbers have no gaps. Three answers, `settle` apart, have later numbers. */
export interface GapEvent {
  readonly operationId: string;
  readonly missing: bigint;
  /** The next number that the service has. */
  readonly next: bigint;
}
