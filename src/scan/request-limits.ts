import { burst } from '../client/client.js';

/** Limits a scan to twice the requests of a walk, plus `concurrency`. */
export class RequestBudget {
  #unfinished: number;
  #items: number;

  /** A walk would have sent all requests so far. They have returned `items`. */
  constructor(
    readonly settings: { readonly size: number; readonly concurrency: number },
    readonly reader: { readonly requests: number },
    items: number,
  ) {
    this.#unfinished = reader.requests;
    this.#items = items;
  }

  /** A walk sends one request for each reply that leaves a part of its range unread, and for each page size of items. */
  receive(items: number, isUnfinished: boolean): void {
    this.#items += items;
    if (isUnfinished) this.#unfinished += 1;
  }

  remaining(required: number): number {
    const { size, concurrency } = this.settings;
    const walked = Math.max(this.#unfinished, Math.floor(this.#items / size));
    return 2 * walked + concurrency - this.reader.requests - required;
  }
}

/** Measures how many concurrent requests use up the rate: as many as it lets pass during one request. */
export class Load {
  #sent = 0;
  #passing = Infinity;

  constructor(readonly rate: { readonly spare: number }) {}

  /** The rate rounds its unused requests down, hence one more. They are spent over four replies. */
  get usefulRequests(): number {
    return this.#passing + 1 + this.rate.spare / 4;
  }

  send(): () => void {
    this.#sent += 1;
    const before = this.#sent + this.rate.spare;
    return () => {
      const { spare } = this.rate;
      // If the rate is unused, the number of further requests that would have passed is unknown.
      const passed = spare < burst ? this.#sent + spare - before : Infinity;
      const isMeasured = Number.isFinite(this.#passing) && Number.isFinite(passed);
      this.#passing = isMeasured ? this.#passing + (passed - this.#passing) / 4 : passed;
    };
  }
}
