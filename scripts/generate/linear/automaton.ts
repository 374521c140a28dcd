import { type PatternPart, parsePattern, UnsupportedPattern } from './parse-pattern.js';

/** A place in a pattern that reads one character. */
export interface State {
  /** The characters it reads, a bit for each of `samples`. */
  readonly reads: bigint;
  /** The states that read the next character, with the number of ways to them: 1, or 2 for any more. */
  readonly next: Map<State, number>;
  /** Whether the pattern has matched once this character was read, whatever follows. */
  isEnd: boolean;
}

/** The states that a part of a pattern begins and ends with. Numbers are ways: 0, 1, or 2 for any more. */
interface Fragment {
  readonly first: ReadonlyMap<State, number>;
  readonly last: ReadonlyMap<State, number>;
  /** In how many ways it matches no character. */
  readonly empty: number;
  /** Those of `last` after which no condition has to hold. */
  readonly freeLast: ReadonlySet<State>;
  readonly isFreelyEmpty: boolean;
}

/**
 * From here, `{1,19}` is a repetition like `+`. Shorter ones are written out, because they cost a constant factor only:
 * `(\d{1,5}\.){0,2}` is no nested repetition.
 */
const longestWrittenOut = 32;
/** Of the patterns that people write, the longest has about 600 states: a bloom filter of 512 digits. */
const maxStates = 2000;
/** A longer pattern would take long to parse. */
const maxLength = 5000;

const nothing: Fragment = {
  first: new Map(),
  last: new Map(),
  empty: 1,
  freeLast: new Set(),
  isFreelyEmpty: true,
};

/**
 * The automaton of a regular expression, after Glushkov: one state for each character of the pattern, and no moves that
 * read nothing. Counts are written out or replaced by endless repetitions, which match in at least as many ways. The first
 * state stands before the match: it reads any text, because a search begins again at each character.
 */
export function automatonOf(pattern: RegExp): readonly State[] {
  if (pattern.source.length > maxLength) throw new UnsupportedPattern(`more than ${maxLength} characters`);
  const builder = new Builder(pattern);
  const { first, freeLast } = builder.fragment(parsePattern(pattern));
  for (const state of freeLast) state.isEnd = true;
  const search: State = { reads: everything, next: new Map(first), isEnd: false };
  if (!pattern.sticky) search.next.set(search, 1);
  return [search, ...builder.states];
}

class Builder {
  readonly states: State[] = [];
  readonly #characters = new Map<string, bigint>();
  readonly #samples: readonly string[];

  constructor(private readonly pattern: RegExp) {
    this.#samples = samplesOf(pattern);
  }

  fragment(part: PatternPart): Fragment {
    switch (part.type) {
      case 'character':
        return this.#state(this.#charactersOf(part.source));
      case 'start':
        return this.#state(startOfText);
      case 'condition':
        return { ...nothing, isFreelyEmpty: false };
      case 'lookahead':
        // The text is read as by an alternative that leads nowhere.
        return { ...nothing, first: this.fragment(part.part).first, isFreelyEmpty: false };
      case 'sequence':
        return part.parts.map((each) => this.fragment(each)).reduce(joined, nothing);
      case 'alternatives':
        return part.parts.map((each) => this.fragment(each)).reduce(either);
      case 'repeat':
        return this.#repeat(part);
    }
  }

  #state(reads: bigint): Fragment {
    if (this.states.length >= maxStates)
      throw new UnsupportedPattern(`more than ${maxStates} characters to match`);
    const state: State = { reads, next: new Map(), isEnd: false };
    this.states.push(state);
    const ways = new Map([[state, 1]]);
    return { first: ways, last: ways, empty: 0, freeLast: new Set([state]), isFreelyEmpty: false };
  }

  /**
   * The characters of a literal, an escape or a class, as bits. The engine itself decides for each sample. A Unicode property
   * counts as any character, as its characters are not among the samples.
   */
  #charactersOf(source: string): bigint {
    const known = this.#characters.get(source);
    if (known !== undefined) return known;
    const matcher = new RegExp(`^(?:${source})$`, this.pattern.flags.replace(/[^ius]/g, ''));
    const digits = this.#samples.map((sample) => (matcher.test(sample) ? '1' : '0'));
    const isProperty = /\\p\{/i.test(source);
    const bits = isProperty ? everything & ~startOfText : BigInt(`0b${digits.join('')}0`);
    this.#characters.set(source, bits);
    return bits;
  }

  #repeat({ part, min, max }: Extract<PatternPart, { type: 'repeat' }>): Fragment {
    const isRange = max !== min && max !== Infinity;
    if (max === Infinity || (isRange && max > longestWrittenOut)) return this.#endless(part, min);
    let optional: Fragment = nothing;
    for (let count = min; count < max; count += 1)
      optional = either(joined(this.fragment(part), optional), nothing);
    return joined(this.#times(part, min), optional);
  }

  #times(part: PatternPart, count: number): Fragment {
    let whole: Fragment = nothing;
    for (let index = 0; index < count; index += 1) whole = joined(whole, this.fragment(part));
    return whole;
  }

  #endless(part: PatternPart, min: number): Fragment {
    const before = this.#times(part, Math.max(0, min - 1));
    const body = this.fragment(part);
    connect(body.last, body.first);
    // The engine allows an iteration that matches nothing only as one of the required ones.
    if (min === 0) return { ...body, empty: 1, isFreelyEmpty: true };
    const first = body.empty > 0 ? multiplied(body.first, 2) : body.first;
    return joined(before, { ...body, first });
  }
}

