/** A shorter part may be there by chance, such as `id`. */
const minPart = 4;

/**
 * A suggestion such as ` Did you mean contract.id?`, for at most one wrong, missing, additional or swapped letter, or for a part of
 * a name, such as `concurrency`.
 */
export function didYouMean(text: string, names: readonly string[]): string {
  const letters = lettersOf(text);
  const variants = variantsOf(letters);
  const nearest =
    names.find((name) => lettersOf(name) === letters) ??
    names.find((name) => variantsOf(lettersOf(name)).some((variant) => variants.includes(variant))) ??
    names.find((name) => letters.length >= minPart && lettersOf(name).includes(letters));
  return nearest === undefined ? '' : ` Did you mean ${nearest}?`;
}

function lettersOf(name: string): string {
  return name
    .slice(0, 64)
    .toLowerCase()
    .replace(/[^a-z\d]/g, '');
}

/** The text, and the text without one of its letters. */
function variantsOf(text: string): string[] {
  return [text, ...Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1))];
}
