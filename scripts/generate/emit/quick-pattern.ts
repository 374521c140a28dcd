// V8 counts the repetitions of `[0-9a-f]{40}` one by one, which takes longer than to read as many of them written out.

/** What stands for one character: a class, or the digits. */
const one = String.raw`(\[(?:[^\]\\]|\\.)+\]|\\d)`;
const block = 8;

/**
 * A pattern that matches the same texts in less time, and is told no groups: what repeats is written out by eights, and
 * where the end may be left out, the longest text is tried first, as it mostly comes.
 */
export function quickPattern(pattern: RegExp): RegExp {
  const { source, flags } = pattern;
  // Here a sign may be another than it seems.
  const isOdd = /\\[^dwWs.\-/+:$]|\(\?|\}\?|\[[^\]]*[()|*{][^\]]*\]/.test(source);
  if (flags !== '' || isOdd) return pattern;
  const alike = longestFirst(source)
    .replace(/\((?!\?)/g, '(?:')
    .replace(hexadecimal, '[\\da-fA-F]');
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
const hexadecimal = /\[(?:0-9A-Fa-f|0-9a-fA-F|A-Fa-f0-9|a-fA-F0-9)\]/g;

/** `^\d{1,10}(\.\d{1,9})?$` is mostly as long as it can be. */
function longestFirst(source: string): string {
  const inner = /^\^([^|]*\{\d+,\d+\}[^|]*)\)\?\$$/.exec(source)?.[1];
  if (inner === undefined) return source;
  return `^(${inner.replace(/\{\d+,(\d+)\}/g, '{$1}')})|${inner})?)$`;
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
  const some = count === 1 ? each : `(?:${each.repeat(count)})`;
  return block % count === 0 ? `(?:${each.repeat(block)})*${some}{0,${block / count - 1}}` : `${some}*`;
}

function times(each: string, count: number): string {
  const blocks = Math.floor(count / block);
  const eights = blocks > 1 ? `(?:${each.repeat(block)}){${blocks}}` : each.repeat(blocks * block);
  return `${eights}${each.repeat(count % block)}`;
}
