const numeral = /-?\d[\d.eE+-]*/g;

/**
 * Replaces the numerals of a JSON text, which are outside of its strings, and the quote that begins each string. The strings are found by
 * a loop: a pattern for them repeats a group at each escape, for which engines keep a place, and a text of some MB exhausts their stack.
 */
export function replaceNumerals(text: string, replace: (numeral: string) => string, opening = '"'): string {
  const parts: string[] = [];
  let at = 0;
  for (let quote = text.indexOf('"'); quote >= 0; quote = text.indexOf('"', at)) {
    const end = endOfString(text, quote);
    parts.push(text.slice(at, quote).replace(numeral, replace), opening, text.slice(quote + 1, end));
    at = end;
  }
  return parts.join('') + text.slice(at).replace(numeral, replace);
}

/** The place behind a string. A string without an end reaches to that of the text, so that no quote is searched for twice. */
function endOfString(text: string, begin: number): number {
  for (let quote = text.indexOf('"', begin + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let first = quote;
    while (text[first - 1] === '\\') first -= 1;
    const isEscaped = (quote - first) % 2 === 1;
    if (!isEscaped) return quote + 1;
  }
  return text.length;
}
