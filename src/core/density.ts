// After a slice with little in it or nothing, the next is at most this much wider.
const growth = 8n;

/**
 * How wide a slice is to hold about 0.9 page, where another of a width has held so many items. A little room is left,
 * as one that holds more than a page takes a second request.
 */
export function fittingWidth(width: bigint, count: bigint, size: bigint): bigint {
  const widest = width * growth;
  const fitting = count === 0n ? widest : (width * size * 9n) / (count * 10n);
  return fitting > widest ? widest : fitting > 1n ? fitting : 1n;
}
