import { spelling } from './spelling.js';

interface Range {
  from: number;
  to: number;
}

// An escape of which the rest was cut.
const halfEscape = /(?:\\+(?:u[\da-f]{0,3})?|%(?:25)*[\da-f]?|&#?\w{0,7})$/i;

/**
 * A text with `***` for each of some secrets, which are given in their plainest spelling. One that ends in `…` was cut,
 * so what a secret begins with is hidden at its end.
 */
export function hide(text: string, secrets: readonly string[]): string {
  const isCut = text.endsWith('…');
  const { plain, place } = spelling(isCut ? withoutHalfEscape(text.slice(0, -1)) : text);
  const ranges: Range[] = [];
  for (const secret of secrets) {
    for (let at = plain.indexOf(secret); at >= 0; at = plain.indexOf(secret, at + secret.length))
      ranges.push({ from: at, to: at + secret.length });
  }
  const half = isCut ? Math.max(...secrets.map((secret) => beginningAtEnd(plain, secret))) : 0;
  if (half > 0) ranges.push({ from: plain.length - half, to: plain.length });
  const parts: string[] = [];
  let told = 0;
  for (const { from, to } of merged(ranges)) {
    parts.push(text.slice(told, place(from)), '***');
    told = place(to);
  }
  return parts.join('') + (half > 0 ? '…' : text.slice(told));
}

function withoutHalfEscape(text: string): string {
  // The end alone, as a long run of backslashes would be tried from each of them.
  const end = text.slice(-40);
  return text.slice(0, text.length - end.length) + end.replace(halfEscape, '');
}

/** Ranges in their order, those that overlap as one. */
function merged(ranges: Range[]): Range[] {
  const whole: Range[] = [];
  for (const { from, to } of ranges.sort((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (last && from < last.to) last.to = Math.max(last.to, to);
    else whole.push({ from, to });
  }
  return whole;
}

/** How much of a secret's beginning a text ends with. */
function beginningAtEnd(text: string, secret: string): number {
  let length = Math.min(secret.length - 1, text.length);
  while (length > 0 && !text.endsWith(secret.slice(0, length))) length -= 1;
  return length;
}
