import type { LongObject } from './given.js';
import { isRecord } from './record.js';

/** Whether a value is an integer of the library long.js, of which SDKs make use. */
export function isLong(value: unknown): value is LongObject {
  return isRecord(value) && has(value, 'low', 'high', 'unsigned') && Number.isInteger(value.low);
}

export function has(value: object, ...names: readonly string[]): boolean {
  return names.every((name) => name in value);
}
