import { asItIs, type Spelling, spelling } from './spelling.js';

/** A place in a text, or in a spelling of it. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** Texts to hide, as they are looked for. */
export interface Secrets {
  /** In a text as it is written: as they are, and as they read without escapes. */
  readonly written: readonly string[];
  /** In a text without its escapes. */
  readonly plain: readonly string[];
  /** How long the shortest is; no spelling is shorter than what it spells. */
  readonly shortest: number;
}

export function secretsToHide(secrets: readonly string[]): Secrets {
  const plain = [...new Set(secrets.map((secret) => spelling(secret).letters))];
  const written = [...new Set([...secrets.map((secret) => asItIs(secret).letters), ...plain])];
  return { written, plain, shortest: Math.min(...plain.map(({ length }) => length)) };
}

// An escape of which the rest was cut.
const halfEscape = /(?:\\+(?:u[\da-f]{0,3})?|%(?:25)*[\da-f]?|&#?\w{0,7})$/i;

/**
 * A text with `***` for each of some secrets. One that ends in `…` was cut, so what a secret begins with is hidden at
 * its end.
 */
export function hide(text: string, { written, plain, shortest }: Secrets): string {
  const isCut = text.endsWith('…');
  if (text.length < shortest && !isCut) return text;
  const end = isCut ? text.length - 1 : text.length;
  const read = text.slice(0, end);
  const found = [
    // What stands before a secret may make an escape of its first letters.
    ...find(asItIs(read), written, end, isCut),
    ...(/[\\%&]/.test(read) ? find(spelling(isCut ? withoutHalfEscape(read) : read), plain, end, isCut) : []),
  ];
  if (found.length === 0) return text;
  const parts: string[] = [];
  let told = 0;
  for (const { from, to } of merged(found)) {
    parts.push(text.slice(told, from), '***');
    told = to;
  }
  return parts.join('') + text.slice(told);
}

/** Where secrets stand in the text that is spelled, and ends at `end`. */
function find(
  { letters, place }: Spelling,
  secrets: readonly string[],
  end: number,
  isCut: boolean,
): Range[] {
  const ranges: Range[] = [];
  let cut = 0;
  for (const secret of secrets) {
    for (let at = letters.indexOf(secret); at >= 0; at = letters.indexOf(secret, at + secret.length))
      ranges.push({ from: at, to: at + secret.length });
    if (isCut) cut = Math.max(cut, beginningAtEnd(letters, secret));
  }
  const whole = merged(ranges).map(({ from, to }) => ({ from: place(from), to: place(to) }));
  return cut > 0 ? [...whole, { from: place(letters.length - cut), to: end }] : whole;
}

/** Ranges in their order, those that overlap as one. */
function merged(ranges: readonly Range[]): Range[] {
  const whole: Range[] = [];
  for (const range of [...ranges].sort((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (!last || range.from >= last.to) whole.push(range);
    else if (range.to > last.to) whole[whole.length - 1] = { from: last.from, to: range.to };
  }
  return whole;
}

function withoutHalfEscape(text: string): string {
  // The end alone, as a long run of backslashes would be tried from each of them.
  const end = text.slice(-40);
  return text.slice(0, text.length - end.length) + end.replace(halfEscape, '');
}

/** How much of a secret's beginning a text ends with. */
function beginningAtEnd(text: string, secret: string): number {
  let length = Math.min(secret.length - 1, text.length);
  while (length > 0 && !text.endsWith(secret.slice(0, length))) length -= 1;
  return length;
}
