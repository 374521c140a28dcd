import { type Decode, type Int64, int64 } from '../operation/decode.js';

/** What decoding the 64-bit integers of a reply found wrong. */
export interface Int64Flaws {
  /** Values that are no integer, of which no bigint can be made. */
  notIntegers: number;
  /** Integers beyond 64 bits where these were declared. They are exact all the same. */
  readonly outOfRange: Set<bigint>;
}

export interface Decoded extends Int64Flaws {
  data: unknown;
}

/** What comes of the numbers that `JSON.parse` made. */
export interface FirstDecoding extends Decoded {
  /** Whether an integer lost digits, as it is beyond 2^53. */
  readonly isInexact: boolean;
  /** Whether, where none did, one may have lost its fraction: the text has to be looked at. */
  readonly isDoubtful: boolean;
}

export function noFlaws(): Int64Flaws {
  return { notIntegers: 0, outOfRange: new Set() };
}

// A fraction of a thousandth is lost from here on; what is lost of a smaller number is none that anyone meant.
export const wideFrom = 2 ** 43;

// Most texts are known to have none by this, which costs less than to look at each numeral.
const mayLoseFraction = /[\s:,[]-?(?:\d{13,}\.|[\d.]+[eE])/;

/** Makes bigints of the 64-bit integers in `data`, which is `text` parsed, as far as numbers hold them. */
export function decodeNumbers(text: string, data: unknown, decode: Decode | undefined): FirstDecoding {
  const flaws = noFlaws();
  let [isInexact, isWide] = [false, false];
  const fromNumber = int64Reader((value) => {
    if (Number.isSafeInteger(value)) {
      if (Math.abs(value as number) >= wideFrom) isWide = true;
      return BigInt(value as number);
    }
    // The number that JSON.parse made of an integer beyond 2^53 is itself beyond 2^53.
    if (Number.isInteger(value)) isInexact = true;
    return undefined;
  }, flaws);
  const decoded = decode ? decode(data, fromNumber) : data;
  // What is looked up in the text anyway is not looked for in advance.
  const isDoubtful = !isInexact && isWide && mayLoseFraction.test(text);
  return { data: decoded, ...flaws, isInexact, isDoubtful };
}

/** `read` makes the bigint; undefined if there is none to make. */
export function int64Reader(
  read: (value: unknown) => bigint | undefined,
  flaws: Int64Flaws,
  limit?: (value: unknown) => unknown,
): Int64 {
  const lenient = (value: unknown): unknown => read(value) ?? value;
  const strict = (value: unknown): unknown => {
    if (value === null || value === undefined || typeof value === 'bigint') return value;
    const integer = read(value);
    if (integer !== undefined) return integer;
    flaws.notIntegers += 1;
    return value;
  };
  return int64(strict, lenient, limit);
}
