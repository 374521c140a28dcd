import { preview } from './wire/preview.js';

/** A limit of the service. Requests beyond it get a 429. */
export interface RequestLimit {
  /** Requests that are accepted in any second. A function is called for each request, so the limit can move. */
  readonly perSecond: number | (() => number);
  /** Seconds that a 429 announces in the header `Retry-After`. @default not announced */
  readonly retryAfter?: number | undefined;
}

/** Counts the accepted requests of the last second. */
export class RequestCounter {
  #accepted: number[] = [];

  accepts(now: number, { perSecond }: RequestLimit): boolean {
    const limit = typeof perSecond === 'function' ? perSecond() : perSecond;
    this.#accepted = this.#accepted.filter((at) => at > now - 1000);
    if (this.#accepted.length >= limit) return false;
    this.#accepted.push(now);
    return true;
  }
}

export function checkLimit(limit: RequestLimit): void {
  const { perSecond, retryAfter = 0 } = Object(limit);
  if (typeof perSecond !== 'function' && !(typeof perSecond === 'number' && perSecond >= 0))
    throw new RangeError(
      `limit.perSecond: expected a number from 0, or a function that returns one, got ${preview(perSecond)}`,
    );
  if (!(typeof retryAfter === 'number' && retryAfter >= 0 && retryAfter < Infinity))
    throw new RangeError(
      `limit.retryAfter: expected a finite number of seconds from 0, got ${preview(retryAfter)}`,
    );
}
