/** One way to read a text, to look for something in it that may be spelled in many. */
export interface Spelling {
  /** In lower case. */
  readonly letters: string;
  /** Where one of the letters stands in the text; cheap for those that are asked for in their order. */
  place(index: number): number;
}

// A text that was quoted several times has several backslashes and percent signs; they are read as one.
const escapes =
  /\\+(?:u([\da-f]{4})|(["/]))?|%(?:25)*([\da-f]{2})|&#x([\da-f]{1,6});|&#(\d{1,7});|&(amp|quot|apos|lt|gt);/gi;
const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

/** Letter by letter, as it is written. */
export function asItIs(text: string): Spelling {
  return { letters: lower(text), place: (index) => index };
}

/** As it reads without escapes of JSON, URLs and HTML. */
export function spelling(text: string): Spelling {
  const parts: string[] = [];
  // Where each part begins, in the letters and in the text.
  const letterAt: number[] = [];
  const textAt: number[] = [];
  let length = 0;
  let copied = 0;
  const add = (part: string, at: number): void => {
    parts.push(part);
    letterAt.push(length);
    textAt.push(at);
    length += part.length;
  };
  for (const match of text.matchAll(escapes)) {
    const { index } = match;
    if (index > copied) add(text.slice(copied, index), copied);
    add(character(match), index);
    copied = index + match[0].length;
  }
  add(text.slice(copied), copied);
  let part = 0;
  return {
    letters: lower(parts.join('')),
    place(index) {
      if ((letterAt[part] ?? 0) > index) part = 0;
      while ((letterAt[part + 1] ?? Infinity) <= index) part += 1;
      return (textAt[part] ?? 0) + index - (letterAt[part] ?? 0);
    },
  };
}

function character([, unicode, quoted, percent, hex, decimal, name]: RegExpMatchArray): string {
  if (quoted) return quoted;
  if (name) return entities[name.toLowerCase()] ?? '';
  if (decimal) return String.fromCharCode(Number(decimal));
  const code = unicode ?? percent ?? hex;
  return code ? String.fromCharCode(Number.parseInt(code, 16)) : '\\';
}

/** In lower case as far as that leaves each letter in its place: some capitals become two. */
function lower(text: string): string {
  return text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
}
