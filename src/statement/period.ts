import { noContext, parameterErrorThrower } from '../errors/errors.js';
import { nanoseconds, type TimestampValue, toNanoseconds } from '../values/values.js';

/** The beginning and the end of a statement. */
export interface PeriodOptions {
  /** Where it begins: an instant, which is part of it, or a day, month or year such as `2025-12`, with its beginning. */
  readonly from: TimestampValue;
  /** Where it ends: an instant, which is not part of it, or a day, month or year, with its end. At most a minute ago. */
  readonly to: TimestampValue;
  /** The time zone of days, months and years, such as `Europe/Zurich`. @default UTC */
  readonly timeZone?: string | undefined;
}

/** In nanoseconds. */
export interface Period {
  readonly begin: bigint;
  /** The end that was asked for, which is not included. */
  readonly to: bigint;
  /** The same, or a minute ago if that is earlier. */
  readonly end: bigint;
}

/** Throws the `ParameterError` of a parameter of this room. */
export const throwParameterError = /*#__PURE__*/ parameterErrorThrower(noContext);

const form = 'a day, month or year such as 2025-12, or one instant such as 2025-12-01T12:00:00Z';
const calendarForm = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/;
const dayLength = 86_400_000;

/**
 * A statement ends at the latest so long before the present, in nanoseconds: rows of one record file were seen to become visible 1.5 s
 * apart, and clusters lag by some seconds.
 */
const settled = nanoseconds(60_000);

export function periodOf({ from, to: upTo, timeZone = 'UTC' }: PeriodOptions, now: number): Period {
  const clock = clockOf(timeZone);
  const begin = edgeOf('from', from, clock);
  const to = edgeOf('to', upTo, clock);
  const latest = nanoseconds(now) - settled;
  if (begin < 0n || begin >= latest) throwParameterError('from', from, 'a time of the past');
  if (to <= begin) throwParameterError('to', upTo, 'later than from');
  return { begin, to, end: to < latest ? to : latest };
}

/** The beginning of `from`, or the end of `to`. An instant is both. */
function edgeOf(name: 'from' | 'to', value: TimestampValue, clock: Intl.DateTimeFormat): bigint {
  const [text, year, month, day] = calendarForm.exec(String(value)) ?? [];
  if (text === undefined) return instantOf(name, value);
  const parts: [number, number, number] = [Number(year), Number(month ?? 1) - 1, Number(day ?? 1)];
  // The 30th of February would be the 2nd of March.
  const isDate = new Date(Date.UTC(...parts)).toJSON().startsWith(text);
  if (!isDate || typeof value !== 'string') throwParameterError(name, value, form);
  const smallest = [year, month, day].filter((part) => part !== undefined).length - 1;
  // The end of a month is the beginning of the next one.
  if (name === 'to') parts[smallest] = Number(parts[smallest]) + 1;
  return nanoseconds(beginOfDay(Date.UTC(...parts), clock));
}

function instantOf(name: string, value: TimestampValue): bigint {
  try {
    return toNanoseconds(value);
  } catch {
    return throwParameterError(name, value, form);
  }
}

/**
 * When a clock of the zone shows a midnight for the first time; `midnight` is that of UTC. Of the offsets a day before and a day after,
 * one holds. A midnight that the clock skips is the moment at which it does.
 */
function beginOfDay(midnight: number, clock: Intl.DateTimeFormat): number {
  const before = midnight - offsetAt(midnight - dayLength, clock);
  const after = midnight - offsetAt(midnight + dayLength, clock);
  const isMidnight = (moment: number): boolean => moment + offsetAt(moment, clock) === midnight;
  return [before, after].find(isMidnight) ?? before;
}

/** The clock of a zone minus that of UTC, in milliseconds. */
function offsetAt(moment: number, clock: Intl.DateTimeFormat): number {
  const parts = clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]);
  const { year, month, day, hour, minute, second } = Object.fromEntries(parts);
  return Date.UTC(year, month - 1, day, hour, minute, second) - moment;
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const format = { dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23', timeZone } as const;
  try {
    return new Intl.DateTimeFormat('en-CA', format);
  } catch {
    return throwParameterError('timeZone', timeZone, 'a time zone such as UTC or Europe/Zurich');
  }
}
