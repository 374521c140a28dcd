import type { Operation } from '../client/client.js';
import { isRecord, readTimestamp } from '../values/values.js';
import type { ReplyTimes } from './rules.js';

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

export function isFinal({ items }: Operation, replyTimes: ReplyTimes | undefined, data: unknown): boolean {
  return replyTimes?.final === true && (items === undefined || valuesAt(data, `/${items}/*`).length > 0);
}

export function newestNumber({ items, rangeKey }: Operation, data: unknown): bigint {
  if (!items || !rangeKey?.grows) return 0n;
  return valuesAt(data, `/${items}/*/${rangeKey.field}`).reduce<bigint>((newest, id) => {
    // Objects of a hostile reply have no text: one with a field `toString` cannot be converted.
    const [number] = /\d{1,19}$/.exec(typeof id === 'object' ? '' : String(id)) ?? ['0'];
    return BigInt(number) > newest ? BigInt(number) : newest;
  }, 0n);
}

export function valuesAt(data: unknown, pointer: string): unknown[] {
  let values: unknown[] = [data];
  for (const name of pointer.split('/').slice(1))
    values = values.flatMap((value) => {
      if (name === '*') return Array.isArray(value) ? value : [];
      return isRecord(value) && Object.hasOwn(value, name) ? [value[name]] : [];
    });
  return values;
}
