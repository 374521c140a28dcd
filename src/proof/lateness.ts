import type { Clock } from '../client/client.js';
import { longestLateness, type Missing } from '../lists/lists.js';

/**
 * Distinguishes a late row from a withheld one: a service withholds an item if each of its replies skips it for longer than rows
 * are late. A reply of a cluster that is behind proves nothing, and rows of that cluster may be late as well, so the time
 * begins again.
 */
export class Lateness {
  readonly #clock: Clock;
  #skipped: { readonly number: bigint; readonly since: number } | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Takes note of what a reply lacks. Returns whether the service withholds it. */
  isWithheld({ number, isSkipped }: Missing): boolean {
    const now = this.#clock.elapsed();
    if (!isSkipped) this.#skipped = undefined;
    else if (this.#skipped?.number !== number) this.#skipped = { number, since: now };
    return this.#skipped !== undefined && now - this.#skipped.since >= longestLateness;
  }
}
