import { isRecord } from '../values/values.js';

type Read = (value: unknown) => unknown;

/** Converts a parsed 64-bit integer to a bigint. Null and undefined stay as they are. */
export interface Int64 extends Read {
  /** The same for a property that may have another type: values that are not integers stay as they are. */
  readonly lenient: Int64;
  /** The same for an integer that may have more than 64 bits. */
  readonly wide: Read;
}

/** `read` returns undefined for a value that is not an integer. `onOther` returns the replacement of such a value. */
export function int64(
  read: (value: unknown) => bigint | undefined,
  onOther: Read,
  check = (integer: bigint): bigint => integer,
): Int64 {
  const isDone = (value: unknown): boolean =>
    value === null || value === undefined || typeof value === 'bigint';
  const reader =
    (other: Read, checked: (integer: bigint) => bigint): Read =>
    (value) => {
      if (isDone(value)) return value;
      const integer = read(value);
      return integer === undefined ? other(value) : checked(integer);
    };
  const keep = <Value>(value: Value): Value => value;
  const lenient = Object.assign(reader(keep, check), { wide: reader(keep, keep) }) as Int64;
  Object.assign(lenient, { lenient });
  return Object.assign(reader(onOther, check), { lenient, wide: reader(onOther, keep) });
}

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
