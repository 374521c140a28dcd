import { isRecord, sameData } from '../values/values.js';

// For some seconds, a service returns a new row without what it does not know yet: a contract result has the
// `block_number` null and the `block_hash` '0x'. The same row is complete afterwards.

/**
 * The newer of two copies of one row: the one that knows more fields, and the later one if both know as many. Clusters take
 * turns, so the copy that was read later may be the older one. A row gains values while it is young, so their number shows
 * its age, whichever cluster sent it. This needs no declaration of the fields of each list.
 */
export function newerCopy<Item>(earlier: Item, later: Item): Item {
  return knownFields(later) >= knownFields(earlier) ? later : earlier;
}

/** Whether one of two items is the other before some of its fields were known. */
export function areCopies(a: unknown, b: unknown): boolean {
  return isRecord(a) && isRecord(b) && (completes(a, b) || completes(b, a));
}

type Fields = Readonly<Record<string, unknown>>;

function completes(complete: Fields, young: Fields): boolean {
  const names = Object.keys({ ...complete, ...young });
  return names.every((name) => !isKnown(young[name]) || sameData(young[name], complete[name]));
}

function knownFields(item: unknown): number {
  return Object.values(Object(item)).filter(isKnown).length;
}

function isKnown(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '0x';
}
