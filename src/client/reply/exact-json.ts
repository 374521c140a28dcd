import type { Decode } from '../decode.js';
import { replaceNumerals } from './json-numerals.js';
import { decodeNumbers, integerReaders, wideFrom } from './read-plain.js';

export interface Decoded {
  readonly data: unknown;
  readonly notIntegers: number;
  /** The first integer beyond 64 bits in a field of 64 bits. */
  readonly outOfRange?: bigint | undefined;
}

/**
 * Decodes a reply with integers that `JSON.parse` rounds: it has no integers beyond 2^53, and Node 20 does not show the
 * text of a numeral (https://github.com/tc39/proposal-json-parse-with-source). So the text is searched for wide numerals.
 * If each of them has a number of its own, the exact integers are found by these numbers, and the parsed data is used
 * again. If two have become one number, or a fraction was lost, the text is parsed once more with each wide integer as a
 * marked string.
 */
export function decodeReply(
  text: string,
  data: unknown,
  decode: Decode | undefined,
  first = decodeNumbers(text, data, decode),
): Decoded {
  if (!decode || first.isWhole) return { data: first.data, notIntegers: 0 };
  // A string of a reply cannot contain the mark, because the service cannot guess it.
  const mark = `\u007F${Math.random()}:`;
  const integers = integersByNumber(text);
  const source = integers ? first.data : JSON.parse(markIntegers(text, mark));
  let notIntegers = 0;
  let outOfRange: bigint | undefined;
  const read = (value: unknown): bigint | undefined => {
    if (typeof value === 'string' && value.startsWith(mark)) return exactInteger(value.slice(mark.length));
    if (!Number.isInteger(value)) return undefined;
    return integers?.get(value) ?? BigInt(value as number);
  };
  const onOther = (value: unknown): unknown => {
    notIntegers += 1;
    return value;
  };
  const onInteger = (integer: bigint): void => {
    if (BigInt.asIntN(64, integer) !== integer) outOfRange ??= integer;
  };
  const decoded = decode(source, integerReaders(read, onOther, onInteger));
  return { data: integers ? decoded : withoutMarks(decoded, mark), notIntegers, outOfRange };
}

// A numeral that `JSON.parse` may change: 16 digits or more, a fraction or an exponent. It may be inside a string.
const wide = /[\s:,[](-?(?:\d{16}\d*|\d+(?=[.eE]))(?:\.\d+)?(?:[eE][+-]?\d+)?)/g;

/** Undefined if two integers have one number, or a fraction was lost. */
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

function markIntegers(text: string, mark: string): string {
  return replaceNumerals(text, (token) => {
    const value = Number(token);
    if (Number.isInteger(value) && Math.abs(value) >= wideFrom) return `"${mark}${token}"`;
    return token;
  });
}

function exactInteger(digits: string): bigint | undefined {
  if (/^-?\d+$/.test(digits)) return BigInt(digits);
  const [, sign, whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(digits) ?? [];
  const all = whole + fraction;
  const shift = Number(exponent) - fraction.length;
  // `Number` was finite, so there are at most 309 digits before the point.
  const shifted = shift >= 0 ? all + '0'.repeat(shift) : all.slice(0, shift);
  const lost = shift >= 0 ? '' : all.slice(shift);
  if (/[1-9]/.test(lost)) return undefined;
  return BigInt(`${sign}${shifted}`);
}

function withoutMarks(data: unknown, mark: string): unknown {
  const root = { data };
  // A list instead of recursion, as a body may be nested deeper than the call stack allows.
  const pending: object[] = [root];
  for (let container = pending.pop(); container; container = pending.pop())
    for (const [key, value] of Object.entries(container)) {
      if (typeof value === 'object' && value !== null) pending.push(value);
      else if (typeof value === 'string' && value.startsWith(mark))
        Object.defineProperty(container, key, { value: Number(value.slice(mark.length)) });
    }
  return root.data;
}
