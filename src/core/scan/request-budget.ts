/**
 * Counts what a scan asks for: it never sends more than twice as many requests as a walk would, and `concurrency` more.
 * What a walk takes at least is known from what has come: a page that did not come to its end, be it full or a window
 * of time that is over, is a request of a walk's as well, and so is each pageful of items.
 */
export class RequestBudget {
  /** How many items a page has. */
  size = Infinity;
  readonly #concurrency: number;
  #sent = 0;
  #unfinished = 0;
  #items = 0;

  constructor(concurrency: number) {
    this.#concurrency = concurrency;
  }

  /** A request is sent. */
  send(): void {
    this.#sent += 1;
  }

  /** So many items have come, and perhaps not all that were asked for. */
  receive(items: number, isUnfinished: boolean): void {
    this.#items += items;
    if (isUnfinished) this.#unfinished += 1;
  }

  /** How many requests more than a walk would may be sent, where so many are still to come in any case. */
  spare(toCome: number): number {
    const walked = Math.max(this.#unfinished, Math.floor(this.#items / this.size));
    return 2 * walked + this.#concurrency - this.#sent - toCome;
  }
}
