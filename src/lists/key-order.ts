import { type ParameterKind, toOrdinal } from '../values/values.js';

/** Where one value of a key stands beside another. If it is unknown, only the service knows which of them comes first. */
export type KeyOrder = 'before' | 'same' | 'after' | 'unknown';

const opposites = { before: 'after', same: 'same', after: 'before', unknown: 'unknown' } as const;

export function reversedOrder(order: KeyOrder): KeyOrder {
  return opposites[order];
}

/** The numbers that a comparison for `sort` returns. Values whose order is unknown stay where they are. */
export const sortNumber = { before: -1, same: 0, after: 1, unknown: 0 } as const;

/**
 * Where the value `a` of a key stands beside `b`, in ascending order. Values are ordered as the numbers that they stand for:
 * `0.0.10` comes after `9`. It is called several times for each item of a page, so texts that are sorted like their numbers
 * are compared as they are.
 */
export function keyOrder(a: string, b: string, kind: ParameterKind | undefined): KeyOrder {
  if (a === b) return 'same';
  const isDecimal = kind?.isEntity || decimalKinds.includes(kind?.name ?? '');
  if (isDecimal && haveSameShape(a, b)) return a < b ? 'before' : 'after';
  const left = toOrdinal(a, kind);
  const right = toOrdinal(b, kind);
  if (left === undefined || right === undefined) return isSameWord(a, b) ? 'same' : 'unknown';
  if (left === right) return 'same';
  return left < right ? 'before' : 'after';
}

/** The kinds whose values are written in decimal digits, with points at most. */
const decimalKinds = ['amount', 'integer', 'timestamp'];

/** Services accept words in upper and lower case, and return them in one of the two. */
export function isSameWord(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** Texts of one shape are sorted like their numbers. */
function haveSameShape(a: string, b: string): boolean {
  return (
    a.length === b.length &&
    a.indexOf('.') === b.indexOf('.') &&
    a.lastIndexOf('.') === b.lastIndexOf('.') &&
    /^[\d.]+$/.test(a) &&
    /^[\d.]+$/.test(b)
  );
}
