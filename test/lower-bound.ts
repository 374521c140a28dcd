/** The number of ascending keys that are less than a key. */
export function lowerBound(keys: readonly bigint[], key: bigint): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? 0n) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
