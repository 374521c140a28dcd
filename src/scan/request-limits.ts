import { burst } from '../client/client.js';

/**
 * Limits a scan to twice the requests of a walk, plus `concurrency`. The replies show the fewest requests of a walk: one
 * for each page that is full or ends at the edge of a window, and one for each page size of items.
 */
export class RequestBudget {
  /** The number of items of a full page. */
  size = Infinity;
  readonly #concurrency: number;
  readonly #reader: { readonly requests: number };
  #unfinished = 0;
  #items = 0;

  constructor(concurrency: number, reader: { readonly requests: number }) {
    this.#concurrency = concurrency;
    this.#reader = reader;
  }

  /** Adds a reply. It is unfinished if a part of its range is still to be read. */
  receive(items: number, isUnfinished: boolean): void {
    this.#items += items;
    if (isUnfinished) this.#unfinished += 1;
  }

  /** How many requests more than those of a walk may be sent, if `required` are sent in any case. */
  spare(required: number): number {
    const walked = Math.max(this.#unfinished, Math.floor(this.#items / this.size));
    return 2 * walked + this.#concurrency - this.#reader.requests - required;
  }
}

/** Unused requests of the rate are spent over this many replies. */
const rounds = 4;

/** The rate counts unused requests as integers. */
const rounding = 1;

/** The weight of the newest reply in the average. */
const weight = 1 / 4;

/** Measures how many concurrent requests use up the rate: as many as it lets pass during one request. */
export class Load {
  readonly #rate: { readonly spare: number };
  #sent = 0;
  /** How many requests pass during one; infinite as long as the rate delays none. */
  #passing = Infinity;

  constructor(rate: { readonly spare: number }) {
    this.#rate = rate;
  }

  /** The greatest useful number of concurrent requests. With more, each one waits longer for the rate. */
  get useful(): number {
    return this.#passing + rounding + this.#rate.spare / rounds;
  }

  /** Counts a request. Call the returned function when its reply is here. */
  send(): () => void {
    this.#sent += 1;
    const before = this.#sent + this.#rate.spare;
    return () => {
      const { spare } = this.#rate;
      // If the rate is unused, the number of further requests that would have passed is unknown.
      const passed = spare < burst ? this.#sent + spare - before : Infinity;
      const isMeasured = Number.isFinite(this.#passing) && Number.isFinite(passed);
      this.#passing = isMeasured ? this.#passing + weight * (passed - this.#passing) : passed;
    };
  }
}
