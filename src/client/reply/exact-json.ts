import { isRecord } from '../../values/values.js';
import { type Decode, type Int64, int64 } from '../decode.js';
import { decodeNumbers, type FirstDecoding, readings, wideFrom } from './read-plain.js';

/** Flaws of the 64-bit integers of a reply. */
interface Int64Flaws {
  /** Number of values that are not integers. */
  notIntegers: number;
  /** Integers with more than 64 bits. They are exact nevertheless. */
  readonly outOfRange: Set<bigint>;
}

export interface Decoded extends Int64Flaws {
  readonly data: unknown;
}

/**
 * Converts the 64-bit integers in `data`, the parsed `text`, to bigints. `first` is the result of `decodeNumbers`.
 *
 * - If a number is not exact, its digits are looked up in the text by the number.
 * - If two integers have the same number, or a number lost a fraction, the text is parsed again with marked integers.
 */
export function decodeReply(
  text: string,
  data: unknown,
  decode: Decode | undefined,
  first: FirstDecoding = decodeNumbers(text, data, decode),
): Decoded {
  const { data: decoded, notIntegers, isExact = !hasLostFraction(text) } = first;
  if (!decode || isExact) return { data: decoded, notIntegers, outOfRange: new Set() };
  const integers = integersByNumber(text);
  return integers ? decodeByNumber(decoded, decode, integers) : decodeMarked(text, decode);
}

function decodeByNumber(data: unknown, decode: Decode, integers: ReadonlyMap<unknown, bigint>): Decoded {
  const flaws: Int64Flaws = { notIntegers: 0, outOfRange: new Set() };
  const read = (value: unknown): bigint | undefined =>
    typeof value === 'bigint' ? value : integers.get(value);
  return { data: decode(data, within64Bits(read, flaws)), ...flaws };
}

/** The integer in the text of each number that is not exact. Undefined if two have one number, or a fraction was lost. */
function integersByNumber(text: string): ReadonlyMap<unknown, bigint> | undefined {
  const integers = new Map<unknown, bigint>();
  for (const { 1: digits = '' } of text.matchAll(wide)) {
    const value = Number(digits);
    if (!Number.isInteger(value) || Math.abs(value) < wideFrom) continue;
    const integer = exactInteger(digits);
    if (integer === undefined || (integers.get(value) ?? integer) !== integer) return undefined;
    integers.set(value, integer);
  }
  return integers;
}

/** Adds integers with more than 64 bits to the flaws. */
function within64Bits(read: (value: unknown) => bigint | undefined, flaws: Int64Flaws): Int64 {
  const [strict, lenient] = readings(read, () => {
    flaws.notIntegers += 1;
  });
  const checked = (integer: unknown): unknown => {
    if (typeof integer === 'bigint' && BigInt.asIntN(64, integer) !== integer) flaws.outOfRange.add(integer);
    return integer;
  };
  return int64(
    (value) => checked(strict(value)),
    (value) => checked(lenient(value)),
    strict,
    lenient,
  );
}

function decodeMarked(text: string, decode: Decode): Decoded {
  const mark = unusedMark(text);
  const marked = markIntegers(text, mark);
  const flaws: Int64Flaws = { notIntegers: 0, outOfRange: new Set() };
  let read = 0;
  const unmark = (value: unknown): bigint | undefined => {
    if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : undefined;
    if (typeof value !== 'string' || !value.startsWith(mark)) return undefined;
    const integer = exactInteger(value.slice(mark.length));
    if (integer === undefined) return undefined;
    read += 1;
    return integer;
  };
  const fromMark = within64Bits(unmark, flaws);
  const data = decode(JSON.parse(marked.text), fromMark);
  return { data: read === marked.count ? data : withoutMarks(data, mark), ...flaws };
}

const privateUse = /([\uE000-\uF8FF])\1*|\\u((?:[eE][\da-fA-F]|[fF][0-8])[\da-fA-F]{2})/g;

/**
 * A prefix that no string of the text contains, literally or escaped. It repeats the private-use character with the
 * shortest runs: with a fixed character, a malicious text could make the mark as long as itself.
 */
