/**
 * Limits a scan to twice the requests of a walk, and `concurrency` more. The replies show how many a walk takes at least:
 * one for each page that is full or ends at the edge of a window, and one for each pageful of items.
 */
export class RequestBudget {
  /** How many items a page has. */
  size = Infinity;
  readonly #concurrency: number;
  readonly #sent: () => number;
  #unfinished = 0;
  #items = 0;

  constructor(concurrency: number, sent: () => number) {
    this.#concurrency = concurrency;
    this.#sent = sent;
  }

  /** So many items have come, and perhaps not all that were asked for. */
  receive(items: number, isUnfinished: boolean): void {
    this.#items += items;
    if (isUnfinished) this.#unfinished += 1;
  }

  /** How many requests more than a walk would may be sent, where so many are still to come in any case. */
  spare(toCome: number): number {
    const walked = Math.max(this.#unfinished, Math.floor(this.#items / this.size));
    return 2 * walked + this.#concurrency - this.#sent() - toCome;
  }
}
