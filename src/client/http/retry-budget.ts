// With these, a service that is dead gets a quarter more than the calls to it at 1,000 calls, and no more after that.
const capacity = 500;
const price = 2;

/**
 * What all calls of a transport may spend on retries, as a bucket of tokens: one that is retried pays two, and a final
 * reply gives back what its retries were, or one token. A healthy service keeps the bucket full; a dead one empties it,
 * and is left alone with retries until it answers again.
 */
export class RetryBudget {
  #tokens = capacity;

  /** Pays for a retry, if there is enough for one. */
  take(): boolean {
    if (this.#tokens < price) return false;
    this.#tokens -= price;
    return true;
  }

  /** A final reply came, after so many retries. */
  giveBack(retries: number): void {
    this.#tokens = Math.min(capacity, this.#tokens + Math.max(1, retries * price));
  }
}