function unusedMark(text: string): string {
  // True for nearly every text. This mark keeps the text at one byte per character.
  if (!text.includes('\u007F') && !text.includes('\\u')) return '\u007F';
  const longest = new Map<string, number>();
  let [previous, end, run] = ['', 0, 0];
  for (const { 0: found, 1: written, 2: escaped = '', index } of text.matchAll(privateUse)) {
    const character = written ?? String.fromCharCode(Number.parseInt(escaped, 16));
    run = (character === previous && index === end ? run : 0) + (written ? found.length : 1);
    previous = character;
    end = index + found.length;
    longest.set(character, Math.max(longest.get(character) ?? 0, run));
  }
  let mark: [character: string, run: number] = ['\uE000', longest.get('\uE000') ?? 0];
  for (let code = 0xe001; code <= 0xf8ff && mark[1] > 0; code++) {
    const character = String.fromCharCode(code);
    const itsRun = longest.get(character) ?? 0;
    if (itsRun < mark[1]) mark = [character, itsRun];
  }
  return mark[0].repeat(mark[1] + 1);
}

// A numeral that `JSON.parse` may change: 16 digits or more, a fraction or an exponent. It may be inside a string.
const wide = /[\s:,[](-?(?:\d{16,}|\d+(?=[.eE]))(?:\.\d+)?(?:[eE][+-]?\d+)?)/g;

/** The numerals that match `wide`, without those inside strings. */
function* wideNumerals(text: string): Generator<{ digits: string; index: number }, void, undefined> {
  let end = 0;
  let quote = text.indexOf('"');
  for (const { 1: digits = '', index: before } of text.matchAll(wide)) {
    const index = before + 1;
    while (quote >= 0 && quote < index) {
      end = endOfString(text, quote);
      quote = text.indexOf('"', end);
    }
    if (index >= end) yield { digits, index };
  }
}

function hasLostFraction(text: string): boolean {
  for (const { digits } of wideNumerals(text)) if (losesFraction(digits)) return true;
  return false;
}

function losesFraction(digits: string): boolean {
  const value = Number(digits);
  return Number.isInteger(value) && Math.abs(value) >= wideFrom && exactInteger(digits) === undefined;
}

/** Replaces each integer that may not be exact as a number by a string: the mark and its digits. */
function markIntegers(text: string, mark: string): { text: string; count: number } {
  const parts: string[] = [];
  let copied = 0;
  let count = 0;
  for (const { digits, index } of wideNumerals(text)) {
    const value = Number(digits);
    if (!Number.isInteger(value) || (Number.isSafeInteger(value) && !losesFraction(digits))) continue;
    count += 1;
    parts.push(text.slice(copied, index), '"', mark, digits, '"');
    copied = index + digits.length;
  }
  parts.push(text.slice(copied));
  return { text: parts.join(''), count };
}

function endOfString(text: string, start: number): number {
  for (let end = start + 1; ; end++) {
    end = text.indexOf('"', end);
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === 0x5c) backslashes += 1;
    if (backslashes % 2 === 0) return end + 1;
  }
}

/** The integer of a JSON numeral in any notation. Undefined if it has a fraction. */
function exactInteger(digits: string): bigint | undefined {
  if (/^-?\d+$/.test(digits)) return BigInt(digits);
  const [, sign, whole, fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(digits) ?? [];
  if (whole === undefined) return undefined;
  const all = `${whole}${fraction}`.replace(/^0+/, '');
  if (all === '') return 0n;
  const shift = Number(exponent) - fraction.length;
  // `Number` was finite, so there are at most 309 digits before the point.
  const shifted = shift >= 0 ? all + '0'.repeat(shift) : all.slice(0, shift);
  const lost = shift >= 0 ? '' : all.slice(shift);
  if (/[1-9]/.test(lost)) return undefined;
  return BigInt(`${sign}${shifted || '0'}`);
}

/** Converts marked integers outside of 64-bit properties back to numbers, as `JSON.parse` returns them. */
function withoutMarks(data: unknown, mark: string): unknown {
  const unmark = (value: unknown): unknown =>
    typeof value === 'string' && value.startsWith(mark) ? Number(value.slice(mark.length)) : value;
  // A list instead of recursion, as a body may be nested deeper than the call stack allows.
  const pending: unknown[] = [data];
  while (pending.length > 0) {
    const value = pending.pop();
    if (!Array.isArray(value) && !isRecord(value)) continue;
    const container = value as Record<string, unknown>;
    for (const key of Object.keys(container)) {
      const inner = container[key];
      if (typeof inner === 'object') pending.push(inner);
      else if (typeof inner === 'string' && inner.startsWith(mark))
        Object.defineProperty(container, key, { value: unmark(inner) });
    }
  }
  return unmark(data);
}
