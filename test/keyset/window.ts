import { type Bounds, isCrossed, rangeOf } from './bound.js';
import type { Order } from './query.js';

/** The width of a window in nanoseconds, and the first and last time of the ledger. */
export interface WindowSettings {
  readonly width: bigint;
  readonly begin: bigint;
  readonly now: bigint;
}

/** The part of a range that one request covers. `edge` is the bound of its next link, if more is left. */
export interface Window {
  readonly begin: bigint;
  readonly end: bigint;
  readonly edge?: bigint;
}

/** The first window of a range, in walking direction. */
export function windowOf(bounds: Bounds, order: Order, settings: WindowSettings): Window {
  const range = isCrossed(bounds) ? {} : rangeOf(bounds);
  const { begin = settings.begin, end = settings.now } = range;
  if (end - begin + 1n <= settings.width) return { begin, end };
  if (order === 'asc') {
    const edge = begin + settings.width - 1n;
    return { begin, end: edge, edge };
  }
  const edge = end - settings.width + 1n;
  return { begin: edge, end, edge };
}
