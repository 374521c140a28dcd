/** When a reply was requested and received, in milliseconds of the monotonic clock, and which of its rows are settled. */
export interface ReplyTiming {
  readonly settle: number;
  readonly requested: number;
  readonly received: number;
  /** A reply that reaches an item up to this time, in nanoseconds, has all items before it. */
  readonly settledUntil: bigint | undefined;
}

/** Whether a reply that reaches an item of this time has all items before it. */
export function isSettledAt(time: bigint | undefined, { settledUntil }: ReplyTiming): boolean {
  return time !== undefined && settledUntil !== undefined && time <= settledUntil;
}

/** With two clusters behind a public name, two of three replies are of the same cluster. */
const requiredReplies = 3;

/**
 * Counts replies that agree on an item or a gap, until none can add a row before it. Two replies of one cluster show that,
 * if `settle` lies between them: the later one has the rows that the cluster was still adding at the earlier one. Replies
 * do not name their cluster, so three are counted.
 */
export class Confirmations {
  isComplete = false;
  #count = 0;
  #received = -Infinity;

  add({ settle, requested, received }: ReplyTiming): void {
    if (requested - this.#received < settle) return;
    this.#count += 1;
    this.#received = received;
    this.isComplete ||= this.#count >= requiredReplies;
  }

  /** A reply that disagrees is of the other cluster, so two that agree are of one cluster. */
  addOther(): void {
    this.isComplete ||= this.#count === requiredReplies - 1;
  }
}
