import { noCall, ParameterError } from '../errors/errors.js';
import type { TimestampValue } from './given.js';
import { isTimestamp, timestampText } from './sdk-objects.js';

export const nanosecondsPerSecond = 1_000_000_000n;
const nanosecondsPerMillisecond = 1_000_000n;

/** Milliseconds as nanoseconds, rounded up. */
export function nanoseconds(milliseconds: number): bigint {
  return BigInt(Math.ceil(milliseconds)) * nanosecondsPerMillisecond;
}

/** Nanoseconds as milliseconds, rounded down. */
export function milliseconds(nanoseconds: bigint): number {
  return Number(nanoseconds / nanosecondsPerMillisecond);
}

/** Nanoseconds of a timestamp in a reply; undefined for anything else. */
export function readTimestamp(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^\d{1,10}(\.\d{1,9})?$/.test(value) ? toNanoseconds(value) : undefined;
}

/**
 * A timestamp with all nine digits of its fraction, if it has one: parts of the service read `.5` as half a second,
 * others as 5 nanoseconds. Any other text stays as it is.
 */
export function fullFraction(text: string): string {
  const fraction = /^\d+\.(\d{1,8})$/.exec(text)?.[1];
  return fraction === undefined ? text : text + '0'.repeat(9 - fraction.length);
}

/**
 * A moment as the wire has it: seconds and nine digits of nanoseconds since the Unix epoch, exact. Before 1970 it
 * begins with a minus sign.
 *
 * @param moment A Date, a bigint of nanoseconds, a timestamp of the wire or an SDK's.
 * @throws ParameterError for anything else, and for a Date that is invalid.
 * @example
 * toTimestamp(new Date('2026-01-01')); // '1767225600.000000000'
 */
export function toTimestamp(moment: TimestampValue): string {
  const nanoseconds = toNanoseconds(moment);
  const size = nanoseconds < 0n ? -nanoseconds : nanoseconds;
  const fraction = String(size % nanosecondsPerSecond).padStart(9, '0');
  return `${nanoseconds < 0n ? '-' : ''}${size / nanosecondsPerSecond}.${fraction}`;
}

/**
 * Nanoseconds of a moment since the Unix epoch, exact.
 *
 * @param moment A Date, a bigint of nanoseconds, a timestamp of the wire or an SDK's.
 * @throws ParameterError for anything else, and for a Date that is invalid.
 * @example
 * toNanoseconds('1767225600.5'); // 1767225600500000000n
 */
export function toNanoseconds(moment: TimestampValue): bigint {
  if (typeof moment === 'bigint') return moment;
  if (moment instanceof Date && !Number.isNaN(moment.getTime()))
    return BigInt(moment.getTime()) * nanosecondsPerMillisecond;
  const text = isTimestamp(moment) ? timestampText(moment) : moment;
  const parts = typeof text === 'string' ? /^(-?)(\d+)(?:\.(\d{1,9}))?$/.exec(text) : null;
  if (!parts)
    throw new ParameterError(
      {
        parameter: 'timestamp',
        given: moment,
        allowed: 'a valid Date, a bigint of nanoseconds or seconds.nanoseconds as a string',
      },
      noCall,
    );
  const [, sign, seconds = '', fraction = ''] = parts;
  const size = BigInt(seconds) * nanosecondsPerSecond + BigInt(fraction.padEnd(9, '0'));
  return sign ? -size : size;
}

/**
 * The Date of a moment. A Date counts milliseconds: what is finer is cut off towards the past.
 *
 * @param moment A Date, a bigint of nanoseconds, a timestamp of the wire or an SDK's.
 * @throws ParameterError for anything else, and for a Date that is invalid.
 * @example
 * toDate('1767225600.123456789'); // 2026-01-01T00:00:00.123Z
 */
export function toDate(moment: TimestampValue): Date {
  const nanoseconds = toNanoseconds(moment);
  const rest = nanoseconds % nanosecondsPerMillisecond;
  const whole = nanoseconds / nanosecondsPerMillisecond;
  return new Date(Number(rest < 0n ? whole - 1n : whole));
}
