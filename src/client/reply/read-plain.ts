import { isRecord } from '../../values/values.js';
import { type Decode, type Int64, int64 } from '../decode.js';
import type { Reply } from '../http/message.js';
import type { Operation } from '../operation.js';

export interface FirstReading {
  readonly parsed?: unknown;
  readonly plain?: FirstDecoding | undefined;
}

export interface FirstDecoding {
  readonly data: unknown;
  readonly isWhole: boolean;
}

/**
 * Reads the reply of a success in the fast way, which is enough for nearly all of them. The transport calls it for each
 * reply: `JSON.parse`, the quick check of the schema (a `Guard`), and a decoder that takes numbers for exact. If any of
 * these is not sure, the result lacks `plain` or is not `isWhole`. `readOther`, which is loaded then, continues with what
 * is here, and finds out why.
 */
export function readPlain(
  operation: Operation,
  { text, bytes }: Pick<Reply, 'text' | 'bytes'>,
  isChecked: boolean,
): FirstReading {
  const data = operation.isText ? text : bytes;
  if (data !== undefined) return { parsed: data, plain: { data, isWhole: true } };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return {};
  }
  const { isValid, decode, items } = operation;
  if (typeof parsed !== 'object' || parsed === null || '_status' in parsed) return { parsed };
  if (items !== undefined && !(isRecord(parsed) && Array.isArray(parsed[items]))) return { parsed };
  if (isChecked && isValid?.(parsed) === false) return { parsed };
  return { parsed, plain: decodeNumbers(text, parsed, decode) };
}

/** From here, a number may lose a fraction of one thousandth. Smaller fractions are ignored. */
export const wideFrom = 2 ** 43;

/**
 * A numeral of 13 digits or more with a fraction, or one with an exponent. One search of the text is faster than a check
 * of every numeral.
 */
const mayLoseFraction = /[\s:,[]-?(?:\d{13}\d*\.|[\d.]+[eE])/;

// State of the current decoding, which is synchronous. New closures for each reply would be slower.
let isInexact = false;
let isWide = false;

function integerOf(value: unknown): bigint | undefined {
  if (Number.isSafeInteger(value)) {
    if (Math.abs(value as number) >= wideFrom) isWide = true;
    return BigInt(value as number);
  }
  if (Number.isInteger(value)) isInexact = true;
  return undefined;
}

type Read = (value: unknown) => unknown;

/** `read` returns undefined for a value that is not an integer. `onOther` returns the replacement of such a value. */
export function integerReaders(
  read: (value: unknown) => bigint | undefined,
  onOther?: Read,
  onInteger?: (integer: bigint) => void,
): Int64 {
  const reader =
    (other?: Read, onResult?: (integer: bigint) => void): Read =>
    (value) => {
      if (value === null || value === undefined || typeof value === 'bigint') return value;
      const integer = read(value);
      if (integer === undefined) return other ? other(value) : value;
      onResult?.(integer);
      return integer;
    };
  return int64(reader(onOther, onInteger), reader(undefined, onInteger), reader(onOther), reader());
}

const fromNumber = /*#__PURE__*/ integerReaders(integerOf, (value) => {
  isInexact = true;
  return value;
});

/** Decodes a reply whose integers are numbers. `isWhole` is false if one of them may have lost digits or a fraction. */
export function decodeNumbers(text: string, data: unknown, decode: Decode | undefined): FirstDecoding {
  isInexact = false;
  isWide = false;
  const decoded = decode ? decode(data, fromNumber) : data;
  return { data: decoded, isWhole: !isInexact && !(isWide && mayLoseFraction.test(text)) };
}
