import type { Operation } from '../client/client.js';
import { isRecord, readTimestamp } from '../values/values.js';
import type { ReplyTimes } from './rules.js';

// The newest time in a reply. The operation declares the pointers to its times (`x-reply-times` in the description). A cluster
// adds record files in order and each at once, so a reply with a time has all record files up to it: this is how `after`
// knows a new reply, and how `hosts` learn which host is behind.

/** The newest consensus time in a reply, in nanoseconds: its cluster has all record files up to that time. */
export function newestTime(pointers: readonly string[] = [], data: unknown): bigint | undefined {
  let newest: bigint | undefined;
  for (const pointer of pointers)
    for (const value of valuesAt(data, pointer)) {
      const time = readTimestamp(value);
      if (time !== undefined && (newest === undefined || time > newest)) newest = time;
    }
  return newest;
}

const isInList = (pointer: string): boolean => pointer.includes('*');

/** Whether replies show when the entity itself last changed, and not only times of rows of a list. */
export function hasOwnTime({ items }: Operation, { times = [] }: ReplyTimes = {}): boolean {
  const isListCovered = items === undefined || times.some((pointer) => pointer.startsWith(`/${items}/*`));
  return isListCovered && times.some((pointer) => !isInList(pointer));
}

/** If the reply has a list too, one row must be of that time: rows of a record file may appear one after the other. */
export function showsOwnTime({ times = [] }: ReplyTimes = {}, data: unknown, time: bigint): boolean {
  const ownTimes = times.filter((pointer) => !isInList(pointer));
  const newest = newestTime(ownTimes, data);
  if (newest === undefined || newest < time) return false;
  const listed = times.filter(isInList).flatMap((pointer) => valuesAt(data, pointer));
  return listed.length === 0 || listed.some((value) => readTimestamp(value) === time);
}

/** Whether the data never changes. An empty list may still get its rows. */
export function isFinal({ items }: Operation, replyTimes: ReplyTimes | undefined, data: unknown): boolean {
  if (!replyTimes?.final) return false;
  return items === undefined || valuesAt(data, `/${items}/*`).length > 0;
}

/** The highest number in a list to which entities or rows with rising numbers are only added, or 0. */
export function newestNumber({ items, rangeKey }: Operation, data: unknown): bigint {
  if (!items || !rangeKey?.appendOnly) return 0n;
  let newest = 0n;
  for (const id of valuesAt(data, `/${items}/*/${rangeKey.field}`)) {
    const number = lastNumber(id);
    if (number > newest) newest = number;
  }
  return newest;
}

/** The number of an entity in an ID such as `0.0.5`, or the number itself. */
function lastNumber(id: unknown): bigint {
  // Objects of a hostile reply have no text: one with a field `toString` cannot be converted.
  if (typeof id === 'object') return 0n;
  const [digits = '0'] = /\d{1,19}$/.exec(String(id)) ?? [];
  return BigInt(digits);
}

/** The values at a pointer, in which `*` stands for each element of an array. */
export function valuesAt(data: unknown, pointer: string): unknown[] {
  let values: unknown[] = [data];
  for (const name of pointer.split('/').slice(1)) values = values.flatMap((value) => valuesIn(value, name));
  return values;
}

function valuesIn(value: unknown, name: string): unknown[] {
  if (name === '*' && Array.isArray(value)) return value;
  if (name !== '*' && isRecord(value) && Object.hasOwn(value, name)) return [value[name]];
  return [];
}
