import { digestOf } from '../values/values.js';

/**
 * Queries that a walk has sent, by a digest each: a list whose keys nobody knows comes to its end only if none is sent
 * twice.
 */
export class SentQueries {
  readonly #digests = new Set<number>();

  /** Notes a query; false if it was sent before. */
  add(query: string): boolean {
    const digest = digestOf(query);
    if (this.#digests.has(digest)) return false;
    this.#digests.add(digest);
    return true;
  }
}
