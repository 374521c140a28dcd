export function alternatives(words: readonly string[]): string {
  return words.join(', ').replace(/, ([^,]+)$/, ' or $1');
}

export function didYouMean(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  const [nearest] = words
    .map((word) => ({ word, distance: editDistance(lower, word.toLowerCase()) }))
    .filter(({ word, distance }) => distance <= Math.max(1, Math.floor(word.length / 3)))
    // Of equally similar words, prefer the one with the same first letter: desc, not asc, for dsc.
    .map(({ word, distance }) => ({ word, distance: word[0] === text[0] ? distance - 0.5 : distance }))
    .sort((a, b) => a.distance - b.distance);
  return nearest ? ` Did you mean ${nearest.word}?` : '';
}

function editDistance(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replace = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? (before[j - 2] ?? 0) + 1 : replace;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replace, swap));
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
