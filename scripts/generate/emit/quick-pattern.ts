// V8 counts the repetitions of `[0-9a-f]{40}` one by one, which takes longer than to read as many of them written out.

/** What stands for one character: a class, or the digits. */
const one = String.raw`(\[(?:[^\]\\]|\\.)+\]|\\d)`;
const block = 8;
/** Repetitions that are written out one by one. The longest part of an ID has 19 digits. */
const longestWritten = 100;

/**
 * A pattern that matches the same texts in less time, and is told no groups: what repeats is written out by eights, and
 * where the end may be left out, the longest text is tried first, as it mostly comes.
 */
export function quickPattern(pattern: RegExp): RegExp {
  const { source, flags } = pattern;
  // Here a sign may be another than it seems.
  const isOdd = /\\[^dwWs.\-/+:$]|\(\?|\}\?|\[[^\]]*[()|*{][^\]]*\]/.test(source);
  if (flags !== '' || isOdd) return pattern;
  const alike = (longestFirst(source) ?? oneByOneAtEnd(source))
    .replace(/\((?!\?)/g, '(?:')
    .replace(anyHexadecimal, hexadecimal);
  return new RegExp(writtenOut(alike));
}

/**
 * A pattern that matches all other texts, if there is one: V8 keeps the text that a pattern has matched, which takes longer
 * than to see that a short text does not match.
 */
export function otherThan({ source, flags }: RegExp): RegExp | undefined {
  // Without characters of their own, classes and groups: what is left is beside each other or an alternative of the whole.
  let outline = source.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '');
  for (let length = 0; length !== outline.length; ) {
    length = outline.length;
    outline = outline.replace(/\([^()]*\)/g, '');
  }
  const isWhole = flags === '' && source.startsWith('^') && !outline.includes('|');
  return isWhole ? new RegExp(`^(?!${source.slice(1)})`) : undefined;
}

/** Digits of either case, however they are written: patterns that say the same are then one. */
const anyHexadecimal = /\[(?:0-9A-Fa-f|0-9a-fA-F|A-Fa-f0-9|a-fA-F0-9)\]/g;
const hexadecimal = String.raw`[\da-fA-F]`;

/** `^\d{1,10}(\.\d{1,9})?$` is mostly as long as it can be. */
function longestFirst(source: string): string | undefined {
  const [, head = '', tail = ''] = /^\^([^()|]*)\(([^()|]*)\)\?\$$/.exec(source) ?? [];
  const longest = `${head}${tail}`.replace(/\{\d+,(\d+)\}/g, '{$1}');
  return longest === `${head}${tail}` ? undefined : `^(${longest}|${head}(${tail})?)$`;
}

/** What an ID ends with is its longest part: one digit, and another one if there is one, and so on, which is not counted. */
function oneByOneAtEnd(source: string): string {
  return source.replace(new RegExp(`${one}\\{1,(\\d+)\\}\\$$`), (whole, each, most) => {
    const others = Number(most) - 1;
    if (others > longestWritten) return whole;
    return `${`${each}(`.repeat(others)}${each}${')?'.repeat(others)}$`;
  });
}

function writtenOut(source: string): string {
  return source
    .replace(new RegExp(`\\(\\?:${one}(?:\\{(\\d)\\})?\\)\\*`, 'g'), (_, each, count = '1') =>
      anyNumber(each, Number(count)),
    )
    .replace(new RegExp(`${one}\\*`, 'g'), (_, each) => anyNumber(each, 1))
    .replace(new RegExp(`${one}\\{(\\d+)\\}`, 'g'), (_, each, count) => times(each, Number(count)));
}

/** Any number of `count` at a time. What is left of the eights is few, so that one who does not fit is seen at once. */
function anyNumber(each: string, count: number): string {
  const some = group(inARow(each, count));
  return block % count === 0 ? `${group(inARow(each, block))}*${some}{0,${block / count - 1}}` : `${some}*`;
}

function times(each: string, count: number): string {
  const blocks = Math.floor(count / block);
  const eight = inARow(each, block);
  const eights = blocks > 1 ? `${group(eight)}{${blocks}}` : eight.repeat(blocks);
  return `${eights}${inARow(each, count % block)}`;
}

/**
 * So many beside each other. Whether a digit or a letter comes next in a hash is what a processor cannot foresee, and a wrong
 * guess takes longer than a look at the character. So each is looked at twice, for what always holds: it is between `0` and
 * `f`, and not of what lies between digits and letters.
 */
function inARow(each: string, count: number): string {
  if (each !== hexadecimal || count === 0) return each.repeat(count);
  return `(?=${'[0-f]'.repeat(count)})${'[^:-@G-`]'.repeat(count)}`;
}

/** What can be repeated as a whole. */
function group(pattern: string): string {
  return new RegExp(`^${one}$`).test(pattern) ? pattern : `(?:${pattern})`;
}
