import { noContext, parameterErrorThrower } from '../errors/errors.js';
import { isTimestamp, type TimestampValue, textOnly, timestampText } from './inputs.js';
import { maxLength, type ParameterKind } from './kinds.js';

export const nanosecondsPerSecond = 1_000_000_000n;
const nanosecondsPerMillisecond = 1_000_000n;

/** Milliseconds of one record file: the rows of a ledger become visible file by file. */
export const recordFile = 2000;

/** Milliseconds by which the clock of this machine may be wrong. Computers without time synchronisation drift by minutes. */
export const clockError = 600_000;

const maxTimestamp = 9_223_372_036_854_775_807n;

/** A time as one instant. */
export const instantKind: ParameterKind = {
  name: 'timestamp',
  form: 'a Date, text such as 2026-01-01, 2026-01-01T12:00:00Z, gte:7d or of seconds.nanoseconds, or a bigint of nanoseconds',
  write(value) {
    if (typeof value === 'string') return writtenDate(value) ?? padFraction(value);
    if (typeof value === 'bigint' || (value instanceof Date && !Number.isNaN(value.getTime())))
      return toTimestamp(value);
    // A number is refused: it is too small for nanoseconds.
    if (isTimestamp(value)) return timestampText(value);
    return textOnly(value);
  },
  ordinal: readTimestamp,
  canExist: ({ bare, operator }) =>
    (readTimestamp(bare) ?? 0n) + (operator === 'gt' ? 1n : 0n) <= maxTimestamp,
};

export function nanoseconds(milliseconds: number): bigint {
  return BigInt(Math.ceil(milliseconds)) * nanosecondsPerMillisecond;
}

export function milliseconds(nanoseconds: bigint): number {
  return Number(nanoseconds / nanosecondsPerMillisecond);
}

/** Parts of the service read `.5` as half a second, others as 5 nanoseconds. */
function padFraction(text: string): string {
  const fraction = /^\d+\.(\d{1,8})$/.exec(text)?.[1];
  if (fraction === undefined) return text;
  return text + '0'.repeat(9 - fraction.length);
}

const isoDate = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d:\d\d)?)?$/;

/** An ISO 8601 date, month or year as a timestamp of its beginning. UTC if it has no offset, for a date with a time too, which `Date` reads as local time. */
function writtenDate(text: string): string | undefined {
  const whole = /^\d{4}(-\d\d)?$/.test(text) ? `${text}-01-01`.slice(0, 10) : text;
  const [, day, time = '00:00', seconds = '00', fraction = '', offset = 'Z'] = isoDate.exec(whole) ?? [];
  if (day === undefined || !new Date(`${day}T00:00Z`).toJSON()?.startsWith(day)) return undefined;
  const moment = Date.parse(`${day}T${time}:${seconds}${offset}`);
  if (Number.isNaN(moment)) return undefined;
  return toTimestamp(BigInt(moment) * nanosecondsPerMillisecond + BigInt(fraction.padEnd(9, '0')));
}

export function readTimestamp(value: unknown): bigint | undefined {
  if (typeof value !== 'string' || value.length > maxLength) return undefined;
  const [, seconds, fraction = ''] = /^(\d+)(?:\.(\d{1,9}))?$/.exec(value) ?? [];
  if (seconds === undefined) return undefined;
  return BigInt(seconds) * nanosecondsPerSecond + BigInt(fraction.padEnd(9, '0'));
}

/**
 * Converts a time to the form of the service: seconds since the Unix epoch and nine digits of nanoseconds, exact. A time
 * before 1970 starts with a minus sign.
 *
 * @param moment A Date, an ISO 8601 string, a bigint of nanoseconds, a timestamp of the service, or an SDK's Timestamp.
 * @throws ParameterError for any other value, and for an invalid Date.
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
 * Converts a time to nanoseconds since the Unix epoch, exact.
 *
 * @param moment A Date, an ISO 8601 string, a bigint of nanoseconds, a timestamp of the service, or an SDK's Timestamp.
 * @throws ParameterError for any other value, and for an invalid Date.
 * @example
 * toNanoseconds('1767225600.5'); // 1767225600500000000n
 */
export function toNanoseconds(moment: TimestampValue): bigint {
  if (typeof moment === 'bigint') return moment;
  if (moment instanceof Date && !Number.isNaN(moment.getTime()))
    return BigInt(moment.getTime()) * nanosecondsPerMillisecond;
  const given: unknown = isTimestamp(moment) ? timestampText(moment) : moment;
  const text = (typeof given === 'string' && writtenDate(given)) || given;
  const isNegative = typeof text === 'string' && text.startsWith('-');
  const size = readTimestamp(isNegative ? text.slice(1) : text);
  if (size === undefined) return parameterErrorThrower(noContext)('timestamp', moment, instantKind.form);
  return isNegative ? -size : size;
}

/**
 * Converts a time to a Date. A Date counts milliseconds: the rest is rounded down.
 *
 * @param moment A Date, an ISO 8601 string, a bigint of nanoseconds, a timestamp of the service, or an SDK's Timestamp.
 * @throws ParameterError for any other value, for an invalid Date, and for a time that a Date cannot hold.
 * @example
 * toDate('1767225600.123456789'); // 2026-01-01T00:00:00.123Z
 */
export function toDate(moment: TimestampValue): Date {
  const nanoseconds = toNanoseconds(moment);
  const isRoundedUp = nanoseconds % nanosecondsPerMillisecond < 0n;
  const date = new Date(milliseconds(nanoseconds) - (isRoundedUp ? 1 : 0));
  if (Number.isNaN(date.getTime()))
    parameterErrorThrower(noContext)('timestamp', moment, 'a time that a Date can hold');
  return date;
}
