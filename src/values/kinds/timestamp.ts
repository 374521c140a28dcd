import type { ParameterKind } from '../kind.js';
import { textAlone } from '../plain-text.js';
import { isTimestamp, timestampText } from '../sdk-objects.js';
import { fullFraction, toNanoseconds, toTimestamp } from '../timestamps.js';

// A moment is 64 bits of nanoseconds.
const last = 9_223_372_036_854_775_807n;

export const timestampKind: ParameterKind = {
  name: 'timestamp',
  form: 'a Date, a bigint of nanoseconds or a string of seconds.nanoseconds',
  write(given) {
    if (typeof given === 'string') return fullFraction(given);
    if (typeof given === 'bigint' || (given instanceof Date && !Number.isNaN(given.getTime())))
      return toTimestamp(given);
    // Nanoseconds do not fit into a number.
    return isTimestamp(given) ? timestampText(given) : textAlone(given);
  },
  isHeld({ bare, operator }) {
    if (!/^\d+(\.\d{1,9})?$/.test(bare)) return true;
    return toNanoseconds(bare) + (operator === 'gt' ? 1n : 0n) <= last;
  },
};
