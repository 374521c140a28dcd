/** A suggestion such as ` Did you mean contract.id?`. Empty if no name is similar. */
export function didYouMean(text: string, names: readonly string[]): string {
  const letters = lettersOf(text);
  let nearest = '';
  // A third of the letters may differ.
  let least = Math.max(1, letters.length / 3);
  for (const name of names) {
    const differences = editDistance(letters, lettersOf(name));
    if (differences > least || (nearest && differences === least)) continue;
    nearest = name;
    least = differences;
  }
  return nearest && ` Did you mean ${nearest}?`;
}

function lettersOf(name: string): string {
  return name
    .slice(0, 64)
    .toLowerCase()
    .replace(/[^a-z\d]/g, '');
}

/** The number of letters to insert, remove or replace (Levenshtein distance). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const letter of a) {
    let diagonal = row[0] ?? 0;
    let left = diagonal + 1;
    row = row.map((above, at) => {
      if (at > 0) left = Math.min(left + 1, above + 1, diagonal + (letter === b[at - 1] ? 0 : 1));
      diagonal = above;
      return left;
    });
  }
  return row[b.length] ?? 0;
}
