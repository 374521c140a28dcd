import { burst, type Transport } from '../client/client.js';

// What the rate has in stock is spent while so many replies come, one after the other.
const rounds = 4;

// The rate tells its stock in whole requests.
const rounding = 1;

// The share of a reply in what is learnt.
const weight = 1 / 4;

/** Learns how many requests at once use up the rate: as many as it lets pass while one is under way. */
export class Load {
  readonly #rate: Transport['rate'];
  #sent = 0;
  /** How many requests pass while one is under way; infinite as long as the rate holds nothing back. */
  #passing = Infinity;

  constructor(rate: Transport['rate']) {
    this.#rate = rate;
  }

  /** How many requests under way are of use: with more, each waits the longer for the rate. */
  get useful(): number {
    return this.#passing + rounding + this.#rate.spare / rounds;
  }

  /** Notes that a request has passed; what it answers is called when the reply is here. */
  send(): () => void {
    this.#sent += 1;
    const before = this.#sent + this.#rate.spare;
    return () => {
      const { spare } = this.#rate;
      // Of a full stock, nobody knows how much more would have passed.
      const passed = spare < burst ? this.#sent + spare - before : Infinity;
      const isKnown = Number.isFinite(this.#passing) && Number.isFinite(passed);
      this.#passing = isKnown ? this.#passing + weight * (passed - this.#passing) : passed;
    };
  }
}
