import { type PatternPart, parsePattern, UnsupportedPattern } from './parse-pattern.js';

// An engine that backtracks keeps a place for each round of a loop, to return to it. V8 has 64 MB for them: /^([\da-f]{2})*$/ ends in
// a RangeError on a text of 8 MB, although it takes linear time. It needs no place for a loop over characters, and over a group of so
// many of them in each round, if the group captures nothing and they are written out. It counts the rounds of /a{4,}/. A program
// that has compiled 1 MB of patterns gets no more optimised ones: then it writes out nothing by itself, and counts those of /a+/.

/** One character of a pattern: a class, an escape, or itself. */
const character = String.raw`(?:\[(?:[^\]\\]|\\[\s\S])+\]|\\[dDwWsS.\-/+:]|[^\\()[\]{}|*+?.^$])`;
const fixedLoop = new RegExp(
  String.raw`(?<!\\)\((?:\?:)?((?:${character}(?:\{\d{1,2}\})?)+)\)(?=[*+]|\{\d+,\})`,
  'g',
);
const counted = new RegExp(String.raw`(${character})\{(\d{1,2})\}`, 'g');

/** Each character or group with what follows it, so that no search begins within a class. */
const atLeast = new RegExp(String.raw`(${character}|\(\?:(?:${character})+\))(\{(\d+),\}|\+)?(?!\?)`, 'g');

/** A pattern that matches the same texts. Loops over a group of so many characters keep no places. */
export function withoutPlaces(pattern: RegExp): RegExp {
  // A parenthesis in a class could be taken for that of a group.
  if (/\[[^\]]*[()]/.test(pattern.source)) return pattern;
  const source = groupsWrittenOut(pattern).replace(
    atLeast,
    (written: string, each: string, times?: string, least = '1') => {
      if (times === undefined) return written;
      return `${least === '1' ? each : `${each}{${least}}`}${each}*`;
    },
  );
  return source === pattern.source ? pattern : new RegExp(source, pattern.flags);
}

function groupsWrittenOut({ source }: RegExp): string {
  return source.replace(fixedLoop, (_, body: string) => `(?:${body.replace(counted, writtenOut)})`);
}

function writtenOut(_: string, each: string, count: string): string {
  return each.repeat(Number(count));
}

/** V8 writes out up to three by itself, if it optimises. */
const writtenOutByEngine = 3;

/** From here, a range is a loop: so many places would not matter. */
const manyRounds = 10_000;

/** Whether a text of some MB may exhaust the stack: the pattern has a loop over a group that is not so many characters. */
export function keepsPlaces(pattern: RegExp): boolean {
  try {
    return groupsWrittenOut(pattern) !== pattern.source || hasLoop(parsePattern(pattern));
  } catch (error) {
    if (error instanceof UnsupportedPattern) return true;
    throw error;
  }
}

function hasLoop(part: PatternPart): boolean {
  switch (part.type) {
    case 'repeat':
      return hasLoop(part.part) || (part.max > manyRounds && keepsRounds(part));
    case 'sequence':
    case 'alternatives':
      return part.parts.some(hasLoop);
    case 'lookahead':
      return hasLoop(part.part);
    default:
      return false;
  }
}

/** Of the rounds of a range, of the first ones that are counted, and of a group that is not so many characters. */
function keepsRounds({ part, min, max }: Extract<PatternPart, { type: 'repeat' }>): boolean {
  return max !== Infinity || min > writtenOutByEngine || !isFixed(part);
}

/** Whether it reads the same number of characters in each round, in one way. */
function isFixed(part: PatternPart): boolean {
  switch (part.type) {
    case 'character':
      return true;
    case 'sequence':
      return part.parts.every(isFixed);
    case 'repeat':
      return part.min === part.max && part.max <= writtenOutByEngine && part.part.type === 'character';
    case 'lookahead':
      return isFixed(part.part);
    default:
      return false;
  }
}
