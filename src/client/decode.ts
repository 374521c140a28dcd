import { isRecord } from '../values/values.js';

/** Converts a parsed 64-bit integer to a bigint. Null and undefined stay as they are. */
export interface Int64 {
  (value: unknown): unknown;
  /** The same for a property that may have another type: values that are not integers stay as they are. */
  readonly lenient: Int64;
  /** The same for an integer that may have more than 64 bits. */
  readonly wide: Read;
}

type Read = (value: unknown) => unknown;

/** Joins the readers of integers. `wide` and `lenientWide` read integers that may have more than 64 bits. */
export function int64(strict: Read, lenient: Read, wide = strict, lenientWide = lenient): Int64 {
  const tolerant: Int64 = Object.assign(lenient, { lenient: undefined as never, wide: lenientWide });
  return Object.assign(strict, { lenient: Object.assign(tolerant, { lenient: tolerant }), wide });
}

/** Decodes the 64-bit integers inside a value in place, and returns the value. */
export type Decode = (value: unknown, int64: Int64) => unknown;

export function decodeArray(value: unknown, decode: Decode, int64: Int64): unknown {
  if (!Array.isArray(value)) return value;
  for (let index = 0; index < value.length; index++) value[index] = decode(value[index], int64);
  return value;
}

export function decodeMap(value: unknown, decode: Decode, int64: Int64): unknown {
  if (!isRecord(value)) return value;
  for (const key of Object.keys(value)) value[key] = decode(value[key], int64);
  return value;
}
