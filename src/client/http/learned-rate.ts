/** Milliseconds between the first two probes after a 429. The interval doubles with each probe. */
const firstProbeInterval = 50;
/** A service that is back is noticed within a second. */
const longestProbeInterval = 1000;
/** Start just below the estimate: at the estimate itself, every second request would be refused. */
const initialShareOfLimit = 0.95;
/** Requests per second: even the lowest estimate lets a request through every two seconds. */
const lowestLimit = 0.5;
/** A handful of accepted requests is weak evidence of a low limit. Never start below this many a second. */
const lowestInitialLimit = 10;
/** Milliseconds in which accepted requests are counted: limits of services are numbers of requests per second. */
const countedTime = 1000;
/** Milliseconds. If a request is sent with no more delay than this, or than the interval, the rate is in full use. */
const latenessOfTimers = 10;

/**
 * `plateau`: seconds in use until the estimated limit is reached. Above it, the rate grows by `growth` times the cube of the
 * seconds: a hundredfold within ten seconds of use. A 429 is a larger share of a low limit, so it is risked less often.
 */
interface Pace {
  readonly plateau: number;
  readonly growth: number;
}

const lowLimit = 50;
const paceOfLowLimit: Pace = { plateau: 6, growth: 1.5 };
const usualPace: Pace = { plateau: 4, growth: 0.5 };

function paceOf(limit: number): Pace {
  if (limit < lowLimit) return paceOfLowLimit;
  return usualPace;
}

/**
 * Finds the limit of a service that does not announce it. A 429 shows that the rate is too high. The limit is then about
 * the number of requests that were accepted in the last second. Requests are probes until one of them is accepted. The
 * estimate is lowered with each probe that is refused. The rate stays just below the limit for some seconds, and then grows
 * as a cubic function of the time in use, until the next 429. TCP finds the capacity of a network in the same way:
 * https://www.rfc-editor.org/rfc/rfc9438
 */
export class LearnedRate {
  #limit = Infinity;
  /** Since the limit was estimated. A client that sends less than the rate learns nothing about the limit. */
  #secondsInUse = 0;
  #lastUse = -Infinity;
  /** When the estimate changed last. Requests that were sent before say nothing about the rate since then. */
  #changedAt = -Infinity;
  /** Milliseconds between probes. Undefined if requests are accepted. */
  #probeInterval: number | undefined;
  /** From then on, the requests that were accepted in the last second are known. */
  #countedFrom = 0;
  readonly #accepted: number[] = [];

  get requestsPerSecond(): number {
    if (this.#probeInterval !== undefined) return 1000 / this.#probeInterval;
    const { plateau, growth } = paceOf(this.#limit);
    const time = this.#secondsInUse - plateau;
    let factor = growth;
    if (time < 0) factor = (1 - initialShareOfLimit) / plateau ** 3;
    return this.#limit * (1 + factor * time ** 3);
  }

  /** A request is sent. @param unused Milliseconds for which it might have been sent earlier. */
  use(now: number, unused: number): void {
    const isFull = unused < Math.max(latenessOfTimers, 1000 / this.requestsPerSecond);
    if (this.#probeInterval !== undefined)
      this.#probeInterval = Math.min(longestProbeInterval, this.#probeInterval * 2);
    else if (isFull) this.#secondsInUse += Math.min(1, (now - this.#lastUse) / 1000);
    this.#lastUse = now;
  }

  accept(now: number, sent: number): void {
    this.#accepted.push(now);
    this.#forgetUncounted(now);
    if (this.#probeInterval === undefined || sent <= this.#changedAt) return;
    this.#probeInterval = undefined;
    this.#secondsInUse = 0;
    this.#changedAt = now;
  }

  reject(now: number, sent: number, underWay: number): void {
    if (sent <= this.#changedAt) return;
    this.#changedAt = now;
    this.#forgetUncounted(now);
    if (this.#limit === Infinity) this.#countedFrom = now + countedTime;
    const estimate = Math.min(this.#upperBound(), this.#acceptedPerSecond(now, underWay));
    this.#limit = Math.max(lowestLimit, estimate);
    this.#probeInterval ??= Math.max(firstProbeInterval, 1000 / this.#limit);
  }

  /** A refused request never raises the estimate. */
  #upperBound(): number {
    if (this.#probeInterval !== undefined) return this.#limit;
    return this.requestsPerSecond;
  }

  #acceptedPerSecond(now: number, underWay: number): number {
    if (now >= this.#countedFrom) return this.#accepted.length + 1;
    return Math.max(lowestInitialLimit, underWay);
  }

  #forgetUncounted(now: number): void {
    while (Number(this.#accepted[0]) <= now - countedTime) this.#accepted.shift();
  }
}
