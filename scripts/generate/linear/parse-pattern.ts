/** A part of a regular expression. Groups are left out: only what they contain matters here. */
export type PatternPart =
  /** One character: a literal, an escape, a class or a dot, as it is written. */
  | { readonly type: 'character'; readonly source: string }
  /** `^` without the flag `m`. */
  | { readonly type: 'start' }
  /** Anything else that matches no character and may fail: `$`, `\b`, a short lookbehind. */
  | { readonly type: 'condition' }
  | { readonly type: 'sequence'; readonly parts: readonly PatternPart[] }
  | { readonly type: 'alternatives'; readonly parts: readonly PatternPart[] }
  | { readonly type: 'repeat'; readonly part: PatternPart; readonly min: number; readonly max: number }
  | { readonly type: 'lookahead'; readonly part: PatternPart };

/** A pattern that the analysis does not support. The message ends a sentence that begins with "it has". */
export class UnsupportedPattern extends Error {}

/** Deeper groups would exhaust the call stack. Patterns that people write have fewer than ten. */
const maxDepth = 100;

/** A lookbehind is tried at each character. Those that people write name some words. */
const maxWays = 100;

/** Parses a regular expression that the engine accepts, so no syntax error is expected here. */
export function parsePattern({ source, flags }: RegExp): PatternPart {
  if (flags.includes('v')) throw new UnsupportedPattern('the flag v');
  return new Parser(source, flags.includes('m'), flags.includes('u')).alternatives(0);
}

const surrogatePair =
  /[\ud800-\udbff][\udc00-\udfff]|\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}/y;

class Parser {
  #at = 0;

  constructor(
    private readonly source: string,
    private readonly isMultiline: boolean,
    private readonly isUnicode: boolean,
  ) {}

  alternatives(depth: number): PatternPart {
    if (depth > maxDepth) throw new UnsupportedPattern(`more than ${maxDepth} nested groups`);
    const parts = [this.#sequence(depth)];
    while (this.#skip(/\|/y)) parts.push(this.#sequence(depth));
    const [only, another] = parts;
    return only && !another ? only : { type: 'alternatives', parts };
  }

  #sequence(depth: number): PatternPart {
    const parts: PatternPart[] = [];
    while (this.#at < this.source.length && !/[|)]/.test(this.source.charAt(this.#at)))
      parts.push(this.#quantified(this.#atom(depth)));
    const [only, another] = parts;
    return only && !another ? only : { type: 'sequence', parts };
  }

  #quantified(part: PatternPart): PatternPart {
    const [text, least, comma, most] = this.#skip(/(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/y) ?? [];
    if (text === undefined) return part;
    if (least === undefined)
      return {
        type: 'repeat',
        part,
        min: text.startsWith('+') ? 1 : 0,
        max: text.startsWith('?') ? 1 : Infinity,
      };
    const min = Number(least);
    if (!comma) return { type: 'repeat', part, min, max: min };
    return { type: 'repeat', part, min, max: most ? Number(most) : Infinity };
  }

  #atom(depth: number): PatternPart {
    const group = this.#skip(/\((?:\?(?:<?[=!]|:|<[^>]*>))?/y);
    if (group) return this.#group(group[0], depth);
    if (this.#skip(/\^/y)) return { type: this.isMultiline ? 'condition' : 'start' };
    if (this.#skip(/\$|\\[bB]/y)) return { type: 'condition' };
    if (this.#skip(/\\(?:[1-9]|k<)/y)) throw new UnsupportedPattern('a back-reference');
    const character =
      /\[(?:[^\]\\]|\\.)*\]|\\(?:c[A-Za-z]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|u\{[\da-fA-F]+\}|[pP]\{[^}]*\}|.)|./sy;
    // With the flag u, a surrogate pair is one character, also if its halves are escapes.
    const pair = this.isUnicode ? this.#skip(surrogatePair) : null;
    const found = pair ?? this.#skip(character);
    return { type: 'character', source: found?.[0] ?? '' };
  }

  #group(opening: string, depth: number): PatternPart {
    const part = this.alternatives(depth + 1);
    this.#skip(/\)/y);
    switch (opening) {
      case '(?=':
      case '(?!':
        return { type: 'lookahead', part };
      case '(?<=':
      case '(?<!':
        // It is matched backwards, from every character on which the pattern before it may end.
        if (isUnbounded(part)) throw new UnsupportedPattern('a repetition in a lookbehind');
        if (waysOf(part) > maxWays) throw new UnsupportedPattern('too many ways to match a lookbehind');
        return { type: 'condition' };
      default:
        return part;
    }
  }

  #skip(token: RegExp): RegExpExecArray | null {
    token.lastIndex = this.#at;
    const found = token.exec(this.source);
    if (found) this.#at = token.lastIndex;
    return found;
  }
}

function isUnbounded(part: PatternPart): boolean {
  switch (part.type) {
    case 'sequence':
    case 'alternatives':
      return part.parts.some(isUnbounded);
    case 'repeat':
      return part.max === Infinity || isUnbounded(part.part);
    case 'lookahead':
      return isUnbounded(part.part);
    default:
      return false;
  }
}

/** In how many ways a part of a bounded length may match, at most. */
function waysOf(part: PatternPart): number {
  switch (part.type) {
    case 'sequence':
      return part.parts.reduce((ways, each) => ways * waysOf(each), 1);
    case 'alternatives':
      return part.parts.reduce((ways, each) => ways + waysOf(each), 0);
    case 'repeat': {
      const waysOfOne = waysOf(part.part);
      let ways = 0;
      for (let count = part.min; count <= part.max && ways <= maxWays; count += 1) ways += waysOfOne ** count;
      return ways;
    }
    case 'lookahead':
      return waysOf(part.part);
    default:
      return 1;
  }
}
