import { isRecord } from '../../values/values.js';
import { type Decode, int64 } from '../decode.js';
import type { Operation } from '../operation.js';

/** A reply as far as it was read at first. */
export interface FirstReading {
  /** The parsed body. Absent if it is not JSON. */
  readonly parsed?: unknown;
  /** Its integers as bigints. Absent if the body is not as described; nothing is changed then. */
  readonly plain?: FirstDecoding | undefined;
}

/** The result of turning numbers into bigints. */
export interface FirstDecoding {
  readonly data: unknown;
  /** How many values are not integers, although the type is `int64`. */
  readonly notIntegers: number;
  /** Whether no integer lost digits. Undefined if the text must be searched for fractions. */
  readonly isExact: boolean | undefined;
  /** Whether `data` is the result of the call. */
  readonly isWhole: boolean;
}

/**
 * Reads a body as nearly all are: as described, with integers that are exact as numbers. The code for all other
 * replies is loaded when needed.
 */
export function readPlain(operation: Operation, text: string, isChecked: boolean): FirstReading {
  if (operation.isText) return { parsed: text };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return {};
  }
  const { fits, decode, items } = operation;
  if (typeof parsed !== 'object' || parsed === null || '_status' in parsed) return { parsed };
  if (items !== undefined && !(isRecord(parsed) && Array.isArray(parsed[items]))) return { parsed };
  if (isChecked && fits?.(parsed) === false) return { parsed };
  return { parsed, plain: decodeNumbers(text, parsed, decode) };
}

// From here on a number may lose a fraction of a thousandth. Smaller fractions are not meant by anyone.
export const wideFrom = 2 ** 43;

// Most texts have no such numeral. One search costs less than a look at each numeral.
const mayLoseFraction = /[\s:,[]-?(?:\d{13,}\.|[\d.]+[eE])/;

// The state of the decoding that runs now; no other code runs meanwhile. Closures for each reply would cost more.
let notIntegers = 0;
let isInexact = false;
let isWide = false;

function integerOf(value: unknown): bigint | undefined {
  if (Number.isSafeInteger(value)) {
    if (Math.abs(value as number) >= wideFrom) isWide = true;
    return BigInt(value as number);
  }
  // `JSON.parse` makes such a number of an integer beyond 2^53.
  if (Number.isInteger(value)) isInexact = true;
  return undefined;
}

const fromNumber = /*#__PURE__*/ int64(
  .../*#__PURE__*/ readings(integerOf, () => {
    notIntegers += 1;
  }),
);

/** Makes bigints of the 64-bit integers in `data`, which is the parsed `text`, if numbers hold them exactly. */
export function decodeNumbers(text: string, data: unknown, decode: Decode | undefined): FirstDecoding {
  notIntegers = 0;
  isInexact = false;
  isWide = false;
  const decoded = decode ? decode(data, fromNumber) : data;
  const isExact = isInexact ? false : isWide && mayLoseFraction.test(text) ? undefined : true;
  return { data: decoded, notIntegers, isExact, isWhole: isExact === true && notIntegers === 0 };
}

type Reading = (value: unknown) => unknown;

/**
 * Two ways to decode a value with `read`, which returns undefined for what is not an integer: `strict` calls `onOther`
 * for that, `lenient` keeps it.
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
