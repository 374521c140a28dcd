import type { Operation } from '../client/client.js';
import { isRecord, toNanoseconds } from '../values/values.js';
import type { ProofRule } from './rules.js';

/** The newest consensus time that a reply shows, in nanoseconds: its cluster has all files up to that. */
export function newestTime(proof: ProofRule | undefined, data: unknown): bigint | undefined {
  let newest: bigint | undefined;
  for (const place of proof?.times ?? [])
    for (const value of valuesAt(data, place)) {
      const time = timeOf(value);
      if (time !== undefined && (newest === undefined || time > newest)) newest = time;
    }
  return newest;
}

const isOfList = (place: string): boolean => place.includes('*');

/** Whether replies are about one entity and show when it changed last. */
export function hasOwnTime({ items }: Operation, proof: ProofRule | undefined): boolean {
  const times = proof?.times ?? [];
  const isListCovered = items === undefined || times.some((place) => place.startsWith(`/${items}/*`));
  return isListCovered && times.some((place) => !isOfList(place));
}

/**
 * Whether an entity shows a time from a moment on. If it has a list as well, an item of that moment has to be in it:
 * rows of one record file may appear one after the other.
 */
export function showsOwnTime(proof: ProofRule | undefined, data: unknown, moment: bigint): boolean {
  const times = proof?.times ?? [];
  const own = newestTime({ times: times.filter((place) => !isOfList(place)) }, data);
  const listed = times.filter(isOfList).flatMap((place) => valuesAt(data, place));
  return (
    own !== undefined &&
    own >= moment &&
    (listed.length === 0 || listed.some((time) => timeOf(time) === moment))
  );
}

/** Whether a reply is one that never changes. */
export function isFinal({ items }: Operation, proof: ProofRule | undefined, data: unknown): boolean {
  return proof?.final === true && (items === undefined || valuesAt(data, `/${items}/*`).length > 0);
}

/** The highest number of the entities in a list to which a network only ever adds; 0 for any other reply. */
export function newestNumber({ items, rangeKey }: Operation, data: unknown): bigint {
  if (!items || !rangeKey?.grows) return 0n;
  return valuesAt(data, `/${items}/*/${rangeKey.field}`).reduce<bigint>((newest, id) => {
    const [number] = /\d{1,19}$/.exec(String(id)) ?? ['0'];
    return BigInt(number) > newest ? BigInt(number) : newest;
  }, 0n);
}

/** The nanoseconds of a timestamp; undefined for anything else. */
export function timeOf(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^\d{1,10}\.\d{1,9}$/.test(value) ? toNanoseconds(value) : undefined;
}

/** All that stands at a pointer, in which `*` is each item of an array. */
export function valuesAt(data: unknown, place: string): unknown[] {
  let found: unknown[] = [data];
  for (const name of place.split('/').slice(1))
    found = found.flatMap((value) => {
      if (name === '*') return Array.isArray(value) ? value : [];
      return isRecord(value) && Object.hasOwn(value, name) ? [value[name]] : [];
    });
  return found;
}
