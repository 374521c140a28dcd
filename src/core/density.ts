// A page with little in it says little of what follows: the next slice is at most this much wider.
const growth = 8n;

/**
 * How wide a slice is to hold about 0.9 page, where another of a width has held so many items. A little room is left,
 * as a slice that holds more than a page takes a second request.
 */
export function fittingWidth(width: bigint, items: number, size: number): bigint {
  const fitting = (width * BigInt(9 * size)) / BigInt(10 * items);
  const widest = width * growth;
  return fitting > widest ? widest : greater(fitting, 1n);
}

export function greater(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
