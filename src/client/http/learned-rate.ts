/** Milliseconds of the first probe after a 429. The interval doubles, up to a second. */
const firstProbe = 50;
/** Of the estimated limit, the share that is sent first. */
const firstShare = 0.95;
/**
 * `plateau`: seconds until the estimated limit is reached. Above it, the rate grows by `growth` times the cube of the
 * seconds: a hundredfold within ten seconds of use. A 429 is a larger share of a low limit, so it is risked less often.
 */
const paceOf = (limit: number) => (limit < 50 ? { plateau: 6, growth: 1.5 } : { plateau: 4, growth: 0.5 });
const lowest = 0.5;
/** The least first estimate, as few requests show little. */
const leastFirst = 10;

/**
 * Finds the limit of a service that does not announce it. A 429 shows that the rate is too high. The limit is then about
 * the number of requests that were accepted in the last second. Requests are probes until one of them is accepted. The
 * estimate is lowered with each probe that is refused. The rate stays just below the limit for some seconds, and then grows
 * as a cubic function of the time in use, until the next 429.
 */
export class LearnedRate {
  #limit = Infinity;
  /** Seconds in use since the limit was estimated. */
  #time = 0;
  #lastUse = -Infinity;
  /** Requests that were sent before say nothing about the rate since then. */
  #since = -Infinity;
  /** Milliseconds between probes. 0 if requests are accepted. */
  #probe = 0;
  /** From then on, the requests that were accepted in the last second are known. */
  #countedFrom = 0;
  readonly #accepted: number[] = [];

  get requestsPerSecond(): number {
    if (this.#probe > 0) return 1000 / this.#probe;
    const { plateau, growth } = paceOf(this.#limit);
    const time = this.#time - plateau;
    const factor = time < 0 ? (1 - firstShare) / plateau ** 3 : growth;
    return this.#limit * (1 + factor * time ** 3);
  }

  /** @param unused Milliseconds for which the request might have been sent earlier. */
  use(now: number, unused: number): void {
    const isFull = unused < Math.max(10, 1000 / this.requestsPerSecond);
    if (this.#probe > 0) this.#probe = Math.min(1000, this.#probe * 2);
    else if (isFull) this.#time += Math.min(1, (now - this.#lastUse) / 1000);
    this.#lastUse = now;
  }

  accept(now: number, sent: number): void {
    this.#accepted.push(now);
    this.#forget(now);
    if (this.#probe === 0 || sent <= this.#since) return;
    this.#probe = 0;
    this.#time = 0;
    this.#since = now;
  }

  /** @param announced The limit that the reply announces, in requests per second. */
  reject(now: number, sent: number, underWay: number, announced = Infinity): void {
    if (sent <= this.#since) return;
    this.#since = now;
    this.#forget(now);
    if (this.#limit === Infinity) this.#countedFrom = now + 1000;
    const isCounted = now >= this.#countedFrom;
    const accepted = isCounted ? this.#accepted.length + 1 : Math.max(leastFirst, underWay);
    const most = this.#probe > 0 ? this.#limit : this.requestsPerSecond;
    this.#limit = Math.max(lowest, Math.min(most, accepted, announced));
    if (this.#probe === 0) this.#probe = Math.max(firstProbe, 1000 / this.#limit);
  }

  #forget(now: number): void {
    while (Number(this.#accepted[0]) <= now - 1000) this.#accepted.shift();
  }
}
