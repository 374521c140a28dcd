/** The state of knowledge before an answer was requested. */
export interface Evidence {
  /** Milliseconds by which rows of one moment may become visible apart. */
  readonly settle: number;
  /** Milliseconds of the monotonic clock at the request. */
  readonly asked: number;
  /** Every cluster shows everything up to this time, in nanoseconds; undefined if that is not known. */
  readonly visible: bigint | undefined;
}

/**
 * Two clusters stand behind a public name, so two of three answers are of the same cluster. The later one of the two has
 * what that cluster was still adding at the earlier one.
 */
const enough = 3;

/** Counts answers that agree. An answer counts if it was requested `settle` or more after the last one that counted. */
export class SpacedAnswers {
  #count = 0;
  #received = -Infinity;

  get areEnough(): boolean {
    return this.#count >= enough;
  }

  add({ settle, asked }: Evidence, received: number): void {
    if (asked - this.#received < settle) return;
    this.#count += 1;
    this.#received = received;
  }

  /**
   * Adds an answer that does not show yet what the others show. It is not of the cluster that gave the others, so two of
   * them are of the same cluster.
   */
  addOpposite(): void {
    if (this.#count === enough - 1) this.#count = enough;
  }
}
