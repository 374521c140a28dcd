const numeral = /-?\d[\d.eE+-]*/g;

/**
 * An engine keeps all that it replaces in one list, and ends the whole process if that is too long: Node at 22 million places. So a long
 * text is read in pieces.
 */
const pieceLength = 2 ** 20;

/**
 * Replaces the numerals of a JSON text, which are outside of its strings, and the quote that begins each string. The strings are found by
 * a loop: a pattern for them repeats a group at each escape, for which engines keep a place, and a text of some MB exhausts their stack.
 */
export function replaceNumerals(text: string, replace: (numeral: string) => string, opening = '"'): string {
  const pieces: string[] = [];
  let piece: string[] = [];
  const add = (...parts: string[]): void => {
    piece.push(...parts);
    if (piece.length < pieceLength) return;
    pieces.push(piece.join(''));
    piece = [];
  };
  const addOutside = (from: number, to: number): void => {
    for (let at = from; at < to; ) {
      const end = endOfPiece(text, at, to);
      add(text.slice(at, end).replace(numeral, replace));
      at = end;
    }
  };
  let at = 0;
  for (let quote = text.indexOf('"'); quote >= 0; quote = text.indexOf('"', at)) {
    const end = endOfString(text, quote);
    addOutside(at, quote);
    add(opening, text.slice(quote + 1, end));
    at = end;
  }
  addOutside(at, text.length);
  return pieces.join('') + piece.join('');
}

/** A place behind which no numeral goes on. */
function endOfPiece(text: string, from: number, to: number): number {
  let end = from + pieceLength;
  while (end < to && /[\d.eE+-]/.test(text[end] as string)) end += 1;
  return Math.min(end, to);
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
