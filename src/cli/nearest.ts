/** The word that another was most likely meant to be, as a question; empty where none is near. */
export function didYouMean(given: string, words: readonly string[]): string {
  const wanted = given.toLowerCase();
  const near = words
    .map((word) => ({ word, distance: distance(wanted, word.toLowerCase()) }))
    .filter(({ word, distance }) => distance <= Math.max(1, Math.floor(word.length / 3)))
    .sort((a, b) => a.distance - b.distance);
  const [nearest] = near;
  return nearest ? ` Did you mean ${nearest.word}?` : '';
}

/** How many letters have to be put in, left out, changed or swapped with the next. */
function distance(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? (before[j - 2] ?? 0) + 1 : change;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change, swap));
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
