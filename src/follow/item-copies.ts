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

/** Whether two items may be one row: one of them has all that the other knows, with equal values. */
export function areCopies(a: unknown, b: unknown): boolean {
  return isRecord(a) && isRecord(b) && (completes(a, b) || completes(b, a));
}

type Fields = Readonly<Record<string, unknown>>;

/** Whether a row has all that is known of a younger copy. Only the fields of the row itself count. */
function completes(complete: Fields, young: Fields): boolean {
  const names = Object.keys({ ...complete, ...young });
  return names.every((name) => !isKnown(young[name]) || sameData(young[name], complete[name]));
}

function knownFields(item: unknown): number {
  return Object.values(Object(item)).filter(isKnown).length;
}

/** An empty text of bytes may be a value, too. Then one field less shows which copy is newer. */
function isKnown(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '0x';
}
