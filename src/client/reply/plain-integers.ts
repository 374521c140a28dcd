import { type Decode, int64 } from '../operation/decode.js';

/** What comes of the numbers that `JSON.parse` made. */
export interface FirstDecoding {
  readonly data: unknown;
  /** How many values are no integer, of which no bigint can be made. */
  readonly notIntegers: number;
  /** Whether no integer lost digits, as one beyond 2^53 does; undefined where the text has to be looked at for fractions. */
  readonly isExact: boolean | undefined;
  /** Whether nothing is missing, so that `data` is the data of the call. */
  readonly isWhole: boolean;
}

// A fraction of a thousandth is lost from here on; what is lost of a smaller number is none that anyone meant.
export const wideFrom = 2 ** 43;

// Most texts are known to have none by this, which costs less than to look at each numeral.
const mayLoseFraction = /[\s:,[]-?(?:\d{13,}\.|[\d.]+[eE])/;

// What is found while numbers are decoded: nothing else runs meanwhile, so that one way to read them is enough.
let notIntegers = 0;
let isInexact = false;
let isWide = false;

const fromNumber = /*#__PURE__*/ int64(
  .../*#__PURE__*/ readings(
    (value) => {
      if (Number.isSafeInteger(value)) {
        if (Math.abs(value as number) >= wideFrom) isWide = true;
        return bigintOf(value as number);
      }
      // The number that JSON.parse made of an integer beyond 2^53 is itself beyond 2^53.
      if (Number.isInteger(value)) isInexact = true;
      return undefined;
    },
    () => {
      notIntegers += 1;
    },
  ),
);

// To write a bigint's bits into memory and read it from there takes less time than `BigInt()` does.
const whole = /*#__PURE__*/ BigInt64Array.of(1n);
const halves = /*#__PURE__*/ new Int32Array(whole.buffer);
// Which half is the low one depends on the machine.
const [high = 0] = halves;

function bigintOf(value: number): bigint {
  halves[high] = Math.floor(value / 2 ** 32);
  halves[1 - high] = value;
  return whole[0] as bigint;
}

/** Makes bigints of the 64-bit integers in `data`, which is `text` parsed, as far as numbers hold them. */
export function decodeNumbers(text: string, data: unknown, decode: Decode | undefined): FirstDecoding {
  notIntegers = 0;
  isInexact = false;
  isWide = false;
  const decoded = decode ? decode(data, fromNumber) : data;
  // What is looked up in the text anyway is not looked for in advance.
  const isExact = isInexact ? false : isWide && mayLoseFraction.test(text) ? undefined : true;
  return { data: decoded, notIntegers, isExact, isWhole: isExact === true && notIntegers === 0 };
}

type Reading = (value: unknown) => unknown;

/**
 * How to read what has to be an integer, and what another value may stand for. `read` makes the bigint; undefined if there
 * is none to make, which is told where there has to be one.
 */
export function readings(
  read: (value: unknown) => bigint | undefined,
  onOther: () => void,
): [strict: Reading, lenient: Reading] {
  const strict = (value: unknown): unknown => {
    if (value === null || value === undefined || typeof value === 'bigint') return value;
    const integer = read(value);
    if (integer === undefined) onOther();
    return integer ?? value;
  };
  return [strict, (value) => read(value) ?? value];
}
