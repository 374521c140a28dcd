/** The middle of many measurements, and the two values between which half of them lie. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

export function spread(values: readonly number[]): Spread {
  return { median: median(values), low: quantile(values, 0.25), high: quantile(values, 0.75) };
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which a share of the values lies; between two of them in proportion. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)];
  const above = sorted[Math.ceil(at)];
  if (below === undefined || above === undefined) throw new RangeError('no values to take the middle of');
  return below + (above - below) * (at - Math.floor(at));
}

/** Value by value, as both were measured back to back in one round: what slows a whole round cancels out. */
export function ratios(values: readonly number[], others: readonly number[]): Spread {
  if (values.length !== others.length) throw new RangeError('rounds of two numbers cannot be compared');
  return spread(values.map((value, index) => value / (others[index] ?? Number.NaN)));
}
