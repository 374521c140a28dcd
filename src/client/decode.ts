import { isRecord } from '../values/values.js';

type Read = (value: unknown) => unknown;

/** Converts a parsed 64-bit integer to a bigint. Null and undefined stay as they are. */
export interface Int64 extends Read {
  /** The same for a property that may have another type: values that are not integers stay as they are. */
  readonly lenient: Int64;
  /** The same for an integer that may have more than 64 bits. */
  readonly wide: Read;
}

/**
 * Makes the converters of one reply from four functions. The properties `lenient` and `wide` refer to each other, so that
 * generated decoders can choose one by name, and take one argument only.
 */
export function int64(strict: Read, lenient: Read, wide: Read, lenientWide: Read): Int64 {
  const tolerant = Object.assign(lenient, { wide: lenientWide }) as Int64;
  Object.assign(tolerant, { lenient: tolerant });
  return Object.assign(strict, { lenient: tolerant, wide });
}

/**
 * A generated decoder: replaces the 64-bit integers of a reply in place, by its schema. The reply belongs to the call
 * alone, so a copy would only cost time.
 */
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