function joined(left: Fragment, right: Fragment): Fragment {
  connect(left.last, right.first);
  return {
    first: added(left.first, multiplied(right.first, left.empty)),
    last: added(right.last, multiplied(left.last, right.empty)),
    empty: capped(left.empty * right.empty),
    freeLast: right.isFreelyEmpty ? new Set([...left.freeLast, ...right.freeLast]) : right.freeLast,
    isFreelyEmpty: left.isFreelyEmpty && right.isFreelyEmpty,
  };
}

function either(one: Fragment, other: Fragment): Fragment {
  return {
    first: added(one.first, other.first),
    last: added(one.last, other.last),
    empty: capped(one.empty + other.empty),
    freeLast: new Set([...one.freeLast, ...other.freeLast]),
    isFreelyEmpty: one.isFreelyEmpty || other.isFreelyEmpty,
  };
}

function connect(last: Fragment['last'], first: Fragment['first']): void {
  for (const [from, ends] of last)
    for (const [to, begins] of first) from.next.set(to, capped((from.next.get(to) ?? 0) + ends * begins));
}

function added(one: Fragment['first'], other: Fragment['first']): Map<State, number> {
  const sum = new Map(one);
  for (const [state, ways] of other) sum.set(state, capped((sum.get(state) ?? 0) + ways));
  return sum;
}

function multiplied(ways: Fragment['first'], factor: number): ReadonlyMap<State, number> {
  if (factor === 1) return ways;
  if (factor === 0) return nothing.first;
  return new Map([...ways.keys()].map((state) => [state, 2]));
}

function capped(ways: number): number {
  return Math.min(ways, 2);
}

/** The bit that no character has: what every text begins with. `^` reads it. */
const startOfText = 1n;
const everything = -1n;

const latin = 256;

/** The white space beyond Latin-1, one of each group: `\s` has it within ranges whose ends are no white space. */
const spaces = [0x1680, 0x2000, 0x2028, 0x202f, 0x205f, 0x3000, 0xfeff];

/**
 * Characters that stand for all: Latin-1, and those that the pattern names, with their neighbours. Two classes that overlap
 * share one of these, as a range begins and ends with a character that is named.
 */
function samplesOf({ source }: RegExp): readonly string[] {
  const escapes = source.matchAll(/\\(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]+)\})/gi);
  const escaped = Array.from(escapes, ([, ...digits]) => Number.parseInt(digits.join(''), 16));
  // With the flag u, two escapes of a surrogate pair are one character.
  const pairs = source.matchAll(/\\u(d[89ab][\da-f]{2})\\u(d[c-f][\da-f]{2})/gi);
  const paired = Array.from(pairs, ([, high = '', low = '']) => pairedCode(high, low));
  const named = Array.from(source, (character) => character.codePointAt(0) ?? 0);
  // Without the flag u, the pattern names each half of a surrogate pair.
  const halves = source.split('').map((unit) => unit.charCodeAt(0));
  const ends = [...spaces, 0xffff, ...escaped, ...paired, ...named, ...halves];
  const wide = ends.flatMap((code) => [code - 1, code, code + 1]);
  const codes = new Set([
    ...Array(latin).keys(),
    ...wide.filter((code) => code >= latin && code <= 0x10ffff),
  ]);
  return Array.from(codes, (code) => String.fromCodePoint(code));
}

function pairedCode(high: string, low: string): number {
  const pair = String.fromCharCode(Number.parseInt(high, 16), Number.parseInt(low, 16));
  return pair.codePointAt(0) ?? 0;
}
