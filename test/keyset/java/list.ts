import type { Kind } from '../key.js';
import type { Order, Pair } from '../query.js';
import type { Bound, Keys } from './bound.js';

/** One key that a list is sorted by. */
export interface Key {
  readonly parameter: string;
  readonly field: string;
  readonly kind: Kind;
}

/** One list of the Java half. */
export interface JavaList {
  readonly operationId: string;
  readonly path: string;
  readonly params: object;
  /** Property of a page that holds the items. */
  readonly items: string;
  /** Most significant first. */
  readonly keys: readonly Key[];
  readonly order: Order;
  /** The bounds that the service applies, in the order of the keys. */
  bounds(bounds: readonly Bound[]): readonly Bound[];
  /** Whether several equalities of the first key match any of them. */
  readonly isAny: boolean;
  /** Upper bound of the limit; greater values are reduced to it. */
  readonly most?: number;
  /** Whether a last key of 0 is null in replies, and left out of links. */
  readonly isNullable: boolean;
  /** Further properties of a page, as JSON. */
  readonly beside?: string;
}

export function nameOf({ keys }: JavaList, row: Keys): string {
  return keys.map(({ kind }, index) => kind.write(row[index] ?? 0n)).join(' ');
}

/** A text that identifies an item of a reply. */
export function nameOfItem({ keys }: JavaList, item: object): string {
  return keys
    .map(({ field, kind }) => String(Object.getOwnPropertyDescriptor(item, field)?.value ?? kind.write(0n)))
    .join(' ');
}

export function writeRow({ keys, isNullable }: JavaList, row: Keys): string {
  const fields = keys.map(({ field, kind }, index) => {
    const value = row[index] ?? 0n;
    const isNull = isNullable && index === keys.length - 1 && value === 0n;
    return `"${field}":${isNull ? 'null' : kind.json(value)}`;
  });
  return `{${fields.join(',')}}`;
}

/** The filters of a key, with `ne` and equalities. */
export function valuesOf({ parameter }: Key, pairs: readonly Pair[]): readonly Pair[] {
  return pairs.filter(({ name }) => name === parameter);
}
