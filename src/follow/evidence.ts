/** The circumstances of an answer: its times, and how far the clusters were. */
export interface Evidence {
  /** Milliseconds by which rows of one moment may become visible apart. */
  readonly settle: number;
  /** Milliseconds of the monotonic clock at the request, and at the reply. */
  readonly requested: number;
  readonly received: number;
  /** At the request, every cluster showed everything up to this time, in nanoseconds; undefined if that is not known. */
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

  add({ settle, requested, received }: Evidence): void {
    if (requested - this.#received < settle) return;
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
