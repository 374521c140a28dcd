/** A part of a name, such as `concurrency`, is as near as a name with one or two wrong letters. */
const distanceOfPart = 1.5;
/** A shorter part may be there by chance, such as `id`. */
const minPart = 4;
/** No name is longer. A longer text is compared by its beginning, so that the time stays bounded. */
const maxLetters = 64;
/** The first letter is the one that is mistyped least often: `dsc` means `desc`, not `asc`. */
const bonusOfFirstLetter = 0.5;

/**
 * A suggestion such as ` Did you mean contract.id?`: the name with the fewest wrong, missing, additional or swapped letters,
 * at most a third of its letters, or a name that contains the text.
 */
export function didYouMean(text: string, names: readonly string[]): string {
  const letters = lettersOf(text);
  let nearest = '';
  let least = Infinity;
  for (const name of names) {
    const own = lettersOf(name);
    const isPart = letters.length >= minPart && own.includes(letters);
    const allowed = Math.max(1, own.length / 3);
    const mistakes = Math.min(editDistance(letters, own), isPart ? distanceOfPart : Infinity);
    const distance = name[0] === text[0] ? mistakes - bonusOfFirstLetter : mistakes;
    if (mistakes > allowed || distance >= least) continue;
    nearest = name;
    least = distance;
  }
  return nearest && ` Did you mean ${nearest}?`;
}

function lettersOf(name: string): string {
  return name
    .slice(0, maxLetters)
    .toLowerCase()
    .replace(/[^a-z\d]/g, '');
}

/** The Damerau–Levenshtein distance, row by row: how many letters differ, counting two swapped ones as one. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, length) => length);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[i - 1] === b[column - 1];
      const isSwapped = i > 1 && column > 1 && a[i - 1] === b[column - 2] && a[i - 2] === b[column - 1];
      const replaced = Number(last[column - 1]) + Number(!isSame);
      const swapped = isSwapped ? Number(beforeLast[column - 2]) + 1 : replaced;
      row.push(Math.min(Number(last[column]) + 1, Number(row[column - 1]) + 1, replaced, swapped));
    }
    beforeLast = last;
    last = row;
  }
  return Number(last.at(-1));
}
